# Slová hry Ticket to Ride, po slovensky. Vlastný priečinok text/ niektorého vydania môže niečo hovoriť po svojom.

## Cards and colours

card-purple = fialová
card-blue = modrá
card-orange = oranžová
card-white = biela
card-green = zelená
card-yellow = žltá
card-black = čierna
card-red = červená
card-locomotive = lokomotíva
card-ferry = trajekt

seat-colour-blue = modrá
seat-colour-red = červená
seat-colour-green = zelená
seat-colour-yellow = žltá
seat-colour-black = čierna
seat-colour-purple = fialová
seat-colour-white = biela
seat-colour-pink = ružová

souvenir-cable_car = lanová električka
souvenir-bridge = most
souvenir-sea_lion = lachtan
souvenir-crab = krab
souvenir-fortune_cookie = koláčik šťastia
souvenir-flower = kvetina
souvenir-painted_house = maľovaný dom

## Phrases

none = žiadne
card-count = { $count }× { $card }
ordinal = { $number }.
ticket-name = { $name } ({ $points })
route-marked = { $route } ({ $mark })
route-line = { $number }. koľaj
route-grey = sivá
route-tunnel = tunel
route-ferry = trajekt { $wilds }

## Actions

action-pass = Vynechať ťah, lebo sa nedá nič urobiť
action-draw-blind = Dobrať si kartu z balíčka
action-take-face-up = Vziať si otočenú kartu: { $card }
action-draw-tickets = Dobrať si karty cieľových staníc
action-keep-tickets = Nechať si z ponuky { $places } kartu cieľových staníc
action-claim-route = Obsadiť trasu { $route }: { $payment }
action-build-station = Postaviť stanicu: { $city }
action-pay-station = Zaplatiť za stanicu: { $payment }
action-pay-tunnel = Doplatiť tunel{ $wilds ->
        [0] { " " }bez divokých kariet
       *[other] , z toho { $wilds }× { $wild }
    }
action-withdraw = Vzdať sa tunela a vziať si karty späť
action-place-souvenir = Položiť známku ({ $kind }) na miesto { $city }
action-take-souvenir = Vziať si známku z miesta { $city }

## Questions

ask-choose-turn = Doberte si karty, obsaďte trasu, doberte si karty cieľových staníc, alebo postavte stanicu.
ask-choose-second-card = Vyberte si druhú kartu.
ask-choose-tickets = { $offered ->
        [one] Zostáva jediná karta cieľových staníc: tú si musíte nechať.
       *[other] Vyberte si, ktoré z ponúknutých kariet cieľových staníc ({ $offered }) si necháte, aspoň { $at_least }.
    }
ask-choose-station-payment = Zaplaťte za stanicu ({ $city }): { $cards ->
        [one] jedna karta
        [few] { $cards } karty jednej farby
       *[other] { $cards } kariet jednej farby
    }.
ask-choose-tunnel-payment = Tunel { $route } stojí navyše { $extra ->
        [one] jednu kartu
        [few] { $extra } karty
       *[other] { $extra } kariet
    }. Doplaťte, alebo sa ho vzdajte.
ask-choose-placement = Vyberte si turistickú známku a miesto, kam ju položíte.
ask-choose-souvenir = Vyberte si, ktorú turistickú známku si vezmete za trasu { $route }.

## Why something cannot be chosen

why-route-yours = Trasa { $route } už je vaša.
why-route-taken = Trasa { $route } už je obsadená: { $seat }.
why-twin-yours = Máte druhú koľaj tejto dvojitej trasy a obe nesmie mať nikto: { $route }.
why-twin-closed = Trasa { $route } je uzavretá: druhú koľaj má { $seat } a obe sú voľné až od { $least } hráčov.
why-too-few-trains = Na trasu { $route } treba { $need ->
        [one] jeden vagónik
        [few] { $need } vagóniky
       *[other] { $need } vagónikov
    }, ale { $have ->
        [0] žiadny vám nezostáva
       *[other] zostáva vám len { $have }
    }.
