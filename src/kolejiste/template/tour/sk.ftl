# Sprievodca prvou partiou: čo je čo na stole a čo ktorá otázka znamená.

tour-goal-map = Dve spoločné koľaje. Tu sa vozňov zbavujete: na hlavnej koľaji je vozeň za toľko bodov, koľko váži, na vedľajšej za dva.
tour-goal-offer = Balíček, z ktorého si môžete vziať, a návestidlo pre chvíľu, keď už nejde nič.
tour-goal-hand = Vaše tajné vozne. Váha toho, čo tu na konci zostane, sa vám odráta.
tour-choose-turn = Vyberte vozeň a potom koľaj, alebo si vezmite z balíčka. Vozeň nesmie byť ľahší než ten pred ním.
