# Slova hry Railroad Revolution, česky.

## Workers, actions and tracks

worker-white = bílý pracovník
worker-purple = fialový předák
worker-orange = oranžový účetní
worker-grey = šedý jednatel
worker-turquoise = tyrkysový inženýr

a-worker-white = bílého pracovníka
a-worker-purple = fialového předáka
a-worker-orange = oranžového účetního
a-worker-grey = šedého jednatele
a-worker-turquoise = tyrkysového inženýra

workers-white = { $count ->
        [one] { $count } bílý
        [few] { $count } bílí
       *[other] { $count } bílých
    }
workers-purple = { $count ->
        [one] { $count } fialový
        [few] { $count } fialoví
       *[other] { $count } fialových
    }
workers-orange = { $count ->
        [one] { $count } oranžový
        [few] { $count } oranžoví
       *[other] { $count } oranžových
    }
workers-grey = { $count ->
        [one] { $count } šedý
        [few] { $count } šedí
       *[other] { $count } šedých
    }
workers-turquoise = { $count ->
        [one] { $count } tyrkysový
        [few] { $count } tyrkysoví
       *[other] { $count } tyrkysových
    }

main-station = Stanice
main-railroad = Železnice
main-telegraph = Telegraf
main-trade = Obchod

track-telegraph = Telegraf
track-stations = Stanice
track-network = Síť
each-telegraph = každý úřad
each-stations = každou stanici
each-network = každé napojené město úrovně { $level }

## What the placed worker adds

ability-white = povýšení
ability-station-purple = otočení vlaku za { $money }
ability-station-orange = za stanici se neplatí
ability-station-grey = bonus za první stanici
ability-station-turquoise = odměna města ještě jednou za { $money }
ability-railroad-purple = vlak za { $money }
ability-railroad-orange = { $money } a { $more } za každý stupeň obtížnosti
ability-railroad-grey = { effect-shares }
ability-railroad-turquoise = ještě jedna kolej
ability-telegraph-purple = výměna pracovníka
ability-telegraph-orange = { $money } za každou získanou akcii
ability-telegraph-grey = bonus za první úřad
ability-telegraph-turquoise = kartička telegrafu za { $money }
ability-trade-purple = { effect-steps }
ability-trade-orange = { $money } za každý vlak
ability-trade-grey = { effect-shares } a dohoda
ability-trade-turquoise = { effect-flip }

## What tiles bring

effect-shares = { $count ->
        [one] { $count } akcie
        [few] { $count } akcie
       *[other] { $count } akcií
    }
effect-steps = { $count ->
        [one] { $count } krok výkonu
        [few] { $count } kroky výkonu
       *[other] { $count } kroků výkonu
    }
effect-promote = { $count ->
        [one] povýšení
       *[other] až { $count } povýšení
    }
effect-flip = { $count ->
        [one] otočení vlaku
       *[other] { $count } otočení vlaku
    }
effect-train = vlak
effect-exchange = výměna pracovníka
effect-rail = { $free ->
        [yes] kolej zdarma
       *[no] kolej
    }
effect-station = { $free ->
        [yes] stanice zdarma
       *[no] stanice
    }
effect-office = { $free ->
        [yes] úřad zdarma
       *[no] úřad
    }
effect-worker = libovolný pracovník
effect-each = { $effect } po { $money }
effect-pay = { $effect } za { $money }
deal = { $effect } za { a-shares }{ $money ->
        [none] { "" }
       *[other] { " " }a { $money }
    }
either = { $first } nebo { $second }

## Milestones

manager-any = { $count ->
        [one] libovolný pracovník
        [few] { $count } libovolní pracovníci
       *[other] { $count } libovolných pracovníků
    }
condition-connected = { $count ->
        [one] { $count } napojené město
        [few] { $count } napojená města
       *[other] { $count } napojených měst
    } úrovně { $level }
condition-stations = { $count ->
        [one] { $count } stanice ve městě
        [few] { $count } stanice ve městech
       *[other] { $count } stanic ve městech
    } úrovně { $level }
condition-deal = { $count ->
        [one] { $count } kolej na poli
        [few] { $count } koleje na polích
       *[other] { $count } kolejí na polích
    } s dohodou
