# Slová príkazu kolejiste, po slovensky.

## Príkazový riadok: chyby

error-file-exists = { $file } už existuje. Zvoľte iné meno.
error-file-exists-force = { $file } už existuje. Zvoľte iné meno, alebo ho prepíšte pomocou --force.
error-option-form = „{ $given }“ nie je voľba. Píšte --option meno=hodnota.
error-number-least = { $option } musí byť celé číslo, najmenej { $least }.
error-number-between = { $option } musí byť celé číslo od { $least } do { $most }.
error-seat-word = Nikto sa nevolá „{ $word }“. { $near ->
        [none] { "" }
       *[other] Nemysleli ste { $near }? Človek toho mena je name:{ $word }.{ " " }
    }Miesto pri stole je you (vy), meno ďalšieho človeka, alebo bot. Úrovne od najľahšej: { $levels }. Ďalší boti: { $bots }.
error-bot-word = Bot „{ $word }“ tu nie je. { $near ->
        [none] { "" }
       *[other] Nemysleli ste { $near }?{ " " }
    }Boti: { $bots }.
error-bot-offer = „{ $given }“ sa nedá ponúknuť ako bot. Píšte --bot meno=bot, s novým menom z malých písmen, číslic, spojovníkov a podčiarkovníkov. Obsadené sú: { $taken }.
error-record-bot = V uloženej hre hrá „{ $bot }“ a taký bot tu nie je. Ak ho prináša nejaký balíček, najprv ho nainštalujte.
error-record-runs = V uloženej hre hrá „{ $bot }“, a to by sa na tomto počítači spustilo. Ak tomu veríte, povedzte to pomocou { $option }.
error-bots-count = Botov je { $bots }, hráčov má byť { $players }. Menujte jedného bota pre všetky miesta, alebo pre každé miesto práve jedného.
error-which-game = Povedzte, ktorú hru chcete hrať; vypíše ich { $command }.
error-no-file = Súbor { $file } neexistuje.
error-no-record = { $file } nie je záznam hry z Kolejiště.
error-record-damaged = Riadok { NUMBER($line, useGrouping: 0) } v súbore { $file } je poškodený, alebo ho písalo novšie Kolejiště, takže záznam sa nedá prečítať.
error-json-record = { $file } je záznam hry a výsledok by ho prepísal. Zadajte za --json iný súbor.
error-record-other-game = Záznam je z hry { $title }, nie z hry { $game }.
error-record-fixes = To už hovorí záznam: { $option } sa nedá zadať spolu so záznamom.
error-resume-fixes = { $option } sa v uloženej hre nedá zmeniť.
error-nothing-saved = V priečinku { $folder } nie je žiadna uložená hra.
error-analysis-running = Táto hra sa ešte hrá. Rozbor bude, až keď sa skončí.
error-analysis-seat = Miesto { $seat } tu nie je: hra ich má { $players }.
error-hints-shut = { $people ->
        [one] V tejto hre sa neradí: začala sa tak. Novú hru s radami začnete pomocou { $option }.
       *[other] Pri tomto stole sa neradí: nesúhlasili s tým všetci. Ak budú súhlasiť, začnite novú hru s { $option }.
    }
error-hint-not-now = Už nie ste na ťahu, takže niet s čím radiť.
error-no-rules = Hra { $game } pravidlá na čítanie neprináša.
error-rules-chapter = Kapitola „{ $chapter }“ tu nie je. Sú od 1 do { $most }; vypíše ich rules.
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
cli-edition-written = Zapísané do súboru { $file }. Opravte ho podľa svojej škatule a skontrolujte príkazom: { $command }
cli-board-written = Obrázok je v súbore { $file }.

## Príkazový riadok: stôl

cli-table-edition = Vydanie: { $name } ({ $status })
cli-table-option = { $option }: { $choice }
cli-table-seats = Pri stole: { $names }
cli-table-sealed = Stôl je zapečatený: karty určuje tajné semienko, ku ktorému zaväzuje toto číslo a ktoré sa na konci odhalí.
cli-table-commitment = Záväzok: { $commitment }
cli-table-seed = Stôl nie je zapečatený: karty určuje zadané semienko { $seed }.
cli-table-revealed = Tajné semienko bolo { $seed }.
cli-table-hints = Pri tomto stole sa radí: kto je na ťahu, smie sa opýtať trénera.
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
cli-play-hint-thinks = Premýšľam…
cli-play-keeps = Každý ťah sa ukladá do súboru { $file }.
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
cli-play-saved = Uložené do súboru { $file }.
cli-play-left = Hra je uložená v súbore { $file }.
cli-play-resume = Pokračujte príkazom: { $command }
cli-play-record = Záznam je v súbore { $file }. Overíte ho príkazom: { $command }
cli-play-look-back = Rozbor hry ukáže: { $command }
cli-rules-hint = Kapitolu ukáže rules a jej číslo.
cli-saves-none = V priečinku { $folder } nie je žiadna uložená hra.
cli-saves-game = { $when }, { $names }, po { $moves ->
        [one] { $moves } ťahu
       *[other] { $moves } ťahoch
    }
