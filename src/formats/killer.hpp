// Killers on one line, for readers of texts that contain one.
#pragma once

#include "formats/parts.hpp"

namespace deduku::formats {

/// The puzzle of a word, or an error; none if it is not such a line.
[[nodiscard]] std::optional<PuzzleOrError> read_killer(std::string_view text);
/// The puzzle of such a line, or an error.
[[nodiscard]] PuzzleOrError read_killer_puzzle(std::string_view text);

}  // namespace deduku::formats