why-too-few-wilds = Na trasu { $route } treba aspoň { $wilds }× { $wild }, ale { $have ->
        [0] nemáte žiadnu takú kartu
       *[other] máte len { $have }
    }.
why-too-few-of-colour = Na trasu { $route } treba { $need }× { $card }, ale { $have ->
        [0] nemáte žiadnu takú ani divokú kartu
       *[other] aj s divokými kartami máte len { $have }
    }.
why-too-few-of-one-colour = Na trasu { $route } treba { $need ->
        [one] jednu kartu
        [few] { $need } karty jednej farby
       *[other] { $need } kariet jednej farby
    }, ale aj s divokými kartami máte najviac { $have }.
why-deck-empty = Karty sa minuli, aj v odhadzovacom balíčku.
why-ticket-deck-empty = Karty cieľových staníc sa minuli.
why-wild-second = Otočená divoká karta ({ $card }) nemôže byť druhou kartou.
why-second-card-first = Začali ste si doberať karty: v tomto ťahu si môžete dobrať už len druhú.
why-no-such-card = Takú kartu nemáte: { $card }.
why-card-pays-nothing = Žiadnu trasu, ktorá je pre vás voľná, teraz touto kartou nezaplatíte: { $card }.
why-wilds-pay-nothing = Takto sa teraz nedá nič zaplatiť: { $wilds }× { $wild }.
why-tunnel-too-dear = Tunel stojí navyše { $extra ->
        [one] jednu vhodnú kartu
        [few] { $extra } vhodné karty
       *[other] { $extra } vhodných kariet
    }, ale { $have ->
        [0] žiadna vám nezostáva
       *[other] zostáva vám len { $have }
    }. Môžete sa ho len vzdať.
why-station-there = Stanica tu už stojí: { $city }, { $seat }.
why-no-station-left = Už vám nezostáva žiadna stanica.
why-station-too-dear = Vaša ďalšia stanica stojí { $need ->
        [one] jednu kartu
        [few] { $need } karty jednej farby
       *[other] { $need } kariet jednej farby
    }, ale aj s divokými kartami máte najviac { $have }.
why-station-colour-too-dear = Stanica stojí { $need ->
        [one] jednu kartu
        [few] { $need } karty jednej farby
       *[other] { $need } kariet jednej farby
    }. Aj s divokými kartami máte len { $have }× { $card }.
why-souvenirs-by-route = Miesta sa v ťahu nevyberajú. Obsaďte trasu a vezmete si turistickú známku z jej konca.
why-souvenir-there = Turistické známky tu už ležia: { $city }.
why-not-on-route = Turistickú známku si beriete len z konca obsadenej trasy { $route }, odtiaľto nie: { $city }.

## Events

event-card-drawn = { $seat } si doberá kartu z balíčka: { $card }.
event-card-drawn-unseen = { $seat } si doberá kartu z balíčka.
event-card-taken = { $seat } si berie otočenú kartu: { $card }.
event-card-turned = Nová otočená karta: { $card }.
event-display-replaced = Medzi otočenými kartami je { $wilds }× { $wild }: všetky sa vymieňajú.
event-deck-reshuffled = Z odhodených kariet vzniká nový balíček: { $cards ->
        [one] jedna karta
        [few] { $cards } karty
       *[other] { $cards } kariet
    }.
event-draw-lapsed = { $seat } si už nemá čo dobrať ako druhú kartu.
event-route-claimed = { $seat } obsadzuje trasu { $route } a získava { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    }; platí { $payment }.
event-tunnel-tried = { $seat } skúša tunel { $route }, vykladá { $payment }. Odhalené karty: { $revealed }. { $extra ->
        [0] Nič sa nedopláca.
        [one] Dopláca sa jedna karta.
        [few] Doplácajú sa { $extra } karty.
       *[other] Dopláca sa { $extra } kariet.
    }
