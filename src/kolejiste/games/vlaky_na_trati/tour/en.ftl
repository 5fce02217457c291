# The guided first game: what the parts of the table are, and what each question means.

tour-goal-map = One railway line that all of you build together, card by card. Your two locomotives follow your own track over every card, wherever its curves lead.
tour-goal-offer = Open cards that anybody may lay. A new one comes for each that is taken.
tour-goal-hand = Your hidden cards. They are never filled up again, so keep them for the right moment.
tour-goal-own = Your score sheet. Each station that your train reaches ticks a box here, and the rows turn ticks into points. Most points win.
tour-which-side = The start card has two sides, and you choose which lies up. You also choose your track first: look for the side with the symbol you would like best.
tour-which-track = This is where your locomotives start. The symbol beside the track is ticked at once, and from here your line goes on over all the cards.
tour-which-card = Lay a card at the end of the line. Everybody’s faster locomotive runs onto it and everybody ticks what stands on their own track: choose one that gives you more than the others.
tour-which-free-action = One extra, if you like: send the slower locomotive to a station it has missed, lay a second card, or turn a card into a coin. A coin left over is worth only one point at the end.
tour-which-symbol = Your train is at a station with several goods. Tick the one that brings the most on your sheet.
tour-which-slow-move = The trains have reached the bend, so your slower locomotive may move for nothing. Send it to the best station it has missed.
tour-which-closing-action = The last chance: one more free action before the sheets are counted.
