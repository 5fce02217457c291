# Prvá partia so sprievodcom: čo je čo na stole a čo znamená ktorá otázka.

tour-goal-map = Jediná trať, ktorú staviate všetci spoločne, kartu po karte. Vaše dve lokomotívy idú po každej karte stále po svojej koľaji, nech sa krúti kamkoľvek.
tour-goal-offer = Odkryté karty, ktoré môže vyložiť ktokoľvek. Za každú vzatú príde nová.
tour-goal-hand = Vaše tajné karty. Už sa nedopĺňajú, odložte si ich teda na pravú chvíľu.
tour-goal-own = Váš záznamový hárok. Každá stanica, kam váš vlak príde, tu zaškrtne políčko a riadky z nich urobia body. Vyhráva, kto ich má najviac.
tour-which-side = Počiatočná stanica má dve strany a vy vyberáte, ktorá bude hore. Koľaj si potom vyberáte prví: hľadajte stranu so symbolom, ktorý by ste najradšej.
tour-which-track = Odtiaľto vyrazia vaše lokomotívy. Symbol pri koľaji si zaškrtnete hneď a vaša čiara odtiaľto pokračuje cez všetky karty.
tour-which-card = Vyložte kartu na koniec trate. Rýchlejšie lokomotívy všetkých na ňu prídu a každý zaškrtne, čo má na svojej koľaji: vyberte takú, ktorá dá viac vám než ostatným.
tour-which-free-action = Niečo navyše, ak chcete: poslať pomalšiu lokomotívu do stanice, ktorú minula, vyložiť druhú kartu, alebo vymeniť kartu za mincu. Minca, ktorá zostane, je na konci len za bod.
tour-which-symbol = Váš vlak stojí v stanici s viacerými druhmi tovaru. Zaškrtnite ten, ktorý na hárku prinesie najviac.
tour-which-slow-move = Vlaky prišli do zákruty, a tak sa vaša pomalšia lokomotíva smie posunúť zadarmo. Pošlite ju do najlepšej stanice, ktorú minula.
tour-which-closing-action = Posledná príležitosť: ešte jedna voľná akcia, než sa spočítajú hárky.