condition-hard = { $count ->
        [one] { $count } kolej
        [few] { $count } koleje
       *[other] { $count } kolejí
    } { $level ->
        [0] na pláních
       *[other] v krajině obtížnosti { $level }
    }
asks = { $count ->
        [one] manažer
       *[other] manažeři
    } { $managers }; { $conditions }

## Phrases

points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
a-shares = { $shares ->
        [one] { $shares } akcii
        [few] { $shares } akcie
       *[other] { $shares } akcií
    }
own = { $source ->
        [mat] z desky
       *[supply] ze zásoby
    }
rail = { $ends }{ $count ->
        [0] { "" }
       *[other] { " " }({ $marks })
    }
mark-hard = obtížnost { $icons }
mark-deal = dohoda
many = { $count }× { $thing }
times = { $thing } ({ $count }×)
nobody = nikdo
nothing = žádný

## Actions

action-choose-asset = Vzít si počáteční jmění: { $effect }
action-place-worker = Akce { $action }: { $worker } ({ $ability })
action-build-station = Postavit stanici: { $city }
action-lay-rail = Položit kolej: { $rail }
action-build-office = Postavit úřad: sektor{ "\u00A0" }{ $sector }
action-sell-piece = { $piece ->
        [rail] Prodat z desky kolej
       *[building] Prodat z desky budovu
    }
action-take-bonus = Vzít si bonus za první stanici
action-use-ability = Využít schopnost umístěného pracovníka
action-discard-for-tile = Zahodit za kartičku telegrafu: { $worker } { own }
action-flip-train = { $face_up ->
        [yes] Otočit vlak a využít ho: { $train }
       *[no] Otočit vlak zpět lícem nahoru: { $train }
    }
action-take-train = Vzít si vlak: { $train }
action-advance = Postoupit na stupnici: { $track }
action-promote = Povýšit na { $milestone ->
        [1] první
       *[2] druhý
    } mezník: { $worker } { own }
action-exchange-worker = Vyměnit { $a_worker } { own }: za { $a_new }
action-take-worker = Vzít si pracovníka: { $worker }
action-take-deal = { $deal ->
        [upper] Přijmout horní dohodu
       *[lower] Přijmout dolní dohodu
    }
action-pay-worker = Zahodit za postup: { $worker } { own }
action-keep-milestone = Nechat si mezník { $milestone } ({ points }): { $asks }
action-done = Skončit (co se ještě nabízí, propadá)
action-pass = Vynechat tah, protože nejde provést žádná akce
action-sell-share = Prodat akcii za { $price }
action-hire-worker = Najmout za { $price }: { $worker }

## Moves where they are chosen

move-choose-asset = Počáteční jmění: { $effect } a { $worker }
move-build-station = Postavit stanici: { $city } za { $price }; { $reward }{ $bonus ->
        [none] { "" }
       *[other] ; bonus { $bonus }
    }
move-build-office = { action-build-office }; { effect-shares }{ $first ->
        [0] { "" }
       *[other] {" "}+ { $first } za první úřad
    }; { $tile ->
        [none] dohoda
       *[other] { $tile }
    }
move-advance = { action-advance }; { $toll ->
        [free] zdarma
       *[other] za { $toll }
    }, { $before } → { $after ->
        [one] { $after } bod
        [few] { $after } body
       *[other] { $after } bodů
    }
move-sell-piece = { action-sell-piece } za { $money }
move-take-bonus = { action-take-bonus }: { $effect }
move-use-ability = Využít schopnost pracovníka: { $ability }
move-discard-for-tile = Zahodit za kartičku telegrafu ({ $effect }): { $worker } { own }
move-promote = Povýšit na mezník { $milestone }: { $worker } { own }
move-take-deal = Přijmout dohodu: { $effect }

preview-left = zbude { $money }
preview-due = na konci zaplatíte { $money }
preview-deal = následuje dohoda

kind-asset = Počáteční jmění
kind-place = Umístit pracovníka
kind-build = Postavit
kind-sell = Prodat z desky
kind-use = Využít nabídku
kind-worker = Pracovníci
kind-deal = Přijmout dohodu
kind-milestone = Nechat si mezník
kind-finish = Skončit
kind-aside = Kdykoli

## Questions

