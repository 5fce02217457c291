# Slová, ktoré nepatria žiadnej hre, po slovensky.

## Seats

seat = Hráč { $number }

## How sure an edition's facts are, and how finished a game is

status-rulebook = podľa pravidiel
status-verified = overené v nezávislých zdrojoch
status-single-source = známe z jediného zdroja
status-reconstructed = rekonštrukcia: nie sú to tlačené hodnoty

maturity-alpha = alfa: ešte sa môže meniť a obsahovať chyby
maturity-beta = beta: úplná, skúša sa
maturity-stable = stabilná

in-english = Táto hra zatiaľ po slovensky nevie. Jej vlastné texty sú po anglicky.

## Ťahy

moves-asides = Kedykoľvek
bot-beginner = Bot Začiatočník
bot-casual = Bot Pohodár
bot-club = Bot Klubový hráč
bot-expert = Bot Expert
bot-master = Bot Majster
bot-planner = Bot Plánovač
bot-random = Bot Náhoda
bot-search = Bot Hľadač
hand = { $who ->
    [person] { $name } opäť hrá.
    [program] Odtiaľto hrá za hráča { $name } program.
   *[bot] Odtiaľto hrá za hráča { $name } { $bot }.
  }
hand-ever = { $who ->
    [program] Za hráča { $name } ťahal aj program.
   *[bot] Za hráča { $name } ťahal aj { $bot }.
  }

## Errors: titles, seats, options

error-no-title = Hra „{ $game }“ tu nie je. { $near ->
        [none] { "" }
       *[other] Nemysleli ste { $near }?{ " " }
    }Na výber sú: { $games }.
error-seats = { $game }: pri tomto počte hráčov ({ $players }) sa hrať nedá. Hráčov môže byť { $least } až { $most }.
error-no-option = { $game } nemá voľbu „{ $option }“. { $options ->
        [none] Nemá žiadne voľby.
       *[other] Jej voľby sú: { $options }.
    }
error-option-players = Voľba { $option } platí len pri počte hráčov { $counts }, nie pri { $players }.
error-option-when = Voľba { $option } sa dá zvoliť, len keď platí { $needs }.
error-option-value = Voľba { $option } nemôže mať hodnotu „{ $value }“. Vyberte si z týchto: { $choices }.
error-language = Jazyk „{ $language }“ neovládame. Vyberte si z týchto: { $languages }.
error-seat-names = { $seats ->
        [one] Bolo zadané jedno meno
        [few] Boli zadané { $seats } mená
       *[other] Bolo zadaných { $seats } mien
    }, ale počet miest v hre je { $players }. Zadajte pre každé miesto jedno meno.
error-bot = Bot „{ $bot }“ tu nie je. Vyberte si z týchto: { $bots }.

## Errors: packages that bring games and bots

error-package = „{ $name }“ z nainštalovaného balíka { $package } tu nie je: { $reason }
error-no-module = modul { $module } sa nedá nájsť.{ $reason ->
        [none] { "" }
       *[other] { " " }({ $reason })
    }
error-no-meta = v module { $module } chýba súbor meta.toml.
error-bad-meta = v súbore { $file } je chyba: { $reason }
error-no-english = hra { $game } nemá anglické texty: name, about a text/en.ftl.
error-title-taken = hra { $game } tu už je.
error-bot-taken = bot { $bot } tu už je.
error-bot-name = meno bota má 1 až 30 písmen a až z, číslic, spojovníkov a podčiarkovníkov, začína sa písmenom a nesmie tu znamenať nič iné.
error-room-broken = Hra { $game } sa nedá hrať, v jej programe je chyba: { $reason }
error-bot-broken = Bot { $bot } nemôže hrať, v jeho programe je chyba: { $reason }
error-bot-illegal = Bot { $bot } zvolil { $move }, a to nie je dovolený ťah.
error-bot-form = „{ $bot }“ nie je žiadny bot. Píšte planner, search:playouts=800, balík.modul:Trieda, stdio:./program alebo http://adresa.
error-bot-setting = Bot { $bot } nemá nastavenie { $setting }. { $settings ->
        [none] Nemá vôbec žiadne.
       *[other] Má tieto: { $settings }.
    }
error-bot-setting-value = { $setting } nemôže byť „{ $value }“. Je to { $kind ->
        [int] celé číslo
        [float] číslo
        [bool] yes alebo no
       *[other] text
    }.
