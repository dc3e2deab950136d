"""explained: a number on the table that tells how it has come about."""

from __future__ import annotations

from game.engine.chain import Chain
from game.ui.draw.shapes import Box
from game.ui.table.view import View
from game.ui.window.focus import Control


def tell(view: View, control: Control, chain: Chain) -> None:
    """A control that does something else tells of its number when it is asked to: by the key, and by the right button
    where nothing can be enlarged."""
    control.tags["chain"] = chain
    control.zoom = control.zoom or (lambda: view.explain(control))


def explained(view: View, id: str, box: Box, chain: Chain, zone: str) -> Control:
    """What lies over a number: choosing it opens its chain, or shuts it. `id` among all numbers of the table."""
    one = Control(f"why/{id}", box, f"Why? {chain.title}", zone=zone, action="why", radius=min(box[2:]) / 2)
    one.tags |= {"chain": chain, "bubble": True}
    one.choose = lambda: view.explain(one)
    return one