ask-which-asset = Vyberte si počáteční jmění; patří k němu i pracovník, který na něm stojí.
ask-which-asset-use = Využijte své počáteční jmění.
ask-which-worker = Umístěte pracovníka na jednu ze čtyř akcí.
ask-what-next = { $owed ->
        [yes] { $kind ->
            [station] Postavte stanici v napojeném městě.
            [railroad] Položte koleje: { $price } a { $hard } za každý stupeň obtížnosti.
            [telegraph] Postavte úřad v některém sektoru.
           *[trade] Prodejte kolej nebo budovu z první části desky zleva.
        } V libovolném pořadí jde využít i to, co se nabízí.
       *[no] Hlavní akce je hotová; ještě jde využít, co se nabízí.
    }
ask-which-toll = Další krok na stupnici { $track } stojí pracovníka: vyberte, kterého zahodíte.
ask-which-deal = Dohoda: nahoře { $upper }, dole { $lower }. Dá se přijmout a využít, co přináší.
ask-which-milestone = Vyberte mezník { $stack }, který si necháte; ostatní jdou pod hromádku.

# What exactly can be done now, said to whoever decides.
question-asset-use = Využijte své počáteční jmění: { $what ->
        [station] postavte stanici tam, kam vede počáteční kolej a kde je první místo volné.
        [rail] položte kolej.
        [office] postavte úřad v sektoru s dohodou a s volným prvním místem.
        [train] vezměte si vlak.
        [steps] postupte na stupnicích výkonu.
       *[exchange] vyměňte pracovníka.
    }
question-place = Umístěte pracovníka na některou akci. Teď jdou provést: { $actions }.
question-no-action = Žádná akce teď nejde provést: { $way ->
        [both] prodejte akcii, najměte pracovníka, nebo vynechte tah.
        [sell] prodejte akcii, nebo vynechte tah.
        [hire] najměte pracovníka, nebo vynechte tah.
       *[none] vynechte tah.
    }
question-station = Postavte stanici v napojeném městě.
question-railroad = { $count ->
        [one] Zbývá položit jednu kolej; každý stupeň obtížnosti stojí { $hard }.
       *[other] Položte { $count } koleje za { $price }; každý stupeň obtížnosti stojí { $hard } navíc.
    }
question-telegraph = Postavte úřad v některém sektoru.
question-trade = { $piece ->
        [rail] Prodejte z desky kolej.
        [building] Prodejte z desky budovu.
       *[both] Prodejte z desky kolej nebo budovu.
    }
question-also = V libovolném pořadí můžete využít i to, co se nabízí.
question-first = Nejdřív využijte, co se nabízí; hlavní akce zatím provést nejde.
question-rest = { $can ->
        [both] Hlavní akce je hotová: využijte, co se ještě nabízí, nebo skončete.
        [finish] Nic dalšího se nenabízí: můžete skončit.
       *[use] Využijte, co se ještě nabízí.
    }
question-missing-workers = Abyste mohli skončit, { $count ->
        [one] chybí vám ještě jeden pracovník
        [few] chybějí vám ještě { $count } pracovníci
       *[other] chybí vám ještě { $count } pracovníků
    }: { $way ->
        [both] vezměte si, koho můžete, nebo někoho najměte.
        [take] vezměte si, koho můžete.
        [hire] někoho najměte.
       *[none] využijte, co se nabízí.
    }
question-missing-money = Abyste mohli skončit, chybí vám ještě { $money }.
question-deal-one = Můžete přijmout dohodu: { $deal }.
question-deal-both = { $count ->
        [one] Můžete přijmout jednu dohodu
       *[other] Můžete přijmout jednu dohodu nebo obě
    }: { $upper }, nebo { $lower }.
question-deal-rest = { $can ->
        [both] Využijte, co dohoda přináší, nebo skončete.
        [finish] Další dohodu už přijmout nemůžete; můžete skončit.
       *[use] Využijte, co dohoda přináší.
    }
question-or-finish = Jinak skončete.

## Why something cannot be chosen

