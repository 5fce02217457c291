"""`python -m tests.sanitized [GAMES]`: random and planner games of every title, and positions spoilt at random, on a
core that was compiled with address and undefined-behaviour sanitizers, in a folder of its own. What they find ends
it."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from kolejiste.core import native

PLAY = """
import sys
import kolejiste as k
from kolejiste.core import native
from tests import builds
from tests.games import hostile
assert native.CORE == native.COMPILED, native.CORE
for title in k.titles():
    for number in range(int(sys.argv[1])):
        builds.played(title.id, number, by_planner=False)
    for number in range(max(1, int(sys.argv[1]) // 20)):
        builds.played(title.id, number, by_planner=True)
    hostile.spoilt_games(title.bind(**builds.settings(title.id)[0]), 1, 2, int(sys.argv[1]))
    print(title.id, "clean", flush=True)
"""


def main(games: int) -> int:
    root = Path(__file__).parent.parent
    library = subprocess.run(["gcc", "-print-file-name=libasan.so"], capture_output=True, text=True, check=True)
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        subprocess.run(["cp", "-r", str(root / "src"), str(root / "tests"), folder], check=True)
        subprocess.run(["rm", "-rf", str(tree / "src" / "kolejiste" / native.FOLDER.name)], check=True)
        env = {**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}"}
        env.pop(native.FORCE_PLAIN, None)
        subprocess.run([sys.executable, "-m", "kolejiste.build", "--debug"], env=env, cwd=folder, check=True)
        # Python itself leaks on purpose; what is sought are accesses outside of arrays.
        env |= {
            "LD_PRELOAD": library.stdout.strip(),
            "ASAN_OPTIONS": "detect_leaks=0",
            "UBSAN_OPTIONS": "halt_on_error=1",
        }
        return subprocess.run([sys.executable, "-c", PLAY, str(games)], env=env, cwd=folder, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 60))
