"""`python -m kolejiste.build.generating`: the generated sources of all rooms as JSON, by their paths. It runs on the
plain core, in a process of its own, because the declarations are read by importing them."""

from __future__ import annotations

import json
import sys

from .compiling import rooms
from .tables import constants, declared_names, written

if __name__ == "__main__":
    found = {}
    found["kolejiste/core/policies.pxd"] = constants("kolejiste.core.policies")
    for room in rooms():
        stem = room.package.replace(".", "/")
        found[f"{stem}/_table.pxd"], found[f"{stem}/_table.pyx"] = written(f"{room.package}.fields")
        found[f"{stem}/fields.pxd"] = f"from ._table cimport {', '.join(declared_names(f'{room.package}.fields'))}\n"
        for name in room.constants:
            found[f"{stem}/{name.replace('.', '/')}.pxd"] = constants(f"{room.package}.{name}")
    json.dump(found, sys.stdout)
