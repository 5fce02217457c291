# Slová príkazu kolejiste, po slovensky.

## Príkazový riadok: chyby

error-file-exists = { $file } už existuje. Zvoľte iné meno.
error-file-exists-force = { $file } už existuje. Zvoľte iné meno, alebo ho prepíšte pomocou --force.
error-option-form = „{ $given }“ nie je voľba. Píšte --option meno=hodnota.
error-seat-word = Nikto sa nevolá „{ $word }“. { $near ->
        [none] { "" }
       *[other] Nemysleli ste { $near }? Človek toho mena je name:{ $word }.{ " " }
    }Miesto pri stole je you (vy), meno ďalšieho človeka, alebo bot: { $bots }.
error-bot-word = Bot „{ $word }“ tu nie je. { $near ->
        [none] { "" }
       *[other] Nemysleli ste { $near }?{ " " }
    }Boti: { $bots }.
error-bots-count = Botov je { $bots }, hráčov má byť { $players }. Menujte jedného bota pre všetky miesta, alebo pre každé miesto práve jedného.
error-which-game = Povedzte, ktorú hru chcete hrať; vypíše ich { $command }.
error-record-other-game = Záznam je z hry { $title }, nie z hry { $game }.
error-record-fixes = To už hovorí záznam: { $option } sa nedá zadať spolu so záznamom.
error-resume-fixes = { $option } sa v uloženej hre nedá zmeniť.
error-nothing-saved = V { $folder } nie je žiadna uložená hra.
error-hint-not-now = Už nie ste na ťahu, takže niet s čím radiť.
error-no-rules = Hra { $game } so sebou nemá pravidlá na čítanie.
error-rules-chapter = Kapitola „{ $chapter }“ nie je. Sú od 1 do { $most }; vypíše ich rules.
error-needs-record = --seat a --ply ukazujú pozíciu zo záznamu. Zadajte ho pomocou --record.
error-picture-suffix = Aký obrázok má byť „{ $file }“? Meno sa musí končiť jednou z prípon: { $suffixes }.
error-width-svg = --width je pre obrázky PNG; SVG má ľubovoľnú šírku.

## Príkazový riadok: hry, vydania, plány

cli-you = Hráč
cli-games-size = { $least } až { $most } { $most ->
        [few] hráči
       *[other] hráčov
    }, { $shortest } až { $longest } minút
cli-games-maturity = Vyspelosť: { $maturity }
cli-games-board = Vydanie: { $status }
cli-games-option = Voľba { $name }: { $words }. Možnosti: { $choices }. Predvolené: { $default }.
cli-games-hint = Hrajte príkazom: { $command }
cli-edition-good = { $file } je v poriadku: { $name }, pre hru { $game }.
cli-edition-status = Vydanie: { $status }
cli-edition-seats = Hráčov: { $least } až { $most }
cli-edition-hash = Odtlačok: { $hash }
cli-edition-play = Hrajte s ním príkazom: { $command }
cli-edition-written = Zapísané do { $file }. Opravte ho podľa svojej škatule a skontrolujte príkazom: { $command }
cli-board-written = Obrázok je v { $file }.

## Príkazový riadok: stôl

cli-table-edition = Vydanie: { $name } ({ $status })
cli-table-option = { $option }: { $choice }
cli-table-seats = Pri stole: { $names }
cli-table-sealed = Stôl je zapečatený: karty určuje tajné semienko, ku ktorému zaväzuje toto číslo a ktoré sa na konci odhalí.
cli-table-commitment = Záväzok: { $commitment }
cli-table-seed = Stôl nie je zapečatený: karty určuje zadané semienko { $seed }.
cli-table-revealed = Tajné semienko bolo { $seed }.
cli-sheet-seat = { $place }. { $name }
cli-sheet-total = spolu
cli-sheet-winner = { $count ->
        [one] Víťazí { $names }.
       *[other] O víťazstvo sa delia { $names }.
    }

## Príkazový riadok: hranie

cli-play-prompt = číslo, text alebo ? >
cli-play-prompt-only = Enter tento ťah vykoná, ? poradí >
cli-play-hint = Napíšte číslo ťahu, alebo časť jeho názvu, a nájde sa. Znak ? povie, čo ďalšie sa dá písať.
cli-play-hint-move = Bot by zahral: { $move }
cli-play-hint-only = Je len jeden možný ťah: { $move }
cli-play-keeps = Každý ťah sa ukladá do { $file }.
cli-play-resumed = Hra pokračuje po { $moves ->
        [one] { $moves } ťahu
       *[other] { $moves } ťahoch
    }.
