# První partie s průvodcem: co je co na stole a co znamená která otázka.

tour-goal-map = Tady se hraje. Zabírejte barevné tratě mezi městy: body za ně dostanete hned a za dlouhé mnohem víc.
tour-goal-offer = Tady leží karty, kterými se tratě platí: pět odkrytých a balíček. Lokomotiva zastoupí kteroukoli barvu.
tour-goal-hand = Tohle vidíte jen vy: karty v ruce a tajné linky. Na každé lince jsou dvě města; když je do konce spojíte svými tratěmi, body dostanete, jinak o ně přijdete.
tour-goal-own = Vaše vagónky a stanice. Jakmile někomu zbudou nejvýš dva vagónky, hraje každý ještě jednou a vyhrává, kdo má nejvíc bodů.
tour-choose-tickets = Linky jsou vaše tajné cíle. Nechte si ty, které vedou stejným směrem: jedna řada tratí pak poslouží několika najednou.
tour-choose-turn = V tahu jedna věc: vezměte si dvě karty, zaberte trať, na kterou máte, dotáhněte linky, nebo postavte stanici. Zpočátku se sbíráním karet nic nezkazíte.
tour-choose-second-card = Jednu kartu už máte a můžete si vzít druhou: odkrytou, nebo překvapení z balíčku. Odkrytá lokomotiva platí za dvě, takže teď si ji vzít nejde.
tour-choose-station-payment = Stanice vám na konci půjčí jednu cizí trať. Vyberte, kterými kartami ji zaplatíte.
tour-choose-tunnel-payment = Tunel je sázka: otočily se tři karty a ty ve vaší barvě ho prodražily. Doplaťte, nebo si karty vezměte zpátky a tah je pryč.
tour-choose-placement = Před prvním tahem se rozkládají suvenýry. Kdo pak zabere trať k takovému místu, jeden si odnese.
tour-choose-souvenir = Vaše trať končí u dvou míst se suvenýry a jeden si smíte vzít. Čím víc různých máte, tím jsou cennější.
