# Slova hry Ticket to Ride, česky. Vlastní složka text/ některého vydání může něco říkat po svém.

## Cards and colours

card-purple = fialová
card-blue = modrá
card-orange = oranžová
card-white = bílá
card-green = zelená
card-yellow = žlutá
card-black = černá
card-red = červená
card-locomotive = lokomotiva
card-ferry = trajekt

seat-colour-blue = modrá
seat-colour-red = červená
seat-colour-green = zelená
seat-colour-yellow = žlutá
seat-colour-black = černá
seat-colour-purple = fialová
seat-colour-white = bílá
seat-colour-pink = růžová

souvenir-cable_car = kabelová tramvaj
souvenir-bridge = most
souvenir-sea_lion = lachtan
souvenir-crab = krab
souvenir-fortune_cookie = sušenka štěstí
souvenir-flower = květina
souvenir-painted_house = malovaný dům

## Phrases

none = žádné
card-count = { $count }× { $card }
ordinal = { $number }.
ticket-name = { $name } ({ $points })
route-marked = { $route } ({ $mark })
route-line = { $number }. kolej
route-grey = šedá
route-tunnel = tunel
route-ferry = přívoz { $wilds }

## Actions

action-pass = Vynechat tah, protože nic nejde
action-draw-blind = Vzít kartu z balíčku
action-take-face-up = Vzít odkrytou kartu: { $card }
action-draw-tickets = Táhnout karty linek
action-keep-tickets = Nechat si z nabídky { $places } linku
action-claim-route = Zabrat trať { $route }: { $payment }
action-build-station = Postavit stanici: { $city }
action-pay-station = Zaplatit za stanici: { $payment }
action-pay-tunnel = Doplatit tunel{ $wilds ->
        [0] { " " }bez žolíků
       *[other] , z toho { $wilds }× { $wild }
    }
action-withdraw = Vzdát tunel a vzít si karty zpět
action-place-souvenir = Položit suvenýr ({ $kind }) na místo { $city }
action-take-souvenir = Vzít si suvenýr z místa { $city }

## Questions

ask-choose-turn = Vezměte si karty, zaberte trať, táhněte karty linek, nebo postavte stanici.
ask-choose-second-card = Vyberte druhou kartu.
ask-choose-tickets = { $offered ->
        [one] Zbývá jediná linka: tu si musíte nechat.
        [few] Vyberte, které ze { $offered } nabídnutých linek si necháte, aspoň { $at_least }.
       *[other] Vyberte, které z { $offered } nabídnutých linek si necháte, aspoň { $at_least }.
    }
ask-choose-station-payment = Zaplaťte za stanici ({ $city }): { $cards ->
        [one] jedna karta
        [few] { $cards } karty jedné barvy
       *[other] { $cards } karet jedné barvy
    }.
ask-choose-tunnel-payment = Tunel { $route } stojí navíc { $extra ->
        [one] jednu kartu
        [few] { $extra } karty
       *[other] { $extra } karet
    }. Doplaťte, nebo ho vzdejte.
ask-choose-placement = Vyberte suvenýr a místo, kam ho položíte.
ask-choose-souvenir = Vyberte, který suvenýr si vezmete za trať { $route }.

## Why something cannot be chosen

why-route-yours = Trať { $route } už je vaše.
why-route-taken = Trať { $route } už je zabraná: { $seat }.
why-twin-yours = Máte druhou kolej této dvojité tratě a obě nesmí mít nikdo: { $route }.
why-twin-closed = Trať { $route } je uzavřená: druhou kolej má { $seat } a obě jsou volné až od { $least } hráčů.
why-too-few-trains = Na trať { $route } je potřeba { $need ->
        [one] jeden vagónek
        [few] { $need } vagónky
       *[other] { $need } vagónků
    }, ale { $have ->
        [0] žádný vám nezbývá
       *[other] zbývá vám jen { $have }
    }.
why-too-few-wilds = Na trať { $route } je potřeba aspoň { $wilds }× { $wild }, ale { $have ->
        [0] nemáte žádnou takovou kartu
       *[other] máte jen { $have }
    }.
