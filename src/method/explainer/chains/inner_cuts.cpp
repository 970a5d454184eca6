#include "method/explainer/chains/inner_cuts.hpp"

#include "method/explainer/chains/new_links.hpp"
#include "method/explainer/chains/patterns.hpp"
#include "method/explainer/chains/quick_multiple.hpp"

namespace deduku::explainer {

Candidates InnerCuts::find(const Position& start, const Position& grid, bool first) {
    Candidates out;
    if (level_ == 1 || !first) out = deleted_by_patterns(start, grid);
    if (level_ == 1 || !out.empty()) return out;
    const NewLinks links(start, grid, links_, closure_);
    const bool one = (level_ == 2 || !first) && links.may_refute(), several = level_ == 3;
    if (!one && !(several && links.may_agree(start, grid))) return out;
    graph_.build(grid, xy_links);
    graph_closure_.build(graph_);
    if (one) out = by_single_chains(grid);
    if (several && out.empty()) out = QuickMultiple(grid, graph_, graph_closure_).cuts();
    return out;
}

Candidates InnerCuts::by_single_chains(const Position& grid) const {
    Candidates out;
    for (int i = 0; i < graph_.size(); ++i) {
        const int candidate = graph_.candidate(i);
        if (graph_closure_.refutes(i)) out.insert(candidate);
        if (!graph_closure_.proves(i)) continue;
        for (int other : Members(grid.digits(cell_of(candidate)) & ~(1 << digit_of(candidate))))
            out.insert(candidate_of(cell_of(candidate), other));
    }
    return out;
}

}  // namespace deduku::explainer
