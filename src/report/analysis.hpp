// An analysis as text and JSON: words, the page of `analyze`, the JSON object.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "deduku/text.hpp"
#include "method/method.hpp"
#include "report/analysis/analysis.hpp"
#include "report/analysis/methods.hpp"
#include "report/parts/json.hpp"

namespace deduku::report {

using analysis::Analysis;
using analysis::CheckedProof;
using analysis::Shows;
using method::solutions_word;

/// nothing, a-solution, uniqueness
[[nodiscard]] std::string_view word(Shows shows);

/// The style of the page.
struct PageStyle {
    bool colour = false;
    Coords coords = Coords::sheet;
    bool full = false;                                           ///< also other methods, candidates, chains, pairs
    std::size_t width = 0;                                       ///< longer chain lines are broken; 0 = never
    std::vector<std::pair<std::string, std::string>> ratings{};  ///< more facts, by name
};

/// The duration of the parts.
struct Seconds {
    double whole = 0;
    double solutions = 0;
    double hdp = 0;
    double proof = 0;
    double methods = 0;
};

/// The page as text.
[[nodiscard]] std::string page_text(const Puzzle& puzzle, const Analysis& analysis, const PageStyle& style,
                                    const Seconds& seconds);

/// All members of the result; `coords` is the style of cell names in the sentences of rules.
void add_analysis(Json& object, const Puzzle& puzzle, const Analysis& analysis, const hdp::HdpOptions& options,
                  Coords coords);

// The results of the methods other than HDP for a puzzle, in words and as JSON.
//
//   step model    99707: label 6, 9 passes of propositions, girth 35
//   reasonable    no: 275 candidates left, 60 cells open
using analysis::Methods;

/// "count=passes inside=batch series=..": the options that determine the numbers of the step model.
[[nodiscard]] std::string rating_options(const Geometry& geometry);

/// A line for each method: its name and its result.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> words_of(const Methods& methods);

/// The measure of a row as the member of its name, with the options that the numbers depend on.
void add_measure(Json& object, const method::MethodRow& row, method::Known& known);

/// Members `steps`, `reasonable`, `scenarios`, `conjugates`.
void add_methods(Json& object, const Puzzle& puzzle, const Methods& methods);

}  // namespace deduku::report
