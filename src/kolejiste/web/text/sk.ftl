# Slová stránok.

## Rám stránky

skip = Preskočiť na obsah
menu = Ponuka
language = Jazyk
language-cs = Čeština
language-sk = Slovenčina
language-en = English
theme = Farby
theme-auto = podľa zariadenia
theme-light = svetlé
theme-dark = tmavé
hint = Rada:
hints = Rady na prvú partiu
on = áno
off = nie
needs-script = Stoly potrebujú JavaScript. Povoľte ho, prosím, pre túto stránku.
net-lost = Server teraz nie je dostupný.
copied = Skopírované.
copy = Kopírovať
to-lobby = Do herne
leave = Odísť do herne; stôl tam na vás počká
trouble-heading = To sa nepodarilo
http-400 = Tejto požiadavke nerozumieme.
http-403 = Stránka je príliš stará. Načítajte ju znova a skúste to ešte raz.
http-404 = Tu nič nie je.
http-405 = Toto sa tu urobiť nedá.
http-413 = To je príliš veľké.
http-429 = Príliš veľa požiadaviek. Chvíľu počkajte a skúste to znova.
http-500 = Na našej strane sa niečo pokazilo. Nič sa nezmenilo.

## Herňa

lobby-heading = Železničné hry pri jednom stole
lobby-lead = Vyberte hru, povedzte, kto hrá, a začnite. Účet netreba: prázdne miesta obsadia boti, priatelia prídu cez odkaz.
choose-game = Vyberte hru
my-tables = Vaše stoly
more-tables = { $count ->
        [one] Ešte jeden stôl
        [few] Ešte { $count } stoly
       *[other] Ešte { $count } stolov
    }
open-tables = Stoly, ktoré čakajú na hráčov
watch-tables = Hry, na ktoré sa dá pozerať
finished-tables = Vaše dohrané hry
go-on = Pokračovať
join = Pridať sa
watch = Pozerať sa
look-again = Prezrieť
play-game = Hrať { $game }
rules = Pravidlá
rules-of = Pravidlá hry { $game }
board-is = Herný plán –
players-range = { $least }–{ $most ->
        [few] { $most } hráči
       *[other] { $most } hráčov
    }
minutes-range = { $least }–{ $most } minút
seats-free = { $count ->
        [one] jedno voľné miesto
        [few] { $count } voľné miesta
       *[other] { $count } voľných miest
    }
seat-free = voľné miesto

## Nový stôl

how-many = Koľko hráčov?
who-plays = Kto hrá?
who-me = Ja, na tomto zariadení
who-here = Niekto ďalší na tomto zariadení
who-invited = Niekto, komu pošlem odkaz
who-beginner = Bot začiatočník: na prvú hru
who-casual = Bot pohodár: hrá pre radosť
who-club = Bot klubový hráč: plánuje dobre
who-expert = Bot expert: zváži každý ťah
who-master = Bot majster: ťažko ho porazíte
who-random = Bot, ktorý hrá náhodne
who-begins = Kto začína?
begins-by-lot = rozhodne žreb
your-name = Meno
name-of = Meno hráča { $number }
options = Varianty
more-settings = Ďalšie nastavenia
list-table = Ukázať tento stôl všetkým v herni
practice-field = Na cvičenie: späť sa dá vziať všetko, tréner radí a výsledok sa nepočíta
resigning-field = Keď sa niekto vzdá:
resigning-planner = hrá zaňho ďalej bot
resigning-nobody = nehrá zaňho nikto a hra sa tým končí
seed-field = Rozdať podľa tohto čísla, ak chcete hru zopakovať (stôl potom nie je zapečatený)
start-table = Začať hru

## Čakanie

