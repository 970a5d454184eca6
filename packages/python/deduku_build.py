"""Builds the wheel of the Python package with CMake, for pip, without other packages.

    pip install .                                    builds into build/python
    pip install . -C build-dir=build/release         uses the existing build there

CMAKE_ARGS in the environment is passed to CMake.
"""

from __future__ import annotations

import base64
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path
from typing import Any, Iterator, Optional

ROOT = Path(__file__).resolve().parents[2]
SUMMARY = "Sudoku: solves, explains, proves and rates puzzles of any order"


def _version() -> str:
    found = re.search(r"^project\(deduku VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text(), re.MULTILINE)
    if found is None:
        sys.exit("deduku: CMakeLists.txt does not say its version")
    return found.group(1)


def _tag() -> str:
    # The library does not use Python's API: one wheel for all versions.
    return "py3-none-" + re.sub(r"[-.]", "_", sysconfig.get_platform())


def _metadata() -> str:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    return (
        "Metadata-Version: 2.1\n"
        "Name: deduku\n"
        f"Version: {_version()}\n"
        f"Summary: {SUMMARY}\n"
        "License: MIT\n"
        "Requires-Python: >=3.9\n"
        "Provides-Extra: arrays\n"
        'Requires-Dist: numpy; extra == "arrays"\n'
        "Provides-Extra: frames\n"
        'Requires-Dist: pandas; extra == "frames"\n'
        "Description-Content-Type: text/markdown\n\n" + readme
    )


def _run(*command: str) -> None:
    try:
        subprocess.run(command, check=True)
    except FileNotFoundError:
        sys.exit(f"deduku: {command[0]} is missing; scripts/packages.txt lists what the build needs")
    except subprocess.CalledProcessError as error:
        sys.exit(f"deduku: {command[0]} failed with status {error.returncode}")


def _built(settings: Optional[dict[str, Any]]) -> Path:
    """The built folder of the package."""
    build = Path((settings or {}).get("build-dir") or ROOT / "build" / "python")
    if not build.is_absolute():
        build = ROOT / build
    if not (build / "CMakeCache.txt").exists():
        march = ["-DDEDUKU_MARCH=x86-64-v2"] if sysconfig.get_platform() == "linux-x86_64" else []
        cadical = "ON" if Path("/usr/include/cadical.hpp").exists() else "OFF"
        generator = ["-G", "Ninja"] if shutil.which("ninja") else []
        _run(
            "cmake", "-S", str(ROOT), "-B", str(build), *generator, "-DCMAKE_BUILD_TYPE=Release", "-DDEDUKU_CLI=OFF",
            "-DDEDUKU_TESTS=OFF", "-DDEDUKU_PYTHON=ON", f"-DDEDUKU_CADICAL={cadical}", *march,
            *os.environ.get("CMAKE_ARGS", "").split(),
        )  # fmt: skip
    _run("cmake", "--build", str(build), "--parallel", str(os.cpu_count() or 1), "--target", "deduku_python")
    return build / "python" / "deduku"


def _digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def _write(wheel: Path, files: Iterator[tuple[str, bytes]], info: str) -> None:
    records = []
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files:
            archive.writestr(name, data)
            records.append(f"{name},sha256={_digest(data)},{len(data)}\n")
        archive.writestr(f"{info}/RECORD", "".join(records) + f"{info}/RECORD,,\n")


def build_wheel(wheel_directory: str, config_settings: Optional[dict[str, Any]] = None, metadata_directory: Optional[str] = None) -> str:
    """PEP 517."""
    package = _built(config_settings)
    info = f"deduku-{_version()}.dist-info"

    def files() -> Iterator[tuple[str, bytes]]:
        for file in sorted(package.iterdir()):
            if file.suffix in (".py", ".so") or file.name == "py.typed":
                yield f"deduku/{file.name}", file.read_bytes()
        yield f"{info}/METADATA", _metadata().encode()
        yield f"{info}/LICENSE", (ROOT / "LICENSE").read_bytes()
        yield f"{info}/WHEEL", f"Wheel-Version: 1.0\nGenerator: deduku_build\nRoot-Is-Purelib: false\nTag: {_tag()}\n".encode()

    name = f"deduku-{_version()}-{_tag()}.whl"
    _write(Path(wheel_directory) / name, files(), info)
    return name


def build_sdist(sdist_directory: str, config_settings: Optional[dict[str, Any]] = None) -> str:
    """PEP 517: the files of the checkout."""
    base = f"deduku-{_version()}"
    listed = subprocess.run(["git", "-C", str(ROOT), "ls-files", "-z"], check=True, capture_output=True, text=True)
    with tarfile.open(Path(sdist_directory) / f"{base}.tar.gz", "w:gz", format=tarfile.PAX_FORMAT) as archive:
        for name in filter(None, listed.stdout.split("\0")):
            archive.add(ROOT / name, f"{base}/{name}")
        data = _metadata().encode()
        info = tarfile.TarInfo(f"{base}/PKG-INFO")
        info.size = len(data)
        archive.addfile(info, io.BytesIO(data))
    return f"{base}.tar.gz"
