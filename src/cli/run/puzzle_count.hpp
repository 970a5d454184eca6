// The number of puzzles in the operands, counted in the background, for progress as a fraction.
//
//   run     [rate ..][rate ..][rate ..]
//   count   [read again]  1465
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
    /// Starts counting, if all operands can be read twice: files and puzzles.
    PuzzleCount(const std::vector<std::string>& operands, const ReadOptions& options);
    /// Stops counting.
    ~PuzzleCount();
    PuzzleCount(const PuzzleCount&) = delete;
    PuzzleCount& operator=(const PuzzleCount&) = delete;

    /// The number of puzzles and errors; none: not known yet, or unknowable.
    std::optional<std::uint64_t> total() const;

  private:
    void count(const std::vector<std::string>& operands, const ReadOptions& options);

    std::atomic<bool> stop_{false};
    std::atomic<bool> done_{false};
    std::uint64_t total_ = 0;  // valid once done_ is true
    std::thread thread_;
};

}  // namespace deduku::cli
