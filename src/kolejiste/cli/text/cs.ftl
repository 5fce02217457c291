# Slova příkazu kolejiste, česky.

## Příkazová řádka: chyby

error-file-exists = { $file } už existuje. Zvolte jiné jméno.
error-file-exists-force = { $file } už existuje. Zvolte jiné jméno, nebo ho přepište pomocí --force.
error-option-form = „{ $given }“ není volba. Pište --option jméno=hodnota.
error-number-least = { $option } musí být celé číslo, nejméně { $least }.
error-number-between = { $option } musí být celé číslo od { $least } do { $most }.
error-seat-word = Nikdo se nejmenuje „{ $word }“. { $near ->
        [none] { "" }
       *[other] Nemysleli jste { $near }? Člověk toho jména je name:{ $word }.{ " " }
    }Místo u stolu je you (vy), jméno dalšího člověka, nebo bot. Úrovně od nejlehčí: { $levels }. Další boti: { $bots }.
error-bot-word = Bot „{ $word }“ tu není. { $near ->
        [none] { "" }
       *[other] Nemysleli jste { $near }?{ " " }
    }Boti: { $bots }.
error-bot-offer = „{ $given }“ nejde nabídnout jako bota. Pište --bot jméno=bot, s novým jménem z malých písmen, číslic, spojovníků a podtržítek. Obsazená jsou: { $taken }.
error-record-bot = V uložené hře hraje „{ $bot }“ a takový bot tu není. Pokud ho přináší nějaký balíček, nejdřív ho nainstalujte.
error-record-runs = V uložené hře hraje „{ $bot }“, a to by se na tomto počítači spustilo. Pokud tomu věříte, řekněte to pomocí { $option }.
error-bots-count = Botů je { $bots }, hráčů má být { $players }. Jmenujte jednoho bota pro všechna místa, nebo pro každé místo právě jednoho.
error-which-game = Řekněte, kterou hru chcete hrát; vypíše je { $command }.
error-no-file = Soubor { $file } neexistuje.
error-no-record = { $file } není záznam hry z Kolejiště.
error-record-damaged = Řádek { NUMBER($line, useGrouping: 0) } v souboru { $file } je poškozený, nebo ho psalo novější Kolejiště, takže záznam nejde přečíst.
error-json-record = { $file } je záznam hry a výsledek by ho přepsal. Zadejte za --json jiný soubor.
error-record-other-game = Záznam je ze hry { $title }, ne ze hry { $game }.
error-record-fixes = To už říká záznam: { $option } nelze zadat spolu se záznamem.
error-resume-fixes = { $option } se v uložené hře nedá změnit.
error-nothing-saved = Ve složce { $folder } není žádná uložená hra.
error-analysis-running = Tato hra se ještě hraje. Rozbor bude, až skončí.
error-analysis-seat = Místo { $seat } tu není: hra jich má { $players }.
error-hints-shut = { $people ->
        [one] V této hře se neradí: začala tak. Novou hru s radami začnete pomocí { $option }.
       *[other] U tohoto stolu se neradí: nesouhlasili s tím všichni. Pokud budou souhlasit, začněte novou hru s { $option }.
    }
error-hint-not-now = Už nejste na tahu, takže není s čím radit.
error-no-rules = Hra { $game } pravidla ke čtení nepřináší.
error-rules-chapter = Kapitola „{ $chapter }“ tu není. Jsou od 1 do { $most }; vypíše je rules.
error-needs-record = --seat a --ply ukazují pozici ze záznamu. Zadejte ho pomocí --record.
error-picture-suffix = Jaký obrázek má být „{ $file }“? Jméno musí končit jednou z přípon: { $suffixes }.
error-width-svg = --width je pro obrázky PNG; SVG má libovolnou šířku.

## Příkazová řádka: hry, vydání, plány

cli-you = Hráč
cli-games-size = { $least } až { $most } { $most ->
        [few] hráči
       *[other] hráčů
    }, { $shortest } až { $longest } minut
