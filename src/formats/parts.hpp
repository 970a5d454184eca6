// What the readers and writers of this room share.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "deduku/text.hpp"
#include "formats/json.hpp"

namespace deduku::formats {

/// What is wrong, and where in the text of the value.
struct Mistake {
    std::size_t at = 0;
    std::string found, expected;
};
using Outcome = std::variant<Puzzle, Mistake>;

/// What is expected where a rule is found that is not known.
inline constexpr std::string_view plain_rules = "a puzzle with rows, columns and boxes, and no other rules";

/// The puzzle of f-puzzles: an object with `size` and `grid`.
[[nodiscard]] Outcome read_fpuzzles(const JsonValue& root, const ReadOptions& options);
/// The puzzle of SudokuPad: an object with `cells`, its names long or short.
[[nodiscard]] Outcome read_sudokupad(const JsonValue& root, const ReadOptions& options);
/// All boards in lists and objects of any program.
[[nodiscard]] std::vector<Outcome> read_boards(const JsonValue& root, const ReadOptions& options);
/// A puzzle of one of the three.
[[nodiscard]] std::vector<Outcome> read_any(const JsonValue& root, const ReadOptions& options);

/// A blank board of this size; none if there is no such board, or the options want another.
[[nodiscard]] std::optional<Puzzle> board_of_size(std::size_t size, const ReadOptions& options);

/// Gives the puzzle boxes with these regions, a number for each cell; or says that there are none such.
[[nodiscard]] std::optional<Mistake> set_regions(Puzzle& puzzle, const Table<Cell, int>& regions, std::size_t at);

/// Adds a line "Word: text" to a comment; nothing if the text is empty.
void add_comment(std::string& comment, std::string_view word, std::string_view text);

}  // namespace deduku::formats
