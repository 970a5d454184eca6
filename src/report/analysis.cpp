#include "report/analysis.hpp"

#include "deduku/text.hpp"
#include "report/hdp.hpp"
#include "report/methods.hpp"

namespace deduku::report {
namespace {

Json candidates(const Board& board) {
    Json cells = Json::array();
    for (Cell cell : board.geometry().every_cell()) {
        Json digits = Json::array();
        for (Digit digit : board.digits(cell)) digits.push_back(index(digit) + 1);
        cells.push_back(std::move(digits));
    }
    return cells;
}

}  // namespace

std::string_view word(Shows shows) {
    switch (shows) {
        case Shows::nothing: return "nothing";
        case Shows::a_solution: return "a-solution";
        case Shows::uniqueness: return "uniqueness";
    }
    return {};
}

void add_analysis(Json& object, const Puzzle& puzzle, const Analysis& analysis, const hdp::Options& options) {
    const Solutions& found = analysis.solutions;
    const Geometry& geometry = analysis.report.initial.geometry();
    object["clues"] = clue_count(puzzle);
    object["solutions"] = solutions_word(found);
    object["solution"] = found.first ? Json(to_line(geometry, *found.first)) : Json(nullptr);
    object["candidates"] = candidates(analysis.report.autosolved);
    object["proof"] = nullptr;
    if (analysis.proof) {
        const Proved& proof = *analysis.proof;
        object["proof"] = {{"claim", proof.claim},           {"proved", proof.proved}, {"accepted", proof.accepted},
                           {"deductions", proof.deductions}, {"method", proof.method}, {"why", proof.why}};
    }
    object["chain_shows"] = word(analysis.shows);
    add_report(object["hdp"], analysis.report, options);
    add_methods(object, puzzle, analysis.methods);
}

}  // namespace deduku::report
