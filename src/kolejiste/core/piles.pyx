"""Face-down decks of a compiled build: `Deck` reads and writes a pile, which lies in a table or in the deck itself."""

from libc.string cimport memcpy, memset

from .cells cimport Cells, RowCells, cells_at, row_at

cdef list NAMES = []
MOST_FACES = 128


def number_of(str name):
    if name not in NAMES:
        NAMES.append(name)
    return NAMES.index(name)


cdef class Deck:
    """A face-down deck: how many of each card are unseen, and what was put back under it, in order. See `piles.py`."""

    def __cinit__(self):
        self.its = &self.own

    def __init__(self, name, counts):
        memset(self.its, 0, sizeof(Pile))
        self.its.name = number_of(name)
        self.counts = counts
        self.its.size = sum(counts)

    @property
    def name(self):
        return NAMES[self.its.name]

    @property
    def counts(self):
        return cells_at(self, <char *>self.its.counts, b"h", (self.its.faces,), (sizeof(short),))

    @counts.setter
    def counts(self, counts):
        counts = list(counts)
        if len(counts) > MOST_FACES:
            raise ValueError(f"a deck has at most {MOST_FACES} faces")
        self.its.faces = <short>len(counts)
        for face, count in enumerate(counts):
            self.its.counts[<int>face] = count

    @property
    def size(self):
        return self.its.size

    @size.setter
    def size(self, int size):
        self.its.size = size

    @property
    def drawn(self):
        return self.its.drawn

    @drawn.setter
    def drawn(self, int drawn):
        self.its.drawn = drawn

    @property
    def epoch(self):
        return self.its.epoch

    @epoch.setter
    def epoch(self, int epoch):
        self.its.epoch = epoch

    @property
    def beneath(self):
        return row_at(self, self.its.beneath)

    @property
    def knowers(self):
        return row_at(self, self.its.knowers)

    @property
    def tail(self):
        cdef int place
        return tuple(
            [(self.its.beneath.cells[place], self.its.knowers.cells[place]) for place in range(self.its.beneath.size)]
        )

    @tail.setter
    def tail(self, tail):
        (<RowCells>self.beneath).assign([card for card, _ in tail])
        (<RowCells>self.knowers).assign([known for _, known in tail])

    def __len__(self):
        return self.its.size + self.its.beneath.size

    def __repr__(self):
        return f"Deck({self.name!r}, {list(self.counts)}, tail={self.tail}, epoch={self.epoch}, drawn={self.drawn})"

    def clone(self):
        cdef Deck other = Deck.__new__(Deck)
        memcpy(other.its, self.its, sizeof(Pile))
        return other

    def __reduce__(self):
        return _unpickled, (self.name, list(self.counts), self.tail, self.epoch, self.drawn)

    def take(self, card):
        if self.its.size:
            if not (0 <= card < self.its.faces and self.its.counts[<int>card]):
                raise ValueError(f"no card {card} unseen in deck {self.name}")
            self.its.counts[<int>card] -= 1
            self.its.size -= 1
        else:
            if not self.tail or self.tail[0][0] != card:
                raise ValueError(f"card {card} is not on top of deck {self.name}")
            self.tail = self.tail[1:]
        self.its.drawn += 1

    def under(self, card, known_to):
        self.tail = (*self.tail, (card, known_to))

    def reshuffle(self, counts):
        self.counts = counts
        self.its.size = sum(counts)
        self.its.epoch += 1
        self.its.drawn = 0


def _unpickled(name, counts, tail, epoch, drawn):
    deck = Deck(name, counts)
    deck.tail, deck.epoch, deck.drawn = tail, epoch, drawn
    return deck


cdef void lay(Pile *pile, int name, int faces) noexcept nogil:
    """See `piles.py`."""
    cdef int face
    memset(pile, 0, sizeof(Pile))
    pile.name = <short>name
    pile.faces = <short>faces
    pile.size = faces
    for face in range(faces):
        pile.counts[face] = 1


cdef Deck handle(Pile *pile):
    """The deck by which Python handles a pile while rules wait for it."""
    return within(None, pile)


cdef Deck within(object owner, Pile *pile):
    """The deck by which Python handles a pile that lies in this owner."""
    cdef Deck deck = Deck.__new__(Deck)
    deck.owner = owner
    deck.its = pile
    return deck


cdef void assign(Pile *pile, Deck deck):
    memcpy(pile, deck.its, sizeof(Pile))


cdef Pile *lying(Deck deck) except NULL:
    """What rules handle of a deck."""
    return deck.its
