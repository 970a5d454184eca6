#include "method/hdp/constraint_reduction.hpp"

#include <algorithm>

#include "method/hdp/analysis.hpp"

namespace deduku::hdp {

BranchOutcome ConstraintReduction::run(Board& board, int max_depth) {
    HdpChain chain;
    BranchOutcome outcome = BranchOutcome::open;
    for (int depth = 0; depth <= max_depth && outcome == BranchOutcome::open && !cut_short();) {
        Reduction::Decision decision;
        // Published depths have already been tried on cell pairs; with deeper nesting, cell pairs are tried first.
        if (depth > 1) {
            const std::size_t facts = chain.size();
            decision.outcome = reduction_.reduce(board, chain, depth);
            decision.fact = chain.size() > facts || decision.outcome != BranchOutcome::open;
        }
        if (decision.outcome == BranchOutcome::open && !cut_short()) {
            const Reduction::Decision from_pairs = pass(board, chain, depth);
            decision = {from_pairs.outcome, decision.fact || from_pairs.fact};
        }
        outcome = decision.outcome;
        if (decision.fact) deepest_ = std::max(deepest_, depth);
        depth = decision.fact ? 0 : depth + 1;
    }
    reduction_.print_status(chain, outcome);
    return outcome;
}

// Tries the constraint pairs of the current board until one gives a fact.
Reduction::Decision ConstraintReduction::pass(Board& board, HdpChain& chain, int depth) {
    const Reduction::Level level{board, chain, depth + 1, 0};
    for (const ConstraintPair& pair : find_constraint_pairs(board)) {
        const Statement first{pair.first, {pair.digit}};
        const Statement second{pair.second, {pair.digit}};
        reduction_.note_pair(level, pair);
        for (const auto& [tried, other] : {std::pair{first, second}, std::pair{second, first}}) {
            const Reduction::Decision decision = reduction_.try_branch(level, tried, other, Reduction::Count::once);
            if (decision.fact || cut_short()) return decision;
        }
    }
    return {};
}

}  // namespace deduku::hdp
