# Prvá partia so sprievodcom: čo je čo na stole a čo znamená ktorá otázka.

tour-goal-map = Z východného pobrežia na západ: sem prídu vaše koľaje a stanice. Mestá ďalej na západe sú drahšie a prinášajú viac.
tour-goal-offer = Telegraf, dohody a vlaky, ktoré sa dajú získať, a stupnice výkonu. Stupnice násobia, čo ste postavili, a často rozhodnú.
tour-goal-hand = Vaše míľniky, ciele spoločnosti. Každý chce manažérov určitých farieb a splnené podmienky, a potom prinesie body.
tour-goal-own = Vaša doska: pracovníci, peniaze, akcie, koľaje a budovy. V každom ťahu jeden pracovník vykoná jednu zo štyroch činností a jeho farba k nej niečo pridá.
tour-which-asset = Každý začína s jedným majetkom a s farebným pracovníkom, ktorý na ňom stojí. Farba, ktorú chcú vaše míľniky, je dobrý začiatok.
tour-which-asset-use = Čo majetok prináša, využijete hneď a zadarmo. Nech vás to posunie k míľnikom.
tour-which-worker = Srdce ťahu: jeden pracovník, jedna činnosť. Stanica a Železnica stavajú na mape, Telegraf prináša akcie, Obchod peniaze. Farba pracovníka rozhodne, čo dostanete navyše.
tour-what-next = Ťah má viac krokov, v ľubovoľnom poradí: najprv hlavná činnosť, potom čo ponúka pracovník a miesto. Platí sa až nakoniec. Skončite, keď sa už nič ďalšie neoplatí.
tour-which-toll = Tento krok na stupnici stojí pracovníka. Biely bude chýbať najmenej.
tour-which-deal = Ponúka sa vám dohoda, možno aj v cudzom ťahu. Žiadnu činnosť na ňu neminiete; prijmite ju, ak sa vám hodí, čo prináša.
tour-which-milestone = Nový cieľ pre vašu spoločnosť: jeden si nechajte. Najlepší je ten, ku ktorému už aj tak smerujete.
tour-use-orange-or-pay = Stanica stojí a oranžový účtovník vám ju ešte môže dať zadarmo: najprv využite jeho schopnosť, až potom skončite.
tour-which-completed = Splnili ste oba míľniky naraz. Vyberte, ktorý sa vymení ako prvý; druhý príde hneď po ňom.
