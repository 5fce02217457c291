# Čím se liší San Francisco.

tour-goal-map = Tady se hraje. Zabírejte barevné tratě mezi místy: body za ně dostanete hned. Kulaté odznaky jsou suvenýry, a kdo k nim přijede, jeden si odnese.
tour-goal-offer = Tady leží karty, kterými se tratě platí: pět odkrytých a balíček. Trajekt zastoupí kteroukoli barvu.
tour-goal-hand = Tohle vidíte jen vy: karty v ruce a tajné linky. Na každé lince jsou dvě místa; když je do konce spojíte svými tratěmi, body dostanete, jinak o ně přijdete.
tour-goal-own = Vaše tramvaje a suvenýry. Hra je rychlá: když někomu zbude tramvají jen pár, začíná poslední kolo a vyhrává, kdo má nejvíc bodů.
tour-choose-turn = V tahu jedna věc: vezměte si dvě karty, zaberte trať, na kterou máte, nebo dotáhněte linky. Zpočátku se sbíráním karet nic nezkazíte.
tour-choose-second-card = Jednu kartu už máte a můžete si vzít druhou: odkrytou, nebo překvapení z balíčku. Odkrytý trajekt platí za dvě, takže teď si ho vzít nejde.
