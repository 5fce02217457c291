# Slová hry Railroad Revolution, po slovensky.

## Workers, actions and tracks

worker-white = biely pracovník
worker-purple = fialový predák
worker-orange = oranžový účtovník
worker-grey = sivý vyjednávač
worker-turquoise = tyrkysový inžinier

a-worker-white = bieleho pracovníka
a-worker-purple = fialového predáka
a-worker-orange = oranžového účtovníka
a-worker-grey = sivého vyjednávača
a-worker-turquoise = tyrkysového inžiniera

workers-white = { $count ->
        [one] { $count } biely
        [few] { $count } bieli
       *[other] { $count } bielych
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
        [one] { $count } sivý
        [few] { $count } siví
       *[other] { $count } sivých
    }
workers-turquoise = { $count ->
        [one] { $count } tyrkysový
        [few] { $count } tyrkysoví
       *[other] { $count } tyrkysových
    }

main-station = Stanica
main-railroad = Železnica
main-telegraph = Telegraf
main-trade = Obchod

track-telegraph = Telegraf
track-stations = Stanice
track-network = Sieť
each-telegraph = každý úrad
each-stations = každú stanicu
each-network = každé napojené mesto úrovne { $level }

## What the placed worker adds

ability-white = povýšenie
ability-station-purple = otočenie vlaku za { $money }
ability-station-orange = za stanicu sa neplatí
ability-station-grey = bonus za prvú stanicu
ability-station-turquoise = odmena mesta ešte raz za { $money }
ability-railroad-purple = vlak za { $money }
ability-railroad-orange = { $money } a { $more } za každý stupeň náročnosti
ability-railroad-grey = { effect-shares }
ability-railroad-turquoise = ešte jedna koľaj
ability-telegraph-purple = výmena pracovníka
ability-telegraph-orange = { $money } za každú získanú akciu
ability-telegraph-grey = bonus za prvý úrad
ability-telegraph-turquoise = kartička telegrafu za { $money }
ability-trade-purple = { effect-steps }
ability-trade-orange = { $money } za každý vlak
ability-trade-grey = { effect-shares } a dohoda
ability-trade-turquoise = { effect-flip }

## What tiles bring

effect-shares = { $count ->
        [one] { $count } akcia
        [few] { $count } akcie
       *[other] { $count } akcií
    }
effect-steps = { $count ->
        [one] { $count } krok výkonu
        [few] { $count } kroky výkonu
       *[other] { $count } krokov výkonu
    }
effect-promote = { $count ->
        [one] povýšenie
        [few] až { $count } povýšenia
       *[other] až { $count } povýšení
    }
effect-flip = { $count ->
        [one] otočenie vlaku
        [few] { $count } otočenia vlaku
       *[other] { $count } otočení vlaku
    }
effect-train = vlak
effect-exchange = výmena pracovníka
effect-rail = { $free ->
        [yes] koľaj zadarmo
       *[no] koľaj
    }
effect-station = { $free ->
        [yes] stanica zadarmo
       *[no] stanica
    }
effect-office = { $free ->
        [yes] úrad zadarmo
       *[no] úrad
    }
effect-worker = ľubovoľný pracovník
effect-each = { $effect } po { $money }
effect-pay = { $effect } za { $money }
deal = { $effect } za { a-shares }{ $money ->
        [none] { "" }
       *[other] { " " }a { $money }
    }
either = { $first } alebo { $second }

## Milestones

manager-any = { $count ->
        [one] ľubovoľný pracovník
        [few] { $count } ľubovoľní pracovníci
       *[other] { $count } ľubovoľných pracovníkov
    }
condition-connected = { $count ->
        [one] { $count } napojené mesto
        [few] { $count } napojené mestá
       *[other] { $count } napojených miest
    } úrovne { $level }
condition-stations = { $count ->
        [one] { $count } stanica v meste
        [few] { $count } stanice v mestách
       *[other] { $count } staníc v mestách
    } úrovne { $level }
condition-deal = { $count ->
        [one] { $count } koľaj na poli
        [few] { $count } koľaje na poliach
       *[other] { $count } koľají na poliach
    } s dohodou
condition-hard = { $count ->
        [one] { $count } koľaj
        [few] { $count } koľaje
       *[other] { $count } koľají
    } { $level ->
        [0] na planinách
       *[other] v teréne náročnosti { $level }
    }
asks = { $count ->
        [one] manažér
       *[other] manažéri
    } { $managers }; { $conditions }

## Phrases