cli-saves-unreadable = { $when }, súbor, ktorý sa nedá prečítať ako hra:
cli-saves-hint = V prvej z nich pokračujte príkazom: { $newest }, v inej: { $other }
cli-play-help =
    číslo     vykoná ťah s tým číslom, alebo rozbalí skupinu ťahov
    text      hľadá v ťahoch; musia sedieť všetky slová, na diakritike nezáleží
    /text     hľadá aj to, čo by inak bol príkaz
    Enter     znova ukáže pozíciu a ťahy; ak je ukázaný jediný ťah, vykoná ho
    m         vypíše všetky ťahy
    b         celá pozícia
    hint      { $table ->
        [usual] v tejto hre sa neradí; novú s radami začne --hints
       *[other] najlepšie ťahy, čo vynesú a prečo
    }
    rules     pravidlá po kapitolách: rules 2 ukáže druhú
    log       čo sa zatiaľ stalo
    undo      { $table ->
        [practice] vráti váš posledný ťah, aj keď sa odvtedy niečo odkrylo
       *[other] vráti váš posledný ťah, ak sa odvtedy nič neodkrylo
    }
    save FILE uloží kópiu hry (ukladá sa aj sama po každom ťahu)
    svg FILE  nakreslí plán do nového súboru SVG alebo PNG
    q         odchod; v hre sa dá pokračovať neskôr

## Príkazový riadok: záznamy

cli-replay-hidden = Hra sa ešte neskončila, preto sa rozpráva tak, ako ju vidí divák.
cli-replay-enter = Enter: ďalej, q: koniec
cli-verify-still-sealed = Pečať zatiaľ drží: tajné semienko zodpovedá záväzku a odhalí sa na konci.
cli-verify-anew = Rozdávalo sa znova ({ $times }×), lebo niekto neukázal sľúbené číslo.
cli-verify-kept = Je to tá hra, ktorú videl prehliadač: jeho čísla, záväzok aj riadky, ktoré videl, v nej sú.
cli-verify-ended = { $how ->
        [abandoned] Všetci sa dohodli hru tam ukončiť, takže nemá výsledok.
       *[resigned] Hra sa skončila, lebo sa niekto vzdal.
    }
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
cli-simulate-quartiles =
    najmenej, kvartily,
    najviac
cli-simulate-histogram = Body všetkých hráčov:
cli-simulate-length = Ťahov v hre: priemerne { $mean }, od { $least } do { $most }
cli-simulate-speed = Hier za sekundu: { $speed }
cli-simulate-records = { $games ->
        [one] V priečinku { $folder } je { $games } záznam.
        [few] V priečinku { $folder } sú { $games } záznamy.
       *[other] V priečinku { $folder } je { $games } záznamov.
    }

## Príkazový riadok: behy a zápasy

error-resume-run = To už hovorí plán behu: { $given } nemožno zadať spolu s --resume.
error-run-version = Tento beh bol naplánovaný s Kolejištěm { $planned }, toto je { $version }. Pokračujte v tej verzii alebo začnite odznova.
error-which-title = Povedzte pomocou --title, ktorú hru majú hrať; vypíše ich { $command }.
error-match-bots = Botov je { $bots }, miest pri stole { $players }. Zápas potrebuje dvoch botov alebo toľko, koľko je miest.
error-two-levels = „{ $bots }“ nie sú dve úrovne. Pomenujte dvoch rôznych botov, silnejšieho prvého: --bots planner,random.
error-sprt = „{ $given }“ nie sú dva podiely. Píšte --sprt 0.50,0.55: podiel, ktorý nestačí, a podiel, o ktorý ide.
error-rounds-swiss = --rounds je pre švajčiarsky systém, --swiss; v turnaji každý s každým sa všetci stretnú raz.
error-tournament-bots = Rôznych botov je { $bots }, to je málo, alebo je niektorý uvedený dvakrát. Turnaj pri stoloch po { $players } potrebuje aspoň toľko botov, každého raz.
cli-tournament-done = { $titles }: botov { $bots }, { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } hier
    } od semienka { $seed }
