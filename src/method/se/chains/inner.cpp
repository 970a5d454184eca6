#include "method/se/chains/inner.hpp"

#include <algorithm>

#include "grid/in_order.hpp"
#include "method/se/chains/chain_search.hpp"
#include "method/se/chains/inner_single.hpp"
#include "method/se/chains/new_links.hpp"
#include "method/se/chains/quick_multiple.hpp"
#include "method/se/chains/quick_single.hpp"

namespace deduku::se {
namespace {

// The sectors that implied on literals and have lost candidates.
std::vector<std::uint16_t> sectors_for(const SePosition& start, const SePosition& grid, const Targets& targets) {
    std::vector<std::uint16_t> out;
    Bits<6> seen;
    for (const Ancestors& list : targets)
        for (const ChainNode& node : list) {
            if (!is_on(node.literal) || !is_sector(node.cause)) continue;
            const std::uint16_t sector = nine.sectors_of[candidate_in(node.literal)][static_cast<int>(node.cause)];
            if (seen.add(sector) && (start.members(sector) & ~grid.members(sector)) != 0) out.push_back(sector);
        }
    return out;
}

// An on literal implied by a sector depends on the candidates missing there.
std::vector<int> gone_for(const SePosition& start, const SePosition& grid, const std::vector<std::uint16_t>& sectors) {
    std::vector<int> out;
    NineCandidates seen;
    for (int sector : sectors)
        each_gone(start, grid, sector, [&](int candidate) {
            if (seen.add(candidate)) out.push_back(candidate);
        });
    return out;
}

// Sorted by weight; of hints with equal cuts, the first.
std::vector<ChainHint> chosen(std::vector<ChainHint> hints) {
    put_in_order(hints, is_lighter);
    std::vector<ChainHint> out;
    for (const ChainHint& hint : hints)
        if (std::none_of(out.begin(), out.end(), [&](const ChainHint& o) { return same_cuts(o.cuts, hint.cuts); }))
            out.push_back(hint);
    return out;
}

// Without a literal that contradicts itself there are neither forcing chains nor cycles.
bool has_single_chains(const SePosition& grid, Workspace& workspace) {
    workspace.graph.build(grid, xy_links);
    workspace.closure.build(workspace.graph);
    return workspace.closure.any();
}

// If there are single chains, runs may contradict themselves, and any order is possible.
bool has_multiple_chains(const SePosition& grid, Workspace& workspace) {
    return has_single_chains(grid, workspace) || QuickMultiple(grid, workspace.graph, workspace.closure).any();
}

template <class Search>
std::vector<InnerResult> results_of(const std::vector<ChainHint>& hints, Search& search, const SePosition& start,
                                    const SePosition& grid, Profile profile) {
    std::vector<InnerResult> out;
    for (const ChainHint& hint : chosen(hints)) {
        const Targets targets = search.targets(hint);
        std::vector<std::uint16_t> sectors = sectors_for(start, grid, targets);
        if (sectors.empty()) continue;
        out.push_back({deletes_in_order(hint.cuts, profile), std::move(sectors),
                       std::make_shared<const InnerChain>(InnerChain{hint.weight.complexity, signature_of(targets)})});
    }
    return out;
}

std::vector<InnerFind> finds_of(const std::vector<InnerResult>& results, const SePosition& start,
                                const SePosition& grid) {
    std::vector<InnerFind> out;
    for (const InnerResult& result : results)
        if (std::vector<int> gone = gone_for(start, grid, result.sectors); !gone.empty())
            out.push_back({result.deletes, std::move(gone), result.chain});
    return out;
}

}  // namespace

int inner_searches(const Mode& mode) { return mode.level == 3 || mode.level == 5 ? 2 : mode.level >= 2 ? 1 : 0; }

std::vector<InnerFind> find_inner(const SePosition& start, const SePosition& grid, Setting setting, int which,
                                  Workspace& workspace) {
    const auto finds = [&](const std::vector<ChainHint>& hints, auto& search) {
        return finds_of(results_of(hints, search, start, grid, setting.profile), start, grid);
    };
    if (is_single(setting, which)) {
        if (!setting.plain && setting.depth == 0 && workspace.outer != nullptr &&
            !NewLinks(start, grid, workspace.outer->graph(), workspace.outer->closure()).may_refute())
            return {};
        if (!has_single_chains(grid, workspace)) return {};
        InnerSingle search(grid, setting.profile, workspace.graph, workspace.closure);
        return finds(search.search(), search);
    }
    const Setting inner = inner_setting(setting, which);
    if (setting.plain) {
        ChainSearch search(grid, inner, workspace);
        return finds(search.search(), search);
    }
    if (setting.mode.level == 3 && !has_multiple_chains(grid, workspace)) return {};
    const bool is_kept = setting.depth == 0 && inner.mode.dynamic && inner.mode.level == 0;
    if (is_kept)
        if (const auto* kept = workspace.inner_memo.find(start, grid)) return finds_of(*kept, start, grid);
    ChainSearch search(grid, inner, workspace);
    std::vector<InnerResult> results = results_of(search.search_lightest(), search, start, grid, setting.profile);
    if (!is_kept || workspace.meter.exhausted()) return finds_of(results, start, grid);
    return finds_of(workspace.inner_memo.keep(grid, std::move(results)), start, grid);
}

bool is_single(const Setting& setting, int which) { return which == 0 && setting.mode.level <= 3; }

Setting inner_setting(const Setting& setting, int which) {
    const int level = setting.mode.level;
    const int inner_level = level == 4 ? setting.mode.inner_level : which == 1 && level == 5 ? 2 : 0;
    const bool is_static = level <= 3;
    const Mode mode = is_static ? multiple_mode : inner_level == 0 ? dynamic_mode : nested_mode(inner_level);
    return {mode, setting.profile, setting.depth + 1, setting.plain};
}

std::vector<int> deletes_in_order(const Cuts& cuts, Profile profile) {
    std::vector<DeletedDigits> in_order(cuts.begin(), cuts.end());
    const int table = profile == Profile::se121 ? cell_count : cuts.size() <= 12 ? 16 : 32;
    put_in_order(in_order,
                 [&](const DeletedDigits& a, const DeletedDigits& b) { return a.cell % table < b.cell % table; });
    std::vector<int> out;
    for (const DeletedDigits& cut : in_order)
        for (int digit : BitsOf(cut.digits)) out.push_back(candidate_of(cut.cell, digit));
    return out;
}

}  // namespace deduku::se
