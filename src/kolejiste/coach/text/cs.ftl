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
hint-shared = { $reason }; totéž platí o ostatních tazích
hint-worth = z her dohraných odtud vyhrajete { $wins }, v průměru { $rival ->
        [ahead] o { $lead } před nejlepším soupeřem
        [behind] o { $lead } za nejlepším soupeřem
       *[even] nastejno s nejlepším soupeřem
    }{ $standing ->
        [best] { "" }
        [level] ; z těchto her ho od nejlepšího tahu nikdo nerozezná
        [behind] ; nejspíš horší než nejlepší tah
        [lead] ; výher zhruba stejně, ale náskok zřetelně menší
        [wins] ; bodů víc, ale výher zřetelně méně
       *[clear] ; zřetelně horší než nejlepší tah
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
coach-account-both = štěstí a rozhodnutí
coach-account-end = nakonec
coach-account-about = Rozhodnutí měříme tím, co by na vašem místě a s týmiž znalostmi udělal klubový hráč. Zbytek je štěstí: co kdo dostal a co dělali ostatní.
coach-account-unsure = Rozhodnutí je tolik, že z dohraných her nepoznáme, co bylo štěstí a co volba: vlastní rozhodnutí vyšla na { $choices }, { $error }.
coach-error = plus minus { $error }
coach-costliest = Nejdražší tahy
coach-none-costly = Žádný tah nebyl zjevnou chybou. Pěkně zahráno!
coach-move-number = Tah { $number }
coach-cost = stál { $wins } šancí na výhru (plus minus { $error }), { $after } místo { $best }{ $behind ->
        [no] { "" }
       *[yes] ; k tomu { $lead } (plus minus { $apart })
    }
coach-costliest-about = Měříme nejlepším nalezeným tahem, který by přehlédl třeba i klubový hráč, a jen tím, co se tehdy dalo vědět; graf zná všechny karty. Z tahu o více krocích uvádíme ten nejdražší.
coach-instead = lepší: { $move }
coach-because = proč: { $reasons }
coach-every = Všechna rozhodnutí
coach-every-about = Před: šance na výhru, kdyby odtud pokračoval klubový hráč. Po: s tahem, který se zahrál. Lepší tah uvádíme jen tam, kde je to jisté.
coach-every-move = Tah
coach-every-made = Zahráno
coach-every-before = Před
coach-every-after = Po
coach-every-more = lepší: { $move } ({ $wins }, { $error })
coach-decisions = { $count ->
        [one] Posouzeno jedno rozhodnutí
        [few] Posouzena { $count } rozhodnutí
       *[other] Posouzeno { $count } rozhodnutí
    }, pro každé { $playouts } dohraných her.
