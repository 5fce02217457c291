# Slová hry Mini Express, po slovensky.

## Companies, tokens and the automa

automa = Mašinfíra

company-wood = Drevárska
company-steel = Oceliarska
company-leather = Kožiarska
company-cotton = Bavlnárska

of-company-wood = Drevárskej
of-company-steel = Oceliarskej
of-company-leather = Kožiarskej
of-company-cotton = Bavlnárskej

token-pair = { $first } + { $second }
token-double = { $company } dvakrát
token-wild = { $company } + ľubovoľná iná

## Options

option-map = mapa
option-map-usa = USA
option-map-europe = Európa
option-golden_spike = Zlatý klinec, variant mapy USA
option-golden_spike-false = bez neho
option-golden_spike-true = spoločnosti začínajú aj na západnom pobreží a dvom z nich sa predĺži trať, keď sa pobrežia spoja
option-ports = Prístavy, variant mapy Európy
option-ports-false = bez neho
option-ports-true = prvá trať ku každému žolíku otvorí niektorej spoločnosti prístav
option-duo = ako sa hrá vo dvojici
option-duo-automa = ako tretí hrá Mašinfíra
option-duo-experts = dvaja skúsení hráči bez Mašinfíru, v ťahu dve činnosti
option-difficulty = aký ťažký súper je Mašinfíra v sólovej hre
option-difficulty-passenger = Cestujúci: ľahká
option-difficulty-tourist = Turista: normálna; Mašinfíra prináša menej vlakov a jeho príchodom do posledného mesta sa hra končí
option-difficulty-trainspotter = Šotúš: ťažká; Mašinfíra má navyše viac počiatočných akcií a vám nič neprinesie vplyv do 3
option-difficulty-conductor = Sprievodca: veľmi ťažká; Mašinfíra navyše s akciami získava vplyv a vám nič neprinesie vplyv menší než jeho
option-difficulty-railwayman = Ajznboňák: najťažšia; Mašinfíra navyše začína všade s vplyvom 2 a vy bez vplyvu
option-beginner = koľko spoločností sa zmestí do mesta
option-beginner-false = jedna až tri, ako hovorí mapa
option-beginner-true = všade dve, na prvú partiu

## Phrases

space-beside = { $space } ({ $count ->
        [one] vedľa mesta
       *[other] medzi mestami
    } { $cities })
numbered-city = { $city } ({ $number })

## Actions

action-draft-share = Vybrať počiatočnú akciu: { $company }
action-draft-two-shares = Vziať si obe počiatočné akcie: { $company }
action-draft-share-for-both = Po jednej počiatočnej akcii pre oboch: { $company }
action-take-share = Vziať akciu: { $company }
action-build-track = Postaviť trať { $of_company }: { $city }
action-lay-track = Viesť trať cez pole: { $space }
action-gain-influence = Získať vplyv: { $company }
action-operate-west = Západnú vetvu zveriť spoločnosti: { $company }
action-open-port = Umiestniť vlak do prístavu: { $port }
action-pass = Vynechať, lebo sa nedá nič urobiť
action-run-automa = Vykonať ťah Mašinfíru

## Questions

ask-which-starting-share = { $second ->
        [yes] Vyberte druhú počiatočnú akciu, od inej spoločnosti{ $people ->
            [one] .
           *[other] ; rovnakú dvojicu nesmie mať nikto iný.
        }
       *[no] Vyberte prvú počiatočnú akciu.
    }
ask-which-two-shares = Vyberte spoločnosť, od ktorej si vezmete obe počiatočné akcie.
ask-which-share-for-both = Vyberte spoločnosť, od ktorej obaja dostanete po jednej počiatočnej akcii.
ask-which-action = { $second ->
        [yes] Druhá činnosť: vezmite akciu alebo postavte trať, od inej spoločnosti než predtým a tak, aby sa hra neskončila.
       *[no] Vezmite akciu alebo postavte trať.
    }