event-tunnel-withdrawn = { $seat } sa vzdáva tunela { $route } a berie si karty späť.
event-station-built = { $seat } stavia stanicu: { $city }; platí { $payment }.
event-station-chosen = { $seat } chce postaviť stanicu: { $city }.
event-tickets-offered = { $seat } si vyberá z kariet cieľových staníc: { $tickets }.
event-tickets-offered-unseen = { $seat } si vyberá { $count ->
        [one] z jednej karty
        [4] zo { $count } kariet
       *[other] z { $count } kariet
    } cieľových staníc.
event-tickets-kept = { $seat } si necháva { $count ->
        [one] kartu
       *[other] karty
    } cieľových staníc: { $tickets }.
event-tickets-kept-unseen = { $seat } si necháva { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } kariet
    } cieľových staníc.
event-tickets-chosen = { $seat } má vybrané prvé karty cieľových staníc.
event-souvenir-placed = { $seat } kladie známku ({ $kind }) na miesto { $city }.
event-souvenir-taken = { $seat } si berie známku ({ $kind }) z miesta { $city }.
event-passed = { $seat } vynecháva ťah.
event-last-round = { $seat } { $trains ->
        [0] už nemá žiadny vagónik
        [one] má už len jeden vagónik
        [few] má už len { $trains } vagóniky
       *[other] má už len { $trains } vagónikov
    }: každého čaká posledný ťah.
event-tickets-shown = { $seat } vykladá karty cieľových staníc: { $tickets }.
event-game-ended = Hra sa končí.
event-game-stalled = Nikto už nemôže ďalej, hra sa končí.

## The final reckoning

line-routes-scored = Obsadené trasy: { $routes }
line-ticket-met = Splnená karta cieľových staníc: { $ticket }{ $count ->
        [0] { "" }
       *[other] , cez stanicu využíva { $borrowed }
    }
line-ticket-missed = Nesplnená karta cieľových staníc: { $ticket }
line-stations-unused = Nepostavené stanice: { $stations }
line-longest-trail = Najdlhšia súvislá trasa zo všetkých, { $length ->
        [one] jedno políčko
        [few] { $length } políčka
       *[other] { $length } políčok
    }: { $cities }
line-own-trail = { $length ->
        [0] Žiadna vlastná trasa
        [one] Vlastná najdlhšia trasa, jedno políčko: { $cities }
        [few] Vlastná najdlhšia trasa, { $length } políčka: { $cities }
       *[other] Vlastná najdlhšia trasa, { $length } políčok: { $cities }
    }
line-souvenirs-scored = Druhy turistických známok: { $souvenirs }

## The position as text

outline-position = Pozícia
outline-edition = Vydanie
outline-reconstructed = Tento plán je naša rekonštrukcia, nie tlačený plán: { $edition }.
outline-turn = Na ťahu: { $seat }
outline-ask = { $seat } rozhoduje: { $ask }
outline-over = Hra sa skončila.
outline-last-round = Posledné kolo, zostáva ťahov: { $turns }

outline-cards = Karty na stole
outline-face-up = Otočené: { $cards }
outline-deck = Kariet v balíčku: { $count }
outline-discards = Odhodené: { $cards }
outline-ticket-deck = Kariet cieľových staníc v balíčku: { $count }
outline-ticket-tail = O spodku balíčka cieľových staníc viete: { $tickets }

outline-seat = { $seat } ({ $colour })
outline-points = Body: { $points }
outline-trains = Zostáva vagónikov: { $trains }
outline-stations-left = Zostáva staníc: { $stations }
outline-hand-size = Kariet v ruke: { $count }
outline-known = Z toho známe: { $cards }
outline-tickets = Kariet cieľových staníc: { $count }
outline-choosing = Vyberá si z kariet cieľových staníc: { $count }
outline-chose = Prvé karty cieľových staníc už má vybrané
outline-told = Karty cieľových staníc, o ktorých viete: { $tickets }
outline-offer-told = Karty cieľových staníc, o ktorých viete, že sú v ponuke: { $tickets }
outline-routes = Trasy: { $routes }
outline-stations = Stanice: { $cities }
outline-souvenirs = Turistické známky: { $souvenirs }

