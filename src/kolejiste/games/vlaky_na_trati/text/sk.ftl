# Slová hry Vlaky na trati, po slovensky.

## Symbols, colours and heights

symbol-passengers = cestujúci
symbol-post = pošta
symbol-coal = uhlie
symbol-iron_ore = železná ruda
symbol-steelworks = oceliareň
symbol-factory = továreň
symbol-forest = les
symbol-sawmill = píla
symbol-beet = repa
symbol-sugar_refinery = cukrovar
symbol-glassworks = skláreň

seat-colour-red = červená
seat-colour-blue = modrá
seat-colour-yellow = žltá

height-top = horná
height-middle = stredná
height-bottom = dolná

## Options

option-sheet = strana záznamového hárku
option-sheet-I = základná: jednoduché riadky, prevaha v cestujúcich, les krát píla
option-sheet-II = pokročilá: viac reťazcov, červená čiara, výmena mincí, preteky o skláreň

## Phrases

no-station = –
card-line = { $height }: { $symbols }
card-name = { $card } ({ $lines })

## Actions

action-choose-side = Položiť počiatočnú stanicu touto stranou nahor: { $side }
action-choose-track = Jazdiť po tejto koľaji: { $track }
action-lay-card = Vyložiť kartu { $card }
action-no-card = Nevyložiť nič, lebo žiadna karta nepasuje
action-lay-second-card = Vyložiť druhú kartu { $coins ->
        [0] zadarmo
        [one] za jednu mincu
        [few] za { $coins } mince
       *[other] za { $coins } mincí
    }: { $card }
action-move-slower = Posunúť pomalšiu lokomotívu o { $stations ->
        [one] jednu stanicu
        [few] { $stations } stanice
       *[other] { $stations } staníc
    }
action-discard-card = Odhodiť kartu a { $coins ->
        [0] nezískať nič
        [one] získať jednu mincu
        [few] získať { $coins } mince
       *[other] získať { $coins } mincí
    }: { $card }
action-buy-symbol = Kúpiť symbol { $coins ->
        [0] zadarmo
        [one] za jednu mincu
        [few] za { $coins } mince
       *[other] za { $coins } mincí
    }: { $symbol }
action-record-symbol = Zapísať symbol: { $symbol }
action-give-up-symbol = Vzdať sa symbolu výmenou za mincu: { $symbol }
action-finish = Už nič nerobiť

## Questions

ask-which-side = Vyberte, ktorou stranou nahor bude počiatočná stanica.
ask-which-track = Vyberte voľnú koľaj pre obe lokomotívy.
ask-which-card = Vyberte kartu na vyloženie, z ruky alebo z ponuky.
ask-which-free-action = Vyberte jednu voľnú akciu, alebo už nerobte nič.
ask-which-symbol = { $count ->
        [one] Rozhodnite o symbole stanice: { $symbols }.
       *[other] { $only_one ->
            [yes] Zo stanice sa zapisuje len jeden symbol: { $symbols }.
           *[no] Rozhodnite o symboloch stanice, o jednom po druhom: { $symbols }.
        }
    }
ask-which-slow-move = Vlaky sú v zákrute: posuňte zadarmo pomalšiu lokomotívu, alebo ju nechajte stáť.
ask-which-closing-action = Vyberte poslednú voľnú akciu pred sčítaním bodov, alebo už nerobte nič.

## Why something cannot be chosen

