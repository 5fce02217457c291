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

## Ťahy

moves-asides = Kedykoľvek

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
error-option-when = Voľbu { $option } možno zvoliť len spolu s { $needs }.
error-option-value = Voľba { $option } nemôže mať hodnotu „{ $value }“. Vyberte si z týchto: { $choices }.
error-language = Jazyk „{ $language }“ neovládame. Vyberte si z týchto: { $languages }.
error-seat-names = { $seats ->
        [one] Bolo zadané jedno meno
        [few] Boli zadané { $seats } mená
       *[other] Bolo zadaných { $seats } mien
    }, ale počet miest v hre je { $players }. Zadajte pre každé miesto jedno meno.
error-bot = Robot „{ $bot }“ tu nie je. Vyberte si z týchto: { $bots }.

## Errors: moves

error-game-over = Hra sa skončila, už sa nedá ťahať.
error-no-such-move = Ťah { $move } neexistuje. Ťahy sú celé čísla od 0 do { NUMBER($most, useGrouping: 0) }.
error-no-such-seat = Miesto { $seat } pri tomto stole nie je. Miesta sú celé čísla od 0 do { NUMBER($most, useGrouping: 0) }; bez miesta sa len prizerá.
error-no-such-action = Táto hra nemá akciu { $action }. Vyberte si niektorý z možných ťahov.
error-not-now = „{ $action }“ teraz nie je možné. Rozhoduje sa o inom: { $ask }
error-undo = Posledný ťah sa nedá vziať späť: odvtedy vyšlo najavo niečo skryté, alebo ešte nikto neťahal.

## Why something cannot be chosen

why-over = Hra sa skončila.
why-watching = Túto hru len sledujete.
why-other = Teraz rozhoduje { $seat }.
why-other-asked = Teraz rozhoduje { $seat }: { $ask }
why-not = To teraz nejde.
why-not-asked = To teraz nejde. Rozhoduje sa o inom: { $ask }

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
error-record-no-secret = Z tohto záznamu sa nedá hrať ďalej: chýba tajomstvo stola aj semienko. Možno si ho iba prehrať.
error-record-older-rules = Táto hra sa hrala podľa starších pravidiel (verzia { $played }, dnešná je { $ours }) a podľa dnešných sa nedá prehrať. { $reason }
error-record-newer-rules = Táto hra sa hrala podľa novších pravidiel (verzia { $played }), než aké pozná tento program ({ $ours }), a nedá sa tu prehrať. { $reason }

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
error-snapshot-known = seats[{ $seat }].known: známych kariet je viac, než koľko ich je v ruke.
error-snapshot-cards = Karta { $card } je v pozícii { $have }×, v škatuli { $box }×.
error-snapshot-route = seats[{ $seat }].routes: trasa { $route } tu nemôže byť: ona, alebo druhá koľaj dvojitej trasy, je už obsadená.
error-snapshot-trains = seats[{ $seat }].routes: trasy sú dlhšie, než na koľko stačia vagóniky jedného hráča ({ $trains }).
error-snapshot-stations = seats[{ $seat }].stations: hráč má v tomto vydaní najviac { $stations ->
        [one] jednu stanicu
        [few] { $stations } stanice
       *[other] { $stations } staníc
    }.
error-snapshot-station = { $city } má dve stanice. V každom meste je miesto len pre jednu.
error-snapshot-chosen = seats[{ $seat }].chosen: vybrať si možno len z ponúknutých kariet cieľových staníc.
error-snapshot-told = { $place }: karta { $ticket } tu má byť známa, ale neleží tu.
error-snapshot-long = { $place }: karta { $ticket } tu ležať nemôže; dlhé karty sa rozdávajú iba na začiatku a iba ony zostávajú nerozdané mimo hry.
error-snapshot-ticket = Karta cieľových staníc { $ticket } leží na { $count ->
        [one] jednom mieste
       *[other] { $count } miestach
    }. Musí ležať práve na jednom.
error-snapshot-souvenir = Suvenír { $kind } leží tam, kde nemôže byť, alebo je ich priveľa.
error-snapshot-souvenirs = V pozícii { $have ->
        [one] je jeden suvenír
        [few] sú { $have } suveníry
       *[other] je { $have } suvenírov
    }, v hre ich má byť { $box }.
