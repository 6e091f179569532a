"""Makes the corpus of a game's present rules version: random games under all options."""

import sys
from itertools import cycle, islice
from random import Random

from aedilis.core.catalogue import rules
from aedilis.core.record import Record
from tests.contract.corpus import corpus_file, store
from tests.contract.playing import begin, random_move
from tests.contract.variants import Deal

GAMES = 12  # for each number of players; every value of every option is met


def main(name: str) -> None:
    """Play and write."""
    found = rules(name)
    assert not corpus_file(name, found.version).exists(), "the file of a version is never changed"
    records = [played(name, players, number) for players in found.seat_range for number in range(GAMES)]
    store(name, found.version, records)


def played(name: str, players: int, number: int) -> Record:
    """Return a random game; with the number the values of the options go round."""
    values = {
        option: next(islice(cycle(choices), number + shift, None))
        for shift, (option, choices) in enumerate(rules(name).choices.items())
    }
    chooser = Random(f"{name} {players} {number}")
    game = begin(Deal(name, players, values if number else {}, chooser.randrange(1 << 32)))
    while not game.is_over():
        game.play(random_move(game.state, chooser))
    return game.record


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        main(wanted)
