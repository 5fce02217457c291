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
hints = Rady pro první partii
on = ano
off = ne
needs-script = Stoly potřebují JavaScript. Povolte ho prosím pro tuto stránku.
net-lost = Server teď není dostupný.
copied = Zkopírováno.
copy = Kopírovat
to-lobby = Do herny
leave = Odejít do herny; stůl tam na vás počká
trouble-heading = To se nepovedlo
http-400 = Tomuto požadavku nerozumíme.
http-403 = Stránka je příliš stará. Načtěte ji znovu a zkuste to ještě jednou.
http-404 = Tady nic není.
http-405 = Tohle tady udělat nejde.
http-413 = To je příliš velké.
http-429 = Příliš mnoho požadavků. Chvíli počkejte a zkuste to znovu.
http-500 = Na naší straně se něco pokazilo. Nic se nezměnilo.

## Herna

lobby-heading = Železniční hry u jednoho stolu
lobby-lead = Vyberte hru, řekněte, kdo hraje, a začněte. Účet není potřeba: prázdná místa obsadí boti, přátelé přijdou přes odkaz.
choose-game = Vyberte hru
my-tables = Vaše stoly
more-tables = { $count ->
        [one] Ještě jeden stůl
        [few] Ještě { $count } stoly
       *[other] Ještě { $count } stolů
    }
open-tables = Stoly, které čekají na hráče
watch-tables = Hry, na které se dá dívat
finished-tables = Vaše dohrané hry
go-on = Pokračovat
join = Přidat se
watch = Dívat se
look-again = Prohlédnout
play-game = Hrát { $game }
rules = Pravidla
rules-of = Pravidla hry { $game }
board-is = Herní plán –
players-range = { $least }–{ $most ->
        [few] { $most } hráči
       *[other] { $most } hráčů
    }
