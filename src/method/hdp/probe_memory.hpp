// A cache of autosolve's results for statements about positions: half of the requests are repetitions.
//
//   position 7 (all cells)    G7 has 4,9 -> open, 12 pairs     G7 has 5 -> contradiction     ..
//
// A level repeats requests for the next pair with a common cell, in its next pass, and when it opens a less deep
// hypothesis.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "deduku/board.hpp"
#include "method/hdp/hdp.hpp"

namespace deduku::hdp {

class ProbeMemory {
  public:
    /// The slot for the outcome of a statement about this position, valid until the next call; empty if still unknown.
    /// All boards must have the same geometry.
    [[nodiscard]] std::optional<TestedBranch>& of(const Board& board, const Statement& statement);

  private:
    /// The cache is cleared at these sizes.
    static constexpr std::size_t most_words = 1U << 17;  // of all positions, one for each cell
    static constexpr std::size_t most_statements = 1U << 16;

    struct Asked {
        std::size_t position;
        Statement statement;
        friend bool operator==(const Asked&, const Asked&) = default;
    };
    struct Hash {
        std::size_t operator()(const Asked& asked) const;
    };
    std::size_t number_of(const Board& board);

    std::size_t cells_ = 0;
    std::vector<std::uint64_t> digits_;  // of all cells, by position
    std::unordered_multimap<std::uint64_t, std::size_t> numbers_;
    std::size_t last_ = 0;  // the position of the last request
    std::vector<std::uint64_t> here_;
    std::unordered_map<Asked, std::optional<TestedBranch>, Hash> known_;
};

}  // namespace deduku::hdp
