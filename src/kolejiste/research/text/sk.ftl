# Slová laboratória, po slovensky.

error-not-reset = Prostredie ešte nemá žiadnu hru. Najprv zavolajte reset.
error-all-done = Hra sa skončila a všetci agenti odišli. Novú začne reset.
error-agent-done = Pre agenta { $agent } sa hra skončila: jeho jediný krok je None.
error-no-agent = Agent „{ $agent }“ tu nie je. Agenti sú: { $agents }.
error-bad-seed = Semienko je celé číslo od 0 nahor, nie { $given }.
error-render-mode = Spôsob zobrazenia „{ $given }“ neexistuje. Vyberte jeden z týchto: { $known }, alebo žiadny.
error-rivals = Súperov pri tomto stole má byť { $needed }, ale botov je uvedených { $given }. Uveďte jedného bota pre všetkých, alebo pre každého jedného.
error-illegal-mode = S neplatným ťahom nemožno urobiť „{ $given }“. Vyberte jedno z: { $known }.
error-episode-over = Epizóda sa skončila. Novú hru začne reset.
error-observer-parameters = Pozorovatelia nemajú parametre, ale dostali { $given }.
error-observer-kind = Pozorovať možno, čo vidí jeden hráč, čo vidí divák a čo jeden hráč vie od rozdania.
error-no-tensor = Čo hráč vie od rozdania, je ľubovoľne dlhý text; čísla sú v pozorovaní.
error-no-chance = Náhoda teraz o ničom nerozhoduje.
error-no-outcome = { $given } sa teraz z balíčka { $deck } vyžrebovať nedá.
error-no-resample = Na to, čo môže byť pravda, sa možno pýtať iba hráča od 0 do { $most } a nie, keď rozhoduje náhoda; zadané bolo { $player }.
error-vector-way = Hry nemožno hrať „{ $given }“. Vyberte jedno z: { $known }.
error-vector-size = Hier { $games } a procesov { $workers } byť nemôže: oboje je celé číslo od 1 a každý proces potrebuje hru.
error-vector-moves = Ťahy musia byť celé čísla, jedno pre každú hru, spolu { $games }.
error-vector-illegal = Ťah { $move } v hre { $game } nie je možný, a preto sa neťahalo v žiadnej hre.
error-vector-closed = Tieto stoly sú zatvorené. Založte nové.
error-worker-gone = Jeden z procesov skončil, hry teda nemôžu pokračovať. Založte nové stoly.

## Dátové sady

error-set-empty = Nie sú tu žiadne záznamy, z ktorých by sa sada dala vytvoriť.
error-set-form = Sadu nemožno zapísať ako „{ $given }“. Vyberte jedno z: { $known }.
error-set-split = „{ $given }“ nie je rozdelenie. Uveďte percentá pre tréning, overenie a skúšku, spolu 100, napríklad 80,10,10.
error-set-other = { $file } je z inej hry než { $first }: názov, počet hráčov, voľby aj vydanie musia byť rovnaké.
error-set-changed = { $file } sa od začiatku sady zmenil. Vráťte ho, alebo začnite v inom priečinku.
error-set-unfinished = Hra nebola dohraná.
error-set-none = V priečinku { $folder } nie je hotová dátová sada.
error-set-no-split = Časť „{ $given }“ tu nie je. Vyberte jednu z: { $known }.
error-set-batch = Dávka má celý počet riadkov od 1, nie { $given }.
error-set-no-records = Táto sada vznikla bez záznamov, a preto ich nemôže vrátiť.
error-set-file-twice = V sade je viac záznamov s menom { $file } a navzájom by sa prepísali.
error-set-file-other = { $file } už existuje a je to iný súbor. Zvoľte iný priečinok.
