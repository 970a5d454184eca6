// E2: a candidate that is false in every surviving scenario is false. The source has no such rule.
//
//   all scenarios of A1, C3:   5 2 -> F7 = {1}      5 5 -> dead
//                              7 2 -> F7 = {1,8}    7 5 -> F7 = {8}      so 3, 4, 6 .. are false in F7
//
// Applied repeatedly to every cell, or every pair of cells, it solves hard puzzles without guessing. It needs all
// scenarios of the cells, so samples are not supported. Each conclusion is a Split, with one nested Split for each
// further cell (ledger.hpp).
#pragma once

#include "method/scenarios/scenarios.hpp"

namespace deduku::scenarios {

/// The number of cells that are assigned digits together.
enum class CellsTogether : std::uint8_t { singles = 1, pairs = 2 };

/// When conclusions are applied.
enum class Apply : std::uint8_t {
    rounds,   ///< all groups use the array at the start of the round; then rules 1-10
    at_once,  ///< the conclusions of a group, and of rules 1-10 after it, are applied before the next group
};

/// The scenarios that do not survive.
enum class Drop : std::uint8_t {
    both,   ///< those with an empty cell and those with a digit without a place
    empty,  ///< those with an empty cell, as in the source
};

struct Round;

struct ExtendOptions {
    ScenarioOptions scenarios;
    CellsTogether group = CellsTogether::singles;
    Apply apply = Apply::rounds;
    Drop drop = Drop::both;
    /// Called after every round.
    std::function<void(const Round&)> each;
};

/// The conclusions of one group. If no scenario survived, `removes` contains all plausible candidates.
struct Conclusion {
    std::vector<Cell> cells;
    std::vector<Candidate> removes;
    bool none_survived = false;
};

struct Round {
    int start = 0;      ///< true hypotheses at the start ..
    int extended = 0;   ///< .. after the conclusions (with `at_once`: and the rules between them) ..
    int fixpoint = 0;   ///< .. and after rules 1-10
    int refuted = 0;    ///< hypotheses about a group's own cells that its scenarios refute
    int falsified = 0;  ///< hypotheses about other cells that they refute
    ScenarioCounts counts;
    std::vector<Conclusion> conclusions;  ///< of the groups with conclusions, in order
};

struct Extension {
    Array array;                          ///< at the end
    std::optional<Sector> contradiction;  ///< in the array: there is no solution
    std::vector<Round> rounds;            ///< the last one has no conclusions, unless ended early
    std::uint64_t distinct = 0;           ///< different solutions: complete scenarios, and the final array if complete
    std::vector<Grid> solutions;          ///< these, up to `many_solutions`, ascending
    bool cut_short = false;               ///< the meter ran out: earlier conclusions are kept

    ScenarioCounts counts() const;
};

/// Rounds over the groups of `cells` (those open; all open cells of the board if empty) until one has no conclusions.
/// Pairs are in row order, single cells in the order of `sort_by_digits`. `array` must be closed under the rules and
/// without contradiction. Nodes are scenarios.
[[nodiscard]] Extension extend(const Array& array, std::span<const Cell> cells, const ExtendOptions& options,
                               Meter& meter);

}  // namespace deduku::scenarios
