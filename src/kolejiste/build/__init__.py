"""Compiling the core: the rooms' declared tables as C structs, and their rules by Cython from the very same files."""
