#include "method/explainer/replay.hpp"

#include <algorithm>

#include "method/explainer/chains/chain_search.hpp"
#include "method/explainer/chains/inner.hpp"
#include "method/explainer/chains/single_chains.hpp"
#include "method/explainer/families/fish.hpp"
#include "method/explainer/families/locking.hpp"
#include "method/explainer/proof.hpp"

namespace deduku::explainer {
namespace {

// `position` without what is dead on the board.
Position on_board(Position position, const Board& board) {
    for (int candidate = 0; candidate < candidate_count; ++candidate)
        if (position.has(candidate) && !board.has(to_candidate(candidate))) position.remove(candidate);
    return position;
}

std::optional<Cover> locking_against(const Position& position, int candidate, Profile profile) {
    std::optional<Cover> out;
    for_each_locking(position, profile, [&](const Locking& locking, int) {
        if (locking.digit != digit_of(candidate)) return true;
        for (int place : Members(locking.outside))
            if (nine.cell_at[locking.to][place] == cell_of(candidate))
                out = Cover{{to_sector(sector_of(locking.from, locking.digit))},
                            {to_sector(sector_of(locking.to, locking.digit))}};
        return !out;
    });
    return out;
}

// Two cells with two digits between them: as cells they keep others from the digits, as digits from the cells.
std::optional<Cover> pair_against(const Position& position, int candidate) {
    std::optional<Cover> out;
    for (int house : box_column_row.house)
        for (const bool naked : {false, true}) {
            int marks[9];
            for (int i = 0; i < 9; ++i)
                marks[i] = naked ? position.digits(nine.cell_at[house][i]) : position.places(house, i);
            for_each_square(marks, 2, [&](int rows, int columns) {
                Cover cover;
                for (int place : Members(naked ? rows : columns))
                    (naked ? cover.base : cover.cover).push_back(to_sector(nine.cell_at[house][place]));
                for (int digit : Members(naked ? columns : rows))
                    (naked ? cover.cover : cover.base).push_back(to_sector(sector_of(house, digit)));
                const auto has = [&](const std::vector<Sector>& sectors) {
                    return std::any_of(sectors.begin(), sectors.end(), [&](Sector s) {
                        const auto& in = nine.sectors_of[candidate];
                        return std::find(std::begin(in), std::end(in), index(s)) != std::end(in);
                    });
                };
                if (has(cover.cover) && !has(cover.base)) out = cover;
                return !out;
            });
            if (out) return out;
        }
    return out;
}

std::optional<Cover> fish_against(const Position& position, int candidate) {
    std::optional<Cover> out;
    for_each_fish(position, 2, [&](const Fish& fish) {
        if (fish.digit != digit_of(candidate)) return true;
        each_cut(position, fish, [&](int cell) {
            if (cell != cell_of(candidate) || out) return;
            out.emplace();
            for (int line : Members(fish.lines))
                out->base.push_back(to_sector(sector_of(fish.base + line, fish.digit)));
            for (int line : Members(fish.across))
                out->cover.push_back(to_sector(sector_of(fish.first_cover() + line, fish.digit)));
        });
        return !out;
    });
    return out;
}

// The first of the hints, by weight, that deletes the candidate.
std::optional<ChainHint> hint_against(std::vector<ChainHint> hints, int candidate) {
    std::stable_sort(hints.begin(), hints.end(),
                     [](const ChainHint& a, const ChainHint& b) { return a.weight < b.weight; });
    const auto found = std::find_if(hints.begin(), hints.end(), [&](const ChainHint& hint) {
        return std::any_of(hint.cuts.begin(), hint.cuts.end(), [&](const Cut& cut) {
            return cut.cell == cell_of(candidate) && (cut.digits >> digit_of(candidate) & 1) != 0;
        });
    });
    return found == hints.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

std::vector<Candidate> to_candidates(const Cuts& cuts) {
    std::vector<Candidate> out;
    for (const Cut& cut : cuts)
        for (int digit : Members(cut.digits)) out.push_back(to_candidate(candidate_of(cut.cell, digit)));
    return out;
}

Cover to_cover(const Sectors& sectors) {
    Cover cover;
    for (int i = 0; i < sectors.size; ++i) {
        cover.base.push_back(to_sector(sectors.base[i]));
        cover.cover.push_back(to_sector(sectors.cover[i]));
    }
    return cover;
}

std::optional<Cover> cover_against(const Position& position, int candidate, Profile profile) {
    if (auto cover = locking_against(position, candidate, profile)) return cover;
    if (auto cover = pair_against(position, candidate)) return cover;
    return fish_against(position, candidate);
}

Replay::Replay(const Board& board, Sector on, std::vector<Candidate> keep)
    : on_(on), board_(board), keep_(std::move(keep)) {
    std::fill(std::begin(alone_), std::end(alone_), static_cast<std::uint16_t>(index(on)));
    for (Place i : board.members(on)) {
        const Candidate c = board.geometry().member(on, i);
        if (std::find(keep_.begin(), keep_.end(), c) == keep_.end()) board_.remove(c);
    }
}

// Where something could not be followed, what rests on it is not taken, either.
void Replay::take(const Cover& cover) {
    if (!holds(board_, cover)) return;
    std::vector<Candidate> gone = consequences(board_, cover);
    if (!gone.empty()) take({cover, std::move(gone)});
}

void Replay::take(Deduction deduction) {
    for (Candidate c : deduction.removes) board_.remove(c);
    steps_.push_back(std::move(deduction));
}

void Replay::settle(int candidate) {
    for (int sector : nine.sectors_of[candidate])
        if (!board_.contradictory() && sector != alone_[candidate])
            take(Cover{{to_sector(alone_[candidate])}, {to_sector(sector)}});
}

void Replay::follow(const Run& run, const Position& position, const Setting& setting, Workspace& workspace) {
    Position here = position;
    int batch = 0;
    for (std::size_t i = 1; i < run.nodes().size() && !board_.contradictory(); ++i) {
        const Run::Node& node = run.nodes()[i];
        const int candidate = candidate_in(node.literal);
        if (node.cause == Cause::advanced) {
            if (node.batch != batch) here = on_board(position, board_);
            batch = node.batch;
            if (board_.has(to_candidate(candidate))) follow_advanced(candidate, here, setting, workspace);
            continue;
        }
        const int kind = static_cast<int>(node.cause);
        if (is_on(node.literal)) {
            if (run.find(node.literal) == static_cast<int>(i)) alone_[candidate] = nine.sectors_of[candidate][kind];
            continue;
        }
        const int parent = candidate_in(run.nodes()[static_cast<std::size_t>(node.parent)].literal);
        take(Cover{{to_sector(alone_[parent])}, {to_sector(nine.sectors_of[parent][kind])}});
    }
}

// What follows together is seen in one position, `here`.
void Replay::follow_advanced(int candidate, const Position& here, const Setting& setting, Workspace& workspace) {
    if (const auto cover = cover_against(here, candidate, setting.profile)) return take(*cover);
    for (int which = 0; which < inner_searches(setting.mode); ++which) {
        const Setting inner = inner_setting(setting, which);
        std::optional<ChainHint> hint;
        if (is_single(setting, which)) {
            SingleChains search(here, setting.profile);
            hint = hint_against(search.search(), candidate);
        } else {
            ChainSearch search(here, inner, workspace);
            hint = hint_against(search.search(), candidate);
        }
        if (!hint) continue;
        const int conclusion = hint->conclusion == no_literal ? -1 : int{hint->conclusion};
        const Origin origin{conclusion, hint->start, hint->house, inner.mode};
        for (Deduction& deduction :
             prove_chain(board_, here, origin, hint->rule, hint->cuts, setting.profile, workspace))
            if (const auto fitting = deduku::settle(board_, std::move(deduction))) take(*fitting);
        return;
    }
}

}  // namespace deduku::explainer
