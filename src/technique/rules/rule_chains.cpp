// Chains through rules.
//
//   A1 is 3 -> (cage) B1 is 7 -> (row 4) D4 is 7 -> (cage) A1 is not 3      by breadth first search from each candidate
#include "technique/rules/rule_chains.hpp"

#include <algorithm>
#include <array>

#include "grid/in_order.hpp"
#include "technique/rules/one_look.hpp"
#include "technique/rules/suppositions.hpp"

namespace deduku {
namespace {

constexpr std::array<std::size_t, 2> most_houses_in_turn = {1, 4};

// The shortest ways from a candidate supposed true to its contradiction.
class ShortestChain {
  public:
    ShortestChain(OneLook& looks, const linear::LinearModel& model)
        : looks_(looks), came_(at(2 * model.candidates())), seen_(came_.size(), 0) {}

    // The looks of the shortest chain from the candidate, in order; none if there is no chain.
    std::vector<LookAt> from(int candidate) {
        const Supposed start = supposed(candidate, true), end = supposed(candidate, false);
        ++round_;
        std::vector<Supposed> now = {start}, next;
        seen_[at(start)] = round_;
        for (std::size_t depth = 0; depth < RuleChains::most_looks; ++depth, now.swap(next), next.clear())
            for (const Supposed from : now) {
                const OneLook::Consequences& found = looks_.of(from);
                if (found.refuted_by) return way(start, from, *found.refuted_by);
                for (const OneLook::Link& link : found.links) {
                    if (link.to == end) return way(start, from, link.by);
                    if (seen_[at(link.to)] == round_) continue;
                    seen_[at(link.to)] = round_;
                    came_[at(link.to)] = {from, link.by};
                    next.push_back(link.to);
                }
            }
        return {};
    }

  private:
    struct From {
        Supposed what;
        LookAt by;
    };

    std::vector<LookAt> way(Supposed start, Supposed to, LookAt last) const {
        std::vector<LookAt> out = {last};
        for (; to != start; to = came_[at(to)].what) out.push_back(came_[at(to)].by);
        std::reverse(out.begin(), out.end());
        return out;
    }

    OneLook& looks_;
    std::vector<From> came_;  // by what is supposed
    std::vector<int> seen_;   // the round
    int round_ = 0;
};

linear::Propagation::Only only_these(const std::vector<LookAt>& looks, const linear::LinearModel& model) {
    linear::Propagation::Only out(model);
    for (const LookAt& look : looks) {
        auto& of = look.kind == LookAt::Kind::base  ? out.bases
                   : look.kind == LookAt::Kind::sum ? out.sums
                                                    : out.choices;
        of[at(look.number)] = true;
    }
    return out;
}

}  // namespace

const std::vector<ToldContradiction>& RuleChains::on(const Board& board) {
    if (reasons::LivingDigits digits = open_digits(board); digits != digits_) {
        told_.clear();
        for (const std::size_t most_houses : most_houses_in_turn)
            if (told_.empty()) tell(board, most_houses);
        digits_ = std::move(digits);
    }
    return told_;
}

void RuleChains::tell(const Board& board, std::size_t most_houses) {
    struct Refuted {
        Candidate what;
        std::vector<LookAt> looks;
    };
    OneLook looks(board, rules_, most_houses);
    ShortestChain chains(looks, rules_.model());
    std::vector<Refuted> refuted;
    for (const Candidate c : by_fewest_digits(board, rules_)) {
        if (!rules_.go_on()) break;
        if (auto way = chains.from(board.geometry().number(c)); !way.empty()) refuted.push_back({c, std::move(way)});
    }
    put_in_order(refuted, [](const Refuted& a, const Refuted& b) { return a.looks.size() < b.looks.size(); });
    std::erase_if(refuted, [&](const Refuted& each) { return each.looks.size() > refuted.front().looks.size(); });
    if (refuted.size() > most_told) refuted.resize(most_told);
    if (!teller_) teller_.emplace(rules_);
    for (const Refuted& each : refuted)
        if (auto branch = teller_->tell_within(board, each.what, only_these(each.looks, rules_.model())))
            if (auto told = teller_->looks(board, each.what); !told.empty())
                told_.push_back({each.what, *std::move(branch), std::move(told)});
}

bool find_rule_chains(const Board& board, const RuleView& rules, int looks, const Sink& sink) {
    const auto groups = grouped_by_looks(board.geometry(), rules.chains().on(board));
    if (groups.empty()) return true;
    const std::size_t size = groups.front().front().looks.size();
    const bool wanted = looks == 2 ? size <= 2 : looks == 3 ? size == 3 : size > 3;
    return !wanted || deliver(board, groups.front(), sink);
}

}  // namespace deduku
