# The guided first game: what the parts of the table are, and what each question means.

tour-goal-map = Four companies grow over this map, and none of them belongs to you: anybody may build for any of them. The longer a company’s tracks, the more its shares are worth.
tour-goal-offer = The four companies with their trains and shares. A share costs one influence for every train waiting in the company’s pool.
tour-goal-own = Your shares are your points, and your influence says how much each of them is worth. Building brings influence, buying spends it. The most valuable shares win.
tour-which-starting-share = Everybody begins with two shares of different companies. Take one whose symbol lies on many tokens near its start: it will be easy to gain influence there.
tour-which-two-shares = Here you take both starting shares of one company at once, so choose the one you believe in.
tour-which-share-for-both = Both of you get a share of this company. Pick one that you will gladly see grow.
tour-which-action = Two ways: take a share, or build a track for any company to a city and gain the influence that its token shows. First some influence, then shares while they are cheap.
tour-which-way = Several ways are equally short. Each company you meet on the way gets a train, so pass by those of which you hold shares.
tour-which-influence = A wild token: one more influence in a company of your choice. It helps most where you hold shares.
tour-which-operator = East and west have met, and one company takes over the western branch. Choose one of which you hold shares.
tour-which-port = Ships carry a train to another port, and from there the company can go on building. Choose where it should grow.
