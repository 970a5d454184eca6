// Killers on one line, for readers of texts that hold one.
#pragma once

#include "formats/parts.hpp"

namespace deduku::formats {

/// The puzzle of a word that is such a line, or an error; none if it is no such line.
[[nodiscard]] std::optional<Outcome> read_killer(std::string_view text);

}  // namespace deduku::formats