points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
a-shares = { $shares ->
        [one] { $shares } akciu
        [few] { $shares } akcie
       *[other] { $shares } akcií
    }
own = { $source ->
        [mat] z dosky
       *[supply] zo zásoby
    }
rail = { $ends }{ $count ->
        [0] { "" }
       *[other] { " " }({ $marks })
    }
mark-hard = náročnosť { $icons }
mark-deal = dohoda
many = { $count }× { $thing }
times = { $thing } ({ $count }×)
nobody = nikto
nothing = žiadny

## Actions

action-choose-asset = Vziať si počiatočný majetok: { $effect }
action-place-worker = Činnosť { $action }: { $worker } ({ $ability })
action-build-station = Postaviť stanicu: { $city }
action-lay-rail = Položiť koľaj: { $rail }
action-build-office = Postaviť úrad: sektor{ "\u00A0" }{ $sector }
action-sell-piece = { $piece ->
        [rail] Predať z dosky koľaj
       *[building] Predať z dosky budovu
    }
action-take-bonus = Vziať si bonus za prvú stanicu
action-use-ability = Využiť schopnosť umiestneného pracovníka
action-discard-for-tile = Odhodiť za kartičku telegrafu: { $worker } { own }
action-flip-train = { $face_up ->
        [yes] Otočiť vlak a využiť ho: { $train }
       *[no] Otočiť vlak späť lícom nahor: { $train }
    }
action-take-train = Vziať si vlak: { $train }
action-advance = Postúpiť na stupnici: { $track }
action-promote = Povýšiť na { $milestone ->
        [1] prvý
       *[2] druhý
    } míľnik: { $worker } { own }
action-exchange-worker = Vymeniť { $a_worker } { own }: za { $a_new }
action-take-worker = Vziať si pracovníka: { $worker }
action-take-deal = { $deal ->
        [upper] Prijať hornú dohodu
       *[lower] Prijať dolnú dohodu
    }
action-pay-worker = Odhodiť za postup: { $worker } { own }
action-keep-milestone = Nechať si míľnik { $milestone } ({ points }): { $asks }
action-done = Skončiť (čo sa ešte ponúka, prepadá)
action-pass = Vynechať ťah, lebo sa nedá vykonať žiadna činnosť
action-sell-share = Predať akciu za { $price }
action-hire-worker = Najať za { $price }: { $worker }

## Moves where they are chosen

move-choose-asset = Počiatočný majetok: { $effect } a { $worker }
move-build-station = Postaviť stanicu: { $city } za { $price }; { $reward }{ $bonus ->
        [none] { "" }
       *[other] ; bonus { $bonus }
    }
move-build-office = { action-build-office }; { effect-shares }{ $first ->
        [0] { "" }
       *[other] {" "}+ { $first } za prvý úrad
    }; { $tile ->
        [none] dohoda
       *[other] { $tile }
    }
move-advance = { action-advance }; { $toll ->
        [free] zadarmo
       *[other] za { $toll }
    }, { $before } → { $after ->
        [one] { $after } bod
        [few] { $after } body
       *[other] { $after } bodov
    }
move-sell-piece = { action-sell-piece } za { $money }
move-take-bonus = { action-take-bonus }: { $effect }
move-use-ability = Využiť schopnosť pracovníka: { $ability }
move-discard-for-tile = Odhodiť za kartičku telegrafu ({ $effect }): { $worker } { own }
move-promote = Povýšiť na míľnik { $milestone }: { $worker } { own }
move-take-deal = Prijať dohodu: { $effect }

preview-left = zostane { $money }
preview-due = na konci zaplatíte { $money }
preview-deal = nasleduje dohoda

kind-asset = Počiatočný majetok
kind-place = Umiestniť pracovníka
kind-build = Postaviť
kind-sell = Predať z dosky
kind-use = Využiť ponuku
kind-worker = Pracovníci
kind-deal = Prijať dohodu
kind-milestone = Nechať si míľnik
kind-finish = Skončiť
kind-aside = Kedykoľvek

## Questions

ask-which-asset = Vyberte si počiatočný majetok; patrí k nemu aj pracovník, ktorý na ňom stojí.
ask-which-asset-use = Využite svoj počiatočný majetok.
ask-which-worker = Umiestnite pracovníka na jednu zo štyroch činností.
ask-what-next = { $owed ->
        [yes] { $kind ->
            [station] Postavte stanicu v napojenom meste.
            [railroad] Položte koľaje: { $price } a { $hard } za každý stupeň náročnosti.
            [telegraph] Postavte úrad v niektorom sektore.
           *[trade] Predajte koľaj alebo budovu z prvej časti dosky zľava.
        } V ľubovoľnom poradí sa dá využiť aj to, čo sa ponúka.
       *[no] Hlavná činnosť je hotová; ešte sa dá využiť, čo sa ponúka.
    }
