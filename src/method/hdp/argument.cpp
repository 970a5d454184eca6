#include "method/hdp/argument.hpp"

#include <algorithm>

#include "deduku/techniques.hpp"

namespace deduku::hdp {
namespace {

void record_with(Board& board, const Argument& argument, ToldClosure& closure, std::vector<Deduction>& out);

// The Split that proves the refutation; applies its removals to `board`.
void record_refutation(Board& board, const Refutation& how, ToldClosure& closure, std::vector<Deduction>& out) {
    const Cell cell = how.refuted.cell;
    const Set<Digit> refuted = board.digits(cell) & how.refuted.digits;
    if (refuted.empty()) return;

    std::vector<Candidate> removes;
    for (Digit d : refuted) removes.push_back({cell, d});
    std::vector<Deduction> steps;
    Board inner = board;
    inner.keep_only(cell, refuted);
    record_with(inner, how.inside, closure, steps);
    if (!inner.contradictory()) return;
    const Sector on = board.geometry().sector(cell);
    out.push_back({refutation(board, on, removes, std::move(steps), *inner.empty_sector()), removes});
    apply(board, out.back());
}

void record_with(Board& board, const Argument& argument, ToldClosure& closure, std::vector<Deduction>& out) {
    closure.run(board, out);
    for (const Refutation& r : argument) {
        if (board.contradictory()) return;
        record_refutation(board, r, closure, out);
        closure.run(board, out);
    }
}

}  // namespace

ArgumentBuilder::Node& ArgumentBuilder::child(Node& node, const Statement& hypothesis) {
    const auto same = [&](const Node& n) { return n.hypothesis == hypothesis; };
    const auto found = std::find_if(node.children.begin(), node.children.end(), same);
    if (found != node.children.end()) return *found;
    node.children.push_back({hypothesis, {}, {}});
    return node.children.back();
}

void ArgumentBuilder::add(const HdpLine& line) {
    if (line.mark != Mark::dis || !line.conclusion) return;
    std::vector<Statement> hypotheses;
    for (const HdpLink& link : line.chain)
        if (link.hypothesis) hypotheses.push_back(link.statement);
    if (hypotheses.empty()) return;
    Node* level = &root_;
    for (std::size_t i = 0; i + 1 < hypotheses.size(); ++i) level = &child(*level, hypotheses[i]);
    level->argument.push_back({hypotheses.back(), child(*level, hypotheses.back()).argument});
}

void ArgumentBuilder::adopt(const std::vector<Statement>& from, const std::vector<Statement>& to) {
    Argument found;
    Node* level = &root_;
    bool above = true;  // whether the level is also above `to`: facts refuted there are known here
    for (std::size_t depth = 0; depth < from.size(); ++depth) {
        level = &child(*level, from[depth]);
        above = above && depth < to.size() && from[depth] == to[depth];
        if (!above) found.insert(found.end(), level->argument.begin(), level->argument.end());
    }
    Node* target = &root_;
    for (const Statement& hypothesis : to) target = &child(*target, hypothesis);
    for (Refutation& each : found) {
        const auto same = [&](const Refutation& known) { return known.refuted == each.refuted; };
        if (std::none_of(target->argument.begin(), target->argument.end(), same))
            target->argument.push_back(std::move(each));
    }
}

Argument argument_of(const std::vector<HdpLine>& lines) {
    ArgumentBuilder builder;
    for (const HdpLine& line : lines) builder.add(line);
    return builder.argument();
}

Argument argument_of(const HdpReport& report) {
    ArgumentBuilder builder;
    for (const Section* section : {&report.pair_reduction, &report.deep, &report.constraint})
        for (const HdpLine& line : section->lines) builder.add(line);
    return builder.argument();
}

void apply(Board& board, const Argument& argument, Autosolver& autosolver) {
    for (const Refutation& r : argument) {
        if (board.contradictory()) return;
        autosolver.assume(board, {r.refuted.cell, board.digits(r.refuted.cell) - r.refuted.digits});
    }
}

void record(Board& board, const Argument& argument, std::vector<Deduction>& out) {
    ToldClosure closure = told_autosolve(board.geometry());
    record_with(board, argument, closure, out);
}

}  // namespace deduku::hdp