ask-which-way = Vyberte pole, cez ktoré trať { $of_company } pokračuje do mesta { $city }.
ask-which-influence = Žolík: vyberte, v ktorej spoločnosti okrem { $of_company } získate vplyv.
ask-which-operator = Vetvy sa spojili: vyberte spoločnosť, ktorá prevádzkuje západnú vetvu.
ask-which-port = Vyberte prístav pre vlak { $of_company }.
ask-automa-waits = Mašinfíra hrá podľa svojich pravidiel.

## Why something cannot be chosen

why-starting-shares-gone = Žiadna počiatočná akcia už na výber nie je: { $company }.
why-same-starting-share = Počiatočnú akciu { $of_company } už máte; druhá musí byť od inej spoločnosti.
why-pair-taken = Rovnakú dvojicu spoločností už má niekto iný, táto sa vybrať nedá: { $company }.
why-draft-would-stick = Pri tejto voľbe by na niekoho nezostala dvojica spoločností: { $company }.
why-no-share-left = V ponuke už nie je žiadna akcia: { $company }.
why-too-little-influence = Akcia { $of_company } stojí vplyv { $need }, za každý vlak na poli pre vlaky jeden, ale { $have ->
        [0] nemáte žiadny
       *[other] máte len { $have }
    }.
why-no-trains = Na poli pre vlaky nie je žiadny vlak, takže niet z čoho stavať: { $company }.
why-nothing-in-reach = S vlakmi, ktoré má na poli pre vlaky ({ $trains }), táto spoločnosť nedosiahne do žiadneho mesta: { $company }.
why-city-closed = Ďalšia trať sem nevedie, žetón dopytu tu už nie je: { $city }.
why-everybody-there = Každá spoločnosť, ktorá by mohla stavať, tu už vlak má: { $city }.
why-city-too-far = Do mesta { $city } nemá dosť vlakov žiadna spoločnosť. { $company } by ich potrebovala { $need }, na poli pre vlaky má { $have }.
why-city-far-away = Mesto { $city } je príliš ďaleko: ani { $most } vlakov, viac sa ich na pole pre vlaky nezmestí, sem od žiadnej spoločnosti nestačí.
why-city-first = Najprv vyberte trať spoločnosti a mesto. Pole sa vyberá len tam, kde sa cesta delí.
why-not-on-the-way = Trať vedie do mesta { $city } najkratšou cestou a nadväzuje na to, kde už je, tadiaľto teda nie: { $space }.
why-same-company = Prvá činnosť patrila { $of_company }; druhá musí patriť inej spoločnosti.
why-would-end-game = Druhá činnosť nesmie ukončiť hru, a táto by ju ukončila.
why-company-on-token = Vplyv v { $of_company } prináša žetón tak či tak; vyberte inú spoločnosť.
why-runs-east = { $company } už prevádzkuje východnú vetvu.
why-not-where-they-met = Vetvy sa nespojili pri vlaku tejto spoločnosti: { $company }.
why-port-taken = Prístav { $port } je obsadený: { $company }.
why-port-later = Prístav sa vyberá, keď prvá trať dôjde do mesta so žolíkom.

## Choosing

kind-draft = Počiatočná akcia
kind-share = Vziať akciu
kind-track = Postaviť trať
kind-way = Viesť trať
kind-influence = Získať vplyv
kind-branch = Západná vetva
kind-port = Otvoriť prístav
kind-pass = Vynechať ťah
kind-automa = { automa }

question-action = { $can ->
        [both] { ask-which-action }
        [share] { $second ->
            [yes] Druhá činnosť: vezmite akciu inej spoločnosti než predtým. Trať sa postaviť nedá.
           *[no] Vezmite akciu. Trať teraz postaviť nemôžete.
        }
        [track] { $second ->
            [yes] Druhá činnosť: postavte trať inej spoločnosti než predtým. Akcia sa vziať nedá.
           *[no] Postavte trať. Akciu teraz vziať nemôžete.
        }
       *[pass] { $second ->
            [yes] Druhá činnosť sa vykonať nedá: vynechajte ju.
           *[no] Nemôžete vziať akciu ani postaviť trať: vynechajte ťah.
        }
    }