ask-which-toll = Ďalší krok na stupnici { $track } stojí pracovníka: vyberte, ktorého odhodíte.
ask-which-deal = Dohoda: hore { $upper }, dole { $lower }. Dá sa prijať a využiť, čo prináša.
ask-which-milestone = Vyberte míľnik { $stack }, ktorý si necháte; ostatné idú pod kôpku.

# What exactly can be done now, said to whoever decides.
question-asset-use = Využite svoj počiatočný majetok: { $what ->
        [station] postavte stanicu tam, kam vedie počiatočná koľaj a kde je prvé miesto voľné.
        [rail] položte koľaj.
        [office] postavte úrad v sektore s dohodou a s voľným prvým miestom.
        [train] vezmite si vlak.
        [steps] postúpte na stupniciach výkonu.
       *[exchange] vymeňte pracovníka.
    }
question-place = Umiestnite pracovníka na niektorú činnosť. Teraz sa dajú vykonať: { $actions }.
question-no-action = Žiadna činnosť sa teraz nedá vykonať: { $way ->
        [both] predajte akciu, najmite pracovníka alebo vynechajte ťah.
        [sell] predajte akciu alebo vynechajte ťah.
        [hire] najmite pracovníka alebo vynechajte ťah.
       *[none] vynechajte ťah.
    }
question-station = Postavte stanicu v napojenom meste.
question-railroad = { $count ->
        [one] Zostáva položiť jednu koľaj; každý stupeň náročnosti stojí { $hard }.
       *[other] Položte { $count } koľaje za { $price }; každý stupeň náročnosti stojí { $hard } navyše.
    }
question-telegraph = Postavte úrad v niektorom sektore.
question-trade = { $piece ->
        [rail] Predajte z dosky koľaj.
        [building] Predajte z dosky budovu.
       *[both] Predajte z dosky koľaj alebo budovu.
    }
question-also = V ľubovoľnom poradí môžete využiť aj to, čo sa ponúka.
question-first = Najprv využite, čo sa ponúka; hlavná činnosť sa zatiaľ vykonať nedá.
question-rest = { $can ->
        [both] Hlavná činnosť je hotová: využite, čo sa ešte ponúka, alebo skončite.
        [finish] Nič ďalšie sa neponúka: môžete skončiť.
       *[use] Využite, čo sa ešte ponúka.
    }
question-missing-workers = Aby ste mohli skončiť, { $count ->
        [one] chýba vám ešte jeden pracovník
        [few] chýbajú vám ešte { $count } pracovníci
       *[other] chýba vám ešte { $count } pracovníkov
    }: { $way ->
        [both] vezmite si, koho môžete, alebo niekoho najmite.
        [take] vezmite si, koho môžete.
        [hire] niekoho najmite.
       *[none] využite, čo sa ponúka.
    }
question-missing-money = Aby ste mohli skončiť, chýba vám ešte { $money }.
question-deal-one = Môžete prijať dohodu: { $deal }.
question-deal-both = { $count ->
        [one] Môžete prijať jednu dohodu
       *[other] Môžete prijať jednu dohodu alebo obe
    }: { $upper }, alebo { $lower }.
question-deal-rest = { $can ->
        [both] Využite, čo dohoda prináša, alebo skončite.
        [finish] Ďalšiu dohodu už prijať nemôžete; môžete skončiť.
       *[use] Využite, čo dohoda prináša.
    }
question-or-finish = Inak skončite.

## Why something cannot be chosen

