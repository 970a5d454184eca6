// What the rows do with a text that they have recognised.
#pragma once

#include <optional>
#include <string_view>

#include "grid/formats.hpp"

namespace deduku::formats {

/// Where a value in brackets begins: behind blanks, or behind the name of a variable and = or :.
[[nodiscard]] std::optional<std::size_t> json_start(std::string_view line);

[[nodiscard]] reading::Parsed parse_link(const reading::Excerpt& text);
[[nodiscard]] reading::Parsed parse_json(const reading::Excerpt& text);

}  // namespace deduku::formats
