// Sentences that state no rule, as sayings (saying.hpp).
#pragma once

#include <string_view>

namespace deduku::formats::published {

/// A saying on each line.
[[nodiscard]] std::string_view plain_sentences();

}  // namespace deduku::formats::published