why-station-yours = Stanicu tu už máte: { $city }.
why-rail-yours = Koľaj tu už máte: { $rail }.
why-office-yours = Úrad tu už máte: sektor{ "\u00A0" }{ $sector }.
why-no-building-left = Na doske vám nezostáva žiadna budova.
why-no-rail-left = Na doske vám nezostáva žiadna koľaj.
why-mat-empty = Na doske vám nezostáva nič, čo by sa dalo predať.
why-track-at-top = Na tejto stupnici ste už úplne hore: { $track }.
why-trains-gone = Taký vlak už v kôpke nie je: { $train }.
why-workers-gone = V spoločnej zásobe už nie je: { $worker }.
why-no-shares = Nemáte žiadnu akciu na predaj.
why-city-unreached = Žiadna vaša koľaj sem nevedie: { $city }.
why-rail-apart = Toto pole nenadväzuje na vaše koľaje: { $rail }.
why-stations-everywhere = Vo všetkých mestách, kam vaše koľaje vedú, už stanicu máte.
why-offices-everywhere = Úrad už máte vo všetkých sektoroch.
why-first-station-only = Počiatočný majetok stavia tam, kde je voľné miesto pre prvú stanicu a kam vedie počiatočná koľaj, tu teda nie: { $city }.
why-first-office-only = Počiatočný majetok stavia v sektore s dohodou a s voľným miestom pre prvý úrad, tu teda nie: sektor{ "\u00A0" }{ $sector }.
why-place-worker-first = Najprv umiestnite pracovníka na činnosť { $action }.
why-action-chosen = Pracovníka ste v tomto ťahu už umiestnili, na činnosť { $action }.
why-on-the-mat = Pracovníci z dosky sa vracajú, až keď je vaša zásoba prázdna.
why-no-action-for-worker = S týmto pracovníkom sa teraz žiadna činnosť vykonať nedá: { $worker }.
why-deals-later = Dohody sa ponúkajú po stavbe na ikone dohody, alebo ich prináša { worker-grey } pri činnosti { main-trade }.
why-deal-already-taken = Túto dohodu ste už prijali.
why-deal-brings-nothing = Táto dohoda by vám teraz nemohla nič priniesť.
why-ability-later = Schopnosť pracovníka príde až po hlavnej činnosti: { $ability }.
why-ability-directly = Vyberte priamo to, čo schopnosť pracovníka prináša: { $ability }, alebo povýšenie na míľniku.
why-promote-directly = Schopnosť pracovníka je povýšenie: vyberte svoj míľnik a pracovníka, ktorého povýšite.
why-ability-brings-nothing = Schopnosť pracovníka by vám teraz nemohla nič priniesť: { $ability }.
why-no-promotion = Povýšenie sa vám teraz neponúka. Prináša ho umiestnený pracovník alebo kartička.
why-managers-complete = { $milestone ->
        [1] Prvý
       *[2] Druhý
    } míľnik už má všetkých manažérov; chýba mu ešte to, čo je na ňom okrem nich.
why-no-manager-for = Nemáte pracovníka, ktorého ešte chce ako manažéra { $milestone ->
        [1] prvý
       *[2] druhý
    } míľnik.
why-not-wanted = Žiadny váš míľnik teraz tohto pracovníka ako manažéra nechce: { $worker }.
why-worker-not-offered = Môžete si vziať iného pracovníka, tohto nie: { $worker }.
why-other-piece-first = Predáva sa z prvej časti dosky zľava, a tam tento kus neleží.
why-main-action-first = Najprv dokončite hlavnú činnosť.
why-too-dear = Stojí to { $price }, a aj keby ste predali všetky akcie, mali by ste len { $most }.
why-station-too-dear = Najlacnejšia stanica, ktorú môžete postaviť, stojí { $price }, a aj keby ste predali všetky akcie, mali by ste len { $most }.
why-rails-too-dear = Položenie koľají vás stojí aspoň { $price }, a aj keby ste predali všetky akcie, mali by ste len { $most }.
why-rail-too-dear = Terén tu stojí { $price }, ale po zaplatení zvyšku činnosti vám naň zostáva len { $most }: { $rail }.
why-too-few-shares = Stojí to { $need ->
        [one] jednu akciu
        [few] { $need } akcie
       *[other] { $need } akcií
    }, ale { $have ->
        [0] nemáte žiadnu
       *[other] máte len { $have }
    }.
why-cannot-finish = Ťah by sa potom nedal dokončiť: na to, čo dlhujete, musíte mať, a pracovníkov vám musí zostať aspoň { $least }.

## Events

event-asset-chosen = { $seat } si berie počiatočný majetok ({ $asset }) a { $a_worker }.
event-workers-returned = { $seat } si berie všetkých pracovníkov z dosky späť do zásoby.
event-worker-placed = { $seat } umiestňuje { $a_worker } na činnosť { $action }.
event-no-action-possible = { $seat } nemôže vykonať žiadnu činnosť a vynecháva ťah.
event-station-built = { $seat } stavia stanicu: { $city }{ $first ->
        [yes] , prvú v tomto meste
       *[no] { "" }
    }.
event-rail-laid = { $seat } kladie koľaj { $rail }.
event-office-built = { $seat } stavia { $first ->
        [yes] prvý úrad
       *[no] úrad
    } v sektore { $sector }.
