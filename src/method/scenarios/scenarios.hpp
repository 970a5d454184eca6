// Scenarios: selected cells are assigned one of their digits each, at the same time, and the consequences are derived.
//
//   A1 = {5,7}, C3 = {2,5}      A1=5 C3=2 -> complete               scenarios 4   dead-empty 1   dead-place 0
//                               A1=5 C3=5 -> a cell is empty        complete 1    unfinished 2
//                               A1=7 C3=2 -> unfinished, ..
//
// A digit that is false in every surviving scenario is false (extend.hpp), but only if all scenarios were examined, not
// just a sample.
#pragma once

#include <functional>
#include <span>

#include "deduku/meter.hpp"
#include "method/scenarios/array.hpp"

namespace deduku::scenarios {

/// Called from time to time with the numbers of scenarios done and in total.
using OnScenarios = std::function<void(std::uint64_t done, std::uint64_t total)>;

/// The result of one scenario.
enum class ScenarioEnd : std::uint8_t {
    dead_empty,  ///< a cell has no digit
    dead_place,  ///< a digit has no place in a house, though every cell has a digit: not detected by the source
    complete,    ///< a solution
    unfinished,
};
/// Called with each scenario: the digits of the picked cells, its result, and the candidates left.
using EachScenario = std::function<void(std::span<const Digit> digits, ScenarioEnd ending, const Array& left)>;

struct ScenarioOptions {
    /// For the scenarios; the kind of a dead scenario depends on them (doc/methods/scenarios.md).
    Rules rules = {false, HouseArrays::sequence, Sweep::closed};
    OnScenarios progress;
    EachScenario each{};  ///< of run()
};

/// Applies the rules to a scenario and returns its result.
[[nodiscard]] ScenarioEnd solve_scenario(Array& array, const Rules& rules);

struct ScenarioCounts {
    std::uint64_t scenarios = 0;
    std::uint64_t dead_empty = 0;
    std::uint64_t dead_place = 0;
    std::uint64_t complete = 0;
    std::uint64_t unfinished = 0;

    void add(ScenarioEnd ending);
    void add(const ScenarioCounts& other);
    friend bool operator==(const ScenarioCounts&, const ScenarioCounts&) = default;
};

/// A random sample instead of all scenarios; no scenario is drawn twice.
struct Sample {
    std::uint64_t size = 0;
    std::uint64_t seed = 0;
};

/// At most this many distinct solutions are kept.
inline constexpr std::size_t many_solutions = 100;

struct ScenarioOutcome {
    ScenarioCounts counts;
    std::uint64_t possible = 0;   ///< number of all scenarios; `unlimited` if it exceeds 64 bits
    std::uint64_t distinct = 0;   ///< different complete solutions
    std::vector<Grid> solutions;  ///< these, up to `many_solutions`, in the order found
    bool cut_short = false;       ///< the meter ran out
};

/// Examines all scenarios of the picked cells, the digits of the last cell changing first, or a sample of them (all if
/// it is no smaller). `array` should be closed under the rules and without contradiction. Nodes are scenarios.
[[nodiscard]] ScenarioOutcome run(const Array& array, std::span<const Cell> picked, const std::optional<Sample>& sample,
                                  const ScenarioOptions& options, Meter& meter);

/// The cells with two digits or more.
[[nodiscard]] std::vector<Cell> open_cells(const Array& array);
/// Cells with few digits first; equal ones in the order of the source's numbers, column by column.
void sort_by_digits(const Array& array, std::vector<Cell>& cells);
/// The automatic pick: open cells in this order, as long as there are at most `most` scenarios.
[[nodiscard]] std::vector<Cell> pick_cells(const Array& array, std::uint64_t most);
/// The number of scenarios of the cells together, at most `unlimited`.
[[nodiscard]] std::uint64_t product(const Array& array, std::span<const Cell> cells);

}  // namespace deduku::scenarios
