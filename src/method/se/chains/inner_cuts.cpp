#include "method/se/chains/inner_cuts.hpp"

#include "method/se/chains/new_links.hpp"
#include "method/se/chains/patterns.hpp"
#include "method/se/chains/quick_multiple.hpp"

namespace deduku::se {

NineCandidates InnerCuts::find(const SePosition& start, const SePosition& grid, bool first) {
    NineCandidates out;
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

NineCandidates InnerCuts::by_single_chains(const SePosition& grid) const {
    NineCandidates out;
    for (int i = 0; i < graph_.size(); ++i) {
        const int candidate = graph_.candidate(i);
        if (graph_closure_.refutes(i)) out.insert(candidate);
        if (!graph_closure_.proves(i)) continue;
        for (int other : BitsOf(grid.digits(cell_of(candidate)) & ~(1 << digit_of(candidate))))
            out.insert(candidate_of(cell_of(candidate), other));
    }
    return out;
}

}  // namespace deduku::se
