# Slova, která nepatří žádné hře, česky.

## Seats

seat = Hráč { $number }

## How sure an edition's facts are, and how finished a game is

status-rulebook = podle pravidel
status-verified = ověřeno v nezávislých zdrojích
status-single-source = známo z jediného zdroje
status-reconstructed = rekonstrukce: nejsou to tištěné hodnoty

maturity-alpha = alfa: může se ještě měnit a obsahovat chyby
maturity-beta = beta: úplná, zkouší se
maturity-stable = stabilní

## Tahy

moves-asides = Kdykoli

## Errors: titles, seats, options

error-no-title = Hra „{ $game }“ tu není. { $near ->
        [none] { "" }
       *[other] Nemysleli jste { $near }?{ " " }
    }Na výběr jsou: { $games }.
error-seats = { $game }: s tímto počtem hráčů ({ $players }) hrát nelze. Hráčů může být { $least } až { $most }.
error-no-option = { $game } nemá volbu „{ $option }“. { $options ->
        [none] Nemá žádné volby.
       *[other] Její volby jsou: { $options }.
    }
error-option-players = Volba { $option } platí jen při počtu hráčů { $counts }, ne při { $players }.
error-option-when = Volbu { $option } lze zvolit jen spolu s { $needs }.
error-option-value = Volba { $option } nemůže mít hodnotu „{ $value }“. Vyberte z těchto: { $choices }.
error-language = Jazyk „{ $language }“ neumíme. Vyberte z těchto: { $languages }.
error-seat-names = { $seats ->
        [one] Bylo zadáno jedno jméno
        [few] Byla zadána { $seats } jména
       *[other] Bylo zadáno { $seats } jmen
    }, ale počet míst ve hře je { $players }. Zadejte pro každé místo jedno jméno.
error-bot = Robot „{ $bot }“ tu není. Vyberte z těchto: { $bots }.

## Errors: moves

error-game-over = Hra skončila, už nelze táhnout.
error-no-such-move = Tah { $move } neexistuje. Tahy jsou celá čísla od 0 do { NUMBER($most, useGrouping: 0) }.
error-no-such-seat = Místo { $seat } u tohoto stolu není. Místa jsou celá čísla od 0 do { NUMBER($most, useGrouping: 0) }; bez místa se jen přihlíží.
error-no-such-action = Tato hra nemá akci { $action }. Vyberte některý z možných tahů.
error-not-now = „{ $action }“ teď nelze. Rozhoduje se o jiném: { $ask }
error-undo = Poslední tah nelze vzít zpět: od té doby vyšlo najevo něco skrytého, nebo ještě nikdo netáhl.

## Why something cannot be chosen

why-over = Hra skončila.
why-watching = Tuto hru jen sledujete.
why-other = Teď rozhoduje { $seat }.
why-other-asked = Teď rozhoduje { $seat }: { $ask }
why-not = To teď nejde.
why-not-asked = To teď nejde. Rozhoduje se o jiném: { $ask }

## Errors: records

error-record-empty = Záznam je prázdný. Na prvním řádku musí být hlavička.
error-record-line = Řádek { NUMBER($line, useGrouping: 0) } záznamu nelze přečíst: { $reason }.
error-record-format = Záznam má formát { $format }; tato verze čte formát { $ours }.
error-record-unreadable = Záznam { $file } nelze přečíst: { $reason }.
error-record-edition = Záznam vznikl s vydáním „{ $name }“, jehož hodnoty se liší od vydání „{ $ours }“. Zadejte soubor vydání, se kterým se hrálo.
error-record-undo = Řádek { NUMBER($line, useGrouping: 0) } záznamu bere zpět více tahů, než jich bylo.
error-record-no-deal = V záznamu chybí rozdání, takže hra nemůže začít.
error-record-action = Takhle se akce této hry nezapisují: { $reason }.
error-record-too-long = Záznam pokračuje tahem { $move }, i když hra už skončila.
error-record-seat = Tah { $move } provedl hráč { $seat }, ale rozhodovat měl hráč { $decider }.
error-record-move = Tah { $move } záznamu nelze přehrát: { $reason }
error-record-ply = Záznam nemá pozici po tahu { $ply }. Poslední je po tahu { $last }.
error-record-seed = Semínko v záznamu je poškozené: musí být zapsáno šestnáctkovými číslicemi.
error-record-commitment = Pečeť neplatí: odhalené semínko není to, které bylo zapečetěno před prvním tahem.
error-record-no-secret = Z tohoto záznamu nelze hrát dál: chybí tajemství stolu i semínko. Lze si ho jen přehrát.
error-record-older-rules = Tato hra se hrála podle starších pravidel (verze { $played }, dnešní je { $ours }) a podle dnešních ji nelze přehrát. { $reason }
error-record-newer-rules = Tato hra se hrála podle novějších pravidel (verze { $played }), než jaká zná tento program ({ $ours }), a nelze ji tu přehrát. { $reason }