cli-tournament-rating = sila (95 %)
cli-tournament-share = porazených v % (95 %)
cli-tournament-ladder = rebríček
cli-tournament-who = O 400 bodov silnejší vyhrá desať hier na jednu prehratú.
cli-tournament-beats = { $first } poráža súpera { $second }: { $share } % (95 %: { $low }–{ $high }), hier { $games }, náskok { $margin } b.
cli-tournament-perhaps = { $first } azda poráža súpera { $second }: { $share } % (95 %: { $low }–{ $high }), hier { $games }, náskok { $margin } b.
cli-balance-written = Správa je v súbore { $file }
cli-run-stopped = Zastavené. Všetko doterajšie je uložené; pokračujte príkazom: { $command }
cli-run-kept = Hry sú v priečinku { $folder }
cli-match-others = ostatní
cli-match-points = body (95 %)
cli-match-done = { $title }, { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } hier
    } v { $blocks ->
        [one] { $blocks } bloku
       *[other] { $blocks } blokoch
    } od semienka { $seed }
cli-match-length = Ťahov v hre: priemerne { $mean }
cli-match-stronger = { $first } je silnejší ako { $second }: víťazí v { $share } hier (odohraných { $games }, 95 %: { $low } – { $high }), vyrovnané by bolo { $fair }.
cli-match-weaker = { $first } je slabší ako { $second }: víťazí v { $share } hier (odohraných { $games }, 95 %: { $low } – { $high }), vyrovnané by bolo { $fair }.
cli-match-open = Kto je silnejší, zostáva otvorené: { $first } víťazí v { $share } hier (súper: { $second }, odohraných { $games }, 95 %: { $low } – { $high }), vyrovnané by bolo { $fair }.
cli-match-sprt-better = Prešiel: { $first } víťazí skôr v { $wanted } hier než v { $least } (súper: { $second }); { $share } hier (odohraných { $games }, 95 %: { $low } – { $high }), LLR { $llr }.
cli-match-sprt-not-better = Neprešiel: { $first } víťazí skôr v { $least } hier než v { $wanted } (súper: { $second }); { $share } hier (odohraných { $games }, 95 %: { $low } – { $high }), LLR { $llr }.
cli-match-sprt-undecided = Nerozhodnuté: všetkých { $games } stanovených hier je odohraných a { $first } môže víťaziť v { $least } aj v { $wanted } (súper: { $second }); { $share } (95 %: { $low } – { $high }), LLR { $llr }.

## Chyby: stoly v prehliadači

error-no-address = Na adrese { $host } sa nedá počúvať. Použite adresu tohto počítača, napríklad 127.0.0.1.
error-port-taken = Port { $port } je obsadený. Zvoľte iný pomocou --port.
error-lan-host = Zadajte buď --lan, alebo --host { $host }, nie oboje.
error-no-proxy = { $proxy } nie je adresa ani sieť proxy. Zadajte napríklad 127.0.0.1 alebo 172.17.0.0/16.

## Príkazový riadok: server

cli-serve-open = Kolejiště beží na { $address }
cli-serve-lan = Pre ostatných v domácej sieti: { $address }
cli-serve-no-lan = Tento počítač teraz nemá adresu v domácej sieti, takže nikto ďalší sa nepripojí.
cli-serve-close = Ctrl+C ho ukončí. Stoly sa ukladajú do priečinka { $folder }

## Príkazový riadok: vlastná hra

cli-room-written = Malá hra, ktorá sa dá hneď hrať, je v priečinku { $folder }.
cli-room-install = Nainštalujte ju tak, aby zmeny platili hneď: { $command }
cli-room-play = Potom si ju zahrajte: { $command }
cli-room-check = Overte, že spĺňa všetko, čo hry sľubujú: { $command }
error-room-name = „{ $name }“ nemôže byť meno hry. Meno má 2 až 40 malých písmen a až z, číslic a podčiarkovníkov, začína sa písmenom a nie je to slovo Pythonu.
error-room-taken = Hra alebo modul Pythonu { $name } už existuje. Zvoľte iné meno.
error-room-title = Hra sa nemôže volať „{ $title }“. Názov má 1 až { $most } viditeľných písmen alebo znakov, bez úvodzoviek, zátvoriek a spätných lomiek.

## Starostlivosť o server

