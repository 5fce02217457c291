# The words of the pages.

## Frame

skip = Skip to the content
menu = Menu
language = Language
language-cs = Čeština
language-sk = Slovenčina
language-en = English
theme = Colours
theme-auto = as the device
theme-light = light
theme-dark = dark
hint = Hint:
hints = Hints for a first game
on = on
off = off
needs-script = The tables need JavaScript. Please allow it for this page.
net-lost = The server cannot be reached just now.
copied = Copied.
copy = Copy
to-lobby = To the lobby
leave = Leave for the lobby; the table will wait for you
trouble-heading = That did not work
http-400 = The request cannot be understood.
http-403 = This page is too old. Reload it and try again.
http-404 = There is nothing here.
http-405 = This cannot be done here.
http-413 = That is too much at once.
http-429 = Too many requests. Wait a moment and try again.
http-500 = Something broke on our side. Nothing was changed.

## Lobby

lobby-heading = Railway games at one table
lobby-lead = Choose a game, say who plays, and begin. No account is needed: bots take the empty seats, friends join by a link.
choose-game = Choose a game
my-tables = Your tables
more-tables = { $count ->
        [one] One more table
       *[other] { $count } more tables
    }
open-tables = Tables waiting for players
watch-tables = Games to watch
finished-tables = Your finished games
go-on = Continue
join = Join
watch = Watch
look-again = Look again
play-game = Play { $game }
rules = Rules
rules-of = Rules of { $game }
board-is = Board
players-range = { $least }–{ $most } players
minutes-range = { $least }–{ $most } minutes
seats-free = { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
seat-free = free seat

## A new table

how-many = How many players?
who-plays = Who plays?
who-me = Me, on this device
who-here = Somebody else on this device
who-invited = A friend I send a link to
who-beginner = Bot: beginner, for a first game
who-casual = Bot: casual, plays for fun
who-club = Bot: club player, plans well
who-expert = Bot: expert, weighs every move
who-master = Bot: master, hard to beat
who-random = Bot: plays at random
who-begins = Who begins?
begins-by-lot = drawn by lot
your-name = Name
name-of = Name of player { $number }
options = Variants
more-settings = More settings
list-table = Show this table to everybody in the lobby
practice-field = For practice: everything may be taken back, hints are open, and the result does not count
resigning-field = If somebody resigns:
resigning-planner = a bot plays on for them
resigning-nobody = nobody does, and the game ends there
seed-field = Deal by this number, to repeat a game (the table is then not sealed)
start-table = Start the game

## Waiting

waiting-heading = Waiting for players
invite = Send this address to your friends. Whoever opens it can take a free seat. The game starts by itself when all are here.
lot-waits = Who begins will be drawn by lot when all are here.
begins-tag = begins
sit-down = Sit here
not-here-yet = not here yet
free-seat = Free the seat
fill-with-bots = Do not wait: bots take the free seats
close-table = Close this table
closed-heading = The table is closed
closed-words = Whoever made this table has closed it before the game.
about-table = About this table
sealed = The table is sealed: the cards are fixed by a secret seed to which this number commits. At the end the seed is shown.
not-sealed = The table is not sealed: it was dealt by the number { $seed }.
seed-known = This table is dealt by the number { $seed }, which was given when it was made: whoever made it can know all the cards. It is not sealed.
seed-known-short = not sealed: its maker can know the cards
deal-anew = The deal was begun anew: { $names } had not shown what was promised for the seed.
seal-changed = This table shows another seal than it did before. Your browser adds nothing to it. Ask whoever runs the server why, or leave the table.
bring-seat = This link brings the seat of { $name } to this device. The device it was on loses it.
bring-here = Bring the seat here
seat-lost = { $name } has lost the seat, with the browser or its cookies?
seat-give-back = Give it back by a link
give-back-send = Send this link to { $name }, and to nobody else. Whoever opens it gets the seat; everybody at the table sees that you gave it back.
back-to-table = Back to the table
handed = given back
handed-why = Whoever made the table has given the seat of { $name } back by a link.

## At the table

board = Board
board-frame = The board; it scrolls and zooms
zoom-in = Larger
zoom-out = Smaller
zoom-fit = The whole board
whose-turn = Whose turn it is
your-turn = Your turn
turn-of = { $name }’s turn
asked-of = { $name } decides: { $ask }
watching = You are watching.
confirm = Confirm
cancel-choice = Clear
what-you-may = What you may do
practice-tag = practice
undo-free = Take back
undo-ask = Ask to take back
wish = { $name } asks to take back { $moves ->
        [one] one move
       *[other] { $moves } moves
    }. { $waiting ->
        [none] All agree.
       *[other] Still to answer: { $waiting }.
    }
wish-abandon = { $name } asks to end the game here, without a result. { $waiting ->
        [none] All agree.
       *[other] Still to answer: { $waiting }.
    }
told-resigned = { $name } has resigned.
told-quiet = The host has turned the talk off.
told-talk = The host has turned the talk on again.
has-resigned = resigned
chat-is-off = The host has turned the talk off.
leaving = Leave the game
abandon = Ask all to end the game here
resign = Resign
resign-planner = A bot plays on for you.
resign-nobody = The game ends with it for everybody.
talk-off = Turn the talk off
talk-on = Turn the talk on
ended-abandoned = The game was abandoned: all agreed to end it here.
ended-resigned = The game ended because { $names } resigned.
taken-back = { $name } took back { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
agree = Agree
refuse = Decline
at-table = At the table
you = you
away = away
decides = to play
score = Points
bot-plays = a bot plays
let-bot = Let a bot play
let-bot-for = Let a bot play for { $name }
take-back = I am back
log = What happened
log-empty = Nothing has happened yet.
chat-placeholder = Write to the others
chat-send = Send
in-words = The position in words
invite-watch = The address of this table; whoever opens it can watch:
personal-link = Your personal link moves your seat to another device. Keep it to yourself:
hand-over = Hand the device to { $name }
who-looks = Who is looking?
curtain-why = The cards in hand stay hidden until the right person looks.
i-am = I am { $name }, show my cards

## The end and the replay

winner = { $count ->
        [one] The winner is { $names }.
       *[other] The victory is shared by { $names }.
    }
in-all = Total
seed-was = The secret seed was
check-good = Checked by your own browser: the seal holds, your number is in it, and everything this browser saw stands in the record.
check-partly = Checked by your own browser: the seal holds, and everything this browser saw stands in the record. It added no number of its own here.
check-chain = Your browser has checked the record: its lines do not follow on each other. Something was changed in it later.
check-seen = Your browser has checked the record: it had seen something else than what stands there now.
check-commitment = Your browser has checked the record: the seed is not the one the table had promised before the deal.
check-nonce = Your browser has checked the record: the number it added to the seed is not there as it was.
check-order = Your browser has checked the record: numbers were shown before all had promised theirs, or are not the promised ones.
check-lot = Your browser has checked the record: who begins does not follow from the seed.
check-print = Fingerprint of the game, the same for everybody who played it:
check-keep = Save what this browser keeps
play-again = Play again
go-to-next = To the new table
verify = Check the game
download = Download the record
replay = Replay
replay-at = Move { $at } of { $last }
replay-slider = Move
replay-keys = Space plays and pauses, the arrow keys step through the game.
replay-deal = The game has been dealt.
replay-nothing = Nothing anybody could see.
replay-before = Before move { $number } of { $last }
replay-played = Played: { $move }
replay-better = Better{ $percent ->
        [0] { "" }
       *[other] { " " }by { $percent } % of the chances
    }: { $move }
replay-no-chances = Chances are shown here once the coach has looked back on the game:
step-first = To the beginning
step-back = One move back
step-on = One move on
step-last = To the end
whose-eyes = Through whose eyes
eyes-spectator = a spectator's
eyes-above = from above: everything
own-view = { $name }: own view
to-table = To the table

## The table on the screen

offline = No connection to the server. The table comes back by itself.
own-things = Cards and boards
parts-of-table = Parts of the table
turn-in-progress = The turn in progress
more-of-table = More about the table
tab-story = Log
tab-words = In words
tab-legend = Symbols
tab-about = About
tab-turn = Turn
tab-hand = Hand
tab-offer = Offer
tab-own = My board
tab-people = Players
tab-more = More
whole-mat = Whole board
whole-mat-of = The whole board of { $name }
close = Close

## Choosing and seeing

choose-here = Pick on the board or from the list.
choose-next = Choose further: what goes with it is marked.
kinds-of-moves = What would you like to do?
list-of-moves = List
search-moves = Search
search-nothing = Nothing like this can be done now.
which-one = Which one?
undo-keys = Key Z
switch-confirm = Confirm moves
switch-confirm-no = only important ones
switch-confirm-yes = always
switch-sound = Quiet sounds
switch-notify = Notify me when it is my turn
notify-insecure = This browser allows notifications only on encrypted addresses or on the machine that serves the table.
notify-refused = The browser does not let this page notify you.

## An invitation that works

invite-only-here = Only this computer can open this address. To let others in, stop the server and start it with { $command }: it then shows an address for your home network and a code to scan.
invite-scan = On a phone, scan this code instead of typing the address.
invite-others = If that address does not open, try one of these:

## Around a game

play-now = Play now
first-game = First game
first-game-of = Learn { $game } by playing
set-up = Set up a table
set-up-game = Set up a table of { $game }
you-play-as = You play as
change-name = Change the name
name-ask = What should we call you?
name-default = Player
name-play = Play
name-keep = Keep
name-cancel = Back
contents = Contents
save-picture = Picture to share
how-it-went = Points from move to move
as-numbers = As numbers
replay-play = Play
replay-pause = Pause
replay-speed = Speed
speed-slow = slow
speed-normal = normal
speed-quick = quick
seats-wait = still free
sit-here-too = Seat somebody on this device
tour-heading = First game
tour-next = Next
tour-begin = Let’s play
tour-skip = Leave the tour
tour-close = Play on
tour-end = That is how turns go; from here you can play on without a guide. Everything else is in the rules, and if something you click cannot be done, the table tells you why.
tour-advice = Try this: { $move }
tour-only = Only this is possible: { $move }

## Errors: tables in the browser

error-no-table = There is no such table. Perhaps its address was cut short.
error-not-your-seat = This seat does not belong to this browser.
error-not-your-eyes = Until the game is over, only your own seats can be looked through.
error-not-a-seat = There is no such seat at this table.
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
error-not-all-promised = Not everybody has promised a number for the seed yet. Yours is shown when all have.
error-nonce-other = This is not the number that was promised for the seed.
error-stand-in = For somebody who is away only the bot “planner” may play.
error-chat-off = The host has turned the talk at this table off.
error-chat-much = That is a lot of talk at once. Wait a moment before you write again.
error-resigned = This player has resigned.
error-over = The game is over.
error-table-closed = Whoever made this table has closed it.
error-too-late-to-close = Only a table where no game has begun can be closed. A game ends when somebody resigns or all agree to.
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
error-folder-owned = Another Kolejiště already serves the tables in the folder { $folder }. Stop it first, or give another folder with --folder.
error-bots-only = At least one person has to play: games of bots alone are what “kolejiste simulate” is for.
error-too-many-tables = Too many tables were made from this address: at most { $most } an hour. The next one can be made in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-too-much-thinking = Your bots have thought for { $minutes } minutes within an hour. They play on at your tables; wait a little with new ones, or play with people.
error-admin-no-table = There is no table { $table }.
error-admin-bad-file = { $file } holds no table that can be played on: { $reason }
error-admin-table-exists = There is a table { $table } already. Delete it first if the one in the file is to take its place.
error-admin-backup-exists = There is a copy in { $folder } already. Name a new folder.
error-admin-backup-elsewhere = This database is no file. Back it up with the tools of its own server, such as pg_dump.
error-database-kind = Give the address of a PostgreSQL database, such as postgresql://user@host/kolejiste. Without one the tables are kept in the folder.
error-database-away = The database cannot be used: { $reason }

## The coach

hints-field = Hints are open: anybody may ask the coach on their turn
hints-table = Hints are open at this table: anybody may ask the coach on their turn.
hints-shut = There are no hints at this table.
hint-ask = Ask the coach
hint-key = Ask the coach (key ?)
hint-thinks = The coach is thinking it over…
hint-heading = The coach would play
hint-show = Show it on the board
analysis = Look back
analysis-of = Looking back: { $game }
analysis-thinks = The coach plays the game through again. That takes about a minute.
analysis-progress = { $done } of { $all } parts of the game gone through
analysis-whose = Whose game
analysis-to-replay = To move { $number } in the replay
analysis-chart-about = Each line is one player’s chance to win, with all hands known. Dots are what could be expected after the own moves by what was known then; the large ones are the costliest moves, and a click leads to their place in the replay.
analysis-numbers = Chances as numbers
chances-title = Chances
chances-public = as anybody may know
chances-known = chance to win, with all hands known
chances-mine = as you may know
error-analysis-later = The game can be looked back on when it is over.
error-analysis-of-people = The coach looks back only on what people decided, and a bot played there.
error-hints-shut = There are no hints at this table: not everybody has agreed to them.
error-chances-shut = Chances are shown to those who watch, and at tables for practice.
## Clocks

clock = Clock
clock-field = Time to think
clock-none = no clock
clock-move = { $time } for each turn
clock-bank = { $time } for the whole game{ $has ->
    [yes] , and { $increment } more with every turn
   *[no] {""}
  }
clock-of-table = Clock: { $clock }.
clock-zero-field = When time is up
clock-zero-move = a bot plays that turn
clock-zero-seat = a bot takes the seat
clock-zero-resign = the player resigns
clock-at-zero-move = When somebody's time is up, a bot plays that turn for them.
clock-at-zero-seat = When somebody's time is up, a bot plays for them until they take the seat back.
clock-at-zero-resign = When somebody's time is up, they have resigned.
clock-night-field = At night clocks stand
clock-night-none = no, they run at night too
clock-night-span = from { $begins } to { $ends }
clock-zone-field = Time zone of the night
clock-nights = From { $begins } to { $ends } clocks stand ({ $zone }).
clock-vacation-field = Vacation for everybody
clock-vacation-none = none
clock-vacation-choice = { $days } days in this game
clock-vacation-choice-yearly = { $days } days a year
clock-vacations = Everybody may take { $days } { $days ->
    [one] day
   *[other] days
  } of vacation, in which their clock stands.
clock-vacations-yearly = Everybody may take { $days } { $days ->
    [one] day
   *[other] days
  } of vacation in every calendar year, in which their clock stands.
clock-flagged = time is up, a bot plays
clock-tag-flagged = out of time
clock-tag-vacation = on vacation
clock-paused = pause
clock-paused-words = The game pauses: clocks stand, and nobody moves.
clock-night-now = night, the clock stands
clock-vacation-until = on vacation until { $date }
clock-left = { $name }: { $time } left
clock-hurry = Your time is running out: { $time } left.
pause-ask = Ask everybody for a pause
pause-end = Go on after the pause
pause-why = While the game pauses, clocks stand and nobody moves. All must agree.
pause-ends-why = If not all agree at once, the game goes on an hour after you ask.
wish-pause = { $name } asks for a pause. { $waiting ->
        [none] All agree.
       *[other] Still to answer: { $waiting }.
    }
wish-go-on = { $name } wants to go on; at the latest that happens an hour after asking. { $waiting ->
        [none] All agree.
       *[other] Still to answer: { $waiting }.
    }
vacation-take = Go on vacation
vacation-days-field = Days of vacation
vacation-stops-not = It does not stop a clock that is running already.
vacation-of = { $name }: { $days ->
    [0] no vacation left
    [one] one day of vacation left
   *[other] { $days } days of vacation left
  }
vacation-end = Come back from vacation
vacation = Vacation
vacation-why = At these tables vacation was agreed on. While you are away your clock stands there, and everybody sees it. Who moves is back.
vacation-at = { $game }: { $days ->
    [0] no days left
    [one] one day left
   *[other] { $days } days left
  }{ $yearly ->
    [yes] { " " }this year
   *[no] { "" }
  }
vacation-everywhere = Go on vacation everywhere
vacation-back = Come back everywhere
vacation-begun = you are on vacation for { $days ->
    [one] a day
   *[other] { $days } days
  }.
vacation-over = you are back.
vacation-nowhere = You play at no table where vacation was agreed on.
error-vacation-number = Vacation is a number of days from 1 to { $most }.
told-flag-move = { $name } is out of time: a bot plays this turn.
told-flag-seat = { $name } is out of time: a bot plays on for them.
told-flag-resign = { $name } is out of time.
told-pause = The game pauses: all have agreed.
told-go-on = The game goes on.
told-vacation = { $name } is on vacation for { $days ->
    [one] a day
   *[other] { $days } days
  }.
told-back = { $name } is back from vacation.
error-time-is-up = Time is up for this turn.
error-paused = The game pauses. Go on first.
error-pause-already = The game pauses already.
error-pause-not = The game does not pause.
error-no-clock = There is no clock at this table.
error-vacation-none = You are not on vacation.
error-vacation-already = You are on vacation already.
error-vacation-days = { $days ->
    [0] You have no vacation left at this table.
    [one] You have one day of vacation left at this table.
   *[other] You have { $days } days of vacation left at this table.
  }
error-vacation-turn = Your clock is running: make this move first, then go on vacation. A pause is possible if all agree.

## Programs at the table

program-tag = program
program-why = A program of { $name } plays this seat.
program-heading = Let a program of yours play
program-words = With a token, a program in any language plays this seat: it is told what the seat may know and answers with a move. Everybody sees that a program plays. How to write one is told in docs/write-a-bot.md.
program-token = Give a token
program-revoke = Take the token back
program-once = Keep this token to yourself. It is shown only now; a new one replaces it.
program-try = To try it out:
error-token-bad = This token is not, or no longer, good for any seat. The seat's owner gives a new one on the table's page.
error-program-often = A program may ask { $most } times a minute for one seat.

## My games

mine = My games
mine-all = My games and results
mine-going = Going on
mine-none = You have no game going on here.
mine-left = { $left } left
mine-ended = Finished
mine-no-result = without a result
mine-place = place { $place } of { $players }, { $points ->
        [one] one point
       *[other] { $points } points
    }
mine-results = Results by game
mine-game = Game
mine-games = Games
mine-won = Won
mine-best = Best score
mine-rivals = Against whom
mine-rival = Rival
mine-ahead = Ahead
mine-behind = Behind
mine-even = Level
mine-counts = Games for practice, games given up and games in which you had several seats do not count.
mine-devices = On my other devices
mine-devices-why = Your games belong to this browser. If you like, take them along: by a link you can play them on a phone and a computer at the same time, and get them back when a device is lost. Nothing of this is needed to play.
link-make = Make a recovery link
link-revoke = Cancel the link
link-there = There is a recovery link that has not been used. A new one replaces it.
link-heading = Your recovery link
link-words = Open it on your other device, or keep it where nobody else reads. Whoever opens it gets all your games and seats.
link-once = It is shown only now, and serves once. You can cancel it or make another one under My games.
come-heading = Your games on this device
come-words = This link brings all games and seats of its owner to this device as well. Go on only if it is your own link.
come-bring = Bring the games along that this browser already has ({ $count })
come-bring-why = Without that they wait until you take this device away again under My games.
come-here = Play on here
device-first = First device
device-link = Came by a link
device-passkey = Came by a passkey
device-here = this device
device-leave = Take this device away
device-remove = Remove
mine-data = What is kept about me
export = Save everything as a file
forget = Forget me
forget-goes = Your devices, passkeys, links, e-mail address and subscriptions to messages are deleted at once. Nobody can bring them back.
forget-games = Games that are going on are resigned for you, tables that wait are left or closed.
forget-stays = What stays: the names you played under and what you said stand in the records of games, which others have seen and can check. Nothing leads from them to you any more.
forget-sure = Yes, forget me
error-come-used = This link has been used or cancelled. My games on a device that still has them makes a new one.
error-come-other = This browser already belongs to somebody with games of their own. Take it away from them first, under My games.
error-come-many = So many devices are enough: at most { $most }. Remove one first, under My games.
error-leave-last = This is your last device, and neither a link nor a passkey would bring your games back. Make one first.
error-too-many-people = Too many new people came from this address. Wait an hour.
error-no-such-person = This browser has no such thing yet.
error-forget-unsure = Nothing was forgotten: it was not confirmed.
passkey-heading = Passkey
passkey-why = A passkey lives in your phone, computer or password keeper and opens your games on another device with a finger or a glance. There is no password.
passkey-make = Make a passkey
passkey-enter = I have a passkey
passkey-bring = and bring the games along that this browser already has
passkey-one = Passkey
passkey-refused = The browser made or found no passkey. Nothing has changed.
error-passkey-here = Browsers have passkeys only on encrypted addresses (https) with a name, or on localhost. Here a recovery link does the same.
error-passkey-bad = This passkey was not accepted. Try again.
error-passkey-unknown = Nobody here has this passkey. Perhaps it was removed.
error-passkey-many = So many passkeys are enough: at most { $most }. Remove one first.
messages = Messages when it is my turn
messages-why = In games that last for days you can be told when it is your turn: at most once a turn, and only while you are not looking. A message says which game and with whom, and nothing about cards.
push-heading = On this device
push-on = Tell me on this device
push-off = Turn off
push-is-on = This device tells you, also with the page closed.
push-insecure = Browsers take messages only on encrypted addresses (https) or on the machine that serves the table.
push-failed = The browser could not be reached by its maker’s service. Nothing has changed.
mail-heading = By e-mail
mail-address = E-mail address
mail-ask = Send me messages
mail-daily = at most one message a day, with everything that waits
mail-unconfirmed = waits until you open the link we sent
mail-each-on = a message for each turn
mail-daily-on = at most one message a day
mail-stop = Stop the messages
mail-sent = A message is on its way to { $address }. Open the link in it, and that is all. If nothing comes, look into the spam or try again in an hour.
mail-confirm-subject = Kolejiště: is this your address?
mail-confirm-body = Somebody, hopefully you, wants to be told at this address when it is their turn in railway games. If that was you, open this link:

    { $address }

    If not, do nothing. No more messages will come.
mail-confirm-words = Messages about your turn shall come to { $address }?
mail-confirm = Yes, send them
mail-confirmed = Done. You will be told when it is your turn and you are not looking.
mail-stop-words = No more messages about your turn?
mail-stopped = No more messages will come.
mail-why = You get this because you asked for messages when it is your turn. To stop them, open:
message-turn = { $game }: your turn
message-deal = { $game }: the table waits for your browser
message-others = With { $others }.
message-many = { $count ->
        [one] One game waits for you
       *[other] { $count } games wait for you
    }
message-room = { $name } is to play in { $game }.
message-room-deal = { $game } waits for the browser of { $name }.
hook-field = Address of a chat room that is told whose turn it is (a webhook of Slack, Mattermost, Discord …):
hook-set = A chat room is told whose turn it is. A new address replaces it, an empty one ends it:
hook-keep = Keep
install-heading = On the phone
install-why = Kolejiště can be added to the home screen: in the browser’s menu choose “Install” or “Add to home screen”. Without a connection it shows the last position you have seen.
kept = No connection. This is what you saw last:
offline-heading = No connection
offline-words = This page has not been seen on this device. Tables that you have looked at here can also be opened without a connection.
error-messages-off = Whoever runs this server has not switched messages on.
error-mail-off = Whoever runs this server has not switched e-mail on.
error-mail-address = This is no e-mail address that we can write to.
error-mail-many = That was tried often. Wait an hour.
error-mail-link-old = This link is no longer valid.
error-address-bad = Nothing can be sent to this address. It has to begin with https:// and have no password in it.
error-address-inside = This address lies inside the server’s own network. Nothing is sent there.
ladder = Ladder
ladder-all = All games
ladder-low = Surely
ladder-rating = Rating
ladder-empty = Nobody has played for the ladder yet.
ladder-why = Rated are people who ask for it, by the sealed games that they finish against each other. Bots, practice and games dealt by a given number do not count. Everybody begins at 1000; the order is by what somebody is surely worth, so it takes a few games to rise.
ladder-look = Look at the ladder
ladder-as = You are on it as { $name }.
ladder-climb = Join the ladder
ladder-leave = Leave the ladder
error-ladder-off = Whoever runs this server has not switched the ladder on.
