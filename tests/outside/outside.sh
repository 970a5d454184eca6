#!/usr/bin/env bash
# The library in another project: doc/examples/ built against the installed library, and run.
#
#   outside.sh WAY BUILD SOURCE COMPILER     WAY: find_package | pkg-config | add_subdirectory
#
# BUILD is a build tree with the library in it; add_subdirectory compiles the library itself, without CaDiCaL and
# programs. Status 77: a requirement is missing.
set -eu
way=$1 build=$2 source=$3 compiler=$4
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
bin=$folder/built

case $way in
find_package | pkg-config) cmake --install "$build" --prefix "$folder/usr" --component library >/dev/null ;;
esac
case $way in
find_package)
    mv "$folder/usr" "$folder/moved"  # found at any place
    cmake -S "$source/doc/examples" -B "$bin" -G Ninja -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_PREFIX_PATH="$folder/moved" >/dev/null
    cmake --build "$bin" >"$folder/log" || { cat "$folder/log"; exit 1; }
    ;;
pkg-config)
    command -v pkg-config >/dev/null || { echo "skipped: no pkg-config"; exit 77; }
    PKG_CONFIG_PATH=$(dirname "$(find "$folder/usr" -name deduku.pc)")
    export PKG_CONFIG_PATH
    mkdir "$bin"
    for program in solve rate_list; do
        # shellcheck disable=SC2046  # many words
        "$compiler" -Wall -Wextra -Wpedantic -Werror $(pkg-config --cflags deduku) -o "$bin/$program" \
            "$source/doc/examples/$program.cpp" $(pkg-config --libs --static deduku) -pthread
    done
    # The session from C, without C++.
    # shellcheck disable=SC2046
    cc -std=c99 -Wall -Wextra -Wpedantic -Werror $(pkg-config --cflags deduku-c) -o "$bin/ask" "$source/doc/examples/ask.c" \
        $(pkg-config --libs deduku-c) "-Wl,-rpath,$(pkg-config --variable=libdir deduku-c)"
    [[ $("$bin/ask") == *'"hdp":{"level":"hard"'* ]] || { echo "ask: $("$bin/ask")"; exit 1; }
    sed -n '/^```c$/,/^```$/p' "$source/doc/session.md" | sed '1d;$d' | diff - "$source/doc/examples/ask.c" || exit 1
    ;;
add_subdirectory)
    cat >"$folder/CMakeLists.txt" <<END
cmake_minimum_required(VERSION 3.25)
project(mine LANGUAGES CXX)
add_subdirectory($source deduku)
add_subdirectory($source/doc/examples examples)
if(TARGET deduku OR TARGET deduku-check)
  message(FATAL_ERROR "programs nobody asked for")
endif()
END
    cmake -S "$folder" -B "$bin" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_COMPILER="$compiler" \
        -DCMAKE_CXX_FLAGS="-Wall -Wextra" >/dev/null
    cmake --build "$bin" --target solve own_technique prove_and_check rate_list setting >"$folder/log" || { cat "$folder/log"; exit 1; }
    ;;
esac

status=0
# The program shown on the page is the one built.
sed -n '/^```cpp$/,/^```$/p' "$source/doc/library.md" | sed '1d;$d' | diff - "$source/doc/examples/solve.cpp" || status=1
program() { find "$bin" -type f -perm -u+x -name "$1" ! -path '*CMakeFiles*' | head -n 1; }
expect() { # PROGRAM INPUT TEXT: the last line of what it says
    said=$("$(program "$1")" <"$2" | tail -n 1)
    [ "$said" = "$3" ] || { echo "$1: expected '$3', got '$said'"; status=1; }
}
hardest=812753649943682175675491283154237896369845721287169534521974368438526917796318452
printf '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\n' >"$folder/hardest"
printf '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n' >"$folder/easy"
printf '%s\n' .....1..2.1..3..4.5..6.......4.....1.7..8..3.2.....6..9....2.......4..7...35..8.. >"$folder/ocean"  # published: label 6, 9 steps, girth 35
expect solve "$folder/hardest" $hardest
expect rate_list "$folder/ocean" "$(cat "$folder/ocean") hard 6 9 35 99707"
[ "$way" != pkg-config ] || exit $status  # pkg-config builds only these
expect own_technique "$folder/easy" 534678912672195348198342567859761423426853791713924856961537284287419635345286179
expect own_technique "$folder/hardest" stuck
said=$("$(program setting)" 'thermo: A2-D2' <<<'................ rules:killer 3: C1 D1')
[[ $said == "A1: 3 4"*"C1: 1 2"*"D4: 1 2 3" ]] || { echo "setting: $said"; status=1; }
said=$("$(program setting)" 'odd: A4; killer 3: C1 D1; thermo: A1-D1' <<<................)
[[ $said == $'contradiction:\n  In the cage C1, D1 digits differ and sum to 3.\n  On the thermometer A1-D1 digits rise from the bulb A1.' ]] ||
    { echo "setting: $said"; status=1; }
said=$("$(program prove_and_check)" <"$folder/hardest")
[[ $said == "proved by hdp, "*" steps, accepted" ]] || { echo "prove_and_check: $said"; status=1; }

# The examples use only the public interface: no symbol of the rooms' own namespaces.
if command -v nm >/dev/null; then
    find "$bin" -regex '.*/\(own_technique\|prove_and_check\|rate_list\|setting\)\.cpp\.o' -exec nm -C -u {} + | grep -oE 'deduku::(reading|slicing|checking|hdp|steps|lanes|proving|svg|boards|reasonable|scenarios)::.*' &&
        { echo "the examples need these of the inside"; status=1; }
fi
exit $status
