# Slova hry Mini Express, česky.

## Companies, tokens and the automa

automa = Mašinfíra

company-wood = Dřevařská
company-steel = Ocelářská
company-leather = Kožedělná
company-cotton = Bavlněná

of-company-wood = Dřevařské
of-company-steel = Ocelářské
of-company-leather = Kožedělné
of-company-cotton = Bavlněné

token-pair = { $first } + { $second }
token-double = { $company } dvakrát
token-wild = { $company } + libovolná jiná

## Options

option-map = mapa
option-map-usa = USA
option-map-europe = Evropa
option-golden_spike = Zlatý hřeb, varianta mapy USA
option-golden_spike-false = bez ní
option-golden_spike-true = společnosti začínají i na západním pobřeží a dvěma z nich se prodlouží trať, když se pobřeží spojí
option-ports = Přístavy, varianta mapy Evropy
option-ports-false = bez ní
option-ports-true = první trať ke každému žolíku otevře některé společnosti přístav
option-duo = jak se hraje ve dvou
option-duo-automa = jako třetí hraje Mašinfíra
option-duo-experts = dva zkušení hráči bez Mašinfíry, v tahu dvě akce
option-difficulty = jak těžký soupeř je Mašinfíra v sólové hře
option-difficulty-passenger = Cestující: lehká
option-difficulty-tourist = Turista: normální; Mašinfíra přináší méně vlaků a jeho příchodem do posledního města hra končí
option-difficulty-trainspotter = Šotouš: těžká; Mašinfíra má navíc víc počátečních akcií a vám nic nepřinese vliv do 3
option-difficulty-conductor = Průvodčí: velmi těžká; Mašinfíra navíc s akciemi získává vliv a vám nic nepřinese vliv menší než jeho
option-difficulty-railwayman = Ajznboňák: nejtěžší; Mašinfíra navíc začíná všude s vlivem 2 a vy bez vlivu
option-beginner = kolik společností se vejde do města
option-beginner-false = jedna až tři, jak říká mapa
option-beginner-true = všude dvě, pro první partii

## Phrases

space-beside = { $space } ({ $count ->
        [one] vedle města
       *[other] mezi městy
    } { $cities })
numbered-city = { $city } ({ $number })

## Actions

action-draft-share = Vybrat počáteční akcii: { $company }
action-draft-two-shares = Vzít si obě počáteční akcie: { $company }
action-draft-share-for-both = Po jedné počáteční akcii pro oba: { $company }
action-take-share = Vzít akcii: { $company }
action-build-track = Postavit trať { $of_company }: { $city }
action-lay-track = Vést trať přes pole: { $space }
action-gain-influence = Získat vliv: { $company }
action-operate-west = Západní větev svěřit společnosti: { $company }
action-open-port = Umístit vlak do přístavu: { $port }
action-pass = Vynechat, protože nejde nic udělat
action-run-automa = Provést tah Mašinfíry

## Questions

ask-which-starting-share = { $second ->
        [yes] Vyberte druhou počáteční akcii, od jiné společnosti{ $people ->
            [one] .
           *[other] ; stejnou dvojici nesmí mít nikdo jiný.
        }
       *[no] Vyberte první počáteční akcii.
    }
ask-which-two-shares = Vyberte společnost, od které si vezmete obě počáteční akcie.
ask-which-share-for-both = Vyberte společnost, od které oba dostanete po jedné počáteční akcii.
ask-which-action = { $second ->
        [yes] Druhá akce: vezměte akcii, nebo postavte trať, od jiné společnosti než předtím a tak, aby hra neskončila.
       *[no] Vezměte akcii, nebo postavte trať.
    }
ask-which-way = Vyberte pole, přes které trať { $of_company } pokračuje do města { $city }.
ask-which-influence = Žolík: vyberte, ve které společnosti kromě { $of_company } získáte vliv.
ask-which-operator = Větve se spojily: vyberte společnost, která provozuje západní větev.
ask-which-port = Vyberte přístav pro vlak { $of_company }.
ask-automa-waits = Mašinfíra hraje podle svých pravidel.

## Why something cannot be chosen

