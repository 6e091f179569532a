"""Content packs: what the files of the package say is what the engine gets, and what a pack is known by."""

import tomllib
from pathlib import Path
from typing import Any, TypeVar, get_args

import pytest

from aedilis.core.bits import ones
from aedilis.core.errors import ContentError
from aedilis.games.corduba.engine import words
from aedilis.games.corduba.engine.effects.goods import GainChoiceStep, GainStep, TransferStep
from aedilis.games.corduba.engine.effects.prestige import PrestigeStep
from aedilis.games.corduba.engine.effects.seat_changes import RegisterStep, SenatorStep
from aedilis.games.corduba.engine.effects.specialists import PeculiumStep, UnlockStep
from aedilis.games.corduba.engine.effects.steps import ChooseStep, IfStep
from aedilis.games.corduba.engine.pack import vocabulary as pack
from aedilis.games.corduba.engine.pack.build import STEPS
from aedilis.games.corduba.engine.pack.form import effects
from aedilis.games.corduba.engine.pack.native import ACTS, KINDS_OF_MODS, Cost, Pack, Step
from aedilis.games.corduba.engine.pack.read import STANDARD, pack_of, read_documents, standard
from aedilis.games.corduba.engine.pack.vocabulary import NONE
from aedilis.games.corduba.engine.paying.amounts import PAYABLE, amount, amount_of
from aedilis.games.corduba.engine.steps.build import BuildStep
from aedilis.games.corduba.engine.steps.insulae import ReplaceStep
from aedilis.games.corduba.engine.steps.market import TradeStep
from aedilis.games.corduba.engine.steps.pacify import SuppressStep
from tests.games.corduba.builder import clause, dealt, give_monument
from tests.games.corduba.packs import building, changed, character, copied_to, documents, monument

PACK = standard()


def number(kind: str, name: str) -> int:
    return PACK.names[kind].index(name)


def paid(cost: Cost) -> dict[str, int]:
    amounts = {words.GOODS_NAMES[goods]: amount_of(cost.goods, goods) for goods in range(PAYABLE)}
    return {name: n for name, n in (amounts | {"worker": cost.points}).items() if n}


S = TypeVar("S", bound=Step)


def step(kind: type[S], effect: int, at: int = 0, whole: Pack = PACK) -> S:
    """Return a step of an effect, which is of this kind."""
    found = whole.effects[effect].steps[at]
    assert isinstance(found, kind)
    return found


def names(listed: tuple[str, ...], name: str = "{}") -> dict[str, int]:
    """Return the names of constants that a list of words asks for, with their numbers."""
    return {name.format(word.upper()): number for number, word in enumerate(listed)}


def bits(listed: tuple[str, ...], name: str) -> dict[str, int]:
    return {name.format(word.upper()): 1 << number for number, word in enumerate(listed)}


def tags(kinds: tuple[Any, ...]) -> tuple[str, ...]:
    return tuple(str(kind.__struct_config__.tag) for kind in kinds)


@pytest.mark.parametrize(
    ("module", "numbers"),
    [
        (words, names(words.GOODS_NAMES)),
        (words, names(words.DISTRICT_NAMES)),
        (words, names(words.COLOUR_NAMES[:1])),
        (pack, dict(list(names(pack.WHERE_NAMES).items())[len(words.DISTRICT_NAMES) :])),
        (pack, {"BOTH_SIDES": 0, "BUY_ONLY": 1, "SELL_ONLY": 2}),
        (pack, names(pack.BUILD_KINDS, "{}_KIND") | bits(("tiles", "monuments_too"), "{}")),
        (pack, {name if hasattr(pack, name) else f"{name}_VALUE": n for name, n in names(pack.METRICS).items()}),
        (pack, {"AT_LEAST": 0, "AT_MOST": 1, "EXACTLY": 2}),
        (pack, names(pack.ABILITY_KINDS) | {"NO_LIMIT": pack.LIMITS.index("none")}),
        (pack, dict(list(names(pack.LIMITS).items())[1:])),
        (pack, names(tags(KINDS_OF_MODS)) | {"MODS": len(KINDS_OF_MODS)}),
        (pack, bits(pack.PAY_CONTEXTS, "IN_{}")),
        (pack, bits(pack.TRADE_CONTEXTS, "BY_{}")),
        (pack, names(pack.ROME_WHATS)),
        (pack, names(pack.TRIGGER_EVENTS, "ON_{}")),
        (pack, names(tags(ACTS), "ACT_{}")),
    ],
)
def test_every_number_is_the_place_of_its_word(module: object, numbers: dict[str, int]) -> None:
    assert {name: getattr(module, name, None) for name in numbers} == numbers