error-snapshot-pending = Pozícia nezodpovedá fáze „{ $phase }“: to, o čom sa v nej rozhoduje, chýba, nie je možné, alebo je uvedené v inej fáze.
error-snapshot-offer = seats[{ $seat }].offer: počet ponúknutých kariet cieľových staníc nezodpovedá fáze.
error-snapshot-card = Karta { $card } leží { $count ->
        [0] nikde
        [one] na jednom mieste, ale kde ležať nesmie
       *[other] na { $count } miestach
    }. Každá karta leží práve na jednom, karty A nikdy v ponuke ani v balíčku, karty B nikdy v ruke ani medzi odhodenými.
error-snapshot-track = Koľaj „{ $track }“ je obsadená dvakrát. Každé miesto pri stole jazdí po vlastnej koľaji.
error-snapshot-fit = laid: karta { $card } nepasuje vedľa karty pred ňou.
error-snapshot-red-line = seats[{ $seat }].ticks.{ $row }: tieto políčka sú za červenou čiarou, ktorá je ešte zatvorená.
error-snapshot-part = { $place }: { $wanted ->
        [0] toto v tejto hre nie je. Vynechajte to.
       *[other] toto chýba. Hra s týmito voľbami to potrebuje.
    }
error-snapshot-tokens = Žetónov { $token } je { $count }, viac, ako ich je v hre.
error-snapshot-spike = Zlatý klinec nezodpovedá vlakom v oboch jeho mestách.
error-snapshot-way = Trať nemôže viesť cez { $space }.
error-snapshot-token = Žetón dopytu mesta { $city } nie je práve raz v tokens, alebo v removed. V tokens je, kým sa do mesta zmestí ďalšia spoločnosť.
error-snapshot-city = V meste { $city } je viac spoločností, než sa doň zmestí.
error-snapshot-port = Prístav { $port } nesedí: vlak v ňom má mať iba spoločnosť z ports, a to až po trati k jej žolíku.
error-snapshot-fleet = table.companies.{ $company }: vlakov je spolu { $trains }. Na poli, v zásobe a na mape ich má byť toľko, koľko hovorí vydanie.
error-snapshot-network = table.companies.{ $company }.track: táto trať nemohla vzniknúť. Každá jej časť vedie od počiatočnej lokácie do miest a nevedie cez cudziu počiatočnú lokáciu.
error-snapshot-tile = { $place }: chýba kartička, ktorá tu môže ležať, alebo leží ešte inde.
error-snapshot-rails = table.seats[{ $seat }].rails: tieto koľaje nie sú spojené s počiatočnou koľajou.
error-snapshot-unconnected = table.seats[{ $seat }].stations: stanica stojí v meste, kam nevedie žiadna koľaj tohto hráča.
error-snapshot-milestones = table.seats[{ $seat }]: tieto míľniky na seba nenadväzujú. Od A1 a A2 sa ide k B, C a D, vždy až po splnení predchádzajúceho.
error-snapshot-managers = { $place }: míľnik týchto manažérov nechce.
error-snapshot-complete = { $place }: tento míľnik je splnený. Bol by otočený lícom nadol na konci ťahu, v ktorom k tomu došlo.
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
error-id-landscape = „{ $id }“ je meno políčka krajiny: stĺpec a rad.
error-id-twice = meno „{ $id }“ už má { $first }. Každému dajte vlastné.
error-no-city = mesto „{ $city }“ na mape nie je.
error-loop = „{ $route }“ sa začína a končí v tom istom meste. Zadajte dva rôzne konce.
error-no-colour = farba „{ $colour }“ neexistuje. Vyberte si z týchto: { $colours }.
error-no-points = v scoring.routes chýbajú body za trasu dĺžky { $length }.
error-too-long = dĺžka { $length } je väčšia než počet vagónikov jedného hráča ({ $trains }).
error-too-many-wilds = wilds je { $wilds }, ale dĺžka trasy je len { $length }.
error-no-tunnels = toto vydanie nemá tunely. Nastavte rules.tunnel_cards, alebo značku odstráňte.
error-double = dvojitá trasa sú dve rovnako dlhé trasy medzi tými istými mestami; značku „{ $mark }“ { $count ->
        [one] má jedna trasa
        [few] majú { $count } trasy
       *[other] má { $count } trás
    }.
