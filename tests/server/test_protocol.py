"""The documents keep step with the code: TypeScript types, refusal codes, OpenAPI, messages."""

import re
from pathlib import Path
from typing import get_args

import pytest

from aedilis.i18n import bundle
from aedilis.server.wire import messages, requests, shapes
from aedilis.server.wire.errors import STATUS
from aedilis.server.wire.texts import LANGUAGES
from aedilis.typescript.__main__ import main, structs_of, write_all

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "src/aedilis/server").rglob("*.py"))


def refusal_codes() -> set[str]:
    codes = {code for source in SOURCES for code in re.findall(r'Refusal\("([a-z-]+)"', source.read_text())}
    return codes | set(STATUS)


def test_the_typescript_file_is_up_to_date(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["--check", str(ROOT / "web/src")]) == 0
    assert main([str(tmp_path)]) == 0
    stale = tmp_path / "games/corduba/types.gen.ts"
    stale.write_text(stale.read_text() + "// changed")
    assert main(["--check", str(tmp_path)]) == 1
    assert "types.gen.ts is out of date" in capsys.readouterr().err
    assert main([str(tmp_path)]) == 0
    assert main(["--check", str(tmp_path)]) == 0


def test_every_struct_is_in_the_typescript_file_and_none_is_unknown() -> None:
    files = write_all()
    text = files["protocol.gen.ts"]
    for module in (shapes, messages, requests):
        for struct in structs_of(module):
            assert re.search(rf"export interface {struct.__name__}(<G extends Game = Game>)? {{", text)
    for name, written in files.items():
        assert not re.search(r"^ .*: unknown\b", written.replace("Preview: unknown", ""), re.MULTILINE), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_in_every_language(language: str) -> None:
    missing = [code for code in refusal_codes() if not bundle(language).has_message(f"server-{code}")]
    assert missing == []


def test_every_text_belongs_to_a_refusal() -> None:
    text = (ROOT / "src/aedilis/i18n/en/server.ftl").read_text()
    keys = set(re.findall(r"^server-([a-z-]+) =", text, re.MULTILINE))
    elsewhere = {"other", "record-corrupt", "record-sealed", "record-tampered", "record-truncated", "record-version"}
    assert keys - elsewhere == refusal_codes()


def test_the_protocol_page_names_every_message_and_code() -> None:
    page = (ROOT / "docs/protocol.md").read_text()
    for union in (messages.ClientMessage, messages.ServerMessage, shapes.Entry):
        for struct in get_args(union):
            tag = struct.__struct_config__.tag
            assert f"`{tag}" in page, tag
    for code in refusal_codes():
        assert f"`{code}`" in page, code
    for struct in structs_of(requests):
        if not struct.__name__.endswith(("Shown", "Listed")):
            assert f"`{struct.__name__}" in page or struct.__name__ in ("Advice", "SeatSetup", "MyGame"), struct


def test_client_messages_forbid_unknown_fields() -> None:
    for struct in get_args(messages.ClientMessage):
        assert struct.__struct_config__.forbid_unknown_fields, struct
