// The number of puzzles in the operands, counted in the background, for progress as a fraction.
//
//   run     [rate ..][rate ..][rate ..]
//   count   [read once more]  1465
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "deduku/text.hpp"

namespace deduku::cli {

class PuzzleCount {
  public:
    /// Starts to count; files and puzzles alone can be read twice.
    PuzzleCount(const std::vector<std::string>& operands, const ReadOptions& options);
    /// Counts no further.
    ~PuzzleCount();
    PuzzleCount(const PuzzleCount&) = delete;
    PuzzleCount& operator=(const PuzzleCount&) = delete;

    /// Puzzles and mistakes; none: not counted yet, or unknowable.
    std::optional<std::uint64_t> total() const;

  private:
    void count(const std::vector<std::string>& operands, const ReadOptions& options);

    std::atomic<bool> stop_{false};
    std::atomic<bool> done_{false};
    std::uint64_t total_ = 0;  // once it is done
    std::thread thread_;
};

}  // namespace deduku::cli
