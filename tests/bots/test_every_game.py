"""Bots of every game: legal, honest and the same again, in any position and under any options, and able to say why."""

from pathlib import Path

import pytest
from hypothesis import strategies as st

from aedilis import i18n
from aedilis.bots.house import HouseGame
from aedilis.bots.levels import RANDOM, make
from aedilis.core import catalogue
from aedilis.core.contract import State
from aedilis.core.rng import seeded
from aedilis.i18n.reasons import words
from tests.bots.compiled import COMPILED, needs_compiled
from tests.contract.facts import facts_of
from tests.contract.variants import TABLES, Deal, any_deal

OURS = {name: game for name in catalogue.names() if isinstance(game := catalogue.find(name), HouseGame)}
SEATED = [table for table in TABLES if table[0] in OURS]
SEARCHING = ("mensor:4", "vitruvius:4", "praetor:8", "consul:8") if COMPILED else ()  # search is slow uncompiled
QUICK = (RANDOM, "tiro", "faber", "aedile", *SEARCHING)


def position(deal: Deal, steps: int) -> State:
    """Return a random position, one before the end at the latest."""
    rules = catalogue.rules(deal.name)
    state = rules.new_state(deal.players, rules.options(deal.options), str(deal.seed))
    mover, rng = make(RANDOM, deal.name), seeded(f"play {deal.seed}")
    for _ in range(steps):
        after = state.clone()
        after.apply(mover.choose(after.view(after.actor()), rng))
        if after.is_over():
            break
        state = after
    return state


@any_deal(3, SEATED, steps=st.integers(0, 400), level=st.sampled_from(QUICK))
def test_a_choice_is_legal_and_the_same_again_and_changes_nothing(deal: Deal, steps: int, level: str) -> None:
    state, bot = position(deal, steps), make(level, deal.name)
    view = state.view(state.actor())
    chosen = bot.choose(view, 7)
    assert view.refusal(chosen) == 0
    assert view == state.view(state.actor())
    assert bot.choose(view, 7) == chosen
    assert bot.choose(view, seeded("same")) == bot.choose(view, seeded("same"))


@any_deal(3, SEATED, steps=st.integers(0, 400), level=st.sampled_from(QUICK))
def test_the_choice_depends_on_the_view_only(deal: Deal, steps: int, level: str) -> None:
    state = position(deal, steps)
    view = state.view(state.actor())
    other = catalogue.rules(deal.name).determinize(view, seeded(f"other {deal.seed}"))  # what the seat cannot know
    if other.to_act() == state.to_act():  # else seals are broken
        assert other.view(view.seat) == view
        first, second = make(level, deal.name), make(level, deal.name)
        assert first.choose(view, seeded("same")) == second.choose(other.view(view.seat), seeded("same"))


@pytest.mark.parametrize("name", OURS)
def test_a_bot_that_has_nothing_to_decide_says_so(name: str) -> None:
    state = position(Deal(name, 2, {}, 1), 30)
    idle = next(seat for seat in range(2) if not state.to_act() >> seat & 1)
    with pytest.raises(ValueError, match="nothing to decide"):
        make("aedile", name).choose(state.view(idle), seeded("1"))


@pytest.mark.parametrize(("name", "players"), SEATED)
def test_a_network_is_learned_for_each_number_of_players(name: str, players: int) -> None:
    part = OURS[name].part("bots.learned")
    assert part.network_for(players) is not None
    assert part.learned().made_by[str(players)].startswith(f"aedilis train {name}")


@needs_compiled
@pytest.mark.parametrize(("name", "players"), [table for table in SEATED if table[1] != 3])
def test_explanations_have_words_and_a_clause_everywhere(name: str, players: int) -> None:
    page = Path(f"docs/rules/{name}.md").read_text(encoding="utf-8")
    clauses = facts_of(name).clauses
    assert clauses is not None
    state, bot, codes = position(Deal(name, players, {}, 5), 0), make("praetor:8", name), set()
    for number in range(120):
        if state.is_over():
            break
        view = state.view(state.actor())
        opinions = OURS[name].explain(view, number, bot=bot, top=2)
        assert view == state.view(state.actor())
        for opinion in opinions:
            assert 0 <= opinion.win <= 1
            assert len(opinion.scores) == players
            assert opinion.reason.clause in clauses.defined_in(page)
            for language in i18n.languages():
                assert words(name, opinion.reason.code, opinion.reason.details, language)
            codes.add(opinion.reason.code)
        state.apply(opinions[0].action)
    assert len(codes) >= 8


@pytest.mark.parametrize("name", OURS)
def test_explanations_use_only_the_view(name: str) -> None:
    view = position(Deal(name, 2, {}, 3), 0).view(0)
    other = catalogue.rules(name).determinize(view, seeded("other")).view(0)
    explain, bot = OURS[name].explain, make("praetor:8", name)
    assert explain(view, 5, bot=bot, top=3) == explain(other, 5, bot=bot, top=3)
