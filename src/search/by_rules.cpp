// Boards with rules: propagation (search/rules), branches, undo; those of more than nine digits by lines.
//
// A guess "this digit is here" that fails comes back as "it is not": the search is a stack of guesses, each with a copy of the
// position before it.
#include "search/rules/branching.hpp"
#include "search/solver.hpp"
#include "search/tally.hpp"

namespace deduku {
namespace {

class RuleSearch {
  public:
    RuleSearch(const rules::Model& model, const SearchRequest& request, Meter& meter)
        : position_(model), branching_(model), tally_(request, meter) {}

    Solutions run() {
        bool holds = position_.start();
        bool go_on = tally_.open_node();
        while (go_on) {
            holds = holds && position_.run();
            if (holds && !position_.solved()) {
                const rules::Guess guess = branching_.choose(position_);
                position_.save(guesses_.size());
                guesses_.push_back(guess);
                holds = position_.set(guess.cell, guess.digit);
                go_on = tally_.open_node();
                continue;
            }
            if (!holds) branching_.blame(position_.blamed(), position_.blame());
            if (holds && !tally_.add([&] { return grid(); })) break;
            if (guesses_.empty()) break;
            const rules::Guess wrong = guesses_.back();
            guesses_.pop_back();
            position_.restore(guesses_.size());
            holds = position_.set(wrong.cell, static_cast<rules::Mask>(~wrong.digit));
        }
        return std::move(tally_).result();
    }

  private:
    Grid grid() const {
        Grid out;
        for (int cell = 0; cell < position_.model().cells; ++cell)
            out.push_back(static_cast<Digit>(rules::lowest(position_.open(cell))));
        return out;
    }

    rules::Position position_;
    rules::Branching branching_;
    Tally tally_;
    std::vector<rules::Guess> guesses_;
};

}  // namespace

Solutions solve_by_rules(const Board& board, const SearchRequest& request, Meter& meter) {
    const std::unique_ptr<const rules::Model> model = rules::Model::make(board);
    if (model == nullptr) return solve_by_lines(board, request, meter);
    return RuleSearch(*model, request, meter).run();
}

Solutions solve_by_rules(const Board& board, const SearchRequest& request) {
    Meter no_limit;
    return solve_by_rules(board, request, no_limit);
}

}  // namespace deduku