why-starting-shares-gone = Žádná počáteční akcie už tu na vybranou není: { $company }.
why-same-starting-share = Počáteční akcii { $of_company } už máte; druhá musí být od jiné společnosti.
why-pair-taken = Stejnou dvojici společností už má někdo jiný, tuto vybrat nelze: { $company }.
why-draft-would-stick = Při této volbě by na někoho nezbyla dvojice společností: { $company }.
why-no-share-left = V nabídce už není žádná akcie: { $company }.
why-too-little-influence = Akcie { $of_company } stojí vliv { $need }, za každý vlak na poli pro vlaky jeden, ale { $have ->
        [0] nemáte žádný
       *[other] máte jen { $have }
    }.
why-no-trains = Na poli pro vlaky není žádný vlak, takže není z čeho stavět: { $company }.
why-nothing-in-reach = S vlaky, které má na poli pro vlaky ({ $trains }), tato společnost nedosáhne do žádného města: { $company }.
why-city-closed = Další trať sem nevede, žeton poptávky už tu není: { $city }.
why-everybody-there = Každá společnost, která by mohla stavět, už tu vlak má: { $city }.
why-city-too-far = Do města { $city } nemá dost vlaků žádná společnost. { $company } by jich potřebovala { $need }, na poli pro vlaky má { $have }.
why-city-far-away = Město { $city } je příliš daleko: ani { $most } vlaků, víc se jich na pole pro vlaky nevejde, sem od žádné společnosti nestačí.
why-city-first = Nejdřív vyberte trať společnosti a město. Pole se vybírá jen tam, kde se cesta dělí.
why-not-on-the-way = Trať vede do města { $city } nejkratší cestou a navazuje na to, kde už je, tudy tedy ne: { $space }.
why-same-company = První akce patřila { $of_company }; druhá musí patřit jiné společnosti.
why-would-end-game = Druhá akce nesmí ukončit hru, a tato by ji ukončila.
why-company-on-token = Vliv v { $of_company } přináší žeton tak jako tak; vyberte jinou společnost.
why-runs-east = { $company } už provozuje východní větev.
why-not-where-they-met = Větve se nespojily u vlaku této společnosti: { $company }.
why-port-taken = Přístav { $port } je obsazený: { $company }.
why-port-later = Přístav se vybírá, když první trať dojde do města se žolíkem.

## Choosing

kind-draft = Počáteční akcie
kind-share = Vzít akcii
kind-track = Postavit trať
kind-way = Vést trať
kind-influence = Získat vliv
kind-branch = Západní větev
kind-port = Otevřít přístav
kind-pass = Vynechat tah
kind-automa = { automa }

question-action = { $can ->
        [both] { ask-which-action }
        [share] { $second ->
            [yes] Druhá akce: vezměte akcii jiné společnosti než předtím. Trať postavit nelze.
           *[no] Vezměte akcii. Trať teď postavit nemůžete.
        }
        [track] { $second ->
            [yes] Druhá akce: postavte trať jiné společnosti než předtím. Akcii vzít nelze.
           *[no] Postavte trať. Akcii teď vzít nemůžete.
        }
       *[pass] { $second ->
            [yes] Druhou akci provést nelze: vynechte ji.
           *[no] Nemůžete vzít akcii ani postavit trať: vynechte tah.
        }
    }

move-take-share = { $action }, { $influence ->
        [0] zdarma
       *[other] za vliv { $influence }
    }
move-build-track = { $action }, { $trains ->
        [one] jeden vlak
        [few] { $trains } vlaky
       *[other] { $trains } vlaků
    }; { $token }

preview-points = teď { $points ->
        [one] { $signed } bod
        [few] { $signed } body
       *[other] { $signed } bodů
    }
preview-shares = akcie { $changes }
preview-influence = vliv { $changes }
preview-wild = +1 vliv v jiné společnosti podle výběru
preview-port = otevře se přístav
preview-branch = větve se spojí
preview-length = délka trati { $changes }
preview-pool = { $trains ->
        [0] nezbude žádný vlak
        [one] zbude jeden vlak
        [few] zbudou { $trains } vlaky
       *[other] zbude { $trains } vlaků
    } ({ $company })
preview-trains = vlaky { $changes }
preview-last-round = začne poslední kolo
preview-end = hra skončí

## Events

event-share-drafted = { $seat } dostává { $shares ->
        [one] počáteční akcii
        [few] { $shares } počáteční akcie
       *[other] { $shares } počátečních akcií
    } { $of_company }.