why-too-few-of-colour = Na trať { $route } je potřeba { $need }× { $card }, ale { $have ->
        [0] nemáte žádnou takovou kartu ani žolíka
       *[other] i se žolíky máte jen { $have }
    }.
why-too-few-of-one-colour = Na trať { $route } je potřeba { $need ->
        [one] jedna karta
        [few] { $need } karty jedné barvy
       *[other] { $need } karet jedné barvy
    }, ale i se žolíky máte nejvýš { $have }.
why-deck-empty = Karty došly, i v odhazovacím balíčku.
why-ticket-deck-empty = Karty linek došly.
why-wild-second = Odkrytý žolík ({ $card }) nemůže být druhou kartou.
why-second-card-first = Začali jste si brát karty: v tomto tahu si můžete vzít už jen druhou.
why-no-such-card = Takovou kartu nemáte: { $card }.
why-card-pays-nothing = Žádnou trať, která je pro vás volná, teď touto kartou nezaplatíte: { $card }.
why-wilds-pay-nothing = Takto teď nic zaplatit nejde: { $wilds }× { $wild }.
why-tunnel-too-dear = Tunel stojí navíc { $extra ->
        [one] jednu vhodnou kartu
        [few] { $extra } vhodné karty
       *[other] { $extra } vhodných karet
    }, ale { $have ->
        [0] žádná vám nezbývá
       *[other] zbývá vám jen { $have }
    }. Můžete ho jen vzdát.
why-station-there = Stanice už tu stojí: { $city }, { $seat }.
why-no-station-left = Už vám nezbývá žádná stanice.
why-station-too-dear = Vaše další stanice stojí { $need ->
        [one] jednu kartu
        [few] { $need } karty jedné barvy
       *[other] { $need } karet jedné barvy
    }, ale i se žolíky máte nejvýš { $have }.
why-station-colour-too-dear = Stanice stojí { $need ->
        [one] jednu kartu
        [few] { $need } karty jedné barvy
       *[other] { $need } karet jedné barvy
    }. I se žolíky máte jen { $have }× { $card }.
why-souvenirs-by-route = Místa se v tahu nevybírají. Zaberte trať a vezmete si suvenýr z jejího konce.
why-souvenir-there = Suvenýry už tu leží: { $city }.
why-not-on-route = Suvenýr si berete jen z konce zabrané tratě { $route }, odsud ne: { $city }.

## Events

event-card-drawn = { $seat } bere kartu z balíčku: { $card }.
event-card-drawn-unseen = { $seat } bere kartu z balíčku.
event-card-taken = { $seat } bere odkrytou kartu: { $card }.
event-card-turned = Nově odkrytá karta: { $card }.
event-display-replaced = Mezi odkrytými kartami je { $wilds }× { $wild }: všechny se vyměňují.
event-deck-reshuffled = Z odhozených karet vzniká nový balíček: { $cards ->
        [one] jedna karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }.
event-draw-lapsed = { $seat } už si nemá co vzít jako druhou kartu.
event-route-claimed = { $seat } zabírá trať { $route } a získává { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }; platí { $payment }.
event-tunnel-tried = { $seat } zkouší tunel { $route }, vykládá { $payment }. Otočené karty: { $revealed }. { $extra ->
        [0] Nic se nedoplácí.
        [one] Doplácí se jedna karta.
        [few] Doplácejí se { $extra } karty.
       *[other] Doplácí se { $extra } karet.
    }
event-tunnel-withdrawn = { $seat } vzdává tunel { $route } a bere si karty zpět.
event-station-built = { $seat } staví stanici: { $city }; platí { $payment }.
event-station-chosen = { $seat } chce postavit stanici: { $city }.
event-tickets-offered = { $seat } vybírá z linek: { $tickets }.
event-tickets-offered-unseen = { $seat } vybírá { $count ->
        [one] z jedné linky
        [few] ze { $count } linek
       *[other] z { $count } linek
    }.
event-tickets-kept = { $seat } si nechává { $count ->
        [one] linku
       *[other] linky
    } { $tickets }.
event-tickets-kept-unseen = { $seat } si nechává { $count ->
        [one] jednu linku
        [few] { $count } linky
       *[other] { $count } linek
    }.
