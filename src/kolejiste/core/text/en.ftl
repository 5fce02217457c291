# The words that belong to no game, in English.

## Seats

seat = Player { $number }

## How sure an edition's facts are, and how finished a game is

status-rulebook = from the rulebook
status-verified = verified by independent sources
status-single-source = known from a single source
status-reconstructed = reconstructed: not the printed values

maturity-alpha = alpha: may still change and have errors
maturity-beta = beta: complete, being tested
maturity-stable = stable

## Moves

moves-asides = At any time

## Errors: titles, seats, options

error-no-title = There is no game “{ $game }”. { $near ->
        [none] { "" }
       *[other] Did you mean { $near }?{ " " }
    }The games are: { $games }.
error-seats = { $game } cannot be played by { $players }. It is for { $least } to { $most } players.
error-no-option = { $game } has no option “{ $option }”. { $options ->
        [none] It has no options at all.
       *[other] Its options are: { $options }.
    }
error-option-players = Option { $option } is only for { $counts } players, not for { $players }.
error-option-when = Option { $option } goes only with { $needs }.
error-option-value = The option { $option } cannot be “{ $value }”. Choose one of: { $choices }.
error-language = There are no words in “{ $language }”. Choose one of: { $languages }.
error-seat-names = { $seats ->
        [one] One name was given
       *[other] { $seats } names were given
    }, but the game has { $players } seats. Give one name for each seat.
error-bot = There is no bot “{ $bot }”. Choose one of: { $bots }.

## Errors: moves

error-game-over = The game is over, no move can be made any more.
error-no-such-move = There is no move { $move }. Moves are whole numbers from 0 to { NUMBER($most, useGrouping: 0) }.
error-no-such-seat = There is no seat { $seat } at this table. Seats are whole numbers from 0 to { NUMBER($most, useGrouping: 0) }; without a seat one watches.
error-no-such-action = This game has no action { $action }. Choose one of the legal moves.
error-not-now = “{ $action }” is not possible now. What is asked: { $ask }
error-undo = The last move cannot be taken back: something hidden has become known since, or no move has been made yet.

## Why something cannot be chosen

why-over = The game is over.
why-watching = You are only watching this game.
why-other = Now { $seat } decides.
why-other-asked = Now { $seat } decides: { $ask }
why-not = That is not possible now.
why-not-asked = That is not possible now. What is asked: { $ask }

## Errors: records

