# What is different in San Francisco.

tour-goal-map = This is your playground. Claim the coloured routes between the places: each brings points at once. Round badges are souvenirs, and whoever comes there takes one home.
tour-goal-offer = Here lie the cards with which routes are paid: five open ones and the deck. A ferry stands for any colour.
tour-goal-hand = This is yours alone: your cards, and your hidden tickets. Each ticket names two places; join them with your routes by the end and you get its points, otherwise you lose them.
tour-goal-own = Your cable cars and souvenirs. The game is quick: when somebody has few cable cars left, the last round begins, and most points win.
tour-choose-turn = One thing a turn: take two cards, claim a route you can pay, or draw more tickets. At first, collecting cards is rarely wrong.
tour-choose-second-card = You have one card and may take another: an open one, or a surprise from the deck. An open ferry counts as two, so it is not to be had now.