event-tickets-chosen = { $seat } má vybrané první linky.
event-souvenir-placed = { $seat } pokládá suvenýr ({ $kind }) na místo { $city }.
event-souvenir-taken = { $seat } bere suvenýr ({ $kind }) z místa { $city }.
event-passed = { $seat } vynechává tah.
event-last-round = { $seat } { $trains ->
        [0] už nemá žádný vagónek
        [one] má už jen jeden vagónek
        [few] má už jen { $trains } vagónky
       *[other] má už jen { $trains } vagónků
    }: každého čeká poslední tah.
event-tickets-shown = { $seat } vykládá linky: { $tickets }.
event-game-ended = Hra končí.
event-game-stalled = Nikdo už nemůže dál, hra končí.

## The final reckoning

line-routes-scored = Zabrané tratě: { $routes }
line-ticket-met = Splněná linka: { $ticket }{ $count ->
        [0] { "" }
       *[other] , přes stanici využívá { $borrowed }
    }
line-ticket-missed = Nesplněná linka: { $ticket }
line-stations-unused = Nepostavené stanice: { $stations }
line-longest-trail = Nejdelší souvislá trať ze všech, { $length ->
        [one] jedno políčko
        [few] { $length } políčka
       *[other] { $length } políček
    }: { $cities }
line-own-trail = { $length ->
        [0] Žádná vlastní trať
        [one] Vlastní nejdelší trať, jedno políčko: { $cities }
        [few] Vlastní nejdelší trať, { $length } políčka: { $cities }
       *[other] Vlastní nejdelší trať, { $length } políček: { $cities }
    }
line-souvenirs-scored = Druhy suvenýrů: { $souvenirs }

## The position as text

outline-position = Pozice
outline-edition = Vydání
outline-reconstructed = Tento plán je naše rekonstrukce, ne tištěný plán: { $edition }.
outline-turn = Na tahu: { $seat }
outline-ask = { $seat } rozhoduje: { $ask }
outline-over = Hra skončila.
outline-last-round = Poslední kolo, zbývá tahů: { $turns }

outline-cards = Karty na stole
outline-face-up = Odkryté: { $cards }
outline-deck = Karet v balíčku: { $count }
outline-discards = Odhozené: { $cards }
outline-ticket-deck = Linek v balíčku: { $count }
outline-ticket-tail = O spodku balíčku linek víte: { $tickets }

outline-seat = { $seat } ({ $colour })
outline-points = Body: { $points }
outline-trains = Zbývá vagónků: { $trains }
outline-stations-left = Zbývá stanic: { $stations }
outline-hand-size = Karet v ruce: { $count }
outline-known = Z toho známé: { $cards }
outline-tickets = Linek: { $count }
outline-choosing = Vybírá z linek: { $count }
outline-chose = První linky už má vybrané
outline-told = Linky, o kterých víte: { $tickets }
outline-offer-told = Linky, o kterých víte, že jsou v nabídce: { $tickets }
outline-routes = Tratě: { $routes }
outline-stations = Stanice: { $cities }
outline-souvenirs = Suvenýry: { $souvenirs }

outline-hand = Vaše karty
outline-own-tickets = Vaše linky
outline-ticket-connected = { $ticket }: spojeno
outline-ticket-missing = { $ticket }: chybí aspoň { $spaces ->
        [one] jedno políčko
        [few] { $spaces } políčka
       *[other] { $spaces } políček
    }
outline-ticket-blocked = { $ticket }: po vlastních tratích už spojit nelze
outline-chosen = Necháváte si: { $tickets }
outline-boxed = Vráceno do krabice: { $tickets }

outline-offer = Nabídnuté linky
outline-offered = { $number }. { $ticket }
short-points = body { $points }
short-trains = vagónky { $trains }
short-stations = stanice { $stations }
short-cards = karty { $count }
short-tickets = linky { $count }
short-souvenirs = suvenýry { $count }
short-ticket = { $ticket } { $spaces ->
        [0] nejde spojit
       *[other] chybí { $spaces }
    }
short-met = { $count ->
        [0] žádné
        [one] jedna spojena
        [few] { $count } spojeny
       *[other] { $count } spojeno
    }