## Errors: draws

error-draw-missing = Chybí tažení z balíčku „{ $deck }“: zapsaná tažení došla.
error-draw-deck = Mělo se táhnout z balíčku „{ $deck }“, ale zapsáno je tažení z balíčku „{ $scripted }“.
error-draw-impossible = „{ $card }“ teď z balíčku „{ $deck }“ táhnout nelze.
error-draw-differs = Tažení z balíčku „{ $deck }“ neodpovídá semínku stolu.
error-draws-left = { $move ->
        [0] U rozdání
       *[other] U tahu { $move }
    } je zapsáno více tažení, než je potřeba.

## Errors: positions

error-snapshot-form = Takhle se pozice nezapisují: { $reason }.
error-snapshot-game = Pozice je ze hry { $title } pro { $players ->
        [one] jednoho hráče
        [few] { $players } hráče
       *[other] { $players } hráčů
    }. Načtěte ji do téže hry.
error-snapshot-edition = Pozice pochází z jiného vydání než „{ $ours }“. Načtěte ji s jejím vydáním, nebo pole edition vynechte.
error-snapshot-phase = Fáze „{ $phase }“ neexistuje. Na výběr jsou: { $phases }.
error-snapshot-seats = Pozice má { $seats ->
        [one] jedno místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }, hra jich má { $players }. Uveďte všechna místa a tah (turn) od 0 po poslední místo.
error-snapshot-value = { $place }: hodnota { $value } tu není možná.
error-snapshot-name = { $place }: „{ $name }“ v tomto vydání není.
error-snapshot-twice = { $place }: „{ $name }“ je tu dvakrát.
error-snapshot-known = seats[{ $seat }].known: známých karet je více, než kolik jich je v ruce.
error-snapshot-cards = Karta { $card } je v pozici { $have }×, v krabici { $box }×.
error-snapshot-route = seats[{ $seat }].routes: trať { $route } zde být nemůže: ona, nebo druhá kolej dvojité tratě, je už zabraná.
error-snapshot-trains = seats[{ $seat }].routes: tratě jsou delší, než na kolik stačí vagónky jednoho hráče ({ $trains }).
error-snapshot-stations = seats[{ $seat }].stations: hráč má v tomto vydání nejvýše { $stations ->
        [one] jednu stanici
        [few] { $stations } stanice
       *[other] { $stations } stanic
    }.
error-snapshot-station = { $city } má dvě stanice. V každém městě je místo jen pro jednu.
error-snapshot-chosen = seats[{ $seat }].chosen: vybrat lze jen z nabídnutých linek.
error-snapshot-told = { $place }: linka { $ticket } tu má být známá, ale neleží tu.
error-snapshot-long = { $place }: linka { $ticket } tu ležet nemůže; dlouhé linky se rozdávají jen na začátku a jen ony zůstávají nerozdané mimo hru.
error-snapshot-ticket = Linka { $ticket } leží { $count ->
        [one] na jednom místě
       *[other] na { $count } místech
    }. Musí ležet právě na jednom.
error-snapshot-souvenir = Suvenýr { $kind } leží, kde být nemůže, nebo je jich příliš mnoho.
error-snapshot-souvenirs = V pozici { $have ->
        [one] je jeden suvenýr
        [few] jsou { $have } suvenýry
       *[other] je { $have } suvenýrů
    }, ve hře jich má být { $box }.