outline-hand = Vaše karty
outline-own-tickets = Vaše ciele
outline-ticket-connected = { $ticket }: prepojené
outline-ticket-missing = { $ticket }: { $spaces ->
        [one] chýba aspoň jedno políčko
        [few] chýbajú aspoň { $spaces } políčka
       *[other] chýba aspoň { $spaces } políčok
    }
outline-ticket-blocked = { $ticket }: po vlastných trasách sa už prepojiť nedá
outline-chosen = Nechávate si: { $tickets }
outline-boxed = Vrátené do škatule: { $tickets }

outline-offer = Ponúknuté ciele
outline-offered = { $number }. { $ticket }
short-points = body { $points }
short-trains = vagóniky { $trains }
short-stations = stanice { $stations }
short-cards = karty { $count }
short-tickets = ciele { $count }
short-souvenirs = známky { $count }
short-ticket = { $ticket } { $spaces ->
        [0] nedá sa spojiť
        [few] chýbajú { $spaces }
       *[other] chýba { $spaces }
    }
short-met = { $count ->
        [0] žiadne
        [one] jedna spojená
        [few] { $count } spojené
       *[other] { $count } spojených
    }

outline-tunnel = Skúšaný tunel
outline-tunnel-laid = { $route }, vyložené: { $payment }
outline-tunnel-revealed = Odhalené karty: { $cards }
outline-tunnel-extra = Kariet na doplatenie: { $extra }

outline-map = Trasy na mape
outline-city = { $city }: { $routes }
outline-route = { $city } { $length } { $marks }
outline-route-owned = { $route } (obsadená: { $seat })
outline-route-closed = { $route } (uzavretá)

outline-station-map = Stanice na mape
outline-station = { $city }: { $seat }

outline-souvenir-map = Turistické známky na mape
outline-souvenir = { $city }: { $kind }, zostáva { $left }
outline-aside = Ešte treba umiestniť: { $souvenirs }

outline-open-tickets = Vyložené karty cieľových staníc
outline-shown = { $seat }: { $tickets }

outline-score = Body
outline-score-seat = { $seat }: { $points }
outline-score-so-far = Zatiaľ sú započítané len trasy. Karty cieľových staníc, nepostavené stanice a najdlhšia trasa sa počítajú na konci.
outline-score-final = Toto sú konečné body, všetko je započítané.

## The drawn board

board-reconstructed = Rekonštruovaný plán: sieť trás a cieľové stanice sú naše, nie je to tlačená mapa hry.
board-deck = balíček
board-discards = odhodené
board-tickets = ciele
board-map = Mapa
board-legend = Čo znamenajú značky
board-own = Vy
board-wilds-heading = Platiť divokými
board-wilds = { $count }× { $wild } v platbe
board-pass = Vynechať ťah
board-chosen = Vaše prvé ciele: čaká sa, kým vyberú ostatní
board-tunnel = Tunel { $route }
board-tunnel-laid = vyložené
board-tunnel-revealed = odhalené
board-tunnel-pay = Doplatiť
board-tunnel-withdraw = Vzdať sa tunela
board-aside = Známky na umiestnenie
board-placed = Známka: { $kind }, zostáva { $left }
board-points = Body za trasu podľa dĺžky
board-souvenir-points = Body za druhy známok
board-legend-grey = ľubovoľná farba
board-legend-tunnel = tunel
board-legend-ferry = len divoká karta: { $wild }
board-legend-station = stanica
board-legend-trains = zostávajúce vagóniky
board-legend-cards = karty v ruke
board-legend-tickets = cieľové stanice
board-legend-done = splnené

## Moves in words, where the table is known