move-take-share = { $action }, { $influence ->
        [0] zadarmo
       *[other] za vplyv { $influence }
    }
move-build-track = { $action }, { $trains ->
        [one] jeden vlak
        [few] { $trains } vlaky
       *[other] { $trains } vlakov
    }; { $token }

preview-points = teraz { $points ->
        [one] { $signed } bod
        [few] { $signed } body
       *[other] { $signed } bodov
    }
preview-shares = akcie { $changes }
preview-influence = vplyv { $changes }
preview-wild = +1 vplyv v inej spoločnosti podľa výberu
preview-port = otvorí sa prístav
preview-branch = vetvy sa spoja
preview-length = dĺžka trate { $changes }
preview-pool = { $trains ->
        [0] nezostane žiadny vlak
        [one] zostane jeden vlak
        [few] zostanú { $trains } vlaky
       *[other] zostane { $trains } vlakov
    } ({ $company })
preview-trains = vlaky { $changes }
preview-last-round = začne sa posledné kolo
preview-end = hra sa skončí

## Events

event-share-drafted = { $seat } dostáva { $shares ->
        [one] počiatočnú akciu
        [few] { $shares } počiatočné akcie
       *[other] { $shares } počiatočných akcií
    } { $of_company }.
event-shares-unclaimed = { $company }: { $shares ->
        [one] jednu počiatočnú akciu si nikto nevybral
        [few] { $shares } počiatočné akcie si nikto nevybral
       *[other] { $shares } počiatočných akcií si nikto nevybral
    }, dĺžka trate preto začína na { $length }.
event-share-taken = { $seat } berie akciu { $of_company } { $influence ->
        [0] zadarmo
       *[other] za vplyv { $influence }
    }; na pole pre vlaky { $trains ->
        [0] neprichádza žiadny vlak
        [one] prichádza jeden vlak
        [few] prichádzajú { $trains } vlaky
       *[other] prichádza { $trains } vlakov
    }.
event-track-built = { $seat } stavia trať { $of_company } { $count ->
        [0] priamo do mesta { $city }
       *[other] do mesta { $city } cez { $over }
    }. { $length ->
        [0] Dĺžka trate sa nemení.
       *[other] Dĺžka trate rastie o { $length }.
    }
event-compensated = { $company } dostáva na pole pre vlaky kompenzáciu: { $trains ->
        [one] jeden vlak
        [few] { $trains } vlaky
       *[other] { $trains } vlakov
    }.
event-not-compensated = { $company } nedostáva kompenzáciu za { $spaces ->
        [one] jedno pole
        [few] { $spaces } polia
       *[other] { $spaces } polí
    }: stavia Mašinfíra a vlakov na poli pre vlaky je už aspoň { $enough }.
event-influence-gained = { $seat } získava vplyv v { $of_company }: +{ $influence }.
event-token-removed = Mesto { $city } je plné, jeho žetón dopytu sa vracia do škatule.
event-supply-empty = { $company } nemá v zásobe žiadny vlak{ $shares ->
        [0] { "" }
        [one] , jej posledná akcia preto odchádza z hry
        [few] , jej posledné { $shares } akcie preto odchádzajú z hry
       *[other] , jej posledných { $shares } akcií preto odchádza z hry
    }.
event-last-share-taken = { $company } už nemá v ponuke žiadnu akciu.
event-passed = { $seat } nemôže nič urobiť a vynecháva ťah.
event-last-round = Akcie sa minuli dostatočnému počtu spoločností: toto kolo sa dohrá a je posledné.
event-everybody-passed = Nikto už nemôže nič urobiť.
event-game-ended = Hra sa končí a počítajú sa body.

event-spike-void = { $west } má trať skôr než { $east }: transkontinentálna železnica v tejto hre nebude.
event-spike-begun = Do mesta { $east } vedie prvá trať: { $company ->
        [none] na prevádzku východnej vetvy už nezostal vlak.
       *[other] východnú vetvu prevádzkuje { $company }.
    }
