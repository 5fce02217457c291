# Slova hry Vlaky na trati, česky.

## Symbols, colours and heights

symbol-passengers = pasažéři
symbol-post = pošta
symbol-coal = uhlí
symbol-iron_ore = železná ruda
symbol-steelworks = ocelárna
symbol-factory = továrna
symbol-forest = les
symbol-sawmill = pila
symbol-beet = řepa
symbol-sugar_refinery = cukrovar
symbol-glassworks = sklárna

seat-colour-red = červená
seat-colour-blue = modrá
seat-colour-yellow = žlutá

height-top = horní
height-middle = střední
height-bottom = dolní

## Options

option-sheet = strana záznamového archu
option-sheet-I = základní: jednoduché řádky, převaha v pasažérech, les krát pila
option-sheet-II = pokročilá: víc řetězců, červená čára, výměna mincí, závod o sklárnu

## Phrases

no-station = –
card-line = { $height }: { $symbols }
card-name = { $card } ({ $lines })

## Actions

action-choose-side = Položit počáteční stanici touto stranou vzhůru: { $side }
action-choose-track = Jet po této koleji: { $track }
action-lay-card = Vyložit kartu { $card }
action-no-card = Nevyložit nic, protože žádná karta nepasuje
action-lay-second-card = Vyložit druhou kartu { $coins ->
        [0] zdarma
        [one] za jednu minci
        [few] za { $coins } mince
       *[other] za { $coins } mincí
    }: { $card }
action-move-slower = Posunout pomalejší lokomotivu o { $stations ->
        [one] jednu stanici
        [few] { $stations } stanice
       *[other] { $stations } stanic
    }
action-discard-card = Odhodit kartu a { $coins ->
        [0] nezískat nic
        [one] získat jednu minci
        [few] získat { $coins } mince
       *[other] získat { $coins } mincí
    }: { $card }
action-buy-symbol = Koupit symbol { $coins ->
        [0] zdarma
        [one] za jednu minci
        [few] za { $coins } mince
       *[other] za { $coins } mincí
    }: { $symbol }
action-record-symbol = Zapsat symbol: { $symbol }
action-give-up-symbol = Vzdát se symbolu výměnou za minci: { $symbol }
action-finish = Už nic nedělat

## Questions

ask-which-side = Vyberte, kterou stranou vzhůru bude počáteční stanice.
ask-which-track = Vyberte volnou kolej pro obě lokomotivy.
ask-which-card = Vyberte kartu k vyložení, z ruky nebo z nabídky.
ask-which-free-action = Vyberte jednu volnou akci, nebo už nedělejte nic.
ask-which-symbol = { $count ->
        [one] Rozhodněte o symbolu stanice: { $symbols }.
       *[other] { $only_one ->
            [yes] Ze stanice se zapisuje jen jeden symbol: { $symbols }.
           *[no] Rozhodněte o symbolech stanice, o jednom po druhém: { $symbols }.
        }
    }
ask-which-slow-move = Vlaky jsou v zatáčce: posuňte zdarma pomalejší lokomotivu, nebo ji nechte stát.
ask-which-closing-action = Vyberte poslední volnou akci před sečtením bodů, nebo už nedělejte nic.

## Why something cannot be chosen

