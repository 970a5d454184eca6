// The checkers as the rest of Deduku calls them: with the puzzle that a proof has to be about.
//
//   check(&puzzle, text)   ->   Accepted{unique, grid}   or   Refused{line 14, "branch 1", why}
//
// The room knows no other one; a puzzle is whatever has the members used here.
#pragma once

#include <string>
#include <string_view>

#include "check/ledger.hpp"

namespace deduku {

/// The start position of a puzzle with `box.height`, `box.width` and for each cell a set of digits with `bits()`.
template <class Puzzle>
[[nodiscard]] Start start_of(const Puzzle& puzzle) {
    Start out{puzzle.box.height, puzzle.box.width, {}, {}};
    for (const auto& digits : puzzle.cells)
        for (int d = 0; d < out.height * out.width; ++d) out.living.push_back((digits.bits() >> d & 1) != 0);
    return out;
}

/// Checks a whole ledger; with a start position the header must state the same one.
[[nodiscard]] Verdict check_ledger(const Start* start, std::string_view text);

/// Checks a whole ledger about this puzzle, or with null about any.
template <class Puzzle>
[[nodiscard]] Verdict check(const Puzzle* puzzle, std::string_view ledger) {
    if (!puzzle) return check_ledger(nullptr, ledger);
    const Start start = start_of(*puzzle);
    return check_ledger(&start, ledger);
}
[[nodiscard]] inline Verdict check(std::nullptr_t, std::string_view ledger) { return check_ledger(nullptr, ledger); }

/// "line 14, branch 1 > step 3: <rule> (<detail>)"
[[nodiscard]] std::string to_text(const Refused& refused);

}  // namespace deduku
