"""Options as words: names and values as they stand in records, JSON and commands (docs/rules/corduba.md, Options)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from aedilis.core.errors import ContentError, OptionError
from aedilis.core.fields import Options
from aedilis.core.options import chosen_options
from aedilis.games.corduba.engine.pack.native import Pack
from aedilis.games.corduba.engine.pack.read import pack_of, standard, standard_with

CHOICES: dict[str, tuple[str | bool, ...]] = {  # in the order of options.py
    "market_refill": ("decade", "round"),
    "res_gestae_timing": ("immediate", "end"),
    "unrest_track_timing": ("on_receipt", "phase1"),
    "unrest_placement": ("any_district", "revolting_only"),
    "rebellion_check": ("round_start", "immediate"),
    "unrest_limit": ("board", "stock"),
    "market_roundtrip": ("turn", "visit"),
    "unrest_rank_loss": (True, False),
    "final_unrest": ("whole_round", "interphase_only"),
    "amphora_rome": ("card", "always2"),
    "castra_other_specialists": (False, True),
    "turn_order": ("track", "clockwise"),
    "tile_mirroring": (False, True),
    "adjacency_across_streets": (True, False),
    "isolation_tiles": ("all", "available"),
    "isolation_unit": ("region", "cell"),
    "own_insulae": ("mandatory", "optional"),
    "neutral_supply": ("forced_only", "hard16", "unlimited"),
    "decade3_fail": ("all_lowest", "by_value"),
    "caepio_tie": ("human", "random"),
    "caepio_die_bonus": ("none",),
    "difficulty": ("aedil", "praetor", "consul"),
    "variant": ("senators", "monuments", "combined"),
}
STANDARD = "standard"
DEFAULTS: dict[str, Any] = {name: values[0] for name, values in CHOICES.items()} | {"content": STANDARD}
PRESETS: dict[str, dict[str, Any]] = {"STANDARD": DEFAULTS}


def full_options(given: Mapping[str, Any] | str | None) -> dict[str, Any]:
    """Return all options for a preset name or a partial mapping, which may name a preset; else OptionError.

    They name the content pack by its hash too, so that a record of a pack of one's own can be told from any other, and
    one of an earlier standard pack is played with that.
    """
    result = chosen_options("Corduba", CHOICES, PRESETS, given, also=("content_hash",))
    digest = content_option(result).digest
    if result.setdefault("content_hash", digest) != digest:
        raise OptionError("bad-content", f"the content pack has the hash {digest}", option="content_hash")
    return result


def content_option(options: Mapping[str, Any]) -> Pack:
    """Return the content pack that the options name or hold."""
    content = options["content"]
    if content == STANDARD:
        return _standard(options.get("content_hash", standard().digest))
    try:
        if not isinstance(content, Mapping):
            raise OptionError("bad-content", "the content is a pack's files by name, or standard", option="content")
        return _own_pack(msgspec.json.encode(content, order="sorted").decode())
    except ContentError as error:
        refused = OptionError("bad-content", error.message, option="content")
        refused.details |= error.details  # the file, entry and field
        raise refused from error
    except (TypeError, ValueError, RecursionError, OverflowError) as error:  # what JSON cannot hold
        raise OptionError("bad-content", f"this is not a content pack: {error}", option="content") from error


def _standard(digest: object) -> Pack:
    pack = standard_with(digest) if isinstance(digest, str) else None
    if pack is None:
        said = f"no standard pack known here has the hash {str(digest)[:80]!r}; the present one has {standard().digest}"
        raise OptionError("bad-content", said, option="content_hash")
    return pack


@lru_cache(maxsize=16)
def _own_pack(documents: str) -> Pack:
    """Return the pack of files in JSON; one that says the same as the package's own is still a pack of its own."""
    pack = pack_of(msgspec.json.decode(documents))
    pack.documents = documents
    return pack


def packed_options(options: Mapping[str, Any]) -> Options:
    """Return the options as the engine keeps them."""
    return Options([values.index(options[name]) for name, values in CHOICES.items()])


def option_words(options: Options, pack: Pack) -> dict[str, Any]:
    """Return the options of a state in words; a pack of one's own is given whole."""
    words: dict[str, Any] = {
        name: values[number] for (name, values), number in zip(CHOICES.items(), options.values(), strict=True)
    }
    words["content"] = msgspec.json.decode(pack.documents) if pack.documents else STANDARD
    words["content_hash"] = pack.digest
    return words
