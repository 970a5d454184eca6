#include "method/hdp/analysis.hpp"

#include <algorithm>

namespace deduku::hdp {
namespace {

void note(std::vector<Event>* events, Event event) {
    if (events != nullptr) events->push_back(std::move(event));
}

// Opens one branch and prints its line if it is conclusive; returns whether it is.
bool analyse_branch(Board& board, Autosolver& autosolver, const Statement& tried, const Statement& other, Section& out,
                    std::vector<Event>* events) {
    const TestedBranch tested = autosolver.probe(board, tried);
    if (autosolver.exhausted()) return false;
    ++out.opened;
    note(events, {.kind = Event::Kind::branch, .cell = tried.cell, .digits = tried.digits, .result = tested});
    const BranchOutcome outcome = tested.outcome;
    if (outcome == BranchOutcome::solution) out.lines.push_back({Mark::prf, {{tried, true}}, outcome, std::nullopt});
    if (outcome == BranchOutcome::contradiction) out.lines.push_back({Mark::dis, {{tried, true}}, outcome, other});
    return outcome != BranchOutcome::open;
}

}  // namespace

void analyse_pairs(Board& board, Autosolver& autosolver, Section& out, std::vector<Event>* events) {
    std::optional<std::pair<Cell, House>> group;
    for (const auto& [first, second, both, pair_cell, house] : choices_of(board)) {
        if (group != std::pair(pair_cell, house))
            note(events, {.kind = Event::Kind::pair, .cell = pair_cell, .house = house, .pair = first.digits});
        group = {pair_cell, house};
        if (autosolver.exhausted()) return;
        note(events, {.kind = Event::Kind::candidate,
                      .cell = first.cell,
                      .digits = board.digits(first.cell),
                      .pair = first.digits});
        const bool conclusive = analyse_branch(board, autosolver, first, second, out, events);
        if (conclusive || both) analyse_branch(board, autosolver, second, first, out, events);
    }
}

std::vector<ConstraintPair> find_constraint_pairs(const Board& board) {
    const Geometry& geometry = board.geometry();
    const std::vector<House> houses = houses_in_order(geometry);
    std::vector<ConstraintPair> out;
    for (Digit digit : geometry.all_digits()) {
        const auto first_of_digit = out.size();
        for (House house : houses) {
            const Set<Place> places = board.places(house, digit);
            if (places.size() != 2) continue;
            const Cell a = geometry.cell_at(house, places.first());
            const Cell b = geometry.cell_at(house, places.last());
            const auto same = [&](const ConstraintPair& p) {
                return (p.first == a && p.second == b) || (p.first == b && p.second == a);
            };
            if (std::none_of(out.begin() + static_cast<std::ptrdiff_t>(first_of_digit), out.end(), same))
                out.push_back({digit, a, b, {}, {}});
        }
    }
    return out;
}

std::vector<ConstraintPair> try_constraint_pairs(Board& board, Autosolver& autosolver) {
    std::vector<ConstraintPair> out;
    for (ConstraintPair pair : find_constraint_pairs(board)) {
        pair.if_first = autosolver.probe(board, {pair.first, {pair.digit}});
        if (pair.if_first.outcome == BranchOutcome::solution)
            pair.if_second = {BranchOutcome::contradiction, 0};
        else
            pair.if_second = autosolver.probe(board, {pair.second, {pair.digit}});
        if (pair.if_first.outcome == BranchOutcome::contradiction && pair.if_second.outcome == BranchOutcome::solution)
            pair.if_second = {BranchOutcome::open, 0};
        if (autosolver.exhausted()) break;
        out.push_back(pair);
    }
    return out;
}

}  // namespace deduku::hdp