event-spike-start = { $count ->
        [0] Žiadna iná spoločnosť nemá vlak pre mesto { $west }.
       *[other] { $west } je novou počiatočnou lokáciou pre: { $companies }.
    } Žetón dopytu odtiaľ odchádza.
event-spike-done = { $east } a { $west } sú spojené: { $company ->
        [none] západnú vetvu neprevádzkuje nikto.
       *[other] západnú vetvu prevádzkuje { $company }.
    }
event-spike-bonus = { $length ->
        [0] { $company } prevádzkuje vetvu, ale dĺžka jej trate je už na konci stupnice.
       *[other] { $company } prevádzkuje vetvu a dĺžka jej trate rastie o { $length }.
    }
event-port-opened = { $seat } umiestňuje vlak { $of_company } do prístavu { $port }: spoločnosť odteraz začína aj odtiaľ.
event-port-skipped = { $company } už nemá vlak pre prístav.

event-automa-draws = Mašinfíra žrebuje žetón: spoločnosť { $company_steps }, mesto { $city_steps }.
event-automa-refreshes = Mašinfíra žrebuje žetón obnovenia: všetky žetóny idú späť do vrecúška a žrebuje sa znova.
event-automa-company = Ukazovateľ spoločnosti postupuje o { $steps }: { $company }.
event-automa-aims = Ukazovateľ mesta postupuje do mesta { $city }{ $count ->
        [0] { "" }
       *[other] , mestá bez žetónu preskakuje: { $skipped }
    }.
event-automa-stays = Ukazovateľ mesta už zostáva v poslednom meste, { $city }.
event-automa-takes-share = { $company } má na poli pre vlaky { $trains ->
        [0] prázdno
        [one] jeden vlak
        [few] { $trains } vlaky
       *[other] { $trains } vlakov
    }, teda menej než { $below }: Mašinfíra chce akciu.
event-automa-builds = { $company } má na poli pre vlaky { $trains ->
        [one] jeden vlak
        [few] { $trains } vlaky
       *[other] { $trains } vlakov
    }, teda aspoň { $below }: Mašinfíra chce stavať.
event-automa-no-share = { $company } však žiadnu akciu nemá; ďalší žetón posúva len ukazovateľ spoločnosti.
event-automa-no-city = { $company } však nedosiahne do žiadneho mesta; ďalší žetón posúva len ukazovateľ spoločnosti.
event-candidate-city = V dosahu je { $city }: { $distance ->
        [none] od ukazovateľa sem cesta nevedie
       *[other] od ukazovateľa { $distance }
    }, vlaky { $trains }, spoločnosti { $companies }.
event-automa-city = Mašinfíra stavia do mesta { $city }: { $reason ->
        [only] iné v dosahu nie je
        [nearest] je najbližšie k ukazovateľu mesta
        [shortest] z rovnako blízkych sem stačí najmenej vlakov
        [companies] z rovnako blízkych, kam stačí rovnako vlakov, je tu najviac spoločností
       *[number] pri zhode vo všetkom má najvyššie číslo
    }.
event-automa-way = Trať začína pri poli { $start } a vedie { $count ->
        [0] priamo do mesta
       *[other] cez { $spaces }
    }: { $reason ->
        [only] iná rovnako krátka cesta nie je
        [start] z rovnako krátkych ciest začína najviac na východe, potom na severe
       *[clockwise] začína najviac na východe, potom na severe, a z ciest odtiaľ ide v smere hodinových ručičiek, stále čo najviac vľavo
    }.
event-automa-operator = Západnú vetvu dáva Mašinfíra spoločnosti { $company }: { $reason ->
        [only] iná neprichádza do úvahy
        [own] má od nej najviac akcií
        [people] z tých, od ktorých má rovnako akcií, ich ostatní majú najmenej od nej
       *[marker] pri zhode vo všetkom je prvá od ukazovateľa spoločnosti
    }.
