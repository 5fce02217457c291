# Slová arény: behy mnohých hier a čo z nich vyšlo, po slovensky.

## Chyby

error-measure = „{ $measure }“ nič nemeria: { $reason ->
        [Measure] musí to byť trieda odvodená z kolejiste.arena.measures.Measure.
       *[other] { $reason }
    }
error-on = „{ $on }“ nie je miesto, kde sa dá hrať. Píšte here, ray alebo adresu klastra Ray, napríklad ray://host:10001.
error-no-cluster = Na klaster Ray { $on } sa nedá pripojiť: { $reason }
error-book-gap = { $file } nenadväzuje na predchádzajúce hry, tie sa končia blokom { NUMBER($block, useGrouping: 0) }: nejaký súbor chýba alebo je tu dvakrát. Vráťte ho alebo začnite v inom priečinku.
error-book-other = V priečinku { $folder } je iný beh, líši sa v tomto: { $differs }. Zvoľte iný priečinok alebo v tom behu pokračujte pomocou --resume.
error-book-game = Beh v priečinku { $folder } sa začal, keď mala hra { $game } iné údaje alebo pravidlá, takže ďalšie partie by k tým hotovým nepatrili. Zvoľte iný priečinok alebo pokračujte vo verzii, ktorá ho začala.
error-book-none = V priečinku { $folder } nijaký beh nie je.
error-book-plan = Plán v priečinku { $folder } je pre iný druh behu alebo je poškodený: { $reason }
error-book-busy = V priečinku { $folder } sa práve hrá.

## Správy o vyváženosti

balance-heading = Vyváženosť hry { $title }
balance-intro = Hráčov: { $players }. Dve úrovne botov odohrali po { $games } hrách: { $strong } a { $weak }.
balance-editions = Vydanie: { $editions }
balance-reconstructed = Vydanie je naša rekonštrukcia, nie vytlačená škatuľa: čísla hovoria o nej.
balance-sure = Za každým číslom je jeho 95-percentný interval. Čo je červené, je viac ako náhoda; z dvadsiatich takých čísel je jedno červené náhodou.
balance-repeat = Vytvorilo Kolejiště { $version } od semienka { $seed }; plán a riadok za každú hru ležia v priečinku behu.
balance-changes = Čo zmena urobila
balance-changes-told = Čísel je { $all }; o viac než o náhodu sa ich líši { $real } a tie sú červené.
balance-number = Číslo
balance-difference = Rozdiel
balance-seats = Miesta pri stole
balance-seats-alike = { $series }: žiadne miesto sa od { $fair } nelíši o viac, než môže byť náhoda.
balance-seats-unlike = { $series }: { $found }; vyrovnané by bolo { $fair }.
balance-seat-unlike = { $seat } víťazí v { $share } ({ $range })
balance-seat-wins = Víťazstvá: { $seat }
balance-wins-axis = vyhraných hier v %
balance-share-axis = podiel v %
balance-points-axis = body, priemerne
balance-part-axis = koľko z hry už prebehlo, v %
balance-leader-axis = kto vedie, vyhrá, v %
balance-change-axis = zmena podielu víťazstiev v percentuálnych bodoch
balance-scores = Body
balance-scores-told = { $series }: priemerne { $points } bodu, víťazi { $winners }, náskok pred druhým { $margin }.
balance-points = Body
balance-parts = Odkiaľ sú body
balance-parts-of = Víťazi a ostatní: { $series }
balance-all = všetci
balance-winners = víťazi
balance-others = ostatní
balance-winners-points = Body víťazov
balance-margin = Náskok pred druhým
balance-length = Dĺžka, tempo a koniec
balance-length-told = { $series }: { $plies } ťahu ({ $range }), na jedno miesto { $turns } kola po { $moves } rozhodnutia.
balance-ender = { $series }: kto koniec vyvolá, vyhrá v { $share } ({ $range }).
balance-ends = Čím sa koniec ohlásil
balance-announced = Čím
balance-nothing = ničím, jednoducho prišiel
balance-plies = Ťahov v hre
balance-turns = Kôl na jedno miesto
balance-lead = Kto vedie a kto vyhrá
balance-lead-safe = { $series }: vedenie sa zmení { $changes }-krát; kto vedie po { $part } hry, vyhrá deväťkrát z desiatich.
balance-lead-open = { $series }: vedenie sa zmení { $changes }-krát; až do posledných ťahov nevyhráva ten, kto vedie, deväťkrát z desiatich.
balance-lead-changes = Zmien vedenia
balance-skill = Umenie a šťastie
balance-skill-told = { $edition }{ $strong } sám proti súperom { $weak } víťazí v { $share } ({ $range }), vyrovnané by bolo { $fair }; náskok pred najlepším súperom { $margin } bodu.
balance-luck-told = { $edition }{ $part } ({ $range }) rozdielov vo výsledkoch je daných už pred prvým ťahom. Z jedného rozdania sa náskok prvého miesta líši o { $within } bodu, cez všetky o { $over }.
balance-skill-share = Víťazstvá silnejšej úrovne
balance-deal-part = Dané rozdaním
balance-styles = Štýly
balance-styles-told = Štýl je tá časť bodov, ktorá najviac vyčnieva nad to, čo z nej majú ostatní.
balance-seats-share = miest
balance-wins = víťazstvá
balance-things-told = O koľko častejšie vyhráva, kto to má, ako kto to nemá. Že ide oboje spolu, nehovorí, čo je príčina.
balance-change-of = Zmena podielu víťazstiev
balance-change = zmena víťazstiev
balance-offered = ponúknuté za hru
balance-had = miest, ktoré to majú
balance-times = krát na miesto
balance-met = splnené
balance-worth = body
balance-map = Ako často: od nikdy
balance-table-of = Tabuľka: { $series } ({ $count })
balance-rare = Zriedkavé konce a medzery v pravidlách
balance-rare-told = Hry, na ktoré sa pozrieť, so semienkami: krajnosti, zdieľané víťazstvá a udalosti, ktoré prišli najviac v jednej hre z päťdesiatich.
balance-unplayed = Toto nikto nikdy neurobil: { $actions }.
balance-games = hier
balance-seeds = semienka
balance-shared = zdieľané víťazstvo
balance-shortest = najkratšia hra
balance-longest = najdlhšia hra
balance-highest = najviac bodov
balance-lowest = najmenej bodov
balance-widest = najväčší náskok
