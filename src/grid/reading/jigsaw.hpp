// A jigsaw on one line: its cells and the names of their regions, in any order.
//
//   3.......4..2.6.1.. .. 000111222000..        81 cells and 81 names, with or without blanks or , ; | : / between them
#pragma once

#include <optional>
#include <string_view>

namespace deduku::reading {

/// Parts of the line.
struct JigsawLine {
    std::string_view cells, map;
    int size = 0;                ///< N; both have N^2 characters
    std::string_view comment{};  ///< the text after them
};
/// The parts of a line that begins like that; none if the names are not N connected regions of N cells, so neither a
/// comment nor a solution is taken for a map.
[[nodiscard]] std::optional<JigsawLine> jigsaw_in(std::string_view line);

}  // namespace deduku::reading