def test_the_lists_of_words_are_as_long_as_their_counts() -> None:
    assert len(words.GOODS_NAMES) == words.GOODS
    assert words.GOODS_NAMES[: words.RESOURCES] == words.RESOURCE_NAMES
    assert words.GOODS_NAMES[words.VELITES :] == words.TROOP_NAMES
    assert len(words.DISTRICT_NAMES) == words.DISTRICTS
    assert len(words.COLOUR_NAMES) == words.COLOURS
    assert len(words.SITE_NAMES) == words.SITES
    assert len(words.BUILDING_NAMES) == words.TYPES
    assert (pack.SIDE_NAMES, pack.COMPARISONS) == (("both", "buy", "sell"), (">=", "<=", "=="))


def test_every_word_of_an_effect_does_something() -> None:
    assert {*STEPS, effects.Choose, effects.If, effects.Build} == set(get_args(effects.Step))
    assert len({*STEPS.values()}) == len(STEPS)


def test_a_pack_keeps_the_words_of_its_files() -> None:
    assert PACK.content.buildings.building[0].name == building(documents(), "herbarium")["name"]
    for number, one in enumerate(PACK.content.buildings.building):
        for line, action in zip(one.action, PACK.buildings[number].actions, strict=True):
            assert tuple(step.words for step in PACK.effects[action.effect].steps) == line.effect
    for card, made in zip(PACK.content.caepio.card, PACK.caepio, strict=True):
        assert [[act.words for act in row] for row in made.rows] == [list(row) for row in card.rows]


def test_a_step_knows_its_place() -> None:
    for number, effect in enumerate(PACK.effects):
        assert [(step.effect, step.step) for step in effect.steps] == [(number, at) for at in range(len(effect.steps))]


def test_a_building_has_its_cost_shape_and_lines() -> None:
    forum = PACK.buildings[number("building", "forum")]
    assert paid(forum.cost) == {"worker": 3, "denarii": 5, "tool": 1, "stone": 1, "marble": 2}
    assert (list(forum.prestige), forum.colour, forum.solo_decade) == ([2, 2, 2], words.COLOUR_NAMES.index("yellow"), 2)
    assert (forum.unique, forum.immune) == (False, False)
    assert forum.shape == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]
    assert [line.workers for line in forum.actions] == [2, 3]
    prestige = step(PrestigeStep, forum.actions[0].effect)
    assert (prestige.n, prestige.where, prestige.districts) == (1, pack.CHOSEN, 1)
    denarii = step(GainStep, forum.actions[0].effect, 1)
    assert (denarii.item, denarii.n) == (words.DENARII, 2)
    assert len(PACK.effects[forum.actions[0].effect].steps) == 2
    assert PACK.buildings[number("building", "basilica")].unique
    assert PACK.buildings[number("building", "excubitorium")].immune
    assert paid(PACK.buildings[number("building", "balneum")].actions[0].cost) == {"denarii": 1}


def test_the_numbers_of_buildings_do_not_depend_on_the_file() -> None:
    turned = pack_of(changed(lambda files: files["buildings"]["building"].reverse()))
    assert turned.digest == PACK.digest
    assert [one.prestige for one in turned.buildings] == [one.prestige for one in PACK.buildings]


