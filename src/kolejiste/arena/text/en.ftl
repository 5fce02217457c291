# The words of the arena: runs of many games and what came of them, in English.

## Errors

error-measure = “{ $measure }” is no measure: { $reason ->
        [Measure] it must be a class made from kolejiste.arena.measures.Measure.
       *[other] { $reason }
    }
error-on = “{ $on }” is no place to play. Write here, ray, or the address of a Ray cluster such as ray://host:10001.
error-no-cluster = The Ray cluster { $on } cannot be reached: { $reason }
error-book-gap = { $file } does not go on where the games before it end, at block { NUMBER($block, useGrouping: 0) }: a file is missing or there twice. Put it back, or begin in another folder.
error-book-other = { $folder } holds another run, which differs in: { $differs }. Choose another folder, or go on with that run by --resume.
error-book-game = { $folder } was begun when { $game } had other data or rules, so further games would not belong with those in it. Choose another folder, or go on with the version that began it.
error-book-none = There is no run in { $folder }.
error-book-plan = The plan in { $folder } is of another kind of run, or damaged: { $reason }
error-book-busy = A run is going on in { $folder } just now.

## Reports on balance

balance-heading = Balance of { $title }
balance-intro = Players: { $players }. Two levels of bots played { $games } games each: { $strong } and { $weak }.
balance-editions = Edition: { $editions }
balance-reconstructed = The edition is a reconstruction of ours, not the printed one: these numbers tell of it, not of the box.
balance-sure = Behind every number stands its 95 % interval. What stands out in red is more than chance; of twenty such numbers one does so by chance.
balance-repeat = Made by Kolejiště { $version } from seed { $seed }; the plan and a row for every game lie in the folder of the run.
balance-changes = What the change does
balance-changes-told = Of { $all } numbers { $real } differ by more than chance; they stand in red.
balance-number = Number
balance-difference = Difference
balance-seats = Seats
balance-seats-alike = { $series }: no seat differs from { $fair } by more than chance.
balance-seats-unlike = { $series }: { $found }; { $fair } would be even.
balance-seat-unlike = { $seat } wins { $share } ({ $range })
balance-seat-wins = { $seat } wins
balance-wins-axis = games won in %
balance-share-axis = share in %
balance-points-axis = points, on average
balance-part-axis = how much of the game is over, in %
balance-leader-axis = the leader wins, in %
balance-change-axis = change of the win share, in percent points
balance-scores = Scores
balance-scores-told = { $series }: { $points } points on average, winners { $winners }, { $margin } ahead of the second.
balance-points = Points
balance-parts = Where points come from
balance-parts-of = Winners and others: { $series }
balance-all = all
balance-winners = winners
balance-others = others
balance-winners-points = Points of winners
balance-margin = Lead over the second
balance-length = Length, tempo and the end
balance-length-told = { $series }: { $plies } moves ({ $range }), { $turns } turns a seat with { $moves } decisions each.
balance-ender = { $series }: who brings on the end wins { $share } ({ $range }).
balance-ends = How the end was announced
balance-announced = By
balance-nothing = nothing, it just came
balance-plies = Moves in a game
balance-turns = Turns of a seat
balance-lead = Who leads, and who wins
balance-lead-safe = { $series }: the lead changes { $changes } times; after { $part } of the game who leads wins nine in ten.
balance-lead-open = { $series }: the lead changes { $changes } times; until the last moves who leads does not win nine in ten.
balance-lead-changes = Changes of the lead
balance-skill = Skill and luck
balance-skill-told = { $edition }{ $strong }, alone among { $weak }, wins { $share } ({ $range }), where { $fair } would be even, { $margin } points ahead of the best rival.
balance-luck-told = { $edition }{ $part } ({ $range }) of how results differ is there before the first move. From one deal the lead of the first seat differs by { $within } points, over all deals by { $over }.
balance-skill-share = Wins of the stronger level
balance-deal-part = Settled by the deal
balance-styles = Styles
balance-styles-told = The style of a seat is the part of its score that stands out most above what others get from it.
balance-seats-share = seats
balance-wins = wins
balance-things-told = How much oftener those win who have it than those who have not. That they go together does not say what causes what.
balance-change-of = Change of the win share
balance-change = change of wins
balance-offered = offered a game
balance-had = seats that have it
balance-times = times a seat
balance-met = met
balance-worth = points
balance-map = How often: from never
balance-table-of = Table: { $series } ({ $count })
balance-rare = Rare ends and rule gaps
balance-rare-told = Games to look at, with their seeds: the extremes, shared victories, and events that came in at most one game of fifty.
balance-unplayed = Nobody ever took these actions: { $actions }.
balance-games = games
balance-seeds = seeds
balance-shared = shared victory
balance-shortest = shortest game
balance-longest = longest game
balance-highest = most points
balance-lowest = fewest points
balance-widest = widest lead
