# The guided first game: what the parts of the table are, and what each question means.

tour-goal-map = From the east coast to the west: here your rails and stations go. Cities further west are dearer and bring more.
tour-goal-offer = The telegraph line, deals and trains to be had, and the performance tracks. The tracks multiply what you have built, so they decide many games.
tour-goal-hand = Your milestones, the goals of your company. Each wants managers of certain colours and some conditions, and then brings points.
tour-goal-own = Your mat: workers, money, shares, rails and buildings. Each turn one worker does one of the four actions, and its colour adds something.
tour-which-asset = Everybody begins with one asset, and with the coloured worker that stands on it. A colour that your milestones ask for is a fine start.
tour-which-asset-use = What your asset brings is used at once, and for nothing. Let it lead towards your milestones.
tour-which-worker = The heart of a turn: one worker, one action. Station and Railroad build on the map, Telegraph brings shares, Trade brings money. The worker’s colour decides what you get besides.
tour-what-next = Your turn has several steps, in any order: first the main action, then what the worker and the place offer. Prices are paid last. Finish when nothing else is worth it.
tour-which-toll = This step on the track costs a worker. A white one is missed least.
tour-which-deal = A deal is offered to you, perhaps in somebody else’s turn. It takes no action of yours; take it if you have a use for what it brings.
tour-which-milestone = A new goal for your company: keep one of these. Best is one that you are already on the way to.
tour-use-orange-or-pay = The station is built, and the orange worker can still make it free: use the ability first, and only then finish.
tour-which-completed = Both your milestones are complete at once. Choose which one is replaced first; the other follows.
