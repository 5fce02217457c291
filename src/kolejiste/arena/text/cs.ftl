# Slova arény: běhy mnoha her a co z nich vzešlo, česky.

## Chyby

error-measure = „{ $measure }“ nic neměří: { $reason ->
        [Measure] musí to být třída odvozená z kolejiste.arena.measures.Measure.
       *[other] { $reason }
    }
error-on = „{ $on }“ není místo, kde se dá hrát. Pište here, ray, nebo adresu clusteru Ray, třeba ray://host:10001.
error-no-cluster = Na cluster Ray { $on } se nejde připojit: { $reason }
error-book-gap = { $file } nenavazuje na předchozí hry, ty končí blokem { NUMBER($block, useGrouping: 0) }: nějaký soubor chybí, nebo je tu dvakrát. Vraťte ho, nebo začněte v jiné složce.
error-book-other = Ve složce { $folder } je jiný běh, liší se v tomto: { $differs }. Zvolte jinou složku, nebo v tom běhu pokračujte pomocí --resume.
error-book-game = Běh ve složce { $folder } začal, když hra { $game } měla jiná data nebo pravidla, takže další partie by k těm hotovým nepatřily. Zvolte jinou složku, nebo pokračujte ve verzi, která ho začala.
error-book-none = Ve složce { $folder } žádný běh není.
error-book-plan = Plán ve složce { $folder } je pro jiný druh běhu, nebo je poškozený: { $reason }
error-book-busy = Ve složce { $folder } se právě hraje.

## Zprávy o vyváženosti

balance-heading = Vyváženost hry { $title }
balance-intro = Hráčů: { $players }. Dvě úrovně botů odehrály po { $games } hrách: { $strong } a { $weak }.
balance-editions = Vydání: { $editions }
balance-reconstructed = Vydání je naše rekonstrukce, ne tištěná krabice: čísla vypovídají o ní.
balance-sure = Za každým číslem je jeho 95% interval. Co je červeně, je víc než náhoda; z dvaceti takových čísel je jedno červené náhodou.
balance-repeat = Vytvořilo Kolejiště { $version } od semínka { $seed }; plán a řádek za každou hru leží ve složce běhu.
balance-changes = Co změna udělala
balance-changes-told = Čísel je { $all }; o víc než o náhodu se jich liší { $real } a ta jsou červeně.
balance-number = Číslo
balance-difference = Rozdíl
balance-seats = Místa u stolu
balance-seats-alike = { $series }: žádné místo se od { $fair } neliší o víc, než může být náhoda.
balance-seats-unlike = { $series }: { $found }; vyrovnané by bylo { $fair }.
balance-seat-unlike = { $seat } vítězí v { $share } ({ $range })
balance-seat-wins = Vítězství: { $seat }
balance-wins-axis = vyhraných her v %
balance-share-axis = podíl v %
balance-points-axis = body, průměrně
balance-part-axis = kolik ze hry už proběhlo, v %
balance-leader-axis = kdo vede, vyhraje, v %
balance-change-axis = změna podílu vítězství v procentních bodech
balance-scores = Body
balance-scores-told = { $series }: průměrně { $points } bodu, vítězové { $winners }, náskok před druhým { $margin }.
balance-points = Body
balance-parts = Odkud jsou body
balance-parts-of = Vítězové a ostatní: { $series }
balance-all = všichni
balance-winners = vítězové
balance-others = ostatní
balance-winners-points = Body vítězů
balance-margin = Náskok před druhým
balance-length = Délka, tempo a konec
balance-length-told = { $series }: { $plies } tahu ({ $range }), na jedno místo { $turns } kola po { $moves } rozhodnutí.
balance-ender = { $series }: kdo konec vyvolá, vyhraje v { $share } ({ $range }).
balance-ends = Čím se konec ohlásil
balance-announced = Čím
balance-nothing = ničím, prostě přišel
balance-plies = Tahů ve hře
balance-turns = Kol na jedno místo
balance-lead = Kdo vede a kdo vyhraje
balance-lead-safe = { $series }: vedení se změní { $changes }krát; kdo vede po { $part } hry, vyhraje devětkrát z deseti.
balance-lead-open = { $series }: vedení se změní { $changes }krát; až do posledních tahů nevyhrává ten, kdo vede, devětkrát z deseti.
balance-lead-changes = Změn vedení
balance-skill = Umění a štěstí
balance-skill-told = { $edition }{ $strong } sám proti soupeřům { $weak } vítězí v { $share } ({ $range }), vyrovnané by bylo { $fair }; náskok před nejlepším soupeřem { $margin } bodu.
balance-luck-told = { $edition }{ $part } ({ $range }) rozdílů ve výsledcích je dáno už před prvním tahem. Z jednoho rozdání se náskok prvního místa liší o { $within } bodu, přes všechna o { $over }.
balance-skill-share = Vítězství silnější úrovně
balance-deal-part = Dáno rozdáním
balance-styles = Styly
balance-styles-told = Styl je ta část bodů, která nejvíc vyčnívá nad to, co z ní mají ostatní.
balance-seats-share = míst
balance-wins = vítězství
balance-things-told = O kolik častěji vyhrává, kdo to má, než kdo to nemá. Že jde obojí spolu, neříká, co je příčina.
balance-change-of = Změna podílu vítězství
balance-change = změna vítězství
balance-offered = nabídnuto za hru
balance-had = míst, která to mají
balance-times = krát na místo
balance-met = splněno
balance-worth = body
balance-map = Jak často: od nikdy
balance-table-of = Tabulka: { $series } ({ $count })
balance-rare = Vzácné konce a mezery v pravidlech
balance-rare-told = Hry, na které se podívat, se semínky: krajnosti, sdílená vítězství a události, které přišly nejvýš v jedné hře z padesáti.
balance-unplayed = Tyto akce nikdo nikdy nezvolil: { $actions }.
balance-games = her
balance-seeds = semínka
balance-shared = sdílené vítězství
balance-shortest = nejkratší hra
balance-longest = nejdelší hra
balance-highest = nejvíc bodů
balance-lowest = nejméně bodů
balance-widest = největší náskok
