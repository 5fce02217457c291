# Prvá partia so sprievodcom: čo je čo na stole a čo znamená ktorá otázka.

tour-goal-map = Na tejto mape rastú štyri spoločnosti a žiadna nie je vaša: stavať smie ktokoľvek pre ktorúkoľvek. Čím dlhšiu trať spoločnosť má, tým cennejšie sú jej akcie.
tour-goal-offer = Štyri spoločnosti so svojimi vlakmi a akciami. Za akciu zaplatíte jeden vplyv za každý vlak, ktorý čaká na poli spoločnosti.
tour-goal-own = Akcie sú vaše body a vplyv hovorí, akú má ktorá z nich cenu. Stavbou vplyv získavate, nákupom míňate. Vyhráva, kto má najcennejšie akcie.
tour-which-starting-share = Každý začína s dvoma akciami rôznych spoločností. Vezmite takú, ktorej symbol je na mnohých žetónoch blízko jej začiatku: tam sa vplyv získava ľahko.
tour-which-two-shares = Tu beriete obe počiatočné akcie jednej spoločnosti naraz, vyberte teda tú, ktorej veríte.
tour-which-share-for-both = Akciu tejto spoločnosti dostanete obaja. Vyberte takú, ktorej rast radi doprajete.
tour-which-action = Dve možnosti: vziať akciu, alebo postaviť ktorejkoľvek spoločnosti trať do mesta a získať vplyv podľa jeho žetónu. Najprv trochu vplyvu, potom akcie, kým sú lacné.
tour-which-way = Rovnako krátkych ciest je viac. Spoločnosť, ktorú cestou stretnete, dostane vlak, veďte teda trať cez tie, od ktorých máte akcie.
tour-which-influence = Žetón so žolíkom: ešte jeden vplyv v spoločnosti podľa vašej voľby. Najviac pomôže tam, kde máte akcie.
tour-which-operator = Východ a západ sa stretli a jedna spoločnosť prevezme západnú vetvu. Vyberte takú, od ktorej máte akcie.
tour-which-port = Loď prevezie vlak do iného prístavu a spoločnosť odtiaľ môže stavať ďalej. Vyberte, kde má rásť.
