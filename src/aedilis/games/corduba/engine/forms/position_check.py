"""What must hold in every position that a game can reach; each refusal names the rule it rests on."""

from aedilis.core.bits import ones
from aedilis.core.errors import PositionError, refuse_if
from aedilis.core.listing import Actions
from aedilis.core.parts import members
from aedilis.games.corduba.engine import packing, words
from aedilis.games.corduba.engine.effects.standing import sum_of
from aedilis.games.corduba.engine.effects.steps import ChooseStep
from aedilis.games.corduba.engine.forms.city import DELIVERABLE
from aedilis.games.corduba.engine.forms.doing import FRAME_WORDS, numbers_of
from aedilis.games.corduba.engine.forms.track_check import ROUNDS_OF_ROME, check_registers, check_tracks
from aedilis.games.corduba.engine.pack import vocabulary
from aedilis.games.corduba.engine.pack.vocabulary import ANY, NONE
from aedilis.games.corduba.engine.solo.aedificium import under_stack
from aedilis.games.corduba.engine.state import fields, flow
from aedilis.games.corduba.engine.state.frames import FIRST_WORK, FRAME, KIND, SEAT
from aedilis.games.corduba.engine.state.ground import CELLS
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.state.table import DECISIONS
from aedilis.games.corduba.engine.steps.build import LAY_TILE
from aedilis.games.corduba.engine.steps.ending import Ending
from aedilis.games.corduba.engine.steps.fist import in_fist
from aedilis.games.corduba.engine.steps.harmony import upkeep_of
from aedilis.games.corduba.engine.steps.market import TradeStep
from aedilis.games.corduba.engine.steps.monument import PUT_MONUMENT
from aedilis.games.corduba.engine.steps.unrest import LEFT

ENDS_A_DECADE = (fields.DELIVERING, fields.ROME_REWARDS, fields.STORING, fields.POLITICS_STAGE, fields.ENDING)
LAST_STAGE_OF_WORK = 12  # no work has more steps


def check(s: State) -> None:
    """Raise PositionError with the first reason why no game can reach this position."""
    for seat in range(s.parties):
        check_tracks(s, seat)
        _pieces(s, seat)
        _fist(s, seat)
    _cards(s)
    _market(s)
    _districts(s)
    _milestones(s)
    _calendar(s)
    if s.players == 1:
        _caepio(s)
    _decision(s)
    _belongs(s)
    check_registers(s)
    ends = s.round in ROUNDS_OF_ROME and (s.stage != fields.ENDING or s.round == words.ROUNDS)
    refuse_if(s.stage in ENDS_A_DECADE and not ends, f"no decade ends with round {s.round}", "C4.7")


def _pieces(s: State, seat: int) -> None:
    refuse_if(bool(s.ready[seat] & ~s.unlocked[seat]), f"seat {seat}: a locked specialist is ready", "C8.3")
    owned = sum_of(s, seat, vocabulary.SPECIAL_WORKER)
    refuse_if(not 0 <= s.special[seat] <= owned, f"seat {seat}: it has {owned} special workers", "C7.14")
    limits = s.pack.round_limits | s.pack.decade_limits
    refuse_if(bool(s.limits[seat] & ~limits), f"seat {seat}: there is no such limit", "C7.24")


def _fist(s: State, seat: int) -> None:
    refuse_if(s.fist[seat] != 0 and s.stage != fields.DELIVERING, f"seat {seat}: Rome does not ask now", "C10.2")
    for goods in DELIVERABLE:
        refuse_if(in_fist(s.fist[seat], goods) > s.holds(seat, goods), f"seat {seat}: it does not own that", "C10.2")


