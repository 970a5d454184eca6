#include "method/path/refute.hpp"

#include "grid/module.hpp"
#include "method/search/line_proof.hpp"
#include "technique/rules/forcing_net.hpp"

namespace deduku::path {
namespace {

// A candidate outside the solution that excludes the most; none if the meter ran out.
std::optional<Candidate> far_reaching(const Board& board, const RuleView& rules, const Grid& solution, Meter& meter) {
    lines::Propagation position(rules.model());
    position.load(board);
    const lines::Propagation::Mark start = position.mark();
    position.undo_to(start);  // the board without its consequences
    std::optional<Candidate> out;
    std::size_t most = 0;
    for (const Candidate c : by_fewest_digits(board)) {
        if (solution[c.cell] == c.digit) continue;
        if (!meter.spend()) return std::nullopt;
        position.keep_only(board.geometry().number(c));
        (void)position.run();
        if (const std::size_t removed = position.trail().size(); removed > most) {
            most = removed;
            out = c;
        }
        position.undo_to(start);
    }
    return out;
}

}  // namespace

std::unique_ptr<RuleView> rules_of(const Puzzle& puzzle, Meter& meter) {
    if (!puzzle.geometry().constrained()) return nullptr;
    needs(Module::more);
    return std::make_unique<RuleView>(puzzle.shared_geometry(), &meter);
}

std::optional<Deduction> refute_by_search(const Board& board, const RuleView& rules, const Grid& solution,
                                          Meter& meter) {
    needs(Module::more);
    const auto supposed = far_reaching(board, rules, solution, meter);
    if (!supposed) return std::nullopt;
    Board with = board;
    with.keep_only(supposed->cell, Set<Digit>{supposed->digit});
    LedgerBuilder builder;
    Slicer slicer(builder);
    slicer.begin(puzzle_of(with), NoSolution{});
    proving::LineProof search(with, slicer, meter);
    if (!search.prove(NoSolution{}) || !search.empty()) return std::nullopt;
    slicer.end(NoSolution{*search.empty()});
    const Sector on = board.geometry().sector(supposed->cell);
    return Deduction{refutation(board, on, {*supposed}, builder.take().steps, *search.empty()), {*supposed}};
}

}  // namespace deduku::path
