// The reference checker: reads a proof line by line and accepts it or says what is wrong.
//
//   header, step, step, .., claim   ->   accepted: unique
//                                   ->   refused: line 14, branch 1 > step 3 > branch 0: <rule>
//
// It knows the grid and the two reasons, nothing else, and stands on the standard library alone: board.hpp,
// json.hpp and checker.cpp are all that decides. The exact conditions are in doc/ledger-format.md.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>

#include "check/board.hpp"

namespace deduku {

enum class Proved : std::uint8_t { solution, unique, no_solution, false_candidates };

/// The claim of a proof that was accepted.
struct Accepted {
    Proved what{};
    std::vector<int> numbers;  ///< the grid (1..N, row by row), the empty sector, or the false candidates
};
/// Why a proof was refused: the first thing found wrong.
struct Refused {
    std::size_t line = 0;  ///< from 1
    std::string path;      ///< "branch 1 > step 3 > branch 0", counted from 0; empty at the top
    std::string rule;      ///< in words
    std::string detail;    ///< what broke the rule, such as "candidate 37"; may be empty
};
using Verdict = std::variant<Accepted, Refused>;

/// Longest line taken, in bytes.
inline constexpr std::size_t max_line = std::size_t{1} << 27;
/// Puts the next line, without its line end, into the argument; false if there is none.
using Lines = std::function<bool(std::string_view&)>;

/// Checks a proof. With a start position the header must state the same one; without (null) any will do.
Verdict check_lines(const checking::Start* start, const Lines& next);

}  // namespace deduku
