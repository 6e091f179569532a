"""Content packs: what the files of the package say is what the engine gets, and what a pack is known by."""

import tomllib
from pathlib import Path
from typing import Any, get_args

import pytest

from aedilis.core.errors import ContentError
from aedilis.games.corduba.engine.pack import effect_form as effectform
from aedilis.games.corduba.engine.pack import form as contentform
from aedilis.games.corduba.engine.pack import native as pack
from aedilis.games.corduba.engine.pack.native import NONE, Cost, Step
from aedilis.games.corduba.engine.pack.problems import forms
from aedilis.games.corduba.engine.pack.read import STANDARD, pack_of, read_documents, read_folder, standard
from aedilis.games.corduba.engine.paying.amounts import PAYABLE, amount, amount_of
from aedilis.games.corduba.engine.words import (
    AMPHORA,
    COLOUR_NAMES,
    DENARII,
    DISTRICT_NAMES,
    FOOD,
    GOODS_NAMES,
    MARBLE,
    OFFERING1,
    PATRICIUS,
    RED,
    RESOURCES,
    ROW,
    SERVORUM,
    SITE_NAMES,
    STONE,
    TOOL,
    TRACK,
    VELITES,
    WOOD,
)
from tests.corduba.packs import building, changed, character, documents, monument

PACK = standard()


def number(kind: str, name: str) -> int:
    return PACK.names[kind].index(name)


def paid(cost: Cost) -> dict[str, int]:
    amounts = {GOODS_NAMES[goods]: amount_of(cost.goods, goods) for goods in range(PAYABLE)}
    return {name: n for name, n in (amounts | {"worker": cost.points}).items() if n}


def steps(effect: int) -> list[Step]:
    return PACK.effects[effect].steps


def test_the_words_of_the_files_are_those_of_the_engine() -> None:
    assert get_args(effectform.Item) == GOODS_NAMES
    assert get_args(effectform.Resource) == GOODS_NAMES[:RESOURCES]
    assert get_args(effectform.District) == DISTRICT_NAMES
    assert get_args(effectform.Where) == pack.WHERE_NAMES
    assert get_args(effectform.Colour) == COLOUR_NAMES
    assert get_args(effectform.SiteName) == SITE_NAMES
    assert get_args(effectform.Metric) == pack.METRICS
    assert get_args(effectform.Comparison) == pack.COMPARISONS
    assert get_args(effectform.Event) == pack.TRIGGER_EVENTS
    assert get_args(effectform.AbilityKind) == pack.ABILITY_KINDS
    assert get_args(effectform.PayContext) == pack.PAY_CONTEXTS
    assert get_args(effectform.TradeContext) == pack.TRADE_CONTEXTS
    assert tuple(kind.__struct_config__.tag for kind in get_args(effectform.Mod)) == pack.MODS
    assert {kind.__struct_config__.tag for kind in get_args(effectform.Step)} == set(pack.OPS)
    assert tuple(kind.__struct_config__.tag for kind in get_args(contentform.Act)) == pack.ACTS


def test_a_building_has_its_cost_shape_and_lines() -> None:
    forum = PACK.buildings[number("building", "forum")]
    assert paid(forum.cost) == {"worker": 3, "denarii": 5, "tool": 1, "stone": 1, "marble": 2}
    assert (forum.prestige, forum.colour, forum.solo_decade) == (2, COLOUR_NAMES.index("yellow"), 2)
    assert (forum.unique, forum.immune) == (False, False)
    assert forum.shape == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]
    assert [line.workers for line in forum.actions] == [2, 3]
    prestige, denarii = steps(forum.actions[0].effect)
    assert (prestige.op, prestige.n, prestige.where, prestige.districts) == (pack.PRESTIGE, 1, pack.CHOSEN, 1)
    assert (denarii.op, denarii.item, denarii.n) == (pack.GAIN, DENARII, 2)
    assert PACK.buildings[number("building", "basilica")].unique
    assert PACK.buildings[number("building", "excubitorium")].immune
    assert paid(PACK.buildings[number("building", "balneum")].actions[0].cost) == {"denarii": 1}


def test_the_numbers_of_buildings_do_not_depend_on_the_file() -> None:
    turned = pack_of(changed(lambda files: files["buildings"]["building"].reverse()))
    assert turned.digest == PACK.digest
    assert [one.prestige for one in turned.buildings] == [one.prestige for one in PACK.buildings]


