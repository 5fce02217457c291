
from .._table cimport Table

cdef void asset_chosen(Table s, int seat, int side, int colour) noexcept with gil
cdef void workers_returned(Table s, int seat) noexcept with gil
cdef void worker_placed(Table s, int seat, int colour, int action) noexcept with gil
cdef void no_action_possible(Table s, int seat) noexcept with gil
cdef void station_built(Table s, int seat, int city, bint first) noexcept with gil
cdef void rail_laid(Table s, int seat, int rail) noexcept with gil
cdef void office_built(Table s, int seat, int sector, bint first) noexcept with gil
cdef void piece_sold(Table s, int seat, int piece, int amount) noexcept with gil
cdef void bonus_taken(Table s, int seat, int city) noexcept with gil
cdef void ability_used(Table s, int seat, int colour, int action) noexcept with gil
cdef void tile_used(Table s, int seat, int tile) noexcept with gil
cdef void worker_discarded(Table s, int seat, int colour) noexcept with gil
cdef void paid(Table s, int seat, int amount) noexcept with gil
cdef void money_gained(Table s, int seat, int amount) noexcept with gil
cdef void shares_gained(Table s, int seat, int count) noexcept with gil
cdef void shares_discarded(Table s, int seat, int count) noexcept with gil
cdef void shares_sold(Table s, int seat, int count, int amount) noexcept with gil
cdef void worker_hired(Table s, int seat, int colour) noexcept with gil
cdef void worker_taken(Table s, int seat, int colour) noexcept with gil
cdef void worker_exchanged(Table s, int seat, int colour, int new) noexcept with gil
cdef void worker_promoted(Table s, int seat, int colour, int tile) noexcept with gil
cdef void train_taken(Table s, int seat, int train) noexcept with gil
cdef void train_flipped(Table s, int seat, int train, bint face_up) noexcept with gil
cdef void track_advanced(Table s, int seat, int track, int points) noexcept with gil
cdef void deal_taken(Table s, int seat, int deal, int side) noexcept with gil
cdef void deal_turned(Table s, int deal) noexcept with gil
cdef void deals_reshuffled(Table s) noexcept with gil
cdef void milestone_completed(Table s, int seat, int tile) noexcept with gil
cdef void milestone_kept(Table s, int seat, int tile) noexcept with gil
cdef void end_triggered(Table s, int seat) noexcept with gil
cdef void game_ended(Table s) noexcept with gil
cdef void milestones_drawn(Table s, int seat, int deck) noexcept with gil
