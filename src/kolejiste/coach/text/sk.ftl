# Slová trénera, slovensky.

error-nothing-played = V tomto zázname sa ešte nič neodohralo, nie je čo rozoberať.

## Rady

in-points = { $said } { $count ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodov
    }
hint-only = iný ťah nie je
hint-shared = { $reason }; to isté platí o ostatných ťahoch
hint-worth = z hier dohraných odtiaľto vyhráte { $wins }, v priemere { $rival ->
        [ahead] o { $lead } pred najlepším súperom
        [behind] o { $lead } za najlepším súperom
       *[even] narovnako s najlepším súperom
    }{ $standing ->
        [best] { "" }
        [level] ; z týchto hier ho od najlepšieho ťahu nikto nerozozná
        [behind] ; zrejme horšie ako najlepší ťah
        [lead] ; výhier zhruba rovnako, ale náskok zreteľne menší
        [wins] ; bodov viac, ale výhier zreteľne menej
       *[clear] ; zreteľne horšie ako najlepší ťah
    }

## Obzretie

coach-title = Rozbor hry
coach-chances = Šance na výhru ťah po ťahu
coach-chances-known = so všetkými kartami odkrytými
coach-account-heading = Ako k tomu došlo
coach-account-start = rovný začiatok
coach-account-deal = miesta a rozdanie
coach-account-luck = šťastie a ostatní
coach-account-choices = vlastné rozhodnutia
coach-account-both = šťastie a rozhodnutia
coach-account-end = nakoniec
coach-account-about = Rozhodnutia meriame tým, čo by na vašom mieste a s rovnakými znalosťami urobil klubový hráč. Zvyšok je šťastie: čo kto dostal a čo robili ostatní.
coach-account-unsure = Rozhodnutí je toľko, že z dohraných hier nespoznáme, čo bolo šťastie a čo voľba: vlastné rozhodnutia vyšli na { $choices }, { $error }.
coach-error = plus mínus { $error }
coach-costliest = Najdrahšie ťahy
coach-none-costly = Žiadny ťah nebol zjavnou chybou. Pekne zahrané!
coach-move-number = Ťah { $number }
coach-cost = stál { $wins } šancí na výhru (plus mínus { $error }), { $after } namiesto { $best }{ $behind ->
        [no] { "" }
       *[yes] ; k tomu { $lead } (plus mínus { $apart })
    }
coach-costliest-about = Meriame najlepším nájdeným ťahom, ktorý by prehliadol možno aj klubový hráč, a len tým, čo sa vtedy dalo vedieť; graf pozná všetky karty. Z ťahu s viacerými krokmi uvádzame ten najdrahší.
coach-instead = lepšie: { $move }
coach-because = prečo: { $reasons }
coach-every = Všetky rozhodnutia
coach-every-about = Pred: šance na výhru, keby odtiaľ pokračoval klubový hráč. Po: s ťahom, ktorý sa zahral. Lepší ťah uvádzame len tam, kde je to isté.
coach-every-move = Ťah
coach-every-made = Zahrané
coach-every-before = Pred
coach-every-after = Po
coach-every-more = lepšie: { $move } ({ $wins }, { $error })
coach-decisions = { $count ->
        [one] Posúdené jedno rozhodnutie
        [few] Posúdené { $count } rozhodnutia
       *[other] Posúdených { $count } rozhodnutí
    }, pre každé { $playouts } dohraných hier.
