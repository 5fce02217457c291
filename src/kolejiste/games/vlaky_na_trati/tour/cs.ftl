# První partie s průvodcem: co je co na stole a co znamená která otázka.

tour-goal-map = Jediná trať, kterou stavíte všichni společně, kartu po kartě. Vaše dvě lokomotivy jedou po každé kartě stále po své koleji, ať se kroutí kamkoli.
tour-goal-offer = Odkryté karty, které může vyložit kdokoli. Za každou vzatou přijde nová.
tour-goal-hand = Vaše tajné karty. Už se nedoplňují, schovejte si je tedy na pravou chvíli.
tour-goal-own = Váš záznamový arch. Každá stanice, kam váš vlak dojede, tu zaškrtne políčko a řádky z nich udělají body. Vyhrává, kdo jich má nejvíc.
tour-which-side = Počáteční stanice má dvě strany a vy vybíráte, která bude nahoře. Kolej si pak vybíráte první: hledejte stranu se symbolem, který byste nejraději.
tour-which-track = Odtud vyjedou vaše lokomotivy. Symbol u koleje si zaškrtnete hned a vaše čára odsud pokračuje přes všechny karty.
tour-which-card = Vyložte kartu na konec trati. Rychlejší lokomotivy všech na ni najedou a každý zaškrtne, co má na své koleji: vyberte takovou, která dá víc vám než ostatním.
tour-which-free-action = Něco navíc, pokud chcete: poslat pomalejší lokomotivu do stanice, kterou minula, vyložit druhou kartu, nebo vyměnit kartu za minci. Mince, která zbude, je na konci jen za bod.
tour-which-symbol = Váš vlak stojí ve stanici s více druhy zboží. Zaškrtněte to, které na archu přinese nejvíc.
tour-which-slow-move = Vlaky dojely do zatáčky, a tak se vaše pomalejší lokomotiva smí posunout zdarma. Pošlete ji do nejlepší stanice, kterou minula.
tour-which-closing-action = Poslední příležitost: ještě jedna volná akce, než se spočítají archy.
