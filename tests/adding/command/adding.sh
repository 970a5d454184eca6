#!/bin/bash
# Adds the command `clues` and its question in the places that CONTRIBUTING.md names, and in no others: files/ has them.
#
#   adding.sh text PROJECT_ROOT               compares the places
#   adding.sh program PROJECT_ROOT BUILD      builds the program with them, in a copy of the sources, and runs its case
set -u
part=$1 root=$2
files=$root/tests/adding/command/files
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
fail() { echo "$*"; exit 1; }

text() {
    sed -n '/^## Adding a question or a command/,/^## Adding a format/s/^[0-9]*\. `\([^`]*\)`.*/\1/p' "$root/CONTRIBUTING.md" |
        sed 's/ROOM/puzzles/; s/NAME/clues/' | sort >"$folder/named"
    (cd "$files" && find . -type f | sed 's,^\./,,' | sort) >"$folder/added"
    diff "$folder/named" "$folder/added" || fail "CONTRIBUTING.md names other places than those of files/"
    [ "$(wc -l <"$folder/named")" -le 5 ] || fail "more than five places"
}

# Everything else that knows of a row is made from the sources.
program() {
    build=$1
    [ -f "$build/build.ninja" ] || { echo "skipped: not built by Ninja"; exit 77; }
    mkdir "$folder/bin"
    cp -r "$root/src" "$folder/src"
    cp -r "$files/src/." "$folder/src/"
    cat >"$folder/tables.cmake" <<EOF
set(PROJECT_SOURCE_DIR $folder)
include($folder/src/rows.cmake)
deduku_table(session QuestionRow question $folder/question_rows.cpp)
deduku_table(cli Command command $folder/command_rows.cpp)
EOF
    cmake -P "$folder/tables.cmake" || fail "no tables"
    compiler=$(sed -n 's/^CMAKE_CXX_COMPILER:[A-Z]*=//p' "$build/CMakeCache.txt")
    for source in src/session/puzzles/clues src/cli/commands/clues question_rows command_rows; do
        "$compiler" -std=c++20 -O0 -I "$folder/src" -I "$root/include" -c "$folder/$source.cpp" \
            -o "$folder/$(echo "$source" | tr / -).o" || fail "$source.cpp does not compile"
    done
    # Its tables come before those of the libraries.
    link=$(ninja -C "$build" -t commands deduku | tail -1)
    (cd "$build" && bash -c "${link/ -o bin\/deduku / $folder/*.o -Wl,--allow-multiple-definition -o $folder/bin/deduku }") ||
        fail "no program"
    "$root/tests/golden/run.sh" "$folder/bin" "$root" "$files/tests/golden/cases/clues.case"
}

"$part" "${@:3}"