error-snapshot-pending = Pozice neodpovídá fázi „{ $phase }“: to, o čem se v ní rozhoduje, chybí, není možné, nebo je uvedeno v jiné fázi.
error-snapshot-offer = seats[{ $seat }].offer: počet nabídnutých linek neodpovídá fázi.
error-snapshot-card = Karta { $card } leží { $count ->
        [0] nikde
        [one] na jednom místě, ale kde ležet nesmí
       *[other] na { $count } místech
    }. Každá karta leží právě na jednom, karty A nikdy v nabídce ani v balíčku, karty B nikdy v ruce ani mezi odhozenými.
error-snapshot-track = Kolej „{ $track }“ je obsazená dvakrát. Každé místo u stolu jezdí po vlastní koleji.
error-snapshot-fit = laid: karta { $card } nepasuje vedle karty před ní.
error-snapshot-red-line = seats[{ $seat }].ticks.{ $row }: tato políčka jsou za červenou čarou, která je ještě zavřená.
error-snapshot-part = { $place }: { $wanted ->
        [0] toto v této hře není. Vynechte to.
       *[other] toto chybí. Hra s těmito volbami to potřebuje.
    }
error-snapshot-tokens = Žetonů { $token } je { $count }, víc, než jich je ve hře.
error-snapshot-spike = Zlatý hřeb neodpovídá vlakům v obou jeho městech.
error-snapshot-way = Trať nemůže vést přes { $space }.
error-snapshot-token = Žeton poptávky města { $city } není právě jednou v tokens, nebo v removed. V tokens je, dokud se do města vejde další společnost.
error-snapshot-city = Ve městě { $city } je více společností, než se do něj vejde.
error-snapshot-port = Přístav { $port } neodpovídá: vlak v něm má mít jen společnost z ports, a to až po trati k jejímu žolíku.
error-snapshot-fleet = table.companies.{ $company }: vlaků je celkem { $trains }. Na poli, v zásobě a na mapě jich má být tolik, kolik říká vydání.
error-snapshot-network = table.companies.{ $company }.track: tato trať nemohla vzniknout. Každá její část vede od počáteční lokace do měst a nevede přes cizí počáteční lokaci.
error-snapshot-tile = { $place }: chybí kartička, která tu může ležet, nebo leží ještě jinde.
error-snapshot-rails = table.seats[{ $seat }].rails: tyto koleje nejsou spojené s počáteční kolejí.
error-snapshot-unconnected = table.seats[{ $seat }].stations: stanice stojí ve městě, kam nevede žádná kolej tohoto hráče.
error-snapshot-milestones = table.seats[{ $seat }]: tyto mezníky na sebe nenavazují. Od A1 a A2 se jde k B, C a D, vždy až po splnění předchozího.
error-snapshot-managers = { $place }: mezník tyto manažery nechce.
error-snapshot-complete = { $place }: tento mezník je splněn. Byl by otočen lícem dolů na konci tahu, ve kterém k tomu došlo.
error-snapshot-count = „{ $name }“ je v pozici { $count }×, v krabici { $box }×.

## Errors: edition files

error-edition = { $file } má { $count ->
        [one] jednu chybu
        [few] { $count } chyby
       *[other] { $count } chyb
    }:
error-file-unreadable = soubor nelze přečíst: { $reason }.
error-toml = toto není platný TOML: { $reason }.
error-missing = toto chybí.
error-unknown-field = takové pole vydání nemají.{ $near ->
        [none] { "" }
       *[other] { " " }Nemysleli jste { $near }?
    }
error-not-a-table = zde musí být tabulka s pojmenovanými poli.
error-value = hodnota nevyhovuje: { $reason }.
error-other-game = vydání je pro jinou hru, { $game }.
error-id-landscape = „{ $id }“ je jméno políčka krajiny: sloupec a řada.
error-id-twice = jméno „{ $id }“ už má { $first }. Každému dejte vlastní.
error-no-city = město „{ $city }“ na mapě není.
error-loop = „{ $route }“ začíná a končí ve stejném městě. Zadejte dva různé konce.
error-no-colour = barva „{ $colour }“ neexistuje. Vyberte z těchto: { $colours }.
error-no-points = ve scoring.routes chybí body za trať délky { $length }.
error-too-long = délka { $length } je větší než počet vagónků jednoho hráče ({ $trains }).
error-too-many-wilds = wilds je { $wilds }, ale délka tratě je jen { $length }.
error-no-tunnels = toto vydání nemá tunely. Nastavte rules.tunnel_cards, nebo značku odstraňte.
error-double = dvojitá trať jsou dvě stejně dlouhé tratě mezi týmiž městy; značku „{ $mark }“ { $count ->
        [one] má jedna trať
        [few] mají { $count } tratě
       *[other] má { $count } tratí
    }.
