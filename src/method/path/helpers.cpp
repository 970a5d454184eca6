#include "method/path/helpers.hpp"

#include <algorithm>

namespace deduku::path {
namespace {

// Looks and pairs; when the grid is full, all techniques but trial.
constexpr int simple = 100, all_but_trial = 600;

// One find that only removes numbers of helper cells; false if there is none.
bool take_find(WorkingPaper& paper, const Puzzle& puzzle, const RuleView* rules, const Move& move,
               std::vector<Deduction>& shown) {
    std::vector<Deduction> found;
    (void)move.technique->find({paper.board(), puzzle, rules}, move.size, [&](const Find& find) {
        if (!is_only_in_helpers(paper.board().geometry(), find)) return true;
        found.assign(find.deductions.begin(), find.deductions.end());
        return false;
    });
    bool any = false;
    for (const Deduction& deduction : found) any = paper.take(deduction, shown) || any;
    return any;
}

}  // namespace

bool is_only_in_helpers(const Geometry& board, const Find& find) {
    return std::all_of(find.deductions.begin(), find.deductions.end(), [&](const Deduction& deduction) {
        return std::all_of(deduction.removes.begin(), deduction.removes.end(),
                           [&](Candidate c) { return board.is_helper(c.cell); });
    });
}

void look_in_helpers(WorkingPaper& paper, const Puzzle& puzzle, const RuleView* rules, const std::vector<Move>& order,
                     std::vector<Deduction>& shown) {
    const Geometry& g = paper.board().geometry();
    if (rules == nullptr || !g.has_helpers()) return;
    const auto cells = g.every_grid_cell();
    const bool full = std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return paper.is_written(cell); });
    for (bool more = true; more && !paper.board().contradictory();) {
        more = false;
        for (const Move& move : order)
            if (move.technique->reads_rules() &&
                difficulty_of(*move.technique, move.size) < (full ? all_but_trial : simple))
                while (!paper.board().contradictory() && take_find(paper, puzzle, rules, move, shown)) more = true;
    }
    for (const Cell cell : g.every_cell())
        if (g.is_helper(cell) && !paper.is_written(cell) && paper.board().digits(cell).single())
            paper.write({cell, paper.board().digits(cell).first()}, std::nullopt, shown);
}

}  // namespace deduku::path