def test_every_parameter_of_a_step_arrives() -> None:
    emporium = step(TradeStep, PACK.buildings[number("building", "emporium")].actions[0].effect)
    assert (emporium.sides, emporium.types, emporium.units) == (pack.BOTH_SIDES, 2, 2)
    assert (emporium.buy_mod, emporium.sell_mod, emporium.drift) == (-1, 0, False)
    collegium = step(BuildStep, PACK.buildings[number("building", "collegium_fabrorum")].actions[1].effect)
    assert collegium.kinds == pack.TILES | pack.MONUMENTS_TOO
    discount = PACK.discounts[collegium.discount]
    assert (discount.basic, discount.goods, discount.points) == (1, amount(words.DENARII, 1), 0)
    choice = step(GainChoiceStep, PACK.peculium[words.COLOUR_NAMES.index("brown")])
    assert (choice.n, choice.goods, choice.distinct) == (2, 1 << words.WOOD | 1 << words.STONE, False)
    unlock, register = step(ChooseStep, PACK.track[words.SERVORUM * (words.TRACK + 1) + 3]).options
    assert step(UnlockStep, unlock).colour == pack.ANY
    assert step(RegisterStep, register).n == 1
    conditional = step(IfStep, PACK.abilities[number("character", "seneca_maior")].use)
    [term] = conditional.condition.terms
    assert (term.metric, term.comparison, term.n) == (pack.SPECIALISTS_UNLOCKED, pack.AT_LEAST, 1)
    assert step(PeculiumStep, conditional.then).n == 1
    assert step(GainStep, conditional.otherwise).n > 0
    suppress = step(SuppressStep, PACK.buildings[number("building", "excubitorium")].actions[1].effect)
    assert (suppress.n, suppress.scope) == (2, pack.CHOSEN)
    wedding = PACK.rome[number("rome", "disposita_confarreatio")]
    twice = step(PrestigeStep, wedding.ranks[1])
    assert (twice.where, twice.districts) == (pack.CHOSEN, 2)
    transfer = step(TransferStep, wedding.ranks[4])
    assert (transfer.item, transfer.n) == (words.DENARII, 3)


def test_a_defaulted_step_is_the_full_step() -> None:
    short: list[dict[str, Any]] = [
        {"op": "build"},
        {"op": "trade"},
        {"op": "suppress", "n": 1},
        {"op": "replace_neutral", "n": 1},
    ]
    made = pack_of(changed(lambda files: building(files, "forum")["action"][0].update(effect=short)))
    effect = made.buildings[number("building", "forum")].actions[0].effect
    build, trade = step(BuildStep, effect, 0, made), step(TradeStep, effect, 1, made)
    suppress, replace = step(SuppressStep, effect, 2, made), step(ReplaceStep, effect, 3, made)
    assert (build.kinds, build.discount) == (pack.TILES | pack.MONUMENTS_TOO, NONE)
    assert (trade.sides, trade.types, trade.units, trade.buy_mod, trade.sell_mod, trade.drift) == (0, 0, 0, 0, 0, True)
    assert (suppress.scope, replace.scope) == (pack.CHOSEN, pack.CHOSEN)


def test_abilities_are_characters_then_tokens() -> None:
    balbus = PACK.abilities[number("character", "balbus")]
    assert (balbus.kind, balbus.mods, balbus.triggers) == (pack.ROUND, [], [])
    assert step(TradeStep, balbus.use).types == 1
    scipio = PACK.abilities[number("character", "scipio")]
    assert [(mod.kind, mod.n, mod.what) for mod in scipio.mods] == [
        (pack.CASTRA_DISCOUNT, 1, NONE),
        (pack.ROME_BONUS, 1, pack.TROOPS),
    ]
    owned = 1 << number("character", "scipio")
    owning = [kind for kind, owners in enumerate(PACK.mod_owners) if owners & owned]
    assert owning == [pack.CASTRA_DISCOUNT, pack.ROME_BONUS]
    assert (scipio.use, scipio.use_limit) == (NONE, NONE)
    marcellus = PACK.abilities[number("character", "marcellus")].mods[0]
    assert (marcellus.discount.points, marcellus.when.kind, marcellus.limit) == (1, pack.TILE_KIND, pack.ROUND)
    messalla = PACK.abilities[number("character", "messalla")].mods[0]
    assert (messalla.source, messalla.target, messalla.contexts) == (words.AMPHORA, words.MARBLE, pack.IN_BUILD)
    gracchus = PACK.abilities[number("character", "tiberius_gracchus")].mods[0]
    assert (gracchus.sites, gracchus.item, gracchus.n) == (0b111, words.FOOD, 1)
    trade = PACK.abilities[number("character", "gaius_gracchus")].mods[0]
    assert (trade.buy, trade.sell, trade.drift, trade.contexts) == (-1, 0, True, 0b111)
    templum = PACK.abilities[16 + number("monument", "templum")]
    [trigger] = templum.triggers
    assert (trigger.event, trigger.optional, trigger.limit) == (pack.ON_DECADE_START, False, pack.NO_LIMIT)
    vilicus = PACK.abilities[16 + number("monument", "pons")].mods[0]
    assert (vilicus.kind, vilicus.n, vilicus.building_value) == (pack.SPECIAL_WORKER, 1, 2)
    cunctator = PACK.abilities[number("character", "cunctator")].triggers[0]
    assert (cunctator.when.others_passed, cunctator.limit) == (1, pack.ROUND)
    sextus = PACK.abilities[number("character", "sextus_caesar")].triggers[0]
    assert sextus.when.ranks == 1 << 1 | 1 << 2