event-piece-sold = { $seat } predáva z dosky { $piece ->
        [rail] koľaj
       *[building] budovu
    } za { $money }.
event-bonus-taken = { $seat } si berie bonus za prvú stanicu: { $city }.
event-ability-used = { $seat } využíva schopnosť, ktorú má { $worker }: { $ability }.
event-tile-used = { $seat } využíva kartičku telegrafu: { $effect }.
event-worker-discarded = { $seat } odhadzuje { $a_worker }.
event-paid = { $seat } platí { $money }.
event-money-gained = { $seat } dostáva { $money }.
event-shares-gained = { $seat } dostáva { a-shares }.
event-shares-discarded = { $seat } odhadzuje { a-shares }.
event-shares-sold = { $seat } predáva { a-shares } za { $money }.
event-worker-hired = { $seat } najíma { $a_worker }.
event-worker-taken = { $seat } si berie { $a_worker }.
event-worker-exchanged = { $seat } vymieňa { $a_worker } za { $a_new }.
event-worker-promoted = { $seat } povyšuje { $a_worker } na manažéra míľnika { $milestone }.
event-train-taken = { $seat } si berie vlak: { $train }.
event-train-flipped = { $face_up ->
        [yes] { $seat } otáča vlak späť lícom nahor: { $train }.
       *[no] { $seat } otáča vlak lícom nadol a využíva ho: { $train }.
    }
event-track-advanced = { $seat } postupuje na stupnici { $track }: { points } za { $of_each }.
event-deal-taken = { $seat } prijíma { $deal ->
        [upper] hornú
       *[lower] dolnú
    } dohodu: { $effect }.
event-deal-turned = Nová dohoda: hore { $upper }, dole { $lower }.
event-deals-reshuffled = Odložené dohody sa zamiešajú do novej kôpky.
event-milestone-completed = { $seat } plní míľnik { $milestone }: { points }.
event-milestones-drawn = { $seat } si vyberá z { $count ->
        [one] míľnika
       *[other] míľnikov
    } { $milestones }.
event-milestones-drawn-unseen = { $seat } si vyberá z { $count ->
        [one] { $count } míľnika
       *[other] { $count } míľnikov
    } { $stack }.
event-milestone-kept = { $seat } má nový míľnik { $milestone } ({ points }): { $asks }.
event-end-triggered = { $seat } má prázdnu dosku naľavo od loga: kolo sa dohrá a každý má potom ešte jeden ťah.
event-game-ended = Hra sa končí a počítajú sa body.

## The final reckoning

line-trains-line = { $trains ->
        [one] { $trains } vlak
        [few] { $trains } vlaky
       *[other] { $trains } vlakov
    } lícom nahor × { $each }
line-milestone-line = Splnený míľnik { $milestone }
line-track-line = Stupnica { $track }: { $what ->
        [telegraph] { $count ->
            [one] { $count } úrad
            [few] { $count } úrady
           *[other] { $count } úradov
        }
        [stations] { $count ->
            [one] { $count } stanica
            [few] { $count } stanice
           *[other] { $count } staníc
        }
       *[network] { condition-connected }
    } × { $each }
line-links-line = { $count ->
        [0] Spojenia susedných úradov: žiadne
       *[other] Spojenia susedných úradov: sektory { $sectors }
    }

## The position as text

outline-position = Pozícia
outline-edition = Vydanie
outline-reconstructed = Mapa, rozdelenie odmien na kartičky a väčšina hodnôt sú naša rekonštrukcia, nie tie tlačené.
outline-turn = Kolo { $round }, na ťahu: { $seat }
outline-ask = { $seat } rozhoduje: { $ask }
outline-over = Hra sa skončila.
outline-end-comes = Po tomto kole sa hrá ešte jedno, posledné.
outline-last-round = Toto kolo je posledné.

outline-talk = Tento ťah
outline-placed = Činnosť { $action }: { $worker }
outline-owed = Zostáva vykonať: { $kind ->
        [station] postaviť stanicu
        [railroad] { $count ->
            [one] položiť jednu koľaj
            [few] položiť { $count } koľaje
           *[other] položiť { $count } koľají
        }
        [telegraph] postaviť úrad
       *[trade] predať koľaj alebo budovu z dosky
    }
outline-due = Na konci činnosti sa zaplatí: { $money }
outline-ability = Schopnosť pracovníka: { $worker ->
        [white] { $ability }
       *[other] { $ability }, alebo povýšenie
    }
