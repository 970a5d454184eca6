// Boards with rules: propagation (search/linear), branches, undo.
//
// A failed guess "v is true" becomes "v is false": the whole search is a stack of guesses and a trail. Helpers are guessed
// last, and after a solution not again: other values of helpers give no other solution.
#include "search/linear/branching.hpp"
#include "search/solver.hpp"
#include "search/tally.hpp"

namespace deduku {
namespace {

class LineSearch {
  public:
    LineSearch(const linear::LinearModel& model, linear::LinearBranching& branching, const Board& board,
               const SearchRequest& request, Meter& meter)
        : model_(model), position_(model), branching_(branching), tally_(request, meter) {
        position_.load(board);
    }

    Solutions run() {
        bool go_on = tally_.open_node();
        while (go_on) {
            const bool holds = position_.run();
            const bool of_use = holds && tally_.of_use([&](Cell cell) { return position_.open(index(cell)); });
            if (of_use && position_.open_cells() > 0) {
                const bool helpers = position_.open_counted() == 0;
                const int guess = choose();
                guesses_.push_back({guess, position_.mark(), helpers});
                position_.keep_only(guess);
                go_on = tally_.open_node();
                continue;
            }
            if (!holds) branching_.blame(position_.blamed());
            if (of_use) {
                if (!tally_.add([&] { return grid(); })) break;
                while (!guesses_.empty() && guesses_.back().helper) guesses_.pop_back();
            }
            if (guesses_.empty()) break;
            const Guess wrong = guesses_.back();
            guesses_.pop_back();
            position_.undo_to(wrong.mark);
            const int cell = model_.cell_of(wrong.candidate);
            position_.kill(cell, linear::Word{1} << (wrong.candidate - model_.number(cell, 0)));
        }
        return std::move(tally_).result();
    }

  private:
    struct Guess {
        int candidate = 0;
        linear::Propagation::Mark mark;  // the trail before the guess
        bool helper = false;             // all cells that count were single
    };

    int choose() const {
        const int guess = branching_.choose(position_).candidate;
        const int cell = model_.cell_of(guess);
        const linear::Word unseen = tally_.unseen(static_cast<Cell>(cell), position_.open(cell));
        const bool fine = unseen == 0 || (unseen >> (guess - model_.number(cell, 0)) & 1) != 0;
        return fine ? guess : model_.number(cell, std::countr_zero(unseen));
    }

    Grid grid() const {
        Grid out;
        for (int cell = 0; cell < model_.cells(); ++cell)
            out.push_back(static_cast<Digit>(std::countr_zero(position_.open(cell))));
        return out;
    }

    const linear::LinearModel& model_;
    linear::Propagation position_;
    linear::LinearBranching& branching_;
    Tally tally_;
    std::vector<Guess> guesses_;
};

}  // namespace

Solutions solve_by_lines(const Board& board, const SearchRequest& request, Meter& meter) {
    const linear::LinearModel model(board.geometry(), linear::Sums::some, linear::ModelChoices::implied);
    linear::LinearBranching branching(model);
    return solve_by_lines(model, branching, board, request, meter);
}

Solutions solve_by_lines(const linear::LinearModel& model, linear::LinearBranching& branching, const Board& board,
                         const SearchRequest& request, Meter& meter) {
    return LineSearch(model, branching, board, request, meter).run();
}

Solutions solve_by_lines(const Board& board, const SearchRequest& request) {
    Meter no_limit;
    return solve_by_lines(board, request, no_limit);
}

}  // namespace deduku