cli-games-maturity = Vyspělost: { $maturity }
cli-games-board = Vydání: { $status }
cli-games-option = Volba { $name }: { $words }. Možnosti: { $choices }. Výchozí: { $default }.
cli-games-hint = Hrajte příkazem: { $command }
cli-edition-good = { $file } je v pořádku: { $name }, pro hru { $game }.
cli-edition-status = Vydání: { $status }
cli-edition-seats = Hráčů: { $least } až { $most }
cli-edition-hash = Otisk: { $hash }
cli-edition-play = Hrajte s ním příkazem: { $command }
cli-edition-written = Zapsáno do souboru { $file }. Opravte ho podle své krabice a zkontrolujte příkazem: { $command }
cli-board-written = Obrázek je v souboru { $file }.

## Příkazová řádka: stůl

cli-table-edition = Vydání: { $name } ({ $status })
cli-table-option = { $option }: { $choice }
cli-table-seats = U stolu: { $names }
cli-table-sealed = Stůl je zapečetěný: karty určuje tajné semínko, ke kterému zavazuje toto číslo a které se na konci odhalí.
cli-table-commitment = Závazek: { $commitment }
cli-table-seed = Stůl není zapečetěný: karty určuje zadané semínko { $seed }.
cli-table-revealed = Tajné semínko bylo { $seed }.
cli-table-hints = U tohoto stolu se radí: kdo je na tahu, smí se zeptat trenéra.
cli-sheet-seat = { $place }. { $name }
cli-sheet-total = celkem
cli-sheet-winner = { $count ->
        [one] Vítězí { $names }.
       *[other] O vítězství se dělí { $names }.
    }

## Příkazová řádka: hraní

cli-play-prompt = číslo, text nebo ? >
cli-play-prompt-only = Enter tento tah provede, ? poradí >
cli-play-hint = Napište číslo tahu, nebo část jeho názvu, a najde se. Znak ? řekne, co dalšího lze psát.
cli-play-hint-thinks = Přemýšlím…
cli-play-keeps = Každý tah se ukládá do souboru { $file }.
cli-play-resumed = Hra pokračuje po { $moves ->
        [one] { $moves } tahu
       *[other] { $moves } tazích
    }.
cli-play-thinks = { $name } přemýšlí…
cli-play-hand-over = Klávesnici dostává { $name }. Až tu bude jen { $name }, stiskněte Enter.
cli-play-hand-over-or-undo = Klávesnici dostává { $name }. Až tu bude jen { $name }, stiskněte Enter. (undo: { $before } bere tah zpět)
cli-play-go-on = Enter skryje vaše karty.
cli-play-more = b: celá pozice, ?: nápověda
cli-play-rest = další tahy
cli-play-none-found = Žádný tah neodpovídá textu „{ $text }“. Enter ukáže tahy znovu.
cli-play-no-number = Číslo { $number } v seznamu není; čísla jsou od 1 do { $most }.
cli-play-undone = Tah je vrácen.
cli-play-saved = Uloženo do souboru { $file }.
cli-play-left = Hra je uložena v souboru { $file }.
cli-play-resume = Pokračujte příkazem: { $command }
cli-play-record = Záznam je v souboru { $file }. Ověříte ho příkazem: { $command }
cli-play-look-back = Rozbor hry ukáže: { $command }
cli-rules-hint = Kapitolu ukáže rules a její číslo.
cli-saves-none = Ve složce { $folder } není žádná uložená hra.
cli-saves-game = { $when }, { $names }, po { $moves ->
        [one] { $moves } tahu
       *[other] { $moves } tazích
    }
