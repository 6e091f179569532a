"""What is printed on boards and cards, the package's own and packs that people bring."""

import base64
import io
import zipfile
from importlib.resources import files

import pytest

from aedilis.games.corduba.engine.pack.read import standard
from tests.server.conftest import Running
from tests.server.tables import PERSON

pytestmark = pytest.mark.anyio

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
