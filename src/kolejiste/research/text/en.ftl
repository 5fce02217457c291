# The words of the laboratory, in English.

error-not-reset = The environment has no game yet. Call reset first.
error-all-done = The game is over and every agent has left. Call reset for a new one.
error-agent-done = The game is over for { $agent }: its only step is None.
error-no-agent = There is no agent “{ $agent }”. The agents are: { $agents }.
error-bad-seed = A seed is a whole number from 0 on, not { $given }.
error-render-mode = There is no render mode “{ $given }”. Choose one of: { $known }, or none.
error-rivals = The number of rivals at this table is { $needed }, but { $given } bots were named. Name one bot for all, or one for each.
error-illegal-mode = “{ $given }” is nothing that can be done with an illegal move. Choose one of: { $known }.
error-episode-over = The episode is over. Call reset for a new game.
error-observer-parameters = Observers take no parameters, but were given { $given }.
error-observer-kind = There are observers for what one player sees, what a spectator sees, and what one player knows since the deal.
error-no-tensor = What a player knows since the deal is a text of any length; numbers are in the observation.
error-no-chance = Chance has nothing to decide now.
error-no-outcome = { $given } cannot be drawn from { $deck } now.
error-no-resample = Only a player from 0 to { $most } can be asked what may be true, and not while chance decides; given was { $player }.
error-vector-way = Games cannot be played “{ $given }”. Choose one of: { $known }.
error-vector-size = { $games } games for { $workers } workers cannot be: both are whole numbers from 1 on, and each worker needs a game.
error-vector-moves = The moves must be { $games } whole numbers, one for each game.
error-vector-illegal = Move { $move } is not legal in game { $game }, so no move was made in any game.
error-vector-closed = These tables are closed. Make new ones.
error-worker-gone = A worker has ended, so the games cannot go on. Make new tables.

## Data sets

error-set-empty = There are no records there to make a data set of.
error-set-form = A data set cannot be written as “{ $given }”. Choose one of: { $known }.
error-set-split = “{ $given }” is no split. Give the per cent for training, validation and test, 100 in all, such as 80,10,10.
error-set-other = { $file } is of another game than { $first }: title, players, options and edition must be the same.
error-set-changed = { $file } has changed since the data set was begun. Put it back, or begin in another folder.
error-set-unfinished = The game was not ended.
error-set-none = There is no finished data set in { $folder }.
error-set-no-split = There is no split “{ $given }”. Choose one of: { $known }.
error-set-batch = A batch has a whole number of rows from 1 on, not { $given }.
error-set-no-records = This data set was made without its records, so it cannot give them back.
error-set-file-twice = The data set has several records called { $file }, and they would overwrite each other.
error-set-file-other = { $file } is there already, and is another one. Choose another folder.