cli-play-thinks = { $name } premýšľa…
cli-play-hand-over = Klávesnicu dostáva { $name }. Keď tu bude iba { $name }, stlačte Enter.
cli-play-hand-over-or-undo = Klávesnicu dostáva { $name }. Keď tu bude iba { $name }, stlačte Enter. (undo: { $before } berie ťah späť)
cli-play-go-on = Enter skryje vaše karty.
cli-play-more = b: celá pozícia, ?: nápoveda
cli-play-rest = ďalšie ťahy
cli-play-none-found = Žiadny ťah nezodpovedá textu „{ $text }“. Enter ukáže ťahy znova.
cli-play-no-number = Číslo { $number } v zozname nie je; čísla sú od 1 do { $most }.
cli-play-undone = Ťah je vrátený.
cli-play-saved = Uložené do { $file }.
cli-play-left = Hra je uložená v { $file }.
cli-play-resume = Pokračujte príkazom: { $command }
cli-play-record = Záznam je v { $file }. Overíte ho príkazom: { $command }
cli-rules-hint = Kapitolu ukáže rules a jej číslo.
cli-saves-none = V { $folder } nie je žiadna uložená hra.
cli-saves-game = { $when }, { $names }, po { $moves ->
        [one] { $moves } ťahu
       *[other] { $moves } ťahoch
    }
cli-saves-unreadable = { $when }, súbor, ktorý sa nedá prečítať ako hra:
cli-saves-hint = Prvá z nich: { $newest }, iná: { $other }
cli-play-help =
    číslo     vykoná ťah s tým číslom, alebo rozbalí skupinu ťahov
    text      hľadá v ťahoch; musia sedieť všetky slová, na diakritike nezáleží
    /text     hľadá aj to, čo by inak bol príkaz
    Enter     znova ukáže pozíciu a ťahy; ak je ukázaný jediný ťah, vykoná ho
    m         vypíše všetky ťahy
    b         celá pozícia
    hint      čo by na vašom mieste urobil bot
    rules     pravidlá po kapitolách: rules 2 ukáže druhú
    log       čo sa zatiaľ stalo
    undo      vráti váš posledný ťah, ak sa odvtedy nič neodkrylo
    save FILE uloží kópiu hry (ukladá sa aj sama po každom ťahu)
    svg FILE  nakreslí plán do nového súboru SVG alebo PNG
    q         odchod; v hre sa dá pokračovať neskôr

## Príkazový riadok: záznamy

cli-replay-hidden = Hra sa ešte neskončila, preto sa rozpráva tak, ako ju vidí divák.
cli-replay-enter = Enter: ďalej, q: koniec
cli-verify-still-sealed = Pečať zatiaľ drží: tajné semienko zodpovedá záväzku a odhalí sa na konci.
cli-verify-running = Hra sa ešte neskončila, výsledok teda nie je.
cli-verify-place = { $place }. { $name }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }

## Príkazový riadok: simulácia

cli-simulate-playing = Hrá sa
cli-simulate-done = { $title }, { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } hier
    } pre { $players ->
        [one] { $players } hráča
       *[other] { $players } hráčov
    } za { $seconds } s
cli-simulate-bot = bot
cli-simulate-wins = výhry
cli-simulate-share = podiel v % (95 %)
cli-simulate-mean = priemer
cli-simulate-quartiles = najmenej · kvartily · najviac
cli-simulate-histogram = Body všetkých hráčov:
cli-simulate-length = Ťahov v hre: priemerne { $mean }, od { $least } do { $most }
cli-simulate-speed = Hier za sekundu: { $speed }
cli-simulate-records = { $games ->
        [one] V { $folder } je { $games } záznam.
        [few] V { $folder } sú { $games } záznamy.
       *[other] V { $folder } je { $games } záznamov.
    }

## Chyby: stoly v prehliadači

error-no-address = Na adrese { $host } sa nedá počúvať. Použite adresu tohto počítača, napríklad 127.0.0.1.
error-port-taken = Port { $port } je obsadený. Zvoľte iný pomocou --port.
error-lan-host = Zadajte buď --lan, alebo --host { $host }, nie oboje.

## Príkazový riadok: server

cli-serve-open = Kolejiště beží na { $address }
cli-serve-lan = Pre ostatných v domácej sieti: { $address }
cli-serve-no-lan = Tento počítač teraz nemá adresu v domácej sieti, takže nikto ďalší sa nepripojí.
cli-serve-close = Ctrl+C ho ukončí. Stoly sa ukladajú do { $folder }

## Príkazový riadok: vlastná hra

cli-room-written = Malá hra, ktorá sa dá hneď hrať, je v { $folder }.
cli-room-install = Nainštalujte ju tak, aby zmeny platili hneď: { $command }
cli-room-play = Potom si ju zahrajte: { $command }
cli-room-check = Overte, že spĺňa všetko, čo hry sľubujú: { $command }
error-room-name = „{ $name }“ nemôže byť meno hry. Meno má 2 až 40 malých písmen a až z, číslic a podčiarkovníkov, začína sa písmenom a nie je to slovo Pythonu.
error-room-taken = Hra alebo modul Pythonu { $name } už existuje. Zvoľte iné meno.
error-room-title = Hra sa nemôže volať „{ $title }“. Názov má 1 až { $most } viditeľných písmen alebo znakov, bez úvodzoviek, zátvoriek a spätných lomiek.