def test_every_limit_and_every_trigger_has_a_number_of_its_own() -> None:
    limits = []
    for ability in PACK.abilities:
        limits += [ability.use_limit, *(mod.limit_id for mod in ability.mods)]
        limits += [trigger.limit_id for trigger in ability.triggers]
    given = [limit for limit in limits if limit != NONE]
    assert sorted(given) == list(range(len(given)))
    assert PACK.round_limits & PACK.decade_limits == 0
    assert PACK.round_limits | PACK.decade_limits == (1 << len(given)) - 1
    for ability in PACK.abilities:
        if ability.use_limit != NONE:
            resets = PACK.round_limits if ability.kind == pack.ROUND else PACK.decade_limits
            assert resets >> ability.use_limit & 1
    assert [trigger.id for trigger in PACK.triggers] == list(range(len(PACK.triggers)))
    for event, owners in enumerate(PACK.trigger_owners):
        listening = {i for i, one in enumerate(PACK.abilities) if any(t.event == event for t in one.triggers)}
        assert owners == sum(1 << ability for ability in listening)


def test_the_board_arrives() -> None:
    assert PACK.maps[words.PATRICIUS][0] == ".AAAABBBB.C"
    assert [bonus.basic for bonus in PACK.bonuses] == [0, 1, 0]
    assert (PACK.bonuses[words.SERVORUM].points, PACK.bonuses[words.PATRICIUS].goods) == (1, amount(words.DENARII, 2))
    assert [PACK.first_only[district] for district in range(3)] == [1 << 12] * 3
    assert PACK.track[words.PATRICIUS * (words.TRACK + 1) + 1] == NONE
    three = step(GainStep, PACK.track[words.PATRICIUS * (words.TRACK + 1) + 6])
    assert (three.item, three.n) == (words.DENARII, 3)
    lapis = PACK.sites[words.SITE_NAMES.index("lapis")]
    assert (lapis.item, list(lapis.workers), list(lapis.yields)) == (words.STONE, [1, 2], [1, 3])
    assert [paid(space.cost) for space in PACK.castra] == [
        {"wood": 1},
        {"wood": 1, "denarii": 1},
        {"wood": 1, "denarii": 2},
    ]
    assert (PACK.castra_colour, step(GainStep, PACK.castra[0].effect).item) == (words.RED, words.VELITES)
    assert (PACK.portus.workers, PACK.effects[PACK.portus.effect].steps[0].n) == (1, 1)
    assert [PACK.limits[words.OFFERING1 + i] for i in range(5)] == [26, 12, 14, 12, 10]
    assert list(PACK.storage) == [0, 6, 6, 9, 12]
    assert (PACK.popularity_max, PACK.harmony_max, PACK.unrest_max, PACK.cannot_win_at) == (10, 15, 10, 10)
    assert list(PACK.senator_loss) == [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3]
    assert (PACK.insulae_neutral, PACK.unrest_markers, PACK.register_max) == (16, 15, 10)