event-shares-unclaimed = { $company }: { $shares ->
        [one] jednu počáteční akcii si nikdo nevybral
        [few] { $shares } počáteční akcie si nikdo nevybral
       *[other] { $shares } počátečních akcií si nikdo nevybral
    }, délka trati proto začíná na { $length }.
event-share-taken = { $seat } bere akcii { $of_company } { $influence ->
        [0] zdarma
       *[other] za vliv { $influence }
    }; na pole pro vlaky { $trains ->
        [0] nepřichází žádný vlak
        [one] přichází jeden vlak
        [few] přicházejí { $trains } vlaky
       *[other] přichází { $trains } vlaků
    }.
event-track-built = { $seat } staví trať { $of_company } { $count ->
        [0] přímo do města { $city }
       *[other] do města { $city } přes { $over }
    }. { $length ->
        [0] Délka trati se nemění.
       *[other] Délka trati roste o { $length }.
    }
event-compensated = { $company } dostává na pole pro vlaky kompenzaci: { $trains ->
        [one] jeden vlak
        [few] { $trains } vlaky
       *[other] { $trains } vlaků
    }.
event-not-compensated = { $company } nedostává kompenzaci za { $spaces ->
        [one] jedno pole
        [few] { $spaces } pole
       *[other] { $spaces } polí
    }: staví Mašinfíra a vlaků na poli pro vlaky je už aspoň { $enough }.
event-influence-gained = { $seat } získává vliv v { $of_company }: +{ $influence }.
event-token-removed = Město { $city } je plné, jeho žeton poptávky se vrací do krabice.
event-supply-empty = { $company } nemá v zásobě žádný vlak{ $shares ->
        [0] { "" }
        [one] , její poslední akcie proto odchází ze hry
        [few] , její poslední { $shares } akcie proto odcházejí ze hry
       *[other] , jejích posledních { $shares } akcií proto odchází ze hry
    }.
event-last-share-taken = { $company } už nemá v nabídce žádnou akcii.
event-passed = { $seat } nemůže nic udělat a vynechává tah.
event-last-round = Akcie došly dostatečnému počtu společností: toto kolo se dohraje a je poslední.
event-everybody-passed = Nikdo už nemůže nic udělat.
event-game-ended = Hra končí a počítají se body.

event-spike-void = { $west } má trať dřív než { $east }: transkontinentální železnice v této hře nebude.
event-spike-begun = Do města { $east } vede první trať: { $company ->
        [none] na provoz východní větve už nezbývá vlak.
       *[other] východní větev provozuje { $company }.
    }
event-spike-start = { $count ->
        [0] Žádná jiná společnost nemá vlak pro město { $west }.
       *[other] { $west } je novou počáteční lokací pro: { $companies }.
    } Žeton poptávky odtud odchází.
event-spike-done = { $east } a { $west } jsou spojené: { $company ->
        [none] západní větev neprovozuje nikdo.
       *[other] západní větev provozuje { $company }.
    }
event-spike-bonus = { $length ->
        [0] { $company } provozuje větev, ale délka její trati už je na konci stupnice.
       *[other] { $company } provozuje větev a délka její trati roste o { $length }.
    }
event-port-opened = { $seat } umisťuje vlak { $of_company } do přístavu { $port }: společnost teď začíná i odtud.
event-port-skipped = { $company } už nemá vlak pro přístav.

event-automa-draws = Mašinfíra losuje žeton: společnost { $company_steps }, město { $city_steps }.
event-automa-refreshes = Mašinfíra losuje žeton obnovení: všechny žetony jdou zpět do sáčku a losuje se znovu.
event-automa-company = Ukazatel společnosti postupuje o { $steps }: { $company }.
event-automa-aims = Ukazatel města postupuje do města { $city }{ $count ->
        [0] { "" }
       *[other] , města bez žetonu přeskakuje: { $skipped }
    }.
event-automa-stays = Ukazatel města už zůstává v posledním městě, { $city }.
event-automa-takes-share = { $company } má na poli pro vlaky { $trains ->
        [0] prázdno
        [one] jeden vlak
        [few] { $trains } vlaky
       *[other] { $trains } vlaků
    }, tedy méně než { $below }: Mašinfíra chce akcii.
event-automa-builds = { $company } má na poli pro vlaky { $trains ->
        [one] jeden vlak
        [few] { $trains } vlaky
       *[other] { $trains } vlaků
    }, tedy aspoň { $below }: Mašinfíra chce stavět.