event-automa-port = Mašinfíra volí prístav { $port }, { $distance ->
        [none] od ukazovateľa mesta tam cesta nevedie
       *[other] od ukazovateľa mesta { $distance }
    }: { $reason ->
        [nearest] je najbližšie
       *[number] z najbližších je v poradí ukazovateľa mesta posledný
    }.
event-automa-reaches-end = Ukazovateľ mesta prišiel do posledného mesta, { $city }: na tejto obťažnosti sa tým hra končí.

## The final reckoning

line-company-shares = { $shares ->
        [0] { $company }: žiadna akcia
       *[other] { $company }: { $shares ->
            [one] jedna akcia
            [few] { $shares } akcie
           *[other] { $shares } akcií
        } × { $value } = { $points }; { $why ->
            [none] bez vplyvu nemá akcia žiadnu hodnotu
            [little] vplyv { $influence } nie je väčší než { $little }, akcia nemá žiadnu hodnotu
            [behind] vplyv { $influence }, menej než má Mašinfíra, akcia nemá žiadnu hodnotu
            [first] dĺžka trate { $length }, vo vplyve ({ $influence }) { $rank }. miesto, stĺpec „{ column-first }“
            [second] dĺžka trate { $length }, vo vplyve ({ $influence }) { $rank }. miesto, stĺpec „{ column-second }“
           *[other] dĺžka trate { $length }, vo vplyve ({ $influence }) { $rank }. miesto, stĺpec „{ column-other }“
        }
    }

## The position as text

outline-position = Pozícia
outline-edition = Vydanie
outline-reconstructed = Mapy, väčšina hodnôt akcií a žetóny sú naša rekonštrukcia, nie tie tlačené.
outline-turn = Na ťahu: { $seat }
outline-ask = { $seat } rozhoduje: { $ask }
outline-over = Hra sa skončila.
outline-last-round = Toto kolo je posledné.
outline-second-action = Druhá činnosť tohto ťahu: iná spoločnosť než { $company }
outline-one-more = V tomto ťahu nasleduje ešte jedna činnosť.
outline-building = Stavia { $company } do mesta { $city }{ $count ->
        [0] { "" }
       *[other] , zatiaľ cez { $spaces }
    }

outline-companies = Spoločnosti (hodnota akcie podľa vplyvu: { $columns })
outline-company = { $company }: { $marks }
outline-shares = akcie { $count }
outline-no-shares = akcie sa minuli
outline-aside = na výber { $count }
outline-trains = vlaky { $pool } (zásoba { $supply })
outline-length = dĺžka { $length }
outline-value = hodnota { $values }

outline-influence = Vplyv
outline-by-seat = { $seat } ({ $count })

outline-seats = Hráči (vplyv; akcie × ich hodnota teraz)
outline-seat = { $seat }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }; vplyv { $influence }; { $shares ->
        [none] žiadne akcie
       *[other] akcie { $shares }
    }
outline-has = { $company } { $count }
outline-held = { $company } { $count }×{ $value }

outline-can-do = Čo môžete urobiť (trať: vlaky, získaný vplyv)
outline-can-take = Vziať akciu: { $shares }
outline-cost = { $company } za vplyv { $influence }
outline-cost-nothing = { $company } zadarmo
outline-can-build = { $company }, { $trains ->
        [one] jeden vlak
        [few] { $trains } vlaky
       *[other] { $trains } vlakov
    }: { $cities }
outline-reach = { $city } { $trains } { $token }

outline-ways = Kadiaľ môže trať pokračovať
outline-way = { $space }: { $count ->
        [0] zatiaľ bez vlakov
        [one] je tu { $companies }
       *[other] sú tu { $companies }
    }

outline-spike = Zlatý klinec
outline-spike-waits = Východnú vetvu prevádzkuje spoločnosť, ktorá prvá príde do mesta { $east }.
outline-spike-void = Prvú trať má { $west }: transkontinentálna železnica nebude.
outline-spike-east = Východná vetva: { $company ->
        [none] nikto
       *[other] { $company }
    }
outline-spike-west = Západná vetva: { $company ->
        [none] nikto
       *[other] { $company }
    }