move-keep-tickets = Nechať si { $tickets }
move-pay-tunnel = Doplatiť tunel: { $payment }
move-take-souvenir = Vziať si známku ({ $kind }) z miesta { $city }

kind-claim = Obsadiť trasu
kind-draw = Dobrať karty
kind-tickets = Dobrať ciele
kind-keep = Nechať si ciele
kind-station = Postaviť stanicu
kind-pay = Zaplatiť
kind-tunnel = Doplatiť tunel
kind-withdraw = Vzdať sa
kind-place = Položiť známku
kind-souvenir = Vziať známku
kind-pass = Vynechať ťah

# Parts of one sentence: “Doberte si karty, obsaďte trasu alebo si doberte karty cieľových staníc.”
question-draw = doberte si karty
question-claim = obsaďte trasu
question-tickets = vezmite si karty cieľových staníc
question-station = postavte stanicu
question-pass = Nič sa už nedá urobiť: vynechajte ťah.
question-tunnel-lost = Tunel { $route } stojí navyše { $extra ->
        [one] jednu kartu
        [few] { $extra } karty
       *[other] { $extra } kariet
    } a toľko nemáte. Vezmite si karty späť.

## What a move would bring

preview-points = { $points ->
        [one] +1 bod
        [few] +{ $points } body
       *[other] +{ $points } bodov
    }
preview-left = zostane: { $what }
preview-trains = { $trains ->
        [0] žiadny vagónik
        [one] jeden vagónik
        [few] { $trains } vagóniky
       *[other] { $trains } vagónikov
    }
preview-tunnel = za tunel až { $cards ->
        [one] jedna karta
        [few] { $cards } karty
       *[other] { $cards } kariet
    } navyše
preview-meets = spojí { $tickets }
preview-station = { $cards ->
        [one] Jedna karta
        [few] { $cards } karty jednej farby
       *[other] { $cards } kariet jednej farby
    }, { $stations ->
        [0] ďalšia stanica nezostane
        [one] zostane jedna stanica
        [few] zostanú { $stations } stanice
       *[other] zostane { $stations } staníc
    }
preview-tickets = { $drawn ->
        [one] Posledná karta cieľových staníc, tú si musíte nechať
        [few] { $drawn } nové karty cieľových staníc; nechať si musíte aspoň { $keep }
       *[other] { $drawn } nových kariet cieľových staníc; nechať si musíte aspoň { $keep }
    }
preview-keep = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }, ak ich spojíte; ak nie, o toľko prídete
preview-souvenir = { $kinds ->
        [one] Jeden druh známok
        [few] { $kinds } druhy známok
       *[other] { $kinds } druhov známok
    }: na konci { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    }

## Hints for a first game

hint-choose-turn = Najprv zbierajte karty na trasy pre svoje ciele; obsaďte tú, na ktorú máte, ak vám potom nebudú chýbať karty na ostatné.
hint-choose-second-card = Vezmite farbu, ktorá chýba vašim trasám; ak tam nie je, lepší je balíček: môže v ňom byť divoká karta.
hint-choose-tickets = Nechajte si karty cieľových staníc, ktoré vedú rovnakým smerom; každá nesplnená svoje body uberie.
hint-choose-station-payment = Plaťte farbou, ktorú nepotrebuje žiadna vaša trasa, a divoké karty si šetrite.
hint-choose-tunnel-payment = Ak môžete doplatiť, doplaťte: vzdať sa tunela stojí celý ťah, a to je viac než pár kariet.
hint-choose-placement = Položte ju tam, kadiaľ vedú vaše ciele, najlepšie tam, kde nablízku neleží iná známka.
hint-choose-souvenir = Vezmite tú, ku ktorej sa už nedostanete; ak sa dostanete k obom, tak tú, ktorej zostáva menej.

## Games that get no further

