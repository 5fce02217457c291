# Slova trenéra, česky.

error-nothing-played = V tomto záznamu se ještě nic neodehrálo, není co rozebírat.

## Rady

in-points = { $said } { $count ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }
hint-only = jiný tah není
hint-worth = z her dohraných odtud vyhrajete { $wins }, průměrný výsledek { $points }{ $behind ->
        [best] { "" }
        [level] ; od nejlepšího tahu se sotva liší
       *[behind] ; o { $lead } horší než nejlepší tah
    }

## Ohlédnutí

coach-title = Rozbor hry
coach-chances = Šance na výhru tah po tahu
coach-chances-known = se všemi kartami odkrytými
coach-account-heading = Jak k tomu došlo
coach-account-start = rovný začátek
coach-account-deal = místa a rozdání
coach-account-luck = štěstí a ostatní
coach-account-choices = vlastní rozhodnutí
coach-account-end = nakonec
coach-account-about = Rozhodnutí měříme tím, co by na vašem místě a s týmiž znalostmi udělal klubový hráč. Zbytek je štěstí: co kdo dostal a co dělali ostatní.
coach-error = plus minus { $error }
coach-costliest = Nejdražší tahy
coach-none-costly = Žádný tah nebyl zjevnou chybou. Pěkně zahráno!
coach-move-number = Tah { $number }
coach-cost = stál { $wins } šancí na výhru (plus minus { $error }) a { $lead }
coach-instead = lepší: { $move }
coach-because = proč: { $reasons }
coach-decisions = { $count ->
        [one] Posouzeno jedno rozhodnutí
        [few] Posouzena { $count } rozhodnutí
       *[other] Posouzeno { $count } rozhodnutí
    }, pro každé { $playouts } dohraných her.
