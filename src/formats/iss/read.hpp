// A text of ISS in parts, before they join a puzzle.
//
//   .Shape~4x4.~R1C1_1.Var~S~~2.Cage~5~R1C2~R1C3      size 4; A1 = 1; layer S 1..4: 2; killer 5: B1 C1
#pragma once

#include "formats/iss/rules.hpp"

namespace deduku::formats::iss {

struct Translation {
    Puzzle puzzle;  ///< a board with boxes, and the values given to its cells
    RuleTexts rules;
    bool raw = false;                             ///< without houses
    std::optional<int> region_size{};             ///< of boxes
    std::optional<std::size_t> same_values_at{};  ///< the place of RegionSameValues
    std::optional<IssItem> jigsaw;
    bool boxes = true;
};
[[nodiscard]] std::variant<Translation, ValueError> translate(std::string_view text, const ReadOptions& options);

/// The rows and columns as houses: [[0,1,2,..],..]
[[nodiscard]] std::string text_of_lines(int n);

}  // namespace deduku::formats::iss
