"""Compile the core while the package is built, where Cython and a C compiler are there; else the plain one is packed.

hatchling runs this for wheels and for editable installs. `KOLEJISTE_PLAIN=1` leaves the compiling out.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileCore(BuildHookInterface[Any]):
    """Runs `kolejiste.build` in the tree that is packed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or os.environ.get("KOLEJISTE_PLAIN"):
            return
        sources = Path(self.root) / "src"
        path = os.pathsep.join([str(sources), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
        done = subprocess.run(
            [sys.executable, "-m", "kolejiste.build"],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": path},
            check=False,
        )
        if done.returncode == 0 and version != "editable":
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["artifacts"].append("src/kolejiste/_native/*")
