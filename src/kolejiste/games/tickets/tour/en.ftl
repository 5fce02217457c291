# The guided first game: what the parts of the table are, and what each question means.

tour-goal-map = This is your playground. Claim the coloured routes between cities: each brings points at once, and longer ones bring far more.
tour-goal-offer = Here lie the cards with which routes are paid: five open ones and the deck. A locomotive stands for any colour.
tour-goal-hand = This is yours alone: your cards, and your hidden tickets. Each ticket names two cities; join them with your routes by the end and you get its points, otherwise you lose them.
tour-goal-own = Your trains and stations. When somebody has two trains or fewer, everybody has one more turn, and most points win.
tour-choose-tickets = Tickets are goals that only you know. Keep those that run the same way: then one line of routes serves several of them.
tour-choose-turn = One thing a turn: take two cards, claim a route you can pay, draw more tickets, or build a station. At first, collecting cards is rarely wrong.
tour-choose-second-card = You have one card and may take another: an open one, or a surprise from the deck. An open locomotive counts as two, so it is not to be had now.
tour-choose-station-payment = A station lets you use one route of somebody else at the end. Choose the cards that pay for it.
tour-choose-tunnel-payment = Tunnels are a gamble: three cards were turned over, and those of your colour make it dearer. Pay the rest, or take your cards back and give the turn away.
tour-choose-placement = Before the first turn some souvenirs are laid out. Whoever later claims a route to such a place takes one home.
tour-choose-souvenir = Your route ends at two places with souvenirs, and you may take one. The more different ones you have, the more they are worth.