waiting-heading = Čaká sa na hráčov
invite = Pošlite túto adresu priateľom. Kto ju otvorí, môže si sadnúť na voľné miesto. Keď budú všetci, hra sa sama začne.
lot-waits = Kto začne, rozhodne žreb, keď tu budú všetci.
begins-tag = začína
sit-down = Sadnúť si sem
not-here-yet = ešte tu nie je
free-seat = Uvoľniť miesto
fill-with-bots = Nečakať: voľné miesta obsadia boti
close-table = Zavrieť tento stôl
closed-heading = Stôl je zavretý
closed-words = Kto tento stôl založil, ho pred hrou zavrel.
about-table = O tomto stole
sealed = Stôl je zapečatený: karty určuje tajné semienko, ku ktorému zaväzuje toto číslo. Na konci sa semienko ukáže.
not-sealed = Stôl nie je zapečatený: rozdalo sa podľa čísla { $seed }.
seed-known = Pri tomto stole sa rozdáva podľa čísla { $seed }, ktoré bolo zadané pri založení: kto stôl založil, môže poznať všetky karty. Stôl nie je zapečatený.
seed-known-short = nezapečatený: zakladateľ môže poznať karty
deal-anew = Rozdávalo sa znova, lebo chýbalo číslo sľúbené pre semienko: { $names }.
seal-changed = Tento stôl ukazuje inú pečať než predtým. Váš prehliadač k nej nič nepridá. Opýtajte sa toho, kto server prevádzkuje, alebo od stola odíďte.
bring-seat = Tento odkaz prenesie miesto hráča { $name } na toto zariadenie. Doterajšie zariadenie ho stratí.
bring-here = Preniesť miesto sem
seat-lost = Prišiel hráč { $name } o svoje miesto, možno s prehliadačom alebo s jeho cookies?
seat-give-back = Vrátiť ho odkazom
give-back-send = Pošlite tento odkaz hráčovi { $name } a nikomu inému. Kto ho otvorí, dostane miesto; všetci pri stole uvidia, že ste ho vrátili.
back-to-table = Späť k stolu
handed = vrátené
handed-why = Kto stôl založil, vrátil miesto hráča { $name } odkazom.

## Pri stole

board = Herný plán
board-frame = Herný plán; dá sa posúvať a zväčšovať
zoom-in = Zväčšiť
zoom-out = Zmenšiť
zoom-fit = Celý plán
whose-turn = Kto je na ťahu
your-turn = Ste na ťahu
turn-of = Na ťahu je { $name }
asked-of = { $name } rozhoduje: { $ask }
watching = Ste tu ako divák.
confirm = Potvrdiť
cancel-choice = Zrušiť
what-you-may = Čo môžete urobiť
practice-tag = cvičný stôl
undo-free = Vziať späť
undo-ask = Požiadať o vrátenie
wish = { $name } žiada o vrátenie { $moves ->
        [one] jedného ťahu
        [few] { $moves } ťahov
       *[other] { $moves } ťahov
    }. { $waiting ->
        [none] Všetci súhlasia.
       *[other] Odpoveď ešte chýba: { $waiting }.
    }
wish-abandon = { $name } navrhuje hru tu ukončiť bez výsledku. { $waiting ->
        [none] Všetci súhlasia.
       *[other] Odpoveď ešte chýba: { $waiting }.
    }
told-resigned = { $name } sa vzdáva.
told-quiet = Zakladateľ stola vypol správy.
told-talk = Zakladateľ stola správy zase zapol.
has-resigned = vzdané
chat-is-off = Zakladateľ stola vypol správy.
leaving = Odísť z hry
abandon = Navrhnúť všetkým hru tu ukončiť
resign = Vzdať sa
resign-planner = Ďalej za vás hrá bot.
resign-nobody = Hra sa tým končí pre všetkých.
talk-off = Vypnúť správy
talk-on = Zapnúť správy
ended-abandoned = Hra bola ukončená bez výsledku: všetci súhlasili.
ended-resigned = Hra sa skončila vzdaním: { $names }.
taken-back = { $name } berie späť { $moves ->
        [one] jeden ťah
        [few] { $moves } ťahy
       *[other] { $moves } ťahov
    }.
agree = Súhlasím
refuse = Nesúhlasím
at-table = Pri stole
you = vy
away = nie je tu
decides = na ťahu
score = Body
bot-plays = hrá bot
let-bot = Nech hrá bot
let-bot-for = Nech za hráča { $name } hrá bot
take-back = Som späť
log = Čo sa stalo
log-empty = Ešte sa nič nestalo.
chat-placeholder = Napíšte ostatným
chat-send = Poslať
in-words = Pozícia slovami
invite-watch = Adresa tohto stola; kto ju otvorí, môže sa pozerať:
personal-link = Osobný odkaz prenesie vaše miesto na iné zariadenie. Nechajte si ho pre seba:
hand-over = Odovzdajte zariadenie hráčovi { $name }
who-looks = Kto sa pozerá?
curtain-why = Karty v ruke zostanú skryté, kým sa nepozerá ten, komu patria.
i-am = Som { $name }, ukázať karty

## Koniec a prehranie

winner = { $count ->
        [one] Víťazí { $names }.
        [few] O víťazstvo sa delia { $names }.
       *[other] O víťazstvo sa delia { $names }.
    }
