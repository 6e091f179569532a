"""Games of an earlier standard pack go on with the pack that they began with."""

import gzip

import msgspec
import pytest

from aedilis.core.errors import OptionError, RecordError
from aedilis.core.game import Game
from aedilis.core.record import Record, from_text, to_text
from aedilis.games.corduba.engine.option_file import full_options
from aedilis.games.corduba.engine.pack.check.content import check
from aedilis.games.corduba.engine.pack.read import KEPT, STANDARDS, standard, standard_with
from tests.games.corduba.standards import HASHES, records

pytestmark = pytest.mark.once

FORMER = HASHES[:-1]


def test_the_standard_pack_does_not_change_without_being_kept() -> None:
    assert standard().digest == HASHES[-1], "python -m tests.games.corduba.standards, then add the hash to HASHES"
    assert {file.name for file in STANDARDS.iterdir()} == {f"{digest}{KEPT}" for digest in HASHES}


@pytest.mark.parametrize("digest", HASHES)
def test_every_one_is_right_and_has_its_hash(digest: str) -> None:
    documents = msgspec.json.decode(gzip.decompress(STANDARDS.joinpath(f"{digest}{KEPT}").read_bytes()))
    assert [problem for problem in check(documents) if problem.severity == "error"] == []
    pack = standard_with(digest)
    assert pack is not None
    assert (pack.digest, pack.documents) == (digest, "")


def test_records_of_then_replay_to_their_exact_end() -> None:
    packs = set()
    for record in records():
        game = Game.from_record(record)
        assert game.is_over()
        assert game.record == record
        packs.add(record.header.options["content_hash"])
    assert len(packs) == 3
    assert packs < set(FORMER)


@pytest.mark.parametrize("digest", FORMER)
def test_a_game_goes_on_with_its_pack(digest: str) -> None:
    game = Game.new("corduba", players=2, options={"content_hash": digest}, seed="then")
    assert game.header.options == full_options(None) | {"content_hash": digest}
    game.play(game.legal(0).codes[0])
    read = Game.from_record(from_text(to_text(game.record)))
    placed = Game.from_position("corduba", game.rules.position(game.state))
    for again in (read, placed, Game.load(game.save())):
        assert again.state == game.state
        assert again.header.options["content_hash"] == digest
    assert game.rules.content(game.header.options) != game.rules.content({})


@pytest.mark.parametrize("digest", ["0", "../pack/board", HASHES[0][:12], f"{HASHES[0]}{KEPT}", 3, None, []])
def test_a_hash_that_no_standard_pack_had_is_refused(digest: object) -> None:
    with pytest.raises(OptionError, match="no standard pack known here") as refused:
        full_options({"content_hash": digest})
    assert (refused.value.code, refused.value.details["option"]) == ("bad-content", "content_hash")


def test_a_record_of_a_pack_that_is_not_known_is_refused() -> None:
    header = Game.new("corduba", players=2, seed="a").header
    header = msgspec.structs.replace(header, options=header.options | {"content_hash": "0" * 64})
    with pytest.raises(RecordError, match="no standard pack known here") as refused:
        Game.from_record(Record(header=header))
    assert refused.value.code == "record-corrupt"