error-no-route = do města „{ $city }“ nevede žádná trať.
error-too-few-tickets = { $kind ->
        [long] dlouhých
       *[other] běžných
    } linek je { $have }; potřeba je aspoň { $need }.
error-seat-range = nejmenší počet hráčů je větší než největší.
error-seat-colours = počet různých barev musí být aspoň { $seats }: pro každé místo jedna.
error-keep = počet linek, které si hráč musí nechat ({ $keep }), je větší než počet nabídnutých ({ $dealt }).
error-grey-card = šedé jsou tratě, které lze zaplatit libovolnou barvou; šedá karta být nemůže.
error-too-few-cards = karet je { $have }; na rozdání a odkryté karty jich je potřeba aspoň { $need }.
error-souvenir-kinds = počet druhů je { $kinds }. Musí jich být aspoň tolik, kolik je označených míst ({ $fixed }), a nejvýše tolik, kolik je míst na mapě.
error-souvenir-tokens = chybí velikost hromádky při počtu hráčů { $players }.
error-souvenir-points = počet hodnot musí být { $need }: za žádný suvenýr, za jeden, a tak dále až po všechny druhy.
error-lines-meet = dvě koleje karty { $card } z ní vycházejí ve stejné výšce. Dejte top, middle a bottom tři různé konce.
error-no-symbol = symbol „{ $symbol }“ neexistuje. Vyberte z těchto: { $symbols }.
error-too-few-rail-cards = karet { $deck } je { $have }; potřeba je aspoň { $need }.
error-majority-row = převaha může násobit jen řádek, který boduje políčkem nejvíce vpravo; { $row } takový není.
error-red-line = červená čára stojí za některým z políček řádku, který ji otevírá: `after` musí být od 1 do { $boxes }.
error-sheet-rows = oba archy mají řádek pro každý symbol a žádný jiný: { $symbols }.
error-exchange = řádek, který vyměňuje mince, potřebuje dvojici [mince, body] pro každé své políčko ({ $boxes }).
error-alternate = řetězec tam a zpět má právě dva řádky.
error-pool-most = na pole pro vlaky se vejde nejvýše { $most } (pool_most).
error-too-few-trains = vlaků společnosti je málo; potřeba je aspoň { $need }.
error-share-values = počet hodnot je { $have }; má jich být { $need }: pro každou délku trati od nuly jedna.
error-too-many-shares = v nabídce a stranou je dohromady více akcií, než kolik jich společnost má ({ $have }).
error-aside-two = stranou musí být aspoň 2 akcie každé společnosti.
error-aside-few = při počtu hráčů { $players } nestačí akcie stranou na to, aby měl každý jinou dvojici.
error-no-company = společnost „{ $company }“ neexistuje. Vyberte z těchto: { $companies }.
error-too-few-ports = žetonů s žolíkem je { $wild }; přístavů musí být aspoň tolik.
error-automa-steps = všechny kroky společnosti jsou sudé, takže by se ukazatel nedostal ke každé společnosti. Aspoň jeden musí být lichý.
error-automa-few = žetony s čísly musí být aspoň dva.
error-city-numbers = čísla měst musí být 1 až { $most }, každé jednou.
error-too-few-tokens = žetonů je { $have }; měst je { $need } a každé potřebuje jeden.
error-starts = každá společnost má právě jednu počáteční lokaci: { $companies }.
error-space-twice = políčko q = { $q }, r = { $r } je už obsazené.
error-spike-cities = východní a západní město musí být různá.
error-spike-tile = políčko q = { $q }, r = { $r } není krajina; destička leží na krajině.
error-start-rails = značku start má mít právě jedno pole kolejí; zde { $have ->
        [one] ji má jedno
        [few] ji mají { $have }
       *[other] jich je { $have }
    }.
