// What the page of a technique says beside its example: the pattern in full, and how HoDoKu and Sudopedia name it.
#pragma once

#include <string_view>

namespace deduku::report {

struct TechniqueNote {
    std::string_view key;   ///< of the row
    std::string_view what;  ///< paragraphs
    std::string_view kin;   ///< names elsewhere, and where they mean something else
};

/// The note of a row, or null.
[[nodiscard]] const TechniqueNote* note_of(std::string_view key);

}  // namespace deduku::report