why-track-taken = Koľaj je obsadená ({ $track }): { $seat }.
why-card-does-not-fit = Karta { $which } nepasuje: jej koľaje nenadväzujú na poslednú kartu.
why-track-full = Celá trať už je vyložená, ďalšia karta sa vyložiť nedá.
why-card-already-laid = Kartu ste v tomto ťahu už vyložili. Druhá je voľná akcia za { $coins ->
        [one] jednu mincu
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
why-no-more-cards = Ďalšia karta sa už vyložiť nedá: toto je posledná voľná akcia pred sčítaním bodov.
why-second-too-dear = Kartu ste v tomto ťahu už vyložili. Druhá stojí { $need ->
        [one] jednu mincu
        [few] { $need } mince
       *[other] { $need } mincí
    }, ale { $have ->
        [0] nemáte žiadnu
       *[other] máte len { $have }
    }.
why-not-your-card = Odhodiť môžete len kartu z ruky a { $which } v nej nie je.
why-card-first = Najprv vyložte kartu. Voľná akcia príde po nej.
why-slow-too-dear = Posun pomalšej lokomotívy stojí { $need ->
        [one] jednu mincu
        [few] { $need } mince
       *[other] { $need } mincí
    }, ale { $have ->
        [0] nemáte žiadnu
       *[other] máte len { $have }
    }.
why-no-station-ahead = Pred vašou pomalšou lokomotívou nie je až po tú rýchlejšiu žiadna stanica.
why-fewer-stations-ahead = Pred vašou pomalšou lokomotívou je až po tú rýchlejšiu len toľko staníc: { $have }.
why-symbol-bought = Symbol sa dá za hru kúpiť len { $most ->
        [one] raz
       *[other] { $most }-krát
    } a vy ste to už urobili.
why-symbol-too-dear = Symbol stojí { $need ->
        [one] jednu mincu
        [few] { $need } mince
       *[other] { $need } mincí
    }, ale { $have ->
        [0] nemáte žiadnu
       *[other] máte len { $have }
    }.
why-row-full = Tento riadok je plný: { $row }.
why-row-closed = Zvyšok tohto riadka uzatvára červená čiara: { $row }. Najprv zaškrtnite { $after }. políčko v riadku, ktorý ju otvára: { $symbol }.
why-not-at-station = V stanici tento symbol nie je: { $symbol }.
why-one-after-another = Symboly sa zapisujú jeden po druhom; tento príde na rad sám: { $symbol }.
why-no-giving-up = Symbolu sa dá vzdať len pri hre troch hráčov, v ťahu niekoho iného a za hru najviac { $most }-krát.

## Choosing

question-free = Jedna voľná akcia: { $actions }, alebo žiadna.
question-closing = Posledná voľná akcia pred sčítaním bodov: { $actions }, alebo žiadna.
question-slower = pomalšia lokomotíva ({ $coins ->
        [0] zadarmo
        [one] { $coins } minca
        [few] { $coins } mince
       *[other] { $coins } mincí
    })
question-second = druhá karta ({ $coins ->
        [0] zadarmo
        [one] { $coins } minca
        [few] { $coins } mince
       *[other] { $coins } mincí
    })
question-discard = odhodenie karty A (+{ $coins ->
        [one] { $coins } minca
        [few] { $coins } mince
       *[other] { $coins } mincí
    })
question-buy = ľubovoľný symbol ({ $coins ->
        [0] zadarmo
        [one] { $coins } minca
        [few] { $coins } mince
       *[other] { $coins } mincí
    })
question-no-card = Žiadna karta sem nepasuje: pokračujte bez nej.
question-offer = Vyberte kartu z ponuky a vyložte ju.
question-hand = Vyberte kartu z ruky a vyložte ju.
question-give-up = Zapísať, alebo sa vzdať za mincu: { $symbols }?

words-card = Vyložiť { $card }
words-second = Vyložiť druhú kartu { $coins ->
        [0] zadarmo
        [one] za mincu
        [few] za { $coins } mince
       *[other] za { $coins } mincí
    }: { $card }
words-mine = { $card } – vy { $symbols }
words-nothing = nič
words-discard = Odhodiť { $card } za { $coins ->
        [0] nič
        [one] mincu
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
words-slower = Pomalšia lokomotíva do stanice { $station } ({ $stations ->
        [one] jedna stanica
        [few] { $stations } stanice
       *[other] { $stations } staníc
    })
words-slower-bend = Pomalšia lokomotíva do zákruty ({ $stations ->
        [one] jedna stanica
        [few] { $stations } stanice
       *[other] { $stations } staníc
    })
words-side = Počiatočná stanica: { $symbols }
words-track = Jazdiť po tejto koľaji: { $track } ({ $symbol })

kind-side = Počiatočná stanica
kind-track = Vybrať koľaj
kind-card = Vyložiť kartu
kind-second = Druhá karta
kind-slower = Pomalšia lokomotíva
kind-discard = Odhodiť kartu
kind-buy = Kúpiť symbol
kind-record = Zapísať
kind-give-up = Vzdať sa
kind-finish = Nerobiť nič

preview-you = vy { $symbols }
preview-symbol = { $symbol } ({ $points })
preview-either = { $some } alebo { $last }
preview-nothing = v zákrute sa nič nezapisuje
preview-points = { $points ->
        [one] { $signed } bod
        [few] { $signed } body
       *[other] { $signed } bodov
    }
preview-coins = { $coins ->
        [0] nezostane žiadna minca
        [one] zostane jedna minca
        [few] zostanú { $coins } mince
       *[other] zostane { $coins } mincí
    }

## Events

event-side-chosen = { $seat } kladie počiatočnú stanicu touto stranou nahor: { $side }.
event-hand-dealt = { $seat } dostáva { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } kariet
    }: { $cards }.
event-hand-dealt-unseen = { $seat } dostáva { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } kariet
    }.
