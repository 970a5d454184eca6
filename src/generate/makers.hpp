// Makers generate many puzzles in parallel: each requests its next test as soon as the previous one is answered.
//
//   maker 0   grid?   26 fewer givens?   4 fewer?   1 fewer? ..        tests fill the lanes of search/lanes; a maker
//   maker 1   grid?   no: another        26 fewer givens? ..           depends on the answers to its own tests only
//
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "deduku/meter.hpp"
#include "generate/chance.hpp"
#include "grid/nine_grid.hpp"
#include "search/lanes/engine.hpp"

namespace deduku::generate {

using lanes::MaskRow;

/// The question about a position.
enum class Test : std::uint8_t {
    any,   ///< is there a solution?
    only,  ///< is there exactly one?
    each,  ///< list all solutions, until the maker stops
};

class Maker {
  public:
    virtual ~Maker() = default;
    /// The next test; false at the end.
    virtual bool ask(MaskRow& position, Test& test) = 0;
    /// The answer, with the first solution if there is one. For `each`: whether there is any.
    virtual void hear(bool yes, const NineGrid& first) = 0;
    /// A solution, for `each`; false stops the list.
    virtual bool see(const NineGrid& /*solution*/) { return false; }
    /// The puzzles made since the last call, and the number of attempts.
    std::vector<NineGrid> made;
    std::uint64_t tries = 0;
};

/// Runs all makers to their ends, in parallel lanes; false at the limit of the meter. A test is a node.
[[nodiscard]] bool run(lanes::Engine& engine, const std::vector<std::unique_ptr<Maker>>& makers, Meter& meter);

/// Orbits: groups of cells that are emptied together.
using Orbits = std::vector<std::vector<std::uint8_t>>;
/// One orbit for each cell.
[[nodiscard]] Orbits single_cells();
/// The orbits of "none", "rotation-180", "rotation-90", "diagonal", "antidiagonal", "horizontal", "vertical",
/// "both-diagonals" or "both-lines"; none for any other word.
[[nodiscard]] Orbits orbits_of(std::string_view symmetry);

/// Top-down: from a grid, empties orbits in random order while the solution stays unique. Makes `puzzles` puzzles,
/// eight from each grid. With single cells they are minimal; otherwise no complete orbit is redundant.
[[nodiscard]] std::unique_ptr<Maker> top_down(const Draw& draw, const Orbits& orbits, std::uint64_t puzzles);

/// Controlled bias (D. Berthier, 2009): removes givens in random order up to the first necessary one, and keeps the
/// puzzle only if it is minimal. Makes `tries` attempts, 64 from each grid. Rejects puzzles with more than `most_clues`
/// givens; 81: no limit.
[[nodiscard]] std::unique_ptr<Maker> controlled_bias(const Draw& draw, std::uint64_t tries, int most_clues);

/// Puzzles with givens in the cells of a pattern (1 = given). Each attempt starts with the digits of a random grid, 64
/// attempts from each grid, and replaces givens one by one by digits with fewer solutions, until there is one solution
/// or no replacement helps. Remainders with `most_solutions` or more are skipped.
[[nodiscard]] std::unique_ptr<Maker> by_pattern(const Draw& draw, const NineGrid& pattern, std::uint64_t tries,
                                                std::uint64_t most_solutions);

}  // namespace deduku::generate