why-station-yours = Stanici tu už máte: { $city }.
why-rail-yours = Kolej tu už máte: { $rail }.
why-office-yours = Úřad tu už máte: sektor{ "\u00A0" }{ $sector }.
why-no-building-left = Na desce vám nezbývá žádná budova.
why-no-rail-left = Na desce vám nezbývá žádná kolej.
why-mat-empty = Na desce vám nezbývá nic, co by se dalo prodat.
why-track-at-top = Na této stupnici už jste úplně nahoře: { $track }.
why-trains-gone = Takový vlak už v hromádce není: { $train }.
why-workers-gone = Ve společné zásobě už není: { $worker }.
why-no-shares = Nemáte žádnou akcii na prodej.
why-city-unreached = Žádná vaše kolej sem nevede: { $city }.
why-rail-apart = Toto pole nenavazuje na vaše koleje: { $rail }.
why-stations-everywhere = Ve všech městech, kam vaše koleje vedou, už stanici máte.
why-offices-everywhere = Úřad už máte ve všech sektorech.
why-first-station-only = Počáteční jmění staví tam, kde je volné místo pro první stanici a kam vede počáteční kolej, tady tedy ne: { $city }.
why-first-office-only = Počáteční jmění staví v sektoru s dohodou a s volným místem pro první úřad, tady tedy ne: sektor{ "\u00A0" }{ $sector }.
why-place-worker-first = Nejdřív umístěte pracovníka na akci { $action }.
why-action-chosen = Pracovníka jste v tomto tahu už umístili, na akci { $action }.
why-on-the-mat = Pracovníci z desky se vracejí, až když je vaše zásoba prázdná.
why-no-action-for-worker = S tímto pracovníkem teď žádná akce provést nejde: { $worker }.
why-deals-later = Dohody se nabízejí po stavbě na ikoně dohody, nebo je přináší { worker-grey } na akci { main-trade }.
why-deal-already-taken = Tuto dohodu už jste přijali.
why-deal-brings-nothing = Tato dohoda by vám teď nemohla nic přinést.
why-ability-later = Schopnost pracovníka přijde až po hlavní akci: { $ability }.
why-ability-directly = Vyberte přímo to, co schopnost pracovníka přináší: { $ability }, nebo povýšení na mezníku.
why-promote-directly = Schopnost pracovníka je povýšení: vyberte svůj mezník a pracovníka, kterého povýšíte.
why-ability-brings-nothing = Schopnost pracovníka by vám teď nemohla nic přinést: { $ability }.
why-no-promotion = Povýšení se vám teď nenabízí. Přináší ho umístěný pracovník nebo kartička.
why-managers-complete = { $milestone ->
        [1] První
       *[2] Druhý
    } mezník už má všechny manažery; chybí mu ještě to, co je na něm kromě nich.
why-no-manager-for = Nemáte pracovníka, kterého ještě chce jako manažera { $milestone ->
        [1] první
       *[2] druhý
    } mezník.
why-not-wanted = Žádný váš mezník teď tohoto pracovníka jako manažera nechce: { $worker }.
why-worker-not-offered = Můžete si vzít jiného pracovníka, tohoto ne: { $worker }.
why-other-piece-first = Prodává se z první části desky zleva, a tam tento kus neleží.
why-main-action-first = Nejdřív dokončete hlavní akci.
why-too-dear = Stojí to { $price }, a i kdybyste prodali všechny akcie, měli byste jen { $most }.
why-station-too-dear = Nejlevnější stanice, kterou můžete postavit, stojí { $price }, a i kdybyste prodali všechny akcie, měli byste jen { $most }.
why-rails-too-dear = Položení kolejí vás stojí aspoň { $price }, a i kdybyste prodali všechny akcie, měli byste jen { $most }.
why-rail-too-dear = Krajina tu stojí { $price }, ale po zaplacení zbytku akce vám na ni zbývá jen { $most }: { $rail }.
why-too-few-shares = Stojí to { $need ->
        [one] jednu akcii
        [few] { $need } akcie
       *[other] { $need } akcií
    }, ale { $have ->
        [0] nemáte žádnou
       *[other] máte jen { $have }
    }.
why-cannot-finish = Tah by pak nešel dokončit: na to, co dlužíte, musíte mít, a pracovníků vám musí zbýt aspoň { $least }.

## Events

