// Boards with rules: propagation (search/rules), branches, undo; those of more than nine digits by lines.
//
// A guess "this digit is here" that fails comes back as "it is not": the search is a stack of guesses, each with a copy of the
// position before it.
#include "search/lines/branching.hpp"
#include "search/rules/branching.hpp"
#include "search/solver.hpp"
#include "search/tally.hpp"

namespace deduku {
namespace {

class RuleSearch {
  public:
    RuleSearch(const rules::Model& model, rules::Branching& branching, const SearchRequest& request, Meter& meter)
        : position_(model), branching_(branching), tally_(request, meter) {}

    Solutions run(const Board& board) {
        bool holds = position_.start();
        for (const Cell cell : board.geometry().every_cell())
            holds = holds && position_.set(index(cell), static_cast<rules::Mask>(board.digits(cell).bits()));
        bool go_on = tally_.open_node();
        while (go_on) {
            holds = holds && position_.run();
            const bool of_use = holds && tally_.of_use([&](Cell cell) { return position_.open(index(cell)); });
            if (of_use && !position_.solved()) {
                const rules::Guess guess = choose();
                position_.save(guesses_.size());
                guesses_.push_back(guess);
                holds = position_.set(guess.cell, guess.digit);
                go_on = tally_.open_node();
                continue;
            }
            if (!holds) branching_.blame(position_.blamed(), position_.blame());
            if (of_use && !tally_.add([&] { return grid(); })) break;
            if (guesses_.empty()) break;
            const rules::Guess wrong = guesses_.back();
            guesses_.pop_back();
            position_.restore(guesses_.size());
            holds = position_.set(wrong.cell, static_cast<rules::Mask>(~wrong.digit));
        }
        return std::move(tally_).result();
    }

  private:
    rules::Guess choose() const {
        const rules::Guess guess = branching_.choose(position_);
        const rules::Mask unseen = tally_.unseen(static_cast<Cell>(guess.cell), position_.open(guess.cell));
        return unseen == 0 || (unseen & guess.digit) != 0
                   ? guess
                   : rules::Guess{guess.cell, rules::mask_of(rules::lowest(unseen))};
    }

    Grid grid() const {
        Grid out;
        for (int cell = 0; cell < position_.model().cells; ++cell)
            out.push_back(static_cast<Digit>(rules::lowest(position_.open(cell))));
        return out;
    }

    rules::Position position_;
    rules::Branching& branching_;
    Tally tally_;
    std::vector<rules::Guess> guesses_;
};

}  // namespace

Solutions solve_by_rules(const Board& board, const SearchRequest& request, Meter& meter) {
    const std::unique_ptr<const rules::Model> model = rules::Model::make(board);
    if (model == nullptr) return solve_by_lines(board, request, meter);
    rules::Branching branching(*model);
    return RuleSearch(*model, branching, request, meter).run(board);
}

struct RepeatedSearch::Known {
    explicit Known(const Board& board)
        : by_rules(rules::Model::make(board)), by_lines(lines::shape_of(board.geometry())), lines_branching(by_lines) {
        if (by_rules != nullptr) rules_branching.emplace(*by_rules);
    }

    std::unique_ptr<const rules::Model> by_rules;  // or null
    std::optional<rules::Branching> rules_branching;
    lines::Model by_lines;
    lines::Branching lines_branching;
};

RepeatedSearch::RepeatedSearch(const Board& board) : known_(std::make_unique<Known>(board)) {}
RepeatedSearch::~RepeatedSearch() = default;

bool RepeatedSearch::has_rules() const { return known_->by_rules != nullptr; }

Solutions RepeatedSearch::by_rules(const Board& board, const SearchRequest& request, Meter& meter) {
    if (!has_rules()) return by_lines(board, request, meter);
    return RuleSearch(*known_->by_rules, *known_->rules_branching, request, meter).run(board);
}

Solutions RepeatedSearch::by_lines(const Board& board, const SearchRequest& request, Meter& meter) {
    return solve_by_lines(known_->by_lines, known_->lines_branching, board, request, meter);
}

Solutions solve_by_rules(const Board& board, const SearchRequest& request) {
    Meter no_limit;
    return solve_by_rules(board, request, no_limit);
}

}  // namespace deduku
