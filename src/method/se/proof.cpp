#include "method/se/proof.hpp"

#include <algorithm>

#include "method/se/chains/runner.hpp"
#include "technique/sets/subsets.hpp"
#include "technique/uniqueness/deadly.hpp"

namespace deduku::se {
namespace {

DeadlyPattern pattern_of(const SePosition& position, const SeHint& hint) {
    DeadlyPattern out;
    for (int cell = 0; cell < cell_count; ++cell) {
        int pair = hint.pair;
        if (hint.rule == SeRule::unique_loop && !hint.cells.has(cell)) continue;
        if (hint.rule == SeRule::bug) {
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
    : ShownBoard(start_board(puzzle)), puzzle_(puzzle), profile_(profile), workspace_(meter) {
    const SePosition start(puzzle);
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
        if (sector != *alone) ShownBoard::take(Cover{{to_sector(*alone)}, {to_sector(sector)}});
}

bool Prover::take(const SePosition& before, const SeHint& hint) {
    const std::vector<Candidate> gone = to_candidates(hint.cuts);
    switch (hint.rule) {
        case SeRule::unique_loop:
        case SeRule::bug:
            if (!refute_by_twin(before, hint)) return false;
            break;
        case SeRule::xy_wing:
        case SeRule::xyz_wing:
            if (!std::all_of(gone.begin(), gone.end(), [&](Candidate c) { return refute(before, c); })) return false;
            break;
        case SeRule::aligned_exclusion:
            if (!exclude(before, hint)) return false;
            break;
        default:
            if (hint.first.size > 0) ShownBoard::take(to_cover(hint.first));
            if (hint.rule < SeRule::x_cycle) break;
            take_chain(before, hint.ends, hint.rule, hint.cuts, profile_, workspace_);
    }
    if (hint.placed != SeHint::nothing) place(hint.placed);
    return !board_.contradictory() &&
           std::none_of(gone.begin(), gone.end(), [&](Candidate c) { return board_.has(c); });
}

bool Prover::refute(const SePosition& before, Candidate c) {
    if (board_.has(c)) take_refuted(*this, before, c);
    return !board_.has(c);
}

// Refutes a candidate by its own consequences alone.
void Prover::take_refuted(ShownBoard& shown, const SePosition& position, Candidate c) {
    const int cell = index(c.cell), digit = index(c.digit), candidate = candidate_of(cell, digit);
    Cuts cuts;
    cuts.add(cell, 1 << digit);
    const ChainEnds ends{off(candidate), candidate, -1, nested_mode(1)};
    shown.take_chain(position, ends, SeRule::contradiction, cuts, profile_, workspace_);
}

// For three cells: with the candidate, every digit of another cell leads to a contradiction.
bool Prover::exclude(const SePosition& before, const SeHint& hint) {
    for (Candidate c : to_candidates(hint.cuts)) {
        if (refute(before, c)) continue;
        const Sector on_cell = board_.geometry().sector(c.cell);
        const SePosition inside = on_board(before, SeReplay(board_, on_cell, {c}).board());
        bool done = false;
        hint.cells.for_each([&](int other) {
            if (done || other == index(c.cell)) return;
            SeReplay branch(board_, on_cell, {c});
            for (int digit : BitsOf(before.digits(other)))
                if (!branch.board().contradictory())
                    take_refuted(branch, inside, to_candidate(candidate_of(other, digit)));
            if (!branch.board().contradictory()) return;
            Branch closed = branch.branch();
            ShownBoard::take(
                {refutation(board_, on_cell, closed.keep, std::move(closed.steps), *closed.empty), closed.keep});
            done = true;
        });
        if (!done) return false;
    }
    return true;
}

bool Prover::refute_by_twin(const SePosition& before, const SeHint& hint) {
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
            ShownBoard::take(refuted_by(board_, std::move(*end)));
        else if (!refute(before, c))
            return false;
    }
    return true;
}

}  // namespace deduku::se
