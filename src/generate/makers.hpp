// Puzzles in the making, many at once: each asks for its next test as soon as the last one is answered.
//
//   maker 0   grid?   26 clues less?   4 less?   1 less? ..            tests fill the lanes of search/lanes; what a
//   maker 1   grid?   no: another      26 clues less? ..               maker does depends on its own answers alone
//
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "deduku/meter.hpp"
#include "generate/chance.hpp"
#include "search/lanes/engine.hpp"

namespace deduku::generate {

/// A 9x9 puzzle or grid: 0 = blank, 1..9, row by row.
using Cells = std::array<std::uint8_t, 81>;
/// Digits allowed in each cell, bit d for digit d + 1.
using Row = std::array<std::uint16_t, lanes::row_size>;

/// What to find out about a position.
enum class Test : std::uint8_t {
    any,   ///< has it a solution?
    only,  ///< has it exactly one?
    each,  ///< all of them, one by one, until the maker has enough
};

class Maker {
  public:
    virtual ~Maker() = default;
    /// The next test; false: it has made all it was to make.
    virtual bool ask(Row& position, Test& test) = 0;
    /// The answer; the first solution if there is one. Of `each`: it has any.
    virtual void hear(bool yes, const lanes::Digits& first) = 0;
    /// A solution, where all were asked for; false: enough.
    virtual bool see(const lanes::Digits& /*solution*/) { return false; }
    /// Puzzles made since it was asked last, and tries.
    std::vector<Cells> made;
    std::uint64_t tries = 0;
};

/// Runs all makers to their end, side by side; false if the meter ended it. A test is a node.
[[nodiscard]] bool run(lanes::Engine& engine, const std::vector<std::unique_ptr<Maker>>& makers, Meter& meter);

/// Cells that are emptied together, one after the other in the list.
using Orbits = std::vector<std::vector<std::uint8_t>>;
/// Every cell by itself.
[[nodiscard]] Orbits single_cells();
/// Of "none", "rotation-180", "rotation-90", "diagonal", "antidiagonal", "horizontal", "vertical", "both-diagonals",
/// "both-lines"; none if it is no such word.
[[nodiscard]] Orbits orbits_of(std::string_view symmetry);

/// Top-down: a grid, its orbits in random order, each emptied if the rest has one solution still. `puzzles` of them,
/// eight of each grid. With single cells they are minimal; else no orbit can be emptied.
[[nodiscard]] std::unique_ptr<Maker> top_down(const Draw& draw, const Orbits& orbits, std::uint64_t puzzles);

/// Controlled bias (D. Berthier, 2009): clues go in random order up to the first that must not; a puzzle if what is
/// left is minimal, else nothing. `tries` of them, 64 of each grid. No puzzle with more than `most_clues`; 81: no such
/// cut.
[[nodiscard]] std::unique_ptr<Maker> controlled_bias(const Draw& draw, std::uint64_t tries, int most_clues);

/// Puzzles with clues at the cells of a pattern (1 = clue). Each try begins with the digits of a random grid there, 64
/// tries of each grid, and exchanges one clue after the other for another digit of fewer solutions, until there is one,
/// or no exchange helps. Where a rest has `most_solutions` or more it is not looked at further.
[[nodiscard]] std::unique_ptr<Maker> by_pattern(const Draw& draw, const Cells& pattern, std::uint64_t tries,
                                                std::uint64_t most_solutions);

}  // namespace deduku::generate
