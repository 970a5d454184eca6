// An analysis as people and programs read it: words, the page of `analyze`, the JSON object.
#pragma once

#include <string>
#include <string_view>

#include "deduku/text.hpp"
#include "method/analysis/analysis.hpp"
#include "report/json.hpp"

namespace deduku::report {

using analysis::Analysis;
using analysis::Proved;
using analysis::Shows;
using method::solutions_word;

/// nothing, a-solution, uniqueness
[[nodiscard]] std::string_view word(Shows shows);

/// How the page looks.
struct PageStyle {
    bool colour = false;
    Coords coords = Coords::sheet;
    std::size_t width = 0;  ///< chain lines longer than this are broken; 0 = never
};

/// How long the parts took.
struct Seconds {
    double whole = 0;
    double solutions = 0;
    double hdp = 0;
    double proof = 0;
    double methods = 0;
};

/// The page for people.
[[nodiscard]] std::string page_text(const Puzzle& puzzle, const Analysis& analysis, const PageStyle& style,
                                    const Seconds& seconds);

/// All members of the result.
void add_analysis(Json& object, const Puzzle& puzzle, const Analysis& analysis, const hdp::Options& options);

}  // namespace deduku::report