outline-offered = Ponúka sa: { $offers }
outline-offer-bonus = { $count ->
        [one] bonus za prvú stanicu ({ $bonus })
       *[other] { $count }× bonus za prvú stanicu ({ $bonus })
    }
outline-offer-tile = za odhodeného pracovníka kartička telegrafu ({ $effect })
outline-deal-follows = Po tejto činnosti príde na rad dohoda.
outline-deals-left = { $count ->
        [one] Prijať sa dá jedna dohoda.
       *[other] Prijať sa dajú obe dohody.
    }
outline-too-few = Pracovníkov je { $have }, na konci ťahu ich musí byť aspoň { $need }.

outline-assets = Počiatočný majetok na výber
outline-asset = { $effect }; { $worker }

outline-you = { $seat } (vy)
outline-means = { points }, { $money }, { $shares ->
        [one] { $shares } akcia
        [few] { $shares } akcie
       *[other] { $shares } akcií
    }
outline-workers = Pracovníci v zásobe: { $supply }; na doske: { $mat }
outline-trains = Vlaky lícom nahor: { $up }; lícom nadol: { $down }
outline-mat = Na doske: koľaje { $rails } (pred logom { $left_rails }), budovy { $buildings } (pred logom { $left_buildings }); predaj za { $money }
outline-mat-in-short = Na doske: koľaje { $rails }, budovy { $buildings }; predaj za { $money }
outline-mat-empty = Na doske nič nezostáva.
outline-completed = Splnené míľniky: { $milestones }

outline-milestones = Vaše míľniky
outline-choice = Míľniky na výber
outline-milestone = { $number ->
        [0] { "" }
       *[other] { $number }.{ " " }
    }{ $milestone } ({ points }): { $managers }; { $conditions }
outline-managers-there = manažéri sú
outline-managers-missing = { $count ->
        [one] chýba manažér
       *[other] chýbajú manažéri
    } { $managers }
outline-met = { $condition } (splnené)
outline-not-met = { $condition } (zatiaľ { $have })
outline-conditions-met = podmienky sú splnené

outline-deal = Otvorená dohoda
outline-deal-upper = Hore: { $deal }
outline-deal-lower = Dole: { $deal }

outline-cities = Mestá, kde môžete postaviť stanicu
outline-other-cities = Ostatné mestá
outline-all-cities = Mestá
outline-city = { $city }, úroveň { $level }, { $price }: { $reward }; prvá stanica { $first ->
        [taken] obsadená
       *[free] voľná
    } ({ $bonus })

outline-tracks = Stupnice výkonu (body × počet)
outline-track = { $track }: { $seats }{ $toll ->
        [none] { "" }
        [top] ; vyššie sa už nedá
        [free] ; váš ďalší krok je zadarmo
       *[other] ; váš ďalší krok stojí { $toll }
    }
outline-track-seat = { $seat } { $points } × { $count }
outline-toll-worker = pracovníka

outline-telegraph = Telegrafné vedenie
outline-sector = { $sector }: { effect-shares }, { $first ->
        [0] prvý úrad obsadený
       *[other] prvý úrad +{ $first }
    }; { $tile ->
        [none] dohoda
       *[other] { $tile }
    }{ $offices ->
        [0] { "" }
       *[other] ; úrady: { $seats }
    }
outline-links = Body za susedné úrady: { $links }
outline-link = { $sectors } { $points }

outline-networks = Siete hráčov
outline-network = { $seat }: stanice { $stations }; koľaje { $rails }
outline-none = žiadne

outline-rails = Polia koľají
outline-rail = { $rail }{ $count ->
        [0] { "" }
       *[other] : { $seats }
    }

outline-supply = Spoločná zásoba
outline-pool = Pracovníci: { $workers }
outline-stacks = Vlaky: { $trains }
outline-milestone-stacks = Míľniky v kôpkach: { $stacks }
outline-under = Pod kôpky ste vrátili: { $milestones }
outline-deal-stack = Dohody v kôpke: { $left }, odložené: { $discards }

## The drawn board

board-reconstructed = Rekonštruovaný plán: mapa, kartičky a väčšina hodnôt sú naše, nie tlačené.
board-own = Vaša doska
board-own-milestones = Vaše míľniky
board-own-trains = Vaše vlaky
board-offer = Ponuka
board-purse = { $money }, { $shares ->
        [one] { $shares } akcia
        [few] { $shares } akcie
       *[other] { $shares } akcií
    }