error-bot-setting-least = { $setting } nemôže byť { $value }. Je to najmenej { $least }.
error-bot-setting-most = { $setting } nemôže byť { $value }. Je to najviac { $most }.
error-bot-seconds = { $variable } je „{ $value }“. Musí to byť počet sekúnd väčší ako 0.
error-bot-start = Program „{ $bot }“ sa nedá spustiť: { $reason }
error-bot-ended = Bot { $bot } skončil bez odpovede. Viac povie to, čo vypísal na chybový výstup.
error-bot-silent = Bot { $bot } neodpovedal { $seconds } s, a tak sa naňho už nečaká.
error-bot-nonsense = Bot { $bot } odpovedal { $answer }. Odpoveď je jeden riadok, napríklad {"{"}"id": 7, "move": 12{"}"}.
error-bot-late = Bot { $bot } odpovedal na otázku { $answer }, položená však bola otázka { $question }. Odpoveď opakuje id svojej otázky.
error-bot-status = Bot { $bot } odpovedal stavom { $status } namiesto 200.

## Errors: moves

error-game-over = Hra sa skončila, už sa nedá ťahať.
error-no-such-move = Ťah { $move } neexistuje. Ťahy sú celé čísla od 0 do { NUMBER($most, useGrouping: 0) }.
error-no-such-seat = Miesto { $seat } pri tomto stole nie je. Miesta sú celé čísla od 0 do { NUMBER($most, useGrouping: 0) }; bez miesta sa len prizerá.
error-no-policy = Spôsob hry „{ $policy }“ neexistuje. Vyberte si niektorý z týchto: { $policies }.
error-no-worlds = Svety v počte { $worlds } so semienkom { $seed } sa nedajú odohrať. Treba aspoň jeden svet a semienko od 0 do { NUMBER($most, useGrouping: 0) }.
error-no-such-action = Táto hra nemá akciu { $action }. Vyberte si niektorý z možných ťahov.
error-not-now = „{ $action }“ teraz nejde. Rozhoduje sa o niečom inom: { $ask }
error-undo-nothing = Nemáte žiadny ťah, ktorý by sa dal vziať späť.
error-undo-acted = Ťah sa už nedá vziať späť: medzitým ťahal niekto iný.
error-undo-known = Ťah sa nedá vziať späť: vyšlo najavo niečo skryté.

## A table

begins-lot = Začínajúceho hráča určil žreb: { $name }
begins-chosen = Začínajúci hráč podľa dohody: { $name }
begins-turn = Začína ďalší v poradí: { $name }
practice-table = Cvičný stôl: späť sa dá vziať všetko, aj to, čím vyšlo najavo niečo skryté; tréner radí a výsledok sa nepočíta.

## Why something cannot be chosen

why-over = Hra sa skončila.
why-watching = Túto hru len sledujete.
why-other = Teraz rozhoduje { $seat }.
why-other-asked = Teraz rozhoduje { $seat }: { $ask }
why-not = To teraz nejde.
why-not-asked = To teraz nejde. Rozhoduje sa o niečom inom: { $ask }

## Errors: records

error-record-empty = Záznam je prázdny. V prvom riadku musí byť hlavička.
error-record-line = Riadok { NUMBER($line, useGrouping: 0) } záznamu sa nedá prečítať: { $reason }.
error-record-format = Záznam má formát { $format }; táto verzia číta formát { $ours }.
error-record-unreadable = Záznam { $file } sa nedá prečítať: { $reason }.
error-record-edition = Záznam vznikol s vydaním „{ $name }“, ktorého hodnoty sa líšia od vydania „{ $ours }“. Zadajte súbor vydania, s ktorým sa hralo.
error-record-undo = Riadok { NUMBER($line, useGrouping: 0) } záznamu berie späť viac ťahov, než ich bolo.
error-record-no-deal = V zázname chýba rozdanie, takže hra nemôže začať.
error-record-action = Takto sa akcie tejto hry nezapisujú: { $reason }.
error-record-too-long = Záznam pokračuje ťahom { $move }, hoci sa hra už skončila.
error-record-seat = Ťah { $move } urobil hráč { $seat }, ale rozhodovať mal hráč { $decider }.
error-record-move = Ťah { $move } záznamu sa nedá zopakovať: { $reason }
error-record-ply = Záznam nemá pozíciu po ťahu { $ply }. Posledná je po ťahu { $last }.
error-record-seed = Semienko v zázname je poškodené: musí byť zapísané šestnástkovými číslicami.
error-record-commitment = Pečať neplatí: odhalené semienko nie je to, ktoré bolo zapečatené pred prvým ťahom.
error-record-lot = Začínajúci hráč nebol žrebovaný tak, ako stôl sľúbil, alebo žreb nevychádza zo semienka.
error-record-two-seeds = Hlavička uvádza semienko aj záväzok zároveň. Stôl má len jedno z nich.
error-record-no-seat = Riadok { NUMBER($line, useGrouping: 0) } menuje miesto { $seat }, ale stôl má len { $players ->
        [one] { $players } miesto
        [few] { $players } miesta
       *[other] { $players } miest
    }.
