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

in-english = This game does not speak your language yet. Its own words are in English.

## Moves

moves-asides = At any time
bot-beginner = Bot Beginner
bot-casual = Bot Casual
bot-club = Bot Club Player
bot-expert = Bot Expert
bot-master = Bot Master
bot-planner = Bot Planner
bot-random = Bot Random
bot-search = Bot Search
hand = { $who ->
    [person] { $name } plays again.
    [program] A program plays for { $name } from here on.
   *[bot] { $bot } plays for { $name } from here on.
  }
hand-ever = { $who ->
    [program] A program made moves for { $name }.
   *[bot] { $bot } made moves for { $name }.
  }

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

## Errors: packages that bring games and bots

error-package = “{ $name }” of the installed package { $package } is left out: { $reason }
error-no-module = its module { $module } cannot be found.{ $reason ->
        [none] { "" }
       *[other] { " " }({ $reason })
    }
error-no-meta = its module { $module } has no file meta.toml.
error-bad-meta = { $file } is wrong: { $reason }
error-no-english = the game { $game } has no words in English: name, about and text/en.ftl.
error-title-taken = there is a game { $game } already.
error-bot-taken = there is a bot { $bot } already.
error-bot-name = a bot's name has 1 to 30 letters a to z, digits, hyphens and underscores, begins with a letter and means nothing else here.
error-room-broken = The game { $game } cannot be played, there is an error in its program: { $reason }
error-bot-broken = The bot { $bot } cannot play, there is an error in its program: { $reason }
error-bot-illegal = The bot { $bot } chose { $move }, which is not a legal move.
error-bot-form = “{ $bot }” names no bot. Write planner, search:playouts=800, package.module:Class, stdio:./program or http://address.
error-bot-setting = The bot { $bot } has no setting { $setting }. { $settings ->
        [none] It has none at all.
       *[other] It has: { $settings }.
    }
error-bot-setting-value = { $setting } cannot be “{ $value }”. It is { $kind ->
        [int] a whole number
        [float] a number
        [bool] yes or no
       *[other] a text
    }.
error-bot-setting-least = { $setting } cannot be { $value }. It is at least { $least }.
error-bot-setting-most = { $setting } cannot be { $value }. It is at most { $most }.
error-bot-seconds = { $variable } is “{ $value }”. It must be a number of seconds above 0.
error-bot-start = The program “{ $bot }” cannot be started: { $reason }
error-bot-ended = The bot { $bot } ended without an answer. What it wrote to its error stream tells more.
error-bot-silent = The bot { $bot } has not answered for { $seconds } s, so it was given up.
error-bot-nonsense = The bot { $bot } answered { $answer }. An answer is one line such as {"{"}"id": 7, "move": 12{"}"}.
error-bot-late = The bot { $bot } answered question { $answer } when question { $question } was asked. An answer repeats the id of its question.
error-bot-status = The bot { $bot } answered with status { $status } instead of 200.

## Errors: moves

error-game-over = The game is over, no move can be made any more.
error-no-such-move = There is no move { $move }. Moves are whole numbers from 0 to { NUMBER($most, useGrouping: 0) }.
error-no-such-seat = There is no seat { $seat } at this table. Seats are whole numbers from 0 to { NUMBER($most, useGrouping: 0) }; without a seat one watches.
error-no-policy = There is no way to play called “{ $policy }”. Choose one of these: { $policies }.
error-no-worlds = { $worlds } worlds with the seed { $seed } cannot be played. At least one world is needed, and a seed from 0 to { NUMBER($most, useGrouping: 0) }.
error-no-such-action = This game has no action { $action }. Choose one of the legal moves.
error-not-now = “{ $action }” is not possible now. What is asked: { $ask }
error-undo-nothing = There is no move of yours to take back.
error-undo-acted = The move cannot be taken back any more: another player has moved since.
error-undo-known = The move cannot be taken back: something hidden has become known.

## A table