board-owed = Zostáva
board-offered = Ponúka sa
board-done = Skončiť
board-pass = Vynechať ťah
board-any-time = Kedykoľvek
board-letter-white = B
board-letter-purple = F
board-letter-orange = O
board-letter-grey = S
board-letter-turquoise = T
board-stations-of = stanice: { $seats }
board-link = Úrady v sektoroch { $one } a { $two }: { points }
board-deals = Dohody
board-deals-left = v kôpke { $left }, odložené { $gone }
board-trains = Vlaky
board-train = { $effect }; v kôpke { $count }
board-train-up = Lícom nahor ({ $count }×): { $effect }
board-train-down = Lícom nadol ({ $count }×): { $effect }
board-common = Spoločná zásoba
board-stack = Míľniky { $stack }: v kôpke { $count }, z toho vrátené pod ňu { $under }
board-milestone = { $milestone } ({ points }): { $asks }
board-completed = Splnený míľnik { $milestone }: { points }
board-source-supply = V zásobe
board-source-mat = Na doske
board-pieces = Na doske zostáva: koľají { $rails }, budov { $buildings }
board-legend = Značky
board-legend-any = ľubovoľný pracovník
board-legend-supply = zásoba
board-legend-mat = na doske
board-legend-level = úroveň mesta
board-legend-hard = náročný terén
board-legend-plain = planiny
board-legend-deal = dohoda
board-legend-first = prvá stanica alebo úrad
board-legend-gift = odmena mesta
board-legend-tile = kartička telegrafu
board-legend-share = akcia
board-legend-steps = krok výkonu
board-legend-promote = povýšenie na manažéra
board-legend-exchange = výmena pracovníka
board-legend-train = vlak
board-legend-flipped = vlak lícom nadol
board-legend-flip = otočenie vlaku
board-legend-rail = koľaj
board-legend-station = stanica
board-legend-office = telegrafný úrad
board-legend-link = napojené mesto
board-legend-sell = predaj z dosky
board-legend-points = body
board-legend-done = splnené

## Hints for a first game

hint-which-asset = Pozrite sa aj na pracovníka: najlepšia je farba, ktorú niektorý z vašich míľnikov chce za manažéra.
hint-which-asset-use = Využite ho podľa svojho plánu: koľaj alebo stanicu tam, kam vás ťahajú míľniky, kroky na stupnici, pre ktorú budete stavať.
hint-which-worker = Vyberte pracovníka, ktorého schopnosť sa pri tej činnosti oplatí; bieleho vtedy, keď chcete povyšovať.
hint-what-next = Najprv hlavná činnosť, potom to, čo sa ponúka; platí sa až nakoniec, takže sa počítajú aj peniaze, ktoré získate cestou.
hint-which-toll = Odhoďte bieleho pracovníka alebo farbu, ktorú žiadny z vašich míľnikov nechce.
hint-which-deal = Na dohodu neminiete žiadnu činnosť: prijmite ju, ak prinesie vlak, koľaj alebo pracovníka, ktorého potrebujete.
hint-which-milestone = Nechajte si ten, ku ktorému máte najbližšie: s manažérmi poruke a mestami po ceste. Pár bodov rozhoduje menej.

## Finishing a station, and two milestones at once

action-replace-milestone = Nahradiť najprv { $milestone ->
        [1] prvý
       *[2] druhý
    } míľnik
move-done-unpaid = Skončiť a zaplatiť za stanicu { $price }, bez oranžového účtovníka
ask-use-orange-or-pay = Vyberte, čo ďalej. Oranžový účtovník vám stanicu ešte môže dať zadarmo: ak skončíte bez neho, zaplatíte { $price }.
ask-which-completed = Máte splnené oba míľniky: vyberte, ktorý nahradíte ako prvý.
hint-use-orange-or-pay = Skôr než skončíte, využite schopnosť oranžového účtovníka, ibaže by ste namiesto nej chceli povyšovať.
hint-which-completed = Začnite tým, ktorého ďalšia kôpka je pre vás dôležitejšia: čo si z nej necháte, môže rozhodnúť aj o druhej voľbe.

## Errors: positions

error-snapshot-tile = { $place }: chýba kartička, ktorá tu môže ležať, alebo leží ešte inde.
error-snapshot-rails = table.seats[{ $seat }].rails: tieto koľaje nie sú spojené s počiatočnou koľajou.
error-snapshot-unconnected = table.seats[{ $seat }].stations: stanica stojí v meste, kam nevedie žiadna koľaj tohto hráča.
error-snapshot-milestones = table.seats[{ $seat }]: tieto míľniky na seba nenadväzujú. Od A1 a A2 sa ide k B, C a D, vždy až po splnení predchádzajúceho.
error-snapshot-managers = { $place }: míľnik týchto manažérov nechce.