cli-saves-unreadable = { $when }, soubor, který nejde přečíst jako hru:
cli-saves-hint = V první z nich pokračujte příkazem: { $newest }, v jiné: { $other }
cli-play-help =
    číslo     provede tah s tím číslem, nebo rozbalí skupinu tahů
    text      hledá v tazích; musí sedět všechna slova, na diakritice nezáleží
    /text     hledá i to, co by jinak byl příkaz
    Enter     ukáže znovu pozici a tahy; je-li ukázán jediný tah, provede ho
    m         vypíše všechny tahy
    b         celá pozice
    hint      { $table ->
        [usual] v této hře se neradí; novou s radami začne --hints
       *[other] nejlepší tahy, co vynesou a proč
    }
    rules     pravidla po kapitolách: rules 2 ukáže druhou
    log       co se zatím stalo
    undo      { $table ->
        [practice] vrátí váš poslední tah, i když se od té doby něco odkrylo
       *[other] vrátí váš poslední tah, pokud se od té doby nic neodkrylo
    }
    save FILE uloží kopii hry (ukládá se i sama po každém tahu)
    svg FILE  nakreslí plán do nového souboru SVG nebo PNG
    q         odchod; ve hře lze pokračovat později

## Příkazová řádka: záznamy

cli-replay-hidden = Hra ještě neskončila, proto se vypráví tak, jak ji vidí divák.
cli-replay-enter = Enter: dál, q: konec
cli-verify-still-sealed = Pečeť zatím drží: tajné semínko odpovídá závazku a odhalí se na konci.
cli-verify-anew = Rozdávalo se znovu ({ $times }×), protože někdo neukázal slíbené číslo.
cli-verify-kept = Je to ta hra, kterou viděl prohlížeč: jeho čísla, závazek i řádky, které viděl, v ní jsou.
cli-verify-ended = { $how ->
        [abandoned] Všichni se dohodli hru tam ukončit, takže nemá výsledek.
       *[resigned] Hra skončila, protože se někdo vzdal.
    }
cli-verify-running = Hra ještě neskončila, výsledek tedy není.
cli-verify-place = { $place }. { $name }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }

## Příkazová řádka: simulace

cli-simulate-playing = Hraje se
cli-simulate-done = { $title }, { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    } pro { $players ->
        [one] { $players } hráče
        [few] { $players } hráče
       *[other] { $players } hráčů
    } za { $seconds } s
cli-simulate-bot = bot
cli-simulate-wins = výhry
cli-simulate-share = podíl v % (95 %)
cli-simulate-mean = průměr
cli-simulate-quartiles =
    nejméně, kvartily,
    nejvíc
cli-simulate-histogram = Body všech hráčů:
cli-simulate-length = Tahů ve hře: průměrně { $mean }, od { $least } do { $most }
cli-simulate-speed = Her za sekundu: { $speed }
cli-simulate-records = { $games ->
        [one] Ve složce { $folder } je { $games } záznam.
        [few] Ve složce { $folder } jsou { $games } záznamy.
       *[other] Ve složce { $folder } je { $games } záznamů.
    }

## Příkazová řádka: běhy a zápasy

error-resume-run = To už říká plán běhu: { $given } nelze zadat spolu s --resume.
error-run-version = Tento běh byl naplánován s Kolejištěm { $planned }, toto je { $version }. Pokračujte v té verzi, nebo začněte znovu.
error-which-title = Řekněte pomocí --title, kterou hru mají hrát; vypíše je { $command }.
error-match-bots = Botů je { $bots }, míst u stolu { $players }. Zápas potřebuje dva boty, nebo tolik, kolik je míst.
error-two-levels = „{ $bots }“ nejsou dvě úrovně. Jmenujte dva různé boty, silnějšího prvního: --bots planner,random.
error-sprt = „{ $given }“ nejsou dva podíly. Pište --sprt 0.50,0.55: podíl, který nestačí, a podíl, o který jde.
error-rounds-swiss = --rounds je pro švýcarský systém, --swiss; v turnaji každý s každým se všichni potkají jednou.
error-tournament-bots = Různých botů je { $bots }, to je málo, nebo je některý uveden dvakrát. Turnaj u stolů po { $players } potřebuje aspoň tolik botů, každého jednou.
cli-tournament-done = { $titles }: botů { $bots }, { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    } od semínka { $seed }
cli-tournament-rating = síla (95 %)
cli-tournament-share = poražených v % (95 %)
cli-tournament-ladder = žebříček
cli-tournament-who = O 400 bodů silnější vyhraje deset her na jednu prohranou.
cli-tournament-beats = { $first } poráží soupeře { $second }: { $share } % (95 %: { $low }–{ $high }), her { $games }, náskok { $margin } b.
cli-tournament-perhaps = { $first } snad poráží soupeře { $second }: { $share } % (95 %: { $low }–{ $high }), her { $games }, náskok { $margin } b.
cli-balance-written = Zpráva je v souboru { $file }
cli-run-stopped = Zastaveno. Vše dosavadní je uloženo; pokračujte příkazem: { $command }
cli-run-kept = Hry jsou ve složce { $folder }
cli-match-others = ostatní
cli-match-points = body (95 %)
cli-match-done = { $title }, { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    } v { $blocks ->
        [one] { $blocks } bloku
       *[other] { $blocks } blocích
    } od semínka { $seed }
