// The puzzles a benchmark is run on: 9x9 boards of digits and blanks, as text.
//
//   sample_singles.txt (30) --> 30 and 1,970 isomorphs of them, shuffled: no engine meets the same board again soon
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.hpp"

namespace deduku::cli {

struct BenchList {
    static constexpr std::size_t board_cells = 81;

    std::string name;     ///< of the file, without its folder and ending
    std::size_t own = 0;  ///< puzzles it holds
    std::string boards;   ///< 81 characters 1-9 and `.` for each puzzle, isomorphs included

    std::size_t size() const { return boards.size() / board_cells; }
    std::string_view board(std::size_t i) const {
        return std::string_view(boards).substr(i * board_cells, board_cells);
    }
};

/// Names of the lists that come with the program; throws UsageError if they are not where they should be.
std::vector<std::string> bundled_lists();

/// Reads an operand; throws BadOperand if it holds anything but 9x9 boards of digits and blanks.
BenchList read_bench_list(const std::string& operand);

}  // namespace deduku::cli