begins-lot = Drawn by lot to begin: { $name }
begins-chosen = Chosen to begin: { $name }
begins-turn = Next in turn to begin: { $name }
practice-table = A table for practice: everything may be taken back, also what has shown something hidden; hints are open, and the result does not count.

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
error-record-lot = Who begins was not drawn as the table had promised, or does not follow from the seed.
error-record-two-seeds = The header tells a seed and a commitment at once. A table has one of them.
error-record-no-seat = Line { NUMBER($line, useGrouping: 0) } names seat { $seat }, but the table has { $players } seats.
error-record-sit = Line { NUMBER($line, useGrouping: 0) } seats somebody on seat { $seat }, where somebody sits already.
error-record-stand = Line { NUMBER($line, useGrouping: 0) } lets somebody stand up from seat { $seat }, where no person sits.
error-record-nobody = Line { NUMBER($line, useGrouping: 0) } adds a number to the seed for seat { $seat }, where no person sits who may add one.
error-record-promise = Line { NUMBER($line, useGrouping: 0) } is a promise that player { $seat } has made already, or that is damaged.
error-record-nonce-early = Line { NUMBER($line, useGrouping: 0) } shows the number of player { $seat } before all people had promised theirs.
error-record-nonce-twice = Line { NUMBER($line, useGrouping: 0) } adds a second number of player { $seat }.
error-record-nonce-other = Line { NUMBER($line, useGrouping: 0) } shows another number of player { $seat } than was promised.
error-record-nonce-missing = The cards were dealt although the number of player { $seat } is missing.
error-record-free-seat = The cards were dealt although nobody had sat down on seat { $seat }.
error-record-anew = Line { NUMBER($line, useGrouping: 0) } begins the deal anew, but does not name exactly those who had not shown their number.
error-record-names = The names in the header are not those of the people who sat down.
error-record-early = Line { NUMBER($line, useGrouping: 0) } stands before the deal, but belongs after it.
error-record-late = Line { NUMBER($line, useGrouping: 0) } stands after the lot or the deal, but belongs before them.
error-record-simulated = Line { NUMBER($line, useGrouping: 0) } has no place in a record of this kind.
error-record-second-deal = Line { NUMBER($line, useGrouping: 0) } deals the cards a second time.
error-record-second-reveal = Line { NUMBER($line, useGrouping: 0) } shows the seed a second time.
error-record-reveal-unsealed = Line { NUMBER($line, useGrouping: 0) } shows a secret seed, but the table was not sealed.
error-record-reveal-early = The seed is shown after { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, but the game was not over then. The seed was shown too early, or moves were cut off.
error-record-after-end = Line { NUMBER($line, useGrouping: 0) } goes on although the seed has been shown. Only talk may follow it.
error-record-secret = The header still keeps the secret although the seed has been shown.
error-record-chat = Line { NUMBER($line, useGrouping: 0) } is talk without words, or while the talk was turned off.
error-record-resign = Line { NUMBER($line, useGrouping: 0) } lets player { $seat } act, who is no person or has resigned.
error-record-chain = Line { NUMBER($line, useGrouping: 0) } does not follow on the lines before it: this line, the header or something between them was changed, added, moved or taken out later.
error-kept-unreadable = What a browser has kept cannot be read from { $file }: { $reason }
error-kept-table = The browser has kept this of table { $table }, but the record is of table { $ours }.
error-kept-commitment = The browser had seen another commitment before the deal than the record has.
error-kept-nonce = The number that the browser added for player { $seat } is not in the record.
error-kept-hash = The browser had seen something else in line { NUMBER($line, useGrouping: 0) } or before it.
error-kept-cut = The browser had seen { $entry } entries, but the record has only { $last }. Its end was cut off.
error-kept-order = When the browser showed its number, others had not promised theirs as the record tells.
error-record-no-secret = The game cannot go on from this record: it has neither the table's secret nor a seed. It can only be watched.
error-record-older-rules = This game was played by older rules (version { $played }, today's is { $ours }) and cannot be replayed by today's. { $reason }
error-record-newer-rules = This game was played by newer rules (version { $played }) than this program knows ({ $ours }) and cannot be replayed here. { $reason }
error-record-no-seed = The record tells neither a seed nor a commitment, so its draws cannot be checked.
error-record-no-reveal = The record of this sealed table ends without the seed, so its draws cannot be checked. Its end may have been cut off.
error-record-cut = The record ends after { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, before the end of the game. Its end has been cut off.

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
error-snapshot-pending = The position does not fit the phase “{ $phase }”: what that phase decides about is missing, impossible, or given in another phase.
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
error-id-twice = the name “{ $id }” stands already in { $first }. Give each its own.
error-seat-range = the least number of players is greater than the most.
error-seat-colours = { $seats } different colours are needed, one for each seat.

## Errors: files, names and seats

error-file-unwritable = { $file } cannot be written: { $reason }.
error-seat-name = “{ $name }” cannot be a player's name. A name has 1 to { $most } letters, signs or emoji that can be seen, in one line.
error-no-name = A player needs a name of 1 to { $most } letters, signs or emoji.
error-seat-number = There is no seat { $seat }. The seats are numbered 1 to { $players }.
error-extra = What this needs is not installed yet. Install it with: pip install "{ $extra }"

## Checking a record

verify-moves = { $game }: { $moves ->
        [one] one move, legal and replayed.
       *[other] { $moves } moves, all legal and replayed.
    }
verify-draws = Every draw was recomputed from the seed and is right.
verify-sealed = The seal holds: the revealed seed is the one committed to before the first move.
verify-first-kind = The seal is of the first kind: its numbers were not promised before they were shown, and its lines are not chained, so whoever ran the table could have chosen among many deals.
verify-not-sealed = The table was not sealed: its seed { $seed } was given.

# Over a drawn picture
picture-turn = { $seat } to play
picture-over = The game is over
board-reconstructed = Reconstructed board: parts of it are our own, fitted to the rulebook.

## Clocks

error-clock-seconds = A clock runs for at least { $least } seconds and at most { $days } days.
error-clock-increment = Only a bank of time grows with every turn, by at most { $days } days.
error-clock-vacation = There may be at most { $days } days of vacation at a table.
error-clock-night = A night begins and ends at times such as 22:00 and 07:00, and lasts at most { $hours } hours.
error-clock-zone = There is no time zone “{ $zone }”. They are called like Europe/Prague.
error-record-clock = The record's clock cannot be: { $reason }
error-record-no-clock = Line { NUMBER($line, useGrouping: 0) } tells of a clock, but at this table none was agreed on.
error-record-took = Line { NUMBER($line, useGrouping: 0) } tells of time that player { $seat } did not have.
error-record-flag = Line { NUMBER($line, useGrouping: 0) } says that time ran out for player { $seat }, whose clock shows otherwise.
error-record-clock-zero = In line { NUMBER($line, useGrouping: 0) } player { $seat } should resign, because time ran out.
error-record-pause = Line { NUMBER($line, useGrouping: 0) } begins a pause that has begun, or ends one that there is not.
error-record-paused = Line { NUMBER($line, useGrouping: 0) } goes on although the game pauses.
error-record-vacation = Line { NUMBER($line, useGrouping: 0) } tells of days of vacation that player { $seat } does not have.
error-record-plays = Line { NUMBER($line, useGrouping: 0) } says that somebody else moves for player { $seat }, but that is no person's seat, nothing changes, or that move does not follow.
