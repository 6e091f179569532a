"""New tables: set up by somebody, continued from a move, played again, or read from a record."""

from collections.abc import Iterator, Sequence

import msgspec

from aedilis.core import record as records
from aedilis.core.catalogue import rules as registered
from aedilis.core.contract import Rules
from aedilis.core.errors import AedilisError
from aedilis.core.game import Game
from aedilis.core.play import SPECTATOR
from aedilis.core.rng import seeded
from aedilis.server.storage.entries import Begun, Facts, Played, SeatEntry, SeatSet, Stored
from aedilis.server.storage.setup import Setup
from aedilis.server.tables.core import Core
from aedilis.server.tables.opponents import checked_level, checked_pace
from aedilis.server.upkeep.clock import now_ms
from aedilis.server.wire import tokens
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.names import clean_line, sameness
from aedilis.server.wire.requests import CloneTable, ImportRecord, NewTable, SeatSetup, SeatToken


class TablePlan(msgspec.Struct):
    """A table that is about to be stored, and the secrets that go to its creator."""

    facts: Facts
    entries: list[Stored]
    host: str
    tokens: list[SeatToken]

    def hashes(self) -> list[tuple[int, str]]:
        """What is stored of the seats' tokens."""
        return [(given.seat, tokens.token_hash(given.token)) for given in self.tokens]


def known_rules(game: str) -> Rules:
    """The rules of a game that people asked for; raises `unknown-game`."""
    try:
        return registered(game)
    except AedilisError as error:
        raise Refusal("unknown-game") from error


def table_name(name: str) -> str:
    """A table's name may be empty."""
    return clean_line(name, longest=60) if name.strip() else ""


def seats_from(wanted: Sequence[SeatSetup], game: str, usual: str | None) -> tuple[list[SeatEntry], list[SeatToken]]:
    """The seats of a new table, and a token for every person's seat; raises `name-at-table` for a name used twice."""
    made: list[SeatEntry] = []
    given: list[SeatToken] = []
    for number, seat in enumerate(wanted):
        name = None if seat.name is None else clean_line(seat.name, longest=40)
        if seat.kind == "bot":
            made.append(SeatEntry(kind="bot", name=name, level=checked_level(game, seat.level, usual)))
        elif seat.kind == "person":
            made.append(SeatEntry(kind="person", name=name))
            given.append(SeatToken(number, tokens.new_token(tokens.SEAT)))
        else:
            made.append(SeatEntry(kind="open"))
    names = [sameness(seat.name) for seat in made if seat.name is not None]
    if len(set(names)) < len(names):
        raise Refusal("name-at-table")
    return made, given


def first_entries(seats: Sequence[SeatEntry]) -> list[Stored]:
    """Everybody sits down; the game begins when no seat is open."""
    begun = [] if any(seat.kind == "open" for seat in seats) else [Begun()]
    return [*sitting_down(seats), *begun]


def sitting_down(seats: Sequence[SeatEntry]) -> Iterator[Stored]:
    """Everybody sits down."""
    return (SeatSet(number, seat) for number, seat in enumerate(seats))


def new_table(wanted: NewTable, usual: str | None) -> TablePlan:
    """A table as somebody set it up; raises `bad-options`, `bad-players`, `unknown-level`."""
    rules = known_rules(wanted.game)
    if len(wanted.seats) not in rules.seat_range:
        raise Refusal("bad-players", least=rules.seat_range[0], most=rules.seat_range[-1])
    preset = wanted.preset or next(iter(rules.presets))
    if preset not in rules.presets or "preset" in wanted.options:
        raise Refusal("bad-options")
    try:
        options = rules.options({**rules.presets[preset], **wanted.options})
        setup = Setup(
            game=wanted.game,
            players=len(wanted.seats),
            options=msgspec.json.encode(options),
            seed=wanted.seed or tokens.new_seed(),
        )
        setup.begin()
    except AedilisError as error:
        raise Refusal("bad-options") from error
    seats, given = seats_from(wanted.seats, wanted.game, usual)
    host = tokens.new_token(tokens.HOST)
    facts = Facts(
        id=tokens.new_table_id(),
        created=now_ms(),
        name=table_name(wanted.name),
        preset=preset if options == rules.options(preset) else None,
        public=wanted.public,
        pace=checked_pace(wanted.game, wanted.pace),
        tracker=wanted.tracker,
        hints=wanted.hints,
        seed_chosen=wanted.seed is not None,
        host_hash=tokens.token_hash(host),
        setup=setup,
    )
    return TablePlan(facts, first_entries(seats), host, given)


