from .._table cimport Table

cdef void deck_reshuffled(Table s, int size) noexcept with gil
cdef void card_drawn(Table s, int seat, int card) noexcept with gil
cdef void card_taken(Table s, int seat, int card) noexcept with gil
cdef void draw_lapsed(Table s, int seat) noexcept with gil
cdef void card_turned(Table s, int card) noexcept with gil
cdef void display_stays(Table s, int wilds) noexcept with gil
cdef void display_replaced(Table s, int wilds) noexcept with gil
cdef void route_claimed(Table s, int seat, int route, int colour, int cards, int wilds) noexcept with gil
cdef void tunnel_tried(Table s, int seat, int chosen, int laid, int extra) noexcept with gil
cdef void tunnel_withdrawn(Table s, int seat, int route) noexcept with gil
cdef void souvenir_placed(Table s, int seat, int kind, int city) noexcept with gil
cdef void souvenir_taken(Table s, int seat, int kind, int city) noexcept with gil
cdef void station_chosen(Table s, int seat, int city) noexcept with gil
cdef void station_built(Table s, int seat, int city, int colour, int cards, int wilds) noexcept with gil
cdef void tickets_offered(Table s, int seat) noexcept with gil
cdef void tickets_kept(Table s, int seat, int count) noexcept with gil
cdef void tickets_chosen(Table s, int seat) noexcept with gil
cdef void passed(Table s, int seat) noexcept with gil
cdef void last_round(Table s, int seat) noexcept with gil
cdef void finished(Table s, int how) noexcept with gil