error-city-unreachable = od začátku nevedou žádné koleje do města „{ $city }“.
error-too-many-rails = hráč má kolejí { $have }, ale polí na mapě je jen { $most }.
error-mat-empty = nalevo od loga musí být aspoň jedna kolej nebo budova, jinak by hra hned skončila.
error-too-few-city-tiles = kartiček úrovně { $level } je { $have }; potřeba je aspoň { $need }.
error-links = počet hodnot má být { $need }: mezi každými dvěma sousedními sektory jedna.
error-too-few-telegraph-tiles = kartiček je { $have }; sektorů bez ikony dohody je { $need } a každý potřebuje jednu.
error-start-train = značku start má mít právě jeden druh vlaku.
error-effect-place = efekt „{ $effect }“ zde být nemůže.
error-effect-colours = barvy (colours) potřebují efekty workers a one_of, ostatní je nemají; zde je „{ $effect }“.
error-effect-count = efekt „{ $effect }“ počet (count) nemá.
error-rail-loop = kolej vede z města do téhož města.
error-start-plain = počáteční kolej nemá obtížnou krajinu ani ikonu dohody.
error-effect-pay = efekt „{ $effect }“ tu nemá cenu.
error-one-price = všechny ceny tohoto druhu musí být stejné.
error-turquoise-rails = tyrkysový pracovník klade kolejí { $need }, o jednu víc než akce.
error-bottom-toll = dolní políčko nemá poplatek: všichni na něm začínají.
error-managers-mixed = manažeři jsou buď určených barev, nebo všichni „any“.
error-condition-most = požaduje se { $count }, ale na mapě je jen { $most }.
error-effect-each = each má jen efekt promote; zde je „{ $effect }“.
error-too-few-workers = potřeba je aspoň { $need }.
error-too-few-assets = kartiček musí být aspoň { $need }, pro každého hráče jedna, a hráčů nejvýše tolik, kolik je barev specialistů.
error-too-few-milestones = v hromádce { $stack } je málo mezníků; potřeba je aspoň { $need }.
error-too-few-train-tiles = vlaků „{ $train }“ je málo; potřeba je aspoň { $need }.
error-no-sector = sektor { $sector } na telegrafním vedení není.

## Příkazová řádka: chyby

error-file-unwritable = Do { $file } nelze zapsat: { $reason }.
error-file-exists = { $file } už existuje. Zvolte jiné jméno.
error-file-exists-force = { $file } už existuje. Zvolte jiné jméno, nebo ho přepište pomocí --force.
error-option-form = „{ $given }“ není volba. Pište --option jméno=hodnota.
error-seat-word = Nikdo se nejmenuje „{ $word }“. { $near ->
        [none] { "" }
       *[other] Nemysleli jste { $near }?{ " " }
    }Místo u stolu je you (vy), name:Anna pro člověka toho jména, nebo robot: { $bots }.
error-seat-name = „{ $name }“ nemůže být jméno hráče. Jméno má 1 až { $most } viditelných písmen, znaků nebo emoji na jednom řádku.
error-no-name = Hráč potřebuje jméno, 1 až { $most } písmen, znaků nebo emoji.
error-bot-word = Robot „{ $word }“ tu není. { $near ->
        [none] { "" }
       *[other] Nemysleli jste { $near }?{ " " }
    }Roboti: { $bots }.
error-bots-count = Robotů je { $bots }, hráčů má být { $players }. Jmenujte jednoho robota pro všechna místa, nebo pro každé místo právě jednoho.
error-seat-number = Místo { $seat } u stolu není. Místa mají čísla 1 až { $players }.
error-which-game = Řekněte, kterou hru chcete hrát; vypíše je { $command }.
error-record-other-game = Záznam je ze hry { $title }, ne ze hry { $game }.
error-record-fixes = To už říká záznam: { $option } nelze zadat spolu se záznamem.
error-record-no-seed = Záznam neuvádí ani semínko, ani závazek, takže tažené karty nelze ověřit.
error-record-no-reveal = Záznam zapečetěného stolu končí bez semínka, takže tažené karty nelze ověřit. Konec záznamu možná chybí.
error-record-cut = Záznam končí po { $moves ->
        [one] { $moves } tahu
       *[other] { $moves } tazích
    }, ještě před koncem hry. Jeho konec chybí.
