// The texts of the lessons, as in data/lessons/: title, technique, idea, puzzles of the examples and exercises.
//
//   Hidden single / technique hidden-single / sentences / examples / puzzles / exercises / puzzles
#pragma once

#include <string_view>
#include <vector>

namespace deduku::cli {

/// The files, by number.
[[nodiscard]] const std::vector<std::string_view>& lesson_texts();

}  // namespace deduku::cli
