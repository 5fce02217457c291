# Slova, která nepatří žádné hře, česky.

## Seats

seat = Hráč { $number }

## How sure an edition's facts are, and how finished a game is

status-rulebook = podle pravidel
status-verified = ověřeno v nezávislých zdrojích
status-single-source = známo z jediného zdroje
status-reconstructed = rekonstrukce: nejsou to tištěné hodnoty

maturity-alpha = alfa: může se ještě měnit a obsahovat chyby
maturity-beta = beta: úplná, zkouší se
maturity-stable = stabilní

in-english = Tato hra zatím česky neumí. Její vlastní texty jsou anglicky.

## Tahy

moves-asides = Kdykoli
bot-beginner = Bot Začátečník
bot-casual = Bot Pohodář
bot-club = Bot Klubový hráč
bot-expert = Bot Expert
bot-master = Bot Mistr
bot-planner = Bot Plánovač
bot-random = Bot Náhoda
bot-search = Bot Hledač
hand = { $who ->
    [person] { $name } zase hraje.
    [program] Odtud hraje za hráče { $name } program.
   *[bot] Odtud hraje za hráče { $name } { $bot }.
  }
hand-ever = { $who ->
    [program] Za hráče { $name } táhl i program.
   *[bot] Za hráče { $name } táhl i { $bot }.
  }

## Errors: titles, seats, options

error-no-title = Hra „{ $game }“ tu není. { $near ->
        [none] { "" }
       *[other] Nemysleli jste { $near }?{ " " }
    }Na výběr jsou: { $games }.
error-seats = { $game }: s tímto počtem hráčů ({ $players }) hrát nelze. Hráčů může být { $least } až { $most }.
error-no-option = { $game } nemá volbu „{ $option }“. { $options ->
        [none] Nemá žádné volby.
       *[other] Její volby jsou: { $options }.
    }
error-option-players = Volba { $option } platí jen při počtu hráčů { $counts }, ne při { $players }.
error-option-when = Volbu { $option } lze zvolit, jen když platí { $needs }.
error-option-value = Volba { $option } nemůže mít hodnotu „{ $value }“. Vyberte z těchto: { $choices }.
error-language = Jazyk „{ $language }“ neumíme. Vyberte z těchto: { $languages }.
error-seat-names = { $seats ->
        [one] Bylo zadáno jedno jméno
        [few] Byla zadána { $seats } jména
       *[other] Bylo zadáno { $seats } jmen
    }, ale počet míst ve hře je { $players }. Zadejte pro každé místo jedno jméno.
error-bot = Bot „{ $bot }“ tu není. Vyberte z těchto: { $bots }.

## Errors: packages that bring games and bots

error-package = „{ $name }“ z nainstalovaného balíčku { $package } tu není: { $reason }
error-no-module = modul { $module } nelze najít.{ $reason ->
        [none] { "" }
       *[other] { " " }({ $reason })
    }
error-no-meta = v modulu { $module } chybí soubor meta.toml.
error-bad-meta = v souboru { $file } je chyba: { $reason }
error-no-english = hra { $game } nemá anglické texty: name, about a text/en.ftl.
error-title-taken = hra { $game } už tu je.
error-bot-taken = bot { $bot } už tu je.
error-bot-name = jméno bota má 1 až 30 písmen a až z, číslic, spojovníků a podtržítek, začíná písmenem a nesmí tu znamenat nic jiného.
error-room-broken = Hru { $game } nelze hrát, v jejím programu je chyba: { $reason }
error-bot-broken = Bot { $bot } nemůže hrát, v jeho programu je chyba: { $reason }
error-bot-illegal = Bot { $bot } zvolil { $move }, a to není dovolený tah.
error-bot-form = „{ $bot }“ není žádný bot. Pište planner, search:playouts=800, balík.modul:Třída, stdio:./program nebo http://adresa.
error-bot-setting = Bot { $bot } nemá nastavení { $setting }. { $settings ->
        [none] Nemá vůbec žádné.
       *[other] Má tato: { $settings }.
    }
error-bot-setting-value = { $setting } nemůže být „{ $value }“. Je to { $kind ->
        [int] celé číslo
        [float] číslo
        [bool] yes, nebo no
       *[other] text
    }.