outline-tunnel = Zkoušený tunel
outline-tunnel-laid = { $route }, vyloženo: { $payment }
outline-tunnel-revealed = Otočené karty: { $cards }
outline-tunnel-extra = Karet k doplacení: { $extra }

outline-map = Tratě na mapě
outline-city = { $city }: { $routes }
outline-route = { $city } { $length } { $marks }
outline-route-owned = { $route } (zabraná: { $seat })
outline-route-closed = { $route } (uzavřená)

outline-station-map = Stanice na mapě
outline-station = { $city }: { $seat }

outline-souvenir-map = Suvenýry na mapě
outline-souvenir = { $city }: { $kind }, zbývá { $left }
outline-aside = Ještě k umístění: { $souvenirs }

outline-open-tickets = Vyložené linky
outline-shown = { $seat }: { $tickets }

outline-score = Body
outline-score-seat = { $seat }: { $points }
outline-score-so-far = Zatím jsou započteny jen tratě. Linky, nepostavené stanice a nejdelší trať se počítají na konci.
outline-score-final = Toto jsou konečné body, se vším všudy.

## The drawn board

board-reconstructed = Rekonstruovaný plán: síť tratí a linky jsou naše, není to tištěná mapa hry.
board-deck = balíček
board-discards = odhozené
board-tickets = linky
board-map = Mapa
board-legend = Co znamenají značky
board-own = Vy
board-wilds-heading = Platit žolíky
board-wilds = { $count }× { $wild } v platbě
board-pass = Vynechat tah
board-chosen = Vaše první linky: čeká se, až vyberou ostatní
board-tunnel = Tunel { $route }
board-tunnel-laid = vyloženo
board-tunnel-revealed = otočeno
board-tunnel-pay = Doplatit
board-tunnel-withdraw = Vzdát tunel
board-aside = Suvenýry k umístění
board-placed = Suvenýr: { $kind }, zbývá { $left }
board-points = Body za trať podle délky
board-souvenir-points = Body za druhy suvenýrů
board-legend-grey = libovolná barva
board-legend-tunnel = tunel
board-legend-ferry = jen žolík: { $wild }
board-legend-station = stanice
board-legend-trains = zbývající vagónky
board-legend-cards = karty v ruce
board-legend-tickets = linky
board-legend-done = splněno

## Moves in words, where the table is known

move-keep-tickets = Nechat si { $tickets }
move-pay-tunnel = Doplatit tunel: { $payment }
move-take-souvenir = Vzít si suvenýr ({ $kind }) z místa { $city }

kind-claim = Zabrat trať
kind-draw = Vzít karty
kind-tickets = Táhnout linky
kind-keep = Nechat si linky
kind-station = Postavit stanici
kind-pay = Zaplatit
kind-tunnel = Doplatit tunel
kind-withdraw = Vzdát to
kind-place = Položit suvenýr
kind-souvenir = Vzít suvenýr
kind-pass = Vynechat tah

# Parts of one sentence: “Vezměte si karty, zaberte trať nebo táhněte karty linek.”
question-draw = vezměte si karty
question-claim = zaberte trať
question-tickets = táhněte karty linek
question-station = postavte stanici
question-pass = Už nic nejde: vynechte tah.
question-tunnel-lost = Tunel { $route } stojí navíc { $extra ->
        [one] jednu kartu
        [few] { $extra } karty
       *[other] { $extra } karet
    } a tolik nemáte. Vezměte si karty zpět.

## What a move would bring

preview-points = { $points ->
        [one] +1 bod
        [few] +{ $points } body
       *[other] +{ $points } bodů
    }
preview-left = zbude: { $what }
preview-trains = { $trains ->
        [0] žádný vagónek
        [one] jeden vagónek
        [few] { $trains } vagónky
       *[other] { $trains } vagónků
    }
preview-tunnel = za tunel až { $cards ->
        [one] jedna karta
        [few] { $cards } karty
       *[other] { $cards } karet
    } navíc
