"""What a content pack must keep beyond its form: counts, references, closed sources, what can be paid, what fits."""

# ruff: noqa: E501 - one case a line

from collections.abc import Callable
from typing import Any

import pytest

from aedilis.core.errors import ContentError
from aedilis.games.corduba.engine.pack.check.content import check
from aedilis.games.corduba.engine.pack.read import pack_of
from tests.games.corduba.builder import clause
from tests.games.corduba.packs import Documents, building, changed, character, entry, monument

pytestmark = pytest.mark.once

Change = Callable[[Documents], object]


def effect(*steps: dict[str, Any]) -> Change:
    """Return the change that makes these steps the first action of the Forum."""
    return lambda files: building(files, "forum")["action"][0].update(effect=list(steps))


def ability(**parts: Any) -> Change:
    """Return the change of Balbus into a character with this ability."""
    return lambda files: character(files, "balbus").update(ability={"kind": "permanent", **parts})


def start(*steps: dict[str, Any]) -> Change:
    """Return the change that gives Balbus a start ability."""
    return lambda files: character(files, "balbus").update(start=list(steps))


def token(**parts: Any) -> Change:
    """Return the change of the token of the Circus."""
    return lambda files: monument(files, "circus").update(ability={"kind": "permanent", **parts})


def space(track: str, number: int, *steps: dict[str, Any]) -> Change:
    """Return the change of a space of a prestige track."""
    return lambda files: files["board"]["prestige"][track]["spaces"][number].update(effect=list(steps))


def row(district: str, number: int, *steps: dict[str, Any]) -> Change:
    """Return the change of a place of a row of insulae."""
    return lambda files: files["player_board"]["rows"][district]["spaces"][number].update(effect=list(steps))


def twice(file: str, key: str) -> Change:
    """Return the change that lets the second entry of a list have the id of the first."""
    return lambda files: files[file][key][1].update(id=files[file][key][0]["id"])


def one_less(file: str, key: str) -> Change:
    """Return the change that takes the last entry of a list away."""
    return lambda files: files[file][key].pop()


def lengths(files: Documents, *numbers: int) -> None:
    """Make the rows of insulae so long; all but the last place of each bring nothing."""
    for row, length in zip(files["player_board"]["rows"].values(), numbers, strict=True):
        spaces = [{"position": at + 1, "effect": [GAIN] if at + 1 == length else []} for at in range(length)]
        row.update(length=length, spaces=[{**space, "source": "printed"} for space in spaces])


