// A plan of independent batches: the puzzles of batch 3 are the same on every thread and
// machine.
//
//   plan: top-down, seed 7      batch 0: 1 maker     1: 2 makers     ..     from 7: 96 parallel makers
//
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "deduku/geometry.hpp"
#include "generate/makers.hpp"
#include "generate/rules.hpp"

namespace deduku::generate {

enum class Way : std::uint8_t { top_down, controlled_bias, pattern };

struct GenerationPlan {
    Way by = Way::top_down;
    Orbits orbits = single_cells();       ///< top-down: cells emptied together
    int most_clues = 31;                  ///< controlled bias: most givens of a puzzle
    NineGrid pattern{};                   ///< by pattern: 1 = given
    std::uint64_t most_solutions = 2000;  ///< by pattern: remainders with more are skipped
    std::uint64_t seed = 1;
    GeometryPtr board{};                    ///< top-down on this board; null: 9x9 with rows, columns and boxes
    std::vector<const RuleMaker*> rules{};  ///< kinds of rules, which need a board
    Symmetry symmetry{};                    ///< of the givens, and of cages, on this board
};

/// "top-down", "controlled-bias" or "pattern"; none for any other word.
[[nodiscard]] std::optional<Way> parse_way(std::string_view word);
/// 81 characters, . or 0 = blank, all others are givens; none for other lengths.
[[nodiscard]] std::optional<NineGrid> parse_pattern(std::string_view marks);

/// The makers of a batch. The first batches are small, so that the first puzzles are printed soon.
[[nodiscard]] std::vector<std::unique_ptr<Maker>> makers_of(const GenerationPlan& plan, std::uint64_t batch);

struct GeneratedBatch {
    std::vector<std::string> puzzles;  ///< as lines
    std::uint64_t tries = 0;
    bool whole = false;  ///< false: incomplete, at the limit of the meter
};
/// Generates a batch, with the puzzles in the order of the makers. A test is a node.
[[nodiscard]] GeneratedBatch make_batch(const GenerationPlan& plan, std::uint64_t batch, lanes::Engine& engine,
                                        Meter& meter);

/// The puzzle on a line, . = blank.
[[nodiscard]] std::string text_of(const NineGrid& cells);

}  // namespace deduku::generate
