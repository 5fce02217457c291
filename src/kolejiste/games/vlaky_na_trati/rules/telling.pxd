from .._table cimport Table

cdef void side_chosen(Table s) noexcept with gil
cdef void hand_dealt(Table s, int seat) noexcept with gil
cdef void offer_filled(Table s, int card) noexcept with gil
cdef void track_chosen(Table s, int seat, int height) noexcept with gil
cdef void no_card_fits(Table s) noexcept with gil
cdef void card_laid(Table s, int card, int slot, bint from_hand, int coins) noexcept with gil
cdef void station_reached(Table s, int seat, int station) noexcept with gil
cdef void card_discarded(Table s, int seat, int card, int coins) noexcept with gil
cdef void slow_moved(Table s, int seat, int stations, int coins) noexcept with gil
cdef void slow_stayed(Table s, int seat) noexcept with gil
cdef void bend_reached(Table s) noexcept with gil
cdef void symbol_ticked(Table s, int seat, int row, int box) noexcept with gil
cdef void symbol_lost(Table s, int seat, int row) noexcept with gil
cdef void symbol_bought(Table s, int seat, int row, int coins) noexcept with gil
cdef void symbol_given_up(Table s, int seat, int row) noexcept with gil
cdef void row_full(Table s, int seat, int row, int coins) noexcept with gil
cdef void column_completed(Table s, int seat, int column, int coins) noexcept with gil
cdef void race_won(Table s, int seat, int row) noexcept with gil
cdef void round_without_card(Table s) noexcept with gil
cdef void last_round(Table s) noexcept with gil
cdef void closing_began(Table s) noexcept with gil
cdef void game_ended(Table s) noexcept with gil
