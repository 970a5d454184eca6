// Chains through rules.
//
//   A1 is 3 -> (cage) B1, C1 are 7, 8 -> (row 1) D1 is 4 -> (whisper) A1 is not 3      from all candidates, a look each
#include "technique/rules/rule_chains.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "technique/rules/contradictions.hpp"
#include "technique/rules/one_look.hpp"
#include "technique/rules/suppositions.hpp"

namespace deduku {
namespace {

constexpr std::array<SumsUsed, 3> in_turn = {{{1, Subsets::left_out}, {1, Subsets::used}, {4, Subsets::used}}};

// The ways from a candidate supposed true, one look longer each time.
class WaysFrom {
  public:
    WaysFrom(OneLook& looks, Candidate what, const Geometry& geometry)
        : looks_(looks), what_(what), geometry_(geometry), ways_{{looks.if_true(what), {}, 0}} {
        mark_from(0);
    }

    Candidate what() const { return what_; }

    // The looks that refute the candidate, in order, if the next look does; none if not.
    std::vector<LookAt> go_on() {
        const std::size_t end = ways_.size();
        for (; next_ < end; ++next_) {
            const OneLook::Consequences& found = looks_.of(ways_[next_].now);
            if (found.refuted_by) return looks_of(next_, *found.refuted_by);
            for (const OneLook::Link& link : found.links) {
                if (excludes_start(link.to)) return looks_of(next_, link.by);
                if (is_news(link.to)) ways_.push_back({link.to, link.by, next_});
            }
        }
        mark_from(end);
        return {};
    }

  private:
    struct Way {
        OneLook::Node now;
        LookAt by;
        std::size_t before;  // the way to the last look
    };

    bool excludes_start(OneLook::Node which) const {
        const Excluded& all = looks_.excluded_in(which);
        return std::any_of(all.begin(), all.end(), [&](const auto& each) {
            return each.first == index(what_.cell) && (each.second & linear::bit(index(what_.digit))) != 0;
        });
    }

    // Whether it excludes a candidate that no shorter way does, and no way of this length excludes the same.
    bool is_news(OneLook::Node which) {
        const Excluded& all = looks_.excluded_in(which);
        return std::any_of(all.begin(), all.end(),
                           [&](const auto& each) { return (each.second & ~excluded_[at(each.first)]) != 0; }) &&
               met_.insert(which).second;
    }

    void mark_from(std::size_t first) {
        excluded_.resize(at(geometry_.cells()));
        for (std::size_t i = first; i < ways_.size(); ++i)
            for (const auto& [cell, digits] : looks_.excluded_in(ways_[i].now)) excluded_[at(cell)] |= digits;
    }

    std::vector<LookAt> looks_of(std::size_t way, LookAt last) const {
        std::vector<LookAt> out = {last};
        for (; way != 0; way = ways_[way].before) out.push_back(ways_[way].by);
        std::reverse(out.begin(), out.end());
        return out;
    }

    OneLook& looks_;
    Candidate what_;
    const Geometry& geometry_;
    std::vector<Way> ways_;
    std::size_t next_ = 0;
    std::set<OneLook::Node> met_;
    std::vector<linear::Word> excluded_;  // by cell: by shorter ways
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
        for (const SumsUsed used : in_turn)
            if (told_.empty()) tell(board, used);
        digits_ = std::move(digits);
    }
    return told_;
}

void RuleChains::tell(const Board& board, SumsUsed used) {
    OneLook looks(board, rules_, used);
    std::vector<WaysFrom> all;
    // A chain is a contradiction, too.
    for (const Suppositions::Refuted& each : rules_.suppositions().refuted_on(board, used.subsets))
        all.emplace_back(looks, each.what, board.geometry());
    if (!teller_) teller_.emplace(rules_);
    for (std::size_t length = 1; length <= most_looks && told_.empty(); ++length)
        for (WaysFrom& ways : all) {
            if (told_.size() == most_told || !rules_.go_on()) return;
            const std::vector<LookAt> way = ways.go_on();
            if (way.empty()) continue;
            if (auto branch = teller_->tell_within(board, ways.what(), only_these(way, rules_.model_with_houses())))
                told_.push_back({ways.what(), *std::move(branch), teller_->looks(board, ways.what())});
        }
}

bool find_single_looks(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    // Contradictions take long to find: they are searched where there is no chain at all.
    const std::vector<ToldContradiction>& chains = rules.chains().on(board);
    const auto groups = grouped_by_rule(board.geometry(), chains.empty() ? rules.contradictions().on(board) : chains);
    return std::all_of(groups.begin(), groups.end(),
                       [&](const ToldGroup& group) { return deliver(board, group, sink); });
}

bool find_rule_chains(const Board& board, const RuleView& rules, int looks, const Sink& sink) {
    const auto groups = grouped_by_looks(board.geometry(), rules.chains().on(board));
    if (groups.empty()) return true;
    const std::size_t size = groups.front().front().looks.size();
    const bool wanted = looks == 2 ? size <= 2 : looks == 3 ? size == 3 : size > 3;
    return !wanted || deliver(board, groups.front(), sink);
}

}  // namespace deduku