cli-match-length = Tahů ve hře: průměrně { $mean }
cli-match-stronger = { $first } je silnější než { $second }: vítězí v { $share } her (odehráno { $games }, 95 %: { $low } – { $high }), vyrovnané by bylo { $fair }.
cli-match-weaker = { $first } je slabší než { $second }: vítězí v { $share } her (odehráno { $games }, 95 %: { $low } – { $high }), vyrovnané by bylo { $fair }.
cli-match-open = Kdo je silnější, zůstává otevřené: { $first } vítězí v { $share } her (soupeř: { $second }, odehráno { $games }, 95 %: { $low } – { $high }), vyrovnané by bylo { $fair }.
cli-match-sprt-better = Prošel: { $first } vítězí spíš v { $wanted } her než v { $least } (soupeř: { $second }); { $share } her (odehráno { $games }, 95 %: { $low } – { $high }), LLR { $llr }.
cli-match-sprt-not-better = Neprošel: { $first } vítězí spíš v { $least } her než v { $wanted } (soupeř: { $second }); { $share } her (odehráno { $games }, 95 %: { $low } – { $high }), LLR { $llr }.
cli-match-sprt-undecided = Nerozhodnuto: všech { $games } stanovených her je odehráno a { $first } může vítězit v { $least } i v { $wanted } (soupeř: { $second }); { $share } (95 %: { $low } – { $high }), LLR { $llr }.

## Chyby: stoly v prohlížeči

error-no-address = Na adrese { $host } nelze poslouchat. Použijte adresu tohoto počítače, třeba 127.0.0.1.
error-port-taken = Port { $port } je obsazený. Zvolte jiný pomocí --port.
error-lan-host = Zadejte buď --lan, nebo --host { $host }, ne obojí.
error-no-proxy = { $proxy } není adresa ani síť proxy. Zadejte třeba 127.0.0.1 nebo 172.17.0.0/16.

## Příkazový řádek: server

cli-serve-open = Kolejiště běží na { $address }
cli-serve-lan = Pro ostatní v domácí síti: { $address }
cli-serve-no-lan = Tento počítač teď nemá adresu v domácí síti, takže nikdo další se nepřipojí.
cli-serve-close = Ctrl+C ho ukončí. Stoly se ukládají do složky { $folder }

## Příkazová řádka: vlastní hra

cli-room-written = Malá hra, kterou jde hned hrát, je ve složce { $folder }.
cli-room-install = Nainstalujte ji tak, aby změny platily hned: { $command }
cli-room-play = Pak si ji zahrajte: { $command }
cli-room-check = Ověřte, že splňuje všechno, co hry slibují: { $command }
error-room-name = „{ $name }“ nemůže být jméno hry. Jméno má 2 až 40 malých písmen a až z, číslic a podtržítek, začíná písmenem a není to slovo Pythonu.
error-room-taken = Hra nebo modul Pythonu { $name } už existuje. Zvolte jiné jméno.
error-room-title = Hra se nemůže jmenovat „{ $title }“. Název má 1 až { $most } viditelných písmen nebo znaků, bez uvozovek, závorek a zpětných lomítek.

## Péče o server

