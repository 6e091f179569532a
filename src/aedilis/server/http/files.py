"""The page's own files: packed when the page was built, and kept by browsers as long as they may be."""

import re
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from aedilis.server.wire.errors import Refusal

PAGE = "index.html"
PACKED = {"br": ".br", "gzip": ".gz"}  # best first; the build makes them
MEDIA = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
RANGE = re.compile(rb"bytes=([0-9]{1,12})-([0-9]{0,12})")


def accepted_encodings(header: str) -> set[str]:
    """The encodings in an Accept-Encoding header, without those that are refused by q=0."""
    accepted = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "").rstrip("0.") != "q=":
            accepted.add(name.strip())
    return accepted


def is_in_file(asked: bytes, size: int) -> bool:
    """Whether a range is one that the file has: one piece, from a place inside it."""
    found = RANGE.fullmatch(asked)
    return found is not None and int(found[1]) < size and (not found[2] or int(found[1]) <= int(found[2]))


def answer_file(file: Path, request: Request, kept: str) -> Response:
    """A file in the best form that the browser accepts; 304 when it has just that already."""
    headers = {"cache-control": kept, "vary": "Accept-Encoding"}
    sent = file
    accepted = accepted_encodings(request.headers.get("accept-encoding", ""))
    for encoding, suffix in PACKED.items():
        packed = file.with_name(file.name + suffix)
        if encoding in accepted and packed.is_file():
            headers["content-encoding"], sent = encoding, packed
            break
    media = MEDIA.get(file.suffix) or guess_type(file.name)[0]
    made = FileResponse(sent, headers=headers, media_type=media, stat_result=(found := sent.stat()))
    asked = [one for one in request.scope["headers"] if one[0] != b"range" or is_in_file(one[1], found.st_size)]
    request.scope["headers"] = asked  # of any other range the whole file is the answer
    known = {tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")}
    if made.headers["etag"] in known:
        return Response(status_code=304, headers=headers | {"etag": made.headers["etag"]})
    return made


def is_there(file: Path) -> bool:
    """Whether there is such a file; none has a name that is too long for one."""
    try:
        return file.is_file()
    except OSError:
        return False


def answer_page(folder: Path, request: Request) -> Response:
    """The file that the address names. Every other address is the page, which shows what the address names."""
    wanted = str(request.path_params.get("path", ""))
    if wanted.startswith("api/"):
        raise Refusal("not-found")
    file = (folder / wanted).resolve()
    if wanted and file.is_relative_to(folder.resolve()) and is_there(file):
        # The names of assets change with their contents.
        return answer_file(file, request, FOR_EVER if wanted.startswith("assets/") else ASK_AGAIN)
    if "." in wanted.rsplit("/", 1)[-1]:
        raise Refusal("not-found")
    if not (folder / PAGE).is_file():
        raise Refusal("no-page")
    return answer_file(folder / PAGE, request, ASK_AGAIN)
