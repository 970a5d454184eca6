// Boards with rules: propagation (search/lines), branches, undo.
//
// A guess "v is true" that fails comes back as "v is false": the whole search is a stack of guesses and a trail.
#include "search/lines/branching.hpp"
#include "search/solver.hpp"
#include "search/tally.hpp"

namespace deduku {
namespace {

class LineSearch {
  public:
    LineSearch(const lines::Model& model, const Board& board, const SearchRequest& request, Meter& meter)
        : model_(model), position_(model), branching_(model), tally_(request, meter) {
        position_.load(board);
    }

    Solutions run() {
        bool go_on = tally_.open_node();
        while (go_on) {
            const bool holds = position_.run();
            if (holds && position_.open_cells() > 0) {
                const int guess = branching_.choose(position_).candidate;
                guesses_.push_back({guess, position_.mark()});
                position_.keep_only(guess);
                go_on = tally_.open_node();
                continue;
            }
            if (!holds) branching_.blame(position_.blamed());
            if (holds && !tally_.add([&] { return grid(); })) break;
            if (guesses_.empty()) break;
            const Guess wrong = guesses_.back();
            guesses_.pop_back();
            position_.undo_to(wrong.mark);
            const int cell = model_.cell_of(wrong.candidate);
            position_.kill(cell, lines::Word{1} << (wrong.candidate - model_.number(cell, 0)));
        }
        return std::move(tally_).result();
    }

  private:
    struct Guess {
        int candidate = 0;
        lines::Propagation::Mark mark;  // before it
    };

    Grid grid() const {
        Grid out;
        for (int cell = 0; cell < model_.cells(); ++cell)
            out.push_back(static_cast<Digit>(std::countr_zero(position_.open(cell))));
        return out;
    }

    const lines::Model& model_;
    lines::Propagation position_;
    lines::Branching branching_;
    Tally tally_;
    std::vector<Guess> guesses_;
};

}  // namespace

Solutions solve_by_lines(const Board& board, const SearchRequest& request, Meter& meter) {
    const lines::Model model(lines::shape_of(board.geometry()));
    return LineSearch(model, board, request, meter).run();
}

Solutions solve_by_lines(const Board& board, const SearchRequest& request) {
    Meter no_limit;
    return solve_by_lines(board, request, no_limit);
}

}  // namespace deduku