FORUM = "action.1.effect"
GAIN = {"op": "gain", "item": "denarii", "n": 1}
CASES: list[tuple[str, Change, str, str, str]] = [
    # counts
    ("17 buildings", one_less("buildings", "building"), "buildings", "excubitorium", ""),
    ("a building twice", twice("buildings", "building"), "buildings", "herbarium", "id"),
    ("no unique", lambda f: building(f, "basilica").update(unique=False), "buildings", "", "building"),
    ("two unique", lambda f: building(f, "forum").update(unique=True), "buildings", "", "building"),
    ("stack of 6", lambda f: building(f, "schola").update(solo_decade=2), "buildings", "", "building"),
    ("5 monuments", one_less("monuments", "monument"), "monuments", "", "monument"),
    ("a monument twice", twice("monuments", "monument"), "monuments", "pons", "id"),
    ("7 families", one_less("families", "family"), "families", "", "family"),
    ("a family twice", twice("families", "family"), "families", "cornelia", "id"),
    ("a character twice", lambda f: character(f, "scipio").update(id="balbus"), "families", "cornelia", "character.2.id"),
    ("a character like a monument", lambda f: character(f, "scipio").update(id="pons"), "families", "cornelia", "character.2.id"),
    ("7 heritage cards", one_less("heritage", "card"), "heritage", "", "card"),
    ("6 Rome cards", one_less("postulationem", "card"), "postulationem", "", "card"),
    ("7 milestones", one_less("res_gestae", "milestone"), "res_gestae", "", "milestone"),
    ("8 Macellum tiles", one_less("market", "tile"), "market", "", "tile"),
    ("29 Caepio cards", one_less("caepio", "card"), "caepio", "", "card"),
    ("a deck of 11", lambda f: f["caepio"]["card"][0].update(decade=2), "caepio", "", "card"),
    ("5 specialists", one_less("specialists", "specialist"), "specialists", "", "specialist"),
    ("16 Aedificium cards", one_less("aedificium", "card"), "aedificium", "amphitheatrum", ""),
    ("9 milestones in play", lambda f: f["res_gestae"]["in_play"].update({"4": 9}), "res_gestae", "in_play", "4"),
    ("a milestone in solo", lambda f: f["res_gestae"]["in_play"].update({"1": 1}), "res_gestae", "in_play", "1"),
    # references
    ("plot without monument", lambda f: f["board"]["monument_sites"]["ids"].__setitem__(0, "via"), "board", "monument_sites", "ids"),
    ("colour of a building", lambda f: building(f, "forum").update(colour="red"), "specialists", "red", "buildings"),
    ("order of specialists", lambda f: f["specialists"]["specialist"][0].update(order=2), "specialists", "red", "order"),
    ("Aedificium decade", lambda f: entry(f["aedificium"], "card", "forum").update(decade=3), "aedificium", "forum", "decade"),
    ("Aedificium twice", lambda f: entry(f["aedificium"], "card", "forum").update(building="aedis", decade=2), "aedificium", "aedis", "building"),
    ("no such space", lambda f: f["caepio"]["card"][0]["rows"][0][0].update(workers=3), "caepio", "A", "rows.1.1.workers"),
    ("Caepio at the guards", lambda f: f["caepio"]["card"][1]["rows"][0][0].update(building="excubitorium"), "caepio", "B", "rows.1.1.building"),
    ("an idle visit", lambda f: f["caepio"]["card"][2]["rows"][3][0].update(sell=0, buy=0), "caepio", "C", "rows.4.1"),
    ("track space twice", lambda f: f["board"]["prestige"]["servorum"]["spaces"][0].update(space=3), "board", "prestige.servorum", "spaces"),
    ("row position twice", lambda f: f["player_board"]["rows"]["servorum"]["spaces"][0].update(position=2), "player_board", "rows.servorum", "spaces"),
    ("right before left", lambda f: f["board"]["site"]["lapis"]["spaces"].reverse(), "board", "site.lapis", "spaces"),
    ("Castra out of order", lambda f: f["board"]["castra"]["spaces"].reverse(), "board", "castra", "spaces"),
    ("decade ends", lambda f: f["board"]["track"]["round"].update(decade_ends=[3, 6, 7]), "board", "track.round", "decade_ends"),
    ("losses too few", lambda f: f["board"]["track"]["unrest"]["senator_loss"].pop(), "board", "track.unrest", "senator_loss"),
    ("beyond the track", lambda f: f["board"]["track"]["unrest"].update(cannot_win_at=11), "board", "track.unrest", "cannot_win_at"),
    ("a family in two districts", lambda f: f["families"]["family"][0]["prestige"].update(servorum=1), "families", "cornelia", "prestige"),
    ("a monument without prestige", lambda f: monument(f, "pons").update(prestige={}), "monuments", "pons", "prestige"),
    # effects that make no sense where they stand
    ("here on a card", start({"op": "prestige", "n": 1, "where": "here"}), "families", "cornelia", "character.1.start.1.where"),
    ("here on a track", space("servorum", 0, {"op": "prestige", "n": 1, "where": "here"}), "board", "prestige.servorum", "spaces.1.effect.1.where"),
    ("here of a free action", ability(kind="round", use=[{"op": "suppress", "n": 1, "scope": "here"}]), "families", "cornelia", "character.1.ability.use.1.scope"),
    ("here of a pass", token(triggers=[{"on": "pass", "effect": [{"op": "incite", "n": 1, "scope": "here"}]}]), "monuments", "circus", "ability.triggers.1.effect.1.scope"),
    ("here of a replacement", start({"op": "replace_neutral", "n": 1, "district": "here"}), "families", "cornelia", "character.1.start.1.district"),
    ("two fixed districts", effect({"op": "prestige", "n": 1, "where": "lowest", "districts": 2}), "buildings", "forum", f"{FORUM}.1.districts"),
    ("no step", effect({"op": "prestige", "n": 0, "where": "lowest"}), "buildings", "forum", f"{FORUM}.1.n"),
    ("no popularity", effect({"op": "popularity", "n": 0}), "buildings", "forum", f"{FORUM}.1.n"),
    ("too many different", effect({"op": "gain_choice", "n": 3, "of": ["wood", "food"], "distinct": True}), "buildings", "forum", f"{FORUM}.1.n"),
    ("a choice twice", effect({"op": "gain_choice", "n": 1, "of": ["wood", "wood"]}), "buildings", "forum", f"{FORUM}.1.of"),
    ("a kind twice", effect({"op": "build", "kinds": ["tile", "tile"]}), "buildings", "forum", f"{FORUM}.1.kinds"),
    ("half a condition", effect({"op": "if", "cond": {"metric": "denarii", "n": 1}, "then": [GAIN]}), "buildings", "forum", f"{FORUM}.1.cond"),
    ("two conditions in one", effect({"op": "if", "cond": {"metric": "denarii", "op": "==", "n": 1, "all": [{}]}, "then": [GAIN]}), "buildings", "forum", f"{FORUM}.1.cond"),
    ("an inner condition", effect({"op": "if", "cond": {"all": [{"metric": "denarii", "op": "==", "n": 1}, {}]}, "then": [GAIN]}), "buildings", "forum", f"{FORUM}.1.cond.all.2"),
    ("a transfer from a tile", effect({"op": "transfer", "n": 1}), "buildings", "forum", f"{FORUM}.1.op"),
    ("a transfer of the first", lambda f: f["postulationem"]["card"][0].update(rank1=[{"op": "transfer", "n": 1}]), "postulationem", "lapis", "rank1.1.op"),
    ("trade on a track", space("patricius", 0, {"op": "trade"}), "board", "prestige.patricius", "spaces.1.effect.1.op"),
    ("build from a row", row("servorum", 1, {"op": "build"}), "player_board", "rows.servorum", "spaces.2.effect.1.op"),
    ("harmony for Caepio", lambda f: entry(f["aedificium"], "card", "odeum").update(effect=[{"op": "harmony", "n": 1}]), "aedificium", "odeum", "effect.1.op"),
    ("endless peculium", lambda f: f["specialists"]["specialist"][2].update(peculium=[{"op": "peculium", "n": 1}]), "specialists", "blue", "peculium.1.op"),
    # rows of insulae
    ("19 insulae", lambda f: f["player_board"]["rows"]["servorum"].update(length=7), "player_board", "rows", "length"),
    ("a row of 5 in 6 places", lambda f: f["player_board"]["rows"]["servorum"].update(length=5), "player_board", "rows.servorum", "spaces"),
    # abilities
    ("permanent use", ability(use=[GAIN]), "families", "cornelia", "character.1.ability.use"),
    ("no use", ability(kind="round"), "families", "cornelia", "character.1.ability.use"),
    ("cost without use", ability(cost={"denarii": 1}), "families", "cornelia", "character.1.ability.cost"),
    ("discount of nothing", ability(mods=[{"mod": "build_discount", "discount": {}}]), "families", "cornelia", "character.1.ability.mods.1.discount"),
    ("substitute itself", ability(mods=[{"mod": "substitute", "from": "wood", "to": "wood", "contexts": ["build"]}]), "families", "cornelia", "character.1.ability.mods.1.to"),
    ("upkeep 0", ability(mods=[{"mod": "upkeep", "n": 0}]), "families", "cornelia", "character.1.ability.mods.1.n"),
    ("special worker of a family", ability(mods=[{"mod": "special_worker", "n": 1, "building_value": 2}]), "families", "cornelia", "character.1.ability.mods.1.mod"),
    ("3 special workers", token(mods=[{"mod": "special_worker", "n": 1, "building_value": 2}]), "board", "limits", "special_workers"),
    ("rank of a pass", token(triggers=[{"on": "pass", "when": {"rank": [1]}, "effect": [GAIN]}]), "monuments", "circus", "ability.triggers.1.when.rank"),
    ("colour of a round", token(triggers=[{"on": "round_start", "when": {"colour": "red"}, "effect": [GAIN]}]), "monuments", "circus", "ability.triggers.1.when.colour"),
    ("site of a discount", token(mods=[{"mod": "build_discount", "discount": {"worker": 1}, "when": {"site": "lapis"}}]), "monuments", "circus", "ability.mods.1.when.site"),
    ("endless trading", token(triggers=[{"on": "trade", "effect": [{"op": "trade"}]}]), "monuments", "circus", "ability.triggers.1.limit"),
    ("endless suppressing", token(triggers=[{"on": "suppress", "effect": [{"op": "choose", "options": [[GAIN], [{"op": "suppress", "n": 1}]]}]}]), "monuments", "circus", "ability.triggers.1.limit"),
    ("63 limits", ability(kind="permanent", triggers=[{"on": "pass", "limit": "round", "effect": [GAIN]}] * 55), "families", "", ""),
    ("63 triggers", ability(kind="permanent", triggers=[{"on": "pass", "effect": [GAIN]}] * 60), "families", "", ""),
    ("5 limited discounts", ability(mods=[{"mod": "build_discount", "discount": {"wood": 1}, "limit": "round"}] * 5), "families", "cornelia", "character.1.ability.mods"),
    # what can be paid and reached
    ("more wood than there is", lambda f: building(f, "forum")["cost"].update(wood=7), "buildings", "forum", "cost.wood"),
    ("more workers than there are", lambda f: monument(f, "circus")["cost"].update(worker=11), "monuments", "circus", "cost.worker"),
    ("a tile without workers", lambda f: building(f, "forum")["cost"].update(worker=0), "buildings", "forum", "cost.worker"),
    ("workers twice", lambda f: building(f, "forum")["action"][0].update(cost={"worker": 1}), "buildings", "forum", "action.1.cost.worker"),
    ("dear recruits", lambda f: f["board"]["castra"]["spaces"][2]["cost"].update(wood=9), "board", "castra", "spaces.3.cost.wood"),
    ("short register", lambda f: f["player_board"]["register"].update(max=5), "monuments", "circus", "cost.worker"),
    ("a price outside", lambda f: f["market"]["price"]["wood"].update(start=7), "market", "price.wood", "start"),
    ("a market beyond supply", lambda f: f["market"]["capacity"]["2"].update(tool=7), "market", "capacity.2", "tool"),
    ("a demand beyond supply", lambda f: f["postulationem"]["card"][4]["minimum"].update({"2": 7}), "postulationem", "marmor", "minimum.2"),
    ("no solo demand", lambda f: f["postulationem"]["card"][4]["minimum"].pop("1"), "postulationem", "marmor", "minimum.1"),
    ("a solo demand too many", lambda f: f["postulationem"]["card"][6]["minimum"].update({"1": 1}), "postulationem", "disposita_confarreatio", "minimum.1"),
    ("amphorae count as themselves", lambda f: f["postulationem"]["card"][5].update(amphora_value=2), "postulationem", "oleum", "amphora_value"),
    ("Castra cannot give that", lambda f: f["postulationem"]["individual"].update(troops=[2, 3, 5]), "postulationem", "individual", "troops.3"),
    ("more offerings than the box", lambda f: f["board"]["limits"].update(offering1=0, offering2=2), "postulationem", "individual", "offerings.2"),
    ("heritage beyond supply", lambda f: [card.update(basic=12) for card in f["heritage"]["card"]], "heritage", "fundus", "basic"),
    ("marble beyond supply", lambda f: f["heritage"]["card"][0].update(marble=9), "heritage", "fundus", "marble"),
    ("popularity off the track", lambda f: f["heritage"]["card"][0].update(popularity=11), "heritage", "fundus", "popularity"),
    ("register off the track", lambda f: f["heritage"]["card"][0].update(register=11), "heritage", "fundus", "register"),
    ("a milestone out of reach", lambda f: f["res_gestae"]["milestone"][3]["cond"].update(n=7), "res_gestae", "patronus_artium", "cond"),
    ("half a milestone", lambda f: f["res_gestae"]["milestone"][3]["cond"].pop("n"), "res_gestae", "patronus_artium", "cond"),
    ("a barn", lambda f: (f["board"]["limits"]["storage"].update({"4": 15}), f["market"]["price"]["wood"].update(max=15)), "board", "limits", "storage"),
    # ground
    ("81 cells", lambda f: f["board"]["district"]["servorum"].update(map=["A" * 27] * 3), "board", "district.servorum", "map"),
    ("no cells", lambda f: f["board"]["district"]["servorum"].update(map=["..."]), "board", "district.servorum", "map"),
    ("33 rows", lambda f: f["board"]["district"]["servorum"].update(map=["A"] * 33), "board", "district.servorum", "map"),
    ("a ragged map", lambda f: f["board"]["district"]["servorum"]["map"].append("G"), "board", "district.servorum", "map"),
    ("a torn block", lambda f: f["board"]["district"]["servorum"]["map"].__setitem__(0, ".AAAABBBB.A"), "board", "district.servorum", "map"),
    ("a torn tile", lambda f: building(f, "forum").update(shape=["X.X"]), "buildings", "forum", "shape"),
    ("a ragged tile", lambda f: building(f, "forum").update(shape=["XX", "X"]), "buildings", "forum", "shape"),
    ("an empty tile", lambda f: building(f, "forum").update(shape=[".."]), "buildings", "forum", "shape"),
    ("a tile that fits nowhere", lambda f: building(f, "forum").update(shape=["XXXXXXX"]), "buildings", "forum", "shape"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "file", "name", "field"), [pytest.param(*case[1:], id=case[0].replace(" ", "-")) for case in CASES]
)
def test_what_a_pack_must_keep(change: Change, file: str, name: str, field: str) -> None:
    files = changed(change)
    errors = [problem for problem in check(files) if problem.severity == "error"]
    assert (f"{file}.toml", name, field) in {(one.file, one.entry, one.field) for one in errors}