event-automa-no-share = { $company } ale žádnou akcii nemá; další žeton posouvá jen ukazatel společnosti.
event-automa-no-city = { $company } ale nedosáhne do žádného města; další žeton posouvá jen ukazatel společnosti.
event-candidate-city = V dosahu je { $city }: { $distance ->
        [none] od ukazatele sem cesta nevede
       *[other] od ukazatele { $distance }
    }, vlaky { $trains }, společnosti { $companies }.
event-automa-city = Mašinfíra staví do města { $city }: { $reason ->
        [only] jiné v dosahu není
        [nearest] je nejblíž ukazateli města
        [shortest] ze stejně blízkých sem stačí nejméně vlaků
        [companies] ze stejně blízkých, kam stačí stejně vlaků, je tu nejvíc společností
       *[number] při shodě ve všem má nejvyšší číslo
    }.
event-automa-way = Trať začíná u pole { $start } a vede { $count ->
        [0] přímo do města
       *[other] přes { $spaces }
    }: { $reason ->
        [only] jiná stejně krátká cesta není
        [start] ze stejně krátkých cest začíná nejvíc na východě, pak na severu
       *[clockwise] začíná nejvíc na východě, pak na severu, a z cest odtud jde po směru hodinových ručiček, stále co nejvíc vlevo
    }.
event-automa-operator = Západní větev dává Mašinfíra společnosti { $company }: { $reason ->
        [only] jiná nepřichází v úvahu
        [own] má od ní nejvíc akcií
        [people] z těch, od kterých má stejně akcií, jich ostatní mají nejméně od ní
       *[marker] při shodě ve všem je první od ukazatele společnosti
    }.
event-automa-port = Mašinfíra volí přístav { $port }, { $distance ->
        [none] od ukazatele města tam cesta nevede
       *[other] od ukazatele města { $distance }
    }: { $reason ->
        [nearest] je nejblíž
       *[number] z nejbližších je v pořadí ukazatele města poslední
    }.
event-automa-reaches-end = Ukazatel města došel do posledního města, { $city }: na této obtížnosti tím hra končí.

## The final reckoning

line-company-shares = { $shares ->
        [0] { $company }: žádná akcie
       *[other] { $company }: { $shares ->
            [one] jedna akcie
            [few] { $shares } akcie
           *[other] { $shares } akcií
        } × { $value } = { $points }; { $why ->
            [none] bez vlivu nemá akcie žádnou hodnotu
            [little] vliv { $influence } není větší než { $little }, akcie nemá žádnou hodnotu
            [behind] vliv { $influence }, méně než má Mašinfíra, akcie nemá žádnou hodnotu
            [first] délka trati { $length }, ve vlivu ({ $influence }) { $rank }. místo, sloupec „{ column-first }“
            [second] délka trati { $length }, ve vlivu ({ $influence }) { $rank }. místo, sloupec „{ column-second }“
           *[other] délka trati { $length }, ve vlivu ({ $influence }) { $rank }. místo, sloupec „{ column-other }“
        }
    }

## The position as text

outline-position = Pozice
outline-edition = Vydání
outline-reconstructed = Mapy, většina hodnot akcií a žetony jsou naše rekonstrukce, ne ty tištěné.
outline-turn = Na tahu: { $seat }
outline-ask = { $seat } rozhoduje: { $ask }
outline-over = Hra skončila.
outline-last-round = Toto kolo je poslední.
outline-second-action = Druhá akce tohoto tahu: jiná společnost než { $company }
outline-one-more = V tomto tahu následuje ještě jedna akce.
outline-building = Staví { $company } do města { $city }{ $count ->
        [0] { "" }
       *[other] , zatím přes { $spaces }
    }

outline-companies = Společnosti (hodnota akcie podle vlivu: { $columns })
outline-company = { $company }: { $marks }
outline-shares = akcie { $count }
outline-no-shares = akcie došly
outline-aside = k výběru { $count }
outline-trains = vlaky { $pool } (zásoba { $supply })
outline-length = délka { $length }
outline-value = hodnota { $values }

outline-influence = Vliv
outline-by-seat = { $seat } ({ $count })

outline-seats = Hráči (vliv; akcie × jejich hodnota teď)
outline-seat = { $seat }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }; vliv { $influence }; { $shares ->
        [none] žádné akcie
       *[other] akcie { $shares }
    }
