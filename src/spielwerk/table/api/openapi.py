"""The API's description by OpenAPI, made from the types and the list of endpoints."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

import spielwerk
from spielwerk.table.api import types
from spielwerk.table.api.endpoints import Endpoint, Query

_TEMPLATE: Final = "#/components/schemas/{name}"
_PATH_PART: Final = re.compile(r"\{([a-z]+)\}")


@cache
def document(endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    kinds: list[type] = [types.Fault]
    for endpoint in endpoints:
        kinds += [kind for kind in (endpoint.body, endpoint.answer) if kind is not None and kind not in kinds]
    _, components = msgspec.json.schema_components(kinds, ref_template=_TEMPLATE)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Spielwerk",
            "version": spielwerk.__version__,
            "description": types.__doc__,
            "license": {"name": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "visitor": {"type": "http", "scheme": "bearer"},
                "browser": {"type": "apiKey", "in": "cookie", "name": "visitor"},
            },
        },
        "security": [{"visitor": []}, {"browser": []}],
    }


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": endpoint.about,
        "operationId": _operation_id(endpoint),
        "parameters": [*_path_parameters(endpoint.path), *_query_parameters(endpoint.query)],
        "responses": {
            "200": {"description": "done", "content": _answer(endpoint)},
            "4XX": {"description": "refused, with the reason", "content": _json(_reference(types.Fault))},
        },
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(_reference(endpoint.body))}
    return operation


def _operation_id(endpoint: Endpoint) -> str:
    words = [word for word in re.split(r"[/{}.]+", endpoint.path.removeprefix("/api")) if word]
    return "_".join([endpoint.method.lower(), *words])


def _path_parameters(path: str) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "integer" if name == "seat" else "string"}}
        for name in _PATH_PART.findall(path)
    ]


def _query_parameters(query: Sequence[Query]) -> list[dict[str, Any]]:
    found = []
    for one in query:
        schema: dict[str, Any] = {"type": one.kind}
        if one.several:
            schema = {"type": "array", "items": schema}
        found.append({"name": one.name, "in": "query", "required": False, "description": one.about, "schema": schema})
    return found


def _answer(endpoint: Endpoint) -> dict[str, Any]:
    if endpoint.answer is None:
        return {"text/plain": {"schema": {"type": "string"}}}
    schema = _reference(endpoint.answer)
    return _json({"type": "array", "items": schema} if endpoint.several else schema)


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _reference(kind: type) -> dict[str, Any]:
    return {"$ref": _TEMPLATE.format(name=kind.__name__)}