preview-meets = spojí { $tickets }
preview-station = { $cards ->
        [one] Jedna karta
        [few] { $cards } karty jedné barvy
       *[other] { $cards } karet jedné barvy
    }, { $stations ->
        [0] další stanice nezbude
        [one] zbude jedna stanice
        [few] zbudou { $stations } stanice
       *[other] zbude { $stations } stanic
    }
preview-tickets = { $drawn ->
        [one] Poslední linka, tu si musíte nechat
        [few] { $drawn } nové linky; nechat si musíte aspoň { $keep }
       *[other] { $drawn } nových linek; nechat si musíte aspoň { $keep }
    }
preview-keep = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, když je spojíte; když ne, o tolik přijdete
preview-souvenir = { $kinds ->
        [one] Jeden druh suvenýrů
        [few] { $kinds } druhy suvenýrů
       *[other] { $kinds } druhů suvenýrů
    }: na konci { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }

## Hints for a first game

hint-choose-turn = Nejdřív sbírejte karty na tratě pro své linky; zaberte tu, na kterou máte, aniž by chyběly karty na ostatní.
hint-choose-second-card = Vezměte barvu, která chybí vašim tratím; když tam není, je lepší balíček: může v něm být žolík.
hint-choose-tickets = Nechte si linky, které vedou stejným směrem; každá nesplněná své body ubere.
hint-choose-station-payment = Plaťte barvou, kterou nepotřebuje žádná vaše trať, a žolíky si šetřete.
hint-choose-tunnel-payment = Můžete-li doplatit, doplaťte: vzdát tunel stojí celý tah, a to je víc než pár karet.
hint-choose-placement = Položte ho tam, kudy vedou vaše linky, nejlépe kde poblíž neleží jiný suvenýr.
hint-choose-souvenir = Vezměte ten, ke kterému se už nedostanete; pokud se dostanete k oběma, tak ten, kterého zbývá méně.

## Games that get no further

outline-stalled = Už { $rounds ->
        [one] jedno kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    } se jen vzdávají tunely a vynechávají tahy. { $turns ->
        [one] Ještě jeden takový tah
        [few] Ještě { $turns } takové tahy
       *[other] Ještě { $turns } takových tahů
    } a hra skončí.
event-display-stays = I po třetí výměně je mezi odkrytými kartami { $wilds }× { $wild }: tentokrát tu zůstanou.
event-rounds-wasted = { $rounds ->
        [one] Jedno celé kolo
        [few] { $rounds } celá kola
       *[other] { $rounds } celých kol
    } se jen vzdávaly tunely a vynechávaly tahy, hra proto končí.

## Errors: positions

error-snapshot-known = seats[{ $seat }].known: známých karet je více, než kolik jich je v ruce.
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
error-snapshot-souvenir = Suvenýr { $kind } leží, kde být nemůže, nebo je jich příliš mnoho.
error-snapshot-offer = seats[{ $seat }].offer: počet nabídnutých linek neodpovídá fázi.

## Errors: edition files

error-no-city = město „{ $city }“ na mapě není.
error-loop = „{ $route }“ začíná a končí ve stejném městě. Zadejte dva různé konce.
error-no-colour = barva „{ $colour }“ neexistuje. Vyberte z těchto: { $colours }.
error-no-points = ve scoring.routes chybí body za trať délky { $length }.
error-too-long = délka { $length } je větší než počet vagónků jednoho hráče ({ $trains }).
error-too-many-payments = tratě jde zaplatit { $payments } způsoby, nejvýš jich může být { $most }.
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
error-keep = počet linek, které si hráč musí nechat ({ $keep }), je větší než počet nabídnutých ({ $dealt }).
error-grey-card = šedé jsou tratě, které lze zaplatit libovolnou barvou; šedá karta být nemůže.
error-too-few-cards = karet je { $have }; na rozdání a odkryté karty jich je potřeba aspoň { $need }.
error-souvenir-kinds = počet druhů je { $kinds }. Musí jich být aspoň tolik, kolik je označených míst ({ $fixed }), a nejvýše tolik, kolik je míst na mapě.
error-souvenir-tokens = chybí velikost hromádky při počtu hráčů { $players }.
error-souvenir-points = počet hodnot musí být { $need }: za žádný suvenýr, za jeden, a tak dále až po všechny druhy.