error-resume-fixes = { $option } se v uložené hře nedá změnit.
error-nothing-saved = V { $folder } není žádná uložená hra.
error-needs-record = --seat a --ply ukazují pozici ze záznamu. Zadejte ho pomocí --record.
error-picture-suffix = Jaký obrázek má být „{ $file }“? Jméno musí končit jednou z přípon: { $suffixes }.
error-width-svg = --width je pro obrázky PNG; SVG má libovolnou šířku.

## Příkazová řádka: hry, vydání, plány

cli-you = Hráč
cli-games-size = { $least } až { $most } { $most ->
        [few] hráči
       *[other] hráčů
    }, { $shortest } až { $longest } minut
cli-games-maturity = Vyspělost: { $maturity }
cli-games-board = Vydání: { $status }
cli-games-option = Volba { $name }: { $words }. Možnosti: { $choices }. Výchozí: { $default }.
cli-games-hint = Hrajte příkazem: { $command }

cli-edition-good = { $file } je v pořádku: { $name }, pro hru { $game }.
cli-edition-status = Vydání: { $status }
cli-edition-seats = Hráčů: { $least } až { $most }
cli-edition-hash = Otisk: { $hash }
cli-edition-play = Hrajte s ním příkazem: { $command }
cli-edition-written = Zapsáno do { $file }. Opravte ho podle své krabice a zkontrolujte příkazem: { $command }

cli-board-written = Obrázek je v { $file }.

## Příkazová řádka: stůl

cli-table-edition = Vydání: { $name } ({ $status })
cli-table-seats = U stolu: { $names }
cli-table-sealed = Stůl je zapečetěný: karty určuje tajné semínko, ke kterému zavazuje toto číslo a které se na konci odhalí.
cli-table-commitment = Závazek: { $commitment }
cli-table-seed = Stůl není zapečetěný: karty plynou ze zadaného semínka { $seed }.
cli-table-revealed = Tajné semínko bylo { $seed }.

cli-sheet-seat = { $place }. { $name }
cli-sheet-total = celkem
cli-sheet-winner = { $count ->
        [one] Vítězí { $names }.
       *[other] O vítězství se dělí { $names }.
    }

## Příkazová řádka: hraní

cli-play-prompt = číslo, text nebo ? >
cli-play-hint = Napište číslo tahu, nebo část jeho názvu, a najde se. Znak ? řekne, co dalšího lze psát.
cli-play-keeps = Každý tah se ukládá do { $file }.
cli-play-resumed = Hra pokračuje po { $moves ->
        [one] { $moves } tahu
       *[other] { $moves } tazích
    }.
cli-play-thinks = { $name } přemýšlí…
cli-play-hand-over = Klávesnici dostává { $name }. Až tu bude jen { $name }, stiskněte Enter.
cli-play-go-on = Enter skryje vaše karty.
cli-play-go-on-or-undo = Enter pokračuje, undo vrátí tah.
cli-play-more = … celou pozici ukáže b
cli-play-none-found = Žádný tah neodpovídá textu „{ $text }“. Enter ukáže tahy znovu.
cli-play-only-one = Enter tento tah provede.
cli-play-no-number = Číslo { $number } v seznamu není; čísla jsou od 1 do { $most }.
cli-play-undone = Tah je vrácen.
cli-play-saved = Uloženo do { $file }.
cli-play-left = Hra je uložena v { $file }.
cli-play-resume = Pokračujte příkazem: { $command }
cli-play-record = Záznam je v { $file }. Ověříte ho příkazem: { $command }
cli-play-help =
    číslo     provede tah s tím číslem, nebo rozbalí skupinu tahů
    text      hledá v tazích; musí sedět všechna slova, na háčcích nezáleží
    /text     hledá i to, co by jinak byl příkaz
    Enter     ukáže tahy znovu; je-li ukázán jediný, provede ho
    m         vypíše všechny tahy
    b         celá pozice
    log       co se zatím stalo
    undo      vrátí váš poslední tah, pokud nic neodkryl
    save FILE uloží kopii hry (ukládá se i sama po každém tahu)
    svg FILE  nakreslí plán do souboru SVG nebo PNG
    q         odchod; ve hře lze pokračovat později

