#!/usr/bin/env bash
# Every header of the library (SRC except cli/, and SRC/../include if it exists) compiles alone, and all of them in one translation unit.
#
#   headers.sh together SRC COMPILER..     a file that includes all, and one that includes them backwards
#   headers.sh alone    SRC COMPILER..     each by itself: it includes what it needs
#
# Status 1 if a compiler refuses.
set -u
mode=$1 src=$2
shift 2
flags=(-std=c++20 -fsyntax-only -x c++ -Wall -Wextra -Wpedantic -Wshadow -Werror -I "$src")
[ -d "$src/../include" ] && flags+=(-I "$src/../include")
[ "$(uname -m)" = x86_64 ] && flags+=(-march=x86-64-v2)
listed() { [ -d "$1" ] && cd "$1" && find . -name '*.hpp' ! -path './cli/*' | sed 's|^\./||' | sort; }
mapfile -t headers < <(listed "$src"; listed "$src/../include")
[ ${#headers[@]} -gt 0 ] || { echo "no header in $src"; exit 2; }

alone() { # COMPILER HEADER FLAG..
    echo "#include \"$2\"" | "$1" "${@:3}" - || { echo "$1: $2 does not compile alone"; return 1; }
}
export -f alone

status=0
for compiler in "$@"; do
    if [ "$mode" = together ]; then
        for order in cat tac; do
            printf '#include "%s"\n' "${headers[@]}" | $order | "$compiler" "${flags[@]}" - || status=1
        done
    else
        printf '%s\n' "${headers[@]}" |
            xargs -P "$(nproc)" -I HEADER bash -c 'alone "$@"' alone "$compiler" HEADER "${flags[@]}" || status=1
    fi
done
exit $status
