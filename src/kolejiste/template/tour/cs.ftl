# Průvodce první partií: co je co na stole a co která otázka znamená.

tour-goal-map = Dvě společné koleje. Tady se vagonů zbavujete: na hlavní koleji je vagon za tolik bodů, kolik váží, na vedlejší za dva.
tour-goal-offer = Balíček, ze kterého si můžete vzít, a návěstidlo pro chvíli, kdy už nejde nic.
tour-goal-hand = Vaše tajné vagony. Váha toho, co tu na konci zůstane, se vám odečte.
tour-choose-turn = Vyberte vagon a pak kolej, nebo si vezměte z balíčku. Vagon nesmí být lehčí než ten před ním.
