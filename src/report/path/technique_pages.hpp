// A page for each technique of the table, with a picture of one find: the source of doc/techniques.
//
//   README.md   the table          X-Wing: W2.md, W2.svg
#pragma once

#include <string>
#include <vector>

#include "deduku/techniques.hpp"
#include "deduku/text.hpp"
#include "method/path/step.hpp"

namespace deduku::report {

struct PageFile {
    std::string name;
    std::string text;
};

struct Pages {
    std::vector<PageFile> files;
    std::string problem;  ///< empty, or a row whose example has no find: it has no page
};

/// All files of the folder.
[[nodiscard]] Pages technique_pages();

/// A technique as text: its page, with the position of its example as a grid of candidates.
[[nodiscard]] std::string technique_text(const Technique& row, Coords coords);
/// A position and a step as text: the candidates, the step on a line, and its sentence.
[[nodiscard]] std::string step_text(const Puzzle& puzzle, const Board& before, const path::Step& step, Coords coords);

}  // namespace deduku::report