## Errors: edition files

error-no-city = mesto „{ $city }“ na mape nie je.
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
error-start-plain = počiatočná koľaj nemá náročný terén ani ikonu dohody.
error-effect-pay = efekt „{ $effect }“ tu nemá cenu.
error-one-price = všetky ceny tohto druhu musia byť rovnaké.
error-turquoise-rails = tyrkysový pracovník kladie koľají { $need }, o jednu viac než činnosť.
error-bottom-toll = dolné políčko nemá poplatok: všetci na ňom začínajú.
error-managers-mixed = manažéri sú buď určených farieb, alebo všetci „any“.
error-condition-most = požaduje sa { $count }, ale na mape je len { $most }.
error-effect-each = each má len efekt promote; tu je „{ $effect }“.
error-too-few-workers = treba ich aspoň { $need }.
error-too-few-assets = kartičiek musí byť aspoň { $need }, pre každého hráča jedna, a hráčov najviac toľko, koľko je farieb špecialistov.
error-too-few-milestones = v kôpke { $stack } je málo míľnikov; treba ich aspoň { $need }.
error-too-few-train-tiles = vlakov „{ $train }“ je málo; treba ich aspoň { $need }.
error-no-sector = sektor { $sector } na telegrafnom vedení nie je.

## Správa o vyváženosti

balance-actions = Činnosti
balance-milestones = Míľniky
balance-trains = Vlaky
balance-links = Spojené telegrafy
balance-rails = Koľaje
balance-cities = Stanice v mestách
balance-deals = Dohody
balance-hires = Najatí pracovníci
balance-end-triggered = podmienka konca

## Čo hovorí za ťah

for-brings-points = hneď { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    }
for-brings-money = prinesie { $money }
for-brings-shares = prinesie { $shares ->
        [one] akciu
        [few] { $shares } akcie
       *[other] { $shares } akcií
    }
for-brings-workers = { $workers ->
        [one] o jedného pracovníka viac
       *[other] o { $workers } pracovníkov viac
    }
for-completes-milestone = splní míľnik „{ $milestone }“, body: { $points }
for-serves-milestone = krok k míľniku „{ $milestone }“ (body: { $points }); { $missing ->
        [0] nič už nechýba
        [one] chýba už len jedna vec
        [few] chýbajú ešte { $missing } veci
       *[other] chýba ešte { $missing } vecí
    }
for-reaches-city = pripojí mesto { $city }
for-first-there = prvá stanica v meste { $city } prinesie bonus
for-wanted-manager = takého manažéra chce míľnik „{ $milestone }“
for-new-colour = túto farbu ešte nemáte
for-not-wanted = tohto pracovníka nechce žiadny váš míľnik
for-saves-money = na ďalší ťah vám zostane { $money }
for-saves-shares = { $shares ->
        [one] akcia vám zostane
        [few] { $shares } akcie vám zostanú
       *[other] { $shares } akcií vám zostane
    }
for-pays-owed = pomôže zaplatiť { $money }, ktoré ešte dlhujete
for-pays-less = zaplatíte o { $money } menej
for-opens-steps = hneď { $steps ->
        [one] krok na stupnici
        [few] { $steps } kroky na stupniciach
       *[other] { $steps } krokov na stupniciach
    }
for-opens = { $what ->
        [train] môžete si hneď vziať vlak
        [rail] môžete položiť koľaj navyše
        [station] môžete postaviť stanicu navyše
        [office] môžete postaviť úrad navyše
        [promotion] môžete hneď povýšiť pracovníka
        [exchange] môžete hneď vymeniť pracovníka
       *[worker] môžete si hneď vziať pracovníka
    }
for-more-rails = už { $rails }. koľaj na mape
for-then-rail = môžete pripojiť mesto { $city }
for-then-station = môžete postaviť stanicu v meste { $city }
for-then-office = môžete postaviť úrad v sektore{ "\u00A0" }{ $sector }
for-then-sale = môžete predať z dosky za { $money }
for-then-hire = môžete najať { $a_worker }
for-turn-brings = v tomto ťahu { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    }
for-track-step = krok na stupnici „{ $track }“
for-worth-keeping = po splnení { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    }; { $missing ->
        [0] nič už nechýba
        [one] chýba už len jedna vec
        [few] chýbajú ešte { $missing } veci
       *[other] chýba ešte { $missing } vecí
    }