in-all = Spolu
seed-was = Tajné semienko bolo
check-good = Overil váš vlastný prehliadač: pečať drží, vaše číslo je v nej a všetko, čo prehliadač videl, je v zázname.
check-partly = Overil váš vlastný prehliadač: pečať drží a všetko, čo prehliadač videl, je v zázname. Vlastné číslo sem nepridával.
check-chain = Váš prehliadač overil záznam: riadky na seba nenadväzujú. Niekto v ňom neskôr niečo zmenil.
check-seen = Váš prehliadač overil záznam: videl niečo iné, než čo v ňom stojí teraz.
check-commitment = Váš prehliadač overil záznam: semienko nie je to, ktoré stôl sľúbil pred rozdaním.
check-nonce = Váš prehliadač overil záznam: číslo, ktoré pridal k semienku, tam nie je tak, ako bolo.
check-order = Váš prehliadač overil záznam: čísla boli ukázané skôr, než ich všetci sľúbili, alebo to nie sú tie sľúbené.
check-lot = Váš prehliadač overil záznam: kto začína, nevyplýva zo semienka.
check-print = Odtlačok hry, rovnaký pre všetkých, čo ju hrali:
check-keep = Uložiť, čo si prehliadač pamätá
play-again = Hrať znova
go-to-next = K novému stolu
verify = Overiť hru
download = Stiahnuť záznam
replay = Priebeh hry
replay-at = Ťah { $at } z { $last }
replay-slider = Ťah
replay-keys = Medzerník spúšťa a zastavuje, šípky prechádzajú hru krok za krokom.
replay-deal = Hra je rozdaná.
replay-nothing = Nič, čo by bolo vidieť.
replay-before = Pred ťahom { $number } z { $last }
replay-played = Zahrané: { $move }
replay-better = Lepšie{ $percent ->
        [0] { "" }
       *[other] { " " }o { $percent } % šancí
    }: { $move }
replay-no-chances = Šance sa tu ukážu, až tréner hru rozoberie:
step-first = Na začiatok
step-back = O ťah späť
step-on = O ťah ďalej
step-last = Na koniec
whose-eyes = Čími očami
eyes-spectator = očami diváka
eyes-above = zhora: všetko
own-view = { $name }: vlastný pohľad
to-table = K stolu

## Stôl na obrazovke

offline = Spojenie so serverom vypadlo. Stôl sa vráti sám.
own-things = Karty a dosky
parts-of-table = Časti stola
turn-in-progress = Rozohraný ťah
more-of-table = Viac o stole
tab-story = Priebeh
tab-words = Slovami
tab-legend = Značky
tab-about = O stole
tab-turn = Ťah
tab-hand = Ruka
tab-offer = Ponuka
tab-own = Moja doska
tab-people = Hráči
tab-more = Viac
whole-mat = Celá doska
whole-mat-of = Celá doska hráča { $name }
close = Zavrieť

## Vyberanie a dianie

choose-here = Vyberte na pláne alebo v zozname.
choose-next = Vyberte ďalej: čo k tomu patrí, je vyznačené.
kinds-of-moves = Čo chcete urobiť?
list-of-moves = Zoznam
search-moves = Hľadať
search-nothing = Nič také sa teraz urobiť nedá.
which-one = Čo z toho?
undo-keys = Kláves Z
switch-confirm = Potvrdzovať ťahy
switch-confirm-no = len dôležité
switch-confirm-yes = vždy
switch-sound = Tiché zvuky
switch-notify = Upozorniť ma, keď som na ťahu
notify-insecure = Prehliadač dovolí upozornenia len na šifrovaných adresách alebo na počítači, na ktorom stôl beží.
notify-refused = Prehliadač tejto stránke upozornenia nedovolil.

## Pozvánka, ktorá funguje

invite-only-here = Túto adresu otvorí len tento počítač. Aby sa mohli pripojiť ostatní, ukončite server a spustite ho pomocou { $command }: ukáže potom adresu vo vašej domácej sieti a kód na naskenovanie.
invite-scan = Na telefóne stačí namiesto opisovania adresy naskenovať tento kód.
invite-others = Keby sa tá adresa neotvorila, skúste niektorú z týchto:

## Okolo hry

play-now = Hrať hneď
first-game = Prvá partia
first-game-of = Naučiť sa { $game } hraním
set-up = Pripraviť stôl
set-up-game = Pripraviť stôl pre { $game }
you-play-as = Hráte ako
change-name = Zmeniť meno
name-ask = Ako vás máme volať?
name-default = Hráč
name-play = Hrať
name-keep = Uložiť
name-cancel = Späť
contents = Obsah
save-picture = Obrázok pre priateľov
how-it-went = Body ťah po ťahu
as-numbers = V číslach
replay-play = Spustiť
replay-pause = Zastaviť
replay-speed = Rýchlosť
speed-slow = pomaly
speed-normal = bežne
speed-quick = rýchlo
seats-wait = ešte voľné
sit-here-too = Posadiť niekoho k tomuto zariadeniu
tour-heading = Prvá partia
tour-next = Ďalej
tour-begin = Ideme hrať
tour-skip = Ukončiť sprievodcu
tour-close = Hrať ďalej
tour-end = Takto ťahy prebiehajú, ďalej to pôjde aj bez sprievodcu. Všetko ostatné je v pravidlách, a keď na niečo kliknete a nedá sa to, stôl povie prečo.
tour-advice = Skúste napríklad: { $move }
tour-only = Dá sa iba jedno: { $move }

