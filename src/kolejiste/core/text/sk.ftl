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
bot-planner = Bot Plánovač
bot-random = Bot Náhoda

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
error-option-when = Voľba { $option } sa dá zvoliť len spolu s { $needs }.
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

## Errors: moves

error-game-over = Hra sa skončila, už sa nedá ťahať.
error-no-such-move = Ťah { $move } neexistuje. Ťahy sú celé čísla od 0 do { NUMBER($most, useGrouping: 0) }.
error-no-such-seat = Miesto { $seat } pri tomto stole nie je. Miesta sú celé čísla od 0 do { NUMBER($most, useGrouping: 0) }; bez miesta sa len prizerá.
error-no-such-action = Táto hra nemá akciu { $action }. Vyberte si niektorý z možných ťahov.
error-not-now = „{ $action }“ teraz nejde. Rozhoduje sa o niečom inom: { $ask }
error-undo-nothing = Nemáte žiadny ťah, ktorý by sa dal vziať späť.
error-undo-acted = Ťah sa už nedá vziať späť: medzitým ťahal niekto iný.
error-undo-known = Ťah sa nedá vziať späť: vyšlo najavo niečo skryté.

## A table

begins-lot = Začínajúceho hráča určil žreb: { $name }
begins-chosen = Začínajúci hráč podľa dohody: { $name }
begins-turn = Začína ďalší v poradí: { $name }
practice-table = Cvičný stôl: späť sa dá vziať všetko, aj to, čím vyšlo najavo niečo skryté.

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
error-record-move = Ťah { $move } záznamu sa nedá prehrať: { $reason }
error-record-ply = Záznam nemá pozíciu po ťahu { $ply }. Posledná je po ťahu { $last }.
error-record-seed = Semienko v zázname je poškodené: musí byť zapísané šestnástkovými číslicami.
error-record-commitment = Pečať neplatí: odhalené semienko nie je to, ktoré bolo zapečatené pred prvým ťahom.
error-record-lot = Začínajúci hráč nebol žrebovaný tak, ako stôl sľúbil, alebo žreb nevychádza zo semienka.
error-record-no-secret = Z tohto záznamu sa nedá hrať ďalej: chýba tajomstvo stola aj semienko. Dá sa iba prehrať.
error-record-older-rules = Táto hra sa hrala podľa starších pravidiel (verzia { $played }, dnešná je { $ours }) a podľa dnešných sa nedá prehrať. { $reason }
error-record-newer-rules = Táto hra sa hrala podľa novších pravidiel (verzia { $played }), než aké pozná tento program ({ $ours }), a nedá sa tu prehrať. { $reason }
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

error-file-unwritable = Do { $file } sa nedá zapísať: { $reason }.
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
verify-not-sealed = Stôl nebol zapečatený: semienko { $seed } bolo zadané.

# Over a drawn picture
picture-turn = Na ťahu: { $seat }
picture-over = Koniec hry
board-reconstructed = Rekonštruovaná doska: časť je naša vlastná, podľa pravidiel.
