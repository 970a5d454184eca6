#include "method/se/chains/quick_multiple.hpp"

#include <algorithm>

#include "method/se/chains/runner.hpp"

namespace deduku::se {

template <class With>
bool QuickMultiple::for_each_group(With&& with) {
    return se::for_each_group(position_, [&](int sector, int start, int kind) {
        Group group{SeRule::cell_chain, start, -1, 0, {}};
        if (kind > 0) group.rule = SeRule::region_chain, group.house = nine.house_of[cell_of(start)][kind - 1];
        for (int slot : BitsOf(position_.members(sector)))
            group.member[group.size++] = graph_.number(nine.member[sector][slot]);
        return with(group);
    });
}

// The literals that all members of the group reach, first on, then off.
template <class With>
bool QuickMultiple::for_each_common(const Group& group, With&& with) {
    const int words = graph_.words();
    for (const bool on : {true, false}) {
        std::uint64_t common[LinkGraph::most], any = 1;
        std::fill_n(common, LinkGraph::most, ~std::uint64_t{0});
        for (int i = 0; i < group.size && any != 0; ++i) {
            const std::uint64_t* of = on ? closure_.on(group.member[i]) : closure_.off(group.member[i]);
            any = 0;
            for (int w = 0; w < words; ++w) any |= common[w] &= of[w];
        }
        if (any != 0 && !with(common, on)) return false;
    }
    return true;
}

bool QuickMultiple::any() {
    return !for_each_group(
        [&](const Group& group) { return for_each_common(group, [](const std::uint64_t*, bool) { return false; }); });
}

NineCandidates QuickMultiple::cuts() {
    NineCandidates out;
    for_each_group([&](const Group& group) {
        return for_each_common(group, [&](const std::uint64_t* common, bool on_literals) {
            for (int w = 0; w < graph_.words(); ++w)
                for (std::uint64_t rest = common[w]; rest != 0; rest &= rest - 1) {
                    const int candidate = graph_.candidate(w * 64 + std::countr_zero(rest)), cell = cell_of(candidate);
                    if (!on_literals) out.insert(candidate);
                    for (int digit : BitsOf(on_literals ? position_.digits(cell) & ~(1 << digit_of(candidate)) : 0))
                        out.insert(candidate_of(cell, digit));
                }
            return true;
        });
    });
    return out;
}

const ChainHint* QuickMultiple::best(Profile profile, Workspace& workspace) {
    distances_.resize(static_cast<std::size_t>(graph_.size()));
    for_each_group([&](const Group& group) {
        return for_each_common(group, [&](const std::uint64_t* common, bool on) {
            weigh(group, common, on);
            return true;
        });
    });
    if (conclusions_.empty()) return nullptr;
    choose_first(profile, workspace);
    return &best_;
}

void QuickMultiple::weigh(const Group& group, const std::uint64_t* common, bool on_literals) {
    const int key = group.rule == SeRule::cell_chain ? cell_key : region_key;
    for (int w = 0; w < graph_.words(); ++w)
        for (std::uint64_t rest = common[w]; rest != 0; rest &= rest - 1) {
            const int number = w * 64 + std::countr_zero(rest);
            int sum = 0;
            for (int i = 0; i < group.size; ++i) {
                const Distances& of = distances(group.member[i]);
                sum += (on_literals ? of.on : of.off)[static_cast<std::size_t>(number)] + 1;
            }
            const OnOff conclusion = on_literals ? on(graph_.candidate(number)) : off(graph_.candidate(number));
            const Weight weight{8.0 + increment(sum), sum, key};
            const bool same_group = !conclusions_.empty() && group.start == group_.start && group.house == group_.house;
            if (!conclusions_.empty() && !(weight < best_.weight) && !(weight == best_.weight && same_group)) continue;
            if (cuts_of(position_, conclusion).empty()) continue;
            if (conclusions_.empty() || weight < best_.weight) conclusions_.clear();
            // On literals come before off ones.
            if (!conclusions_.empty() && is_on(conclusions_.front()) && !on_literals) continue;
            conclusions_.push_back(conclusion);
            best_.weight = weight;
            group_ = group;
        }
}

const QuickMultiple::Distances& QuickMultiple::distances(int number) {
    std::unique_ptr<Distances>& out = distances_[static_cast<std::size_t>(number)];
    if (out != nullptr) return *out;
    out = std::make_unique<Distances>();
    out->on.assign(static_cast<std::size_t>(graph_.size()), -1);
    out->off.assign(static_cast<std::size_t>(graph_.size()), -1);
    std::uint16_t queue[candidate_count];
    int end = 0;
    queue[end++] = static_cast<std::uint16_t>(number);
    out->on[static_cast<std::size_t>(number)] = 0;
    for (int next = 0; next < end; ++next) {
        const int p = queue[next];
        const int distance = out->on[static_cast<std::size_t>(p)];
        const std::uint64_t* weak = graph_.weak(p);
        for (int w = 0; w < graph_.words(); ++w)
            for (std::uint64_t rest = weak[w]; rest != 0; rest &= rest - 1) {
                const auto r = static_cast<std::size_t>(w * 64 + std::countr_zero(rest));
                if (out->off[r] >= 0) continue;
                out->off[r] = static_cast<std::int16_t>(distance + 1);
                const LinkGraph::Strong& strong = graph_.strong(static_cast<int>(r));
                for (int i = 0; i < strong.size; ++i) {
                    if (out->on[strong.to[i]] >= 0) continue;
                    out->on[strong.to[i]] = static_cast<std::int16_t>(distance + 2);
                    queue[end++] = strong.to[i];
                }
            }
    }
    return *out;
}

// Of equally good conclusions, chooses the first in the first run.
void QuickMultiple::choose_first(Profile profile, Workspace& workspace) {
    best_.rule = group_.rule;
    best_.start = group_.start;
    best_.house = group_.house;
    best_.conclusion = conclusions_.front();
    if (conclusions_.size() > 1) {
        ChainRun run;
        Runner(position_, {multiple_mode, profile}, workspace).run(on(graph_.candidate(group_.member[0])), run);
        best_.conclusion = *std::min_element(conclusions_.begin(), conclusions_.end(),
                                             [&](OnOff a, OnOff b) { return run.find(a) < run.find(b); });
    }
    best_.cuts = cuts_of(position_, best_.conclusion);
}

}  // namespace deduku::se
