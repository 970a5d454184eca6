#!/usr/bin/env bash
# symbols.sh must refuse: each line below is a program with or without a refused symbol.
#
#   symbols_self_test.sh COMPILER
here=$(dirname "$(readlink -f "$0")")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
status=0

expect() {
    local wanted=$1 header=$2 code=$3 got=accepted
    printf '#include <%s>\n%s\n' "$header" "$code" >"$folder/a.cpp"
    "$compiler" -std=c++20 -O1 -c -o "$folder/a.o" "$folder/a.cpp" || { status=1; return; }
    "$here/symbols.sh" "$folder/a.o" >/dev/null || got=refused
    [ "$got" = "$wanted" ] || { echo "$code: expected $wanted, got $got"; status=1; }
}
compiler=$1

expect accepted charconv 'char* f(char* a, char* b, int x) { return std::to_chars(a, b, x).ptr; }'
expect refused charconv 'char* f(char* a, char* b, double x) { return std::to_chars(a, b, x).ptr; }'
expect refused charconv 'char* f(char* a, char* b, float x) { return std::to_chars(a, b, x, std::chars_format::fixed, 2).ptr; }'
expect refused iostream 'void f() { std::cerr << 1; }'
expect refused chrono 'auto f() { return std::chrono::steady_clock::now(); }'
expect refused thread 'void f() { std::thread([] {}).join(); }'
expect refused cstdlib 'char* f() { return std::getenv("X"); }'
exit $status
