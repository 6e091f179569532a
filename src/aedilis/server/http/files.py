"""The page's own files: packed when the page was built, and kept by browsers as long as they may be."""

from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from aedilis.server.errors import Refusal

PAGE = "index.html"
PACKED = {"br": ".br", "gzip": ".gz"}  # best first; the build makes them
MEDIA = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


def accepted_encodings(header: str) -> set[str]:
    """The encodings in an Accept-Encoding header, without those that are refused by q=0."""
    accepted = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "").rstrip("0.") != "q=":
            accepted.add(name.strip())
    return accepted


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
    made = FileResponse(sent, headers=headers, media_type=media, stat_result=sent.stat())
    known = {tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")}
    if made.headers["etag"] in known:
        return Response(status_code=304, headers=headers | {"etag": made.headers["etag"]})
    return made


def answer_page(folder: Path, request: Request) -> Response:
    """The file that the address names. Every other address is the page, which shows what the address names."""
    wanted = str(request.path_params.get("path", ""))
    if wanted.startswith("api/"):
        raise Refusal("not-found")
    file = (folder / wanted).resolve()
    if wanted and file.is_relative_to(folder.resolve()) and file.is_file():
        # The names of assets change with their contents.
        return answer_file(file, request, FOR_EVER if wanted.startswith("assets/") else ASK_AGAIN)
    if "." in wanted.rsplit("/", 1)[-1]:
        raise Refusal("not-found")
    if not (folder / PAGE).is_file():
        raise Refusal("no-page")
    return answer_file(folder / PAGE, request, ASK_AGAIN)