def test_players_boards_cards_and_market_arrive() -> None:
    assert PACK.row_bonus(words.PATRICIUS, 0) == NONE
    assert step(RegisterStep, PACK.row_bonus(words.PATRICIUS, 5)).n == 1
    assert step(GainStep, PACK.peculium[words.RED], 1).item == words.DENARII
    sacerdotium = PACK.heritage[number("heritage", "sacerdotium")]
    assert (sacerdotium.denarii, sacerdotium.basic, sacerdotium.register) == (1, 3, 4)
    assert (sacerdotium.specialist, list(sacerdotium.prestige)) == (words.COLOUR_NAMES.index("purple"), [0, 1, 0])
    assert PACK.heritage[number("heritage", "liberti")].specialist == pack.ANY
    assert PACK.heritage[number("heritage", "fundus")].specialist == NONE
    assert list(PACK.seat_bonus) == [0, 1, 2, 3]
    lucius = number("character", "lucius_caesar")
    assert [PACK.family_prestige[lucius * 3 + district] for district in range(3)] == [0, 1, 0]
    assert step(GainStep, PACK.starts[lucius]).item == words.FOOD
    assert PACK.starts[number("character", "marcellus")] == NONE
    assert list(PACK.monuments[number("monument", "aqua")].prestige) == [1, 3, 0]
    assert list(PACK.supply) == [0, 6, 6, 9, 12]
    assert list(PACK.copies) == [0, 1, 1, 2, 3]
    assert [PACK.capacity[4 * words.RESOURCES + resource] for resource in range(6)] == [4, 4, 4, 4, 3, 3]
    assert [PACK.price_start[i] for i in range(6)] == [3, 3, 3, 3, 3, 4]
    assert (PACK.price_min[words.MARBLE], PACK.price_max[words.MARBLE]) == (1, 8)
    assert (PACK.bought_drift, PACK.sold_drift) == (1, -1)
    assert [PACK.macellum[resource] for resource in range(6)] == [2, -1, -1, 0, 1, 0]
    lapis = PACK.rome[number("rome", "lapis")]
    assert (lapis.resource, lapis.amphora_value, list(lapis.minimum)) == (words.STONE, 2, [0, 5, 5, 9, 12])
    assert PACK.rome[number("rome", "disposita_confarreatio")].not_in_solo
    assert (list(PACK.troops_minimum), list(PACK.offerings_minimum)) == ([2, 3, 4], [1, 2, 3])
    assert [step(SenatorStep, effect).n for effect in (PACK.most, PACK.fewest)] == [1, -1]
    builder = PACK.milestones[number("milestone", "magister_aedificator")]
    assert (builder.specialist, builder.condition.terms[0].n) == (words.RED, 6)
    assert PACK.milestones[number("milestone", "dives")].specialist == NONE
    assert (list(PACK.milestones_in_play), PACK.milestone_senators) == ([0, 0, 4, 5, 6], 1)


@clause("C14.9")
def test_caepios_cards_arrive() -> None:
    first = PACK.caepio[number("caepio", "A")]
    assert (first.decade, first.sell, first.buy) == (1, words.FOOD, words.STONE)
    lignum, cibus = first.rows[0]
    assert (lignum.act, lignum.site, lignum.workers, cibus.site) == (pack.ACT_SITE, 1, 2, 2)
    assert PACK.caepio[number("caepio", "B")].rows[1][0].space == 1
    market = PACK.caepio[number("caepio", "C")].rows[3][0]
    assert (market.act, market.sell, market.buy) == (pack.ACT_MARKET, 1, 1)
    assert PACK.caepio[number("caepio", "B")].rows[0][0].building == number("building", "sanctuarium")
    assert step(GainStep, PACK.aedificium[number("building", "cudendum")]).item == words.TOOL
    assert PACK.aedificium[number("building", "excubitorium")] == NONE


