// Boards with rules: propagation (search/rules), branches, undo; those of more than nine digits by lines.
//
// A guess "this digit is here" that fails comes back as "it is not": the search is a stack of guesses, each with a copy of the
// position before it. Another thread gets the "it is not" of the lowest guess that still has one:
//
//   A1=5                   given away: A1 is not 5
//     C4=2                 the next to give: A1=5, C4 is not 2
//       B7=3 .. here
#include <algorithm>

#include "search/lines/branching.hpp"
#include "search/rules/branching.hpp"
#include "search/rules/look_ahead.hpp"
#include "search/sharing.hpp"
#include "search/solver.hpp"
#include "search/tally.hpp"

namespace deduku {
namespace {

using SharedModel = std::shared_ptr<const rules::Model>;
using Digits = std::array<rules::Mask, rules::most_cells>;  // of each cell

Digits digits_of(const Board& board) {
    Digits out{};
    for (const Cell cell : board.geometry().every_cell())
        out[rules::at(index(cell))] = static_cast<rules::Mask>(board.digits(cell).bits());
    return out;
}

class RuleSearch {
  public:
    RuleSearch(const SharedModel& model, rules::Branching& branching, const SearchRequest& request, Meter& meter,
               const Sharing* sharing = nullptr)
        : model_(model), position_(*model), branching_(branching), tally_(request, meter), sharing_(sharing) {}

    /// Where it pays, guesses are chosen by what follows from them; for a search that ends with the second solution: it is
    /// of no use among many.
    RuleSearch& look_ahead(const SearchRequest& request) {
        looks_ahead_ = request.limit <= 2 && rules::look_ahead_pays(*model_);
        return *this;
    }

    Solutions run(const Digits& digits) {
        bool holds = position_.start();
        for (int cell = 0; cell < model_->cells; ++cell) holds = holds && position_.set(cell, digits[rules::at(cell)]);
        bool go_on = tally_.open_node();
        while (go_on) {
            holds = holds && position_.run();
            rules::Guess guess;
            if (holds && looks_ahead_) holds = rules::look_ahead(position_, branching_, guesses_.size(), guess);
            const bool of_use = holds && tally_.of_use([&](Cell cell) { return position_.open(index(cell)); });
            if (of_use && !position_.solved()) {
                if (!looks_ahead_) guess = choose();
                position_.save(guesses_.size());
                guesses_.push_back({guess});
                holds = position_.set(guess.cell, guess.digit);
                go_on = tally_.open_node();
                if (sharing_ != nullptr && sharing_->wanted()) give_away();
                continue;
            }
            if (!holds) branching_.blame(position_.blamed(), position_.blame());
            if (of_use && !tally_.add([&] { return grid(); })) break;
            while (!guesses_.empty() && guesses_.back().given) guesses_.pop_back();
            if (guesses_.empty()) break;
            const rules::Guess wrong = guesses_.back().guess;
            guesses_.pop_back();
            position_.restore(guesses_.size());
            holds = position_.set(wrong.cell, static_cast<rules::Mask>(~wrong.digit));
        }
        return std::move(tally_).result();
    }

  private:
    struct Level {
        rules::Guess guess;
        bool given = false;  // its alternative was given away
    };

    // The last levels are too little work for another thread.
    void give_away() {
        constexpr std::ptrdiff_t own = 2;
        const auto level = std::find_if(guesses_.begin(), guesses_.end(), [](const Level& l) { return !l.given; });
        if (guesses_.end() - level <= own) return;
        level->given = true;
        Digits rest{};
        const std::span<const rules::Mask> before = position_.saved(static_cast<std::size_t>(level - guesses_.begin()));
        std::copy_n(before.begin(), rest.size(), rest.begin());
        rest[rules::at(level->guess.cell)] &= static_cast<rules::Mask>(~level->guess.digit);
        sharing_->give([model = model_, branching = branching_, rest](const SearchRequest& request,
                                                                      const Sharing& sharing, Meter& meter) mutable {
            return RuleSearch(model, branching, request, meter, &sharing).look_ahead(request).run(rest);
        });
    }

    rules::Guess choose() const {
        const rules::Guess guess = branching_.choose(position_);
        const rules::Mask unseen = tally_.unseen(static_cast<Cell>(guess.cell), position_.open(guess.cell));
        return unseen == 0 || (unseen & guess.digit) != 0
                   ? guess
                   : rules::Guess{guess.cell, rules::mask_of(rules::lowest(unseen))};
    }

    Grid grid() const {
        Grid out;
        for (int cell = 0; cell < model_->cells; ++cell)
            out.push_back(static_cast<Digit>(rules::lowest(position_.open(cell))));
        return out;
    }

    SharedModel model_;
    rules::Position position_;
    rules::Branching& branching_;
    Tally tally_;
    const Sharing* sharing_;  // or null
    bool looks_ahead_ = false;
    std::vector<Level> guesses_;
};

}  // namespace

Solutions solve_by_rules(const Board& board, const SearchRequest& request, Meter& meter) {
    const SharedModel model = rules::Model::make(board);
    if (model == nullptr) return solve_by_lines(board, request, meter);
    rules::Branching branching(*model);
    return RuleSearch(model, branching, request, meter).look_ahead(request).run(digits_of(board));
}

Solutions share_by_rules(const Board& board, const SearchRequest& request, const Sharing& sharing, Meter& meter) {
    const SharedModel model = rules::Model::make(board);
    if (model == nullptr) return solve_by_lines(board, request, meter);
    rules::Branching branching(*model);
    return RuleSearch(model, branching, request, meter, &sharing).look_ahead(request).run(digits_of(board));
}

struct RepeatedSearch::Known {
    explicit Known(const Board& board)
        : by_rules(rules::Model::make(board)), by_lines(lines::shape_of(board.geometry())), lines_branching(by_lines) {
        if (by_rules != nullptr) rules_branching.emplace(*by_rules);
    }

    SharedModel by_rules;  // or null
    std::optional<rules::Branching> rules_branching;
    lines::Model by_lines;
    lines::Branching lines_branching;
};

RepeatedSearch::RepeatedSearch(const Board& board) : known_(std::make_unique<Known>(board)) {}
RepeatedSearch::~RepeatedSearch() = default;

bool RepeatedSearch::has_rules() const { return known_->by_rules != nullptr; }

Solutions RepeatedSearch::by_rules(const Board& board, const SearchRequest& request, Meter& meter) {
    if (!has_rules()) return by_lines(board, request, meter);
    return RuleSearch(known_->by_rules, *known_->rules_branching, request, meter).run(digits_of(board));
}

Solutions RepeatedSearch::by_lines(const Board& board, const SearchRequest& request, Meter& meter) {
    return solve_by_lines(known_->by_lines, known_->lines_branching, board, request, meter);
}

Solutions solve_by_rules(const Board& board, const SearchRequest& request) {
    Meter no_limit;
    return solve_by_rules(board, request, no_limit);
}

}  // namespace deduku