def test_every_parameter_of_a_step_arrives() -> None:
    emporium = steps(PACK.buildings[number("building", "emporium")].actions[0].effect)[0]
    assert (emporium.op, emporium.sides, emporium.types, emporium.units) == (pack.TRADE, pack.BOTH_SIDES, 2, 2)
    assert (emporium.buy_mod, emporium.sell_mod, emporium.drift) == (-1, 0, False)
    collegium = steps(PACK.buildings[number("building", "collegium_fabrorum")].actions[1].effect)[0]
    assert (collegium.op, collegium.kinds) == (pack.BUILD, pack.TILES | pack.MONUMENTS_TOO)
    discount = PACK.discounts[collegium.discount]
    assert (discount.basic, discount.goods, discount.points) == (1, amount(DENARII, 1), 0)
    choice = steps(PACK.peculium[COLOUR_NAMES.index("brown")])[0]
    assert (choice.op, choice.n, choice.choices, choice.distinct) == (
        pack.GAIN_CHOICE,
        2,
        1 << WOOD | 1 << STONE,
        False,
    )
    unlock_or_register = steps(PACK.track[SERVORUM * (TRACK + 1) + 3])[0]
    assert [steps(option)[0].op for option in unlock_or_register.options] == [pack.UNLOCK, pack.REGISTER]
    assert steps(unlock_or_register.options[0])[0].colour == pack.ANY
    conditional = steps(PACK.abilities[number("character", "seneca_maior")].use)[0]
    [term] = conditional.condition.terms
    assert (term.metric, term.comparison, term.n) == (pack.SPECIALISTS_UNLOCKED, pack.AT_LEAST, 1)
    assert [steps(part)[0].op for part in (conditional.then, conditional.otherwise)] == [pack.PECULIUM, pack.GAIN]
    suppress = steps(PACK.buildings[number("building", "excubitorium")].actions[1].effect)[0]
    assert (suppress.op, suppress.n, suppress.where) == (pack.SUPPRESS, 2, pack.CHOSEN)
    wedding = PACK.rome[number("rome", "disposita_confarreatio")]
    assert (steps(wedding.ranks[1])[0].where, steps(wedding.ranks[1])[0].districts) == (pack.CHOSEN, 2)
    transfer = steps(wedding.ranks[4])[0]
    assert (transfer.op, transfer.item, transfer.n) == (pack.TRANSFER, DENARII, 3)


def test_a_defaulted_step_is_the_full_step() -> None:
    short: list[dict[str, Any]] = [
        {"op": "build"},
        {"op": "trade"},
        {"op": "suppress", "n": 1},
        {"op": "replace_neutral", "n": 1},
    ]
    made = pack_of(changed(lambda files: building(files, "forum")["action"][0].update(effect=short)))
    build, trade, suppress, replace = made.effects[made.buildings[number("building", "forum")].actions[0].effect].steps
    assert (build.kinds, build.discount) == (pack.TILES | pack.MONUMENTS_TOO, NONE)
    assert (trade.sides, trade.types, trade.units, trade.buy_mod, trade.sell_mod, trade.drift) == (0, 0, 0, 0, 0, True)
    assert (suppress.where, replace.where) == (pack.CHOSEN, pack.CHOSEN)


def test_abilities_are_characters_then_tokens() -> None:
    balbus = PACK.abilities[number("character", "balbus")]
    assert (balbus.kind, steps(balbus.use)[0].op, balbus.mods, balbus.triggers) == (pack.ROUND, pack.TRADE, [], [])
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
    assert (messalla.source, messalla.target, messalla.contexts) == (AMPHORA, MARBLE, pack.IN_BUILD)
    gracchus = PACK.abilities[number("character", "tiberius_gracchus")].mods[0]
    assert (gracchus.sites, gracchus.item, gracchus.n) == (0b111, FOOD, 1)
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
    assert PACK.maps[PATRICIUS][0] == ".AAAABBBB.C"
    assert [bonus.basic for bonus in PACK.bonuses] == [0, 1, 0]
    assert (PACK.bonuses[SERVORUM].points, PACK.bonuses[PATRICIUS].goods) == (1, amount(DENARII, 2))
    assert [PACK.first_only[district] for district in range(3)] == [1 << 12] * 3
    assert PACK.track[PATRICIUS * (TRACK + 1) + 1] == NONE
    three = steps(PACK.track[PATRICIUS * (TRACK + 1) + 6])[0]
    assert (three.item, three.n) == (DENARII, 3)
    lapis = PACK.sites[SITE_NAMES.index("lapis")]
    assert (lapis.item, list(lapis.workers), list(lapis.yields)) == (STONE, [1, 2], [1, 3])
    assert [paid(space.cost) for space in PACK.castra] == [
        {"wood": 1},
        {"wood": 1, "denarii": 1},
        {"wood": 1, "denarii": 2},
    ]
    assert (PACK.castra_colour, steps(PACK.castra[0].effect)[0].item) == (RED, VELITES)
    assert (PACK.portus.workers, steps(PACK.portus.effect)[0].n) == (1, 1)
    assert [PACK.limits[OFFERING1 + i] for i in range(5)] == [26, 12, 14, 12, 10]
    assert list(PACK.storage) == [0, 6, 6, 9, 12]
    assert (PACK.popularity_max, PACK.harmony_max, PACK.unrest_max, PACK.cannot_win_at) == (10, 15, 10, 10)
    assert list(PACK.senator_loss) == [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3]
    assert (PACK.insulae_neutral, PACK.unrest_markers, PACK.register_max) == (16, 15, 10)


