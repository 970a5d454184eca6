#!/usr/bin/env bash
# headers.sh must refuse: two headers that clash, and one that lacks an include.
set -u
check=$(dirname "$(readlink -f "$0")")/headers.sh
src=$(mktemp -d)
trap 'rm -rf "$src"' EXIT
mkdir -p "$src/room" "$src/cli"
status=0
expect() { # STATUS MODE WHAT
    "$check" "$2" "$src" "$compiler" >"$src/said" 2>&1
    [ $? = "$1" ] || { echo "$compiler, $2: $3: expected status $1"; cat "$src/said"; status=1; }
}

for compiler in "$@"; do
    rm -f "$src"/*/*.hpp
    expect 2 together "nothing to look at"
    printf '#pragma once\nstruct Shape { int n = 0; };\n' >"$src/room/a.hpp"
    printf '#pragma once\n#include "room/a.hpp"\ninline Shape twice(Shape s) { return {2 * s.n}; }\n' >"$src/room/b.hpp"
    printf 'the command line is not looked at\n' >"$src/cli/c.hpp"
    expect 0 together "two whole headers"
    expect 0 alone "two whole headers"
    printf '#pragma once\nenum class Shape { square };\n' >"$src/room/c.hpp"
    expect 1 together "a name that is two things"
    expect 0 alone "each is whole"
    printf '#pragma once\ninline int size(Shape s) { return s.n; }\n' >"$src/room/c.hpp"
    expect 1 together "whole only after another"
    expect 1 alone "not whole"
done
exit $status