def clone(core: Core, viewer: int | None, wanted: CloneTable, usual: str | None) -> TablePlan:
    """A table that continues another from a move.

    "same" keeps the seed and the actions, so it is only for games that are over. "resampled" starts from a position in
    which everything that the viewer cannot know was dealt anew; it agrees with everything the viewer knows.
    """
    play, old = core.play, core.facts
    if play is None or wanted.move > play.moves:
        raise Refusal("no-such-move")
    if len(wanted.seats) != old.setup.players:
        raise Refusal("bad-players", least=old.setup.players, most=old.setup.players)
    is_over = core.status == "over"
    if wanted.hidden == "same" and not is_over:
        raise Refusal("not-over")
    then = play.at(wanted.move)
    if then.is_over():
        raise Refusal("game-over")
    setup = old.setup
    played: tuple[str, ...] = ()
    if wanted.hidden == "same":
        played = tuple(play.rules.notation(step.action) for step in play.steps[: wanted.move])
    else:
        seed = tokens.new_seed()
        dealt = play.rules.determinize(then.view(SPECTATOR if viewer is None else viewer), seeded(seed))
        position = msgspec.json.encode(play.rules.position(dealt)).decode()
        setup = setup.anew(seed, position)
    seats, given = seats_from(wanted.seats, setup.game, usual)
    host = tokens.new_token(tokens.HOST)
    facts = msgspec.structs.replace(
        old,
        id=tokens.new_table_id(),
        created=now_ms(),
        name=table_name(wanted.name) or old.name,
        public=wanted.public,
        pace=checked_pace(setup.game, wanted.pace),
        tracker=wanted.tracker,
        hints=wanted.hints,
        seed_chosen=wanted.hidden == "same",
        host_hash=tokens.token_hash(host),
        origin_table=old.id,
        origin_move=wanted.move,
        source=None,
        setup=setup,
    )
    moves = (Played(seat=play.steps[index].seat, actions=(line,)) for index, line in enumerate(played))
    return TablePlan(facts, [*sitting_down(seats), Begun(), *moves], host, given)


def rematch(core: Core) -> tuple[Facts, list[Stored]]:
    """The same people and settings, a new seed. Their tokens and the host's stay good; the caller copies the hashes."""
    if core.status != "over":
        raise Refusal("not-over")
    old = core.facts
    facts = msgspec.structs.replace(
        old,
        id=tokens.new_table_id(),
        created=now_ms(),
        seed_chosen=False,
        origin_table=old.id,
        origin_move=None,
        source=None,
        setup=old.setup.anew(tokens.new_seed()),
    )
    return facts, first_entries([seated_again(seat) for seat in core.seats])


def seated_again(seat: SeatEntry) -> SeatEntry:
    """Who sits there in the next game; for a person who left, a bot plays there too, so that nobody waits for them."""
    if seat.kind == "bot" or (seat.kind == "person" and seat.stand_in == "left"):
        return seat
    return SeatEntry(kind=seat.kind, name=seat.name)


def imported(wanted: ImportRecord) -> TablePlan:
    """A table with the whole game of a record; an unfinished one goes on with open seats."""
    played = None
    try:
        record = records.load(wanted.record)
        played = record.header.game
        game = Game.from_record(record)
    except AedilisError as error:
        details = {name: value for name, value in error.details.items() if name != "game"}
        raise Refusal(error.code, error.rule, played, **details) from error
    header = record.header
    assert header.seed is not None, "a record without a seed does not replay"
    names = [header.seats[seat][:40] if seat < len(header.seats) else "" for seat in range(header.players)]
    seats = [
        SeatEntry(
            kind="person" if game.is_over() else "open", name=clean_line(name, longest=40) if name.strip() else None
        )
        for name in names
    ]
    start = None if header.start is None else msgspec.json.encode(header.start).decode()
    setup = Setup(header.game, header.players, msgspec.json.encode(header.options), header.seed, start, header.rules)
    options = game.rules.options(setup.chosen())
    if not setup.reading().is_earlier:
        setup = msgspec.structs.replace(setup, options=msgspec.json.encode(options))
    host = tokens.new_token(tokens.HOST)
    facts = Facts(
        id=tokens.new_table_id(),
        created=now_ms(),
        name=table_name(wanted.name),
        preset=next((name for name in game.rules.presets if game.rules.options(name) == options), None),
        public=wanted.public,
        seed_chosen=True,
        host_hash=tokens.token_hash(host),
        setup=setup,
    )
    lines = zip(game.steps, game.record.actions, strict=True)
    moves = (Played(seat=step.seat, actions=(line,)) for step, line in lines)
    return TablePlan(facts, [*sitting_down(seats), Begun(), *moves], host, [])
