#!/usr/bin/env bash
# pip installs the package into a fresh environment, without an index, and it works outside the checkout.
#
#   pip.sh PYTHON ROOT BUILD      BUILD: an existing build to use; "": everything is rebuilt
set -eu
unset PYTHONPATH
python=$1 root=$2 build=$3
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
"$python" -m venv "$place/v" >"$place/said" 2>&1 || { echo "skipped: $python has no venv (python3-venv)"; exit 77; }
settings=()
[ -z "$build" ] || settings=(--config-settings "build-dir=$build")
"$place/v/bin/pip" install --no-index --disable-pip-version-check "${settings[@]}" "$root" >"$place/said" 2>&1 || { cat "$place/said"; exit 1; }
cd "$place"
[ "$(v/bin/python -c 'import deduku; print(deduku.explain("...43.1..1..4...", "A1").text)')" = "A1 is 1: the only place for 1 in column A" ]
v/bin/python -c 'import deduku; assert "/v/lib/" in deduku.__file__, deduku.__file__'
v/bin/pip check --disable-pip-version-check
v/bin/pip uninstall --yes --disable-pip-version-check deduku >/dev/null
! find v -path '*deduku*' | grep .
echo "installed, used and removed"
