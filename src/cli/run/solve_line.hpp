// The line of a solved 9x9 puzzle: most of a million results are of this kind, so it is written without detours.
//
//   53..7....6..195....98....6.8...6...3..  TAB  1  TAB  534678912672195348198342567..
#pragma once

#include <string>
#include <string_view>

#include "search/lanes/engine.hpp"

namespace deduku::cli {

/// 81 digits as characters.
void write_digits(const lanes::Digits& digits, char* to);

/// Adds the line of a board of 81 characters; `first` null: no solution is shown.
void add_solve_line(const char* board, std::string_view number, const lanes::Digits* first, std::string& out);

}  // namespace deduku::cli
