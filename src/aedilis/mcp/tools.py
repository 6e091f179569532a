"""The tools of a seat: look, list what may be done, ask why not, read the rules, play. Nothing hidden is told."""

from collections.abc import Sequence

import msgspec
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import ToolAnnotations

from aedilis.core import catalogue
from aedilis.core.contract import View
from aedilis.core.errors import AedilisError
from aedilis.core.rng import seeded
from aedilis.i18n import plain
from aedilis.mcp.seats import ModelSeat
from aedilis.terminal import rules_page
from aedilis.terminal.say import refusal as refusal_words
from aedilis.terminal.seen import events_text, table_text

LISTED = 60  # actions in one answer; `page` asks for more
LANGUAGE = "en"
READS = ToolAnnotations(read_only_hint=True, open_world_hint=False)
PLAYS = ToolAnnotations(read_only_hint=False, destructive_hint=False, idempotent_hint=False, open_world_hint=False)

INSTRUCTIONS = """You hold one seat in a game of {title}. You see what a player in this seat sees, and nothing else.
Call `look` to see the table, `actions` for what you may do, with what each leads to, and `play` with one of them in its
notation. `play` waits until you must decide again and tells what happened. `explain` says whether an action is legal
and which rule forbids it; `rules` reads the rules by clause (such as {clause}) or by words."""