outline-has = { $company } { $count }
outline-held = { $company } { $count }×{ $value }

outline-can-do = Co můžete udělat (trať: vlaky, získaný vliv)
outline-can-take = Vzít akcii: { $shares }
outline-cost = { $company } za vliv { $influence }
outline-cost-nothing = { $company } zdarma
outline-can-build = { $company }, { $trains ->
        [one] jeden vlak
        [few] { $trains } vlaky
       *[other] { $trains } vlaků
    }: { $cities }
outline-reach = { $city } { $trains } { $token }

outline-ways = Kudy může trať pokračovat
outline-way = { $space }: { $count ->
        [0] zatím bez vlaků
        [one] je tu { $companies }
       *[other] jsou tu { $companies }
    }

outline-spike = Zlatý hřeb
outline-spike-waits = Východní větev provozuje společnost, která první dojde do města { $east }.
outline-spike-void = První trať má { $west }: transkontinentální železnice nebude.
outline-spike-east = Východní větev: { $company ->
        [none] nikdo
       *[other] { $company }
    }
outline-spike-west = Západní větev: { $company ->
        [none] nikdo
       *[other] { $company }
    }
outline-spike-unjoined = { $east } a { $west } ještě nejsou spojené.

outline-ports = Přístavy
outline-port = { $port }: { $company ->
        [none] volný
       *[other] { $company }
    }

outline-automa = Mašinfíra
outline-markers = Ukazatel společnosti: { $company }
outline-city-marker = Ukazatel města: { $city ->
        [none] zatím mimo mapu
       *[other] { $city }
    }
outline-bag = V sáčku (společnost–město): { $tokens }
outline-bag-token = { $company_steps }–{ $city_steps } ({ $count }×)
outline-bag-refresh = obnovení ({ $count }×)

outline-cities = Města se žetonem poptávky
outline-city = { $number } { $city }: { $token }, volná místa { $room }{ $count ->
        [0] { "" }
        [one] , je tu { $companies }
       *[other] , jsou tu { $companies }
    }

outline-tracks = Tratě
outline-track = { $company }, začátek { $start }: { $count ->
        [0] zatím nic
       *[other] { $spaces }
    }

## The drawn board

board-reconstructed = Rekonstruovaná mapa: rozmístění měst a většina hodnot jsou naše, není to tištěný plán hry.

part-map = Mapa
part-companies = Společnosti
part-own = Moje akcie a vliv
part-turn = Tento tah
part-values = Délka tratí a hodnota akcií
part-legend = Vysvětlivky

board-pass = Vynechat tah
board-run = Táhne { automa }

board-city = { $city } ({ $number }), společností nejvýš { $room }
board-demand = poptávka { $token }
board-trains-there = vlaky: { $companies }
board-city-marker = { $seat }: ukazatel města
board-company-marker = { $seat }: ukazatel společnosti
board-spike-east = Východní konec transkontinentální železnice
board-spike-west = Západní konec transkontinentální železnice
board-runs-east = Provozuje východní větev
board-runs-west = Provozuje západní větev
board-east = východní větev
board-west = západní větev
board-spike-void = v této hře už neplatí

board-company = { $company }: délka trati { $length }; hodnota akcie ({ $columns }): { $values }
board-length-short = délka { $length }
board-pool = { $company }: vlaků na poli { $pool }, v zásobě { $supply }
board-stock = { $company }: akcií { $shares }, cena ve vlivu { $price }
board-aside = { $company }: počátečních akcií { $shares }, potom dalších { $stock }
board-price = cena { $price }
board-start = start
board-influence-of = Vliv ve společnosti { $company }: { $marks }
board-influence-short = vliv { $influence }
board-held = { $company }: { $shares } × { $value } = { $points }, vliv { $influence }
board-laid = { $company }, cíl { $city }: položeno vlaků { $laid } z { $trains }

board-length = délka
column-first = první
column-first-hint = { $two ->
    [yes] Sloupec „{ column-first }“ se ve dvou nepoužívá.
   *[no] Hodnota akcie pro toho, kdo má ve společnosti nejvíc vlivu
}
column-second = druhý
column-second-hint = { $two ->
    [yes] Hodnota akcie pro toho, kdo má ve společnosti víc vlivu, nebo stejně
   *[no] Hodnota akcie pro druhého ve vlivu
}
column-other = ostatní
column-other-hint = { $two ->
    [yes] Hodnota akcie pro toho, kdo má ve společnosti méně vlivu
   *[no] Hodnota akcie pro všechny další, kdo mají nějaký vliv
}

