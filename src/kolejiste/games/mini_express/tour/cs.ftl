# První partie s průvodcem: co je co na stole a co znamená která otázka.

tour-goal-map = Na téhle mapě rostou čtyři společnosti a žádná není vaše: stavět smí kdokoli pro kteroukoli. Čím delší trať společnost má, tím cennější jsou její akcie.
tour-goal-offer = Čtyři společnosti se svými vlaky a akciemi. Za akcii zaplatíte jeden vliv za každý vlak, který čeká na poli společnosti.
tour-goal-own = Akcie jsou vaše body a vliv říká, jakou má která z nich cenu. Stavbou vliv získáváte, nákupem utrácíte. Vyhrává, kdo má nejcennější akcie.
tour-which-starting-share = Každý začíná se dvěma akciemi různých společností. Vezměte takovou, jejíž symbol je na mnoha žetonech blízko jejího začátku: tam se vliv získává snadno.
tour-which-two-shares = Tady berete obě počáteční akcie jedné společnosti najednou, vyberte tedy tu, které věříte.
tour-which-share-for-both = Akcii téhle společnosti dostanete oba. Vyberte takovou, které růst rádi dopřejete.
tour-which-action = Dvě možnosti: vzít akcii, nebo postavit kterékoli společnosti trať do města a získat vliv podle jeho žetonu. Nejdřív trochu vlivu, potom akcie, dokud jsou levné.
tour-which-way = Stejně krátkých cest je víc. Společnost, kterou cestou potkáte, dostane vlak, veďte tedy trať přes ty, od kterých máte akcie.
tour-which-influence = Žeton s žolíkem: ještě jeden vliv ve společnosti podle vaší volby. Nejvíc pomůže tam, kde máte akcie.
tour-which-operator = Východ a západ se potkaly a jedna společnost převezme západní větev. Vyberte takovou, od které máte akcie.
tour-which-port = Loď převeze vlak do jiného přístavu a společnost odtud může stavět dál. Vyberte, kde má růst.