outline-spike-unjoined = { $east } a { $west } ešte nie sú spojené.

outline-ports = Prístavy
outline-port = { $port }: { $company ->
        [none] voľný
       *[other] { $company }
    }

outline-automa = Mašinfíra
outline-markers = Ukazovateľ spoločnosti: { $company }
outline-city-marker = Ukazovateľ mesta: { $city ->
        [none] zatiaľ mimo mapy
       *[other] { $city }
    }
outline-bag = Vo vrecúšku (spoločnosť–mesto): { $tokens }
outline-bag-token = { $company_steps }–{ $city_steps } ({ $count }×)
outline-bag-refresh = obnovenie ({ $count }×)

outline-cities = Mestá so žetónom dopytu
outline-city = { $number } { $city }: { $token }, voľné miesta { $room }{ $count ->
        [0] { "" }
        [one] , je tu { $companies }
       *[other] , sú tu { $companies }
    }

outline-tracks = Trate
outline-track = { $company }, začiatok { $start }: { $count ->
        [0] zatiaľ nič
       *[other] { $spaces }
    }

## The drawn board

board-reconstructed = Rekonštruovaná mapa: rozmiestnenie miest a väčšina hodnôt sú naše, nie je to tlačený plán hry.

part-map = Mapa
part-companies = Spoločnosti
part-own = Moje akcie a vplyv
part-turn = Tento ťah
part-values = Dĺžka tratí a hodnota akcií
part-legend = Vysvetlivky

board-pass = Vynechať ťah
board-run = Ťahá { automa }

board-city = { $city } ({ $number }), spoločností najviac { $room }
board-demand = dopyt { $token }
board-trains-there = vlaky: { $companies }
board-city-marker = { $seat }: ukazovateľ mesta
board-company-marker = { $seat }: ukazovateľ spoločnosti
board-spike-east = Východný koniec transkontinentálnej železnice
board-spike-west = Západný koniec transkontinentálnej železnice
board-runs-east = Prevádzkuje východnú vetvu
board-runs-west = Prevádzkuje západnú vetvu
board-east = východná vetva
board-west = západná vetva
board-spike-void = v tejto hre už neplatí

board-company = { $company }: dĺžka trate { $length }; hodnota akcie ({ $columns }): { $values }
board-length-short = dĺžka { $length }
board-pool = { $company }: vlakov na poli { $pool }, v zásobe { $supply }
board-stock = { $company }: akcií { $shares }, cena vo vplyve { $price }
board-aside = { $company }: počiatočných akcií { $shares }, potom ďalších { $stock }
board-price = cena { $price }
board-start = štart
board-influence-of = Vplyv v spoločnosti { $company }: { $marks }
board-influence-short = vplyv { $influence }
board-held = { $company }: { $shares } × { $value } = { $points }, vplyv { $influence }
board-laid = { $company }, cieľ { $city }: položených vlakov { $laid } z { $trains }

board-length = dĺžka
column-first = prvý
column-first-hint = { $two ->
    [yes] Stĺpec „{ column-first }“ sa vo dvojici nepoužíva.
   *[no] Hodnota akcie pre toho, kto má v spoločnosti najviac vplyvu
}
column-second = druhý
column-second-hint = { $two ->
    [yes] Hodnota akcie pre toho, kto má v spoločnosti viac vplyvu alebo rovnako
   *[no] Hodnota akcie pre druhého vo vplyve
}
column-other = ostatní
column-other-hint = { $two ->
    [yes] Hodnota akcie pre toho, kto má v spoločnosti menej vplyvu
   *[no] Hodnota akcie pre všetkých ďalších, ktorí majú nejaký vplyv
}

board-bag = { $seat }: ukazovatele a žetóny vo vrecúšku
board-bag-token = Spoločnosť o { $company }, mesto o { $city }: vo vrecúšku { $count }×
board-refresh = Obnovenie: vo vrecúšku { $count }×
board-legend-ring = { $room ->
    [one] mesto pre { $room } spoločnosť
    [few] mesto pre { $room } spoločnosti
   *[other] mesto pre { $room } spoločností
}
board-legend-wild = ľubovoľná iná spoločnosť
board-legend-pool = pole pre vlaky spoločnosti; + je zásoba a akcia stojí toľko vplyvu, koľko je na poli vlakov
board-legend-influence = vplyv hráča v spoločnosti, najsilnejší vľavo
board-legend-port = prístav
board-legend-marker = ukazovatele: { $seat }