class Tools:
    """What a language model may do in its seat."""

    def __init__(self, seat: ModelSeat) -> None:
        self.seat, self.rules = seat, seat.rules

    async def look(self) -> str:
        """Show the table as your seat sees it, who must decide, and what has happened since you were last told."""
        await self.ready()
        return await self.situation()

    async def actions(self, page: int = 1) -> str:
        """List your legal actions, each in its notation, in words, and with what it would lead to as far as you know.

        Equivalent forms are listed once, and of sealed bids one for each sum; any other legal form may be played too.
        """
        if not await self.ready():
            return "The game is over: nobody has anything to decide."
        view = await self.seat.view()
        codes = view.legal()
        pages = max(1, -(-len(codes) // LISTED))
        if not 1 <= page <= pages:
            raise ToolError(f"bad-page: there are {pages} pages")
        first = LISTED * (page - 1)
        lines = [f"{len(codes)} legal actions" + (f", page {page} of {pages}" if pages > 1 else "") + ":"]
        return "\n".join([*lines, *self.listed(view, codes[first : first + LISTED])])

    async def explain(self, action: str) -> str:
        """Say whether an action in its notation is legal now: what it would lead to, or the rule that forbids it."""
        await self.ready()
        view = await self.seat.view()
        try:
            code = self.rules.packed(action)
        except AedilisError as error:
            raise ToolError(f"{error.code}: {error.message}") from error
        if refused := view.refusal(code):
            return self.refused(self.rules.clause(refused))
        return "Legal. " + self.listed(view, [code])[0]

    async def rules_of_the_game(self, about: str = "") -> str:
        """Read the rules: one clause by its number, or the clauses in which some words occur; "" lists the chapters."""
        game = self.rules.name
        if not about.strip():
            titles = [line.lstrip("# ") for line in rules_page.page(game).splitlines() if line.startswith("## ")]
            return "\n".join([f"The rules of {catalogue.find(game).title}. Chapters:", *titles])
        try:
            return rules_page.clause(game, about)
        except rules_page.NoClause as error:
            found = rules_page.containing(game, about)
            if not found:
                raise ToolError(f"{error.code}: no clause is called so, and none has these words") from error
            every = rules_page.clauses(game)
            return "\n\n".join(f"{number}: {every[number]}" for number in found[:8])

    async def play(self, action: str) -> str:
        """Play an action in its notation, wait until you must decide again, and tell what happened meanwhile.

        A refused action changes nothing, and the answer names the rule that forbids it.
        """
        if not await self.ready():
            raise ToolError("game-over: the game is over")
        view = await self.seat.view()
        try:
            code = self.rules.packed(action)
            if self.rules.seat_of(code) != self.seat.seat:
                raise ToolError(f"not-your-seat: you hold seat {self.seat.seat}")
            if refused := view.refusal(code):
                raise ToolError(self.refused(self.rules.clause(refused)))
            await self.seat.play(code, view)
            await self.seat.wait()
        except AedilisError as error:
            rule = f" ({error.rule})" if error.rule else ""
            raise ToolError(f"{error.code}{rule}: {error.message}") from error
        return await self.situation()

    async def view_json(self) -> str:
        """Return what your seat may know as JSON, in the documented form."""
        await self.ready()
        return msgspec.json.encode(self.rules.view_data(await self.seat.view())).decode()

    # ---------------------------------------------------------------- words

    async def ready(self) -> bool:
        """Wait until the seat must decide or the game is over; tell whether it must."""
        try:
            return await self.seat.wait()
        except AedilisError as error:
            raise ToolError(f"{error.code}: {error.message}") from error

    async def situation(self) -> str:
        """Return news, table and whose turn it is."""
        view = await self.seat.view()
        names = self.seat.names
        news = events_text(self.rules, view, names, await self.seat.news())
        parts = [f"What happened:\n{news}"] if news else []
        parts.append(table_text(self.rules, view, names))
        scores = await self.seat.scores()
        if scores is not None:
            parts.append("The game is over. " + ", ".join(f"{name}: {score}" for name, score in zip(names, scores)))
        elif view.must_act():
            parts.append(f"You are {names[self.seat.seat]}, seat {self.seat.seat}, and must decide now.")
        return "\n\n".join(parts)

    def listed(self, view: View, codes: Sequence[int]) -> list[str]:
        """Return actions in notation, words and with what they lead to, which is worked out from the view alone."""
        state = self.rules.determinize(view, seeded("preview"))
        allowed = [code for code in codes if not state.refusal(code)]
        shown = dict(zip(allowed, self.rules.previews(state, allowed)))
        lines = []
        for code in codes:
            words = plain.action_words(self.rules, code, self.seat.names, LANGUAGE)
            line = self.rules.notation(code)
            if words != line.partition(" ")[2]:
                line += f" - {words}"
            after = shown.get(code)
            if after is not None:
                told = plain.value_words(self.rules.name, "", after, self.seat.names, LANGUAGE)
                line += f" | leads to: {told}"
            lines.append(line)
        return lines

    def refused(self, clause: str) -> str:
        """Return why a clause forbids something, with its text."""
        said = refusal_words(clause, self.rules.name)
        try:
            return f"Not legal: {said} ({clause})\n{rules_page.clause(self.rules.name, clause)}"
        except rules_page.NoClause:
            return f"Not legal: {said} ({clause})"


def make_server(seat: ModelSeat) -> MCPServer:
    """Return a server of the protocol for one seat."""
    title = catalogue.find(seat.rules.name).title
    clause = next(iter(rules_page.clauses(seat.rules.name)), "1.1")
    server = MCPServer(
        name="aedilis",
        title=f"Aedilis: {title}",
        instructions=INSTRUCTIONS.format(title=title, clause=clause),
        log_level="WARNING",  # addresses of tables are secrets
    )
    tools = Tools(seat)
    server.tool(annotations=READS)(tools.look)
    server.tool(annotations=READS)(tools.actions)
    server.tool(annotations=READS)(tools.explain)
    server.tool(name="rules", annotations=READS)(tools.rules_of_the_game)
    server.tool(annotations=PLAYS)(tools.play)
    server.resource("aedilis://view", name="view", mime_type="application/json")(tools.view_json)

    @server.resource("aedilis://rules", name="rules", mime_type="text/markdown")
    def rules_text() -> str:
        """Return the whole rules page."""
        return rules_page.page(seat.rules.name)

    return server
