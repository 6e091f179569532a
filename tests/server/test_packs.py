"""What is printed on boards and cards, the package's own and packs that people bring."""

import base64
import io
import zipfile
from importlib.resources import files

import pytest

from aedilis.core.game import Game
from aedilis.core.record import load, to_text
from aedilis.games.corduba.engine.pack.read import standard
from aedilis.server.client import sitting
from tests.games.corduba.standards import HASHES, records
from tests.server.conftest import Running, Start
from tests.server.tables import PERSON, open_table, play_to_end

CONTENT = files("aedilis.games.corduba").joinpath("pack")


def own_files() -> dict[str, str]:
    """The package's pack with a dearer Forum under another name."""
    texts = {file.name: file.read_text() for file in CONTENT.iterdir() if file.name.endswith(".toml")}
    texts["buildings.toml"] = texts["buildings.toml"].replace('name = "Forum"', 'name = "Market square"')
    return texts


def zipped(texts: dict[str, str], compression: int = zipfile.ZIP_DEFLATED) -> str:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", compression) as archive:
        for name, text in texts.items():
            archive.writestr(f"my pack/{name}", text)
    return base64.b64encode(made.getvalue()).decode()


async def test_the_printed_content_is_asked_for_once(server: Running) -> None:
    answer = await server.client.get("/api/games/corduba/content")
    assert answer.status_code == 200
    content = answer.json()
    assert content["hash"] == standard().digest
    assert content["own"] is False
    again = await server.client.get("/api/games/corduba/content", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    table = (await server.client.post("/api/tables", json={"game": "corduba", "seats": [PERSON]})).json()["table"]
    assert (await server.client.get(f"/api/tables/{table['id']}/content")).json() == content


async def test_a_record_of_an_earlier_standard_pack_is_shown_with_it(server: Running) -> None:
    today = (await server.client.get("/api/games/corduba/content")).json()
    made = await server.client.post("/api/records", json={"record": to_text(records()[0])})
    table = made.json()["table"]
    assert (made.status_code, table["status"], table["preset"]) == (201, "over", None)
    assert table["options"]["content_hash"] == HASHES[0]
    content = (await server.client.get(f"/api/tables/{table['id']}/content")).json()
    assert (content["hash"], content["own"]) == (HASHES[0], False)
    assert content["content"] != today["content"]
    assert (await server.client.get(f"/api/tables/{table['id']}/verification")).json()["problem"] is None


async def test_a_game_of_an_earlier_standard_pack_goes_on_with_it(start: Start) -> None:
    options = {"content_hash": HASHES[0]}
    async with start() as server:
        table, (token, *_) = await open_table(server, game="corduba", seats=[PERSON], options=options)
        async with sitting(server.base, table, token) as ada:
            await ada.turn()
            await ada.reach((await ada.act(ada.choices()[-1]))["seq"])
    async with start() as server, sitting(server.base, table, token) as ada:
        await play_to_end(ada)
        record = load((await server.client.get(f"/api/tables/{table}/record")).text)
        assert record.header.options["content_hash"] == HASHES[0]
        assert Game.from_record(record).is_over()


async def test_a_game_that_says_all_in_its_views_has_no_content(server: Running) -> None:
    assert (await server.client.get("/api/games/capitol/content")).status_code == 404
    assert (await server.client.get("/api/games/chess/content")).json()["code"] == "unknown-game"


@pytest.mark.parametrize("form", ["files", "zip"])
async def test_a_table_plays_with_a_pack_of_ones_own(server: Running, form: str) -> None:
    body = {"files": own_files()} if form == "files" else {"zip": zipped(own_files())}
    checked = (await server.client.post("/api/games/corduba/packs", json=body)).json()
    assert [problem for problem in checked["problems"] if problem["severity"] == "error"] == []
    new = {"game": "corduba", "seats": [PERSON], "options": {"content": checked["id"]}}
    made = (await server.client.post("/api/tables", json=new)).json()
    assert made["table"]["options"]["content"] == "own"
    content = (await server.client.get(f"/api/tables/{made['table']['id']}/content")).json()
    assert content["own"] is True
    assert "Market square" in [building["name"] for building in content["content"]["buildings"]["building"]]


async def test_what_is_wrong_with_a_pack_is_told_with_file_entry_and_field(server: Running) -> None:
    texts = own_files()
    texts["market.toml"] = texts["market.toml"].replace("start = ", "start = 99 #", 1)
    texts["heritage.toml"] = "card = ["
    checked = (await server.client.post("/api/games/corduba/packs", json={"files": texts})).json()
    assert checked["id"] is None
    places = {(problem["file"], problem["entry"], problem["field"]) for problem in checked["problems"]}
    assert ("heritage.toml", "", "") in places
    assert any(file == "market.toml" and "start" in field for file, _, field in places)


async def test_packs_that_are_none(server: Running) -> None:
    junk = base64.b64encode(b"PK junk").decode()
    assert (await server.client.post("/api/games/corduba/packs", json={"zip": junk})).json()["code"] == "bad-pack"
    bomb = zipped({"board.toml": "# " + " " * 5_000_000})
    assert (await server.client.post("/api/games/corduba/packs", json={"zip": bomb})).json()["code"] == "too-large"
    assert (await server.client.post("/api/games/capitol/packs", json={"files": {}})).status_code == 404
    new = {"game": "corduba", "seats": [PERSON], "options": {"content": "0" * 64}}
    assert (await server.client.post("/api/tables", json=new)).json()["code"] == "unknown-pack"


async def test_a_file_that_is_there_twice_is_named(server: Running) -> None:
    texts = own_files()
    sent: dict[str, object] = {"files": {**texts, "other/market.toml": texts["market.toml"]}}
    doubled = io.BytesIO()
    with zipfile.ZipFile(doubled, "w") as archive:
        for name, text in [*texts.items(), ("old/market.toml", "version = 1")]:
            archive.writestr(name, text)
    for body in (sent, {"zip": base64.b64encode(doubled.getvalue()).decode()}):
        checked = (await server.client.post("/api/games/corduba/packs", json=body)).json()
        assert checked["id"] is None
        assert [(problem["file"], problem["wrong"]) for problem in checked["problems"]] == [
            ("market.toml", "is there twice")
        ]


@pytest.mark.parametrize("compression", [zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2])
async def test_only_plain_compressions_are_unpacked(server: Running, compression: int) -> None:
    body = {"zip": zipped(own_files(), compression)}
    answer = await server.client.post("/api/games/corduba/packs", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-pack")
    whole = base64.b64decode(zipped({"board.toml": "version = 1"}, compression))
    torn = base64.b64encode(whole[:50] + b"\xff" * 8 + whole[58:]).decode()
    assert (await server.client.post("/api/games/corduba/packs", json={"zip": torn})).json()["code"] == "bad-pack"


async def test_a_zip_of_very_many_files_is_looked_at_only_so_far(server: Running) -> None:
    body = {"zip": zipped({f"{number}.toml": "" for number in range(700)})}
    checked = (await server.client.post("/api/games/corduba/packs", json=body)).json()
    assert checked["id"] is None
    assert len(checked["problems"]) <= 50