event-asset-chosen = { $seat } si bere počáteční jmění ({ $asset }) a { $a_worker }.
event-workers-returned = { $seat } si bere všechny pracovníky z desky zpět do zásoby.
event-worker-placed = { $seat } umisťuje { $a_worker } na akci { $action }.
event-no-action-possible = { $seat } nemůže provést žádnou akci a vynechává tah.
event-station-built = { $seat } staví stanici: { $city }{ $first ->
        [yes] , první v tomto městě
       *[no] { "" }
    }.
event-rail-laid = { $seat } pokládá kolej { $rail }.
event-office-built = { $seat } staví { $first ->
        [yes] první úřad
       *[no] úřad
    } v sektoru { $sector }.
event-piece-sold = { $seat } prodává z desky { $piece ->
        [rail] kolej
       *[building] budovu
    } za { $money }.
event-bonus-taken = { $seat } si bere bonus za první stanici: { $city }.
event-ability-used = { $seat } využívá schopnost, kterou má { $worker }: { $ability }.
event-tile-used = { $seat } využívá kartičku telegrafu: { $effect }.
event-worker-discarded = { $seat } zahazuje { $a_worker }.
event-paid = { $seat } platí { $money }.
event-money-gained = { $seat } dostává { $money }.
event-shares-gained = { $seat } dostává { a-shares }.
event-shares-discarded = { $seat } zahazuje { a-shares }.
event-shares-sold = { $seat } prodává { a-shares } za { $money }.
event-worker-hired = { $seat } najímá { $a_worker }.
event-worker-taken = { $seat } si bere { $a_worker }.
event-worker-exchanged = { $seat } vyměňuje { $a_worker } za { $a_new }.
event-worker-promoted = { $seat } povyšuje { $a_worker } na manažera mezníku { $milestone }.
event-train-taken = { $seat } si bere vlak: { $train }.
event-train-flipped = { $face_up ->
        [yes] { $seat } otáčí vlak zpět lícem nahoru: { $train }.
       *[no] { $seat } otáčí vlak lícem dolů a využívá ho: { $train }.
    }
event-track-advanced = { $seat } postupuje na stupnici { $track }: { points } za { $of_each }.
event-deal-taken = { $seat } přijímá { $deal ->
        [upper] horní
       *[lower] dolní
    } dohodu: { $effect }.
event-deal-turned = Nová dohoda: nahoře { $upper }, dole { $lower }.
event-deals-reshuffled = Odložené dohody se míchají do nového sloupku.
event-milestone-completed = { $seat } plní mezník { $milestone }: { points }.
event-milestones-drawn = { $seat } si vybírá z { $count ->
        [one] mezníku
       *[other] mezníků
    } { $milestones }.
event-milestones-drawn-unseen = { $seat } si vybírá { $count ->
        [one] z { $count } mezníku
        [few] ze { $count } mezníků
       *[other] z { $count } mezníků
    } { $stack }.
event-milestone-kept = { $seat } má nový mezník { $milestone } ({ points }): { $asks }.
event-end-triggered = { $seat } má prázdnou desku nalevo od loga: kolo se dohraje a každý má pak ještě jeden tah.
event-game-ended = Hra končí a počítají se body.

## The final reckoning

line-trains-line = { $trains ->
        [one] { $trains } vlak
        [few] { $trains } vlaky
       *[other] { $trains } vlaků
    } lícem nahoru × { $each }
line-milestone-line = Splněný mezník { $milestone }
line-track-line = Stupnice { $track }: { $what ->
        [telegraph] { $count ->
            [one] { $count } úřad
            [few] { $count } úřady
           *[other] { $count } úřadů
        }
        [stations] { $count ->
            [one] { $count } stanice
            [few] { $count } stanice
           *[other] { $count } stanic
        }
       *[network] { condition-connected }
    } × { $each }
line-links-line = { $count ->
        [0] Spojení sousedních úřadů: žádné
       *[other] Spojení sousedních úřadů: sektory { $sectors }
    }

## The position as text

outline-position = Pozice
outline-edition = Vydání
outline-reconstructed = Mapa, rozdělení odměn na kartičky a většina hodnot jsou naše rekonstrukce, ne ty tištěné.
outline-turn = Kolo { $round }, na tahu: { $seat }
outline-ask = { $seat } rozhoduje: { $ask }
outline-over = Hra skončila.
outline-end-comes = Po tomto kole se hraje ještě jedno, poslední.
outline-last-round = Toto kolo je poslední.

