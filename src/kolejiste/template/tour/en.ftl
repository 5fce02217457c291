# The guided first game: what the parts of the table are, and what each question means.

tour-goal-map = Two tracks that all of you share. Get rid of your wagons here: on the main line a wagon scores its weight, on the siding two points.
tour-goal-offer = The deck, from which you can draw, and the signal for when nothing is possible any more.
tour-goal-hand = Your hidden wagons. The weight of what is left here at the end is taken off your points.
tour-choose-turn = Choose a wagon and then a track, or draw. A wagon may not be lighter than the one before it.