## Chyby: stoly v prehliadači

error-no-table = Taký stôl tu nie je. Možno sa adresa neskopírovala celá.
error-not-your-seat = Toto miesto nepatrí tomuto prehliadaču.
error-not-your-eyes = Kým sa hra neskončí, dá sa pozerať len z vlastných miest.
error-not-a-seat = Také miesto pri tomto stole nie je.
error-not-your-turn = Teraz rozhoduje iný hráč.
error-seat-taken = Toto miesto už nie je voľné.
error-too-late-to-leave = Hra sa už začína, miesto sa nedá uvoľniť.
error-host-only = To môže len ten, kto stôl založil.
error-not-begun = Hra sa ešte nezačala.
error-not-over = Hra sa ešte neskončila.
error-bot-minds = Za toto miesto hrá bot. Najprv si ho vezmite späť.
error-entry-stale = Medzitým sa niečo stalo. Pozrite sa na pozíciu znova.
error-no-wish = O vrátenie ťahu nikto nežiada.
error-chat-text = Napíšte jeden riadok, 1 až { $most } viditeľných písmen, znakov alebo emoji.
error-not-all-promised = Ešte nie všetci sľúbili číslo pre semienko. Vaše sa ukáže, keď budú všetci.
error-nonce-other = To nie je číslo, ktoré bolo pre semienko sľúbené.
error-stand-in = Za toho, kto odišiel, smie hrať iba bot „planner“.
error-chat-off = Zakladateľ pri tomto stole vypol správy.
error-chat-much = To je veľa správ naraz. Chvíľu počkajte, než napíšete ďalšiu.
error-resigned = Tento hráč sa vzdal.
error-over = Hra sa skončila.
error-table-closed = Kto tento stôl založil, ho zavrel.
error-too-late-to-close = Zavrieť sa dá len stôl, kde sa hra ešte nezačala. Hra sa skončí, keď sa niekto vzdá alebo sa všetci dohodnú.
error-no-person = Nesedí tam žiadny človek.
error-not-absent = Tento hráč tu je, alebo je preč menej ako { $seconds } sekúnd.
error-link-used = Tento odkaz už bol použitý. Nový je na stránke toho miesta.
error-link-bad = Tento odkaz je poškodený alebo z iného servera.
error-name-taken = Meno { $name } je obsadené. Zvoľte iné.
error-seed-number = Číslo na rozdanie musí mať 1 až 15 číslic.
error-theme = Farby „{ $theme }“ neexistujú. Vyberte z: { $themes }.
error-no-picture = Taký obrázok tu nie je.
error-too-many-streams = Z tejto adresy je otvorených príliš veľa stránok; naraz ich smie byť najviac { $most }.
error-database-newer = Databázu stolov zapísala novšia verzia Kolejiště ({ $reason }). Použite tú verziu, alebo iný priečinok.
error-folder-owned = Stoly v priečinku { $folder } už obsluhuje iné Kolejiště. Najprv ho ukončite, alebo zadajte iný priečinok pomocou --folder.
error-bots-only = Hrať musí aspoň jeden človek: na hry samotných botov je „kolejiste simulate“.
error-too-many-tables = Z tejto adresy bolo založených príliš veľa stolov: za hodinu ich smie byť najviac { $most }. Ďalší sa bude dať založiť { $minutes ->
    [one] o minútu
    [few] o { $minutes } minúty
   *[other] o { $minutes } minút
  }.
error-too-much-thinking = Vaši boti premýšľali počas hodiny { $minutes } minút. Pri vašich stoloch hrajú ďalej; s novými chvíľu počkajte, alebo hrajte s ľuďmi.
error-admin-no-table = Stôl { $table } tu nie je.
error-admin-bad-file = V súbore { $file } nie je stôl, pri ktorom by sa dalo hrať ďalej: { $reason }
error-admin-table-exists = Stôl { $table } tu už je. Ak ho má nahradiť stôl zo súboru, najprv ho zmažte.
error-admin-backup-exists = V priečinku { $folder } už kópia je. Zadajte nový priečinok.
error-admin-backup-elsewhere = Táto databáza nie je súbor. Zálohujte ju nástrojmi jej servera, napríklad pg_dump.
error-database-kind = Zadajte adresu databázy PostgreSQL, napríklad postgresql://user@host/kolejiste. Bez nej sa stoly ukladajú do priečinka.
error-database-away = Databázu nemožno použiť: { $reason }

