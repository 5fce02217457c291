# Slova stránek.

## Rám stránky

skip = Přeskočit na obsah
menu = Nabídka
language = Jazyk
language-cs = Čeština
language-sk = Slovenčina
language-en = English
theme = Barvy
theme-auto = podle zařízení
theme-light = světlé
theme-dark = tmavé
hint = Rada:
hints = Rady pro první hru
on = ano
off = ne
needs-script = Stoly potřebují JavaScript. Povolte ho prosím pro tuto stránku.
net-lost = Server teď není dostupný.
copied = Zkopírováno.
copy = Kopírovat
to-lobby = Do herny
error-heading = To se nepovedlo
http-400 = Požadavku nelze rozumět.
http-403 = Stránka je příliš stará. Načtěte ji znovu a zkuste to ještě jednou.
http-404 = Tady nic není.
http-405 = Tohle tady udělat nejde.
http-413 = To je příliš velké.
http-429 = Příliš mnoho požadavků. Chvíli počkejte a zkuste to znovu.
http-500 = Na naší straně se něco pokazilo. Nic se nezměnilo.

## Herna

lobby-heading = Železniční hry u jednoho stolu
lobby-lead = Vyberte hru, řekněte, kdo hraje, a začněte. Nikdo nepotřebuje účet. Přátelé přijdou přes odkaz, prázdná místa zaplní počítačoví hráči.
choose-game = Vyberte hru
my-tables = Vaše stoly
open-tables = Stoly, které čekají na hráče
watch-tables = Hry, na které se lze dívat
finished-tables = Vaše dohrané hry
go-on = Pokračovat
join = Přidat se
watch = Dívat se
look-again = Prohlédnout
play = Hrát
play-game = Hrát { $game }
rules = Pravidla
rules-of = Pravidla hry { $game }
board-is = Herní plán:
players-range = { $least }–{ $most } hráčů
minutes-range = { $least }–{ $most } minut
seats-free = { $count ->
        [one] jedno volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
seat-free = volné místo
bot-planner = Plánovač (počítač)
bot-random = Náhoda (počítač)

## Nový stůl

how-many = Kolik hráčů?
who-plays = Kdo hraje?
who-me = Já
who-here = Další člověk u tohoto zařízení
who-invited = Přítel přes odkaz
your-name = Jméno
name-of = Jméno hráče { $number }
options = Jak se hraje
more-settings = Další nastavení
list-table = Ukázat tento stůl všem v herně
seed-field = Rozdat podle tohoto čísla (stůl pak není zapečetěný)
start-table = Začít

## Čekání

waiting-heading = Stůl se chystá
invite = Pošlete tuto adresu přátelům. Kdo ji otevře, může si sednout na volné místo.
sit-down = Posadit se
not-here-yet = ještě tu není
free-seat = Uvolnit místo
fill-with-bots = Začít s počítačem na volných místech
about-table = O tomto stole
sealed = Stůl je zapečetěný: karty určuje tajné semínko, ke kterému zavazuje toto číslo. Na konci se semínko ukáže.
not-sealed = Stůl není zapečetěný: rozdalo se podle čísla { $seed }.
bring-seat = Tento odkaz přenese místo hráče { $name } na toto zařízení. Dosavadní zařízení ho ztratí.
bring-here = Přenést místo sem

## U stolu

board = Herní plán
board-frame = Herní plán; lze posouvat a zvětšovat
zoom-in = Zvětšit
zoom-out = Zmenšit
zoom-fit = Celá šířka, nebo celý plán
whose-turn = Kdo je na tahu
your-turn = Jste na tahu
turn-of = Rozhoduje { $name }
watching = Díváte se jako divák.
choose-something = Klikněte na to, co na plánu svítí, nebo vyberte níže.
choose-more = Vybírejte dál.
confirm = Provést
cancel-choice = Vybrat znovu
what-you-may = Co můžete udělat
undo-free = Vzít poslední tah zpět
undo-ask = Požádat o vrácení svého posledního tahu
wish = { $name } žádá o vrácení { $moves ->
        [one] jednoho tahu
        [few] { $moves } tahů
       *[other] { $moves } tahů
    }. { $waiting ->
        [none] Všichni souhlasí.
       *[other] Ještě neodpověděli: { $waiting }.
    }
taken-back = Vráceno tahů: { $moves } (na žádost: { $name }).
agree = Souhlasím
refuse = Nesouhlasím
at-table = U stolu
you = vy
away = není tu
decides = rozhoduje
score = Body
bot-plays = hraje počítač
let-bot = Nechat hrát počítač
let-bot-for = Nechat za hráče { $name } hrát počítač
take-back = Jsem zpět
log = Co se stalo
log-empty = Ještě se nic nestalo.
chat-placeholder = Řekněte něco ostatním
chat-send = Říct
in-words = Pozice slovy
invite-watch = Adresa tohoto stolu:
personal-link = Osobní odkaz přenese vaše místo na jiné zařízení. Nechte si ho pro sebe:
hand-over = Předejte zařízení hráči { $name }
who-looks = Kdo se dívá?
curtain-why = Karty na ruce jsou skryté, dokud se nedívá ten pravý.
i-am = Jsem { $name }

## Konec a přehrání

winner = { $count ->
        [one] Vítězí { $names }.
        [few] O vítězství se dělí { $names }.
       *[other] O vítězství se dělí { $names }.
    }
in-all = celkem
seed-was = Tajné semínko bylo
play-again = Hrát znovu
go-to-next = K novému stolu
verify = Ověřit hru
download = Stáhnout záznam
replay = Přehrát hru
replay-at = Tah { $at } z { $last }
replay-slider = Pozice
replay-keys = Šipkami procházíte hru po tazích.
replay-deal = Hra je rozdaná.
replay-nothing = Nic, co by bylo vidět.
step-first = Na začátek
step-back = O tah zpět
step-on = O tah dál
step-last = Na konec
whose-eyes = Číma očima
eyes-spectator = očima diváka
eyes-above = shora: všechno
nothing-hidden = Nic skrytého.
to-table = Ke stolu
