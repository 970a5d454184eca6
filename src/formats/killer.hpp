// Killers on one line, for readers of texts that hold one.
#pragma once

#include "formats/parts.hpp"

namespace deduku::formats {

/// The puzzle of a word that is such a line, or what is wrong with it; none if it looks otherwise.
[[nodiscard]] std::optional<Outcome> read_killer(std::string_view text);

}  // namespace deduku::formats
