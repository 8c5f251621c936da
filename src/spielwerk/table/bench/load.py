"""A browser as a load test needs it: keeps a connection, sends requests, and listens to a stream of news."""

import asyncio
import gzip
from collections.abc import AsyncIterator
from typing import Any, Final, NamedTuple

import msgspec


class Request(NamedTuple):
    method: str
    path: str
    body: object = None


class Answer(NamedTuple):
    status: int
    body: bytes

    @property
    def content(self) -> bytes:
        return gzip.decompress(self.body) if self.body.startswith(b"\x1f\x8b") else self.body

    @property
    def text(self) -> str:
        return self.content.decode()

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.content)


class Browser:
    """One visitor, one connection, one request at a time."""

    def __init__(self, port: int, secret: str = "") -> None:
        self.port: Final = port
        self.secret = secret
        self.second: Browser | None = None
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._lock: Final = asyncio.Lock()

    async def introduce(self) -> None:
        self.secret = str((await self.send(Request("POST", "/api/visitors", {}))).json["visitor"])

    async def send(self, request: Request) -> Answer:
        async with self._lock:
            reader = await self._write(request)
            status, headers = await _head(reader)
            if headers.get("transfer-encoding") == "chunked":
                return Answer(status, await _chunks(reader))
            return Answer(status, await reader.readexactly(int(headers.get("content-length", "0"))))

    async def positions(self, path: str) -> AsyncIterator[int]:
        """Positions of a table as its stream of news tells them."""
        reader = await self._write(Request("GET", path))
        status, _ = await _head(reader)
        if status != 200:
            raise RuntimeError(f"no stream: {status}")
        while line := await reader.readline():
            if line.startswith(b"data: "):
                yield int(msgspec.json.decode(line[6:])["position"])

    async def _write(self, request: Request) -> asyncio.StreamReader:
        if self._streams is None or self._streams[0].at_eof():  # the server ends connections that are idle
            self._streams = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22)
        reader, writer = self._streams
        body = b"" if request.body is None else msgspec.json.encode(request.body)
        head = f"{request.method} {request.path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAccept-Encoding: gzip\r\n"
        if self.secret:
            head += f"Authorization: Bearer {self.secret}\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        await writer.drain()
        return reader


async def _head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    """Status and headers of an answer."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    first, *lines = head.strip().split("\r\n")
    return int(first.split()[1]), {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}


async def _chunks(reader: asyncio.StreamReader) -> bytes:
    """A body whose length is not told beforehand."""
    body = b""
    while length := int(await reader.readline(), 16):
        body += await reader.readexactly(length)
        await reader.readline()
    await reader.readline()
    return body