error-bot-setting-least = { $setting } nemůže být { $value }. Je to nejméně { $least }.
error-bot-setting-most = { $setting } nemůže být { $value }. Je to nejvýš { $most }.
error-bot-seconds = { $variable } je „{ $value }“. Musí to být počet sekund větší než 0.
error-bot-start = Program „{ $bot }“ nejde spustit: { $reason }
error-bot-ended = Bot { $bot } skončil bez odpovědi. Víc řekne to, co vypsal na chybový výstup.
error-bot-silent = Bot { $bot } neodpověděl { $seconds } s, a tak se na něj už nečeká.
error-bot-nonsense = Bot { $bot } odpověděl { $answer }. Odpověď je jeden řádek, třeba {"{"}"id": 7, "move": 12{"}"}.
error-bot-late = Bot { $bot } odpověděl na otázku { $answer }, položena ale byla otázka { $question }. Odpověď opakuje id své otázky.
error-bot-status = Bot { $bot } odpověděl stavem { $status } místo 200.

## Errors: moves

error-game-over = Hra skončila, táhnout už nejde.
error-no-such-move = Tah { $move } neexistuje. Tahy jsou celá čísla od 0 do { NUMBER($most, useGrouping: 0) }.
error-no-such-seat = Místo { $seat } u tohoto stolu není. Místa jsou celá čísla od 0 do { NUMBER($most, useGrouping: 0) }; bez místa se jen přihlíží.
error-no-policy = Způsob hry „{ $policy }“ neexistuje. Vyberte některý z těchto: { $policies }.
error-no-worlds = Světy v počtu { $worlds } se semínkem { $seed } nejde odehrát. Je potřeba aspoň jeden svět a semínko od 0 do { NUMBER($most, useGrouping: 0) }.
error-no-such-action = Tato hra nemá akci { $action }. Vyberte některý z možných tahů.
error-not-now = „{ $action }“ teď nejde. Rozhoduje se o něčem jiném: { $ask }
error-undo-nothing = Nemáte žádný tah, který by šlo vzít zpět.
error-undo-acted = Tah už nelze vzít zpět: mezitím táhl někdo jiný.
error-undo-known = Tah nelze vzít zpět: vyšlo najevo něco skrytého.

## A table

begins-lot = Začínajícího hráče určil los: { $name }
begins-chosen = Začínající hráč podle domluvy: { $name }
begins-turn = Začíná další v pořadí: { $name }
practice-table = Cvičný stůl: zpět se dá vzít všechno, i to, čím vyšlo najevo něco skrytého; trenér radí a výsledek se nepočítá.

## Why something cannot be chosen

why-over = Hra skončila.
why-watching = Tuto hru jen sledujete.
why-other = Teď rozhoduje { $seat }.
why-other-asked = Teď rozhoduje { $seat }: { $ask }
why-not = To teď nejde.
why-not-asked = To teď nejde. Rozhoduje se o něčem jiném: { $ask }

## Errors: records

error-record-empty = Záznam je prázdný. Na prvním řádku musí být hlavička.
error-record-line = Řádek { NUMBER($line, useGrouping: 0) } záznamu nelze přečíst: { $reason }.
error-record-format = Záznam má formát { $format }; tato verze čte formát { $ours }.
error-record-unreadable = Záznam { $file } nelze přečíst: { $reason }.
error-record-edition = Záznam vznikl s vydáním „{ $name }“, jehož hodnoty se liší od vydání „{ $ours }“. Zadejte soubor vydání, se kterým se hrálo.
error-record-undo = Řádek { NUMBER($line, useGrouping: 0) } záznamu bere zpět více tahů, než jich bylo.
error-record-no-deal = V záznamu chybí rozdání, takže hra nemůže začít.
error-record-action = Takhle se akce této hry nezapisují: { $reason }.
error-record-too-long = Záznam pokračuje tahem { $move }, i když hra už skončila.
error-record-seat = Tah { $move } provedl hráč { $seat }, ale rozhodovat měl hráč { $decider }.
error-record-move = Tah { $move } záznamu nelze přehrát: { $reason }
error-record-ply = Záznam nemá pozici po tahu { $ply }. Poslední je po tahu { $last }.
error-record-seed = Semínko v záznamu je poškozené: musí být zapsáno šestnáctkovými číslicemi.
error-record-commitment = Pečeť neplatí: odhalené semínko není to, které bylo zapečetěno před prvním tahem.
error-record-lot = Začínající hráč nebyl losován tak, jak stůl slíbil, nebo los nevychází ze semínka.
error-record-two-seeds = Hlavička uvádí semínko i závazek zároveň. Stůl má jen jedno z nich.
error-record-no-seat = Řádek { NUMBER($line, useGrouping: 0) } jmenuje místo { $seat }, ale stůl má jen { $players ->
        [one] { $players } místo
        [few] { $players } místa
       *[other] { $players } míst
    }.