outline-talk = Tento tah
outline-placed = Akce { $action }: { $worker }
outline-owed = Zbývá provést: { $kind ->
        [station] postavit stanici
        [railroad] { $count ->
            [one] položit jednu kolej
            [few] položit { $count } koleje
           *[other] položit { $count } kolejí
        }
        [telegraph] postavit úřad
       *[trade] prodat kolej nebo budovu z desky
    }
outline-due = Na konci akce se zaplatí: { $money }
outline-ability = Schopnost pracovníka: { $worker ->
        [white] { $ability }
       *[other] { $ability }, nebo povýšení
    }
outline-offered = Nabízí se: { $offers }
outline-offer-bonus = { $count ->
        [one] bonus za první stanici ({ $bonus })
       *[other] { $count }× bonus za první stanici ({ $bonus })
    }
outline-offer-tile = za zahozeného pracovníka kartička telegrafu ({ $effect })
outline-deal-follows = Po akci přijde na řadu dohoda.
outline-deals-left = { $count ->
        [one] Přijmout se dá jedna dohoda.
       *[other] Přijmout se dají obě dohody.
    }
outline-too-few = Pracovníků je { $have }, na konci tahu jich musí být aspoň { $need }.

outline-assets = Počáteční jmění na výběr
outline-asset = { $effect }; { $worker }

outline-you = { $seat } (vy)
outline-means = { points }, { $money }, { $shares ->
        [one] { $shares } akcie
        [few] { $shares } akcie
       *[other] { $shares } akcií
    }
outline-workers = Pracovníci v zásobě: { $supply }; na desce: { $mat }
outline-trains = Vlaky lícem nahoru: { $up }; lícem dolů: { $down }
outline-mat = Na desce: koleje { $rails } (před logem { $left_rails }), budovy { $buildings } (před logem { $left_buildings }); prodej za { $money }
outline-mat-in-short = Na desce: koleje { $rails }, budovy { $buildings }; prodej za { $money }
outline-mat-empty = Na desce nic nezbývá.
outline-completed = Splněné mezníky: { $milestones }

outline-milestones = Vaše mezníky
outline-choice = Mezníky na výběr
outline-milestone = { $number ->
        [0] { "" }
       *[other] { $number }.{ " " }
    }{ $milestone } ({ points }): { $managers }; { $conditions }
outline-managers-there = manažeři jsou
outline-managers-missing = { $count ->
        [one] chybí manažer
       *[other] chybí manažeři
    } { $managers }
outline-met = { $condition } (splněno)
outline-not-met = { $condition } (zatím { $have })
outline-conditions-met = podmínky jsou splněny

outline-deal = Otevřená dohoda
outline-deal-upper = Nahoře: { $deal }
outline-deal-lower = Dole: { $deal }

outline-cities = Města, kde můžete postavit stanici
outline-other-cities = Ostatní města
outline-all-cities = Města
outline-city = { $city }, úroveň { $level }, { $price }: { $reward }; první stanice { $first ->
        [taken] obsazena
       *[free] volná
    } ({ $bonus })

outline-tracks = Stupnice výkonu (body × počet)
outline-track = { $track }: { $seats }{ $toll ->
        [none] { "" }
        [top] ; výš už to nejde
        [free] ; váš další krok je zdarma
       *[other] ; váš další krok stojí { $toll }
    }
outline-track-seat = { $seat } { $points } × { $count }
outline-toll-worker = pracovníka

outline-telegraph = Telegrafní vedení
outline-sector = { $sector }: { effect-shares }, { $first ->
        [0] první úřad obsazen
       *[other] první úřad +{ $first }
    }; { $tile ->
        [none] dohoda
       *[other] { $tile }
    }{ $offices ->
        [0] { "" }
       *[other] ; úřady: { $seats }
    }
outline-links = Body za sousední úřady: { $links }
outline-link = { $sectors } { $points }

outline-networks = Sítě hráčů
outline-network = { $seat }: stanice { $stations }; koleje { $rails }
outline-none = žádné

outline-rails = Pole kolejí
outline-rail = { $rail }{ $count ->
        [0] { "" }
       *[other] : { $seats }
    }

