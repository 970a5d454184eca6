// A paragraph without its markup.
#pragma once

#include <string>
#include <string_view>

namespace deduku::formats::published {

/// Without HTML, entities, Markdown, escaped line ends, bold letters of Unicode and curly quotes; lines are kept.
[[nodiscard]] std::string plain_text(std::string_view paragraph);

}  // namespace deduku::formats::published
