// Candidates that are excluded in every case of a rule that the board still allows.
//
//   sandwich 35 in row 1    1 and 9 at A1 and I1, or the reverse; all other places of 1 and 9 are dead cases
//                           ->   no 1 and no 9 in B1 .. H1
#include "technique/rules/cases.hpp"

#include <algorithm>

#include "technique/reasons/line_reasons.hpp"
#include "technique/rules/telling.hpp"

namespace deduku {
namespace {

using linear::Word;

class CaseFinder {
  public:
    CaseFinder(const Board& board, const RuleView& view, const Sink& sink)
        : board_(board), view_(view), sink_(sink), position_(view.model()), filter_(view.filter()) {
        position_.load(board);
    }

    bool run() {
        for (std::size_t c = 0; c < view_.model().choices().size(); ++c) {
            std::vector<linear::Kill> kills = killed_by(c);
            if (!kills.empty() && !deliver(c, std::move(kills))) return false;
        }
        return true;
    }

  private:
    // The candidates that a case kills, by cell; none if the case is impossible.
    std::optional<std::vector<Word>> killed_by(const linear::ChoiceCase& which) {
        std::vector<linear::Kill> kills;
        for (const linear::LinearSum& sum : which.sums)
            if (!filter_.run(sum, position_.open(), kills)) return std::nullopt;
        std::vector<Word> out(at(view_.model().cells()));
        for (const linear::Kill& kill : kills) out[at(kill.cell)] |= kill.digits;
        return out;
    }

    // The candidates that all possible cases kill; all candidates of a cell if no case is possible.
    std::vector<linear::Kill> killed_by(std::size_t choice) {
        std::optional<std::vector<Word>> all;
        for (const linear::ChoiceCase& which : view_.model().choices()[choice]) {
            const auto killed = killed_by(which);
            if (!killed) continue;
            if (!all)
                all = killed;
            else
                for (std::size_t i = 0; i < all->size(); ++i) (*all)[i] &= (*killed)[i];
        }
        const std::span<const int> cells = view_.model().cells_of_choice(static_cast<int>(choice));
        if (!all && !cells.empty()) return {{cells.front(), position_.open(cells.front())}};
        std::vector<linear::Kill> out;
        for (std::size_t i = 0; all && i < all->size(); ++i)
            if ((*all)[i] != 0) out.push_back({static_cast<int>(i), (*all)[i]});
        return out;
    }

    bool deliver(std::size_t choice, std::vector<linear::Kill> kills) {
        const std::vector<linear::Kill> all = kills;
        return deliver_told(
            view_, all,
            [&](ProofEvents& to) {
                reasons::LineReasons(position_, to, view_.most_steps())
                    .by_choice(static_cast<int>(choice), kills, linear::Call::late);
            },
            [&] {
                Pattern out;
                out.form = Form::cases;
                if (const auto rule = view_.rule_of_choice(choice)) out.rules = {*rule};
                for (const int cell : view_.model().cells_of_choice(static_cast<int>(choice)))
                    if (!board_.digits(static_cast<Cell>(cell)).single()) out.cells.push_back(static_cast<Cell>(cell));
                return out;
            },
            sink_);
    }

    const Board& board_;
    const RuleView& view_;
    const Sink& sink_;
    linear::Propagation position_;
    linear::LinearFilter filter_;
};

}  // namespace

bool find_cases(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    return rules.model().choices().empty() || CaseFinder(board, rules, sink).run();
}

}  // namespace deduku
