#include "report/analysis.hpp"

#include "report/hdp.hpp"
#include "report/parts/lists.hpp"

namespace deduku::report {

std::string_view word(Shows shows) {
    switch (shows) {
        case Shows::nothing: return "nothing";
        case Shows::a_solution: return "a-solution";
        case Shows::uniqueness: return "uniqueness";
    }
    return {};
}

void add_analysis(Json& object, const Puzzle& puzzle, const Analysis& analysis, const hdp::HdpOptions& options,
                  Coords coords) {
    const Solutions& found = analysis.solutions;
    const Geometry& geometry = analysis.report.initial.geometry();
    object["clues"] = clue_count(puzzle);
    if (!geometry.rules().empty()) object["rules"] = list_of_rules(geometry, coords);
    object["solutions"] = solutions_word(found);
    object["solution"] = found.first ? Json(to_line(geometry, *found.first)) : Json(nullptr);
    object["candidates"] = marks_of(analysis.report.autosolved);
    object["proof"] = nullptr;
    if (analysis.proof) {
        const CheckedProof& proof = *analysis.proof;
        object["proof"] = {{"claim", proof.claim},           {"proved", proof.proved}, {"accepted", proof.accepted},
                           {"deductions", proof.deductions}, {"method", proof.method}, {"why", proof.why}};
    }
    object["chain_shows"] = word(analysis.shows);
    add_report(object["hdp"], analysis.report, options);
    add_methods(object, puzzle, analysis.methods);
}

}  // namespace deduku::report
