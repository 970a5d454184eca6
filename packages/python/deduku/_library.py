"""The compiled library in this folder, called with ctypes, which lets other Python threads run meanwhile."""

from __future__ import annotations

import ctypes
from pathlib import Path


def _load() -> ctypes.CDLL:
    library = ctypes.CDLL(str(Path(__file__).with_name("_deduku.so")))
    library.deduku_open_with_flag.argtypes = [ctypes.POINTER(ctypes.c_int32)]
    library.deduku_open_with_flag.restype = ctypes.c_void_p
    library.deduku_close.argtypes = [ctypes.c_void_p]
    library.deduku_close.restype = None
    library.deduku_ask.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)]
    library.deduku_ask.restype = ctypes.c_void_p
    library.deduku_solve_many.argtypes = [
        ctypes.c_void_p,
        ctypes.c_void_p,
        ctypes.c_uint64,
        ctypes.c_uint32,
        ctypes.c_void_p,
        ctypes.c_void_p,
    ]
    library.deduku_solve_many.restype = ctypes.c_uint64
    library.deduku_canon_many.argtypes = [
        ctypes.c_void_p,
        ctypes.c_void_p,
        ctypes.c_uint64,
        ctypes.c_char_p,
        ctypes.c_void_p,
        ctypes.c_void_p,
    ]
    library.deduku_canon_many.restype = ctypes.c_uint64
    library.deduku_version.argtypes = []
    library.deduku_version.restype = ctypes.c_char_p
    return library


library = _load()
