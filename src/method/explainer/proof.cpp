#include "method/explainer/proof.hpp"

#include <algorithm>

#include "method/explainer/chains/runner.hpp"
#include "technique/sets/subsets.hpp"
#include "technique/uniqueness/deadly.hpp"

namespace deduku::explainer {
namespace {

DeadlyPattern pattern_of(const Position& position, const Hint& hint) {
    DeadlyPattern out;
    for (int cell = 0; cell < cell_count; ++cell) {
        int pair = hint.pair;
        if (hint.rule == Rule::unique_loop && !hint.cells.has(cell)) continue;
        if (hint.rule == Rule::bug) {
            if (position.filled(cell)) continue;
            pair = position.digits(cell) & ~(hint.cells.has(cell) ? hint.odd : 0);
            if (count(pair) != 2) continue;
        }
        out.cells.push_back(static_cast<Cell>(cell));
        out.pairs.push_back({static_cast<Digit>(lowest(pair)), static_cast<Digit>(lowest(pair & (pair - 1)))});
    }
    return out;
}

// Applies subsets repeatedly.
void take_subsets(DeadlyBranch& branch) {
    for (bool moved = true; moved && !branch.board().contradictory();) {
        moved = false;
        for (int size = 2; size <= 4 && !moved; ++size)
            for (const auto find : {find_naked_subsets, find_hidden_subsets}) {
                std::vector<Cover> found;
                (void)find(branch.board(), size, [&](const Deduction& deduction) {
                    found.push_back(std::get<Cover>(deduction.why));
                    return true;
                });
                for (const Cover& cover : found)
                    if (!branch.board().contradictory() && holds(branch.board(), cover)) branch.take(cover);
                moved = moved || !found.empty();
            }
    }
}

}  // namespace

Prover::Prover(const Puzzle& puzzle, Profile profile, Meter& meter)
    : Shown(start_board(puzzle)), puzzle_(puzzle), profile_(profile), workspace_(meter) {
    const Position start(puzzle);
    for (int cell = 0; cell < cell_count; ++cell)
        if (start.filled(cell) && !board_.contradictory()) place(candidate_of(cell, start.value(cell)));
}

// The candidate must be the last one of some sector; makes it the last one of all its sectors.
void Prover::place(int candidate) {
    const auto& sectors = nine.sectors_of[candidate];
    const auto alone = std::find_if(std::begin(sectors), std::end(sectors),
                                    [&](int sector) { return board_.members(to_sector(sector)).single(); });
    if (alone == std::end(sectors)) return;
    for (int sector : sectors)
        if (sector != *alone) Shown::take(Cover{{to_sector(*alone)}, {to_sector(sector)}});
}

bool Prover::take(const Position& before, const Hint& hint) {
    const std::vector<Candidate> gone = to_candidates(hint.cuts);
    switch (hint.rule) {
        case Rule::unique_loop:
        case Rule::bug:
            if (!refute_by_twin(before, hint)) return false;
            break;
        case Rule::xy_wing:
        case Rule::xyz_wing:
            if (!std::all_of(gone.begin(), gone.end(), [&](Candidate c) { return refute(before, c); })) return false;
            break;
        case Rule::aligned_exclusion:
            if (!exclude(before, hint)) return false;
            break;
        default:
            if (hint.first.size > 0) Shown::take(to_cover(hint.first));
            if (hint.rule < Rule::x_cycle) break;
            take_chain(before, hint.ends, hint.rule, hint.cuts, profile_, workspace_);
    }
    if (hint.placed != Hint::nothing) place(hint.placed);
    return !board_.contradictory() &&
           std::none_of(gone.begin(), gone.end(), [&](Candidate c) { return board_.has(c); });
}

bool Prover::refute(const Position& before, Candidate c) {
    if (board_.has(c)) take_refuted(*this, before, c);
    return !board_.has(c);
}

// Refutes a candidate by its own consequences alone.
void Prover::take_refuted(Shown& shown, const Position& position, Candidate c) {
    const int cell = index(c.cell), digit = index(c.digit), candidate = candidate_of(cell, digit);
    Cuts cuts;
    cuts.add(cell, 1 << digit);
    const ChainEnds ends{off(candidate), candidate, -1, nested_mode(1)};
    shown.take_chain(position, ends, Rule::contradiction, cuts, profile_, workspace_);
}

// For three cells: with the candidate, every digit of another cell leads to a contradiction.
bool Prover::exclude(const Position& before, const Hint& hint) {
    for (Candidate c : to_candidates(hint.cuts)) {
        if (refute(before, c)) continue;
        const Sector on_cell = board_.geometry().sector(c.cell);
        const Position inside = on_board(before, Replay(board_, on_cell, {c}).board());
        bool done = false;
        hint.cells.for_each([&](int other) {
            if (done || other == index(c.cell)) return;
            Replay branch(board_, on_cell, {c});
            for (int digit : Members(before.digits(other)))
                if (!branch.board().contradictory())
                    take_refuted(branch, inside, to_candidate(candidate_of(other, digit)));
            if (!branch.board().contradictory()) return;
            Branch closed = branch.branch();
            Shown::take(
                {refutation(board_, on_cell, closed.keep, std::move(closed.steps), *closed.empty), closed.keep});
            done = true;
        });
        if (!done) return false;
    }
    return true;
}

bool Prover::refute_by_twin(const Position& before, const Hint& hint) {
    const DeadlyPattern pattern = pattern_of(before, hint);
    for (Candidate c : to_candidates(hint.cuts)) {
        if (!board_.has(c)) continue;
        DeadlyBranch branch(board_, puzzle_, board_.geometry().sector(c.cell), {c});
        branch.follow(pattern, c.cell);
        std::optional<Branch> end = branch.end(pattern);
        if (!end && !branch.board().contradictory()) {
            take_subsets(branch);
            branch.follow(pattern, c.cell);
            end = branch.end(pattern);
        }
        if (end)
            Shown::take(refuted_by(board_, std::move(*end)));
        else if (!refute(before, c))
            return false;
    }
    return true;
}

}  // namespace deduku::explainer
