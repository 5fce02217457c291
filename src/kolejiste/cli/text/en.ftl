# The words of the kolejiste command, in English.

## The command line: errors

error-file-exists = { $file } is there already. Choose another name.
error-file-exists-force = { $file } is there already. Choose another name, or overwrite it with --force.
error-option-form = “{ $given }” is not an option. Write --option name=value.
error-number-least = { $option } must be a whole number, at least { $least }.
error-number-between = { $option } must be a whole number from { $least } to { $most }.
error-seat-word = Nobody is called “{ $word }”. { $near ->
        [none] { "" }
       *[other] Did you mean { $near }? A person of that name is name:{ $word }.{ " " }
    }A seat is you, the name of another person, or a bot. The levels, the easiest first: { $levels }. Other bots: { $bots }.
error-bot-word = There is no bot “{ $word }”. { $near ->
        [none] { "" }
       *[other] Did you mean { $near }?{ " " }
    }The bots are: { $bots }.
error-bot-offer = “{ $given }” is no bot to offer. Write --bot name=bot, with a new name of small letters, digits, hyphens and underscores. Taken are: { $taken }.
error-record-bot = In the saved game “{ $bot }” plays, and there is no such bot here. If a package brings it, install that first.
error-record-runs = The saved game lets “{ $bot }” play, which would be started on this machine. If you trust it, say so with { $option }.
error-bots-count = { $bots } bots were named for { $players ->
        [one] one player
       *[other] { $players } players
    }. Name one bot for all seats, or exactly one for each.
error-which-game = Say which game to play; { $command } lists them.
error-no-file = The file { $file } does not exist.
error-no-record = { $file } is no record of a game by Kolejiště.
error-record-damaged = Line { NUMBER($line, useGrouping: 0) } of { $file } is damaged, or a newer Kolejiště wrote it, so the record cannot be read.
error-json-record = { $file } is the record of a game, which the result would replace. Name another file with --json.
error-record-other-game = The record is of { $title }, not of { $game }.
error-record-fixes = The record says it already: { $option } cannot be given together with a record.
error-resume-fixes = { $option } cannot be changed in a saved game.
error-nothing-saved = There is no saved game in { $folder }.
error-analysis-running = This game is still being played. It is looked back on when it is over.
error-analysis-seat = There is no seat { $seat }: the game has { $players }.
error-hints-shut = { $people ->
        [one] There are no hints in this game: it was begun without them. A new one has them with { $option }.
       *[other] There are no hints at this table: not everybody has agreed to them. If all agree, a new game has them with { $option }.
    }
error-hint-not-now = It is not your turn any more, so there is nothing to give a hint for.
error-no-rules = { $game } brings no rules to read.
error-rules-chapter = There is no chapter “{ $chapter }”. They go from 1 to { $most }; rules lists them.
error-needs-record = --seat and --ply show a position of a record. Give it with --record.
error-picture-suffix = What kind of picture is “{ $file }” to be? Its name must end in one of: { $suffixes }.
error-width-svg = --width is for PNG pictures; an SVG has any width.

## The command line: games, editions, boards

cli-you = Player
cli-games-size = { $least } to { $most } players, { $shortest } to { $longest } minutes
cli-games-maturity = Maturity: { $maturity }
cli-games-board = Edition: { $status }
cli-games-option = Option { $name }: { $words }. Choices: { $choices }. Default: { $default }.
cli-games-hint = Play with: { $command }
cli-edition-good = { $file } is good: { $name }, for { $game }.
cli-edition-status = Edition: { $status }
cli-edition-seats = Players: { $least } to { $most }
cli-edition-hash = Hash: { $hash }
cli-edition-play = Play it with: { $command }
cli-edition-written = Written to { $file }. Correct it to your box and check it with: { $command }
cli-board-written = The picture is in { $file }.

## The command line: a table