error-no-route = do mesta „{ $city }“ nevedie žiadna trasa.
error-too-few-tickets = { $kind ->
        [long] dlhých
       *[other] bežných
    } kariet cieľových staníc je { $have }; treba ich aspoň { $need }.
error-seat-range = najmenší počet hráčov je väčší než najväčší.
error-seat-colours = rôznych farieb musí byť aspoň { $seats }: pre každé miesto jedna.
error-keep = počet kariet cieľových staníc, ktoré si hráč musí nechať ({ $keep }), je väčší než počet ponúknutých ({ $dealt }).
error-grey-card = sivé sú trasy, ktoré sa dajú zaplatiť ľubovoľnou farbou; sivá karta nemôže byť.
error-too-few-cards = kariet je { $have }; na rozdanie a otočené karty ich treba aspoň { $need }.
error-souvenir-kinds = počet druhov je { $kinds }. Musí ich byť aspoň toľko, koľko je označených lokácií ({ $fixed }), a najviac toľko, koľko je lokácií na mape.
error-souvenir-tokens = chýba veľkosť kôpky pri počte hráčov { $players }.
error-souvenir-points = počet hodnôt musí byť { $need }: za žiadny suvenír, za jeden a tak ďalej až po všetky druhy.
error-lines-meet = dve koľaje karty { $card } z nej vychádzajú v rovnakej výške. Dajte top, middle a bottom tri rôzne konce.
error-no-symbol = symbol „{ $symbol }“ neexistuje. Vyberte si z týchto: { $symbols }.
error-too-few-rail-cards = kariet { $deck } je { $have }; treba ich aspoň { $need }.
error-majority-row = prevaha môže násobiť iba riadok, ktorý boduje políčkom najviac vpravo; { $row } taký nie je.
error-red-line = červená čiara stojí za niektorým z políčok riadka, ktorý ju otvára: `after` musí byť od 1 do { $boxes }.
error-sheet-rows = oba hárky majú riadok pre každý symbol a žiadny iný: { $symbols }.
error-exchange = riadok, ktorý vymieňa mince, potrebuje dvojicu [mince, body] pre každé svoje políčko ({ $boxes }).
error-alternate = reťazec tam a späť má práve dva riadky.
error-pool-most = na pole pre vlaky sa zmestí najviac { $most } (pool_most).
error-too-few-trains = vlakov spoločnosti je málo; treba ich aspoň { $need }.
error-share-values = počet hodnôt je { $have }; má ich byť { $need }: pre každú dĺžku trate od nuly jedna.
error-too-many-shares = v ponuke a bokom je spolu viac akcií, než koľko ich spoločnosť má ({ $have }).
error-aside-two = bokom musia byť aspoň 2 akcie každej spoločnosti.
error-aside-few = pri počte hráčov { $players } nestačia akcie bokom na to, aby mal každý inú dvojicu.
error-no-company = spoločnosť „{ $company }“ neexistuje. Vyberte si z týchto: { $companies }.
error-too-few-ports = žetónov so žolíkom je { $wild }; prístavov musí byť aspoň toľko.
error-automa-steps = všetky kroky spoločnosti sú párne, takže by sa ukazovateľ nedostal ku každej spoločnosti. Aspoň jeden musí byť nepárny.
error-automa-few = žetóny s číslami musia byť aspoň dva.
error-city-numbers = čísla miest musia byť 1 až { $most }, každé raz.
error-too-few-tokens = žetónov je { $have }; miest je { $need } a každé potrebuje jeden.
error-starts = každá spoločnosť má práve jednu počiatočnú lokáciu: { $companies }.
error-space-twice = políčko q = { $q }, r = { $r } je už obsadené.
error-spike-cities = východné a západné mesto musia byť rôzne.
error-spike-tile = políčko q = { $q }, r = { $r } nie je krajina; doštička leží na krajine.
error-start-rails = značku start má mať práve jedno pole koľají; tu { $have ->
        [one] ju má jedno
        [few] ju majú { $have }
       *[other] ich je { $have }
    }.
