# The words of the kolejiste command, in English.

## The command line: errors

error-file-exists = { $file } is there already. Choose another name.
error-file-exists-force = { $file } is there already. Choose another name, or overwrite it with --force.
error-option-form = “{ $given }” is not an option. Write --option name=value.
error-seat-word = Nobody is called “{ $word }”. { $near ->
        [none] { "" }
       *[other] Did you mean { $near }? A person of that name is name:{ $word }.{ " " }
    }A seat is you, the name of another person, or a bot: { $bots }.
error-bot-word = There is no bot “{ $word }”. { $near ->
        [none] { "" }
       *[other] Did you mean { $near }?{ " " }
    }The bots are: { $bots }.
error-bots-count = { $bots } bots were named for { $players ->
        [one] one player
       *[other] { $players } players
    }. Name one bot for all seats, or exactly one for each.
error-which-game = Say which game to play; { $command } lists them.
error-record-other-game = The record is of { $title }, not of { $game }.
error-record-fixes = The record says it already: { $option } cannot be given together with a record.
error-resume-fixes = { $option } cannot be changed in a saved game.
error-nothing-saved = There is no saved game in { $folder }.
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
cli-play-hint-move = A bot would play: { $move }
cli-play-hint-only = There is only one move: { $move }
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
    hint      what a bot would do in your place
    rules     the rules, chapter by chapter: rules 2 tells the second
    log       what has happened so far
    undo      take your last move back, unless something was revealed since
    save FILE save a copy of the game (it is saved after every move anyway)
    svg FILE  draw the board into a new SVG or PNG file
    q         leave; the game can be resumed

## The command line: records

cli-replay-hidden = The game is not over, so it is told as a spectator sees it.
cli-replay-enter = Enter: on, q: leave
cli-verify-still-sealed = The seal holds so far: the secret seed fits the commitment and will be revealed at the end.
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
cli-simulate-quartiles = least · quartiles · most
cli-simulate-histogram = Scores of all seats:
cli-simulate-length = Moves in a game: { $mean } on average, { $least } to { $most }
cli-simulate-speed = Games per second: { $speed }
cli-simulate-records = { $games ->
        [one] One record is in { $folder }.
       *[other] { $games } records are in { $folder }.
    }

## Errors: tables in the browser

error-no-address = Nothing can listen at the address { $host }. Use an address of this machine, such as 127.0.0.1.
error-port-taken = Port { $port } is taken. Choose another one with --port.
error-lan-host = Give either --lan or --host { $host }, not both.

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