outline-stalled = Už { $rounds ->
        [one] jedno kolo
        [few] { $rounds } kolá
       *[other] { $rounds } kôl
    } sa hráči len vzdávajú tunelov a vynechávajú ťahy. { $turns ->
        [one] Ešte jeden taký ťah
        [few] Ešte { $turns } také ťahy
       *[other] Ešte { $turns } takých ťahov
    } a hra sa skončí.
event-display-stays = Aj po tretej výmene je medzi otočenými kartami { $wilds }× { $wild }: tentoraz tu zostanú.
event-rounds-wasted = { $rounds ->
        [one] Jedno celé kolo
        [few] { $rounds } celé kolá
       *[other] { $rounds } celých kôl
    } sa hráči len vzdávali tunelov a vynechávali ťahy, hra sa preto končí.

## Errors: positions

error-snapshot-known = seats[{ $seat }].known: známych kariet je viac, než koľko ich je v ruke.
error-snapshot-route = seats[{ $seat }].routes: trasa { $route } tu nemôže byť: ona, alebo druhá koľaj dvojitej trasy, je už obsadená.
error-snapshot-trains = seats[{ $seat }].routes: trasy sú dlhšie, než na koľko stačia vagóniky jedného hráča ({ $trains }).
error-snapshot-stations = seats[{ $seat }].stations: hráč má v tomto vydaní najviac { $stations ->
        [one] jednu stanicu
        [few] { $stations } stanice
       *[other] { $stations } staníc
    }.
error-snapshot-station = { $city } má dve stanice. V každom meste je miesto len pre jednu.
error-snapshot-chosen = seats[{ $seat }].chosen: vybrať sa dá len z ponúknutých kariet cieľových staníc.
error-snapshot-told = { $place }: karta { $ticket } tu má byť známa, ale neleží tu.
error-snapshot-long = { $place }: karta { $ticket } tu ležať nemôže; dlhé karty sa rozdávajú iba na začiatku a iba ony zostávajú nerozdané mimo hry.
error-snapshot-souvenir = Známka { $kind } leží tam, kde nemôže byť, alebo je ich priveľa.
error-snapshot-offer = seats[{ $seat }].offer: počet ponúknutých kariet cieľových staníc nezodpovedá fáze.

## Errors: edition files

error-no-city = mesto „{ $city }“ na mape nie je.
error-loop = „{ $route }“ sa začína a končí v tom istom meste. Zadajte dva rôzne konce.
error-no-colour = farba „{ $colour }“ neexistuje. Vyberte si z týchto: { $colours }.
error-no-points = v scoring.routes chýbajú body za trasu dĺžky { $length }.
error-too-long = dĺžka { $length } je väčšia než počet vagónikov jedného hráča ({ $trains }).
error-too-many-payments = trasy sa dajú zaplatiť { $payments } spôsobmi, najviac ich môže byť { $most }.
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
error-keep = počet kariet cieľových staníc, ktoré si hráč musí nechať ({ $keep }), je väčší než počet ponúknutých ({ $dealt }).
error-grey-card = sivé sú trasy, ktoré sa dajú zaplatiť ľubovoľnou farbou; sivá karta nemôže byť.
error-too-few-cards = kariet je { $have }; na rozdanie a otočené karty ich treba aspoň { $need }.
error-souvenir-kinds = počet druhov je { $kinds }. Musí ich byť aspoň toľko, koľko je označených miest ({ $fixed }), a najviac toľko, koľko je miest na mape.
error-souvenir-tokens = chýba veľkosť kôpky pri počte hráčov { $players }.
error-souvenir-points = počet hodnôt musí byť { $need }: za žiadnu známku, za jednu a tak ďalej až po všetky druhy.

## Správa o vyváženosti

balance-routes = Trasy
balance-tickets = Karty cieľových staníc
balance-tickets-met = Splnené karty cieľových staníc
balance-tickets-missed = Nesplnené karty cieľových staníc
balance-stations = Nepostavené stanice
balance-stations-built = Postavené stanice
balance-trail = Najdlhšia súvislá trasa
balance-souvenirs = Turistické známky
balance-end-last-round = posledné vagóniky
balance-end-stalled = nikto nemohol ďalej

