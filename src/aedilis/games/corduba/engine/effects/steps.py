"""How effects are carried out, and the steps that hold other effects: `choose` and `if`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.listing import Actions
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import ALLOWED, C7_19
from aedilis.games.corduba.engine.effects.begin import changes, start_inner, step_changes
from aedilis.games.corduba.engine.effects.conditions import holds
from aedilis.games.corduba.engine.effects.specialists import UnlockStep
from aedilis.games.corduba.engine.pack.form.effects import Choose, If
from aedilis.games.corduba.engine.pack.native import Condition, Step
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import CHOOSE_OPTION
from aedilis.games.corduba.engine.state.kinds import Decision, Work
from aedilis.games.corduba.engine.words import TRACK


class Effect(Work):
    """An effect, step by step."""

    EFFECT: Final = 0
    STEP: Final = 1  # the next one
    HERE: Final = 2  # the district of the tile that is built or activated, or NONE (C7.20)
    MUST_STEP: Final = 3  # the one that must be used, or NONE (C7.19)
    CONTEXT: Final = 4

    def go(self, s: Fields) -> None:
        """Do the next step; what it sets going is finished before the one after it."""
        seat = s.top_seat()
        at = s.top(self.STEP)
        here = s.top(self.HERE)
        must: i64 = 1 if s.top(self.MUST_STEP) == at else 0
        context = s.top(self.CONTEXT)
        steps = s.pack.effects[s.top(self.EFFECT)].steps
        if at + 1 < len(steps):
            s.set_top(self.STEP, at + 1)
        else:
            s.pop()
        if at < len(steps):
            step = steps[at]
            if seat < s.players or not step.is_void_for_caepio:
                step.do(s, seat, here, context, must)


class ChooseStep(Step):
    """Choose one of several effects."""

    is_sure = False

    def __init__(self, words: Choose, options: vec[i64]) -> None:
        super().__init__(words)
        self.options: vec[i64] = options  # effects

    def changes(self, s: PublicFields, seat: i64, here: i64, context: i64) -> bool:
        """Some option would change something."""
        return any(changes(s, seat, option, here, context) for option in self.options)

    def do(self, s: Fields, seat: i64, here: i64, context: i64, must: i64) -> None:
        """Ask which."""
        s.push(CHOOSE_OPTION, seat, self.effect, self.step, here, context, must)


def choice_on_top(s: PublicFields) -> ChooseStep:
    """Return the step of the choice on top."""
    step = s.pack.effects[s.top(ChooseOption.EFFECT)].steps[s.top(ChooseOption.STEP)]
    assert isinstance(step, ChooseStep)
    return step


class ChooseOption(Decision):
    """Which option of a `choose` step."""

    EFFECT: Final = 0
    STEP: Final = 1
    HERE: Final = 2
    CONTEXT: Final = 3
    MUST: Final = 4  # 1 if it must change something (C7.19)
    answers: tuple[int, ...] = (packing.NAME_OPTION,)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List the options that would change something; when none would, the first stands for all."""
        step = choice_on_top(s)
        for number, option in enumerate(step.options):
            if changes(s, s.top_seat(), option, s.top(self.HERE), s.top(self.CONTEXT)):
                out.add(packing.action(packing.NAME_OPTION, s.top_seat(), number))
        if out.size == 0:
            out.add(packing.action(packing.NAME_OPTION, s.top_seat(), 0))

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse an option that would change nothing while another would (C7.19)."""
        step = choice_on_top(s)
        if packing.first(act) >= len(step.options):
            return C7_19
        seat = s.top_seat()
        if changes(s, seat, step.options[packing.first(act)], s.top(self.HERE), s.top(self.CONTEXT)):
            return ALLOWED
        return C7_19 if step_changes(s, seat, step, s.top(self.HERE), s.top(self.CONTEXT)) else ALLOWED

    def do(self, s: Fields, act: i64) -> None:
        """Begin the chosen option."""
        seat = s.top_seat()
        step = choice_on_top(s)
        here = s.top(self.HERE)
        context = s.top(self.CONTEXT)
        must = s.top(self.MUST)
        s.pop()
        start_inner(s, seat, step.options[packing.first(act)], here, context, must)

    def choose_for_caepio(self, s: Fields, menu: Actions) -> i64:
        """Return what unlocks a specialist on the Servorum track, else the first (C14.4)."""
        if s.top(self.EFFECT) in s.pack.track[: TRACK + 1]:  # Servorum is the first district
            options = choice_on_top(s).options
            for i in range(menu.size):
                for step in s.pack.effects[options[packing.first(menu.items[i])]].steps:
                    if isinstance(step, UnlockStep):
                        return menu.items[i]
        return menu.items[0]


class IfStep(Step):
    """An effect that depends on a condition."""

    is_sure = False

    def __init__(self, words: If, then: i64, otherwise: i64) -> None:
        super().__init__(words)
        self.condition: Condition = Condition(words.cond)
        self.then: i64 = then  # effects
        self.otherwise: i64 = otherwise

    def branch(self, s: PublicFields, seat: i64) -> i64:
        """Return the effect that the condition chooses now."""
        return self.then if holds(s, seat, self.condition) else self.otherwise

    def changes(self, s: PublicFields, seat: i64, here: i64, context: i64) -> bool:
        """What the condition chooses now would change something."""
        return changes(s, seat, self.branch(s, seat), here, context)

    def do(self, s: Fields, seat: i64, here: i64, context: i64, must: i64) -> None:
        """Begin what the condition chooses now."""
        start_inner(s, seat, self.branch(s, seat), here, context, must)