error-city-unreachable = od začiatku nevedú žiadne koľaje do mesta „{ $city }“.
error-too-many-rails = hráč má koľají { $have }, ale polí na mape je len { $most }.
error-mat-empty = naľavo od loga musí byť aspoň jedna koľaj alebo budova, inak by sa hra hneď skončila.
error-too-few-city-tiles = kartičiek úrovne { $level } je { $have }; treba ich aspoň { $need }.
error-links = počet hodnôt má byť { $need }: medzi každými dvoma susednými sektormi jedna.
error-too-few-telegraph-tiles = kartičiek je { $have }; sektorov bez ikony dohody je { $need } a každý potrebuje jednu.
error-start-train = značku start má mať práve jeden druh vlaku.
error-effect-place = efekt „{ $effect }“ tu byť nemôže.
error-effect-colours = farby (colours) potrebujú efekty workers a one_of, ostatné ich nemajú; tu je „{ $effect }“.
error-effect-count = efekt „{ $effect }“ počet (count) nemá.
error-rail-loop = koľaj vedie z mesta do toho istého mesta.
error-start-plain = počiatočná koľaj nemá náročnú krajinu ani ikonu dohody.
error-effect-pay = efekt „{ $effect }“ tu nemá cenu.
error-one-price = všetky ceny tohto druhu musia byť rovnaké.
error-turquoise-rails = tyrkysový pracovník kladie koľají { $need }, o jednu viac než úkon.
error-bottom-toll = dolné políčko nemá poplatok: všetci na ňom začínajú.
error-managers-mixed = manažéri sú buď určených farieb, alebo všetci „any“.
error-condition-most = požaduje sa { $count }, ale na mape je len { $most }.
error-effect-each = each má len efekt promote; tu je „{ $effect }“.
error-too-few-workers = treba ich aspoň { $need }.
error-too-few-assets = kartičiek musí byť aspoň { $need }, pre každého hráča jedna, a hráčov najviac toľko, koľko je farieb špecialistov.
error-too-few-milestones = v kôpke { $stack } je málo míľnikov; treba ich aspoň { $need }.
error-too-few-train-tiles = vlakov „{ $train }“ je málo; treba ich aspoň { $need }.
error-no-sector = sektor { $sector } na telegrafnom vedení nie je.

## Príkazový riadok: chyby

error-file-unwritable = Do { $file } sa nedá zapísať: { $reason }.
error-file-exists = { $file } už existuje. Zvoľte iné meno.
error-file-exists-force = { $file } už existuje. Zvoľte iné meno, alebo ho prepíšte pomocou --force.
error-option-form = „{ $given }“ nie je voľba. Píšte --option meno=hodnota.
error-seat-word = Nikto sa nevolá „{ $word }“. { $near ->
        [none] { "" }
       *[other] Nemysleli ste { $near }?{ " " }
    }Miesto pri stole je you (vy), name:Anna pre človeka toho mena, alebo robot: { $bots }.
error-seat-name = „{ $name }“ nemôže byť meno hráča. Meno má 1 až { $most } viditeľných písmen, znakov alebo emoji v jednom riadku.
error-no-name = Hráč potrebuje meno, 1 až { $most } písmen, znakov alebo emoji.
error-bot-word = Robot „{ $word }“ tu nie je. { $near ->
        [none] { "" }
       *[other] Nemysleli ste { $near }?{ " " }
    }Roboti: { $bots }.
error-bots-count = Robotov je { $bots }, hráčov má byť { $players }. Menujte jedného robota pre všetky miesta, alebo pre každé miesto práve jedného.
error-seat-number = Miesto { $seat } pri stole nie je. Miesta majú čísla 1 až { $players }.
error-which-game = Povedzte, ktorú hru chcete hrať; vypíše ich { $command }.
error-record-other-game = Záznam je z hry { $title }, nie z hry { $game }.
error-record-fixes = To už hovorí záznam: { $option } sa nedá zadať spolu so záznamom.
error-record-no-seed = Záznam neuvádza ani semienko, ani záväzok, takže ťahané karty sa nedajú overiť.
error-record-no-reveal = Záznam zapečateného stola sa končí bez semienka, takže ťahané karty sa nedajú overiť. Koniec záznamu možno chýba.
error-record-cut = Záznam sa končí po { $moves ->
        [one] { $moves } ťahu
       *[other] { $moves } ťahoch
    }, ešte pred koncom hry. Jeho koniec chýba.