## Čo hovorí za ťah

for-meets-ticket = splní cieľ { $ticket }
for-only-way = drží otvorenú poslednú cestu pre { $ticket }
for-long-way-round = bez nej je cesta pre { $ticket } o { $more ->
        [one] jedno políčko
        [few] { $more } políčka
       *[other] { $more } políčok
    } dlhšia
for-on-the-way = krok na ceste pre { $ticket }; { $spaces ->
        [one] chýba ešte jedno políčko
        [few] chýbajú ešte { $spaces } políčka
       *[other] chýba ešte { $spaces } políčok
    }
for-scores-route = hneď { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    }
for-nears-the-end = { $trains ->
        [0] nezostane vám žiadny vagónik
        [one] zostane vám jeden vagónik
        [few] zostanú vám { $trains } vagóniky
       *[other] zostane vám { $trains } vagónikov
    } a začne sa posledné kolo
for-card-for = { $card } na { $route }; { $lacks ->
        [one] chýba ešte jedna
        [few] chýbajú ešte { $lacks }
       *[other] chýba ich ešte { $lacks }
    }
for-card-enough = s touto kartou ({ $card }) zaplatíte { $route }
for-card-free = { $card } na { $route }, { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    }; { $lacks ->
        [0] potom ju zaplatíte
        [one] chýba ešte jedna
        [few] chýbajú ešte { $lacks }
       *[other] chýba ich ešte { $lacks }
    }
for-nothing-open-pays = žiadna otočená karta vám na trasu ešte nestačí
for-unseen = nikto neuvidí, čo beriete
for-room-for-more = po cieľoch vám { $spare ->
        [one] zostane jeden vagónik
        [few] zostanú { $spare } vagóniky
       *[other] zostane { $spare } vagónikov
    }
for-stakes = keď to stihnete, { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    }
for-leaves-trains = { $trains ->
        [one] zostane vám jeden vagónik
        [few] zostanú vám { $trains } vagóniky
       *[other] zostane vám { $trains } vagónikov
    }
for-fits-anything = { $card } sa hodí na každú trasu
for-nothing-open-helps = žiadna otočená karta vašim cieľom nepomôže
for-plan-lacks = vašim cieľom { $spaces ->
        [one] chýba ešte jedno políčko
        [few] chýbajú ešte { $spaces } políčka
       *[other] chýba ešte { $spaces } políčok
    }
for-all-met = všetky ciele máte splnené a { $trains ->
        [one] zostáva vám jeden vagónik
        [few] zostávajú vám { $trains } vagóniky
       *[other] zostáva vám { $trains } vagónikov
    }
for-room-for = aj s tým, čo držíte, to stojí { $spaces } z vašich { $trains } vagónikov
for-shared-way = cesty vedú spolu a ušetria { $saved ->
        [one] jedno políčko
        [few] { $saved } políčka
       *[other] { $saved } políčok
    }
for-borrows-for = stanica v meste { $city } vám požičia cestu pre { $ticket }
for-spares-wilds = { $left ->
        [one] divoká karta vám zostane
        [few] { $left } divoké karty vám zostanú
       *[other] { $left } divokých kariet vám zostane
    }
for-finishes-tunnel = tunel { $route } je váš
for-keeps-cards = ušetrí { $extra ->
        [one] jednu kartu
        [few] { $extra } karty
       *[other] { $extra } kariet
    } na lepšiu trasu
for-new-souvenir = známka, ktorú ešte nemáte: { $kind }{ $points ->
        [0] { "" }
       *[other] ; vaša zbierka má potom hodnotu { $points }
    }
for-souvenir-near = { $city } leží na ceste vašich cieľov
for-shortest-there = najkratšia trasa tam má { $spaces ->
        [one] jedno políčko
        [few] { $spaces } políčka
       *[other] { $spaces } políčok
    }