outline-supply = Společná zásoba
outline-pool = Pracovníci: { $workers }
outline-stacks = Vlaky: { $trains }
outline-milestone-stacks = Mezníky v hromádkách: { $stacks }
outline-under = Pod hromádky jste vrátili: { $milestones }
outline-deal-stack = Dohody ve sloupku: { $left }, odložené: { $discards }

## The drawn board

board-reconstructed = Rekonstruovaný plán: mapa, kartičky a většina hodnot jsou naše, ne tištěné.
board-own = Vaše deska
board-own-milestones = Vaše mezníky
board-own-trains = Vaše vlaky
board-offer = Nabídka
board-purse = { $money }, { $shares ->
        [one] { $shares } akcie
        [few] { $shares } akcie
       *[other] { $shares } akcií
    }
board-owed = Zbývá
board-offered = Nabízí se
board-done = Skončit
board-pass = Vynechat tah
board-any-time = Kdykoli
board-letter-white = B
board-letter-purple = F
board-letter-orange = O
board-letter-grey = Š
board-letter-turquoise = T
board-stations-of = stanice: { $seats }
board-link = Úřady v sektorech { $one } a { $two }: { points }
board-deals = Dohody
board-deals-left = ve sloupku { $left }, odloženo { $gone }
board-trains = Vlaky
board-train = { $effect }; v hromádce { $count }
board-train-up = Lícem nahoru ({ $count }×): { $effect }
board-train-down = Lícem dolů ({ $count }×): { $effect }
board-common = Společná zásoba
board-stack = Mezníky { $stack }: v hromádce { $count }, z toho vráceno pod ni { $under }
board-milestone = { $milestone } ({ points }): { $asks }
board-completed = Splněný mezník { $milestone }: { points }
board-source-supply = V zásobě
board-source-mat = Na desce
board-pieces = Na desce zbývá: kolejí { $rails }, budov { $buildings }
board-legend = Značky
board-legend-any = libovolný pracovník
board-legend-supply = zásoba
board-legend-mat = na desce
board-legend-level = úroveň města
board-legend-hard = obtížná krajina
board-legend-plain = pláně
board-legend-deal = dohoda
board-legend-first = první stanice nebo úřad
board-legend-gift = odměna města
board-legend-tile = kartička telegrafu
board-legend-share = akcie
board-legend-steps = krok výkonu
board-legend-promote = povýšení na manažera
board-legend-exchange = výměna pracovníka
board-legend-train = vlak
board-legend-flipped = vlak lícem dolů
board-legend-flip = otočení vlaku
board-legend-rail = kolej
board-legend-station = stanice
board-legend-office = telegrafní úřad
board-legend-link = napojené město
board-legend-sell = prodej z desky
board-legend-points = body
board-legend-done = splněno

## Hints for a first game

hint-which-asset = Podívejte se i na pracovníka: nejlepší je barva, kterou některý z vašich mezníků chce za manažera.
hint-which-asset-use = Využijte ho podle svého plánu: kolej nebo stanici tam, kam vás táhnou mezníky, kroky na stupnici, pro kterou budete stavět.
hint-which-worker = Vyberte pracovníka, jehož schopnost se u té akce vyplatí; bílého tehdy, když chcete povyšovat.
hint-what-next = Nejdřív hlavní akce, potom to, co se nabízí; platí se až nakonec, takže se počítají i peníze, které získáte cestou.
hint-which-toll = Zahoďte bílého pracovníka nebo barvu, kterou žádný z vašich mezníků nechce.
hint-which-deal = Dohoda nestojí žádnou akci: přijměte ji, přinese-li vlak, kolej nebo pracovníka, kterého potřebujete.
hint-which-milestone = Nechte si ten, ke kterému máte nejblíž: s manažery po ruce a městy po cestě. Pár bodů rozhoduje méně.

## Finishing a station, and two milestones at once

action-replace-milestone = Nahradit nejdřív { $milestone ->
        [1] první
       *[2] druhý
    } mezník
