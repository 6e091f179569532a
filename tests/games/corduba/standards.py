"""Every standard pack that there was, and games that were played with those of then.

python -m tests.games.corduba.standards    # keeps the present one; its hash is then added to HASHES
"""

import gzip
from importlib.resources import as_file
from pathlib import Path

import msgspec

from aedilis.core.record import Record
from aedilis.games.corduba.engine.pack.read import KEPT, STANDARD, STANDARDS, read_documents, standard

HASHES = (  # in the order in which they came; none is ever taken away
    "2f8215db8d2cd86e49fd4db757fa71f740927846d2849404dcda86e088f41d5d",
    "05b9170d8f1c8b2b41f80a26f69b9889bf0386a587db33026d2f9a0bf0d069f6",
    "d92a9c4c1b5bb18ae1dbe9037f3d3d8f967f07d075d0d238fe3661cfc3d02280",
    "b2181923d4250634c3a9344af95c00a0e768330bcbda7706bd11eaf772a02ab4",
    "81b32867a6ef97af0fbc179d7f48519f3e5ee3d33bab41d6daa4aa5f0115b98c",
    "18e3dfef0e55fbf0fd9bc78f89ca365effe50348fff554d5b84193aed108a109",
    "30a6da6e055d644fca7161198baf2278210e0a0fc180529d89de3c2530ccae0a",
)
RECORDS = Path(__file__).with_name("standards.jsonl.gz")


def records() -> list[Record]:
    """Return golden records of then, all with standard packs of then."""
    lines = gzip.decompress(RECORDS.read_bytes()).splitlines()
    return [msgspec.json.decode(line, type=Record) for line in lines]


def keep() -> None:
    """Write the file of the present pack, unless it is there: nothing that is kept is changed."""
    with as_file(STANDARDS) as folder:
        file = folder / f"{standard().digest}{KEPT}"
        if not file.exists():
            text = msgspec.json.encode(read_documents(STANDARD), order="sorted")
            file.write_bytes(gzip.compress(text, 9, mtime=0))
            print("kept:", standard().digest)


if __name__ == "__main__":
    keep()