minutes-range = { $least }–{ $most } minut
seats-free = { $count ->
        [one] jedno volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
seat-free = volné místo

## Nový stůl

how-many = Kolik hráčů?
who-plays = Kdo hraje?
who-me = Já, na tomto zařízení
who-here = Někdo další na tomto zařízení
who-invited = Někdo, komu pošlu odkaz
who-beginner = Bot začátečník: na první hru
who-casual = Bot pohodář: hraje pro radost
who-club = Bot klubový hráč: plánuje dobře
who-expert = Bot expert: zváží každý tah
who-master = Bot mistr: těžko ho porazíte
who-random = Bot, který hraje náhodně
who-begins = Kdo začíná?
begins-by-lot = rozhodne los
your-name = Jméno
name-of = Jméno hráče { $number }
options = Varianty
more-settings = Další nastavení
list-table = Ukázat tento stůl všem v herně
practice-field = Na cvičení: zpět se dá vzít všechno, trenér radí a výsledek se nepočítá
resigning-field = Když se někdo vzdá:
resigning-planner = hraje za něj dál bot
resigning-nobody = nehraje za něj nikdo a hra tím končí
seed-field = Rozdat podle tohoto čísla, když chcete hru opakovat (stůl pak není zapečetěný)
start-table = Začít hru

## Čekání

waiting-heading = Čeká se na hráče
invite = Pošlete tuto adresu přátelům. Kdo ji otevře, může si sednout na volné místo. Až budou všichni, hra sama začne.
lot-waits = Kdo začne, rozhodne los, až tu budou všichni.
begins-tag = začíná
sit-down = Sednout si sem
not-here-yet = ještě tu není
free-seat = Uvolnit místo
fill-with-bots = Nečekat: volná místa obsadí boti
close-table = Zavřít tento stůl
closed-heading = Stůl je zavřený
closed-words = Kdo tento stůl založil, ho před hrou zavřel.
about-table = O tomto stole
sealed = Stůl je zapečetěný: karty určuje tajné semínko, ke kterému zavazuje toto číslo. Na konci se semínko ukáže.
not-sealed = Stůl není zapečetěný: rozdalo se podle čísla { $seed }.
seed-known = U tohoto stolu se rozdává podle čísla { $seed }, které bylo zadáno při založení: kdo stůl založil, může znát všechny karty. Stůl není zapečetěný.
seed-known-short = nezapečetěný: zakladatel může znát karty
deal-anew = Rozdávalo se znovu, protože chybělo číslo slíbené pro semínko: { $names }.
seal-changed = Tento stůl ukazuje jinou pečeť než předtím. Váš prohlížeč k ní nic nepřidá. Zeptejte se toho, kdo server provozuje, nebo od stolu odejděte.
bring-seat = Tento odkaz přenese místo hráče { $name } na toto zařízení. Dosavadní zařízení ho ztratí.
bring-here = Přenést místo sem
seat-lost = Přišel hráč { $name } o své místo, třeba s prohlížečem nebo s jeho cookies?
seat-give-back = Vrátit ho odkazem
give-back-send = Pošlete tento odkaz hráči { $name } a nikomu jinému. Kdo ho otevře, dostane místo; všichni u stolu uvidí, že jste ho vrátili.
back-to-table = Zpět ke stolu
handed = vráceno
handed-why = Kdo stůl založil, vrátil místo hráče { $name } odkazem.

## U stolu

board = Herní plán
board-frame = Herní plán; dá se posouvat a zvětšovat
zoom-in = Zvětšit
zoom-out = Zmenšit
zoom-fit = Celý plán
whose-turn = Kdo je na tahu
your-turn = Jste na tahu
turn-of = Na tahu je { $name }
asked-of = { $name } rozhoduje: { $ask }
watching = Jste tu jako divák.
confirm = Potvrdit
cancel-choice = Zrušit
what-you-may = Co můžete udělat
practice-tag = cvičný stůl
undo-free = Vzít zpět
undo-ask = Požádat o vrácení
wish = { $name } žádá o vrácení { $moves ->
        [one] jednoho tahu
        [few] { $moves } tahů
       *[other] { $moves } tahů
    }. { $waiting ->
        [none] Všichni souhlasí.
       *[other] Odpověď ještě chybí: { $waiting }.
    }
wish-abandon = { $name } navrhuje hru tady ukončit bez výsledku. { $waiting ->
        [none] Všichni souhlasí.
       *[other] Odpověď ještě chybí: { $waiting }.
    }
told-resigned = { $name } se vzdává.
told-quiet = Zakladatel stolu vypnul zprávy.
told-talk = Zakladatel stolu zprávy zase zapnul.
has-resigned = vzdáno
chat-is-off = Zakladatel stolu vypnul zprávy.
leaving = Odejít ze hry
abandon = Navrhnout všem hru tady ukončit
resign = Vzdát se
resign-planner = Dál za vás hraje bot.
resign-nobody = Hra tím končí pro všechny.
talk-off = Vypnout zprávy
talk-on = Zapnout zprávy
ended-abandoned = Hra byla ukončena bez výsledku: všichni souhlasili.
ended-resigned = Hra skončila vzdáním: { $names }.
taken-back = { $name } bere zpět { $moves ->
        [one] jeden tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }.
agree = Souhlasím
refuse = Nesouhlasím
at-table = U stolu
you = vy
away = není tu
decides = na tahu
score = Body
bot-plays = hraje bot
let-bot = Ať hraje bot
let-bot-for = Ať za hráče { $name } hraje bot
take-back = Jsem zpět
log = Co se stalo
log-empty = Ještě se nic nestalo.
chat-placeholder = Napište ostatním
chat-send = Poslat
in-words = Pozice slovy
invite-watch = Adresa tohoto stolu; kdo ji otevře, může se dívat:
personal-link = Osobní odkaz přenese vaše místo na jiné zařízení. Nechte si ho pro sebe:
hand-over = Předejte zařízení hráči { $name }
who-looks = Kdo se dívá?
curtain-why = Karty v ruce zůstanou skryté, dokud se nedívá ten, komu patří.
i-am = Jsem { $name }, ukázat karty

## Konec a přehrání

winner = { $count ->
        [one] Vítězí { $names }.
        [few] O vítězství se dělí { $names }.
       *[other] O vítězství se dělí { $names }.
    }
in-all = Celkem
seed-was = Tajné semínko bylo
check-good = Ověřil váš vlastní prohlížeč: pečeť drží, vaše číslo je v ní a všechno, co prohlížeč viděl, je v záznamu.
check-partly = Ověřil váš vlastní prohlížeč: pečeť drží a všechno, co prohlížeč viděl, je v záznamu. Vlastní číslo sem nepřidával.
check-chain = Váš prohlížeč ověřil záznam: řádky na sebe nenavazují. Někdo v něm později něco změnil.
check-seen = Váš prohlížeč ověřil záznam: viděl něco jiného, než co v něm stojí teď.
check-commitment = Váš prohlížeč ověřil záznam: semínko není to, které stůl slíbil před rozdáním.
check-nonce = Váš prohlížeč ověřil záznam: číslo, které přidal k semínku, tam není tak, jak bylo.
check-order = Váš prohlížeč ověřil záznam: čísla byla ukázána dřív, než je všichni slíbili, nebo to nejsou ta slíbená.
check-lot = Váš prohlížeč ověřil záznam: kdo začíná, nevychází ze semínka.
check-print = Otisk hry, stejný pro všechny, kdo ji hráli:
check-keep = Uložit, co si prohlížeč pamatuje
play-again = Hrát znovu
go-to-next = K novému stolu
verify = Ověřit hru
download = Stáhnout záznam
replay = Průběh hry
replay-at = Tah { $at } z { $last }
replay-slider = Tah
replay-keys = Mezerník přehrává a zastavuje, šipky procházejí hru krok po kroku.
replay-deal = Hra je rozdaná.
replay-nothing = Nic, co by bylo vidět.
replay-before = Před tahem { $number } z { $last }
replay-played = Zahráno: { $move }
replay-better = Lepší{ $percent ->
        [0] { "" }
       *[other] { " " }o { $percent } % šancí
    }: { $move }
replay-no-chances = Šance se tu ukážou, až trenér hru rozebere:
step-first = Na začátek
step-back = O tah zpět
step-on = O tah dál
step-last = Na konec
whose-eyes = Číma očima
eyes-spectator = očima diváka
eyes-above = shora: všechno
own-view = { $name }: vlastní pohled
to-table = Ke stolu

## Stůl na obrazovce

offline = Spojení se serverem vypadlo. Stůl se vrátí sám.
own-things = Karty a desky
parts-of-table = Části stolu
turn-in-progress = Rozehraný tah
more-of-table = Víc o stole
tab-story = Průběh
tab-words = Slovy
tab-legend = Značky
tab-about = O stole
tab-turn = Tah
tab-hand = Ruka
tab-offer = Nabídka
tab-own = Moje deska
tab-people = Hráči
tab-more = Víc
whole-mat = Celá deska
whole-mat-of = Celá deska hráče { $name }
close = Zavřít

## Vybírání a dění

choose-here = Vyberte na plánu nebo v seznamu.
choose-next = Vyberte dál: co k tomu patří, je vyznačené.
kinds-of-moves = Co chcete udělat?
list-of-moves = Seznam
search-moves = Hledat
search-nothing = Nic takového teď udělat nejde.
which-one = Co z toho?
undo-keys = Klávesa Z
switch-confirm = Potvrzovat tahy
switch-confirm-no = jen důležité
switch-confirm-yes = vždy
switch-sound = Tiché zvuky
switch-notify = Upozornit mě, když jsem na tahu
notify-insecure = Prohlížeč dovolí upozornění jen na šifrovaných adresách nebo na počítači, na kterém stůl běží.
notify-refused = Prohlížeč této stránce upozornění nedovolil.

## Pozvánka, která funguje

invite-only-here = Tuto adresu otevře jen tento počítač. Aby se mohli připojit ostatní, ukončete server a spusťte ho pomocí { $command }: ukáže pak adresu ve vaší domácí síti a kód k naskenování.
invite-scan = Na telefonu stačí místo opisování adresy naskenovat tento kód.
invite-others = Kdyby se ta adresa neotevřela, zkuste některou z těchto:

## Kolem hry

play-now = Hrát hned
first-game = První partie
first-game-of = Naučit se { $game } hraním
set-up = Připravit stůl
set-up-game = Připravit stůl pro { $game }
you-play-as = Hrajete jako
change-name = Změnit jméno
name-ask = Jak vám máme říkat?
name-default = Hráč
name-play = Hrát
name-keep = Uložit
name-cancel = Zpět
contents = Obsah
save-picture = Obrázek pro přátele
how-it-went = Body tah po tahu
as-numbers = V číslech
replay-play = Přehrát
replay-pause = Zastavit
replay-speed = Rychlost
speed-slow = pomalu
speed-normal = běžně
speed-quick = rychle
seats-wait = ještě volné
sit-here-too = Posadit někoho k tomuto zařízení
tour-heading = První partie
tour-next = Dál
tour-begin = Jdeme hrát
tour-skip = Ukončit průvodce
tour-close = Hrát dál
tour-end = Takhle tahy probíhají, dál už to půjde i bez průvodce. Všechno ostatní je v pravidlech, a když na něco kliknete a nejde to, stůl řekne proč.
tour-advice = Zkuste třeba: { $move }
tour-only = Jde jen jedno: { $move }

## Chyby: stoly v prohlížeči

error-no-table = Takový stůl tu není. Možná se adresa nezkopírovala celá.
error-not-your-seat = Toto místo nepatří tomuto prohlížeči.
error-not-your-eyes = Dokud hra neskončí, dá se dívat jen z vlastních míst.
error-not-a-seat = Takové místo u tohoto stolu není.
error-not-your-turn = Teď rozhoduje jiný hráč.
error-seat-taken = Toto místo už není volné.
error-too-late-to-leave = Hra už začíná, místo nelze uvolnit.
error-host-only = To může jen ten, kdo stůl založil.
error-not-begun = Hra ještě nezačala.
error-not-over = Hra ještě neskončila.
error-bot-minds = Za toto místo hraje bot. Nejdřív si ho vezměte zpět.
error-entry-stale = Mezitím se něco stalo. Podívejte se na pozici znovu.
error-no-wish = O vrácení tahu nikdo nežádá.
error-chat-text = Napište jeden řádek, 1 až { $most } viditelných písmen, znaků nebo emoji.
error-not-all-promised = Ještě ne všichni slíbili číslo pro semínko. Vaše se ukáže, až budou všichni.
error-nonce-other = To není číslo, které bylo pro semínko slíbeno.
error-stand-in = Za toho, kdo odešel, smí hrát jen bot „planner“.
error-chat-off = Zakladatel u tohoto stolu vypnul zprávy.
error-chat-much = To je moc zpráv najednou. Chvíli počkejte, než napíšete další.
error-resigned = Tento hráč se vzdal.
error-over = Hra skončila.
error-table-closed = Kdo tento stůl založil, ho zavřel.
error-too-late-to-close = Zavřít jde jen stůl, kde hra ještě nezačala. Hra skončí, když se někdo vzdá nebo se všichni dohodnou.
error-no-person = Nesedí tam žádný člověk.
error-not-absent = Tento hráč tu je, nebo je pryč méně než { $seconds } sekund.
error-link-used = Tento odkaz už byl použit. Nový je na stránce toho místa.
error-link-bad = Tento odkaz je poškozený nebo z jiného serveru.
error-name-taken = Jméno { $name } je obsazené. Zvolte jiné.
error-seed-number = Číslo pro rozdání musí mít 1 až 15 číslic.
error-theme = Barvy „{ $theme }“ neexistují. Vyberte z: { $themes }.
error-no-picture = Takový obrázek tu není.
error-too-many-streams = Z této adresy je otevřeno příliš mnoho stránek; najednou jich smí být nejvýš { $most }.
error-database-newer = Databázi stolů zapsala novější verze Kolejiště ({ $reason }). Použijte tu verzi, nebo jinou složku.
error-folder-owned = Stoly ve složce { $folder } už obsluhuje jiné Kolejiště. Nejdřív ho ukončete, nebo zadejte jinou složku pomocí --folder.
error-bots-only = Hrát musí aspoň jeden člověk: na hry samotných botů je „kolejiste simulate“.
error-too-many-tables = Z této adresy bylo založeno příliš mnoho stolů: za hodinu jich smí být nejvýš { $most }. Další půjde založit { $minutes ->
    [one] za minutu
    [few] za { $minutes } minuty
   *[other] za { $minutes } minut
  }.
error-too-much-thinking = Vaši boti přemýšleli během hodiny { $minutes } minut. U vašich stolů hrají dál; s novými chvíli počkejte, nebo hrajte s lidmi.
error-admin-no-table = Stůl { $table } tu není.
error-admin-bad-file = V souboru { $file } není stůl, u kterého by se dalo hrát dál: { $reason }
error-admin-table-exists = Stůl { $table } už tu je. Má-li ho nahradit stůl ze souboru, nejdřív ho smažte.
error-admin-backup-exists = Ve složce { $folder } už kopie je. Zadejte novou složku.
error-admin-backup-elsewhere = Tato databáze není soubor. Zálohujte ji nástroji jejího serveru, třeba pg_dump.
error-database-kind = Zadejte adresu databáze PostgreSQL, třeba postgresql://user@host/kolejiste. Bez ní se stoly ukládají do složky.
error-database-away = Databázi nelze použít: { $reason }

## Trenér

hints-field = S radami: kdo je na tahu, smí se zeptat trenéra
hints-table = U tohoto stolu se radí: kdo je na tahu, smí se zeptat trenéra.
hints-shut = U tohoto stolu se neradí.
hint-ask = Zeptat se trenéra
hint-key = Zeptat se trenéra (klávesa ?)
hint-thinks = Trenér přemýšlí…
hint-heading = Trenér by zahrál
hint-show = Ukázat na plánu
analysis = Rozbor hry
analysis-of = Rozbor: { $game }
analysis-thinks = Trenér si hru znovu přehrává. Potrvá to asi minutu.
analysis-progress = probráno { $done } z { $all } částí hry
analysis-whose = Čí hra
analysis-to-replay = Na tah { $number } v průběhu hry
analysis-chart-about = Každá čára je šance jednoho hráče na výhru, se všemi kartami odkrytými. Tečky ukazují, co se po vlastním tahu dalo čekat podle toho, co se tehdy vědělo; velké jsou tahy, které stály nejvíc, a kliknutí vede na to místo v průběhu hry.
analysis-numbers = Šance v číslech
chances-title = Šance
chances-public = podle toho, co ví každý
chances-known = šance na výhru se všemi kartami odkrytými
chances-mine = podle toho, co víte vy
error-analysis-later = Rozbor bude, až hra skončí.
error-analysis-of-people = Trenér rozebírá jen rozhodnutí lidí a tady hrál bot.
error-hints-shut = U tohoto stolu se neradí: nesouhlasili s tím všichni.
error-chances-shut = Šance vidí ti, kdo se dívají, a hráči u cvičných stolů.
## Hodiny

clock = Hodiny
clock-field = Čas na přemýšlení
clock-none = bez hodin
clock-move = { $time } na každý tah
clock-bank = { $time } na celou hru{ $has ->
    [yes] {" "}a k tomu { $increment } za každý tah
   *[no] {""}
  }
clock-of-table = Hodiny: { $clock }.
clock-zero-field = Když dojde čas
clock-zero-move = ten tah odehraje bot
clock-zero-seat = místo převezme bot
clock-zero-resign = hráč se vzdává
clock-at-zero-move = Komu dojde čas, za toho ten tah odehraje bot.
clock-at-zero-seat = Komu dojde čas, za toho hraje bot, dokud si místo nevezme zpět.
clock-at-zero-resign = Komu dojde čas, ten se tím vzdal.
clock-night-field = V noci hodiny stojí
clock-night-none = ne, jdou i v noci
clock-night-span = od { $begins } do { $ends }
clock-zone-field = Časové pásmo noci
clock-nights = Od { $begins } do { $ends } hodiny stojí ({ $zone }).
clock-vacation-field = Dovolená pro každého
clock-vacation-none = žádná
clock-vacation-choice = { $days } dní na tuto hru
clock-vacation-choice-yearly = { $days } dní v roce
clock-vacations = Každý si může vzít { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
  } dovolené, po kterou jeho hodiny stojí.
clock-vacations-yearly = Každý si může v každém kalendářním roce vzít { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
  } dovolené, po kterou jeho hodiny stojí.
clock-flagged = došel čas, hraje bot
clock-tag-flagged = došel čas
clock-tag-vacation = dovolená
clock-paused = přestávka
clock-paused-words = Hra má přestávku: hodiny stojí a nikdo netáhne.
clock-night-now = noc, hodiny stojí
clock-vacation-until = na dovolené do { $date }
clock-left = { $name }: zbývá { $time }
clock-hurry = Dochází vám čas: zbývá { $time }.
pause-ask = Navrhnout přestávku
pause-end = Ukončit přestávku
pause-why = O přestávce hodiny stojí a nikdo netáhne. Musí souhlasit všichni.
pause-ends-why = Když nebudou hned souhlasit všichni, hra bude pokračovat za hodinu.
wish-pause = { $name } navrhuje přestávku. { $waiting ->
        [none] Všichni souhlasí.
       *[other] Odpověď ještě chybí: { $waiting }.
    }
wish-go-on = { $name } chce hrát dál; nejpozději to bude za hodinu od návrhu. { $waiting ->
        [none] Všichni souhlasí.
       *[other] Odpověď ještě chybí: { $waiting }.
    }
vacation-take = Odejít na dovolenou
vacation-days-field = Kolik dní dovolené
vacation-stops-not = Hodiny, které už jdou, dovolená nezastaví.
vacation-of = { $name }: { $days ->
    [0] dovolená vyčerpaná
    [one] zbývá den dovolené
    [few] zbývají { $days } dny dovolené
   *[other] zbývá { $days } dní dovolené
  }
vacation-end = Vrátit se z dovolené
vacation = Dovolená
vacation-why = U těchto stolů je domluvená dovolená. Než se vrátíte, vaše hodiny tam stojí a všichni to vidí. Kdo táhne, je zpátky.
vacation-at = { $game }: { $days ->
    [0] nezbývá nic
    [one] zbývá den
    [few] zbývají { $days } dny
   *[other] zbývá { $days } dní
  }{ $yearly ->
    [yes] { " " }v tomto roce
   *[no] { "" }
  }
vacation-everywhere = Odejít na dovolenou všude
vacation-back = Vrátit se všude
vacation-begun = máte { $days ->
    [one] den
    [few] { $days } dny
   *[other] { $days } dní
  } dovolenou.
vacation-over = jste zpátky.
vacation-nowhere = U žádného vašeho stolu není dovolená domluvená.
error-vacation-number = Dovolená je počet dní od 1 do { $most }.
told-flag-move = { $name }: došel čas, tento tah odehraje bot.
told-flag-seat = { $name }: došel čas, dál hraje bot.
told-flag-resign = { $name }: došel čas.
told-pause = Hra má přestávku, všichni souhlasili.
told-go-on = Hra pokračuje.
told-vacation = { $name } má { $days ->
    [one] den
    [few] { $days } dny
   *[other] { $days } dní
  } dovolenou.
told-back = { $name } je zpátky z dovolené.
error-time-is-up = Na tento tah už došel čas.
error-paused = Hra má přestávku. Nejdřív ji ukončete.
error-pause-already = Přestávka už je.
error-pause-not = Přestávka teď není.
error-no-clock = U tohoto stolu nejsou hodiny.
error-vacation-none = Na dovolené teď nejste.
error-vacation-already = Na dovolené už jste.
error-vacation-days = { $days ->
    [0] U tohoto stolu už vám žádná dovolená nezbývá.
    [one] U tohoto stolu vám zbývá jeden den dovolené.
    [few] U tohoto stolu vám zbývají { $days } dny dovolené.
   *[other] U tohoto stolu vám zbývá { $days } dní dovolené.
  }
error-vacation-turn = Vaše hodiny už jdou: nejdřív táhněte, pak odejděte na dovolenou. Na přestávce se můžou dohodnout všichni.

## Programy u stolu

program-tag = program
program-why = Za toto místo hraje program, který patří hráči { $name }.
program-heading = Nechat hrát vlastní program
program-words = S klíčem hraje za toto místo program v jakémkoli jazyce: dozví se, co místo smí vědět, a odpoví tahem. Že hraje program, vidí všichni. Jak ho napsat, říká docs/write-a-bot.md.
program-token = Vydat klíč
program-revoke = Zrušit klíč
program-once = Klíč si nechte pro sebe. Ukáže se jen teď a nový ho nahradí.
program-try = Na zkoušku:
error-token-bad = Tento klíč k žádnému místu nepatří, nebo už neplatí. Nový vydá majitel místa na stránce stolu.
error-program-often = Za jedno místo se smí program zeptat nejvýš { $most }krát za minutu.

## Moje hry

mine = Moje hry
mine-all = Moje hry a výsledky
mine-going = Rozehrané
mine-none = Nic tu nemáte rozehráno.
mine-left = zbývá { $left }
mine-ended = Dohrané
mine-no-result = bez výsledku
mine-place = { $place }. místo { $players ->
        [few] ze
       *[other] z
    } { $players }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
mine-results = Výsledky podle her
mine-game = Hra
mine-games = Partie
mine-won = Výhry
mine-best = Nejvíc bodů
mine-rivals = S kým
mine-rival = Soupeř
mine-ahead = Před ním
mine-behind = Za ním
mine-even = Nastejno
mine-counts = Cvičné partie, vzdané partie a ty, kde jste seděli na více místech, se nepočítají.
mine-devices = Na mých dalších zařízeních
mine-devices-why = Vaše hry patří tomuto prohlížeči. Chcete-li, vezměte si je s sebou: přes odkaz je můžete hrát na telefonu i na počítači zároveň, a když o zařízení přijdete, dostanete se k nim zpátky. Ke hraní nic z toho není potřeba.
link-make = Vytvořit záchranný odkaz
link-revoke = Zrušit odkaz
link-there = Máte záchranný odkaz, který ještě nikdo nepoužil. Nový ho nahradí.
link-heading = Váš záchranný odkaz
link-words = Otevřete ho na svém druhém zařízení, nebo si ho schovejte tam, kam nikdo jiný nevidí. Kdo ho otevře, dostane všechny vaše hry i místa.
link-once = Ukazuje se jen teď a platí jednou. Zrušit ho nebo si vytvořit jiný můžete v Mých hrách.
come-heading = Vaše hry na tomto zařízení
come-words = Tento odkaz přinese všechny hry a místa svého majitele i sem. Pokračujte, jen pokud je odkaz váš.
come-bring = Přibrat i hry, které už tento prohlížeč má ({ $count })
come-bring-why = Jinak na vás počkají, než toto zařízení v Mých hrách zase odeberete.
come-here = Hrát i tady
device-first = První zařízení
device-link = Přišlo přes odkaz
device-passkey = Přišlo s přístupovým klíčem
device-here = toto zařízení
device-leave = Odebrat toto zařízení
device-remove = Odebrat
mine-data = Co o mně server ví
export = Uložit všechno do souboru
forget = Zapomenout na mě
forget-goes = Vaše zařízení, přístupové klíče, odkazy, e-mailová adresa i odběry zpráv se hned smažou. Nikdo je nevrátí.
forget-games = Rozehrané partie se za vás vzdají, od čekajících stolů se odejde nebo se zavřou.
forget-stays = Co zůstane: jména, pod kterými jste hráli, a co jste u stolu napsali, stojí v záznamech partií. Ostatní je viděli a mohou si je ověřit. Nic už z nich ale k vám nevede.
forget-sure = Ano, zapomenout
error-come-used = Tento odkaz už byl použit nebo zrušen. Nový vytvoříte v Mých hrách na zařízení, které je ještě má.
error-come-other = Tento prohlížeč už patří někomu, kdo má vlastní hry. Nejdřív ho v Mých hrách odeberte.
error-come-many = Tolik zařízení stačí: nejvýš { $most }. Nejdřív v Mých hrách některé odeberte.
error-leave-last = Tohle je vaše poslední zařízení a zpátky k vašim hrám by nevedl odkaz ani přístupový klíč. Nejdřív si některý vytvořte.
error-too-many-people = Z této adresy přišlo moc nových lidí najednou. Počkejte hodinu.
error-no-such-person = Tento prohlížeč nic takového zatím nemá.
error-forget-unsure = Nic se nezapomnělo: chybělo potvrzení.
passkey-heading = Přístupový klíč
passkey-why = Přístupový klíč má váš telefon, počítač nebo správce hesel a otevře vaše hry na dalším zařízení otiskem prstu či pohledem. Žádné heslo.
passkey-make = Vytvořit přístupový klíč
passkey-enter = Mám přístupový klíč
passkey-bring = a přibrat hry, které už tento prohlížeč má
passkey-one = Přístupový klíč
passkey-refused = Prohlížeč žádný přístupový klíč nevytvořil ani nenašel. Nic se nezměnilo.
error-passkey-here = Přístupové klíče dovolují prohlížeče jen na šifrovaných adresách (https) se jménem nebo na localhostu. Tady poslouží záchranný odkaz.
error-passkey-bad = Tento přístupový klíč neplatí. Zkuste to znovu.
error-passkey-unknown = Tento přístupový klíč tu nikdo nemá. Možná byl odebrán.
error-passkey-many = Tolik přístupových klíčů stačí: nejvýš { $most }. Nejdřív některý odeberte.
messages = Zprávy, že jsem na tahu
messages-why = U partií, které trvají dny, vám server může dát vědět, že jste na tahu: nejvýš jednou za tah a jen když se právě nedíváte. Ve zprávě stojí, která hra a s kým, o kartách nic.
push-heading = Na tomto zařízení
push-on = Dávat mi vědět tady
push-off = Vypnout
push-is-on = Toto zařízení vám dá vědět, i když je stránka zavřená.
push-insecure = Zprávy prohlížeče přijímají jen na šifrovaných adresách (https) nebo na počítači, kde server běží.
push-failed = Služba výrobce prohlížeče není k zastižení. Nic se nezměnilo.
mail-heading = E-mailem
mail-address = E-mailová adresa
mail-ask = Posílat mi zprávy
mail-daily = nejvýš jednu denně, se vším, co čeká
mail-unconfirmed = čeká, až otevřete odkaz, který jsme poslali
mail-each-on = zpráva za každý tah
mail-daily-on = nejvýš jedna zpráva denně
mail-stop = Zprávy zastavit
mail-sent = Na { $address } je zpráva na cestě. Otevřete odkaz v ní, a je to. Kdyby nic nepřišlo, podívejte se do nevyžádané pošty nebo to za hodinu zkuste znovu.
mail-confirm-subject = Kolejiště: je to vaše adresa?
mail-confirm-body = Někdo, snad vy, chce na tuto adresu dostávat zprávy, že je na tahu v železničních hrách. Pokud jste to vy, otevřete tento odkaz:

    { $address }

    Pokud ne, nedělejte nic. Další zprávy nepřijdou.
mail-confirm-words = Mají zprávy o vašem tahu chodit na { $address }?
mail-confirm = Ano, posílejte je
mail-confirmed = Hotovo. Dáme vám vědět, když budete na tahu a nebudete se dívat.
mail-stop-words = Už žádné zprávy o vašem tahu?
mail-stopped = Další zprávy už nepřijdou.
mail-why = Tyto zprávy dostáváte, protože chcete vědět, kdy jste na tahu. Zastavíte je tady:
message-turn = { $game }: jste na tahu
message-deal = { $game }: stůl čeká na váš prohlížeč
message-others = Soupeři: { $others }.
message-many = { $count ->
        [one] Čeká na vás { $count } partie
        [few] Čekají na vás { $count } partie
       *[other] Čeká na vás { $count } partií
    }
message-room = { $game }: na tahu je { $name }.
message-room-deal = { $game }: čeká se na prohlížeč hráče { $name }.
hook-field = Adresa místnosti v chatu, které se má hlásit, kdo je na tahu (webhook ve Slacku, Mattermostu, Discordu…):
hook-set = Místnosti v chatu se hlásí, kdo je na tahu. Nová adresa ji nahradí, prázdná to ukončí:
hook-keep = Uložit
install-heading = V telefonu
install-why = Kolejiště si můžete přidat na plochu: v nabídce prohlížeče zvolte „Instalovat“ nebo „Přidat na plochu“. Bez připojení ukáže poslední pozici, kterou jste viděli.
kept = Bez připojení. Tohle jste viděli naposledy:
offline-heading = Bez připojení
offline-words = Tuto stránku toto zařízení ještě nevidělo. Stoly, na které jste se tu dívali, se dají otevřít i bez připojení.
error-messages-off = Správce tohoto serveru zprávy nezapnul.
error-mail-off = Správce tohoto serveru e-mail nezapnul.
error-mail-address = Na takovou e-mailovou adresu neumíme napsat.
error-mail-many = To už jste zkoušeli často. Počkejte hodinu.
error-mail-link-old = Tento odkaz už neplatí.
error-address-bad = Na tuto adresu nejde nic poslat. Musí začínat https:// a nesmí v ní být heslo.
error-address-inside = Tato adresa leží ve vlastní síti serveru. Tam se nic neposílá.
ladder = Žebříček
ladder-all = Všechny hry
ladder-low = Aspoň
ladder-rating = Síla
ladder-empty = Do žebříčku ještě nikdo nehrál.
ladder-why = Hodnotí se lidé, kteří o to stojí, podle zapečetěných partií, které spolu dohrají. Boti, cvičné partie a partie rozdané podle čísla se nepočítají. Každý začíná na 1000; řadí se podle toho, co má kdo jisté, takže nahoru se jde po několika partiích.
ladder-look = Podívat se na žebříček
ladder-as = Jste v něm jako { $name }.
ladder-climb = Přidat se do žebříčku
ladder-leave = Odejít ze žebříčku
error-ladder-off = Správce tohoto serveru žebříček nezapnul.