cli-table-edition = Edition: { $name } ({ $status })
cli-table-option = { $option }: { $choice }
cli-table-seats = At the table: { $names }
cli-table-sealed = The table is sealed: the cards are fixed by a secret seed, which this number commits to and the end reveals.
cli-table-commitment = Commitment: { $commitment }
cli-table-seed = The table is not sealed: the cards follow from the given seed { $seed }.
cli-table-revealed = The secret seed was { $seed }.
cli-table-hints = Hints are open at this table: anybody may ask the coach on their turn.
cli-sheet-seat = { $place }. { $name }
cli-sheet-total = in all
cli-sheet-winner = { $count ->
        [one] The winner is { $names }.
       *[other] The victory is shared by { $names }.
    }

## The command line: playing

cli-play-prompt = number, text or ? >
cli-play-prompt-only = Enter makes this move, ? tells more >
cli-play-hint = Type the number of a move, or part of its name to search for it. ? tells what else you can type.
cli-play-hint-thinks = Thinking it over…
cli-play-keeps = Every move is saved to { $file }.
cli-play-resumed = The game goes on after { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
cli-play-thinks = { $name } is thinking…
cli-play-hand-over = Hand the keyboard to { $name }. { $name }, press Enter.
cli-play-hand-over-or-undo = Hand the keyboard to { $name }. { $name }, press Enter. (undo: { $before } takes the move back)
cli-play-go-on = Press Enter to hide your cards.
cli-play-more = b: whole position, ?: help
cli-play-rest = further moves
cli-play-none-found = No move fits “{ $text }”. Enter shows the moves again.
cli-play-no-number = There is no number { $number } in the list; it goes from 1 to { $most }.
cli-play-undone = The move is taken back.
cli-play-saved = Saved to { $file }.
cli-play-left = The game is saved in { $file }.
cli-play-resume = Go on with: { $command }
cli-play-record = The record is in { $file }. Check it with: { $command }
cli-play-look-back = Look back on the game with: { $command }
cli-rules-hint = Type rules and a number to read a chapter.
cli-saves-none = No game is saved in { $folder }.
cli-saves-game = { $when }, { $names }, after { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
cli-saves-unreadable = { $when }, a file that cannot be read as a game:
cli-saves-hint = Go on with the first of them: { $newest }, or with another: { $other }
cli-play-help =
    number    make the move of that number, or open that group of moves
    text      search the moves; all words must fit, accents do not matter
    /text     search even for what would be a command
    Enter     show the position and the moves again; make the only move shown
    m         list all moves
    b         the whole position
    hint      { $table ->
        [usual] none in this game; a new one has them with --hints
       *[other] the best moves, what they are worth and why
    }
    rules     the rules, chapter by chapter: rules 2 tells the second
    log       what has happened so far
    undo      { $table ->
        [practice] take your last move back, even if something was revealed since
       *[other] take your last move back, unless something was revealed since
    }
    save FILE save a copy of the game (it is saved after every move anyway)
    svg FILE  draw the board into a new SVG or PNG file
    q         leave; the game can be resumed

## The command line: records

cli-replay-hidden = The game is not over, so it is told as a spectator sees it.
cli-replay-enter = Enter: on, q: leave
cli-verify-still-sealed = The seal holds so far: the secret seed fits the commitment and will be revealed at the end.
cli-verify-anew = The deal was begun anew { $times ->
        [one] once
       *[other] { $times } times
    }, because somebody had not shown the promised number.
cli-verify-kept = It is the game that the browser saw: its numbers, the commitment and the lines it had seen are all there.
cli-verify-ended = { $how ->
        [abandoned] All people agreed to end the game there, so there is no result.
       *[resigned] The game ended because somebody resigned.
    }
cli-verify-running = The game is not over yet, so there is no result.
cli-verify-place = { $place }. { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The command line: simulation

cli-simulate-playing = Playing
cli-simulate-done = { $title }, { $games ->
        [one] one game
       *[other] { $games } games
    } of { $players ->
        [one] one player
       *[other] { $players } players
    } in { $seconds } s
cli-simulate-bot = bot
cli-simulate-wins = wins
cli-simulate-share = share in % (95 %)
cli-simulate-mean = mean
cli-simulate-quartiles =
    least, quartiles,
    most
cli-simulate-histogram = Scores of all seats:
cli-simulate-length = Moves in a game: { $mean } on average, { $least } to { $most }
cli-simulate-speed = Games per second: { $speed }
cli-simulate-records = { $games ->
        [one] One record is in { $folder }.
       *[other] { $games } records are in { $folder }.
    }

## The command line: runs and matches

error-resume-run = The plan of the run says it already: { $given } cannot be given together with --resume.
error-run-version = This run was planned with Kolejiště { $planned }; this is { $version }. Go on with that version, or begin anew.
error-which-title = Say which game they are to play, by --title; { $command } lists them.
error-match-bots = { $bots ->
        [0] No bot was
        [one] One bot was
       *[other] { $bots } bots were
    } named for a table of { $players }. A match needs two bots, or as many as there are seats.
error-two-levels = “{ $bots }” are not two levels. Name two different bots, the stronger first: --bots planner,random.
error-sprt = “{ $given }” are no two shares. Write --sprt 0.50,0.55: the share that is not enough, and the one that is wanted.
error-rounds-swiss = --rounds is for a Swiss system, --swiss; in a round robin everybody meets everybody once.
error-tournament-bots = { $bots ->
        [one] One bot is
       *[other] { $bots } different bots are
    } too few, or one was named twice. A tournament at tables of { $players } needs at least so many bots, each named once.
cli-tournament-done = { $titles }: { $bots } bots, { $games ->
        [one] one game
       *[other] { $games } games
    } from seed { $seed }
cli-tournament-rating = rating (95 %)
cli-tournament-share = rivals beaten in % (95 %)
cli-tournament-ladder = ladder
cli-tournament-who = 400 points more win ten games for one lost.
cli-tournament-beats = { $first } beats { $second }: { $share } % (95 %: { $low }–{ $high }) of { $games }, { $margin } points ahead.
cli-tournament-perhaps = { $first } perhaps beats { $second }: { $share } % (95 %: { $low }–{ $high }) of { $games }, { $margin } points ahead.
cli-balance-written = The report is in { $file }
cli-run-stopped = Stopped. Everything so far is kept; go on with: { $command }
cli-run-kept = The games are in { $folder }
cli-match-others = the others
cli-match-points = points (95 %)
cli-match-done = { $title }, { $games ->
        [one] one game
       *[other] { $games } games
    } in { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    } from seed { $seed }
cli-match-length = Moves in a game: { $mean } on average
cli-match-stronger = { $first } is stronger than { $second }: it wins { $share } of { $games } games (95 %: { $low } – { $high }), where { $fair } would be even.
cli-match-weaker = { $first } is weaker than { $second }: it wins { $share } of { $games } games (95 %: { $low } – { $high }), where { $fair } would be even.
cli-match-open = Who is stronger stays open: { $first } wins { $share } of { $games } games against { $second } (95 %: { $low } – { $high }), where { $fair } would be even.
cli-match-sprt-better = Passed: { $first } wins rather { $wanted } than { $least } against { $second }; { $share } of { $games } games (95 %: { $low } – { $high }), LLR { $llr }.
cli-match-sprt-not-better = Not passed: { $first } wins rather { $least } than { $wanted } against { $second }; { $share } of { $games } games (95 %: { $low } – { $high }), LLR { $llr }.
cli-match-sprt-undecided = Undecided: all { $games } games that were set are played, and { $first } may win { $least } or { $wanted } against { $second }; { $share } (95 %: { $low } – { $high }), LLR { $llr }.

## Errors: tables in the browser

error-no-address = Nothing can listen at the address { $host }. Use an address of this machine, such as 127.0.0.1.
error-port-taken = Port { $port } is taken. Choose another one with --port.
error-lan-host = Give either --lan or --host { $host }, not both.
error-no-proxy = { $proxy } is no address or network of a proxy. Give one such as 127.0.0.1 or 172.17.0.0/16.

## The command line: the server

cli-serve-open = Kolejiště is open at { $address }
cli-serve-lan = For others in your home network: { $address }
cli-serve-no-lan = This machine has no address in a home network just now, so nobody else can come.
cli-serve-close = Ctrl+C closes it. Tables are kept in { $folder }

## The command line: a game of one's own

cli-room-written = A playable small game is in { $folder }.
cli-room-install = Install it, so that changes hold at once: { $command }
cli-room-play = Then play it: { $command }
cli-room-check = Check that it keeps the contract: { $command }
error-room-name = “{ $name }” cannot be the name of a room. A name has 2 to 40 small letters a to z, digits and underscores, begins with a letter and is no word of Python.
error-room-taken = There is a game or a Python module { $name } already. Choose another name.
error-room-title = A game cannot be called “{ $title }”. A title has 1 to { $most } letters or signs that can be seen, without quotes, brackets and backslashes.

## Looking after a server

error-admin-no-server = There is no server’s folder at { $folder }. Name it with --folder.
error-admin-phase = There is no phase { $phase }. The phases are { $phases }.
error-admin-delete-what = Name the tables to delete, or give --untouched DAYS; one of the two.
cli-admin-tables = { $tables ->
    [one] One table
   *[other] { $tables } tables
  }.
cli-admin-sure = Delete { $tables ->
    [one] one table
   *[other] { $tables } tables
  } for good?
cli-admin-deleted = { $tables ->
    [one] One table was
   *[other] { $tables } tables were
  } deleted.
cli-admin-exported = The table is in { $file }. The file holds its secrets: keep it to yourself.
cli-admin-imported = The table { $table } is back.
cli-admin-backed-up = Everything is in { $file }. Try it with: { $command }
cli-admin-keys = { $keys ->
    [one] The server has one key, which signs and checks everything.
   *[other] A new key signs from now on; the server knows { $keys } keys.
  }
cli-admin-waiting = Tables that wait for people: { $tables }
cli-admin-playing = Tables being played: { $tables }
cli-admin-over = Games that are over: { $tables }
cli-admin-closed = Tables that were closed before a game: { $tables }
cli-admin-week = Tables where something happened within a week: { $tables }
cli-admin-people = Browsers with a seat: { $people }; entries of records: { $entries }; keys: { $keys }
cli-admin-size = The database takes { $size } MB.

## The command line: data sets

error-dataset-given = Say which records to read, and with --output where to put the data set.
cli-dataset-reading = Looking at records
cli-dataset-making = Making rows
cli-dataset-writing = Writing records
cli-dataset-of = { $title }, { $players ->
        [one] one player
       *[other] { $players } players
    }, { $form }
cli-dataset-split = split
cli-dataset-games = games
cli-dataset-decisions = decisions
cli-dataset-who = by whom
cli-dataset-left-out = { $count ->
        [one] One record is left out:
       *[other] { $count } records are left out, among them:
    }
cli-dataset-kept = The data set is in { $folder }
error-workers-database = { $workers } processes need one database that they share: give its address with --database.
error-key-unreadable = The key in { $file } cannot be read: { $reason }
error-key-short = The key in { $file } is too short: it needs at least { $least } bytes that nobody can guess.
cli-serve-shared = Ctrl+C closes it. Tables are kept in the database, served by { $workers ->
    [one] one process
   *[other] { $workers } processes
  } here.
cli-analyse-progress = Looking back

## A bot at a server

cli-bot-plays = { $bot } plays { $game } as player { $seat }. Ctrl+C ends it; the seat stays yours.
cli-bot-over = The game is over. { $moves ->
    [one] One move was made.
   *[other] { $moves } moves were made.
  }
error-bot-address = “{ $address }” is no address of a server. Give one such as http://127.0.0.1:8765.
error-bot-token = This is no token. The seat's owner gives one on the table's page, under About this table.
error-bot-server-away = The server at { $address } does not answer: { $reason }
error-bot-refused = The server refuses: { $reason }

## Messages of a server

error-mail-half = E-mail needs three things: the server’s own address with --address, the mail server with --smtp, and from whom it comes with --mail-from.
error-bad-public = { $address } is no address of a server. Give one such as https://games.example.org, without a path.
error-bad-smtp = Give the mail server as an address that begins with one of: { $ways }. The password goes into a file, with --smtp-password.
error-bad-sender = { $address } is no e-mail address to write from.
