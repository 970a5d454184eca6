// Suppositions that rules refute.
//
//   suppose A1 = 3     the cage leaves B1 = 7, the whisper leaves C1 nothing     so A1 is not 3
#include "technique/rules/forcing_net.hpp"

#include <algorithm>
#include <utility>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "technique/parts/patterns.hpp"
#include "technique/rules/refutation.hpp"
#include "technique/rules/suppositions.hpp"

namespace deduku {
namespace {

// Refutations are reported in groups of this many: those from which most follows first.
constexpr std::size_t few = 18;

class ForcingNets {
  public:
    ForcingNets(const Board& board, const RuleView& rules, const Sink& sink)
        : board_(board), rules_(rules), sink_(sink), suppositions_(board, rules), teller_(rules) {}

    bool run() {
        std::vector<Candidate> later;
        for (const Candidate c : by_fewest_digits(board_, rules_))
            if (suppositions_.is_implied(c))
                later.push_back(c);
            else if (!look_at(c))
                return false;
        if (!tell_refuted()) return false;
        return std::all_of(later.begin(), later.end(), [&](Candidate c) { return look_at(c); }) && tell_refuted();
    }

  private:
    struct Refuted {
        Candidate what;
        std::size_t removed = 0;  // up to the contradiction
        std::size_t gained = 0;   // by what follows once it is false
    };

    bool look_at(Candidate c) {
        if (!rules_.go_on()) return true;
        if (const auto removed = suppositions_.refute(c)) refuted_.push_back({c, *removed, suppositions_.gain(c)});
        return refuted_.size() < few || tell_refuted();
    }

    // Cell by cell, those from which most follows first, then those with the shortest path to a contradiction.
    bool tell_refuted() {
        put_in_order(refuted_, [](const Refuted& a, const Refuted& b) {
            return a.gained != b.gained ? a.gained > b.gained : a.removed < b.removed;
        });
        std::vector<Refuted> left = std::exchange(refuted_, {});
        while (!left.empty()) {
            const Cell cell = left.front().what.cell;
            if (const auto told = tell(cell, left)) {
                const auto pattern = [&] {
                    Pattern out = supposition_on(board_, board_.geometry().sector(cell));
                    out.trials = trials_;
                    return out;
                };
                if (!sink_({*told, pattern})) return false;
            }
            std::erase_if(left, [&](const Refuted& each) { return each.what.cell == cell; });
        }
        return true;
    }

    // A Split on the cell with a branch for each refuted candidate; none if there are no reasons for any of them.
    std::optional<Deduction> tell(Cell cell, const std::vector<Refuted>& refuted) {
        Split split{board_.geometry().sector(cell), {}};
        std::vector<Candidate> removes, others;
        trials_.clear();
        for (const Refuted& each : refuted)
            if (each.what.cell == cell)
                if (auto branch = teller_.tell(board_, each.what)) {
                    split.branches.push_back(std::move(*branch));
                    removes.push_back(each.what);
                    trials_.push_back({each.what, teller_.looks(board_, each.what)});
                }
        if (removes.empty()) return std::nullopt;
        put_in_order(removes);
        for (const Digit d : board_.digits(cell))
            if (const Candidate c{cell, d}; !contains(removes, c)) others.push_back(c);
        if (!others.empty()) split.branches.push_back({std::move(others), {}, std::nullopt});
        return Deduction{std::move(split), std::move(removes)};
    }

    const Board& board_;
    const RuleView& rules_;
    const Sink& sink_;
    Suppositions suppositions_;
    std::vector<Refuted> refuted_;
    RefutationTeller teller_;
    std::vector<Pattern::Trial> trials_;  // of the cell told last
};

}  // namespace

bool find_forcing_nets_of_rules(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    return ForcingNets(board, rules, sink).run();
}

}  // namespace deduku
