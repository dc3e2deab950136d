"""Schema: what an editor is told about a file agrees with what the loader accepts."""

from typing import Any

import pytest

from game.engine import data
from game.engine.schema import json_schema
from tests.engine.test_data import CONTEXT, FAULTY, GOOD, VERBS, Card

SCHEMA = json_schema(Card, VERBS, CONTEXT.names)
TYPES = {
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "string": str,
    "null": type(None),
    "array": list,
    "object": dict,
}


def fits(schema: dict[str, Any], value: Any) -> bool:
    """The few keywords of JSON Schema that ours uses."""
    if "$ref" in schema and not fits(SCHEMA["$defs"][schema["$ref"].removeprefix("#/$defs/")], value):
        return False
    if "anyOf" in schema and not any(fits(form, value) for form in schema["anyOf"]):
        return False
    if "enum" in schema and value not in schema["enum"]:
        return False
    kinds = schema.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    if isinstance(value, bool) and kinds:
        return "boolean" in kinds
    if kinds and not any(isinstance(value, TYPES[k]) for k in kinds):
        return False
    if isinstance(value, dict):
        inner = schema.get("properties", {})
        rest = schema.get("additionalProperties", {})
        return (
            set(schema.get("required", ())) <= set(value)
            and all(fits(schema.get("propertyNames", {}), key) for key in value)
            and all(fits(inner[k], v) if k in inner else rest is not False and fits(rest, v) for k, v in value.items())
        )
    if isinstance(value, list):
        firsts = schema.get("prefixItems", [])
        return (
            schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", 999)
            and all(fits(schema.get("items", {}), item) for item in value[len(firsts) :])
            and all(map(fits, firsts, value))
        )
    if isinstance(value, str):
        return schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", 9999)
    return value is None or schema.get("minimum", -9e9) <= value <= schema.get("maximum", 9e9)


def shape(text: str) -> Any:
    return data.parse(text.encode(), "f").plain_value()


@pytest.mark.parametrize(
    "more",
    [
        "",
        "art: {creature: imp}\n",
        "art: null\n",
        "copies: all\n",
        "at: [1, 2]\n",
        "tags: [a, b]\n",
        "abilities: {on_hit: draw}\n",
        "abilities: {on_hit: [{draw: 2}, {pay: {amount: 1, to: hand}}]}\n",
        "abilities: {on_stay: [{may: [draw, {pay: 3}]}]}\n",
        "abilities: {on_stay: {by_die: [[1, [draw]], [6, []]]}}\n",
    ],
)
def test_what_the_loader_reads_the_schema_allows(more: str) -> None:
    assert fits(SCHEMA, shape(GOOD + more))


def test_what_the_schema_refuses_the_loader_refuses_too() -> None:
    refused = 0
    for text, _ in FAULTY:
        try:
            value = shape(text) if isinstance(text, str) else None
        except data.DataError:
            continue
        refused += value is None or not fits(SCHEMA, value)
    # by_die with a word for a number is the one fault a schema cannot tell: its keys are text
    assert refused >= 29


def test_a_verb_explains_itself_in_the_schema() -> None:
    def wink(g: Any, player: int, eye: str) -> None:
        """3.1 Close one eye."""

    effect = json_schema(data.Effects, {"wink": wink})["$defs"]["effect"]
    assert effect["anyOf"][1]["properties"]["wink"]["description"] == "3.1 Close one eye."
