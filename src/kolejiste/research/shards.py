"""The files of a data set: columns of equal length in Parquet or npz. Each appears as a whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import numpy as np
import polars as pl
from numpy.typing import NDArray

Columns = dict[str, NDArray[Any] | Sequence[str]]  # arrays of one row for each, or texts
Form = Literal["parquet", "npz"]
FORMS: tuple[Form, ...] = ("parquet", "npz")


def write(path: Path, columns: Columns) -> None:
    """Write columns into a file whose form its name tells."""
    draft = path.with_name(path.name + ".new")
    if path.suffix == ".npz":
        with draft.open("wb") as file:
            # Texts as bytes: numpy would take four for each letter.
            packed = {
                name: values if isinstance(values, np.ndarray) else _packed(values) for name, values in columns.items()
            }
            np.savez_compressed(file, **packed)  # type: ignore[arg-type]  # its own parameters are not among the names
    else:
        pl.DataFrame([_series(name, values) for name, values in columns.items()]).write_parquet(draft)
    with draft.open("rb+") as file:
        os.fsync(file.fileno())
    draft.replace(path)


def _packed(texts: Sequence[str]) -> NDArray[Any]:
    return np.array([text.encode() for text in texts], dtype=np.bytes_)


def _series(name: str, values: NDArray[Any] | Sequence[str]) -> pl.Series:
    if not isinstance(values, np.ndarray):
        return pl.Series(name, list(values), dtype=pl.String)
    if values.ndim == 1:
        return pl.Series(name, values)
    inner = pl.Boolean if values.dtype == bool else pl.Float32
    return pl.Series(name, values, dtype=pl.Array(inner, values.shape[1]))


def read(path: Path, names: Sequence[str] | None = None) -> Columns:
    """The columns of a file, or some of them."""
    if path.suffix == ".npz":
        with np.load(path, allow_pickle=False) as file:
            found = {name: file[name] for name in names or file.files}
        return {name: _unpacked(values) for name, values in found.items()}
    frame = pl.read_parquet(path, columns=None if names is None else list(names))
    return {
        series.name: series.to_list() if series.dtype == pl.String else series.to_numpy()
        for series in frame.iter_columns()
    }


def _unpacked(values: NDArray[Any]) -> NDArray[Any] | list[str]:
    return [text.decode() for text in values.tolist()] if values.dtype.kind == "S" else values
