// The table of formats that puzzles are written in: one row for each.
//
//   sdm    0 for blank, nothing else        head, foot: what stands around all puzzles of a file
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "deduku/puzzle.hpp"

namespace deduku::formats {

/// Why a format cannot hold a puzzle: "boards of 9x9 only".
struct Refusal {
    std::string why;
};
using Written = std::variant<std::string, Refusal>;

/// Where name and comment go.
enum class Notes : std::uint8_t {
    inside,  ///< the writer has put them in, or the format has no place for them
    beside,  ///< behind the puzzle on its line, or as # lines before it
    above,   ///< as # lines before it
};

struct WriteRow {
    std::string_view name;
    std::string_view help;
    Notes notes;
    std::string_view gap;         ///< between two puzzles
    std::string_view head, foot;  ///< around all of them
    Written (*write)(const Puzzle& puzzle);
    bool any_houses = false;  ///< also boards with houses of their own; the others refuse them
};

/// All formats that are written.
[[nodiscard]] std::span<const WriteRow> write_rows();
/// The row of this name, or null.
[[nodiscard]] const WriteRow* write_row(std::string_view name);

/// The puzzle as this row has it, with what goes beside; ends with a line end.
[[nodiscard]] Written written(const WriteRow& row, const Puzzle& puzzle);

}  // namespace deduku::formats