## Tréner

hints-field = S radami: kto je na ťahu, smie sa opýtať trénera
hints-table = Pri tomto stole sa radí: kto je na ťahu, smie sa opýtať trénera.
hints-shut = Pri tomto stole sa neradí.
hint-ask = Opýtať sa trénera
hint-key = Opýtať sa trénera (kláves ?)
hint-thinks = Tréner premýšľa…
hint-heading = Tréner by zahral
hint-show = Ukázať na pláne
analysis = Rozbor hry
analysis-of = Rozbor: { $game }
analysis-thinks = Tréner si hru prechádza ešte raz. Potrvá to asi minútu.
analysis-progress = prebrané: { $done } z { $all } častí hry
analysis-whose = Čia hra
analysis-to-replay = Na ťah { $number } v priebehu hry
analysis-chart-about = Každá čiara je šanca jedného hráča na výhru, so všetkými kartami odkrytými. Bodky ukazujú, čo sa po vlastnom ťahu dalo čakať podľa toho, čo sa vtedy vedelo; veľké sú ťahy, ktoré stáli najviac, a kliknutie vedie na to miesto v priebehu hry.
analysis-numbers = Šance v číslach
chances-title = Šance
chances-public = podľa toho, čo vie každý
chances-known = šanca na výhru so všetkými kartami odkrytými
chances-mine = podľa toho, čo viete vy
error-analysis-later = Rozbor bude, až keď sa hra skončí.
error-analysis-of-people = Tréner rozoberá len rozhodnutia ľudí a tu hral bot.
error-hints-shut = Pri tomto stole sa neradí: nesúhlasili s tým všetci.
error-chances-shut = Šance vidia tí, čo sa pozerajú, a hráči pri cvičných stoloch.
## Hodiny

clock = Hodiny
clock-field = Čas na premýšľanie
clock-none = bez hodín
clock-move = { $time } na každý ťah
clock-bank = { $time } na celú hru{ $has ->
    [yes] {" "}a k tomu { $increment } za každý ťah
   *[no] {""}
  }
clock-of-table = Hodiny: { $clock }.
clock-zero-field = Keď vyprší čas
clock-zero-move = ten ťah odohrá bot
clock-zero-seat = miesto prevezme bot
clock-zero-resign = hráč sa vzdáva
clock-at-zero-move = Komu vyprší čas, za toho ten ťah odohrá bot.
clock-at-zero-seat = Komu vyprší čas, za toho hrá bot, kým si miesto nevezme späť.
clock-at-zero-resign = Komu vyprší čas, ten sa tým vzdal.
clock-night-field = V noci hodiny stoja
clock-night-none = nie, idú aj v noci
clock-night-span = od { $begins } do { $ends }
clock-zone-field = Časové pásmo noci
clock-nights = Od { $begins } do { $ends } hodiny stoja ({ $zone }).
clock-vacation-field = Dovolenka pre každého
clock-vacation-none = žiadna
clock-vacation-choice = { $days } dní na túto hru
clock-vacation-choice-yearly = { $days } dní v roku
clock-vacations = Každý si môže vziať { $days ->
    [one] { $days } deň
    [few] { $days } dni
   *[other] { $days } dní
  } dovolenky, počas ktorej jeho hodiny stoja.
clock-vacations-yearly = Každý si môže v každom kalendárnom roku vziať { $days ->
    [one] { $days } deň
    [few] { $days } dni
   *[other] { $days } dní
  } dovolenky, počas ktorej jeho hodiny stoja.
clock-flagged = vypršal čas, hrá bot
clock-tag-flagged = vypršal čas
clock-tag-vacation = dovolenka
clock-paused = prestávka
clock-paused-words = Hra má prestávku: hodiny stoja a nikto neťahá.
clock-night-now = noc, hodiny stoja
clock-vacation-until = na dovolenke do { $date }
clock-left = { $name }: zostáva { $time }
clock-hurry = Čas sa vám míňa: zostáva { $time }.
pause-ask = Navrhnúť prestávku
pause-end = Ukončiť prestávku
pause-why = Cez prestávku hodiny stoja a nikto neťahá. Musia súhlasiť všetci.
pause-ends-why = Ak nebudú hneď súhlasiť všetci, hra bude pokračovať o hodinu.
wish-pause = { $name } navrhuje prestávku. { $waiting ->
        [none] Všetci súhlasia.
       *[other] Odpoveď ešte chýba: { $waiting }.
    }
