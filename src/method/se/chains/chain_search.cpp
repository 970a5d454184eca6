#include "method/se/chains/chain_search.hpp"

#include <algorithm>
#include <limits>

#include "method/se/chains/quick_single.hpp"

namespace deduku::se {

ChainSearch::ChainSearch(const SePosition& position, Setting setting, Workspace& workspace, RunStore* runs,
                         RunStore* base)
    : position_(position),
      setting_(setting),
      runner_(position, setting, workspace),
      below_(position, {setting.mode.level == 1 ? dynamic_mode : nested_mode(1), setting.profile}, workspace),
      runs_(runs != nullptr ? *runs : workspace.store(setting.depth)),
      base_(base) {
    if (runs == nullptr) runs_.clear();
    use_sieve(workspace);
}

void ChainSearch::use_sieve(Workspace& workspace) {
    const Mode& mode = setting_.mode;
    if (setting_.plain || !mode.dynamic || mode.nishio) return;
    if (mode.level > 0) {
        if (setting_.depth > 0 || workspace.outer == nullptr || mode.level > 3) return;
        std::optional<InnerCuts>& cuts = workspace.level_cuts[mode.level - 1];
        cuts.emplace(mode.level, workspace.outer->graph(), workspace.outer->closure());
        sieve_ = &workspace.level_sieve(mode.level);
        sieve_->go_on_from(position_, mode.level, workspace.level_sieve(mode.level - 1), *cuts);
        return;
    }
    sieve_ = &workspace.sieve(setting_.depth);
    // Searches that list or prove chains have no surrounding position.
    Sieve* around = setting_.depth == 0 ? nullptr : &workspace.sieve(setting_.depth - 1);
    sieve_->move_to(position_, around != nullptr && around->used() ? around : nullptr);
}

const ChainRun& ChainSearch::run_of(OnOff assumed) {
    if (runs_.has(assumed)) return runs_[assumed];
    ChainRun& run = runs_[assumed];
    if (best_only_ && !hints_.empty()) runner_.set_limit(hints_.front().weight.complexity);
    if (runs_.has_older(assumed)) {
        runner_.resume(run, KnownEmpty::first_search);
    } else if (base_ != nullptr) {
        const bool level_one = setting_.mode.level == 1, made = base_->has(assumed);
        ChainRun& below = (*base_)[assumed];
        if (!made) below_.run(assumed, below);
        run = below;
        runner_.resume(run, level_one ? KnownEmpty::nothing : KnownEmpty::patterns);
    } else {
        runner_.run(assumed, run);
    }
    return run;
}

// Contradictions first: no other hint has the same weight, and the best one bounds the rest.
const std::vector<ChainHint>& ChainSearch::search() {
    const Mode& mode = setting_.mode;
    const auto each_cell = [&](auto&& with) {
        for (int cell = 0; cell < cell_count; ++cell) {
            const int n = count(position_.digits(cell));
            if (n > 2 || (n == 2 && mode.dynamic)) with(cell, n);
        }
    };
    if (mode.dynamic)
        each_cell([&](int cell, int) {
            for (int digit : BitsOf(position_.digits(cell)))
                for (OnOff assumed : {on(candidate_of(cell, digit)), off(candidate_of(cell, digit))})
                    add_contradiction(assumed);
        });
    if (mode.nishio) return hints_;
    each_cell([&](int cell, int n) {
        for (int digit : BitsOf(position_.digits(cell))) {
            if (mode.dynamic && n >= 3) find_double(candidate_of(cell, digit));
            find_regions(candidate_of(cell, digit));
        }
        if (n == 2 || mode.multiple) find_cell(cell);
    });
    return hints_;
}

const std::vector<ChainHint>& ChainSearch::search_lightest() {
    lightest_.assign(literal_count, Weight{0.0, std::numeric_limits<int>::max(), 0});
    return search();
}

const ChainHint* ChainSearch::best() {
    best_only_ = true;
    search();
    return hints_.empty() ? nullptr : &hints_.front();
}

void ChainSearch::add_contradiction(OnOff assumed) {
    if (sieve_ && !sieve_->may_contradict(assumed)) return;
    const ChainRun& run = run_of(assumed);
    if (!run.contradictory()) return;
    ChainHint hint;
    hint.rule = setting_.mode.nishio ? SeRule::nishio : SeRule::contradiction;
    hint.weight.key = contradiction_key;
    hint.conclusion = twin(assumed);
    hint.start = candidate_in(assumed);
    add(hint, {{&run, Cause::none}});
}

void ChainSearch::find_double(int candidate) {
    if (sieve_ && sieve_->is_alone(off(candidate))) return;
    ChainHint hint;
    hint.rule = SeRule::double_chain;
    hint.weight.key = double_key;
    hint.start = candidate;
    add_common(hint);
}

void ChainSearch::find_regions(int candidate) {
    for (int kind = 1; kind < 4; ++kind) {
        const int sector = nine.sectors_of[candidate][kind], slots = position_.members(sector);
        if (count(slots) < 2 || (count(slots) > 2 && !setting_.mode.multiple)) continue;
        if (lowest(slots) != nine.slot_in[candidate][kind]) continue;
        ChainHint hint;
        hint.rule = SeRule::region_chain;
        hint.weight.key = region_key;
        hint.start = candidate;
        hint.house = nine.house_of[cell_of(candidate)][kind - 1];
        add_common(hint);
    }
}

void ChainSearch::find_cell(int cell) {
    ChainHint hint;
    hint.rule = SeRule::cell_chain;
    hint.weight.key = cell_key;
    hint.start = candidate_of(cell, lowest(position_.digits(cell)));
    add_common(hint);
}

ChainSearch::Parts ChainSearch::parts_of(const ChainHint& hint) {
    const Branches branches = branches_of(position_, hint.rule, hint.start, hint.house, hint.conclusion);
    Parts out;
    for (OnOff assumed : branches) out.push_back({&run_of(assumed), branches.start});
    return out;
}

// On literals first, then off ones, in the order of the first run.
void ChainSearch::add_common(ChainHint hint) {
    if (sieve_ && !may_count(hint)) return;
    const Parts parts = parts_of(hint);
    for (const bool wanted_on : {true, false}) {
        NineCandidates common = parts.front().run->set(wanted_on);
        for (const Part& part : parts) common &= part.run->set(wanted_on);
        if (common.empty()) continue;
        for (const ChainRun::Node& node : parts.front().run->nodes()) {
            if (is_on(node.literal) != wanted_on || !common.has(candidate_in(node.literal))) continue;
            hint.conclusion = node.literal;
            // The last literal of a contradictory run may not have been entered.
            if (parts.front().run->find(node.literal) != ChainRun::absent) add(hint, parts);
        }
    }
}

void ChainSearch::add(ChainHint hint, const Parts& parts) {
    const bool clash = hint.weight.key == contradiction_key;
    // Beyond the useful weight the exact excess is irrelevant.
    const bool all = !best_only_ && lightest_.empty();
    const int limit = all ? std::numeric_limits<int>::max() : most(hint.conclusion, 0);
    const auto count = [&](const ChainRun& run, int node) {
        if (hint.weight.complexity <= limit)
            hint.weight.complexity += run.ancestor_count(node, limit - hint.weight.complexity);
    };
    for (const Part& part : parts) {
        if (!clash) count(*part.run, part.run->find(hint.conclusion));
        for (int i = 0; clash && i < 2; ++i) count(*part.run, part.run->clash(i));
    }
    const auto in_vain = [&] {
        if (lightest_.empty() && (!best_only_ || hints_.empty())) return false;
        const Weight& best = lightest_.empty() ? hints_.front().weight : lightest_[hint.conclusion];
        return hint.weight.complexity > best.complexity ||
               (hint.weight.complexity == best.complexity && hint.weight.key >= best.key);
    };
    if (in_vain()) return;
    const bool nested = std::any_of(parts.begin(), parts.end(), [](const Part& part) { return part.run->has_inner(); });
    if (nested) hint.weight.complexity += complexity_inside(targets(hint));
    if (in_vain()) return;
    hint.cuts = cuts_of(position_, hint.conclusion);
    if (hint.cuts.empty()) return;
    hint.weight.rating = setting_.mode.base() + increment(hint.weight.complexity);
    if (best_only_) hints_.clear();
    if (!lightest_.empty()) lightest_[hint.conclusion] = hint.weight;
    hints_.push_back(hint);
}

Targets ChainSearch::targets(const ChainHint& hint) {
    Targets out;
    for (const Part& part : parts_of(hint)) {
        if (hint.weight.key == contradiction_key) {
            out.push_back(part.run->ancestors(part.run->clash(0), part.start));
            out.push_back(part.run->ancestors(part.run->clash(1), part.start));
        } else {
            out.push_back(part.run->ancestors(part.run->find(hint.conclusion), part.start));
        }
    }
    return out;
}

}  // namespace deduku::se
