// A puzzle for the page of each technique: on the way of its solution the row finds something.
#pragma once

#include <string_view>

namespace deduku::report {

struct TechniqueExample {
    std::string_view row;     ///< `T2`, or the key of a row without letter
    std::string_view before;  ///< moves that find nothing more; of a full house: that found nothing on the way so far
    std::string_view also;    ///< further ones
    std::string_view puzzle;
    std::string_view source;  ///< where the example is from
};

/// The example of a row, by its letter and first size, or its key; null: it has no page.
[[nodiscard]] const TechniqueExample* example_of(std::string_view row);

}  // namespace deduku::report