@pytest.mark.parametrize("change", {case[2]: case[1] for case in CASES}.values())
def test_a_pack_that_breaks_a_rule_is_not_built(change: Change) -> None:
    """A case of each file: building a pack begins with the whole check."""
    with pytest.raises(ContentError):
        pack_of(changed(change))


# What the rulebook has only elsewhere; a printed component may still say so.
CLOSED: list[tuple[str, Change, str, str, str]] = [
    ("tools", effect({"op": "gain", "item": "tool", "n": 1}), "buildings", "forum", f"{FORUM}.1.item"),
    ("tools to choose", effect({"op": "gain_choice", "n": 1, "of": ["wood", "tool"]}), "buildings", "forum", f"{FORUM}.1.of"),
    ("tools from a site", lambda f: f["board"]["site"]["lapis"].update(item="tool"), "board", "site.lapis", "item"),
    ("troops", start({"op": "gain", "item": "velites", "n": 1}), "families", "cornelia", "character.1.start.1.item"),
    ("offerings", effect({"op": "gain", "item": "offering2", "n": 1}), "buildings", "forum", f"{FORUM}.1.item"),
    ("offerings of Servorum", space("servorum", 0, {"op": "gain", "item": "offering1", "n": 1}), "board", "prestige.servorum", "spaces.1.effect.1.item"),
    ("register", effect(GAIN, {"op": "register", "n": 1}), "buildings", "forum", f"{FORUM}.2.op"),
    ("register of Plebeius", space("plebeius", 1, {"op": "register", "n": 1}), "board", "prestige.plebeius", "spaces.2.effect.1.op"),
    ("unlock", effect({"op": "choose", "options": [[GAIN], [{"op": "unlock", "n": 1}]]}), "buildings", "forum", f"{FORUM}.1.options.2.1.op"),
    ("unlock by a row", row("servorum", 0, {"op": "unlock", "n": 1}), "player_board", "rows.servorum", "spaces.1.effect.1.op"),
    ("troops by a site bonus", ability(mods=[{"mod": "site_bonus", "sites": ["lapis"], "item": "equites", "n": 1}]), "families", "cornelia", "character.1.ability.mods.1.item"),
    ("tools for Caepio", lambda f: entry(f["aedificium"], "card", "forum").update(effect=[{"op": "gain", "item": "tool", "n": 1}]), "aedificium", "forum", "effect.1.item"),
    ("popularity before it is set", start({"op": "popularity", "n": -1}), "families", "cornelia", "character.1.start.1.n"),
    ("register by heritage", lambda f: f["heritage"]["card"][0].update(effect=[{"op": "register", "n": 1}]), "heritage", "fundus", "effect.1.op"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "file", "name", "field"),
    [
        *(pytest.param(*case[1:], id=case[0].replace(" ", "-")) for case in CLOSED),
        (lambda f: building(f, "forum").update(shape=["XXXXX"]), "buildings", "forum", "shape"),
        (
            lambda f: f["caepio"]["card"][1]["rows"][0][0].update(building="forum"),
            "caepio",
            "B",
            "rows.1.1.building",
        ),
    ],
)
@clause("C7.17", "C7.18", "C8.2", "C8.3")
def test_what_is_odd_is_only_a_warning(change: Change, file: str, name: str, field: str) -> None:
    files = changed(change)
    assert {(one.severity, one.file, one.entry, one.field) for one in check(files)} == {
        ("warning", f"{file}.toml", name, field)
    }
    assert pack_of(files).digest