def test_players_boards_cards_and_market_arrive() -> None:
    assert PACK.rows[PATRICIUS * ROW] == NONE
    assert steps(PACK.rows[PATRICIUS * ROW + 5])[0].op == pack.REGISTER
    assert steps(PACK.peculium[RED])[1].item == DENARII
    sacerdotium = PACK.heritage[number("heritage", "sacerdotium")]
    assert (sacerdotium.denarii, sacerdotium.basic, sacerdotium.register) == (1, 3, 4)
    assert (sacerdotium.specialist, list(sacerdotium.prestige)) == (COLOUR_NAMES.index("purple"), [0, 1, 0])
    assert PACK.heritage[number("heritage", "liberti")].specialist == pack.ANY
    assert PACK.heritage[number("heritage", "fundus")].specialist == NONE
    assert list(PACK.seat_bonus) == [0, 1, 2, 3]
    lucius = number("character", "lucius_caesar")
    assert [PACK.family_prestige[lucius * 3 + district] for district in range(3)] == [0, 1, 0]
    assert steps(PACK.starts[lucius])[0].item == FOOD
    assert PACK.starts[number("character", "marcellus")] == NONE
    assert list(PACK.monuments[number("monument", "aqua")].prestige) == [1, 3, 0]
    assert list(PACK.supply) == [0, 6, 6, 9, 12]
    assert list(PACK.copies) == [0, 1, 1, 2, 3]
    assert [PACK.capacity[4 * RESOURCES + resource] for resource in range(6)] == [4, 4, 4, 4, 3, 3]
    assert [PACK.price_start[i] for i in range(6)] == [3, 3, 3, 3, 3, 4]
    assert (PACK.price_min[MARBLE], PACK.price_max[MARBLE]) == (1, 8)
    assert (PACK.bought_drift, PACK.sold_drift) == (1, -1)
    assert [PACK.macellum[resource] for resource in range(6)] == [2, -1, -1, 0, 1, 0]
    lapis = PACK.rome[number("rome", "lapis")]
    assert (lapis.resource, lapis.amphora_value, list(lapis.minimum)) == (STONE, 2, [0, 5, 5, 9, 12])
    assert PACK.rome[number("rome", "disposita_confarreatio")].not_in_solo
    assert (list(PACK.troops_minimum), list(PACK.offerings_minimum)) == ([2, 3, 4], [1, 2, 3])
    assert (steps(PACK.most)[0].n, steps(PACK.fewest)[0].n) == (1, -1)
    builder = PACK.milestones[number("milestone", "magister_aedificator")]
    assert (builder.specialist, builder.condition.terms[0].n) == (RED, 6)
    assert PACK.milestones[number("milestone", "dives")].specialist == NONE
    assert (list(PACK.milestones_in_play), PACK.milestone_senators) == ([0, 0, 4, 5, 6], 1)


def test_caepios_cards_arrive() -> None:
    first = PACK.caepio[number("caepio", "A")]
    assert (first.decade, first.sell, first.buy) == (1, FOOD, STONE)
    lignum, cibus = first.rows[0]
    assert (lignum.act, lignum.site, lignum.workers, cibus.site) == (pack.ACT_SITE, 1, 2, 2)
    assert PACK.caepio[number("caepio", "B")].rows[1][0].space == 1
    market = PACK.caepio[number("caepio", "C")].rows[3][0]
    assert (market.act, market.sell, market.buy) == (pack.ACT_MARKET, 1, 1)
    assert PACK.caepio[number("caepio", "B")].rows[0][0].building == number("building", "sanctuarium")
    assert steps(PACK.aedificium[number("building", "cudendum")])[0].item == TOOL
    assert PACK.aedificium[number("building", "excubitorium")] == NONE


def test_there_are_18_17_16_and_so_on() -> None:
    counts = {kind: len(names) for kind, names in PACK.names.items()}
    cards = {"heritage": 8, "rome": 7, "milestone": 8, "macellum": 9, "caepio": 30}
    assert counts == {"building": 18, "monument": 6, "family": 8, "character": 16} | cards
    assert sum(effect != NONE for effect in PACK.aedificium) == 17


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
    for name in forms():
        (tmp_path / f"{name}.toml").write_bytes(STANDARD.joinpath(f"{name}.toml").read_bytes())
    assert read_folder(tmp_path).digest == PACK.digest
    assert tomllib.loads((tmp_path / "market.toml").read_text()) == read_documents(tmp_path)["market"]


def test_a_missing_file_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as refusal:
        read_folder(tmp_path)
    assert refusal.value.code == "bad-content"
    assert refusal.value.details["file"] == "board.toml"


def test_a_pack_with_an_error_is_refused_with_its_place() -> None:
    with pytest.raises(ContentError, match=r"buildings\.toml: forum: cost\.wood: is 99") as refusal:
        pack_of(changed(lambda files: building(files, "forum")["cost"].update(wood=99)))
    assert refusal.value.details == {"file": "buildings.toml", "entry": "forum", "field": "cost.wood"}


def test_the_files_of_the_package_are_left_alone() -> None:
    assert documents() is not documents()
    assert documents() == read_documents(STANDARD)