error-record-sit = Riadok { NUMBER($line, useGrouping: 0) } posádza niekoho na miesto { $seat }, kde už niekto sedí.
error-record-stand = Riadok { NUMBER($line, useGrouping: 0) } necháva niekoho vstať z miesta { $seat }, kde žiadny človek nesedí.
error-record-nobody = Riadok { NUMBER($line, useGrouping: 0) } pridáva k semienku číslo za miesto { $seat }, kde nesedí nikto, kto by ho pridať smel.
error-record-promise = Riadok { NUMBER($line, useGrouping: 0) } je sľub, ktorý hráč { $seat } už dal, alebo je poškodený.
error-record-nonce-early = Riadok { NUMBER($line, useGrouping: 0) } ukazuje číslo hráča { $seat } skôr, než to svoje sľúbili všetci ľudia pri stole.
error-record-nonce-twice = Riadok { NUMBER($line, useGrouping: 0) } pridáva druhé číslo hráča { $seat }.
error-record-nonce-other = Riadok { NUMBER($line, useGrouping: 0) } ukazuje iné číslo hráča { $seat }, než bolo sľúbené.
error-record-nonce-missing = Karty boli rozdané, hoci chýba číslo hráča { $seat }.
error-record-free-seat = Karty boli rozdané, hoci na miesto { $seat } si nikto nesadol.
error-record-anew = Riadok { NUMBER($line, useGrouping: 0) } začína rozdávať znova, ale nemenuje práve tých, čo svoje číslo neukázali.
error-record-names = Mená v hlavičke nie sú mená ľudí, ktorí si sadli.
error-record-early = Riadok { NUMBER($line, useGrouping: 0) } stojí pred rozdaním, ale patrí až zaň.
error-record-late = Riadok { NUMBER($line, useGrouping: 0) } stojí až za žrebom alebo rozdaním, ale patrí pred ne.
error-record-simulated = Riadok { NUMBER($line, useGrouping: 0) } v takom zázname nemá čo robiť.
error-record-second-deal = Riadok { NUMBER($line, useGrouping: 0) } rozdáva karty druhý raz.
error-record-second-reveal = Riadok { NUMBER($line, useGrouping: 0) } ukazuje semienko druhý raz.
error-record-reveal-unsealed = Riadok { NUMBER($line, useGrouping: 0) } ukazuje tajné semienko, ale stôl zapečatený nebol.
error-record-reveal-early = Semienko je ukázané po { $moves ->
        [one] jednom ťahu
       *[other] { $moves } ťahoch
    }, keď sa hra ešte neskončila. Semienko bolo ukázané priskoro, alebo niekto ťahy odrezal.