error-resume-fixes = { $option } sa v uloženej hre nedá zmeniť.
error-nothing-saved = V { $folder } nie je žiadna uložená hra.
error-needs-record = --seat a --ply ukazujú pozíciu zo záznamu. Zadajte ho pomocou --record.
error-picture-suffix = Aký obrázok má byť „{ $file }“? Meno sa musí končiť jednou z prípon: { $suffixes }.
error-width-svg = --width je pre obrázky PNG; SVG má ľubovoľnú šírku.

## Príkazový riadok: hry, vydania, plány

cli-you = Hráč
cli-games-size = { $least } až { $most } { $most ->
        [few] hráči
       *[other] hráčov
    }, { $shortest } až { $longest } minút
cli-games-maturity = Vyspelosť: { $maturity }
cli-games-board = Vydanie: { $status }
cli-games-option = Voľba { $name }: { $words }. Možnosti: { $choices }. Predvolené: { $default }.
cli-games-hint = Hrajte príkazom: { $command }

cli-edition-good = { $file } je v poriadku: { $name }, pre hru { $game }.
cli-edition-status = Vydanie: { $status }
cli-edition-seats = Hráčov: { $least } až { $most }
cli-edition-hash = Odtlačok: { $hash }
cli-edition-play = Hrajte s ním príkazom: { $command }
cli-edition-written = Zapísané do { $file }. Opravte ho podľa svojej škatule a skontrolujte príkazom: { $command }

cli-board-written = Obrázok je v { $file }.

## Príkazový riadok: stôl

cli-table-edition = Vydanie: { $name } ({ $status })
cli-table-seats = Pri stole: { $names }
cli-table-sealed = Stôl je zapečatený: karty určuje tajné semienko, ku ktorému zaväzuje toto číslo a ktoré sa na konci odhalí.
cli-table-commitment = Záväzok: { $commitment }
cli-table-seed = Stôl nie je zapečatený: karty plynú zo zadaného semienka { $seed }.
cli-table-revealed = Tajné semienko bolo { $seed }.

cli-sheet-seat = { $place }. { $name }
cli-sheet-total = spolu
cli-sheet-winner = { $count ->
        [one] Víťazí { $names }.
       *[other] O víťazstvo sa delia { $names }.
    }

## Príkazový riadok: hranie

cli-play-prompt = číslo, text alebo ? >
cli-play-hint = Napíšte číslo ťahu, alebo časť jeho názvu, a nájde sa. Znak ? povie, čo ďalšie sa dá písať.
cli-play-keeps = Každý ťah sa ukladá do { $file }.
cli-play-resumed = Hra pokračuje po { $moves ->
        [one] { $moves } ťahu
       *[other] { $moves } ťahoch
    }.
cli-play-thinks = { $name } premýšľa…
cli-play-hand-over = Klávesnicu dostáva { $name }. Keď tu bude iba { $name }, stlačte Enter.
cli-play-go-on = Enter skryje vaše karty.
cli-play-go-on-or-undo = Enter pokračuje, undo vráti ťah.
cli-play-more = … celú pozíciu ukáže b
cli-play-none-found = Žiadny ťah nezodpovedá textu „{ $text }“. Enter ukáže ťahy znova.
cli-play-only-one = Enter tento ťah vykoná.
cli-play-no-number = Číslo { $number } v zozname nie je; čísla sú od 1 do { $most }.
cli-play-undone = Ťah je vrátený.
cli-play-saved = Uložené do { $file }.
cli-play-left = Hra je uložená v { $file }.
cli-play-resume = Pokračujte príkazom: { $command }
cli-play-record = Záznam je v { $file }. Overíte ho príkazom: { $command }
cli-play-help =
    číslo     vykoná ťah s tým číslom, alebo rozbalí skupinu ťahov
    text      hľadá v ťahoch; musia sedieť všetky slová, na mäkčeňoch nezáleží
    /text     hľadá aj to, čo by inak bol príkaz
    Enter     ukáže ťahy znova; ak je ukázaný jediný, vykoná ho
    m         vypíše všetky ťahy
    b         celá pozícia
    log       čo sa zatiaľ stalo
    undo      vráti váš posledný ťah, ak nič neodkryl
    save FILE uloží kópiu hry (ukladá sa aj sama po každom ťahu)
    svg FILE  nakreslí plán do súboru SVG alebo PNG
    q         odchod; v hre sa dá pokračovať neskôr

