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

class ForcingNets {
  public:
    ForcingNets(const Board& board, const RuleView& rules, const Sink& sink)
        : board_(board), rules_(rules), sink_(sink), teller_(rules) {}

    // Cell by cell, those from which most follows first.
    bool run() {
        for (const Trial& trial : trials()) {
            const auto told = tell(trial);
            if (!told) continue;
            const auto pattern = [&] {
                Pattern out = supposition_on(board_, board_.geometry().sector(trial.cell));
                out.trials = told_;
                return out;
            };
            if (!sink_({*told, pattern})) return false;
        }
        return true;
    }

  private:
    struct Trial {
        Cell cell;
        std::vector<Candidate> refuted;
        std::size_t gained = 0;  // by what follows once these are false
    };

    std::vector<Trial> trials() const {
        std::vector<Trial> out;
        Suppositions& suppositions = rules_.suppositions();
        for (const Suppositions::Refuted& each : suppositions.refuted_on(board_, Subsets::left_out)) {
            const auto known =
                std::find_if(out.begin(), out.end(), [&](const Trial& trial) { return trial.cell == each.what.cell; });
            if (known == out.end())
                out.push_back({each.what.cell, {each.what}});
            else
                known->refuted.push_back(each.what);
        }
        for (Trial& trial : out) trial.gained = suppositions.gain(board_, trial.refuted);
        put_in_order(out, [](const Trial& a, const Trial& b) { return a.gained > b.gained; });
        return out;
    }

    // A Split on the cell with a branch for each refuted candidate; none if there are no reasons for any of them.
    std::optional<Deduction> tell(const Trial& trial) {
        Split split{board_.geometry().sector(trial.cell), {}};
        std::vector<Candidate> removes, others;
        told_.clear();
        for (const Candidate c : trial.refuted)
            if (auto branch = teller_.tell(board_, c)) {
                split.branches.push_back(std::move(*branch));
                removes.push_back(c);
                told_.push_back({c, teller_.looks(board_, c)});
            }
        if (removes.empty()) return std::nullopt;
        put_in_order(removes);
        for (const Digit d : board_.digits(trial.cell))
            if (const Candidate c{trial.cell, d}; !contains(removes, c)) others.push_back(c);
        if (!others.empty()) split.branches.push_back({std::move(others), {}, std::nullopt});
        return Deduction{std::move(split), std::move(removes)};
    }

    const Board& board_;
    const RuleView& rules_;
    const Sink& sink_;
    RefutationTeller teller_;
    std::vector<Pattern::Trial> told_;  // of the cell told last
};

}  // namespace

bool find_forcing_nets_of_rules(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    return ForcingNets(board, rules, sink).run();
}

}  // namespace deduku