wish-go-on = { $name } chce hrať ďalej; najneskôr to bude hodinu po návrhu. { $waiting ->
        [none] Všetci súhlasia.
       *[other] Odpoveď ešte chýba: { $waiting }.
    }
vacation-take = Odísť na dovolenku
vacation-days-field = Koľko dní dovolenky
vacation-stops-not = Hodiny, ktoré už idú, dovolenka nezastaví.
vacation-of = { $name }: { $days ->
    [0] dovolenka vyčerpaná
    [one] zostáva deň dovolenky
    [few] zostávajú { $days } dni dovolenky
   *[other] zostáva { $days } dní dovolenky
  }
vacation-end = Vrátiť sa z dovolenky
vacation = Dovolenka
vacation-why = Pri týchto stoloch je dohodnutá dovolenka. Kým sa nevrátite, vaše hodiny tam stoja a všetci to vidia. Kto ťahá, je späť.
vacation-at = { $game }: { $days ->
    [0] nezostáva nič
    [one] zostáva deň
    [few] zostávajú { $days } dni
   *[other] zostáva { $days } dní
  }{ $yearly ->
    [yes] { " " }v tomto roku
   *[no] { "" }
  }
vacation-everywhere = Odísť na dovolenku všade
vacation-back = Vrátiť sa všade
vacation-begun = máte { $days ->
    [one] deň
    [few] { $days } dni
   *[other] { $days } dní
  } dovolenku.
vacation-over = ste späť.
vacation-nowhere = Pri žiadnom vašom stole nie je dovolenka dohodnutá.
error-vacation-number = Dovolenka je počet dní od 1 do { $most }.
told-flag-move = { $name }: vypršal čas, tento ťah odohrá bot.
told-flag-seat = { $name }: vypršal čas, ďalej hrá bot.
told-flag-resign = { $name }: vypršal čas.
told-pause = Hra má prestávku, všetci súhlasili.
told-go-on = Hra pokračuje.
told-vacation = { $name } má { $days ->
    [one] deň
    [few] { $days } dni
   *[other] { $days } dní
  } dovolenku.
told-back = { $name } je späť z dovolenky.
error-time-is-up = Na tento ťah už vypršal čas.
error-paused = Hra má prestávku. Najprv ju ukončite.
error-pause-already = Prestávka už je.
error-pause-not = Prestávka teraz nie je.
error-no-clock = Pri tomto stole nie sú hodiny.
error-vacation-none = Na dovolenke teraz nie ste.
error-vacation-already = Na dovolenke už ste.
error-vacation-days = { $days ->
    [0] Pri tomto stole vám už žiadna dovolenka nezostáva.
    [one] Pri tomto stole vám zostáva jeden deň dovolenky.
    [few] Pri tomto stole vám zostávajú { $days } dni dovolenky.
   *[other] Pri tomto stole vám zostáva { $days } dní dovolenky.
  }
error-vacation-turn = Vaše hodiny už idú: najprv ťahajte, potom odíďte na dovolenku. Na prestávke sa môžu dohodnúť všetci.

## Programy pri stole

program-tag = program
program-why = Za toto miesto hrá program, ktorý patrí hráčovi { $name }.
program-heading = Nechať hrať vlastný program
program-words = S kľúčom hrá za toto miesto program v akomkoľvek jazyku: dozvie sa, čo miesto smie vedieť, a odpovie ťahom. Že hrá program, vidia všetci. Ako ho napísať, hovorí docs/write-a-bot.md.
program-token = Vydať kľúč
program-revoke = Zrušiť kľúč
program-once = Kľúč si nechajte pre seba. Ukáže sa iba teraz a nový ho nahradí.
program-try = Na skúšku:
error-token-bad = Tento kľúč k žiadnemu miestu nepatrí, alebo už neplatí. Nový vydá majiteľ miesta na stránke stola.
error-program-often = Za jedno miesto sa smie program spýtať najviac { $most }-krát za minútu.

## Moje hry

mine = Moje hry
mine-all = Moje hry a výsledky
mine-going = Rozohrané
mine-none = Nič tu nemáte rozohrané.
mine-left = zostáva { $left }
mine-ended = Dohrané
mine-no-result = bez výsledku
mine-place = { $place }. miesto { $players ->
        [4] zo
       *[other] z
    } { $players }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
