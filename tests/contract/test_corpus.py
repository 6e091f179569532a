"""Old games stay playable: the games of every rules version replay to their results, and go on as they began."""

import msgspec
import pytest

from aedilis.core.catalogue import names, rules
from aedilis.core.errors import RecordError
from aedilis.core.game import Game
from aedilis.core.record import Record, to_text
from tests.contract.corpus import FOLDER, corpus_file, stored

VERSIONS = [(name, version) for name in names() for version in range(1, rules(name).version + 1)]
EARLIER = [(name, version) for name, version in VERSIONS if version < rules(name).version]
KEPT = [(name, version) for name, version in VERSIONS if corpus_file(name, version).exists()]


def test_every_version_of_our_games_has_its_games() -> None:
    assert set(VERSIONS) - set(KEPT) <= {(name, rules(name).version) for name in names() if name == "sortes"}
    assert {corpus_file(*version) for version in KEPT} == set(FOLDER.glob("*.jsonl.gz"))
    assert EARLIER, "the third game shows how an earlier version is read"


@pytest.mark.parametrize(("name", "version"), KEPT)
def test_its_games_replay_to_their_results(name: str, version: int) -> None:
    for record in stored(name, version):
        assert record.result is not None
        game = Game.from_record(record)
        assert game.is_over()
        found = game.record.result
        assert found is not None
        if version == rules(name).version:
            assert game.record == record
        else:
            assert msgspec.structs.replace(found, check=record.result.check) == record.result
            assert game.header == record.header


@pytest.mark.parametrize(("name", "version"), KEPT)
def test_all_values_of_all_options_are_among_them(name: str, version: int) -> None:
    if version < rules(name).version:
        return
    for option, values in rules(name).choices.items():
        assert {record.header.options[option] for record in stored(name, version)} == set(values)


@pytest.mark.parametrize(("name", "version"), [version for version in KEPT if version in EARLIER])
def test_a_running_game_goes_on_as_it_began_and_is_saved_under_its_own_version(name: str, version: int) -> None:
    for record in stored(name, version):
        half = Record(header=record.header, actions=record.actions[: len(record.actions) // 2])
        game = Game.from_record(half)
        for line in Game.from_record(record).record.actions[len(half.actions) :]:
            game = Game.load(game.save())  # what was written before and since is mixed now
            game.play(line)
        assert game.header.rules == version
        assert game.record.result is not None
        assert record.result is not None
        assert (game.record.result.scores, game.record.result.winners) == (record.result.scores, record.result.winners)
        assert to_text(game.record).splitlines()[2] == f"rules: {version}"


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("shift", [-99, 1])
def test_a_version_that_never_was_is_refused(name: str, shift: int) -> None:
    game = Game.new(name, players=2, seed="a")
    header = msgspec.structs.replace(game.header, rules=game.header.rules + shift)
    with pytest.raises(RecordError) as refused:
        Game.from_record(Record(header=header))
    assert (refused.value.code, refused.value.details["version"]) == ("record-version", header.rules)