@clause("C3.3")
def test_C2_4_what_is_in_the_box() -> None:
    counts = {kind: len(names) for kind, names in PACK.names.items()}
    cards = {"heritage": 8, "rome": 7, "milestone": 8, "macellum": 9, "caepio": 30}
    assert counts == {"building": 18, "monument": 6, "family": 8, "character": 16} | cards
    assert sum(effect != NONE for effect in PACK.aedificium) == 17
    s = dealt(4)
    tiles = sum(ones(s.available[district]) for district in range(words.DISTRICTS))
    assert tiles - (words.DISTRICTS - 1) == 52  # the Basilica could stand in each district, and exists once
    assert [s.stock[resource] + s.market[resource] for resource in range(words.RESOURCES)] == [12] * words.RESOURCES
    markers = {"offering1": 26, "offering2": 12, "velites": 14, "legionary": 12, "equites": 10}
    assert {name: s.stock[words.GOODS_NAMES.index(name)] for name in markers} == markers
    assert (PACK.unrest_markers, PACK.insulae_neutral) == (15, 16)
    assert (sum(PACK.row_lengths), len(words.COLOUR_NAMES)) == (18, 6)
    for name in PACK.names["monument"]:
        give_monument(s, 0, name)
    assert s.special[0] == 2  # special workers come with tokens


# ---------------------------------------------------------------- the digest


@pytest.mark.parametrize(
    "change",
    [
        lambda files: building(files, "forum").update(name="Forum Romanum"),
        lambda files: building(files, "forum").update(gloss="market place", source="printed"),
        lambda files: building(files, "forum").update(note="as printed", unique=False),
        lambda files: character(files, "balbus").update(text=""),
        lambda files: monument(files, "pons").update(token="", source_cost="printed"),
        lambda files: files["board"]["district"]["servorum"].update(metal="gold"),
    ],
)
def test_words_sources_and_spelt_out_defaults_do_not_change_the_digest(change: Any) -> None:
    assert pack_of(changed(change)).digest == PACK.digest


@pytest.mark.parametrize(
    "change",
    [
        lambda files: building(files, "forum").update(prestige=3),
        lambda files: building(files, "forum")["cost"].update(denarii=4),
        lambda files: building(files, "forum")["action"].reverse(),
        lambda files: building(files, "forum")["action"][0]["effect"].reverse(),
        lambda files: monument(files, "pons")["prestige"].update(servorum=3),
        lambda files: files["board"]["track"]["harmony"].update(max=16),
        lambda files: files["market"]["tile"].reverse(),
        lambda files: files["market"]["tile"][0].update(id="other"),
        lambda files: files["heritage"]["card"].reverse(),
        lambda files: files["postulationem"]["card"][0].update(amphora_value=1),
        lambda files: files["caepio"]["card"][0].update(sell="wood"),
    ],
)
def test_every_number_id_and_order_changes_the_digest(change: Any) -> None:
    assert pack_of(changed(change)).digest != PACK.digest


def test_the_digest_is_known() -> None:
    """Records of the standard pack name it: when this changes, so did the content."""
    assert PACK.digest == "30a6da6e055d644fca7161198baf2278210e0a0fc180529d89de3c2530ccae0a"


# ---------------------------------------------------------------- folders


def test_a_copy_of_the_folder_is_the_same_pack(tmp_path: Path) -> None:
    copied_to(tmp_path)
    assert pack_of(read_documents(tmp_path)).digest == PACK.digest
    assert tomllib.loads((tmp_path / "market.toml").read_text()) == read_documents(tmp_path)["market"]


def test_a_missing_file_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as refusal:
        read_documents(tmp_path)
    assert refusal.value.code == "bad-content"
    assert refusal.value.details["file"] == "board.toml"


def test_a_pack_with_an_error_is_refused_with_its_place() -> None:
    with pytest.raises(ContentError, match=r"buildings\.toml: forum: cost\.wood: is 99") as refusal:
        pack_of(changed(lambda files: building(files, "forum")["cost"].update(wood=99)))
    assert refusal.value.details == {"file": "buildings.toml", "entry": "forum", "field": "cost.wood"}


def test_the_files_of_the_package_are_left_alone() -> None:
    assert documents() is not documents()
    assert documents() == read_documents(STANDARD)
