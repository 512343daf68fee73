"""The built browser client, where it is there; every address that is nobody else's is a page of it."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path

from litestar import Response, Router, get
from litestar.exceptions import NotFoundException

from kosmodrom.server.hall import Hall

HTML = "text/html; charset=utf-8"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
OURS = ("api", "schema", "metrics", "healthz", "readyz")

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Kosmodrom</title></head>
<body><h1>Kosmodrom</h1>
<p>The server runs, but the browser client is not built. In a checkout: <code>make client</code>;
an installed package has it inside.</p>
<p>The interface for programs is described in <a href="/schema/openapi.json">/schema/openapi.json</a>.</p>
</body></html>
"""


def file_of(folder: Path, path: str) -> Path | None:
    """The file for an address, which has to lie in the folder."""
    root = folder.resolve()
    found = (root / path).resolve()
    return found if path and "\0" not in path and found.is_relative_to(root) and found.is_file() else None


def sent(file: Path, root: Path) -> Response[bytes]:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind in ("application/javascript", "application/json"):
        kind += "; charset=utf-8"
    lasting = file.relative_to(root.resolve()).parts[0] == "assets"
    headers = {"cache-control": FOR_EVER if lasting else ASK_AGAIN}
    return Response(file.read_bytes(), media_type=kind, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(hall: Hall, path: Path = Path()) -> Response[bytes]:
    """A file of the client, or the page that finds out from the address what to show."""
    return await asyncio.to_thread(response, hall.settings.client, path.as_posix().lstrip("/."))


def response(folder: Path, name: str) -> Response[bytes]:
    if "\0" in name or name.split("/")[0] in OURS:
        raise NotFoundException
    if (file := file_of(folder, name)) is not None:
        return sent(file, folder)
    if name.startswith("assets/"):
        raise NotFoundException
    if (index := file_of(folder, "index.html")) is not None:
        return sent(index, folder)
    return Response(NOT_BUILT.encode(), media_type=HTML)


ROUTES = Router("/", route_handlers=[page])