error-admin-no-server = { $folder } není složka serveru. Tu správnou zadejte pomocí --folder.
error-admin-phase = Fáze { $phase } není. Fáze jsou { $phases }.
error-admin-delete-what = Zadejte stoly, které se mají smazat, nebo --untouched DNÍ; jedno z toho.
cli-admin-tables = { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
  }.
cli-admin-sure = Smazat { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
  } navždy?
cli-admin-deleted = Smazáno: { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
  }.
cli-admin-exported = Stůl je v souboru { $file }. Jsou v něm i jeho tajemství: nechte si ho pro sebe.
cli-admin-imported = Stůl { $table } je zpátky.
cli-admin-backed-up = Všechno je v souboru { $file }. Vyzkoušejte ho příkazem: { $command }
cli-admin-keys = { $keys ->
    [one] Server má jediný klíč, podepisuje a ověřuje jím všechno.
   *[other] Od teď podepisuje nový klíč; klíčů, které server zná, je { $keys }.
  }
cli-admin-waiting = Stoly, které čekají na hráče: { $tables }
cli-admin-playing = Stoly, u kterých se hraje: { $tables }
cli-admin-over = Dohrané hry: { $tables }
cli-admin-closed = Stoly zavřené před hrou: { $tables }
cli-admin-week = Stoly, kde se za týden něco stalo: { $tables }
cli-admin-people = Prohlížeče s místem: { $people }; řádky záznamů: { $entries }; klíče: { $keys }
cli-admin-size = Databáze zabírá { $size } MB.

## Příkazová řádka: datové sady

error-dataset-given = Uveďte, které záznamy číst, a pomocí --output řekněte, kam sadu uložit.
cli-dataset-reading = Prohlížejí se záznamy
cli-dataset-making = Tvoří se řádky
cli-dataset-writing = Zapisují se záznamy
cli-dataset-of = { $title }, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, { $form }
cli-dataset-split = část
cli-dataset-games = hry
cli-dataset-decisions = rozhodnutí
cli-dataset-who = kdo rozhodoval
cli-dataset-left-out = { $count ->
        [one] Vynechán je jeden záznam:
        [few] Vynechány jsou { $count } záznamy, mezi nimi:
       *[other] Vynecháno je { $count } záznamů, mezi nimi:
    }
cli-dataset-kept = Sada je ve složce { $folder }
error-workers-database = Procesů má být { $workers }, a ty potřebují společnou databázi: zadejte její adresu pomocí --database.
error-key-unreadable = Klíč v souboru { $file } nejde přečíst: { $reason }
error-key-short = Klíč v souboru { $file } je moc krátký: potřebuje aspoň { $least } bajtů, které nikdo neuhodne.
cli-serve-shared = Ctrl+C ho ukončí. Stoly jsou v databázi; procesů tady: { $workers }.
cli-analyse-progress = Rozebírám hru

## Bot u serveru

cli-bot-plays = { $bot } hraje { $game } jako hráč { $seat }. Ctrl+C ho ukončí, místo zůstane vaše.
cli-bot-over = Hra skončila. { $moves ->
    [one] Odehrál se jeden tah.
    [few] Odehrály se { $moves } tahy.
   *[other] Odehrálo se { $moves } tahů.
  }
error-bot-address = „{ $address }“ není adresa serveru. Zadejte třeba http://127.0.0.1:8765.
error-bot-token = Toto není klíč. Vydá ho majitel místa na stránce stolu, v části O tomto stole.
error-bot-server-away = Server { $address } neodpovídá: { $reason }
error-bot-refused = Server odmítá: { $reason }

## Zprávy ze serveru

error-mail-half = E-mail potřebuje tři věci: vlastní adresu serveru pomocí --address, poštovní server pomocí --smtp a odesílatele pomocí --mail-from.
error-bad-public = { $address } není adresa serveru. Zadejte třeba https://hry.example.org, bez cesty.
error-bad-smtp = Poštovní server zadejte jako adresu, která začíná: { $ways }. Heslo patří do souboru, pomocí --smtp-password.
error-bad-sender = { $address } není e-mailová adresa, ze které by se dalo psát.
