#!/usr/bin/env bash
# arrows.sh must refuse: each line below is a file with a line that breaks one rule, or none.
here=$(dirname "$(readlink -f "$0")")
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
status=0

expect() {
    local wanted=$1 file=$2 line=$3 got=accepted
    mkdir -p "$tree/$(dirname "$file")"
    printf '// A file.\n%s\n' "$line" >"$tree/$file"
    "$here/arrows.sh" "$tree" >"$tree/out" || got=refused
    if [ $got = refused ] && ! grep -q "^$file:[12]: " "$tree/out"; then got='refused elsewhere'; fi
    [ "$got" = "$wanted" ] || { echo "$file: $line: expected $wanted, got $got"; status=1; }
    rm "$tree/$file"
}

expect accepted grid/a.cpp '#include "deduku/board.hpp"'
expect accepted method/hdp/a.cpp '#include "technique/table.hpp"'
expect accepted cli/a.cpp '#include <iostream>'
expect accepted checker/main.cpp '#include <iostream>'
expect accepted grid/a_test.cpp '#include "method/hdp/hdp.hpp"'
expect accepted grid/a.cpp 'int exit_cell = next(cell); // printf, std::cout'
expect accepted grid/a.cpp 'error("exit (status) of printf(x)");'
expect accepted deduku/board.hpp '#include "deduku/puzzle.hpp"'
expect accepted deduku/deduku.hpp '#include "deduku/prove.hpp"'
expect refused deduku/board.hpp '#include "grid/boards/digit_boards.hpp"'
expect refused deduku/board.hpp '#include "deduku/reason.hpp"'
expect refused deduku/other.hpp 'int x;'
expect refused deduku/board.hpp '#include <thread>'
expect refused grid/a.cpp '#include "deduku/reason.hpp"'
expect refused grid/a.cpp '#include "deduku/attic.hpp"'
expect refused reason/a.hpp '#include "deduku/techniques.hpp"'
expect refused checker/a.cpp '#include "deduku/techniques.hpp"'
expect refused checker/main.cpp '#include "search/solver.hpp"'
expect refused render/a.cpp '#include "method/hdp/hdp.hpp"'
expect refused search/a.cpp '#  include "reason/ledger.hpp"'
expect refused technique/a.cpp '#include "search/solver.hpp"'
expect refused method/hdp/a.cpp '#include "search/solver.hpp"'
expect refused method/proving/a.cpp '#include "cli/program/app.hpp"'
expect refused grid/a.cpp '#include "board.hpp"'
expect refused attic/a.cpp 'int x;'
expect refused grid/a.cpp '#include <iostream>'
expect refused reason/a.cpp '#include <ranges>'
expect refused search/a.cpp '#include <chrono>'
expect refused grid/a.cpp '    std::cerr << x;'
expect refused grid/a.cpp '    return std::format("{}", x);'
expect refused grid/a.cpp '    std::exit(1);'
expect refused grid/a.cpp '    if (getenv("X")) return;'
expect refused grid/a.cpp '    printf("x");'
expect refused method/hdp/a.cpp '    std::thread t;'
expect refused method/hdp/a.cpp '    std::jthread t(f);'
expect refused grid/a.cpp '    if (!line) throw Problem{line};'
expect refused checker/a.cpp 'Verdict run() try {'
expect refused checker/a.cpp '    } catch (const Refusal& refusal) {'
expect refused render/a.cpp '    std::to_chars(a, b, value, std::chars_format::fixed, 2);'
expect refused grid/a.cpp '#include <ostream>'
expect refused grid/a.cpp '#include <shared_mutex>'
expect refused report/a.cpp '#include <stdexcept>'
expect accepted grid/a.cpp '    const bool try_again = retry(catch_up);'
expect accepted cli/a.cpp '    throw UsageError("takes no operands");'
exit $status