error-record-after-end = Riadok { NUMBER($line, useGrouping: 0) } pokračuje, hoci semienko už bolo ukázané. Po ňom už smú byť iba správy.
error-record-secret = V hlavičke je stále tajomstvo, hoci semienko už bolo ukázané.
error-record-chat = Riadok { NUMBER($line, useGrouping: 0) } je prázdna správa, alebo správa z času, keď boli správy vypnuté.
error-record-resign = Na riadku { NUMBER($line, useGrouping: 0) } koná hráč { $seat }, ktorý nie je človek, alebo sa už vzdal.
error-record-chain = Riadok { NUMBER($line, useGrouping: 0) } nenadväzuje na riadky pred ním: tento riadok, hlavičku alebo niečo medzi nimi niekto neskôr zmenil, pridal, presunul alebo vybral.
error-kept-unreadable = Čo si prehliadač uložil, sa zo súboru { $file } nedá prečítať: { $reason }
error-kept-table = Prehliadač si toto uložil pri stole { $table }, ale záznam je od stola { $ours }.
error-kept-commitment = Prehliadač videl pred rozdaním iný záväzok, než aký je v zázname.
error-kept-nonce = Číslo, ktoré prehliadač pridal za hráča { $seat }, v zázname nie je.
error-kept-hash = Prehliadač videl v riadku { NUMBER($line, useGrouping: 0) } alebo pred ním niečo iné.
error-kept-cut = Prehliadač videl { $entry ->
        [one] { $entry } zápis
        [few] { $entry } zápisy
       *[other] { $entry } zápisov
    }, ale záznam ich má len { $last }. Koniec niekto odrezal.
error-kept-order = Keď prehliadač ukázal svoje číslo, ostatní tie svoje ešte nemali sľúbené tak, ako hovorí záznam.
error-record-no-secret = Z tohto záznamu sa nedá hrať ďalej: chýba tajomstvo stola aj semienko. Dá sa iba prezrieť.
error-record-older-rules = Táto hra sa hrala podľa starších pravidiel (verzia { $played }, dnešná je { $ours }) a podľa dnešných sa nedá zopakovať. { $reason }
error-record-newer-rules = Táto hra sa hrala podľa novších pravidiel (verzia { $played }), než aké pozná tento program ({ $ours }), a nedá sa tu zopakovať. { $reason }
error-record-no-seed = Záznam neuvádza ani semienko, ani záväzok, takže ťahané karty sa nedajú overiť.
error-record-no-reveal = Záznam zapečateného stola sa končí bez semienka, takže ťahané karty sa nedajú overiť. Koniec záznamu možno chýba.
error-record-cut = Záznam sa končí po { $moves ->
        [one] { $moves } ťahu
       *[other] { $moves } ťahoch
    }, ešte pred koncom hry. Jeho koniec chýba.

## Errors: draws

error-draw-missing = Chýba ťahanie z balíčka „{ $deck }“: zapísané ťahania sa minuli.
error-draw-deck = Malo sa ťahať z balíčka „{ $deck }“, ale zapísané je ťahanie z balíčka „{ $scripted }“.
error-draw-impossible = „{ $card }“ sa teraz z balíčka „{ $deck }“ ťahať nedá.
error-draw-differs = Ťahanie z balíčka „{ $deck }“ nezodpovedá semienku stola.
error-draws-left = { $move ->
        [0] Pri rozdaní
       *[other] Pri ťahu { $move }
    } je zapísaných viac ťahaní, než treba.

## Errors: positions

error-snapshot-form = Takto sa pozície nezapisujú: { $reason }.
error-snapshot-game = Pozícia je z hry { $title } pre { $players ->
        [one] jedného hráča
       *[other] { $players } hráčov
    }. Načítajte ju do tej istej hry.
error-snapshot-edition = Pozícia pochádza z iného vydania než „{ $ours }“. Načítajte ju s jej vydaním, alebo pole edition vynechajte.
error-snapshot-phase = Fáza „{ $phase }“ neexistuje. Na výber sú: { $phases }.
error-snapshot-seats = Pozícia má { $seats ->
        [one] jedno miesto
        [few] { $seats } miesta
       *[other] { $seats } miest
    }, hra ich má { $players }. Uveďte všetky miesta a ťah (turn) od 0 po posledné miesto.
error-snapshot-value = { $place }: hodnota { $value } tu nie je možná.
error-snapshot-name = { $place }: „{ $name }“ v tomto vydaní nie je.
error-snapshot-twice = { $place }: „{ $name }“ je tu dvakrát.
error-snapshot-pending = Pozícia nezodpovedá fáze „{ $phase }“: to, o čom sa v nej rozhoduje, chýba, nie je možné, alebo je uvedené v inej fáze.
error-snapshot-count = „{ $name }“ je v pozícii { $count }×, v škatuli { $box }×.

## Errors: edition files

error-edition = { $file } má { $count ->
        [one] jednu chybu
        [few] { $count } chyby
       *[other] { $count } chýb
    }:
