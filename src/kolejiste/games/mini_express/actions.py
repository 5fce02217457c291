"""Every decision in Mini Express as a typed action, and the numbering that the rules work with."""

from __future__ import annotations

from kolejiste.core.actions import Action, ActionTable, Prompt

from .geography import Geography


class DraftShare(Action, frozen=True):
    """Pick a starting share of this company."""

    company: str


class DraftTwoShares(Action, frozen=True):
    """Take both starting shares of this company (two experienced players)."""

    company: str


class DraftShareForBoth(Action, frozen=True):
    """Both players get a starting share of this company (two experienced players)."""

    company: str


class TakeShare(Action, frozen=True):
    """Take a share of this company from the pool."""

    company: str


class BuildTrack(Action, frozen=True):
    """Build this company's track into this city."""

    company: str
    city: str


class LayTrack(Action, frozen=True):
    """Lead the track over this space next."""

    space: str


class GainInfluence(Action, frozen=True):
    """Gain the wild token's influence in this company."""

    company: str


class OperateWest(Action, frozen=True):
    """Let this company run the western branch of the transcontinental railway."""

    company: str


class OpenPort(Action, frozen=True):
    """Put the company's train into this port."""

    port: str


class Pass(Action, frozen=True):
    """Do nothing, because nothing can be done."""


class RunAutoma(Action, frozen=True):
    """Carry out the automa's turn."""


MiniAction = (
    DraftShare
    | DraftTwoShares
    | DraftShareForBoth
    | TakeShare
    | BuildTrack
    | LayTrack
    | GainInfluence
    | OperateWest
    | OpenPort
    | Pass
    | RunAutoma
)


# --- prompts ----------------------------------------------------------------------------------------------------


class WhichStartingShare(Prompt, frozen=True):
    """Which share to start with; `second` when it is the second one."""

    second: bool


class WhichTwoShares(Prompt, frozen=True):
    """Of which company to take both starting shares."""


class WhichShareForBoth(Prompt, frozen=True):
    """Of which company both players get a starting share."""


class WhichAction(Prompt, frozen=True):
    """Take a share or build a track; `second` when it is the second action of an experienced player's turn."""

    second: bool


class WhichWay(Prompt, frozen=True):
    """Over which space the track goes on."""

    company: str
    city: str


class WhichInfluence(Prompt, frozen=True):
    """In which other company to gain the wild token's influence."""

    company: str


class WhichOperator(Prompt, frozen=True):
    """Which company runs the western branch."""


class WhichPort(Prompt, frozen=True):
    """Into which port the company's train goes."""

    company: str


class AutomaWaits(Prompt, frozen=True):
    """It is the automa's turn."""


MiniPrompt = (
    WhichStartingShare
    | WhichTwoShares
    | WhichShareForBoth
    | WhichAction
    | WhichWay
    | WhichInfluence
    | WhichOperator
    | WhichPort
    | AutomaWaits
)


class Numbering:
    """The action table and where its blocks begin."""

    def __init__(self, companies: tuple[str, ...], land: Geography) -> None:
        actions: list[Action] = []

        def block(*more: Action) -> int:
            actions.extend(more)
            return len(actions) - len(more)

        self.draft = block(*(DraftShare(company) for company in companies))
        self.draft_two = block(*(DraftTwoShares(company) for company in companies))
        self.draft_both = block(*(DraftShareForBoth(company) for company in companies))
        self.take = block(*(TakeShare(company) for company in companies))
        self.build = block(*(BuildTrack(company, city) for company in companies for city in land.cities))
        # Spaces by number; a move to one that is no landscape is never legal, so only landscape stands in the table.
        self.spaces = tuple(x for x in range(land.size) if land.is_land[x])
        first = block(*(LayTrack(land.names[x]) for x in self.spaces))
        self.lay = first
        self.lay_of = [-1] * land.size
        for move, x in enumerate(self.spaces, first):
            self.lay_of[x] = move
        self.gain = block(*(GainInfluence(company) for company in companies))
        self.west = block(*(OperateWest(company) for company in companies))
        self.port = block(*(OpenPort(port) for port in land.ports))
        self.pass_ = block(Pass())
        self.automa = block(RunAutoma())
        self.table = ActionTable(actions)
