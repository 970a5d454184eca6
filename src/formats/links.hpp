// Links that hold a puzzle.
//
//   https://www.f-puzzles.com/?load=N4Ig..      https://sudokupad.app/sclN4Ig..   /ctcN4Ig..   /fpuzN4Ig..   /scfK8..
//   https://sudokuexchange.com/play/?s=K8..
#pragma once

#include <optional>
#include <string_view>

#include "formats/parts.hpp"

namespace deduku::formats {

/// What the letters of a link say.
enum class LinkKind : std::uint8_t { fpuzzles, sudokupad, classic };
struct Link {
    LinkKind kind = LinkKind::fpuzzles;
    std::size_t start = 0, end = 0;  ///< of the whole link in its line
    std::string_view letters;        ///< of the puzzle, as they stand
};

/// The first link of a line that holds a puzzle.
[[nodiscard]] std::optional<Link> find_link(std::string_view line);
[[nodiscard]] Outcome read_link(const Link& link, const ReadOptions& options);

}  // namespace deduku::formats
