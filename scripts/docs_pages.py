"""Pages of the site that are not written in docs/: the README as its front, other files, the commands.

MkDocs calls these functions (`hooks` in mkdocs.yml). Links between files of the repository become links between pages;
one to a file that is no page leads to the repository, or is plain text while that has no address.
"""

import io
import posixpath
import re
import tomllib
from contextlib import chdir, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from typer.testing import CliRunner

ROOT = Path(__file__).resolve().parent.parent
PAGES = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
PICTURED = ["tutorial/first.md"]  # pages whose code makes the pictures that they show
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<!!)\[([^]]+)\]\((?![a-z]+:|#)([^)\s#]+)(#[^)\s]*)?\)")
RULING = re.compile(r"\[([A-Z]\d+)\](?!\()")  # the number of a ruling, which is no link
MARKED = re.compile(r"^(\s*```\w+)[^\n]*")  # tests know examples by a second word, which MkDocs does not
FENCE = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that lie elsewhere."""
    for source, page in PAGES.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text(encoding="utf-8")))
    files.append(File.generated(config, "reference/commands.md", content=commands()))
    for page in PICTURED:
        for name, content in pictures(page).items():
            files.append(File.generated(config, posixpath.join(posixpath.dirname(page), name), content=content))
    return files


def pictures(page: str) -> dict[str, bytes]:
    """Return the pictures that the code of a page makes, by running it as a reader would."""
    known: dict[str, object] = {"__name__": "example"}
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    with TemporaryDirectory() as folder, chdir(folder), redirect_stdout(io.StringIO()):
        for block in BLOCK.findall(text):
            exec(compile(block, page, "exec"), known)
        return {file.name: file.read_bytes() for file in Path().glob("*.svg")}


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let links lead from page to page."""
    here = page.file.src_uri
    source = next((file for file, made in PAGES.items() if made == here), f"docs/{here}")
    address = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["aedilis"]["address"]

    def led(link: re.Match[str]) -> str:
        text, target, anchor = link[1], link[2], link[3] or ""
        file = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
        made = PAGES.get(file) or (file.removeprefix("docs/") if file.startswith("docs/") else None)
        if made is not None and files.get_file_from_path(made) is not None:
            return f"[{text}]({posixpath.relpath(made, posixpath.dirname(here) or '.')}{anchor})"
        if not (ROOT / file).exists():
            return link[0]  # a link that leads nowhere: the build says so
        return f"[{text}]({address}/blob/main/{file}{anchor})" if address else text

    def read(text: str) -> str:
        return RULING.sub(r"\\[\1\\]", LINK.sub(led, text))

    parts, end = [], 0
    for fence in FENCE.finditer(markdown):  # what code says is no link
        parts += [read(markdown[end : fence.start()]), MARKED.sub(r"\1", fence[0], count=1)]
        end = fence.end()
    return "".join([*parts, read(markdown[end:])])


def commands() -> str:
    """Return the help of every command as a page."""
    from aedilis.cli.main import COMMANDS, app

    runner = CliRunner(env={"COLUMNS": "110", "TERM": "dumb", "LANG": "en", "NO_COLOR": "1"})
    parts = ["# Commands", "What `aedilis COMMAND --help` says; this page is made of it."]
    for name in ["", *COMMANDS]:
        said = runner.invoke(app, [*([name] if name else []), "--help"]).output
        lines = [line.rstrip() for line in said.splitlines()]
        parts.append(f"## aedilis {name}".rstrip())
        parts.append("```text\n" + "\n".join(lines).strip("\n") + "\n```")
    return "\n\n".join(parts) + "\n"
