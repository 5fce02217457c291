# Slova laboratoře, česky.

error-not-reset = Prostředí ještě nemá žádnou hru. Nejdřív zavolejte reset.
error-all-done = Hra skončila a všichni agenti odešli. Novou začne reset.
error-agent-done = Pro agenta { $agent } hra skončila: jeho jediný krok je None.
error-no-agent = Agent „{ $agent }“ tu není. Agenti jsou: { $agents }.
error-bad-seed = Semínko je celé číslo od 0 výš, ne { $given }.
error-render-mode = Způsob zobrazení „{ $given }“ neexistuje. Vyberte jeden z těchto: { $known }, nebo žádný.
error-rivals = Soupeřů u tohoto stolu má být { $needed }, ale botů je uvedeno { $given }. Uveďte jednoho bota pro všechny, nebo pro každého jednoho.
error-illegal-mode = S neplatným tahem nelze udělat „{ $given }“. Vyberte jedno z: { $known }.
error-episode-over = Epizoda skončila. Novou hru začne reset.
error-observer-parameters = Pozorovatelé nemají parametry, ale dostali { $given }.
error-observer-kind = Pozorovat lze, co vidí jeden hráč, co vidí divák a co jeden hráč ví od rozdání.
error-no-tensor = Co hráč ví od rozdání, je libovolně dlouhý text; čísla jsou v pozorování.
error-no-chance = Náhoda teď o ničem nerozhoduje.
error-no-outcome = { $given } teď z balíčku { $deck } nelze vylosovat.
error-no-resample = Na to, co může být pravda, se lze ptát jen hráče od 0 do { $most } a ne, když rozhoduje náhoda; zadáno bylo { $player }.
error-vector-way = Hry nelze hrát „{ $given }“. Vyberte jedno z: { $known }.
error-vector-size = Her { $games } a procesů { $workers } být nemůže: obojí je celé číslo od 1 a každý proces potřebuje hru.
error-vector-moves = Tahy musí být celá čísla, jedno pro každou hru, celkem { $games }.
error-vector-illegal = Tah { $move } ve hře { $game } není možný, a proto se netáhlo v žádné hře.
error-vector-closed = Tyto stoly jsou zavřené. Založte nové.
error-worker-gone = Jeden z procesů skončil, hry tedy nemohou pokračovat. Založte nové stoly.

## Datové sady

error-set-empty = Nejsou tu žádné záznamy, ze kterých by se sada dala vytvořit.
error-set-form = Sadu nelze zapsat jako „{ $given }“. Vyberte jedno z: { $known }.
error-set-split = „{ $given }“ není rozdělení. Uveďte procenta pro trénink, ověření a zkoušku, dohromady 100, třeba 80,10,10.
error-set-other = { $file } je z jiné hry než { $first }: název, počet hráčů, volby i vydání musí být stejné.
error-set-changed = { $file } se od začátku sady změnil. Vraťte ho, nebo začněte v jiné složce.
error-set-unfinished = Hra nebyla dohrána.
error-set-none = Ve složce { $folder } není hotová datová sada.
error-set-no-split = Část „{ $given }“ tu není. Vyberte jednu z: { $known }.
error-set-batch = Dávka má celý počet řádků od 1, ne { $given }.
error-set-no-records = Tato sada vznikla bez záznamů, a proto je nemůže vrátit.
error-set-file-twice = V sadě je víc záznamů jménem { $file } a navzájem by se přepsaly.
error-set-file-other = { $file } už existuje a je to jiný soubor. Zvolte jinou složku.