## Hints for a first game

hint-which-starting-share = Pozrite sa, čí symbol je na mnohých žetónoch blízko začiatku spoločnosti: tam sa vplyv získava najľahšie.
hint-which-two-shares = Vezmite spoločnosť, v ktorej najľahšie získate vplyv: jej symbol je na mnohých žetónoch blízko začiatkov.
hint-which-share-for-both = Vyberte spoločnosť, na ktorej vám záleží najmenej: obaja z nej máte to isté.
hint-which-action = Berte akciu, ktorá stojí málo a nechá vám nejaký vplyv; inak stavajte tam, kde žetón ukazuje vaše spoločnosti.
hint-which-way = Veďte trať cez spoločnosti, od ktorých máte akcie: dostanú vlaky a porastú. Cudzím sa vyhnite.
hint-which-influence = Vyberte spoločnosť, od ktorej máte viac akcií, hlavne tam, kde vás jeden krok posunie na lepšie miesto.
hint-which-operator = Vyberte spoločnosť, od ktorej máte viac akcií než ostatní: dĺžka jej trate vzrastie o 2.
hint-which-port = Najviac nového miesta dá prístav ďaleko od ostatných tratí spoločnosti, s voľnými mestami okolo.

## Errors: positions

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
error-snapshot-network = table.companies.{ $company }.track: táto trať nemohla vzniknúť. Každá jej časť vedie od počiatočnej lokácie do miest a nevedie cez cudziu počiatočnú lokáciu.

## Errors: edition files

error-id-landscape = „{ $id }“ je meno políčka krajiny: stĺpec a rad.
error-no-city = mesto „{ $city }“ na mape nie je.
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

## Správa o vyváženosti

balance-companies = Spoločnosti
balance-cities = Mestá
balance-end-last-round = posledné kolo
balance-end-passed = všetci vynechali

## Čo hovorí za ťah

for-points-now = teraz hneď o { $points ->
        [one] bod
        [few] { $points } body
       *[other] { $points } bodov
    } viac
for-leads-influence = dostane vás vo vplyve v { $of_company } pred všetkých
for-draws-level = dorovná prvého vo vplyve v { $of_company }
for-widens-lead = náskok vo vplyve v { $of_company } stúpne na { $lead }
for-closes-up = vo vplyve v { $of_company } ste za prvým už len o { $gap }
for-stays-ahead = aj tak zostanete vo vplyve v { $of_company } pred všetkými
for-pays-share = vplyv potom stačí na akciu { $of_company }
for-nears-share = na akciu { $of_company } potom chýba už len vplyv { $lacks }
for-first-influence = prvý vplyv v { $of_company }
for-others-shares = { $others ->
        [0] nikto ďalší jej akciu nemá
        [one] jej akciu má jeden z ostatných
        [few] jej akciu majú { $others } ďalší
       *[other] jej akciu má { $others } ďalších
    }
for-near-cities = { $cities ->
        [one] jedno mesto je od jej štartu
        [few] { $cities } mestá sú od jej štartu
       *[other] { $cities } miest je od jej štartu
    } najviac { $trains } vlaky ďaleko
for-share-costs = akcia { $of_company } potom bude stáť { $influence } vplyvu
for-another-share = už { $shares }. akcia { $of_company } (dĺžka trate { $length })
for-first-share = prvá akcia { $of_company } (dĺžka trate { $length })
for-longer-track = { $company } narastie na { $length } a vy máte { $shares ->
        [one] jej akciu
        [few] { $shares } jej akcie
       *[other] { $shares } jej akcií
    }
for-ends-while-ahead = začne posledné kolo, kým vediete o { $lead }
