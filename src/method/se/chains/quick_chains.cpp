#include "method/se/chains/quick_chains.hpp"

#include "method/se/chains/chain_search.hpp"
#include "method/se/chains/chains.hpp"
#include "method/se/chains/quick_multiple.hpp"
#include "method/se/chains/quick_nishio.hpp"
#include "method/se/chains/quick_single.hpp"

namespace deduku::se {
namespace {

FoundHint found(const ChainHint* chain, const Mode& mode) {
    return chain == nullptr ? std::nullopt : FoundHint(hint_of(*chain, mode));
}

// Each level continues runs of a lower level: level 1 those of level 0, which are kept between steps; 2 and 4 those of
// level 1; 3 and 5 the results of 2 and 4.
FoundHint find_dynamic(const SePosition& position, const Setting& setting, Workspace& workspace) {
    const int level = setting.mode.level;
    RunStore& runs = workspace.level_store(level);
    if (level == 0)
        runs.move_to(position);
    else if (level == 3 || level == 5)
        runs.age();
    else
        runs.clear();
    ChainSearch search(position, setting, workspace, &runs,
                       level == 0 ? nullptr : &workspace.level_store(level == 1 ? 0 : 1));
    return found(search.best(), setting.mode);
}

}  // namespace

FoundHint QuickChains::find(const SePosition& position, Profile profile) {
    QuickSingle single_chains(position, chains_of_digits_);
    if (FoundHint hint = found(single_chains.best(), multiple_mode)) return hint;
    if (FoundHint hint = triplets_.find(position, 3, profile)) return hint;
    if (!workspace_) workspace_.emplace(meter_);
    Workspace& workspace = *workspace_;
    workspace.outer = &single_chains;
    for (const Mode& mode : branching_modes(profile)) {
        if (meter_.exhausted()) return std::nullopt;
        FoundHint hint;
        if (mode.nishio) {
            if (const auto chain = find_nishio(position, profile, nishio_of_digits_, workspace))
                hint = hint_of(*chain, mode);
        } else if (!mode.dynamic) {
            hint = found(
                QuickMultiple(position, single_chains.graph(), single_chains.closure()).best(profile, workspace), mode);
        } else {
            hint = find_dynamic(position, {mode, profile}, workspace);
        }
        if (hint && !meter_.exhausted()) return hint;
    }
    return std::nullopt;
}

}  // namespace deduku::se