def _cards(s: State) -> None:
    dealt = [s.dealt[3 * seat + place] for seat in range(s.players) for place in range(2)]
    families = [s.dealt[3 * seat + 2] for seat in range(s.players)]
    whole = (0,) if s.stage == fields.KEEPING else (0, 3)
    for seat in range(s.players):
        missing = list(s.dealt[3 * seat : 3 * seat + 3]).count(NONE)
        refuse_if(missing not in whole, "everybody needs two heritage cards and a family", "C3.7")
    for cards, end in ((dealt, words.HERITAGE), (families, words.FAMILIES)):
        given = [card for card in cards if card != NONE]
        refuse_if(any(not 0 <= card < end for card in given), "there is no such card", "C3.7")
        refuse_if(len(set(given)) != len(given), "a card was dealt twice", "C3.7")
    for seat in range(s.players):
        kept = s.kept[seat]
        refuse_if(kept != NONE and s.stage != fields.KEEPING, f"seat {seat}: kept cards lie open by now", "C3.7")
        if kept != NONE:
            own = (
                kept // words.CHARACTERS in dealt[2 * seat : 2 * seat + 2]
                and kept % words.CHARACTERS // 2 == families[seat]
            )
            refuse_if(not own, f"seat {seat}: it keeps what it was not dealt", "C3.7")
        if s.stage == fields.KEEPING:
            refuse_if((kept != NONE) != bool(s.sealed >> seat & 1), f"seat {seat}: who has kept has sealed", "C3.7")
            refuse_if(s.heritage[seat] != NONE or s.character[seat] != NONE, "cards lie open too early", "C3.7")
        else:
            refuse_if(not 0 <= s.heritage[seat] < words.HERITAGE, f"seat {seat}: it has no heritage", "C3.9")
            refuse_if(not 0 <= s.character[seat] < words.CHARACTERS, f"seat {seat}: it has no character", "C3.8")
    refuse_if(
        bool(s.sealed) and s.stage not in (fields.KEEPING, fields.DELIVERING), "nothing is chosen secretly now", "C10.2"
    )
    heritage = [s.heritage[seat] for seat in range(s.players) if s.heritage[seat] != NONE]
    families = [s.character[seat] // 2 for seat in range(s.players) if s.character[seat] != NONE]
    refuse_if(
        len(set(heritage)) < len(heritage) or len(set(families)) < len(families), "two seats have one card", "C3.7"
    )


def _market(s: State) -> None:
    for resource, word in enumerate(words.RESOURCE_NAMES):
        capacity = s.pack.capacity[s.players * words.RESOURCES + resource]
        refuse_if(not 0 <= s.market[resource] <= capacity, f"the market holds at most {capacity} {word}", "C4.2")
        low, high = s.pack.price_min[resource], s.pack.price_max[resource]
        refuse_if(not low <= s.price[resource] <= high, f"the price of {word} is between {low} and {high}", "C6.1")


def _districts(s: State) -> None:
    for district, word in enumerate(words.DISTRICT_NAMES):
        for building in members(s.restless[district]):
            immune = s.pack.buildings[building].immune
            refuse_if(immune, f"{words.BUILDING_NAMES[building]} in {word} takes no unrest", "C5.4")
    markers = s.unrest_on_tiles()
    refuse_if(markers > s.pack.unrest_markers, f"{markers} unrest markers lie on tiles", "C5.6")


def _milestones(s: State) -> None:
    claimed = [milestone for milestone in range(words.MILESTONES) if s.claimed[milestone] != NONE]
    refuse_if(any(s.face_up >> milestone & 1 for milestone in claimed), "a claimed milestone still lies open", "C7.21")
    in_play = s.pack.milestones_in_play[s.players]
    refuse_if(ones(s.face_up) + len(claimed) != in_play, f"{in_play} milestones are in play", "C3.4")


def _calendar(s: State) -> None:
    served = _most_served(s)
    refuse_if(s.stage != fields.OVER and s.at > served, f"at this stage at most {served} are served", "C4.1")
    if s.stage < fields.DECADE_BEGINS:
        refuse_if(s.round + s.decade > 0, "the first decade has not begun", "C4.1")
    else:
        refuse_if(s.decade not in _decades(s), f"round {s.round} is not in decade {s.decade}", "C4.1")
    refuse_if(ones(s.rome_seen) != s.decade, f"{s.decade} cards of Rome lie open", "C4.1")
    seen = bool(s.rome_seen >> s.demand & 1) if s.demand != NONE else s.decade == 0
    refuse_if(not seen, "Rome's card is one that was turned up", "C4.1")
    # A rebellion can end the game before the tile is drawn.
    waiting = s.stage <= fields.MACELLUM or s.stage == fields.OVER
    drawn = (max(s.round - 1, 0), s.round) if waiting else (s.round,)
    if stage_begins(s) and waiting:
        drawn = (s.round if s.stage <= fields.ROUND_BEGINS else s.round - 1,)
    refuse_if(ones(s.tiles_seen) not in drawn, f"other Macellum tiles are drawn by round {s.round}", "C6.1")
    seen = bool(s.tiles_seen >> s.tile_drawn & 1) if s.tile_drawn != NONE else s.tiles_seen == 0
    refuse_if(not seen, "the Macellum tile is one that was drawn", "C6.1")
    _lanes(s)


def _lanes(s: State) -> None:
    """Refuse a lane that has not those who have passed: outside of the action phase everybody or nobody.

    A rebellion can end the game in a turn.
    """
    passed = members(s.passed)
    lane = tuple(sorted(s.lane[place] for place in range(s.parties) if s.lane[place] != NONE))
    if s.stage == fields.ACTIONS:
        refuse_if(lane != passed, "the other lane is for those who have passed", "C7.22")
        refuse_if(s.depth > 0 and s.at == 0, "a turn goes on, but the action phase has not begun", "C7.1")
    else:
        refuse_if(lane not in ((), passed), "the other lane is for those who have passed", "C7.22")
        unfinished = len(passed) not in (0, s.parties) and (s.stage != fields.OVER or lane != passed)
        refuse_if(unfinished, "some have passed, but nobody acts now", "C7.22")
    if stage_begins(s):
        expected = 0 if s.stage <= fields.ACTIONS else int(s.parties)
        refuse_if(len(lane) != expected or len(passed) != expected, f"{expected} have passed by now", "C7.22")


def _decades(s: State) -> tuple[int, ...]:
    """Return the decades that can be running at this stage of this round."""
    now, soon = _decade_of(s.round), _decade_of(s.round + 1)
    if s.stage > fields.ROUND_BEGINS:
        return (now,) if s.round else ()
    if not stage_begins(s):
        return (now, soon)
    if s.round >= words.ROUNDS or (s.stage == fields.DECADE_BEGINS and now == soon):
        return ()
    return (now,) if s.stage == fields.DECADE_BEGINS else (soon,)


def _most_served(s: State) -> int:
    """Return how far the present stage can be when somebody has to decide: players, or steps of its own."""
    if s.stage in (fields.KEEPING, fields.DECADE_BEGINS, fields.ROUND_END):
        return 0
    if s.stage in (fields.DELIVERING, fields.ACTIONS):
        return 1
    if s.stage == fields.PECULIUM_PAID_OUT:
        return s.parties * (words.COLOURS + 1)
    if s.stage == fields.ROME_REWARDS:
        return 2 * s.parties + 1
    return LEFT + words.ALL_DISTRICTS if s.stage == fields.SPREADING else int(s.parties)


def _decade_of(number: int) -> int:
    return 0 if number == 0 else min((number + 2) // 3, 3)


def _caepio(s: State) -> None:
    open_now = s.card != NONE
    refuse_if(open_now != (s.cards_turned > 0), "a Caepio card lies open when one was turned up in this round", "C14.9")
    if open_now:
        card = s.pack.caepio[s.card]
        refuse_if(not s.cards_used >> s.card & 1, "the Caepio card that lies open is a used one", "C14.9")
        refuse_if(card.decade != s.decade, f"the Caepio card that lies open is not of decade {s.decade}", "C14.9")
        refuse_if(s.row > len(card.rows), "the Caepio card has no such row", "C14.9")
    for number in members(s.cards_used):
        refuse_if(s.pack.caepio[number].decade > s.decade, "a Caepio card of a later decade is used", "C14.9")
    for number in members(under_stack(s)):
        decade = s.pack.buildings[number].solo_decade
        refuse_if(
            not 0 < decade <= s.decade, f"{words.BUILDING_NAMES[number]} has no card in the present stack", "C14.11"
        )


def stage_begins(s: State) -> bool:
    """Tell whether a stage has just begun in which the engine goes on by itself: nobody has decided anything yet."""
    return s.depth == 0 and s.at == 0 and s.stage != fields.OVER and flow.waiting(s) == 0


def _over(s: State) -> None:
    refuse_if(s.depth > 0, "nothing goes on when the game is over", "C4.6")
    scored = s.ending == packing.SCORED
    refuse_if(scored and s.round != words.ROUNDS, f"nobody is scored after round {s.round}", "C4.6")
    refuse_if(not scored and s.winning != 0, "nobody wins a rebellion", "C12.5")
    ending = (flow.ALONE if s.players == 1 else flow.STAGES)[fields.ENDING]
    assert isinstance(ending, Ending)
    refuse_if(scored and s.winning != ending.winners(s), "somebody else has won", "C12.4")


def _decision(s: State) -> None:
    over = s.stage == fields.OVER
    refuse_if(over == (s.ending == packing.RUNNING), "a game that is over has an ending, any other has none", "C12.5")
    refuse_if(not over and s.winning != 0, "nobody has won yet", "C12.4")
    if over:
        _over(s)
        return
    if stage_begins(s):
        return
    refuse_if(s.depth == 0 and s.stage not in (fields.KEEPING, fields.DELIVERING), "nobody has to decide anything")
    refuse_if(
        s.depth > 0 and s.stage in (fields.KEEPING, fields.DELIVERING),
        "all choose at once, nothing else goes on",
        "C10.2",
    )
    refuse_if(s.depth > 0 and s.top_seat() >= s.players, "Caepio decides nothing", "C14.4")
    refuse_if(flow.waiting(s) == 0, "nobody has to decide anything")
    if s.depth == 0:
        refuse_if(any(not s.legal(seat) for seat in members(flow.waiting(s))), "a seat to act has nothing to choose")
    if s.depth:
        refuse_if(s.top_kind() >= FIRST_WORK, "the engine would go on by itself: the seat to act has nothing to choose")
        menu = Actions()
        try:
            DECISIONS[s.top_kind()].list(s, menu)
        except (IndexError, OverflowError, ValueError) as error:
            raise PositionError("impossible-position", f"what goes on cannot be: {error}") from error
        refuse_if(menu.size < 2, "the seat to act has nothing to choose")


# What must lie directly below a decision that is part of some work.
BELOW = {
    "choose_spot": ("build",),
    "choose_link": ("build", "caepio_build"),
    "choose_payment": ("build", "raise", "activation", "production", "recruiting", "claiming", "ability"),
    "choose_bonus": ("raise",),
    "order_triggers": ("triggers",),
    "count_insulae": ("insulae",),
    "choose_caepio_spot": ("caepio_build",),
}

# What a stage begins with, so nothing but cells that wait to be filled lies below it.
FIRST = {
    "heritage": fields.HERITAGE_START,
    "spread": fields.SPREADING,
    "hand_out_unrest": fields.HANDING_OUT,
    "place_unrest": fields.PLACING,
    "turn": fields.ACTIONS,
    "caepio_turn": fields.ACTIONS,
    "turn_end": fields.ACTIONS,
    "pay_upkeep": fields.HARMONY_PHASE,
}
IN_A_TURN = ("passing", "caepio_coin", "caepio_build")


def check_frames(s: State) -> None:
    """Raise PositionError unless every number of every frame says something and decisions lie on their work."""
    frames = [FRAME_WORDS[s.stack[depth * FRAME + KIND]] for depth in range(s.depth)]
    for depth, word in enumerate(frames):
        below = frames[depth - 1] if depth else None
        refuse_if(word in BELOW and below not in BELOW[word], f"a frame {word} lies on no such work")
        numbers = numbers_of(s, depth)
        for name, number in numbers.items():
            low, high = _range(s, name)
            refuse_if(not low <= number <= high, f"{name} of a frame {word} is not between {low} and {high}")
        _frame(s, word, numbers)


def _belongs(s: State) -> None:
    """Refuse frames of another stage; in the action phase the turn of who has not passed lies below all else."""
    frames = [FRAME_WORDS[s.stack[depth * FRAME + KIND]] for depth in range(s.depth)]
    for depth, word in enumerate(frames):
        misplaced = word in FIRST and (s.stage != FIRST[word] or frames[:depth] not in ([], ["fill"]))
        misplaced = misplaced or (word in IN_A_TURN and s.stage != fields.ACTIONS)
        refuse_if(misplaced, f"a frame {word} does not belong here", "C4.7")
        seat = s.stack[depth * FRAME + SEAT]
        refuse_if(word in ("turn", "passing") and bool(s.passed >> seat & 1), f"seat {seat} has passed", "C7.22")
        n = numbers_of(s, depth).get("n", 0)
        refuse_if(word == "hand_out_unrest" and n > s.markers[seat], f"seat {seat} hands on what it has not", "C5.3")
        refuse_if(word == "pay_upkeep" and n != upkeep_of(s, seat), f"seat {seat} does not owe that", "C11.1")
        refuse_if(word == "place_unrest" and n != s.handed[seat], f"seat {seat} places what it was handed", "C5.4")
    if frames and s.stage == fields.ACTIONS:
        refuse_if(FIRST.get(frames[0]) != fields.ACTIONS, "it is nobody's turn", "C7.1")
        refuse_if(s.stack[SEAT] != s.order[s.turn], f"it is the turn of seat {s.order[s.turn]}", "C7.1")


def _range(s: State, name: str) -> tuple[int, int]:
    """Return the least and the greatest value of a number of a frame."""
    ranges = {
        "ability": (0, words.ABILITIES - 1),
        "after": (NONE, CELLS - 1),
        "bonus": (NONE, words.DISTRICTS - 1),
        "building": (0, words.TYPES - 1),
        "castra_space": (0, words.CASTRA_SPACES - 1),
        "cells_high": (0, (1 << 40) - 1),
        "cells_low": (0, (1 << 40) - 1),
        "colour": (0, ANY),
        "context": (0, 255),
        "count": (1, words.DISTRICTS),
        "discount": (NONE, len(s.pack.discounts) - 1),
        "district": (0, words.DISTRICTS - 1),
        "effect": (NONE, len(s.pack.effects) - 1),
        "event": (0, len(vocabulary.TRIGGER_EVENTS) - 1),
        "goods": (1, (1 << words.GOODS) - 1),
        "here": (NONE, words.DISTRICTS - 1),
        "kinds": (1, vocabulary.TILES | vocabulary.MONUMENTS_TOO),
        "line": (0, 7),
        "links": (1, CELLS),
        "milestone": (0, words.MILESTONES - 1),
        "monument": (0, words.MONUMENTS - 1),
        "must_step": (NONE, 60),
        "n": (1, 99),
        "own": (NONE, words.INSULAE),
        "paid": (0, 99),
        "placement": (NONE, len(s.ground.low) - 1),
        "scope": (0, vocabulary.CHOSEN),
        "site": (0, words.SITES),
        "space": (0, words.SITE_SPACES - 1),
        "stage": (0, LAST_STAGE_OF_WORK),
        "step": (0, 60),
        "steps": (-words.TRACK, 15),
        "trigger": (0, len(s.pack.triggers) - 1),
        "triggers": (0, (1 << len(s.pack.triggers)) - 1),
    }
    sets = {"bought": words.RESOURCES, "sold": words.RESOURCES, "colours": words.COLOURS, "districts": words.DISTRICTS}
    if name in sets:
        return 0, (1 << sets[name]) - 1
    return ranges.get(name, (0, 1))


def _frame(s: State, word: str, numbers: dict[str, int]) -> None:
    """Refuse numbers of a frame that do not fit each other."""
    district = numbers.get("district", 0)
    building = numbers.get("building", 0)
    steps = list(s.pack.effects[numbers["effect"]].steps) if numbers.get("effect", NONE) >= 0 else []
    step = numbers.get("step", 0)
    if word == "effect":
        refuse_if(not steps or step > len(steps) or numbers["must_step"] >= len(steps), "an effect has no such step")
    elif word == "choose_option":
        refuse_if(step >= len(steps) or not isinstance(steps[step], ChooseStep), "this step is no choice")
    elif word == "visit":
        trades = step < len(steps) and isinstance(steps[step], TradeStep)
        refuse_if(not trades and numbers["effect"] != NONE, "this step is no trade", "C6.2")
    elif word in ("suppress", "incite", "replace"):
        refuse_if(numbers["scope"] == vocabulary.HERE and numbers["here"] == NONE, "there is no here", "C7.20")
    elif word == "choose_unlock":
        refuse_if(words.COLOURS <= numbers["colour"] < ANY, "there is no such colour", "C8.3")
    elif word in ("activation", "activate_new"):
        refuse_if(
            not s.built[district] >> building & 1, f"{words.BUILDING_NAMES[building]} does not stand there", "C7.18"
        )
        lines = len(s.pack.buildings[building].actions)
        refuse_if(numbers.get("line", 0) >= lines, f"{words.BUILDING_NAMES[building]} has {lines} lines", "C7.18")
    elif word in ("build", "caepio_build"):
        index = district * words.TYPES + building
        first, count = s.ground.first[index], s.ground.count[index]
        placement = numbers["placement"]
        refuse_if(placement != NONE and not first <= placement < first + count, "the tile cannot lie there", "C7.5")
        there = s.built if numbers["stage"] > LAY_TILE else s.available
        refuse_if(
            not there[district] >> building & 1, f"{words.BUILDING_NAMES[building]} is built too early or twice", "C7.3"
        )
    elif word == "raise":
        built = s.monument[numbers["monument"]] != NONE
        refuse_if(built != (numbers["stage"] > PUT_MONUMENT), "a monument is built too early or twice", "C7.14")
    if "cells_low" in numbers:
        low, high = s.ground.all_low[district], s.ground.all_high[district]
        refuse_if(bool(numbers["cells_low"] & ~low or numbers["cells_high"] & ~high), "there are no such cells", "C7.5")
        taken = numbers["cells_low"] & s.occupied_low[district] or numbers["cells_high"] & s.occupied_high[district]
        refuse_if(word == "insulae" and bool(taken), "an insula comes on a free cell", "C7.9")
