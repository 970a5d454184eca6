#include "method/explainer/quick_chains.hpp"

#include "method/explainer/chain_search.hpp"
#include "method/explainer/chains.hpp"
#include "method/explainer/quick_multiple.hpp"
#include "method/explainer/quick_nishio.hpp"
#include "method/explainer/quick_single.hpp"

namespace deduku::explainer {
namespace {

Found found(const ChainHint* chain, const Mode& mode) {
    return chain == nullptr ? std::nullopt : Found(hint_of(*chain, mode));
}

// The runs of level 1 are kept: the levels above go on with them, and levels 3 and 5 with those of the level below.
Found find_dynamic(const Position& position, const Setting& setting, Workspace& workspace) {
    const int level = setting.mode.level;
    if (level <= 1) {
        ChainSearch search(position, setting, workspace);
        return found(search.best(), setting.mode);
    }
    RunStore& runs = workspace.second_store();
    level == 3 || level == 5 ? runs.age() : runs.clear();
    ChainSearch search(position, setting, workspace, runs, workspace.store(0));
    return found(search.best(), setting.mode);
}

}  // namespace

Found QuickChains::find(const Position& position, Profile profile) {
    const Meter& meter = workspace_.meter;
    QuickSingle single_chains(position);
    if (Found hint = found(single_chains.best(), multiple_mode)) return hint;
    if (Found hint = triplets_.find(position, 3, profile)) return hint;
    for (const Mode& mode : branching_modes(profile)) {
        if (meter.exhausted()) return std::nullopt;
        Found hint;
        if (mode.nishio) {
            if (const auto chain = find_nishio(position, profile, workspace_)) hint = hint_of(*chain, mode);
        } else if (!mode.dynamic) {
            hint =
                found(QuickMultiple(position, single_chains.graph(), single_chains.closure()).best(profile, workspace_),
                      mode);
        } else {
            hint = find_dynamic(position, {mode, profile}, workspace_);
        }
        if (hint && !meter.exhausted()) return hint;
    }
    return std::nullopt;
}

}  // namespace deduku::explainer