mine-results = Výsledky podľa hier
mine-game = Hra
mine-games = Partie
mine-won = Výhry
mine-best = Najviac bodov
mine-rivals = S kým
mine-rival = Súper
mine-ahead = Pred ním
mine-behind = Za ním
mine-even = Narovnako
mine-counts = Cvičné partie, vzdané partie a tie, kde ste sedeli na viacerých miestach, sa nepočítajú.
mine-devices = Na mojich ďalších zariadeniach
mine-devices-why = Vaše hry patria tomuto prehliadaču. Ak chcete, vezmite si ich so sebou: cez odkaz ich môžete hrať na telefóne aj na počítači naraz, a keď o zariadenie prídete, dostanete sa k nim späť. Na hranie nič z toho netreba.
link-make = Vytvoriť záchranný odkaz
link-revoke = Zrušiť odkaz
link-there = Máte záchranný odkaz, ktorý ešte nikto nepoužil. Nový ho nahradí.
link-heading = Váš záchranný odkaz
link-words = Otvorte ho na svojom druhom zariadení alebo si ho odložte tam, kam nikto iný nevidí. Kto ho otvorí, dostane všetky vaše hry aj miesta.
link-once = Ukazuje sa iba teraz a platí raz. Zrušiť ho alebo si vytvoriť iný môžete v Mojich hrách.
come-heading = Vaše hry na tomto zariadení
come-words = Tento odkaz prinesie všetky hry a miesta svojho majiteľa aj sem. Pokračujte, len ak je odkaz váš.
come-bring = Pribrať aj hry, ktoré už tento prehliadač má ({ $count })
come-bring-why = Inak na vás počkajú, kým toto zariadenie v Mojich hrách zasa neodoberiete.
come-here = Hrať aj tu
device-first = Prvé zariadenie
device-link = Prišlo cez odkaz
device-passkey = Prišlo s prístupovým kľúčom
device-here = toto zariadenie
device-leave = Odobrať toto zariadenie
device-remove = Odobrať
mine-data = Čo o mne server vie
export = Uložiť všetko do súboru
forget = Zabudnúť na mňa
forget-goes = Vaše zariadenia, prístupové kľúče, odkazy, e-mailová adresa aj odbery správ sa hneď zmažú. Nikto ich nevráti.
forget-games = Rozohrané partie sa za vás vzdajú, od čakajúcich stolov sa odíde alebo sa zavrú.
forget-stays = Čo zostane: mená, pod ktorými ste hrali, a čo ste pri stole napísali, stojí v záznamoch partií. Ostatní ich videli a môžu si ich overiť. Nič už však z nich k vám nevedie.
forget-sure = Áno, zabudnúť
error-come-used = Tento odkaz už bol použitý alebo zrušený. Nový vytvoríte v Mojich hrách na zariadení, ktoré ich ešte má.
error-come-other = Tento prehliadač už patrí niekomu, kto má vlastné hry. Najprv ho v Mojich hrách odoberte.
error-come-many = Toľko zariadení stačí: najviac { $most }. Najprv v Mojich hrách niektoré odoberte.
error-leave-last = Toto je vaše posledné zariadenie a späť k vašim hrám by neviedol odkaz ani prístupový kľúč. Najprv si niektorý vytvorte.
error-too-many-people = Z tejto adresy prišlo priveľa nových ľudí naraz. Počkajte hodinu.
error-no-such-person = Tento prehliadač nič také zatiaľ nemá.
error-forget-unsure = Nič sa nezabudlo: chýbalo potvrdenie.
passkey-heading = Prístupový kľúč
passkey-why = Prístupový kľúč má váš telefón, počítač alebo správca hesiel a otvorí vaše hry na ďalšom zariadení odtlačkom prsta či pohľadom. Žiadne heslo.
passkey-make = Vytvoriť prístupový kľúč
passkey-enter = Mám prístupový kľúč
passkey-bring = a pribrať hry, ktoré už tento prehliadač má
passkey-one = Prístupový kľúč
passkey-refused = Prehliadač žiadny prístupový kľúč nevytvoril ani nenašiel. Nič sa nezmenilo.
error-passkey-here = Prístupové kľúče dovoľujú prehliadače len na šifrovaných adresách (https) s menom alebo na localhoste. Tu poslúži záchranný odkaz.
error-passkey-bad = Tento prístupový kľúč neplatí. Skúste to znova.
error-passkey-unknown = Tento prístupový kľúč tu nikto nemá. Možno bol odobraný.
error-passkey-many = Toľko prístupových kľúčov stačí: najviac { $most }. Najprv niektorý odoberte.
messages = Správy, že som na ťahu
messages-why = Pri partiách, ktoré trvajú dni, vám server môže dať vedieť, že ste na ťahu: najviac raz za ťah a len keď sa práve nepozeráte. V správe stojí, ktorá hra a s kým, o kartách nič.
push-heading = Na tomto zariadení
push-on = Dávať mi vedieť tu
push-off = Vypnúť
push-is-on = Toto zariadenie vám dá vedieť, aj keď je stránka zatvorená.
push-insecure = Správy prehliadače prijímajú len na šifrovaných adresách (https) alebo na počítači, kde server beží.
push-failed = Služba výrobcu prehliadača sa nedá zastihnúť. Nič sa nezmenilo.
mail-heading = E-mailom
mail-address = E-mailová adresa
mail-ask = Posielať mi správy
mail-daily = najviac jednu denne, so všetkým, čo čaká
mail-unconfirmed = čaká, kým otvoríte odkaz, ktorý sme poslali
mail-each-on = správa za každý ťah
mail-daily-on = najviac jedna správa denne
mail-stop = Správy zastaviť
mail-sent = Na { $address } je správa na ceste. Otvorte odkaz v nej, a je to. Keby nič neprišlo, pozrite sa do nevyžiadanej pošty alebo to o hodinu skúste znova.
mail-confirm-subject = Kolejiště: je to vaša adresa?
mail-confirm-body = Niekto, snáď vy, chce na túto adresu dostávať správy, že je na ťahu v železničných hrách. Ak ste to vy, otvorte tento odkaz:

    { $address }

    Ak nie, nerobte nič. Ďalšie správy neprídu.
