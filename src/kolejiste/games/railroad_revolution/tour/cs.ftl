# První partie s průvodcem: co je co na stole a co znamená která otázka.

tour-goal-map = Z východního pobřeží na západ: sem přijdou vaše koleje a stanice. Města dál na západě jsou dražší a přinášejí víc.
tour-goal-offer = Telegraf, dohody a vlaky, které se dají získat, a stupnice výkonu. Stupnice násobí, co jste postavili, a často rozhodnou.
tour-goal-hand = Vaše mezníky, cíle společnosti. Každý chce manažery určitých barev a splněné podmínky, a pak přinese body.
tour-goal-own = Vaše deska: pracovníci, peníze, akcie, koleje a budovy. V každém tahu jeden pracovník vykoná jednu ze čtyř akcí a jeho barva k ní něco přidá.
tour-which-asset = Každý začíná s jedním jměním a s barevným pracovníkem, který na něm stojí. Barva, kterou chtějí vaše mezníky, je dobrý začátek.
tour-which-asset-use = Co jmění přináší, využijete hned a zdarma. Ať vás to posune k mezníkům.
tour-which-worker = Srdce tahu: jeden pracovník, jedna akce. Stanice a Železnice staví na mapě, Telegraf přináší akcie, Obchod peníze. Barva pracovníka rozhodne, co dostanete navíc.
tour-what-next = Tah má víc kroků, v libovolném pořadí: nejdřív hlavní akce, potom co nabízí pracovník a místo. Platí se až nakonec. Skončete, když už se nic dalšího nevyplatí.
tour-which-toll = Tenhle krok na stupnici stojí pracovníka. Bílý bude chybět nejméně.
tour-which-deal = Nabízí se vám dohoda, možná i v cizím tahu. Žádnou akci vás nestojí; přijměte ji, pokud se vám hodí, co přináší.
tour-which-milestone = Nový cíl pro vaši společnost: jeden si nechte. Nejlepší je ten, ke kterému už stejně míříte.
tour-use-orange-or-pay = Stanice stojí a oranžový účetní vám ji ještě může dát zadarmo: nejdřív využijte jeho schopnost, pak teprve skončete.
tour-which-completed = Splnili jste oba mezníky najednou. Vyberte, který se vymění jako první; druhý přijde hned po něm.