error-admin-no-server = { $folder } nie je priečinok servera. Ten správny zadajte pomocou --folder.
error-admin-phase = Fáza { $phase } nie je. Fázy sú { $phases }.
error-admin-delete-what = Zadajte stoly, ktoré sa majú zmazať, alebo --untouched DNÍ; jedno z toho.
cli-admin-tables = { $tables ->
    [one] { $tables } stôl
    [few] { $tables } stoly
   *[other] { $tables } stolov
  }.
cli-admin-sure = Zmazať { $tables ->
    [one] { $tables } stôl
    [few] { $tables } stoly
   *[other] { $tables } stolov
  } navždy?
cli-admin-deleted = Zmazané: { $tables ->
    [one] { $tables } stôl
    [few] { $tables } stoly
   *[other] { $tables } stolov
  }.
cli-admin-exported = Stôl je v súbore { $file }. Sú v ňom aj jeho tajomstvá: nechajte si ho pre seba.
cli-admin-imported = Stôl { $table } je späť.
cli-admin-backed-up = Všetko je v súbore { $file }. Vyskúšajte ho príkazom: { $command }
cli-admin-keys = { $keys ->
    [one] Server má jediný kľúč, podpisuje a overuje ním všetko.
   *[other] Odteraz podpisuje nový kľúč; kľúčov, ktoré server pozná, je { $keys }.
  }
cli-admin-waiting = Stoly, ktoré čakajú na hráčov: { $tables }
cli-admin-playing = Stoly, pri ktorých sa hrá: { $tables }
cli-admin-over = Dohrané hry: { $tables }
cli-admin-closed = Stoly zavreté pred hrou: { $tables }
cli-admin-week = Stoly, kde sa za týždeň niečo stalo: { $tables }
cli-admin-people = Prehliadače s miestom: { $people }; riadky záznamov: { $entries }; kľúče: { $keys }
cli-admin-size = Databáza zaberá { $size } MB.

## Príkazový riadok: dátové sady

error-dataset-given = Uveďte, ktoré záznamy čítať, a pomocou --output povedzte, kam sadu uložiť.
cli-dataset-reading = Prezerajú sa záznamy
cli-dataset-making = Tvoria sa riadky
cli-dataset-writing = Zapisujú sa záznamy
cli-dataset-of = { $title }, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčov
    }, { $form }
cli-dataset-split = časť
cli-dataset-games = hry
cli-dataset-decisions = rozhodnutia
cli-dataset-who = kto rozhodoval
cli-dataset-left-out = { $count ->
        [one] Vynechaný je jeden záznam:
        [few] Vynechané sú { $count } záznamy, medzi nimi:
       *[other] Vynechaných je { $count } záznamov, medzi nimi:
    }
cli-dataset-kept = Sada je v priečinku { $folder }
error-workers-database = Procesov má byť { $workers }, a tie potrebujú spoločnú databázu: zadajte jej adresu pomocou --database.
error-key-unreadable = Kľúč v súbore { $file } sa nedá prečítať: { $reason }
error-key-short = Kľúč v súbore { $file } je príliš krátky: potrebuje aspoň { $least } bajtov, ktoré nikto neuhádne.
cli-serve-shared = Ctrl+C ho ukončí. Stoly sú v databáze; procesov tu: { $workers }.
cli-analyse-progress = Rozoberám hru

## Bot pri serveri

cli-bot-plays = { $bot } hrá { $game } ako hráč { $seat }. Ctrl+C ho ukončí, miesto zostane vaše.
cli-bot-over = Hra sa skončila. { $moves ->
    [one] Odohral sa jeden ťah.
    [few] Odohrali sa { $moves } ťahy.
   *[other] Odohralo sa { $moves } ťahov.
  }
error-bot-address = „{ $address }“ nie je adresa servera. Zadajte napríklad http://127.0.0.1:8765.
error-bot-token = Toto nie je kľúč. Vydá ho majiteľ miesta na stránke stola, v časti O tomto stole.
error-bot-server-away = Server { $address } neodpovedá: { $reason }
error-bot-refused = Server odmieta: { $reason }

## Správy zo servera

error-mail-half = E-mail potrebuje tri veci: vlastnú adresu servera pomocou --address, poštový server pomocou --smtp a odosielateľa pomocou --mail-from.
error-bad-public = { $address } nie je adresa servera. Zadajte napríklad https://hry.example.org, bez cesty.
error-bad-smtp = Poštový server zadajte ako adresu, ktorá sa začína: { $ways }. Heslo patrí do súboru, pomocou --smtp-password.
error-bad-sender = { $address } nie je e-mailová adresa, z ktorej by sa dalo písať.
