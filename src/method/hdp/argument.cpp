#include "method/hdp/argument.hpp"

#include <algorithm>

#include "technique/record.hpp"

namespace deduku::hdp {
namespace {

std::vector<Candidate> candidates_of(Cell cell, Set<Digit> digits) {
    std::vector<Candidate> out;
    for (Digit d : digits) out.push_back({cell, d});
    return out;
}

// The Split that shows the refutation, with its removals applied to `board`.
void record_refutation(Board& board, const Refutation& refutation, const std::vector<Move>& moves,
                       std::vector<Deduction>& out) {
    const Cell cell = refutation.refuted.cell;
    const Set<Digit> refuted = board.digits(cell) & refutation.refuted.digits;
    const Set<Digit> rest = board.digits(cell) - refuted;
    if (refuted.empty()) return;

    Branch closed{candidates_of(cell, refuted), {}, std::nullopt};
    Board inner = board;
    inner.keep_only(cell, refuted);
    record(inner, refutation.inside, moves, closed.steps);
    closed.empty = inner.empty_sector();
    Split split{board.geometry().sector(cell), {}};
    split.branches.push_back(std::move(closed));
    if (!rest.empty()) split.branches.push_back({candidates_of(cell, rest), {}, std::nullopt});
    out.push_back({std::move(split), candidates_of(cell, refuted)});
    apply(board, out.back());
}

}  // namespace

ArgumentBuilder::Node& ArgumentBuilder::child(Node& node, const Statement& hypothesis) {
    const auto same = [&](const Node& n) { return n.hypothesis == hypothesis; };
    const auto found = std::find_if(node.children.begin(), node.children.end(), same);
    if (found != node.children.end()) return *found;
    node.children.push_back({hypothesis, {}, {}});
    return node.children.back();
}

void ArgumentBuilder::add(const Line& line) {
    if (line.mark != Mark::dis || !line.conclusion) return;
    std::vector<Statement> hypotheses;
    for (const Link& link : line.chain)
        if (link.hypothesis) hypotheses.push_back(link.statement);
    if (hypotheses.empty()) return;
    Node* level = &root_;
    for (std::size_t i = 0; i + 1 < hypotheses.size(); ++i) level = &child(*level, hypotheses[i]);
    level->argument.push_back({hypotheses.back(), child(*level, hypotheses.back()).argument});
}

Argument argument_of(const std::vector<Line>& lines) {
    ArgumentBuilder builder;
    for (const Line& line : lines) builder.add(line);
    return builder.argument();
}

void apply(Board& board, const Argument& argument, Autosolver& autosolver) {
    for (const Refutation& r : argument) {
        if (board.contradictory()) return;
        autosolver.assume(board, {r.refuted.cell, board.digits(r.refuted.cell) - r.refuted.digits});
    }
}

void record(Board& board, const Argument& argument, const std::vector<Move>& moves, std::vector<Deduction>& out) {
    close_recorded(board, moves, out);
    for (const Refutation& r : argument) {
        if (board.contradictory()) return;
        record_refutation(board, r, moves, out);
        close_recorded(board, moves, out);
    }
}

}  // namespace deduku::hdp