error-file-unreadable = súbor sa nedá prečítať: { $reason }.
error-toml = toto nie je platný TOML: { $reason }.
error-missing = toto chýba.
error-unknown-field = také pole vydania nemajú.{ $near ->
        [none] { "" }
       *[other] { " " }Nemysleli ste { $near }?
    }
error-not-a-table = tu musí byť tabuľka s pomenovanými poľami.
error-value = hodnota nevyhovuje: { $reason }.
error-other-game = vydanie je pre inú hru, { $game }.
error-id-twice = meno „{ $id }“ už má { $first }. Každému dajte vlastné.
error-seat-range = najmenší počet hráčov je väčší než najväčší.
error-seat-colours = rôznych farieb musí byť aspoň { $seats }: pre každé miesto jedna.

## Errors: files, names and seats

error-file-unwritable = Do súboru { $file } sa nedá zapísať: { $reason }.
error-seat-name = „{ $name }“ nemôže byť meno hráča. Meno má 1 až { $most } viditeľných písmen, znakov alebo emoji v jednom riadku.
error-no-name = Hráč potrebuje meno, 1 až { $most } písmen, znakov alebo emoji.
error-seat-number = Miesto { $seat } pri stole nie je. Miesta majú čísla 1 až { $players }.
error-extra = Čo je na to potrebné, ešte nie je nainštalované. Nainštalujte to príkazom: pip install "{ $extra }"

## Checking a record

verify-moves = { $game }: { $moves ->
        [one] { $moves } ťah, dovolený, dá sa zopakovať.
        [few] { $moves } ťahy, všetky dovolené, dajú sa zopakovať.
       *[other] { $moves } ťahov, všetky dovolené, dajú sa zopakovať.
    }
verify-draws = Každá ťahaná karta bola znova vypočítaná zo semienka a zhoduje sa.
verify-sealed = Pečať drží: odhalené semienko je to, ku ktorému sa stôl zaviazal pred prvým ťahom.
verify-first-kind = Pečať je prvého druhu: čísla sa pred ukázaním nesľubovali a riadky na seba nenadväzujú, takže ten, kto stôl viedol, si mohol vyberať z mnohých rozdaní.
verify-not-sealed = Stôl nebol zapečatený: semienko { $seed } bolo zadané.

# Over a drawn picture
picture-turn = Na ťahu: { $seat }
picture-over = Koniec hry
board-reconstructed = Rekonštruovaný plán: sčasti náš vlastný, podľa pravidiel.

## Hodiny

error-clock-seconds = Hodiny idú najmenej { $least } sekúnd a najviac { $days } dní.
error-clock-increment = Čas pribúda s každým ťahom iba do zásoby, a to najviac o { $days } dní.
error-clock-vacation = Dovolenky môže byť pri stole najviac { $days } dní.
error-clock-night = Noc sa začína a končí v časoch ako 22:00 a 07:00 a trvá najviac { $hours } hodín.
error-clock-zone = Časové pásmo „{ $zone }“ neexistuje. Volajú sa napríklad Europe/Bratislava.
error-record-clock = Také hodiny záznam mať nemôže: { $reason }
error-record-no-clock = Riadok { NUMBER($line, useGrouping: 0) } hovorí o hodinách, ale pri tomto stole žiadne dohodnuté neboli.
error-record-took = Riadok { NUMBER($line, useGrouping: 0) } hovorí o čase, ktorý hráč { $seat } nemal.
error-record-flag = Podľa riadka { NUMBER($line, useGrouping: 0) } hráčovi { $seat } vypršal čas, ale jeho hodiny ukazujú niečo iné.
error-record-clock-zero = Na riadku { NUMBER($line, useGrouping: 0) } sa mal hráč { $seat } vzdať, lebo mu vypršal čas.
error-record-pause = Riadok { NUMBER($line, useGrouping: 0) } začína prestávku, ktorá už je, alebo končí takú, ktorá nie je.
error-record-paused = Riadok { NUMBER($line, useGrouping: 0) } pokračuje, hoci je prestávka.
error-record-vacation = Riadok { NUMBER($line, useGrouping: 0) } hovorí o dňoch dovolenky, ktoré hráč { $seat } nemá.
error-record-plays = Podľa riadka { NUMBER($line, useGrouping: 0) } ťahá za hráča { $seat } niekto iný, lenže to nie je miesto človeka, nič sa tým nemení, alebo taký ťah nenasleduje.