## Příkazová řádka: záznamy

cli-replay-hidden = Hra ještě neskončila, proto se vypráví tak, jak ji vidí divák.
cli-replay-enter = Enter: dál, q: konec
cli-verify-moves = { $game }: { $moves ->
        [one] { $moves } tah, dovolený a přehraný.
        [few] { $moves } tahy, všechny dovolené a přehrané.
       *[other] { $moves } tahů, všechny dovolené a přehrané.
    }
cli-verify-draws = Každá tažená karta byla znovu spočítána ze semínka a souhlasí.
cli-verify-sealed = Pečeť drží: odhalené semínko je to, ke kterému se stůl zavázal před prvním tahem.
cli-verify-still-sealed = Pečeť zatím drží: tajné semínko odpovídá závazku a odhalí se na konci.
cli-verify-not-sealed = Stůl nebyl zapečetěný: semínko { $seed } bylo zadáno.
cli-verify-running = Hra ještě neskončila, výsledek tedy není.
cli-verify-place = { $place }. { $name }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }

## Příkazová řádka: simulace

cli-simulate-playing = Hraje se
cli-simulate-done = { $title }, { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    } pro { $players ->
        [one] { $players } hráče
        [few] { $players } hráče
       *[other] { $players } hráčů
    } za { $seconds } s
cli-simulate-bot = robot
cli-simulate-wins = výhry
cli-simulate-share = podíl v % (95 %)
cli-simulate-mean = průměr
cli-simulate-quartiles = nejméně · kvartily · nejvíc
cli-simulate-histogram = Body všech hráčů:
cli-simulate-length = Tahů ve hře: průměrně { $mean }, od { $least } do { $most }
cli-simulate-speed = Her za sekundu: { $speed }
cli-simulate-records = { $games ->
        [one] V { $folder } je { $games } záznam.
        [few] V { $folder } jsou { $games } záznamy.
       *[other] V { $folder } je { $games } záznamů.
    }

## Chyby: stoly v prohlížeči

error-no-table = Takový stůl tu není. Možná se adresa nezkopírovala celá.
error-not-your-seat = Toto místo nepatří tomuto prohlížeči.
error-not-your-eyes = Dokud hra neskončí, lze se dívat jen z vlastních míst.
error-not-your-turn = Teď rozhoduje jiný hráč.
error-seat-taken = Toto místo už není volné.
error-too-late-to-leave = Hra už začíná, místo nelze uvolnit.
error-host-only = To může jen ten, kdo stůl založil.
error-not-begun = Hra ještě nezačala.
error-not-over = Hra ještě neskončila.
error-bot-minds = Za toto místo hraje počítač. Nejdřív si ho vezměte zpět.
error-entry-stale = Mezitím se něco stalo. Podívejte se na pozici znovu.
error-no-wish = O vrácení tahu nikdo nežádá.
error-chat-text = Řekněte jeden řádek, 1 až { $most } viditelných písmen, znaků nebo emoji.
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
error-no-address = Na adrese { $host } nelze poslouchat. Použijte adresu tohoto počítače, třeba 127.0.0.1.
error-port-taken = Port { $port } je obsazený. Zvolte jiný pomocí --port.
error-lan-host = Zadejte buď --lan, nebo --host { $host }, ne obojí.

## Příkazový řádek: server

cli-serve-open = Kolejiště běží na { $address }
cli-serve-lan = Pro ostatní v domácí síti: { $address }
cli-serve-no-lan = Tento počítač teď nemá adresu v domácí síti, takže nikdo další se nepřipojí.
cli-serve-close = Ctrl+C ho ukončí. Stoly se ukládají do { $folder }

# Over a drawn picture
picture-turn = Na tahu: { $seat }
picture-over = Konec hry
board-reconstructed = Rekonstruovaná deska: část je naše vlastní, podle pravidel.
