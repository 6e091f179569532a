"""The games of this server: what can be chosen, their rules, and what is printed on their boards and cards."""

import gzip
import hashlib
from functools import lru_cache

import msgspec
from starlette.responses import Response

from aedilis.core import catalogue
from aedilis.i18n import plain
from aedilis.server.http.call import Call
from aedilis.server.http.files import ASK_AGAIN, accepted_encodings
from aedilis.server.http.routing import JSON, Routes
from aedilis.server.tables import packs
from aedilis.server.tables.making import known_rules
from aedilis.server.tables.opponents import level_names, level_strengths, usual_level
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.requests import NewPack, PackChecked
from aedilis.server.wire.shown import ChoiceShown, Games, GameShown, PresetShown, RulesShown
from aedilis.terminal import rules_page

routes = Routes()
PACK_COST = 4.0  # checking a pack counts as this many more requests


@routes.add("GET", "/api/games", answer=Games)
async def list_games(call: Call) -> Games:
    """The games of this server, their presets and the bots' levels."""
    wished = call.services.settings.usual_level
    made = []
    for game in catalogue.working():
        name, rules = game.name, game.rules()
        presets = tuple(
            PresetShown(preset, msgspec.Raw(msgspec.json.encode(rules.options(preset)))) for preset in rules.presets
        )
        numbers = rules.seat_range
        usual = usual_level(name, wished)
        choices = tuple(shown_choice(name, option, values, call.language) for option, values in rules.choices.items())
        shown_levels = (level_names(name), usual, level_strengths(name))
        more = (game.title, game.packs() is not None)
        made.append(GameShown(name, rules.version, numbers[0], numbers[-1], presets, choices, *shown_levels, *more))
    return Games(tuple(made))


def shown_choice(game: str, option: str, values: tuple[str | bool, ...], language: str) -> ChoiceShown:
    """An option in the words of its game."""
    texts = tuple(plain.option_value_words(game, option, value, language) for value in values)
    return ChoiceShown(option, values, plain.option_words(game, option, language), texts)


@routes.add("GET", "/api/games/{game}/content", answer=None, media=(JSON,))
async def show_content(call: Call) -> Response:
    """What the package itself prints for a game; `not-found` for a game that says all in its views."""
    rules = known_rules(str(call.request.path_params["game"])[:30])
    return answer_content(call, rules.name, msgspec.json.encode(rules.options(None)))


@routes.add("GET", "/api/games/{game}/rules", answer=RulesShown)
async def show_rules(call: Call) -> RulesShown:
    """The rules page that a game brings."""
    name = known_rules(str(call.request.path_params["game"])[:30]).name
    return RulesShown(name, catalogue.find(name).title, rules_page.page(name))


@routes.add("GET", "/api/tables/{table}/content", answer=None, media=(JSON,))
async def show_content_of_table(call: Call) -> Response:
    """What a table plays with, which may be a pack of its own."""
    setup = (await call.table()).core.facts.setup
    return answer_content(call, setup.game, msgspec.json.encode(setup.chosen()))


@routes.add("POST", "/api/games/{game}/packs", body=NewPack, answer=PackChecked, largest=250_000)
async def check_pack(call: Call) -> PackChecked:
    """Check a pack of one's own, and keep it if it can be played."""
    call.count(PACK_COST)
    return await packs.keep(call.services.writer, str(call.request.path_params["game"]), call.read(NewPack))


def answer_content(call: Call, game: str, options: bytes) -> Response:
    """The content with its hash as the tag; 304 for whoever has it already."""
    tag, whole, packed = encoded_content(game, options)
    headers = {"cache-control": ASK_AGAIN, "etag": tag, "vary": "Accept-Encoding"}
    known = {given.strip().removeprefix("W/") for given in call.request.headers.get("if-none-match", "").split(",")}
    if tag in known:
        return Response(status_code=304, headers=headers)
    if "gzip" in accepted_encodings(call.request.headers.get("accept-encoding", "")):
        return Response(packed, headers=headers | {"content-encoding": "gzip"}, media_type=JSON)
    return Response(whole, headers=headers, media_type=JSON)


@lru_cache(maxsize=32)
def encoded_content(game: str, options: bytes) -> tuple[str, bytes, bytes]:
    """The tag, the JSON, and the same packed; raises `not-found` where a game has no content of its own."""
    rules = catalogue.rules(game)
    content = rules.content(rules.options(msgspec.json.decode(options)))
    if content is None:
        raise Refusal("not-found")
    whole = msgspec.json.encode(content)
    return f'"{hashlib.sha256(whole).hexdigest()[:32]}"', whole, gzip.compress(whole, 9, mtime=0)
