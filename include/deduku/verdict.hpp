// The reference checker: reads a proof line by line, and accepts it or reports the first error.
//
//   header, step, step, .., claim   ->   accepted: unique
//                                   ->   refused: line 14, branch 1 > step 3 > branch 0: <rule>
//
// It uses only the standard library. The verdict depends on this header and on json, values, header, board.hpp and
// ledger.cpp in check/, which follow doc/ledger-format.md.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace deduku {

/// A start position: height and width of a box, and for each candidate v = cell * N + digit whether it is allowed; those
/// of cells of their own follow.
struct Start {
    struct Term {
        int candidate = 0, weight = 0;
        friend bool operator==(const Term&, const Term&) = default;
    };
    /// In a solution, the weights of the true candidates sum to a value within the bounds (none: no bound).
    struct Linear {
        std::vector<Term> terms;
        std::optional<int> least, most;
        friend bool operator==(const Linear&, const Linear&) = default;
    };
    using Choice = std::vector<std::vector<Linear>>;  ///< cases: all lines of at least one case hold

    int height = 0, width = 0;             ///< 1 and N on a board with its own houses
    std::vector<std::vector<int>> houses;  ///< the cells of each; empty for rows, columns and boxes
    std::vector<bool> living;
    std::vector<Linear> lines = {};
    std::vector<Choice> choices = {};
    std::vector<int> values = {};   ///< the number of values of each cell, first N for those of the grid; empty: all N
    std::vector<int> helpers = {};  ///< cells that do not count: solutions that differ only in them are one
    int grid = 0;                   ///< the number of cells of the grid, if it is stated; 0: N * N
    friend bool operator==(const Start&, const Start&) = default;
};

/// The kind of claim. The last two: candidates are false if there is exactly one solution; there is not exactly one.
enum class Proved : std::uint8_t { solution, unique, no_solution, false_candidates, false_if_unique, not_unique };
/// The claim of a proof that was accepted.
struct Accepted {
    Proved what{};
    /// The grid (1..N, row by row, then cells of their own), the empty sector, or the false candidates.
    std::vector<int> numbers;
    Start start;  ///< the start position in the header
};
/// The first error found.
struct Refused {
    std::size_t line = 0;  ///< from 1
    std::string path;      ///< "branch 1 > step 3 > branch 0", counted from 0; empty at the top level
    std::string rule;      ///< the rule violated, in words
    std::string detail;    ///< the violation, such as "candidate 37"; may be empty
};
using Verdict = std::variant<Accepted, Refused>;

inline constexpr std::size_t max_line = std::size_t{1} << 27;          ///< bytes
inline constexpr std::size_t max_header = std::size_t{1} << 24;        ///< bytes of the first line in versions 2 and 3
inline constexpr std::size_t max_first_header = std::size_t{1} << 21;  ///< bytes of the first line in version 1

/// Checks the lines that `next` stores in its argument, without line ends, until it returns false. If `start` is not
/// null, the header must state the same start position.
[[nodiscard]] Verdict check_lines(const Start* start, const std::function<bool(std::string_view&)>& next);

}  // namespace deduku