board-bag = { $seat }: ukazatele a žetony v sáčku
board-bag-token = Společnost o { $company }, město o { $city }: v sáčku { $count }×
board-refresh = Obnovení: v sáčku { $count }×
board-legend-ring = { $room ->
    [one] město pro { $room } společnost
    [few] město pro { $room } společnosti
   *[other] město pro { $room } společností
}
board-legend-wild = libovolná jiná společnost
board-legend-pool = pole pro vlaky společnosti; + je zásoba a akcie stojí tolik vlivu, kolik je na poli vlaků
board-legend-influence = vliv hráče ve společnosti, nejsilnější vlevo
board-legend-port = přístav
board-legend-marker = ukazatele: { $seat }

## Hints for a first game

hint-which-starting-share = Podívejte se, čí symbol je na mnoha žetonech blízko začátku společnosti: tam se vliv získává nejsnáz.
hint-which-two-shares = Vezměte společnost, ve které nejsnáz získáte vliv: její symbol je na mnoha žetonech blízko začátků.
hint-which-share-for-both = Vyberte společnost, na které vám záleží nejméně: oba z ní máte totéž.
hint-which-action = Berte akcii, která stojí málo a nechá vám nějaký vliv; jinak stavte tam, kde žeton ukazuje vaše společnosti.
hint-which-way = Veďte trať přes společnosti, od kterých máte akcie: dostanou vlaky a porostou. Cizím se vyhněte.
hint-which-influence = Vyberte společnost, od které máte víc akcií, hlavně tam, kde vás jeden krok posune na lepší místo.
hint-which-operator = Vyberte společnost, od které máte víc akcií než ostatní: délka její trati vzroste o 2.
hint-which-port = Nejvíc nového místa dá přístav daleko od ostatních tratí společnosti, s volnými městy kolem.

## Errors: positions

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
error-snapshot-network = table.companies.{ $company }.track: tato trať nemohla vzniknout. Každá její část vede od počáteční lokace do měst a nevede přes cizí počáteční lokaci.

## Errors: edition files

error-id-landscape = „{ $id }“ je jméno políčka krajiny: sloupec a řada.
error-no-city = město „{ $city }“ na mapě není.
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

## Zpráva o vyváženosti

balance-companies = Společnosti
balance-cities = Města
balance-end-last-round = poslední kolo
balance-end-passed = všichni vynechali

## Co mluví pro tah

for-points-now = teď hned o { $points ->
        [one] bod
        [few] { $points } body
       *[other] { $points } bodů
    } víc
for-leads-influence = dostane vás ve vlivu v { $of_company } přede všechny
for-draws-level = dorovná prvního ve vlivu v { $of_company }
for-widens-lead = náskok ve vlivu v { $of_company } stoupne na { $lead }
for-closes-up = ve vlivu v { $of_company } jste za prvním už jen o { $gap }
for-stays-ahead = i tak zůstanete ve vlivu v { $of_company } přede všemi
for-pays-share = vliv pak stačí na akcii { $of_company }
for-nears-share = na akcii { $of_company } pak chybí už jen vliv { $lacks }
for-first-influence = první vliv v { $of_company }
for-others-shares = { $others ->
        [0] nikdo další její akcii nemá
        [one] její akcii má jeden z ostatních
        [few] její akcii mají { $others } další
       *[other] její akcii má { $others } dalších
    }
for-near-cities = { $cities ->
        [one] jedno město je od jejího startu
        [few] { $cities } města jsou od jejího startu
       *[other] { $cities } měst je od jejího startu
    } nejvýš { $trains } vlaky daleko
for-share-costs = akcie { $of_company } pak bude stát { $influence } vlivu
for-another-share = už { $shares }. akcie { $of_company } (délka trati { $length })
for-first-share = první akcie { $of_company } (délka trati { $length })
for-longer-track = { $company } naroste na { $length } a vy máte { $shares ->
        [one] její akcii
        [few] { $shares } její akcie
       *[other] { $shares } jejích akcií
    }
for-ends-while-ahead = začne poslední kolo, dokud vedete o { $lead }