event-track-chosen = { $seat } začína na koľaji: { $track }.
event-card-laid = { $seat } vykladá kartu { $card } { $from_hand ->
        [yes] z ruky
       *[no] z ponuky
    } na { $slot }. miesto{ $coins ->
        [0] { "" }
        [one] , za jednu mincu
        [few] , za { $coins } mince
       *[other] , za { $coins } mincí
    }.
event-offer-filled = Nová karta v ponuke: { $card }.
event-no-card-fits = { $seat } nemá kartu, ktorá by pasovala.
event-station-reached = { $seat } prichádza do stanice, { $count ->
        [one] symbol
       *[other] symboly
    }: { $symbols }.
event-bend-reached = Všetky rýchlejšie lokomotívy idú až do zákruty.
event-symbol-ticked = { $seat } zaškrtáva { $box }. políčko v riadku: { $symbol }.
event-row-full = { $seat } má tento riadok plný ({ $symbol }) a získava { $coins ->
        [one] jednu mincu
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
event-symbol-lost = { $seat } prichádza o symbol ({ $symbol }): ďalšie políčko je až za červenou čiarou.
event-symbol-given-up = { $seat } sa vzdáva symbolu ({ $symbol }) za jednu mincu.
event-column-completed = { $seat } má celý { $column }. stĺpec reťazca a získava { $coins ->
        [one] jednu mincu
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
event-race-won = { $seat } je na konci riadka medzi prvými: { $symbol }.
event-slow-moved = { $seat } posúva pomalšiu lokomotívu o { $stations ->
        [one] jednu stanicu
        [few] { $stations } stanice
       *[other] { $stations } staníc
    } { $coins ->
        [0] zadarmo
        [one] za jednu mincu
        [few] za { $coins } mince
       *[other] za { $coins } mincí
    }.
event-slow-stayed = { $seat } necháva pomalšiu lokomotívu stáť.
event-card-discarded = { $seat } odhadzuje kartu { $card } a získava { $coins ->
        [one] jednu mincu
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
event-symbol-bought = { $seat } kupuje symbol { $coins ->
        [0] zadarmo
        [one] za jednu mincu
        [few] za { $coins } mince
       *[other] za { $coins } mincí
    }: { $symbol }.
event-last-round = Trať je hotová alebo sa minul balíček: toto kolo sa dohrá a je posledné.
event-round-without-card = Nikto už nemôže vyložiť kartu: toto kolo je posledné.
event-closing-began = Pred sčítaním bodov smie každý urobiť ešte jednu voľnú akciu.
event-game-ended = Hra sa končí.

## The final reckoning

line-row-ticked = { $row }: { $ticked ->
        [0] žiadne políčko
        [one] jedno políčko
        [few] { $ticked } políčka
       *[other] { $ticked } políčok
    }
line-row-doubled = { $row }: { $ticked ->
        [one] jedno políčko
        [few] { $ticked } políčka
       *[other] { $ticked } políčok
    }, symbolov viac než ktokoľvek iný, { $times ->
        [2] dvakrát
       *[other] { $times }-krát
    }
line-row-fulfilled = { $row }: { $ticked ->
        [0] žiadne políčko
        [one] jedno políčko
        [few] { $ticked } políčka
       *[other] { $ticked } políčok
    }{ $lost ->
        [0] { "" }
       *[other] { $fulfilled ->
            [0] , nepočíta sa žiadne: reťazec je prerušený
            [one] , počíta sa len jedno: reťazec je prerušený
            [few] , počítajú sa len { $fulfilled }: reťazec je prerušený
           *[other] , počíta sa len { $fulfilled }: reťazec je prerušený
        }
    }
line-rows-multiplied = { $rows }: { $values }
line-row-raced = { $row }: { $ticked ->
        [0] žiadne políčko
        [one] jedno políčko
        [few] { $ticked } políčka
       *[other] { $ticked } políčok
    }{ $race ->
        [first] , na konci medzi prvými
        [later] , na konci až po iných
       *[open] { "" }
    }
line-row-counts = { $row }: { $ticked ->
        [0] žiadne políčko
        [one] jedno políčko
        [few] { $ticked } políčka
       *[other] { $ticked } políčok
    }, samostatne bez bodov
line-coins-exchanged = { $row }: { $coins ->
        [0] žiadna vymenená minca
        [one] jedna minca vymenená po { $each }
        [few] { $coins } mince vymenené po { $each }
       *[other] { $coins } mincí vymenených po { $each }
    }
line-coins-left = { $coins ->
        [0] nezostáva žiadna minca
        [one] zostáva jedna minca
        [few] zostávajú { $coins } mince, každá za bod
       *[other] zostáva { $coins } mincí, každá za bod
    }

## The position as text

outline-position = Pozícia
outline-edition = Vydanie
outline-reconstructed = Karty a hárky sú naša rekonštrukcia, nie tie tlačené.
outline-turn = Na ťahu: { $seat }
outline-ask = { $seat } rozhoduje: { $ask }
outline-over = Hra sa skončila.
outline-waiting = Na zapísanie, { $seat }: { $symbols }
outline-bend-seats = Pomalšiu lokomotívu smie ešte zadarmo posunúť: { $seats }
outline-last-round = Toto kolo je posledné.
outline-closing = Posledné voľné akcie pred sčítaním bodov.
outline-side = Počiatočná stanica: { $side }
outline-next-right = Ďalšia karta: { $number }. miesto, { $row }. rad, doprava
outline-next-left = Ďalšia karta: { $number }. miesto, { $row }. rad, doľava
outline-next-tracks = { $next } ({ $tracks })
outline-at = { $seat } { $height }
outline-complete = Trať je hotová.
outline-deck = Kariet v balíčku: { $count }
outline-own-height = vaša čiara { $height }

outline-hand = Vaše karty
outline-offer = Ponuka
outline-card = { $card }: { $brings }
outline-brings = { $seat } { $symbols } (ďalej { $height })
outline-unfit = { $card }: sem nepasuje
outline-card-in-short = { $card } { $symbols } (ďalej { $height })

outline-trains = Lokomotívy
outline-faster = Všetky rýchlejšie: { $place }
outline-slower = { $seat }, pomalšia: { $place }
outline-ahead = { $seat }, stanice pred ňou: { $stations }
outline-own-slower = vaša pomalšia: { $place }
outline-own-ahead = pred ňou: { $station }
outline-start = štart
outline-place = { $number }. karta ({ $card })
outline-bend = { $number }. zákruta
outline-bend-stop = zákruta
outline-stop = { $stations }. { $station }

outline-seats = Hráči
outline-marks = { $seat }: { $marks }
outline-points = body { $points }
outline-coins = mince { $coins }
outline-hand-size = karty v ruke { $count }
outline-known = z nich všetci videli { $cards }
outline-symbols-left = kúpiť symbol sa dá { $count }×
outline-cards-in-short = karty { $count }
outline-give-ups = vzdať sa { $count }×

outline-sheet = Hárok { $sheet }, { $seat } ({ $colour })
outline-gained = { $row }, získané symboly: { $gained }

outline-track-right = Trať, { $row }. rad, doprava
outline-track-left = Trať, { $row }. rad, doľava
outline-start-card = štart: { $met }
outline-laid = { $number }. { $card }: { $met }
outline-met = { $seat } { $symbols }

## Drawn board

board-start = počiatočná stanica
board-end = konečná stanica
board-reconstructed = Rekonštrukcia: karty a hodnoty na hárkoch sú naše, nie sú to tie tlačené.
board-free-move = Zákruta: odtiaľto smie každý zadarmo posunúť pomalšiu lokomotívu
board-fast = { $seat }: rýchlejšia lokomotíva
board-slow = { $seat }: pomalšia lokomotíva
board-sides = Strany počiatočnej stanice
board-tracks = Voľné koľaje
board-no-card = Žiadna karta nepasuje
board-finish = Bez voľnej akcie
board-stay = Nechať stáť
board-record = zapísať
board-give-up = vzdať sa
board-choose = Symboly stanice
board-choose-one = Jeden symbol stanice
board-waiting = Čaká na zapísanie
board-steps = Posun pomalšej lokomotívy: { $coins ->
        [0] zadarmo
        [one] jedna minca
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
board-steps-free = Posun pomalšej lokomotívy zadarmo
board-discard = odhodiť
board-deck = Kariet v balíčku: { $cards }
board-own = Váš hárok { $sheet }
board-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
board-points-short = { $points } b.
board-a-cards = kariet A: { $cards }
board-coins = Mince: { $coins }
board-given-up = Vzdané
board-bought = Kúpené
board-track = Trať
board-legend = Značky a symboly
board-on-card = { $number }. karta
board-discard-card = Odhodiť kartu { $card } za mincu
board-buy = { $coins ->
        [0] Ľubovoľný symbol zadarmo
        [one] Ľubovoľný symbol za jednu mincu
        [few] Ľubovoľný symbol za { $coins } mince
       *[other] Ľubovoľný symbol za { $coins } mincí
    }: { $symbol }
board-legend-fast = rýchlejšia lokomotíva
board-legend-slow = pomalšia lokomotíva
board-legend-free-move = posun pomalšej zadarmo
board-legend-coin = minca: na konci bod

## Hints for a first game

hint-which-side = Koľaj si vyberáte prví: vezmite stranu, kde je jeden symbol zreteľne najlepší.
hint-which-track = Porovnajte symbol na začiatku aj stanice, ktoré by na tej koľaji priniesli vaše karty a ponuka.
hint-which-card = Vyložte kartu, ktorá dá vám viac než ostatným, a všímajte si, kde ju vaša čiara opúšťa.
hint-which-free-action = Minca za druhú kartu alebo za pomalšiu lokomotívu väčšinou prinesie viac než bod, za ktorý je na konci.
hint-which-symbol = Berte symbol, ktorý teraz pridá najviac bodov; pozor na reťazce a na políčka s mínusom.
hint-which-slow-move = Nič to nestojí: choďte do najlepšej stanice v dosahu, ale nevynechajte pritom iné dobré.
hint-which-closing-action = Miňte mincu, ak symbol prinesie viac než bod; karta A, ktorá zostala v ruke, je za mincu.

## Errors: positions

error-snapshot-card = Karta { $card } leží { $count ->
        [0] nikde
        [one] na jednom mieste, ale kde ležať nesmie
       *[other] na { $count } miestach
    }. Každá karta leží práve na jednom, karty A nikdy v ponuke ani v balíčku, karty B nikdy v ruke ani medzi odhodenými.
error-snapshot-track = Koľaj „{ $track }“ je obsadená dvakrát. Každé miesto pri stole jazdí po vlastnej koľaji.
error-snapshot-fit = laid: karta { $card } nepasuje vedľa karty pred ňou.
error-snapshot-red-line = seats[{ $seat }].ticks.{ $row }: tieto políčka sú za červenou čiarou, ktorá je ešte zatvorená.

## Errors: edition files

error-lines-meet = dve koľaje karty { $card } z nej vychádzajú v rovnakej výške. Dajte top, middle a bottom tri rôzne konce.
error-no-symbol = symbol „{ $symbol }“ neexistuje. Vyberte si z týchto: { $symbols }.
error-too-few-rail-cards = kariet { $deck } je { $have }; treba ich aspoň { $need }.
error-majority-row = prevaha môže násobiť iba riadok, ktorý boduje políčkom najviac vpravo; { $row } taký nie je.
error-red-line = červená čiara stojí za niektorým z políčok riadka, ktorý ju otvára: `after` musí byť od 1 do { $boxes }.
error-sheet-rows = oba hárky majú riadok pre každý symbol a žiadny iný: { $symbols }.
error-exchange = riadok, ktorý vymieňa mince, potrebuje dvojicu [mince, body] pre každé svoje políčko ({ $boxes }).
error-alternate = reťazec tam a späť má práve dva riadky.

## Správa o vyváženosti

balance-rows = Riadky hárku
balance-cards = Vyložené karty
balance-coins = Mince
balance-end-last-round = posledné kolo

## Čo hovorí za ťah

for-points-at-once = hneď { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    }
for-fills-row = dokončí riadok: { $row }
for-nearly-full = ešte jedno políčko a riadok je plný: { $row }
for-row-lacks = v riadku { $row } potom { $boxes ->
        [few] chýbajú { $boxes } políčka
       *[other] chýba { $boxes } políčok
    }
for-nothing-for-others = ostatným neprinesie nič
for-less-for-others = ostatným prinesie { $points ->
        [0] nula bodov
        [one] menej, najviac bod
        [few] menej, najviac { $points } body
       *[other] menej, najviac { $points } bodov
    }
for-most-for-others = ostatným prinesie { $points ->
        [0] nula bodov
        [one] najviac bod
        [few] najviac { $points } body
       *[other] najviac { $points } bodov
    }
for-leaves-least = z otočených kariet zostane najmenej pre ďalšieho ({ $seat }): { $points ->
        [0] žiadne body
        [one] najviac bod
        [few] najviac { $points } body
       *[other] najviac { $points } bodov
    }
for-start-on = začnete na poli { $symbol }{ $points ->
        [0] { "" }
        [one] { " " }za bod
        [few] { " " }za { $points } body
       *[other] { " " }za { $points } bodov
    }, ostatným zostane { $others ->
        [0] štart bez bodov
        [one] najviac bod
        [few] najviac { $others } body
       *[other] najviac { $others } bodov
    }
for-cards-on-track = { $stopping ->
        [0] žiadna karta z ruky ani z ponuky na nej nemá stanicu
        [one] stanicu na nej má jedna karta z ruky a z ponuky
        [few] stanicu na nej majú { $stopping } karty z ruky a z ponuky
       *[other] stanicu na nej má { $stopping } kariet z ruky a z ponuky
    }
for-stations-ahead = { $stations ->
        [0] potom stojí pri rýchlejšej
        [one] zostane pred ňou jedna stanica
        [few] zostanú pred ňou { $stations } stanice
       *[other] zostane pred ňou { $stations } staníc
    }
for-coins-grow = mincí potom budete mať: { $coins }
for-saves-coins = mince zostanú na neskôr: { $coins }
for-saves-cards = { $held ->
        [one] karta vám zostane v ruke
        [few] { $held } karty vám zostanú v ruke
       *[other] { $held } kariet vám zostane v ruke
    }
for-would-bring = { $count ->
        [0] na ďalšom mieste by vám nič nepriniesla
       *[other] na ďalšom mieste by vám priniesla len: { $symbols }
    }
for-no-more-cards = { $fits ->
        [yes] na poslednú kartu nenadväzuje
       *[no] ďalšia karta sa už nevyloží
    }
