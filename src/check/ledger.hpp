// The reference checker: reads a proof line by line and accepts it or says what is wrong.
//
//   header, step, step, .., claim   ->   accepted: unique
//                                   ->   refused: line 14, branch 1 > step 3 > branch 0: <rule>
//
// It knows the grid and the two reasons, and stands on the standard library alone. The conditions are those of
// doc/ledger-format.md; this header, json.hpp and ledger.cpp are all that decides.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace deduku {

/// A start position: height and width of a box, and whether the puzzle allows candidate v = cell * N + digit.
struct Start {
    int height = 0, width = 0;
    std::vector<bool> living;
    friend bool operator==(const Start&, const Start&) = default;
};

enum class Proved : std::uint8_t { solution, unique, no_solution, false_candidates };
/// The claim of a proof that was accepted.
struct Accepted {
    Proved what{};
    std::vector<int> numbers;  ///< the grid (1..N, row by row), the empty sector, or the false candidates
};
/// The first thing found wrong.
struct Refused {
    std::size_t line = 0;  ///< from 1
    std::string path;      ///< "branch 1 > step 3 > branch 0", counted from 0; empty at the top
    std::string rule;      ///< in words
    std::string detail;    ///< what broke the rule, such as "candidate 37"; may be empty
};
using Verdict = std::variant<Accepted, Refused>;

inline constexpr std::size_t max_line = std::size_t{1} << 27;  ///< bytes

/// Checks the lines that `next` puts into its argument, without line ends, until it returns false. With a start
/// position the header must state the same one; without (null) any will do.
[[nodiscard]] Verdict check_lines(const Start* start, const std::function<bool(std::string_view&)>& next);

}  // namespace deduku
