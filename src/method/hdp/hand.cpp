#include "method/hdp/hand.hpp"

#include "method/hdp/reduction.hpp"

namespace deduku::hdp {

std::vector<Offer> offers(Board& board, Autosolver& autosolver) {
    std::vector<Offer> out;
    for (const Choice& choice : choices_of(board)) {
        Offer offer{choice, {}, {}};
        offer.if_first = autosolver.probe(board, offer.first);
        offer.if_second = autosolver.probe(board, offer.second);
        if (autosolver.exhausted()) break;
        out.push_back(offer);
    }
    return out;
}

std::optional<Line> line_of(const Chain& chain, const Reached& reached) {
    Line line{Mark::sta, chain, reached.outcome, std::nullopt};
    switch (reached.outcome) {
        case Outcome::solution: line.mark = Mark::prf; return line;
        case Outcome::open:
            if (chain.empty()) return std::nullopt;
            if (reached.hypothesis) line.mark = Mark::hyp;
            return line;
        case Outcome::contradiction: break;
    }
    line.mark = Mark::dis;
    if (!reached.hypothesis) return line;
    if (const Statement rest = reached.rest(); !rest.digits.empty()) line.conclusion = rest;
    return line;
}

std::vector<Line> go_on(const Chain& chain, const Reached& reached, int depth, Autosolver& autosolver) {
    Section section;
    const Options options{.depth = depth};
    Reduction reduction(autosolver, options, section, nullptr);
    Board board = reached.board;
    Chain level = chain;
    const Outcome outcome = reduction.reduce(board, level, depth);
    // For a level refuted by its facts, the reduction has no opposite branch.
    if (outcome == Outcome::contradiction && reached.hypothesis && !section.lines.empty())
        if (const Statement rest = reached.rest(); !rest.digits.empty()) section.lines.back().conclusion = rest;
    return std::move(section.lines);
}

}  // namespace deduku::hdp