@pytest.mark.parametrize(
    "change",
    [
        effect({"op": "suppress", "n": 1, "scope": "here"}, {"op": "replace_neutral", "n": 1, "district": "here"}),
        effect(
            {"op": "if", "cond": {"all": [{"metric": "harmony", "op": "<=", "n": 3}]}, "then": [GAIN], "else": [GAIN]}
        ),
        token(triggers=[{"on": "trade", "limit": "round", "effect": [{"op": "trade", "sides": "sell"}]}]),
        token(triggers=[{"on": "build_tile", "effect": [{"op": "incite", "n": 1, "scope": "here"}]}]),
        token(triggers=[{"on": "activate", "when": {"immediate": True, "colour": "red"}, "effect": [GAIN]}]),
        start({"op": "gain", "item": "tool", "n": 2}, {"op": "popularity", "n": 1}),
        lambda f: building(f, "forum").update(prestige_in={"servorum": 0, "patricius": 4}),
        lambda f: building(f, "forum").update(action=building(f, "forum")["action"] * 4),
        lambda f: f["heritage"]["card"][0].update(
            effect=[{"op": "gain", "item": "tool", "n": 1}, {"op": "unlock", "n": 1}]
        ),
        lambda f: lengths(f, 4, 9, 5),
        lambda f: lengths(f, 18, 0, 0),
        ability(kind="decade", cost={"amphora": 1}, use=[{"op": "senator", "n": 1}]),
        ability(mods=[{"mod": "site_bonus", "sites": ["oleum"], "item": "denarii", "n": 2}]),
        lambda f: f["postulationem"]["card"][0].update(rank2=[{"op": "transfer", "item": "food", "n": 2}]),
        lambda f: f["res_gestae"]["milestone"][0].update(claim_with="brown_specialist"),
    ],
)
def test_what_a_pack_may_say(change: Change) -> None:
    files = changed(change)
    assert check(files) == []
    assert pack_of(files).digest
