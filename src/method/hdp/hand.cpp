#include "method/hdp/hand.hpp"

#include "method/hdp/reduction.hpp"

namespace deduku::hdp {

std::vector<Offer> offers(Board& board, Autosolver& autosolver) {
    std::vector<Offer> out;
    for (const PairDecision& choice : choices_of(board)) {
        Offer offer{choice, {}, {}};
        offer.if_first = autosolver.probe(board, offer.first);
        offer.if_second = autosolver.probe(board, offer.second);
        if (autosolver.exhausted()) break;
        out.push_back(offer);
    }
    return out;
}

std::optional<HdpLine> line_of(const HdpChain& chain, const Reached& reached) {
    HdpLine line{Mark::sta, chain, reached.outcome, std::nullopt};
    switch (reached.outcome) {
        case BranchOutcome::solution: line.mark = Mark::prf; return line;
        case BranchOutcome::open:
            if (chain.empty()) return std::nullopt;
            if (reached.hypothesis) line.mark = Mark::hyp;
            return line;
        case BranchOutcome::contradiction: break;
    }
    line.mark = Mark::dis;
    if (!reached.hypothesis) return line;
    if (const Statement rest = reached.rest(); !rest.digits.empty()) line.conclusion = rest;
    return line;
}

std::vector<HdpLine> go_on(const HdpChain& chain, const Reached& reached, int depth, Autosolver& autosolver) {
    Section section;
    const HdpOptions options{.depth = depth};
    Reduction reduction(autosolver, options, section, nullptr);
    Board board = reached.board;
    HdpChain level = chain;
    const BranchOutcome outcome = reduction.reduce(board, level, depth);
    // For a level refuted by its facts, the reduction has no opposite branch.
    if (outcome == BranchOutcome::contradiction && reached.hypothesis && !section.lines.empty())
        if (const Statement rest = reached.rest(); !rest.digits.empty()) section.lines.back().conclusion = rest;
    return std::move(section.lines);
}

}  // namespace deduku::hdp
