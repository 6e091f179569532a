"""What a printed game may have and our reconstruction has not: a pack says it, and the game is played so."""

import pytest

from aedilis.core.game import Game
from aedilis.core.rng import seeded
from aedilis.games.corduba.engine.forms import events as told
from aedilis.games.corduba.engine.pack.read import pack_of
from aedilis.games.corduba.engine.state.fields import ENDING, FAMILIES_START, HERITAGE_START
from aedilis.games.corduba.engine.steps.insulae import row_left
from aedilis.games.corduba.engine.words import CAEPIO, DISTRICTS
from tests.games.corduba.builder import begin, choices, clause, dealt, give, of_type, play, put_tile, table, turn_of
from tests.games.corduba.packs import Documents, building, changed, character, quiet
from tests.games.corduba.solo import solo
from tests.games.corduba.test_content_cases import GAIN, lengths

pytestmark = pytest.mark.once


def everything(files: Documents) -> None:
    """Change all at once that the printed game may have otherwise."""
    lengths(files, 3, 10, 5)
    for card in files["heritage"]["card"]:
        card["effect"] = [{"op": "popularity", "n": 1}, {"op": "gain", "item": "tool", "n": 1}]
    forum = building(files, "forum")
    forum["prestige_in"] = {"servorum": 0, "plebeius": 3}
    forum["action"] = [{"workers": 1, "effect": [{"op": "gain", "item": "velites", "n": 1}], "source": "printed"}] * 8
    aedis = building(files, "aedis")["action"][0]
    aedis["effect"] = [{"op": "register", "n": 1}, {"op": "unlock", "n": 1}, {"op": "gain", "item": "tool", "n": 1}]
    for family in files["families"]["family"]:
        for person in family["character"]:
            person["start"] = [{"op": "gain", "item": "tool", "n": 1}, {"op": "harmony", "n": 2}]
    files["board"]["site"]["lapis"]["item"] = "tool"
    files["board"]["track"]["popularity"]["max"] = 14


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("own_insulae", ["mandatory", "optional"])
def test_a_pack_of_all_of_it_is_played_to_the_end_and_replayed(players: int, own_insulae: str) -> None:
    options = {"content": changed(everything), "own_insulae": own_insulae}
    game = Game.new("corduba", players=players, options=options, seed="printed")
    rng = seeded(f"{players} {own_insulae}")
    while not game.is_over():
        legal = game.legal()
        game.play(legal[rng.below(len(legal))])
    again = Game.load(game.save())
    assert again.record.result == game.record.result


@clause("C2.3")
def test_C7_9_a_row_is_as_long_as_the_pack_says() -> None:
    s = quiet(table(2, pack=pack_of(changed(lambda files: lengths(files, 2, 10, 6)))))
    s.laid[0], s.laid[1] = 1, 9
    assert [row_left(s, 0, district) for district in range(DISTRICTS)] == [1, 1, 6]
    assert s.pack.row_bonus(1, 9) >= 0
    assert s.pack.row_bonus(0, 1) >= 0
    s.laid[0] = 2
    assert row_left(s, 0, 0) == 0


def test_C7_10_a_tile_gives_the_prestige_that_its_place_in_the_district_shows() -> None:
    change = changed(lambda files: building(files, "herbarium").update(prestige=1, prestige_in={"patricius": 4}))
    for district, steps in (("servorum", 1), ("patricius", 4)):
        s = quiet(table(2, pack=pack_of(change)))
        give(s, 0, worker=9, denarii=9, wood=2)
        turn_of(s, 0)
        play(s, f"0 build {district} herbarium")
        moved: list[told.PrestigeMoved] = []
        while not moved:
            moved = of_type(play(s, f"0 {choices(s, 0)[0]}"), told.PrestigeMoved)
        assert (moved[0].district, moved[-1].value) == (district, steps)


def test_C7_18_a_tile_may_have_eight_lines() -> None:
    line = {"workers": 1, "effect": [GAIN], "source": "printed"}
    eight = [{**line, "effect": [{**GAIN, "n": n}]} for n in range(1, 9)]
    s = quiet(table(2, pack=pack_of(changed(lambda files: building(files, "forum").update(action=eight)))))
    put_tile(s, "patricius", "forum")
    give(s, 0, worker=1)
    assert "activate patricius forum 7" in choices(s, 0)
    assert [event.n for event in of_type(play(s, "0 activate patricius forum 7"), told.Gained)] == [8]


def test_C3_9_a_heritage_card_may_say_more() -> None:
    steps = [{"op": "gain", "item": "offering1", "n": 2}, {"op": "popularity", "n": -1}]
    s = dealt(2, pack=pack_of(changed(lambda files: files["heritage"]["card"][1].update(effect=steps))))
    for seat in range(2):
        s.heritage[seat], s.character[seat], s.order[seat] = 1, 1, seat
    happened = begin(s, HERITAGE_START)
    while s.stage == HERITAGE_START:
        seat = int(s.to_act()).bit_length() - 1
        happened += play(s, f"{seat} {choices(s, seat)[0]}")
    assert [(event.goods, event.n) for event in of_type(happened, told.Gained) if event.goods == "offering1"] == [
        ("offering1", 2)
    ] * 2
    assert [event.popularity for event in of_type(happened, told.StartedWith)] == [4, 4]
    assert (s.popularity[0], s.harmony[0]) == (3, 3)  # the step goes on from the printed values


def test_C3_8_what_a_start_ability_moves_lies_on_top_of_the_heritage() -> None:
    def change(files: Documents) -> None:
        character(files, "scipio")["start"] = [
            {"op": "popularity", "n": 2},
            {"op": "harmony", "n": 9},
            {"op": "gain", "item": "tool", "n": 1},
        ]

    s = dealt(2, pack=pack_of(changed(change)))
    for seat in range(2):
        s.heritage[seat], s.character[seat], s.order[seat] = 1, s.pack.names["character"].index("scipio"), seat
    begin(s, FAMILIES_START)
    while s.stage <= HERITAGE_START:
        seat = int(s.to_act()).bit_length() - 1
        play(s, f"{seat} {choices(s, seat)[0]}")
    assert (s.popularity[0], s.harmony[0]) == (6, 15)  # 4 + 2; 4 + 2 + 9 is the end of the track
    assert s.holds(0, 3) >= 1


@pytest.mark.parametrize(("end", "reached", "senators"), [(14, 10, 1), (14, 12, 1), (14, 9, 0), (9, 9, 0), (10, 10, 1)])
def test_C14_21_caepio_has_his_senator_for_popularity_10_wherever_the_track_ends(
    end: int, reached: int, senators: int
) -> None:
    pack = pack_of(changed(lambda files: files["board"]["track"]["popularity"].update(max=end)))
    s = solo(pack=pack)
    s.popularity[CAEPIO], s.register[CAEPIO] = reached, 4
    give(s, 0, denarii=50)
    happened = begin(s, ENDING)
    bonus = [event for event in of_type(happened, told.SenatorsChanged) if event.reason == "caepio_bonus"]
    assert len(bonus) == senators