why-track-taken = Kolej je obsazená ({ $track }): { $seat }.
why-card-does-not-fit = Karta { $which } nepasuje: její koleje nenavazují na poslední kartu.
why-track-full = Celá trať už je vyložená, další karta vyložit nejde.
why-card-already-laid = Kartu jste v tomto tahu už vyložili. Druhá je volná akce za { $coins ->
        [one] jednu minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
why-no-more-cards = Další karta už vyložit nejde: toto je poslední volná akce před sečtením bodů.
why-second-too-dear = Kartu jste v tomto tahu už vyložili. Druhá stojí { $need ->
        [one] jednu minci
        [few] { $need } mince
       *[other] { $need } mincí
    }, ale { $have ->
        [0] nemáte žádnou
       *[other] máte jen { $have }
    }.
why-not-your-card = Odhodit můžete jen kartu z ruky a { $which } v ní není.
why-card-first = Nejdřív vyložte kartu. Volná akce přijde po ní.
why-slow-too-dear = Posun pomalejší lokomotivy stojí { $need ->
        [one] jednu minci
        [few] { $need } mince
       *[other] { $need } mincí
    }, ale { $have ->
        [0] nemáte žádnou
       *[other] máte jen { $have }
    }.
why-no-station-ahead = Před vaší pomalejší lokomotivou není až k té rychlejší žádná stanice.
why-fewer-stations-ahead = Před vaší pomalejší lokomotivou je až k té rychlejší jen tolik stanic: { $have }.
why-symbol-bought = Symbol se dá za hru koupit jen { $most ->
        [one] jednou
       *[other] { $most }krát
    } a vy už jste to udělali.
why-symbol-too-dear = Symbol stojí { $need ->
        [one] jednu minci
        [few] { $need } mince
       *[other] { $need } mincí
    }, ale { $have ->
        [0] nemáte žádnou
       *[other] máte jen { $have }
    }.
why-row-full = Tento řádek je plný: { $row }.
why-row-closed = Zbytek tohoto řádku uzavírá červená čára: { $row }. Nejdřív zaškrtněte { $after }. políčko v řádku, který ji otevírá: { $symbol }.
why-not-at-station = Ve stanici tento symbol není: { $symbol }.
why-one-after-another = Symboly se zapisují jeden po druhém; tento přijde na řadu sám: { $symbol }.
why-no-giving-up = Symbolu se dá vzdát jen při hře tří hráčů, v tahu někoho jiného a za hru nejvýš { $most }krát.

## Choosing

question-free = Jedna volná akce: { $actions }, nebo žádná.
question-closing = Poslední volná akce před sečtením bodů: { $actions }, nebo žádná.
question-slower = pomalejší lokomotiva ({ $coins ->
        [0] zdarma
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    })
question-second = druhá karta ({ $coins ->
        [0] zdarma
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    })
question-discard = odhození karty A (+{ $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    })
question-buy = libovolný symbol ({ $coins ->
        [0] zdarma
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    })
question-no-card = Žádná karta sem nepasuje: pokračujte bez ní.
question-offer = Vyberte kartu z nabídky a vyložte ji.
question-hand = Vyberte kartu z ruky a vyložte ji.
question-give-up = Zapsat, nebo se vzdát za minci: { $symbols }?

words-card = Vyložit { $card }
words-second = Vyložit druhou kartu { $coins ->
        [0] zdarma
        [one] za minci
        [few] za { $coins } mince
       *[other] za { $coins } mincí
    }: { $card }
words-mine = { $card } – vy { $symbols }
words-nothing = nic
words-discard = Odhodit { $card } za { $coins ->
        [0] nic
        [one] minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
words-slower = Pomalejší lokomotiva do stanice { $station } ({ $stations ->
        [one] jedna stanice
        [few] { $stations } stanice
       *[other] { $stations } stanic
    })
words-slower-bend = Pomalejší lokomotiva do zatáčky ({ $stations ->
        [one] jedna stanice
        [few] { $stations } stanice
       *[other] { $stations } stanic
    })
words-side = Počáteční stanice: { $symbols }
words-track = Jet po { $track } koleji ({ $symbol })

kind-side = Počáteční stanice
kind-track = Vybrat kolej
kind-card = Vyložit kartu
kind-second = Druhá karta
kind-slower = Pomalejší lokomotiva
kind-discard = Odhodit kartu
kind-buy = Koupit symbol
kind-record = Zapsat
kind-give-up = Vzdát se
kind-finish = Nedělat nic

preview-you = vy { $symbols }
preview-symbol = { $symbol } ({ $points })
preview-either = { $some } nebo { $last }
preview-nothing = v zatáčce se nic nezapisuje
preview-points = { $points ->
        [one] { $signed } bod
        [few] { $signed } body
       *[other] { $signed } bodů
    }
preview-coins = { $coins ->
        [0] nezbude žádná mince
        [one] zbude jedna mince
        [few] zbudou { $coins } mince
       *[other] zbude { $coins } mincí
    }

## Events

event-side-chosen = { $seat } pokládá počáteční stanici touto stranou vzhůru: { $side }.
event-hand-dealt = { $seat } dostává { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }: { $cards }.
event-hand-dealt-unseen = { $seat } dostává { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
event-track-chosen = { $seat } začíná na koleji: { $track }.
event-card-laid = { $seat } vykládá kartu { $card } { $from_hand ->
        [yes] z ruky
       *[no] z nabídky
    } na { $slot }. místo{ $coins ->
        [0] { "" }
        [one] , za jednu minci
        [few] , za { $coins } mince
       *[other] , za { $coins } mincí
    }.
event-offer-filled = Nově v nabídce: { $card }.
event-no-card-fits = { $seat } nemá kartu, která by pasovala.
event-station-reached = { $seat } přijíždí do stanice, { $count ->
        [one] symbol
       *[other] symboly
    }: { $symbols }.
event-bend-reached = Všechny rychlejší lokomotivy jedou až do zatáčky.
event-symbol-ticked = { $seat } zaškrtává { $box }. políčko v řádku: { $symbol }.
event-row-full = { $seat } má tento řádek plný ({ $symbol }) a získává { $coins ->
        [one] jednu minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
event-symbol-lost = { $seat } přichází o symbol ({ $symbol }): další políčko je až za červenou čarou.
event-symbol-given-up = { $seat } se vzdává symbolu ({ $symbol }) za jednu minci.
event-column-completed = { $seat } má celý { $column }. sloupec řetězce a získává { $coins ->
        [one] jednu minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
event-race-won = { $seat } je na konci řádku mezi prvními: { $symbol }.
event-slow-moved = { $seat } posouvá pomalejší lokomotivu o { $stations ->
        [one] jednu stanici
        [few] { $stations } stanice
       *[other] { $stations } stanic
    } { $coins ->
        [0] zdarma
        [one] za jednu minci
        [few] za { $coins } mince
       *[other] za { $coins } mincí
    }.
event-slow-stayed = { $seat } nechává pomalejší lokomotivu stát.
event-card-discarded = { $seat } odhazuje kartu { $card } a získává { $coins ->
        [one] jednu minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
event-symbol-bought = { $seat } kupuje symbol { $coins ->
        [0] zdarma
        [one] za jednu minci
        [few] za { $coins } mince
       *[other] za { $coins } mincí
    }: { $symbol }.
event-last-round = Trať je hotová, nebo došel balíček: toto kolo se dohraje a je poslední.
event-round-without-card = Nikdo už nemůže vyložit kartu: toto kolo je poslední.
event-closing-began = Před sečtením bodů smí každý provést ještě jednu volnou akci.
event-game-ended = Hra končí.

## The final reckoning

line-row-ticked = { $row }: { $ticked ->
        [0] žádné políčko
        [one] jedno políčko
        [few] { $ticked } políčka
       *[other] { $ticked } políček
    }
line-row-doubled = { $row }: { $ticked ->
        [one] jedno políčko
        [few] { $ticked } políčka
       *[other] { $ticked } políček
    }, symbolů víc než kdokoli jiný, { $times ->
        [2] dvakrát
       *[other] { $times }krát
    }
line-row-fulfilled = { $row }: { $ticked ->
        [0] žádné políčko
        [one] jedno políčko
        [few] { $ticked } políčka
       *[other] { $ticked } políček
    }{ $lost ->
        [0] { "" }
       *[other] { $fulfilled ->
            [0] , nepočítá se žádné: řetězec je přerušený
            [one] , počítá se jen jedno: řetězec je přerušený
            [few] , počítají se jen { $fulfilled }: řetězec je přerušený
           *[other] , počítá se jen { $fulfilled }: řetězec je přerušený
        }
    }
line-rows-multiplied = { $rows }: { $values }
line-row-raced = { $row }: { $ticked ->
        [0] žádné políčko
        [one] jedno políčko
        [few] { $ticked } políčka
       *[other] { $ticked } políček
    }{ $race ->
        [first] , na konci mezi prvními
        [later] , na konci až po jiných
       *[open] { "" }
    }
line-row-counts = { $row }: { $ticked ->
        [0] žádné políčko
        [one] jedno políčko
        [few] { $ticked } políčka
       *[other] { $ticked } políček
    }, samostatně bez bodů
line-coins-exchanged = { $row }: { $coins ->
        [0] žádná vyměněná mince
        [one] jedna mince vyměněná po { $each }
        [few] { $coins } mince vyměněné po { $each }
       *[other] { $coins } mincí vyměněných po { $each }
    }
line-coins-left = { $coins ->
        [0] nezbývá žádná mince
        [one] zbývá jedna mince
        [few] zbývají { $coins } mince, každá za bod
       *[other] zbývá { $coins } mincí, každá za bod
    }

## The position as text

outline-position = Pozice
outline-edition = Vydání
outline-reconstructed = Karty a archy jsou naše rekonstrukce, ne ty tištěné.
outline-turn = Na tahu: { $seat }
outline-ask = { $seat } rozhoduje: { $ask }
outline-over = Hra skončila.
outline-waiting = K zapsání, { $seat }: { $symbols }
outline-bend-seats = Pomalejší lokomotivu smí ještě zdarma posunout: { $seats }
outline-last-round = Toto kolo je poslední.
outline-closing = Poslední volné akce před sečtením bodů.
outline-side = Počáteční stanice: { $side }
outline-next-right = Další karta: { $number }. místo, { $row }. řada, doprava
outline-next-left = Další karta: { $number }. místo, { $row }. řada, doleva
outline-next-tracks = { $next } ({ $tracks })
outline-at = { $seat } { $height }
outline-complete = Trať je hotová.
outline-deck = Karet v balíčku: { $count }
outline-own-height = vaše čára { $height }

outline-hand = Vaše karty
outline-offer = Nabídka
outline-card = { $card }: { $brings }
outline-brings = { $seat } { $symbols } (dál { $height })
outline-unfit = { $card }: sem nepasuje
outline-card-in-short = { $card } { $symbols } (dál { $height })

outline-trains = Lokomotivy
outline-faster = Všechny rychlejší: { $place }
outline-slower = { $seat }, pomalejší: { $place }
outline-ahead = { $seat }, stanice před ní: { $stations }
outline-own-slower = vaše pomalejší: { $place }
outline-own-ahead = před ní: { $station }
outline-start = start
outline-place = { $number }. karta ({ $card })
outline-bend = { $number }. zatáčka
outline-bend-stop = zatáčka
outline-stop = { $stations }. { $station }

outline-seats = Hráči
outline-marks = { $seat }: { $marks }
outline-points = body { $points }
outline-coins = mince { $coins }
outline-hand-size = karty v ruce { $count }
outline-known = z nich všichni viděli { $cards }
outline-symbols-left = koupit symbol jde { $count }×
outline-cards-in-short = karty { $count }
outline-give-ups = vzdát se { $count }×

outline-sheet = Arch { $sheet }, { $seat } ({ $colour })
outline-gained = { $row }, získané symboly: { $gained }

outline-track-right = Trať, { $row }. řada, doprava
outline-track-left = Trať, { $row }. řada, doleva
outline-start-card = start: { $met }
outline-laid = { $number }. { $card }: { $met }
outline-met = { $seat } { $symbols }

## Drawn board

board-start = počáteční stanice
board-end = konečná stanice
board-reconstructed = Rekonstrukce: karty a hodnoty na arších jsou naše, nejsou to ty tištěné.
board-free-move = Zatáčka: odtud smí každý zdarma posunout pomalejší lokomotivu
board-fast = { $seat }: rychlejší lokomotiva
board-slow = { $seat }: pomalejší lokomotiva
board-sides = Strany počáteční stanice
board-tracks = Volné koleje
board-no-card = Žádná karta nepasuje
board-finish = Bez volné akce
board-stay = Nechat stát
board-record = zapsat
board-give-up = vzdát se
board-choose = Symboly stanice
board-choose-one = Jeden symbol stanice
board-waiting = Čeká na zapsání
board-steps = Posun pomalejší lokomotivy: { $coins ->
        [0] zdarma
        [one] jedna mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
board-steps-free = Posun pomalejší lokomotivy zdarma
board-discard = odhodit
board-deck = Karet v balíčku: { $cards }
board-own = Váš arch { $sheet }
board-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
board-points-short = { $points } b.
board-a-cards = karet A: { $cards }
board-coins = Mince: { $coins }
board-given-up = Vzdáno
board-bought = Koupeno
board-track = Trať
board-legend = Značky a symboly
board-on-card = { $number }. karta
board-discard-card = Odhodit kartu { $card } za minci
board-buy = { $coins ->
        [0] Libovolný symbol zdarma
        [one] Libovolný symbol za jednu minci
        [few] Libovolný symbol za { $coins } mince
       *[other] Libovolný symbol za { $coins } mincí
    }: { $symbol }
board-legend-fast = rychlejší lokomotiva
board-legend-slow = pomalejší lokomotiva
board-legend-free-move = posun pomalejší zdarma
board-legend-coin = mince: na konci bod

## Hints for a first game

hint-which-side = Kolej si vybíráte první: vezměte stranu, kde je jeden symbol zřetelně nejlepší.
hint-which-track = Porovnejte symbol na začátku i stanice, které by na té koleji přinesly vaše karty a nabídka.
hint-which-card = Vyložte kartu, která dá vám víc než ostatním, a všímejte si, kde ji vaše čára opouští.
hint-which-free-action = Mince za druhou kartu nebo za pomalejší lokomotivu většinou přinese víc než bod, za který je na konci.
hint-which-symbol = Berte symbol, který teď přidá nejvíc bodů; pozor na řetězce a na políčka s minusem.
hint-which-slow-move = Nic to nestojí: jeďte do nejlepší stanice v dosahu, ale nepřejeďte přitom jiné dobré.
hint-which-closing-action = Utraťte minci, pokud symbol přinese víc než bod; karta A, která zbyla v ruce, je za minci.

## Errors: positions

error-snapshot-card = Karta { $card } leží { $count ->
        [0] nikde
        [one] na jednom místě, ale kde ležet nesmí
       *[other] na { $count } místech
    }. Každá karta leží právě na jednom, karty A nikdy v nabídce ani v balíčku, karty B nikdy v ruce ani mezi odhozenými.
error-snapshot-track = Kolej „{ $track }“ je obsazená dvakrát. Každé místo u stolu jezdí po vlastní koleji.
error-snapshot-fit = laid: karta { $card } nepasuje vedle karty před ní.
error-snapshot-red-line = seats[{ $seat }].ticks.{ $row }: tato políčka jsou za červenou čarou, která je ještě zavřená.

## Errors: edition files

error-lines-meet = dvě koleje karty { $card } z ní vycházejí ve stejné výšce. Dejte top, middle a bottom tři různé konce.
error-no-symbol = symbol „{ $symbol }“ neexistuje. Vyberte z těchto: { $symbols }.
error-too-few-rail-cards = karet { $deck } je { $have }; potřeba je aspoň { $need }.
error-majority-row = převaha může násobit jen řádek, který boduje políčkem nejvíce vpravo; { $row } takový není.
error-red-line = červená čára stojí za některým z políček řádku, který ji otevírá: `after` musí být od 1 do { $boxes }.
error-sheet-rows = oba archy mají řádek pro každý symbol a žádný jiný: { $symbols }.
error-exchange = řádek, který vyměňuje mince, potřebuje dvojici [mince, body] pro každé své políčko ({ $boxes }).
error-alternate = řetězec tam a zpět má právě dva řádky.

## Zpráva o vyváženosti

balance-rows = Řádky archu
balance-cards = Vyložené karty
balance-coins = Mince
balance-end-last-round = poslední kolo

## Co mluví pro tah

for-points-at-once = hned { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }
for-fills-row = dokončí řádek: { $row }
for-nearly-full = ještě jedno políčko a řádek je plný: { $row }
for-row-lacks = v řádku { $row } pak { $boxes ->
        [few] zbývají { $boxes } políčka
       *[other] zbývá { $boxes } políček
    }
for-nothing-for-others = ostatním nepřinese nic
for-less-for-others = ostatním přinese { $points ->
        [0] nula bodů
        [one] méně, nejvýš bod
        [few] méně, nejvýš { $points } body
       *[other] méně, nejvýš { $points } bodů
    }
for-most-for-others = ostatním přinese { $points ->
        [0] nula bodů
        [one] nejvýš bod
        [few] nejvýš { $points } body
       *[other] nejvýš { $points } bodů
    }
for-leaves-least = z odkrytých karet zbude nejméně pro dalšího ({ $seat }): { $points ->
        [0] žádné body
        [one] nejvýš bod
        [few] nejvýš { $points } body
       *[other] nejvýš { $points } bodů
    }
for-start-on = začnete na poli { $symbol }{ $points ->
        [0] { "" }
        [one] { " " }za bod
        [few] { " " }za { $points } body
       *[other] { " " }za { $points } bodů
    }, ostatním zbude { $others ->
        [0] start bez bodů
        [one] nejvýš bod
        [few] nejvýš { $others } body
       *[other] nejvýš { $others } bodů
    }
for-cards-on-track = { $stopping ->
        [0] žádná karta z ruky ani z nabídky na ní nemá stanici
        [one] stanici na ní má jedna karta z ruky a z nabídky
        [few] stanici na ní mají { $stopping } karty z ruky a z nabídky
       *[other] stanici na ní má { $stopping } karet z ruky a z nabídky
    }
for-stations-ahead = { $stations ->
        [0] pak stojí u rychlejší
        [one] zbude před ní jedna stanice
        [few] zbudou před ní { $stations } stanice
       *[other] zbude před ní { $stations } stanic
    }
for-coins-grow = mincí pak budete mít: { $coins }
for-saves-coins = mince zůstanou na později: { $coins }
for-saves-cards = { $held ->
        [one] karta vám zůstane v ruce
        [few] { $held } karty vám zůstanou v ruce
       *[other] { $held } karet vám zůstane v ruce
    }
for-would-bring = { $count ->
        [0] na dalším místě by vám nic nepřinesla
       *[other] na dalším místě by vám přinesla jen: { $symbols }
    }
for-no-more-cards = { $fits ->
        [yes] na poslední kartu nenavazuje
       *[no] další karta už se nevyloží
    }