## Zpráva o vyváženosti

balance-routes = Tratě
balance-tickets = Linky
balance-tickets-met = Splněné linky
balance-tickets-missed = Nesplněné linky
balance-stations = Nepostavené stanice
balance-stations-built = Postavené stanice
balance-trail = Nejdelší souvislá trať
balance-souvenirs = Suvenýry
balance-end-last-round = poslední vagónky
balance-end-stalled = nikdo nemohl dál

## Co mluví pro tah

for-meets-ticket = splní linku { $ticket }
for-only-way = drží otevřenou poslední cestu pro { $ticket }
for-long-way-round = bez ní je cesta pro { $ticket } o { $more ->
        [one] jedno políčko
        [few] { $more } políčka
       *[other] { $more } políček
    } delší
for-on-the-way = krok na cestě pro { $ticket }; { $spaces ->
        [one] chybí ještě jedno políčko
        [few] chybí ještě { $spaces } políčka
       *[other] chybí ještě { $spaces } políček
    }
for-scores-route = hned { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }
for-nears-the-end = { $trains ->
        [0] nezbude vám žádný vagónek
        [one] zbude vám jeden vagónek
        [few] zbudou vám { $trains } vagónky
       *[other] zbude vám { $trains } vagónků
    } a začne poslední kolo
for-card-for = { $card } na { $route }; { $lacks ->
        [one] chybí ještě jedna
        [few] chybí ještě { $lacks }
       *[other] chybí jich ještě { $lacks }
    }
for-card-enough = s touto kartou ({ $card }) zaplatíte { $route }
for-card-free = { $card } na { $route }, { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }; { $lacks ->
        [0] pak ji zaplatíte
        [one] chybí ještě jedna
        [few] chybějí ještě { $lacks }
       *[other] chybí jich ještě { $lacks }
    }
for-nothing-open-pays = žádná odkrytá karta vám na trať ještě nestačí
for-unseen = nikdo neuvidí, co berete
for-room-for-more = po linkách vám { $spare ->
        [one] zbude jeden vagónek
        [few] zbudou { $spare } vagónky
       *[other] zbude { $spare } vagónků
    }
for-stakes = když to stihnete, { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }
for-leaves-trains = { $trains ->
        [one] zbude vám jeden vagónek
        [few] zbudou vám { $trains } vagónky
       *[other] zbude vám { $trains } vagónků
    }
for-fits-anything = { $card } se hodí na každou trať
for-nothing-open-helps = žádná odkrytá karta vašim linkám nepomůže
for-plan-lacks = vašim linkám chybí ještě { $spaces ->
        [one] jedno políčko
        [few] { $spaces } políčka
       *[other] { $spaces } políček
    }
for-all-met = všechny linky máte splněné a { $trains ->
        [one] zbývá vám jeden vagónek
        [few] zbývají vám { $trains } vagónky
       *[other] zbývá vám { $trains } vagónků
    }
for-room-for = i s tím, co držíte, to stojí { $spaces } z vašich { $trains } vagónků
for-shared-way = cesty vedou spolu a ušetří { $saved ->
        [one] jedno políčko
        [few] { $saved } políčka
       *[other] { $saved } políček
    }
for-borrows-for = stanice ve městě { $city } vám půjčí cestu pro { $ticket }
for-spares-wilds = { $left ->
        [one] žolík vám zůstane
        [few] { $left } žolíky vám zůstanou
       *[other] { $left } žolíků vám zůstane
    }
for-finishes-tunnel = tunel { $route } je váš
for-keeps-cards = ušetří { $extra ->
        [one] jednu kartu
        [few] { $extra } karty
       *[other] { $extra } karet
    } na lepší trať
for-new-souvenir = suvenýr, který ještě nemáte: { $kind }{ $points ->
        [0] { "" }
       *[other] ; vaše sbírka pak má hodnotu { $points }
    }
for-souvenir-near = { $city } leží na cestě vašich linek
for-shortest-there = nejkratší trať tam má { $spaces ->
        [one] jedno políčko
        [few] { $spaces } políčka
       *[other] { $spaces } políček
    }