error-record-sit = Řádek { NUMBER($line, useGrouping: 0) } posazuje někoho na místo { $seat }, kde už někdo sedí.
error-record-stand = Řádek { NUMBER($line, useGrouping: 0) } nechává někoho vstát z místa { $seat }, kde žádný člověk nesedí.
error-record-nobody = Řádek { NUMBER($line, useGrouping: 0) } přidává k semínku číslo za místo { $seat }, kde nesedí nikdo, kdo by je přidat směl.
error-record-promise = Řádek { NUMBER($line, useGrouping: 0) } je slib, který hráč { $seat } už dal, nebo je poškozený.
error-record-nonce-early = Řádek { NUMBER($line, useGrouping: 0) } ukazuje číslo hráče { $seat } dřív, než to své slíbili všichni lidé u stolu.
error-record-nonce-twice = Řádek { NUMBER($line, useGrouping: 0) } přidává druhé číslo hráče { $seat }.
error-record-nonce-other = Řádek { NUMBER($line, useGrouping: 0) } ukazuje jiné číslo hráče { $seat }, než bylo slíbeno.
error-record-nonce-missing = Karty byly rozdány, přestože chybí číslo hráče { $seat }.
error-record-free-seat = Karty byly rozdány, přestože na místo { $seat } se nikdo neposadil.
error-record-anew = Řádek { NUMBER($line, useGrouping: 0) } začíná rozdávat znovu, ale nejmenuje právě ty, kdo své číslo neukázali.
error-record-names = Jména v hlavičce nejsou jména lidí, kteří se posadili.
error-record-early = Řádek { NUMBER($line, useGrouping: 0) } stojí před rozdáním, ale patří až za ně.
error-record-late = Řádek { NUMBER($line, useGrouping: 0) } stojí až za losem nebo rozdáním, ale patří před ně.
error-record-simulated = Řádek { NUMBER($line, useGrouping: 0) } v takovém záznamu nemá co dělat.
error-record-second-deal = Řádek { NUMBER($line, useGrouping: 0) } rozdává karty podruhé.
error-record-second-reveal = Řádek { NUMBER($line, useGrouping: 0) } ukazuje semínko podruhé.
error-record-reveal-unsealed = Řádek { NUMBER($line, useGrouping: 0) } ukazuje tajné semínko, ale stůl zapečetěný nebyl.
error-record-reveal-early = Semínko je ukázáno po { $moves ->
        [one] jednom tahu
       *[other] { $moves } tazích
    }, kdy hra ještě neskončila. Semínko bylo ukázáno příliš brzy, nebo někdo tahy uřízl.