move-done-unpaid = Skončit a zaplatit za stanici { $price }, bez oranžového účetního
ask-use-orange-or-pay = Vyberte, co dál. Oranžový účetní vám stanici ještě může dát zdarma: skončíte-li bez něj, zaplatíte { $price }.
ask-which-completed = Máte splněné oba mezníky: vyberte, který nahradíte jako první.
hint-use-orange-or-pay = Než skončíte, využijte schopnost oranžového účetního, ledaže místo ní chcete povyšovat.
hint-which-completed = Začněte tím, jehož další hromádka je pro vás důležitější: co si z ní necháte, může rozhodnout i o druhé volbě.

## Errors: positions

error-snapshot-tile = { $place }: chybí kartička, která tu může ležet, nebo leží ještě jinde.
error-snapshot-rails = table.seats[{ $seat }].rails: tyto koleje nejsou spojené s počáteční kolejí.
error-snapshot-unconnected = table.seats[{ $seat }].stations: stanice stojí ve městě, kam nevede žádná kolej tohoto hráče.
error-snapshot-milestones = table.seats[{ $seat }]: tyto mezníky na sebe nenavazují. Od A1 a A2 se jde k B, C a D, vždy až po splnění předchozího.
error-snapshot-managers = { $place }: mezník tyto manažery nechce.

## Errors: edition files

error-no-city = město „{ $city }“ na mapě není.
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

## Zpráva o vyváženosti

balance-actions = Akce
balance-milestones = Mezníky
balance-trains = Vlaky
balance-links = Spojené telegrafy
balance-rails = Koleje
balance-cities = Stanice ve městech
balance-deals = Dohody
balance-hires = Najatí pracovníci
balance-end-triggered = podmínka konce

## Co mluví pro tah

for-brings-points = hned { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }
for-brings-money = přinese { $money }
for-brings-shares = přinese { $shares ->
        [one] akcii
        [few] { $shares } akcie
       *[other] { $shares } akcií
    }
for-brings-workers = { $workers ->
        [one] o jednoho pracovníka víc
        [few] o { $workers } pracovníky víc
       *[other] o { $workers } pracovníků víc
    }
for-completes-milestone = splní mezník „{ $milestone }“, body: { $points }
for-serves-milestone = krok k mezníku „{ $milestone }“ (body: { $points }); { $missing ->
        [0] nic už nechybí
        [one] chybí už jen jedna věc
        [few] chybějí ještě { $missing } věci
       *[other] chybí ještě { $missing } věcí
    }
for-reaches-city = připojí město { $city }
for-first-there = první stanice ve městě { $city } přinese bonus
for-wanted-manager = takového manažera chce mezník „{ $milestone }“
for-new-colour = tuto barvu ještě nemáte
for-not-wanted = tohoto pracovníka nechce žádný váš mezník
for-saves-money = na další tah vám zůstane { $money }
for-saves-shares = { $shares ->
        [one] akcie vám zůstane
        [few] { $shares } akcie vám zůstanou
       *[other] { $shares } akcií vám zůstane
    }
for-pays-owed = pomůže zaplatit { $money }, které ještě dlužíte
for-pays-less = zaplatíte o { $money } méně
for-opens-steps = hned { $steps ->
        [one] krok na stupnici
        [few] { $steps } kroky na stupnicích
       *[other] { $steps } kroků na stupnicích
    }
for-opens = { $what ->
        [train] můžete si hned vzít vlak
        [rail] můžete položit kolej navíc
        [station] můžete postavit stanici navíc
        [office] můžete postavit úřad navíc
        [promotion] můžete hned povýšit pracovníka
        [exchange] můžete hned vyměnit pracovníka
       *[worker] můžete si hned vzít pracovníka
    }
for-more-rails = už { $rails }. kolej na mapě
for-then-rail = můžete připojit město { $city }
for-then-station = můžete postavit stanici ve městě { $city }
for-then-office = můžete postavit úřad v sektoru{ "\u00A0" }{ $sector }
for-then-sale = můžete prodat z desky za { $money }
for-then-hire = můžete najmout { $a_worker }
for-turn-brings = v tomto tahu { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }
for-track-step = krok na stupnici „{ $track }“
for-worth-keeping = po splnění { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }; { $missing ->
        [0] nic už nechybí
        [one] chybí už jen jedna věc
        [few] chybějí ještě { $missing } věci
       *[other] chybí ještě { $missing } věcí
    }
