// An analysis as people and programs read it: words, the page of `analyze`, the JSON object.
#pragma once

#include <string>
#include <string_view>

#include "grid/coords.hpp"
#include "method/analysis/analysis.hpp"
#include "report/json.hpp"

namespace deduku::report {

using analysis::Analysis;
using analysis::Proved;
using analysis::Shows;

/// "0", "1", "2+", "unknown"
std::string solutions_word(const Solutions& solutions);
/// nothing, a-solution, uniqueness
std::string_view word(Shows shows);

/// How the page looks.
struct PageStyle {
    bool colour = false;
    Coords coords = Coords::sheet;
    std::size_t width = 0;  ///< chain lines longer than this are broken; 0 = never
};

/// The page for people.
std::string page_text(const Puzzle& puzzle, const Analysis& analysis, const PageStyle& style, double seconds);

/// All members of the result.
void add_analysis(Json& object, const Puzzle& puzzle, const Analysis& analysis, const hdp::Options& options);

}  // namespace deduku::report