error-record-after-end = Řádek { NUMBER($line, useGrouping: 0) } pokračuje, přestože semínko už bylo ukázáno. Po něm už smí být jen zprávy.
error-record-secret = V hlavičce je pořád tajemství, přestože semínko už bylo ukázáno.
error-record-chat = Řádek { NUMBER($line, useGrouping: 0) } je prázdná zpráva, nebo zpráva z doby, kdy byly zprávy vypnuté.
error-record-resign = Na řádku { NUMBER($line, useGrouping: 0) } jedná hráč { $seat }, který není člověk, nebo se už vzdal.
error-record-chain = Řádek { NUMBER($line, useGrouping: 0) } nenavazuje na řádky před ním: tento řádek, hlavičku nebo něco mezi nimi někdo později změnil, přidal, přesunul nebo vyjmul.
error-kept-unreadable = Co si prohlížeč uložil, se ze souboru { $file } nedá přečíst: { $reason }
error-kept-table = Prohlížeč si tohle uložil u stolu { $table }, ale záznam je od stolu { $ours }.
error-kept-commitment = Prohlížeč viděl před rozdáním jiný závazek, než jaký je v záznamu.
error-kept-nonce = Číslo, které prohlížeč přidal za hráče { $seat }, v záznamu není.
error-kept-hash = Prohlížeč viděl v řádku { NUMBER($line, useGrouping: 0) } nebo před ním něco jiného.
error-kept-cut = Prohlížeč viděl { $entry ->
        [one] { $entry } zápis
        [few] { $entry } zápisy
       *[other] { $entry } zápisů
    }, ale záznam jich má jen { $last }. Konec někdo uřízl.
error-kept-order = Když prohlížeč ukázal své číslo, ostatní ta svá ještě neměli slíbená tak, jak říká záznam.
error-record-no-secret = Z tohoto záznamu nelze hrát dál: chybí tajemství stolu i semínko. Lze si ho jen přehrát.
error-record-older-rules = Tato hra se hrála podle starších pravidel (verze { $played }, dnešní je { $ours }) a podle dnešních ji nelze přehrát. { $reason }
error-record-newer-rules = Tato hra se hrála podle novějších pravidel (verze { $played }), než jaká zná tento program ({ $ours }), a nelze ji tu přehrát. { $reason }
error-record-no-seed = Záznam neuvádí ani semínko, ani závazek, takže tažené karty nelze ověřit.
error-record-no-reveal = Záznam zapečetěného stolu končí bez semínka, takže tažené karty nelze ověřit. Konec záznamu možná chybí.
error-record-cut = Záznam končí po { $moves ->
        [one] { $moves } tahu
       *[other] { $moves } tazích
    }, ještě před koncem hry. Jeho konec chybí.

## Errors: draws

error-draw-missing = Chybí tažení z balíčku „{ $deck }“: zapsaná tažení došla.
error-draw-deck = Mělo se táhnout z balíčku „{ $deck }“, ale zapsáno je tažení z balíčku „{ $scripted }“.
error-draw-impossible = „{ $card }“ teď z balíčku „{ $deck }“ táhnout nelze.
error-draw-differs = Tažení z balíčku „{ $deck }“ neodpovídá semínku stolu.
error-draws-left = { $move ->
        [0] U rozdání
       *[other] U tahu { $move }
    } je zapsáno více tažení, než je potřeba.

## Errors: positions

error-snapshot-form = Takhle se pozice nezapisují: { $reason }.
error-snapshot-game = Pozice je ze hry { $title } pro { $players ->
        [one] jednoho hráče
        [few] { $players } hráče
       *[other] { $players } hráčů
    }. Načtěte ji do téže hry.
error-snapshot-edition = Pozice pochází z jiného vydání než „{ $ours }“. Načtěte ji s jejím vydáním, nebo pole edition vynechte.
error-snapshot-phase = Fáze „{ $phase }“ neexistuje. Na výběr jsou: { $phases }.
error-snapshot-seats = Pozice má { $seats ->
        [one] jedno místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }, hra jich má { $players }. Uveďte všechna místa a tah (turn) od 0 po poslední místo.
error-snapshot-value = { $place }: hodnota { $value } tu není možná.
error-snapshot-name = { $place }: „{ $name }“ v tomto vydání není.
error-snapshot-twice = { $place }: „{ $name }“ je tu dvakrát.
error-snapshot-pending = Pozice neodpovídá fázi „{ $phase }“: to, o čem se v ní rozhoduje, chybí, není možné, nebo je uvedeno v jiné fázi.
error-snapshot-count = „{ $name }“ je v pozici { $count }×, v krabici { $box }×.

## Errors: edition files

error-edition = { $file } má { $count ->
        [one] jednu chybu
        [few] { $count } chyby
       *[other] { $count } chyb
    }:
error-file-unreadable = soubor nelze přečíst: { $reason }.
error-toml = toto není platný TOML: { $reason }.
error-missing = toto chybí.
error-unknown-field = takové pole vydání nemají.{ $near ->
        [none] { "" }
       *[other] { " " }Nemysleli jste { $near }?
    }
error-not-a-table = zde musí být tabulka s pojmenovanými poli.
error-value = hodnota nevyhovuje: { $reason }.
error-other-game = vydání je pro jinou hru, { $game }.
error-id-twice = jméno „{ $id }“ už má { $first }. Každému dejte vlastní.
error-seat-range = nejmenší počet hráčů je větší než největší.
error-seat-colours = počet různých barev musí být aspoň { $seats }: pro každé místo jedna.

## Errors: files, names and seats

error-file-unwritable = Do souboru { $file } nelze zapsat: { $reason }.
error-seat-name = „{ $name }“ nemůže být jméno hráče. Jméno má 1 až { $most } viditelných písmen, znaků nebo emoji na jednom řádku.
error-no-name = Hráč potřebuje jméno, 1 až { $most } písmen, znaků nebo emoji.
error-seat-number = Místo { $seat } u stolu není. Místa mají čísla 1 až { $players }.
error-extra = Co je k tomu potřeba, ještě není nainstalováno. Nainstalujte to příkazem: pip install "{ $extra }"

## Checking a record

verify-moves = { $game }: { $moves ->
        [one] { $moves } tah, dovolený, dá se zopakovat.
        [few] { $moves } tahy, všechny dovolené, dají se zopakovat.
       *[other] { $moves } tahů, všechny dovolené, dají se zopakovat.
    }
verify-draws = Každá tažená karta byla znovu spočítána ze semínka a souhlasí.
verify-sealed = Pečeť drží: odhalené semínko je to, ke kterému se stůl zavázal před prvním tahem.
verify-first-kind = Pečeť je prvního druhu: čísla se před ukázáním neslibovala a řádky na sebe nenavazují, takže ten, kdo stůl vedl, si mohl vybírat z mnoha rozdání.
verify-not-sealed = Stůl nebyl zapečetěný: semínko { $seed } bylo zadáno.

# Over a drawn picture
picture-turn = Na tahu: { $seat }
picture-over = Konec hry
board-reconstructed = Rekonstruovaný plán: zčásti náš vlastní, podle pravidel.

## Hodiny

error-clock-seconds = Hodiny jdou nejméně { $least } sekund a nejvýš { $days } dní.
error-clock-increment = Čas přibývá s každým tahem jen do zásoby, a to nejvýš o { $days } dní.
error-clock-vacation = Dovolené může být u stolu nejvýš { $days } dní.
error-clock-night = Noc začíná a končí v časech jako 22:00 a 07:00 a trvá nejvýš { $hours } hodin.
error-clock-zone = Časové pásmo „{ $zone }“ neexistuje. Jmenují se třeba Europe/Prague.
error-record-clock = Takové hodiny záznam mít nemůže: { $reason }
error-record-no-clock = Řádek { NUMBER($line, useGrouping: 0) } mluví o hodinách, ale u tohoto stolu žádné domluvené nebyly.
error-record-took = Řádek { NUMBER($line, useGrouping: 0) } mluví o čase, který hráč { $seat } neměl.
error-record-flag = Podle řádku { NUMBER($line, useGrouping: 0) } hráči { $seat } došel čas, ale jeho hodiny ukazují něco jiného.
error-record-clock-zero = Na řádku { NUMBER($line, useGrouping: 0) } se měl hráč { $seat } vzdát, protože mu došel čas.
error-record-pause = Řádek { NUMBER($line, useGrouping: 0) } začíná přestávku, která už je, nebo končí takovou, která není.
error-record-paused = Řádek { NUMBER($line, useGrouping: 0) } pokračuje, přestože je přestávka.
error-record-vacation = Řádek { NUMBER($line, useGrouping: 0) } mluví o dnech dovolené, které hráč { $seat } nemá.
error-record-plays = Podle řádku { NUMBER($line, useGrouping: 0) } táhne za hráče { $seat } někdo jiný, jenže to není místo člověka, nic se tím nemění, nebo takový tah nenásleduje.