## Príkazový riadok: záznamy

cli-replay-hidden = Hra sa ešte neskončila, preto sa rozpráva tak, ako ju vidí divák.
cli-replay-enter = Enter: ďalej, q: koniec
cli-verify-moves = { $game }: { $moves ->
        [one] { $moves } ťah, dovolený a prehratý.
        [few] { $moves } ťahy, všetky dovolené a prehraté.
       *[other] { $moves } ťahov, všetky dovolené a prehraté.
    }
cli-verify-draws = Každá ťahaná karta bola znova vypočítaná zo semienka a súhlasí.
cli-verify-sealed = Pečať drží: odhalené semienko je to, ku ktorému sa stôl zaviazal pred prvým ťahom.
cli-verify-still-sealed = Pečať zatiaľ drží: tajné semienko zodpovedá záväzku a odhalí sa na konci.
cli-verify-not-sealed = Stôl nebol zapečatený: semienko { $seed } bolo zadané.
cli-verify-running = Hra sa ešte neskončila, výsledok teda nie je.
cli-verify-place = { $place }. { $name }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }

## Príkazový riadok: simulácia

cli-simulate-playing = Hrá sa
cli-simulate-done = { $title }, { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } hier
    } pre { $players ->
        [one] { $players } hráča
       *[other] { $players } hráčov
    } za { $seconds } s
cli-simulate-bot = robot
cli-simulate-wins = výhry
cli-simulate-share = podiel v % (95 %)
cli-simulate-mean = priemer
cli-simulate-quartiles = najmenej · kvartily · najviac
cli-simulate-histogram = Body všetkých hráčov:
cli-simulate-length = Ťahov v hre: priemerne { $mean }, od { $least } do { $most }
cli-simulate-speed = Hier za sekundu: { $speed }
cli-simulate-records = { $games ->
        [one] V { $folder } je { $games } záznam.
        [few] V { $folder } sú { $games } záznamy.
       *[other] V { $folder } je { $games } záznamov.
    }

## Chyby: stoly v prehliadači

error-no-table = Taký stôl tu nie je. Možno sa adresa neskopírovala celá.
error-not-your-seat = Toto miesto nepatrí tomuto prehliadaču.
error-not-your-eyes = Kým sa hra neskončí, dá sa pozerať len z vlastných miest.
error-not-your-turn = Teraz rozhoduje iný hráč.
error-seat-taken = Toto miesto už nie je voľné.
error-too-late-to-leave = Hra sa už začína, miesto sa nedá uvoľniť.
error-host-only = To môže len ten, kto stôl založil.
error-not-begun = Hra sa ešte nezačala.
error-not-over = Hra sa ešte neskončila.
error-bot-minds = Za toto miesto hrá počítač. Najprv si ho vezmite späť.
error-entry-stale = Medzitým sa niečo stalo. Pozrite sa na pozíciu znova.
error-no-wish = O vrátenie ťahu nikto nežiada.
error-chat-text = Povedzte jeden riadok, 1 až { $most } viditeľných písmen, znakov alebo emoji.
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
error-no-address = Na adrese { $host } sa nedá počúvať. Použite adresu tohto počítača, napríklad 127.0.0.1.
error-port-taken = Port { $port } je obsadený. Zvoľte iný pomocou --port.
error-lan-host = Zadajte buď --lan, alebo --host { $host }, nie oboje.

## Príkazový riadok: server

cli-serve-open = Kolejiště beží na { $address }
cli-serve-lan = Pre ostatných v domácej sieti: { $address }
cli-serve-no-lan = Tento počítač teraz nemá adresu v domácej sieti, takže nikto ďalší sa nepripojí.
cli-serve-close = Ctrl+C ho ukončí. Stoly sa ukladajú do { $folder }

# Over a drawn picture
picture-turn = Na ťahu: { $seat }
picture-over = Koniec hry
board-reconstructed = Rekonštruovaná doska: časť je naša vlastná, podľa pravidiel.
