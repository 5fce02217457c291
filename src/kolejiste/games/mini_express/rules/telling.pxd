from .._table cimport Table

cdef void share_drafted(Table s, int seat, int company, int count) noexcept with gil
cdef void shares_unclaimed(Table s, int company, int steps) noexcept with gil
cdef void share_taken(Table s, int seat, int company, int cost, int trains) noexcept with gil
cdef void last_share_taken(Table s, int company) noexcept with gil
cdef void supply_empty(Table s, int company) noexcept with gil
cdef void influence_gained(Table s, int seat, int company, int influence) noexcept with gil
cdef void track_built(Table s, int seat, int company, int city, int grown) noexcept with gil
cdef void compensated(Table s, int company, int trains) noexcept with gil
cdef void not_compensated(Table s, int company, int spaces) noexcept with gil
cdef void token_removed(Table s, int city) noexcept with gil
cdef void passed(Table s, int seat) noexcept with gil
cdef void everybody_passed(Table s) noexcept with gil
cdef void last_round(Table s) noexcept with gil
cdef void game_ended(Table s) noexcept with gil
cdef void spike_void(Table s) noexcept with gil
cdef void spike_begun(Table s) noexcept with gil
cdef void spike_start(Table s, int came) noexcept with gil
cdef void spike_done(Table s) noexcept with gil
cdef void spike_bonus(Table s, int operator, int steps) noexcept with gil
cdef void port_opened(Table s, int seat, int company, int port) noexcept with gil
cdef void port_skipped(Table s, int company) noexcept with gil
cdef void automa_draws(Table s, int token) noexcept with gil
cdef void automa_refreshes(Table s) noexcept with gil
cdef void automa_company(Table s, int token) noexcept with gil
cdef void automa_aims(Table s, int begin) noexcept with gil
cdef void automa_stays(Table s) noexcept with gil
cdef void automa_reaches_end(Table s) noexcept with gil
cdef void automa_acts(Table s, int company) noexcept with gil
cdef void automa_cannot(Table s, int company) noexcept with gil
cdef void automa_city(Table s, int company, int chosen) noexcept with gil
cdef void automa_way(Table s, int start, int trains) noexcept with gil
cdef void automa_operator(Table s, int chosen, int found) noexcept with gil
cdef void automa_port(Table s, int port, int distance, int equal) noexcept with gil
