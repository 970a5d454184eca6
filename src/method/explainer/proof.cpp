#include "method/explainer/proof.hpp"

#include <algorithm>

#include "method/explainer/chains/runner.hpp"
#include "technique/deadly.hpp"
#include "technique/subsets.hpp"

namespace deduku::explainer {
namespace {

std::vector<int> candidates_of(const Cuts& cuts) {
    std::vector<int> out;
    for (const Cut& cut : cuts)
        for (int digit : Members(cut.digits)) out.push_back(candidate_of(cut.cell, digit));
    return out;
}

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

// Subsets, as far as they go.
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
    : puzzle_(puzzle), profile_(profile), workspace_(meter), board_(start_board(puzzle)) {
    const Position start(puzzle);
    for (int cell = 0; cell < cell_count; ++cell)
        if (start.filled(cell) && !board_.contradictory()) place(candidate_of(cell, start.value(cell)));
}

void Prover::add(Deduction deduction) {
    for (Candidate c : deduction.removes) board_.remove(c);
    steps_.push_back(std::move(deduction));
}

void Prover::add(const Cover& cover) {
    if (board_.contradictory()) return;
    std::vector<Candidate> gone = consequences(board_, cover);
    if (!gone.empty()) add({cover, std::move(gone)});
}

void Prover::add_cover(const Sectors& sectors) {
    if (sectors.size > 0) add(to_cover(sectors));
}

// It is alone in some sector, and so in all.
void Prover::place(int candidate) {
    const auto& sectors = nine.sectors_of[candidate];
    const auto alone = std::find_if(std::begin(sectors), std::end(sectors),
                                    [&](int sector) { return board_.members(to_sector(sector)).single(); });
    if (alone == std::end(sectors)) return;
    for (int sector : sectors)
        if (sector != *alone) add(Cover{{to_sector(*alone)}, {to_sector(sector)}});
}

bool Prover::take(const Position& before, const Hint& hint) {
    const std::vector<int> gone = candidates_of(hint.cuts);
    switch (hint.rule) {
        case Rule::unique_loop:
        case Rule::bug:
            if (!refute_by_twin(before, hint)) return false;
            break;
        case Rule::xy_wing:
        case Rule::xyz_wing:
            if (!std::all_of(gone.begin(), gone.end(), [&](int candidate) { return refute(before, candidate); }))
                return false;
            break;
        case Rule::aligned_exclusion:
            if (!exclude(before, hint)) return false;
            break;
        default:
            add_cover(hint.first);
            if (hint.rule < Rule::x_cycle) break;
            for (Deduction& deduction :
                 prove_chain(board_, before, hint.origin, hint.rule, hint.cuts, profile_, workspace_))
                if (const auto fitting = settle(board_, std::move(deduction))) add(*fitting);
    }
    if (hint.placed != Hint::nothing) place(hint.placed);
    return !board_.contradictory() &&
           std::none_of(gone.begin(), gone.end(), [&](int candidate) { return board_.has(to_candidate(candidate)); });
}

bool Prover::refute(const Position& before, int candidate) {
    if (!board_.has(to_candidate(candidate))) return true;
    const Origin origin{int{off(candidate)}, candidate, -1, nested_mode(1)};
    Cuts cuts;
    cuts.add(cell_of(candidate), 1 << digit_of(candidate));
    for (Deduction& deduction : prove_chain(board_, before, origin, Rule::contradiction, cuts, profile_, workspace_))
        if (const auto fitting = settle(board_, std::move(deduction))) add(*fitting);
    return !board_.has(to_candidate(candidate));
}

// Of three cells: with the candidate, each digit of another leaves nothing somewhere.
bool Prover::exclude(const Position& before, const Hint& hint) {
    for (int candidate : candidates_of(hint.cuts)) {
        if (refute(before, candidate)) continue;
        const Sector on_cell = to_sector(cell_of(candidate));
        const Replay outside(board_, on_cell, {to_candidate(candidate)});
        Position inside = before;
        for (int c = 0; c < candidate_count; ++c)
            if (inside.has(c) && !outside.board().has(to_candidate(c))) inside.remove(c);
        bool done = false;
        hint.cells.for_each([&](int other) {
            if (done || other == cell_of(candidate)) return;
            Replay branch(board_, on_cell, {to_candidate(candidate)});
            Cuts all;
            all.add(other, before.digits(other));
            for (int digit : Members(before.digits(other))) {
                const Origin origin{int{off(candidate_of(other, digit))}, 0, -1, nested_mode(1)};
                Cuts one;
                one.add(other, 1 << digit);
                for (Deduction& deduction :
                     prove_chain(branch.board(), inside, origin, Rule::contradiction, one, profile_, workspace_))
                    if (const auto fitting = settle(branch.board(), std::move(deduction)))
                        if (!branch.board().contradictory()) branch.take(*fitting);
            }
            if (!branch.board().contradictory()) return;
            Branch closed = branch.branch();
            add({refutation(board_, on_cell, closed.keep, std::move(closed.steps), *closed.empty), closed.keep});
            done = true;
        });
        if (!done) return false;
    }
    return true;
}

bool Prover::refute_by_twin(const Position& before, const Hint& hint) {
    const DeadlyPattern pattern = pattern_of(before, hint);
    for (int candidate : candidates_of(hint.cuts)) {
        const Candidate c = to_candidate(candidate);
        if (!board_.has(c)) continue;
        DeadlyBranch branch(board_, puzzle_, to_sector(cell_of(candidate)), {c});
        branch.follow(pattern, c.cell);
        std::optional<Branch> end = branch.end(pattern);
        if (!end && !branch.board().contradictory()) {
            take_subsets(branch);
            branch.follow(pattern, c.cell);
            end = branch.end(pattern);
        }
        if (end)
            add(refuted_by(board_, std::move(*end)));
        else if (!refute(before, candidate))
            return false;
    }
    return true;
}

}  // namespace deduku::explainer