error-record-empty = The record is empty. Its first line must be the header.
error-record-line = Line { NUMBER($line, useGrouping: 0) } of the record cannot be read: { $reason }.
error-record-format = The record has format { $format }; this version reads format { $ours }.
error-record-unreadable = The record { $file } cannot be read: { $reason }.
error-record-edition = The record was played with the edition “{ $name }”, whose values differ from “{ $ours }”. Give the edition file it was played with.
error-record-undo = Line { NUMBER($line, useGrouping: 0) } of the record takes back more moves than there are.
error-record-no-deal = The record has no deal, so the game cannot begin.
error-record-action = This is not written as actions of the game are: { $reason }.
error-record-too-long = The record goes on with move { $move } although the game is over.
error-record-seat = Move { $move } was made by player { $seat }, but it was for player { $decider } to decide.
error-record-move = Move { $move } of the record cannot be replayed: { $reason }
error-record-ply = The record has no position after move { $ply }. The last one is after move { $last }.
error-record-seed = The seed in the record is damaged: it must be written as hexadecimal digits.
error-record-commitment = The seal is broken: the revealed seed is not the one committed to before the first move.
error-record-no-secret = The game cannot go on from this record: it has neither the table's secret nor a seed. It can only be watched.
error-record-older-rules = This game was played by older rules (version { $played }, today's is { $ours }) and cannot be replayed by today's. { $reason }
error-record-newer-rules = This game was played by newer rules (version { $played }) than this program knows ({ $ours }) and cannot be replayed here. { $reason }

## Errors: draws

error-draw-missing = A draw from “{ $deck }” is missing: the written draws have run out.
error-draw-deck = A draw from “{ $deck }” was due, but a draw from “{ $scripted }” is written.
error-draw-impossible = “{ $card }” cannot be drawn from “{ $deck }” now.
error-draw-differs = A draw from “{ $deck }” is not the one that the table's seed gives.
error-draws-left = { $move ->
        [0] The deal
       *[other] Move { $move }
    } has more draws written than it needs.

## Errors: positions

error-snapshot-form = The position is not written as positions are: { $reason }.
error-snapshot-game = The position is of { $title } for { $players ->
        [one] one player
       *[other] { $players } players
    }. Load it into that very game.
error-snapshot-edition = The position comes from another edition than “{ $ours }”. Load it with its own edition, or leave the field edition out.
error-snapshot-phase = There is no phase “{ $phase }”. The phases are: { $phases }.
error-snapshot-seats = The position has { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, the game has { $players }. Give every seat, and a turn from 0 to the last seat.
error-snapshot-value = { $place }: { $value } is not possible here.
error-snapshot-name = { $place }: there is no “{ $name }” in this edition.
error-snapshot-twice = { $place }: “{ $name }” stands there twice.
error-snapshot-known = seats[{ $seat }].known: more cards are known than the hand holds.
error-snapshot-cards = The position has { $have }× the card { $card }, the box has { $box }.
error-snapshot-route = seats[{ $seat }].routes: { $route } cannot be taken here: it, or the other line of the double route, is taken already.
error-snapshot-trains = seats[{ $seat }].routes: the routes are longer than the { $trains } trains of a seat.
error-snapshot-stations = seats[{ $seat }].stations: a seat has at most { $stations ->
        [one] one station
       *[other] { $stations } stations
    } in this edition.
error-snapshot-station = { $city } has two stations. Every city has room for one.
error-snapshot-chosen = seats[{ $seat }].chosen: only offered tickets can be chosen.
error-snapshot-told = { $place }: the ticket { $ticket } is said to be known there, but it does not lie there.
error-snapshot-long = { $place }: the ticket { $ticket } cannot lie there; long tickets are dealt only at the start, and only they leave the game undealt.
error-snapshot-ticket = The ticket { $ticket } lies in { $count ->
        [one] one place
       *[other] { $count } places
    }. It must lie in exactly one.
error-snapshot-souvenir = The souvenir { $kind } lies somewhere it cannot, or there are too many of it.
error-snapshot-souvenirs = The position has { $have ->
        [one] one souvenir
       *[other] { $have } souvenirs
    }, the game has { $box }.
error-snapshot-pending = The position does not fit the phase “{ $phase }”: what that phase decides about is missing, impossible, or given in another phase.
error-snapshot-offer = seats[{ $seat }].offer: so many offered tickets do not fit the phase.
error-snapshot-card = Card { $card } lies in { $count ->
        [0] no place
        [one] one place, but not where it may be
       *[other] { $count } places
    }. Every card lies in exactly one, A cards never in the offer or the deck, B cards never in hands or discarded.
error-snapshot-track = The track “{ $track }” is taken twice. Each seat runs on a track of its own.
error-snapshot-fit = laid: card { $card } does not fit beside the card before it.
error-snapshot-red-line = seats[{ $seat }].ticks.{ $row }: these boxes lie behind the red line, which is still closed.
error-snapshot-part = { $place }: { $wanted ->
        [0] this game has no such part. Leave it out.
       *[other] this is missing. The game with these options needs it.
    }
error-snapshot-tokens = There are { $count } tokens { $token }, more than there are in the game.
error-snapshot-spike = The Golden Spike does not fit the trains in its two cities.
error-snapshot-way = The track cannot lead over { $space }.
error-snapshot-token = The demand token of { $city } does not stand exactly once, in tokens or in removed. It is in tokens while the city has room for a company.
error-snapshot-city = More companies are in { $city } than it holds.
error-snapshot-port = The port { $port } does not fit: only the company named in ports has a train there, and only after a track to its wild token.
error-snapshot-fleet = table.companies.{ $company }: there are { $trains } trains. Pool, supply and map together hold as many as the edition says.
error-snapshot-network = table.companies.{ $company }.track: no game could build this track. Each part of it leads from a start location to cities, and none over the start location of another company.
error-snapshot-tile = { $place }: no tile that can lie here is named, or it lies elsewhere too.
error-snapshot-rails = table.seats[{ $seat }].rails: these rails do not hang together with the start rail.
error-snapshot-unconnected = table.seats[{ $seat }].stations: a station stands in a city that no rail of this seat reaches.
error-snapshot-milestones = table.seats[{ $seat }]: these milestones do not follow one another. A1 and A2 lead to B, C and D, each after the one before it is completed.
error-snapshot-managers = { $place }: the milestone does not want these managers.
error-snapshot-complete = { $place }: this milestone is complete. It would have been turned face down at the end of the turn in which it became so.
error-snapshot-count = “{ $name }” is in the position { $count }×, in the box { $box }×.

## Errors: edition files

error-edition = { $file } has { $count ->
        [one] one error
       *[other] { $count } errors
    }:
error-file-unreadable = the file cannot be read: { $reason }.
error-toml = this is not valid TOML: { $reason }.
error-missing = this is missing.
error-unknown-field = editions have no such field.{ $near ->
        [none] { "" }
       *[other] { " " }Did you mean { $near }?
    }
error-not-a-table = a table with named fields must stand here.
error-value = this value does not fit: { $reason }.
error-other-game = the edition is for another game, { $game }.
error-id-landscape = “{ $id }” is the name of a landscape space: column and row.
error-id-twice = the name “{ $id }” stands already in { $first }. Give each its own.
error-no-city = there is no city “{ $city }” on the map.
error-loop = “{ $route }” begins and ends in the same city. Give it two different ends.
error-no-colour = there is no colour “{ $colour }”. Choose one of: { $colours }.
error-no-points = scoring.routes has no points for a route of length { $length }.
error-too-long = length { $length } is more than the { $trains } trains of a seat.
error-too-many-wilds = wilds is { $wilds }, but the route's length is only { $length }.
error-no-tunnels = this edition has no tunnels. Set rules.tunnel_cards, or remove the mark.
error-double = a double route is two routes between the same cities and of the same length; { $count ->
        [one] one route has
       *[other] { $count } routes have
    } the mark “{ $mark }”.
error-no-route = no route leads to “{ $city }”.
error-too-few-tickets = there are { $have } { $kind ->
        [long] long
       *[other] regular
    } tickets; at least { $need } are needed.
error-seat-range = the least number of players is greater than the most.
error-seat-colours = { $seats } different colours are needed, one for each seat.
error-keep = { $keep } tickets are to be kept, but only { $dealt } are offered.
error-grey-card = grey is the colour of routes that any colour pays; there can be no grey card.
error-too-few-cards = there are { $have } cards; hands and display need at least { $need }.
error-souvenir-kinds = there are { $kinds } kinds. There must be at least one for each of the { $fixed } marked locations, and at most one for each location of the map.
error-souvenir-tokens = the size of a pile for { $players } players is missing.
error-souvenir-points = { $need } values are needed: for no souvenir, for one, and so on up to all kinds.
error-lines-meet = two lines of card { $card } leave it at the same height. Give top, middle and bottom three different ends.
error-no-symbol = there is no symbol “{ $symbol }”. Choose one of: { $symbols }.
error-too-few-rail-cards = there are { $have } cards { $deck }; at least { $need } are needed.
error-majority-row = a majority can only multiply a row that scores its rightmost ticked box; { $row } does not.
error-red-line = a red line stands behind one of the { $boxes } boxes of the row that opens it: `after` must be from 1 to { $boxes }.
error-sheet-rows = both sheets have a row for each symbol, and no other: { $symbols }.
error-exchange = a row that exchanges coins needs a pair [coins, points] for each of its boxes ({ $boxes }).
error-alternate = a chain to and fro has exactly two rows.
error-pool-most = a train pool holds at most { $most } (pool_most).
error-too-few-trains = a company has too few trains; at least { $need } are needed.
error-share-values = there are { $have } values; { $need } are needed, one for each track length from 0.
error-too-many-shares = pool and aside together are more than the { $have } shares of a company.
error-aside-two = at least 2 shares of each company must lie aside.
error-aside-few = with { $players } players, too few shares lie aside for everybody to get a different pair.
error-no-company = there is no company “{ $company }”. Choose one of: { $companies }.
error-too-few-ports = there are { $wild } tokens with a wild; at least as many ports are needed.
error-automa-steps = all steps of the company marker are even, so it could never come to every company. At least one must be odd.
error-automa-few = at least two tokens with numbers are needed.
error-city-numbers = the cities' numbers must be 1 to { $most }, each once.
error-too-few-tokens = there are { $have } tokens; each of the { $need } cities needs one.
error-starts = each company has exactly one start location: { $companies }.
error-space-twice = the space q = { $q }, r = { $r } is taken already.
error-spike-cities = the eastern and the western city must be different.
error-spike-tile = the space q = { $q }, r = { $r } is no landscape, and the tile lies on landscape.
error-start-rails = exactly one rail space has the mark start; here { $have ->
        [one] one has
       *[other] { $have } have
    } it.
error-city-unreachable = no rails lead from the start to “{ $city }”.
error-too-many-rails = a seat has { $have } rails, but the map has only { $most } spaces.
error-mat-empty = there must be a rail or a building left of the logo, or the game would end at once.
error-too-few-city-tiles = there are { $have } tiles of level { $level }; at least { $need } are needed.
error-links = { $need } values are needed: one between each two neighbouring sectors.
error-too-few-telegraph-tiles = there are { $have } tiles; each of the { $need } sectors without a deal icon needs one.
error-start-train = exactly one type of train has the mark start.
error-effect-place = the effect “{ $effect }” cannot stand here.
error-effect-colours = the effects workers and one_of need colours, others have none; this is “{ $effect }”.
error-effect-count = the effect “{ $effect }” has no count.
error-rail-loop = a rail leads from a city to itself.
error-start-plain = the start rail has neither difficult terrain nor a deal icon.
error-effect-pay = the effect “{ $effect }” has no price here.
error-one-price = all prices of this kind must be equal.
error-turquoise-rails = the turquoise worker lays { $need } rails, one more than the action.
error-bottom-toll = the bottom step has no toll: everybody starts there.
error-managers-mixed = managers are either named colours or all “any”.
error-condition-most = { $count } are asked for, but the map has only { $most }.
error-effect-each = only promote has each; this is “{ $effect }”.
error-too-few-workers = at least { $need } are needed.
error-too-few-assets = at least { $need } tiles are needed, one for each player, and no more players than colours of specialists.
error-too-few-milestones = stack { $stack } has too few tiles; at least { $need } are needed.
error-too-few-train-tiles = there are too few trains “{ $train }”; at least { $need } are needed.
error-no-sector = there is no sector { $sector } on the telegraph line.

## The command line: errors

error-file-unwritable = { $file } cannot be written: { $reason }.
error-file-exists = { $file } is there already. Choose another name.
error-file-exists-force = { $file } is there already. Choose another name, or overwrite it with --force.
error-option-form = “{ $given }” is not an option. Write --option name=value.
error-seat-word = Nobody is called “{ $word }”. { $near ->
        [none] { "" }
       *[other] Did you mean { $near }?{ " " }
    }A seat is you, name:Anna for a person of that name, or a bot: { $bots }.
error-seat-name = “{ $name }” cannot be a player's name. A name has 1 to { $most } letters, signs or emoji that can be seen, in one line.
error-no-name = A player needs a name of 1 to { $most } letters, signs or emoji.
error-bot-word = There is no bot “{ $word }”. { $near ->
        [none] { "" }
       *[other] Did you mean { $near }?{ " " }
    }The bots are: { $bots }.
error-bots-count = { $bots } bots were named for { $players ->
        [one] one player
       *[other] { $players } players
    }. Name one bot for all seats, or exactly one for each.
error-seat-number = There is no seat { $seat }. The seats are numbered 1 to { $players }.
error-which-game = Say which game to play; { $command } lists them.
error-record-other-game = The record is of { $title }, not of { $game }.
error-record-fixes = The record says it already: { $option } cannot be given together with a record.
error-record-no-seed = The record tells neither a seed nor a commitment, so its draws cannot be checked.
error-record-no-reveal = The record of this sealed table ends without the seed, so its draws cannot be checked. Its end may have been cut off.
error-record-cut = The record ends after { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, before the end of the game. Its end has been cut off.
error-resume-fixes = { $option } cannot be changed in a saved game.
error-nothing-saved = There is no saved game in { $folder }.
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
cli-play-hint = Type the number of a move, or part of its name to search for it. ? tells what else you can type.
cli-play-keeps = Every move is saved to { $file }.
cli-play-resumed = The game goes on after { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
cli-play-thinks = { $name } is thinking…
cli-play-hand-over = Hand the keyboard to { $name }. { $name }, press Enter.
cli-play-go-on = Press Enter to hide your cards.
cli-play-go-on-or-undo = Press Enter to go on, or type undo.
cli-play-more = … b shows the whole position
cli-play-none-found = No move fits “{ $text }”. Enter shows the moves again.
cli-play-only-one = Press Enter to make this move.
cli-play-no-number = There is no number { $number } in the list; it goes from 1 to { $most }.
cli-play-undone = The move is taken back.
cli-play-saved = Saved to { $file }.
cli-play-left = The game is saved in { $file }.
cli-play-resume = Go on with: { $command }
cli-play-record = The record is in { $file }. Check it with: { $command }
cli-play-help =
    number    make the move of that number, or open that group of moves
    text      search the moves; all words must fit, accents do not matter
    /text     search even for what would be a command
    Enter     show the moves again; if only one is shown, make it
    m         list all moves
    b         the whole position
    log       what has happened so far
    undo      take your last move back, unless it revealed something
    save FILE save a copy of the game (it is saved after every move anyway)
    svg FILE  draw the board into an SVG or PNG file
    q         leave; the game can be resumed

## The command line: records

cli-replay-hidden = The game is not over, so it is told as a spectator sees it.
cli-replay-enter = Enter: on, q: leave
cli-verify-moves = { $game }: { $moves ->
        [one] one move, legal and replayed.
       *[other] { $moves } moves, all legal and replayed.
    }
cli-verify-draws = Every draw was recomputed from the seed and is right.
cli-verify-sealed = The seal holds: the revealed seed is the one committed to before the first move.
cli-verify-still-sealed = The seal holds so far: the secret seed fits the commitment and will be revealed at the end.
cli-verify-not-sealed = The table was not sealed: its seed { $seed } was given.
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

error-no-table = There is no such table. Perhaps its address was cut short.
error-not-your-seat = This seat does not belong to this browser.
error-not-your-eyes = Until the game is over, only your own seats can be looked through.
error-not-your-turn = It is for another player to decide now.
error-seat-taken = This seat is no longer free.
error-too-late-to-leave = The game is about to begin; the seat cannot be freed any more.
error-host-only = Only who made the table can do this.
error-not-begun = The game has not begun yet.
error-not-over = The game is not over yet.
error-bot-minds = A bot plays for this seat. Take the seat back first.
error-entry-stale = Something happened in the meantime. Look at the position again.
error-no-wish = Nobody asks to take a move back.
error-chat-text = Say one line of 1 to { $most } letters, signs or emoji that can be seen.
error-no-person = No person sits there.
error-not-absent = This player is here, or has been away for less than { $seconds } seconds.
error-link-used = This link has been used already. The seat's page has a new one.
error-link-bad = This link is damaged, or from another server.
error-name-taken = The name { $name } is taken. Choose another one.
error-seed-number = The number to deal by must have 1 to 15 digits.
error-theme = There are no colours “{ $theme }”. Choose one of: { $themes }.
error-no-picture = There is no such picture.
error-too-many-streams = Too many pages are open from this address; at most { $most } are served at a time.
error-database-newer = The database of tables was written by a newer version of Kolejiště ({ $reason }). Use that version, or another folder.
error-no-address = Nothing can listen at the address { $host }. Use an address of this machine, such as 127.0.0.1.
error-port-taken = Port { $port } is taken. Choose another one with --port.
error-lan-host = Give either --lan or --host { $host }, not both.

## The command line: the server

cli-serve-open = Kolejiště is open at { $address }
cli-serve-lan = For others in your home network: { $address }
cli-serve-no-lan = This machine has no address in a home network just now, so nobody else can come.
cli-serve-close = Ctrl+C closes it. Tables are kept in { $folder }

# Over a drawn picture
picture-turn = { $seat } to play
picture-over = The game is over
board-reconstructed = Reconstructed board: parts of it are our own, fitted to the rulebook.
