#include "method/se/replay.hpp"

#include <algorithm>

#include "grid/in_order.hpp"
#include "method/se/chains/chain_search.hpp"
#include "method/se/chains/chains.hpp"
#include "method/se/chains/inner.hpp"
#include "method/se/chains/inner_single.hpp"
#include "method/se/families/fish.hpp"
#include "method/se/families/locking.hpp"
#include "reason/shown.hpp"

namespace deduku::se {
namespace {

std::optional<Cover> locking_against(const SePosition& position, int candidate, Profile profile) {
    std::optional<Cover> out;
    for_each_locking(position, profile, [&](const Locking& locking, int) {
        if (cuts_of(locking).has(candidate)) out = to_cover(sectors_of(locking));
        return !out;
    });
    return out;
}

std::optional<Cover> pair_against(const SePosition& position, int candidate) {
    std::optional<Cover> out;
    for (int house : box_column_row.house)
        for (const bool naked : {false, true})
            if (!for_each_subset(position, house, 2, naked, [&](const Subset& pair) {
                    if (cuts_of(position, pair).has(candidate)) out = to_cover(sectors_of(pair));
                    return !out;
                }))
                return out;
    return out;
}

std::optional<Cover> fish_against(const SePosition& position, int candidate) {
    std::optional<Cover> out;
    for_each_fish(position, 2, [&](const Fish& fish) {
        if (cuts_of(position, fish).has(candidate)) out = to_cover(sectors_of(fish));
        return !out;
    });
    return out;
}

// The first hint, by weight, that deletes the candidate.
std::optional<ChainHint> hint_against(std::vector<ChainHint> hints, int candidate) {
    put_in_order(hints, is_lighter);
    const auto found =
        std::find_if(hints.begin(), hints.end(), [&](const ChainHint& hint) { return hint.cuts.has(candidate); });
    return found == hints.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

std::vector<Candidate> to_candidates(const Cuts& cuts) {
    std::vector<Candidate> out;
    cuts.for_each([&](int candidate) { out.push_back(to_candidate(candidate)); });
    return out;
}

Cover to_cover(const CoverSectors& sectors) {
    Cover cover;
    for (int i = 0; i < sectors.size; ++i) {
        cover.base.push_back(to_sector(sectors.base[i]));
        cover.cover.push_back(to_sector(sectors.cover[i]));
    }
    return cover;
}

SePosition on_board(SePosition position, const Board& board) {
    for (int candidate = 0; candidate < candidate_count; ++candidate)
        if (position.has(candidate) && !board.has(to_candidate(candidate))) position.remove(candidate);
    return position;
}

std::optional<Cover> cover_against(const SePosition& position, int candidate, Profile profile) {
    if (auto cover = locking_against(position, candidate, profile)) return cover;
    if (auto cover = pair_against(position, candidate)) return cover;
    return fish_against(position, candidate);
}

// Consequences of literals that could not be replayed are not used, either.
void ShownBoard::take(const Cover& cover) {
    if (board_.contradictory() || !holds(board_, cover)) return;
    std::vector<Candidate> gone = consequences(board_, cover);
    if (!gone.empty()) take({cover, std::move(gone)});
}

void ShownBoard::take(Deduction deduction) {
    apply(board_, deduction);
    steps_.push_back(std::move(deduction));
}

void ShownBoard::take_chain(const SePosition& position, const ChainEnds& ends, SeRule rule, const Cuts& cuts,
                            Profile profile, Workspace& workspace) {
    for (Deduction& deduction : prove_chain(board_, position, ends, rule, cuts, profile, workspace))
        if (auto fitting = deduku::settle(board_, std::move(deduction))) take(std::move(*fitting));
}

SeReplay::SeReplay(const Board& board, Sector on, std::vector<Candidate> keep)
    : ShownBoard(board), keep_(std::move(keep)) {
    std::fill(std::begin(alone_), std::end(alone_), static_cast<std::uint16_t>(index(on)));
    for (Candidate c : others_of(board, on, keep_)) board_.remove(c);
}

void SeReplay::settle(int candidate) {
    for (int sector : nine.sectors_of[candidate])
        if (sector != alone_[candidate]) take(Cover{{to_sector(alone_[candidate])}, {to_sector(sector)}});
}

void SeReplay::follow(const ChainRun& run, const SePosition& position, const Setting& setting, Workspace& workspace) {
    SePosition here = position;
    int batch = 0;
    for (std::size_t i = 1; i < run.nodes().size() && !board_.contradictory(); ++i) {
        const ChainRun::Node& node = run.nodes()[i];
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

// Literals that follow together are derived in the same position, `here`.
void SeReplay::follow_advanced(int candidate, const SePosition& here, const Setting& setting, Workspace& workspace) {
    if (const auto cover = cover_against(here, candidate, setting.profile)) return take(*cover);
    for (int which = 0; which < inner_searches(setting.mode); ++which) {
        const Setting inner = inner_setting(setting, which);
        std::optional<ChainHint> hint;
        if (is_single(setting, which)) {
            workspace.graph.build(here, xy_links);
            workspace.closure.build(workspace.graph);
            InnerSingle search(here, setting.profile, workspace.graph, workspace.closure);
            hint = hint_against(search.search(), candidate);
        } else {
            ChainSearch search(here, inner, workspace);
            hint = hint_against(search.search(), candidate);
        }
        if (!hint) continue;
        const ChainEnds ends = hint_of(*hint, inner.mode).ends;
        return take_chain(here, ends, hint->rule, hint->cuts, setting.profile, workspace);
    }
}

}  // namespace deduku::se
