// Links of Penpa+, a drawing program: pictures and words, as in published puzzles.
//
//   https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VZR..   ->   {"cells":[..],"regions":[..],"lines":[..],..}
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "formats/parts.hpp"

namespace deduku::formats::penpa {

/// The puzzle that these letters of a link hold, as data of SudokuPad; an error if they cannot be read, or the board has
/// no regions of N cells.
[[nodiscard]] std::variant<std::string, ValueError> pad_of_penpa(std::string_view letters);

}  // namespace deduku::formats::penpa