mail-confirm-words = Majú správy o vašom ťahu chodiť na { $address }?
mail-confirm = Áno, posielajte ich
mail-confirmed = Hotovo. Dáme vám vedieť, keď budete na ťahu a nebudete sa pozerať.
mail-stop-words = Už žiadne správy o vašom ťahu?
mail-stopped = Ďalšie správy už neprídu.
mail-why = Tieto správy dostávate, lebo chcete vedieť, kedy ste na ťahu. Zastavíte ich tu:
message-turn = { $game }: ste na ťahu
message-deal = { $game }: stôl čaká na váš prehliadač
message-others = Súperi: { $others }.
message-many = { $count ->
        [one] Čaká na vás { $count } partia
        [few] Čakajú na vás { $count } partie
       *[other] Čaká na vás { $count } partií
    }
message-room = { $game }: na ťahu je { $name }.
message-room-deal = { $game }: čaká sa na prehliadač hráča { $name }.
hook-field = Adresa miestnosti v chate, ktorej sa má hlásiť, kto je na ťahu (webhook v Slacku, Mattermoste, Discorde…):
hook-set = Miestnosti v chate sa hlási, kto je na ťahu. Nová adresa ju nahradí, prázdna to ukončí:
hook-keep = Uložiť
install-heading = V telefóne
install-why = Kolejiště si môžete pridať na plochu: v ponuke prehliadača zvoľte „Inštalovať“ alebo „Pridať na plochu“. Bez pripojenia ukáže poslednú pozíciu, ktorú ste videli.
kept = Bez pripojenia. Toto ste videli naposledy:
offline-heading = Bez pripojenia
offline-words = Túto stránku toto zariadenie ešte nevidelo. Stoly, na ktoré ste sa tu pozerali, sa dajú otvoriť aj bez pripojenia.
error-messages-off = Správca tohto servera správy nezapol.
error-mail-off = Správca tohto servera e-mail nezapol.
error-mail-address = Na takú e-mailovú adresu nevieme napísať.
error-mail-many = To ste už skúšali často. Počkajte hodinu.
error-mail-link-old = Tento odkaz už neplatí.
error-address-bad = Na túto adresu sa nedá nič poslať. Musí sa začínať https:// a nesmie v nej byť heslo.
error-address-inside = Táto adresa leží vo vlastnej sieti servera. Tam sa nič neposiela.
ladder = Rebríček
ladder-all = Všetky hry
ladder-low = Aspoň
ladder-rating = Sila
ladder-empty = Do rebríčka ešte nikto nehral.
ladder-why = Hodnotia sa ľudia, ktorí o to stoja, podľa zapečatených partií, ktoré spolu dohrajú. Boti, cvičné partie a partie rozdané podľa čísla sa nepočítajú. Každý začína na 1000; radí sa podľa toho, čo má kto isté, takže nahor sa ide po niekoľkých partiách.
ladder-look = Pozrieť sa na rebríček
ladder-as = Ste v ňom ako { $name }.
ladder-climb = Pridať sa do rebríčka
ladder-leave = Odísť z rebríčka
error-ladder-off = Správca tohto servera rebríček nezapol.
