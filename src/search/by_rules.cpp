// Boards with rules: propagation (search/variants), branches, undo; boards of more than nine digits are solved by lines.
// If a search needs many positions, it continues with positions side by side (search/variants/lanes).
//
// A failed guess "this digit is here" becomes "it is not": the search is a stack of guesses, each with a copy of the
// position before it. Another thread is given the "it is not" of the lowest guess whose alternative is still here:
//
//   A1=5                   given away: A1 is not 5
//     C4=2                 the next to give: A1=5, C4 is not 2
//       B7=3 .. here
#include <algorithm>
#include <utility>

#include "search/linear/branching.hpp"
#include "search/sharing.hpp"
#include "search/solver.hpp"
#include "search/tally.hpp"
#include "search/variants/branching.hpp"
#include "search/variants/lanes/search.hpp"
#include "search/variants/look_ahead.hpp"

namespace deduku {
namespace {

using SharedModel = std::shared_ptr<const variants::VariantModel>;
using variants::DigitRow;
using CellRow = std::array<variants::DigitMask, variants::most_cells>;

// Searches with fewer guesses end before positions side by side pay. Guesses by look-ahead take longer but are better.
constexpr std::uint64_t guesses_alone = 6;
constexpr std::uint64_t guesses_ahead = 250;
// Choices make look-ahead slow: it begins after this number of nodes.
constexpr std::uint64_t nodes_until_ahead = 300;
// The weight of the cell of a wrong guess, beside that of the rule that refuted it.
constexpr float blame_of_guess = 0.1F;

CellRow digits_of(const Board& board, int cells) {
    CellRow out{};
    for (int cell = 0; cell < cells; ++cell)
        out[at(cell)] = static_cast<variants::DigitMask>(board.digits(static_cast<Cell>(cell)).bits());
    return out;
}

// Nodes of a search one position at a time, which take as long as `nodes_before_fallback` side by side.
constexpr std::uint64_t alone_until_lost = 300'000;

class RuleSearch {
  public:
    RuleSearch(const SharedModel& model, variants::VariantBranching& branching, const SearchRequest& request,
               Meter& meter, const Sharing* sharing = nullptr)
        : model_(model),
          position_(*model),
          branching_(branching),
          request_(request),
          meter_(meter),
          tally_(request, meter),
          sharing_(sharing) {}

    /// The fastest setting for a whole answer: positions side by side, and before them guesses by look-ahead if the
    /// search ends with the second solution; among many solutions they are useless.
    RuleSearch& fastest() {
        looks_ahead_ = request_.limit <= 2 && variants::look_ahead_pays(*model_);
        if (variants::passes_exist && request_.unseen == nullptr && !model_->sums.empty() && model_->patterns.empty() &&
            !model_->houses.empty() && model_->cells <= variants::most_grid_cells)
            passes_ = variants::best_pass_kernel();
        return *this;
    }

    /// Whether it continues with positions side by side.
    bool has_passes() const { return passes_ != nullptr; }

    /// Sets the board of the whole search, which may be handed over to `fallback`.
    RuleSearch& of(const Board& board) {
        if (request_.fallback && request_.limit <= 2 && !request_.each && request_.unseen == nullptr) board_ = &board;
        return *this;
    }

    /// Allows only the states that the helpers of a board have.
    RuleSearch& with_states(const Board& board) {
        position_.allow_states(variants::states_of(model_->patterns, board));
        return *this;
    }

    Solutions run(const CellRow& digits) {
        bool holds = position_.start();
        for (int cell = 0; cell < model_->cells; ++cell) holds = holds && position_.set(cell, digits[at(cell)]);
        bool go_on = tally_.open_node();
        while (go_on) {
            holds = holds && position_.run();
            variants::Guess guess;
            if (holds && looks_ahead()) holds = variants::look_ahead(position_, branching_, guesses_.size(), guess);
            if (holds && side_by_side()) {
                search_rest();
                break;
            }
            if (tally_.nodes() == alone_until_lost && handed_over()) break;
            const bool of_use = holds && tally_.of_use([&](Cell cell) { return open(index(cell)); });
            if (of_use && !position_.solved()) {
                if (guess.digit == 0) guess = choose();
                position_.save(guesses_.size());
                guesses_.push_back({guess});
                holds = position_.set(guess.cell, guess.digit);
                go_on = tally_.open_node();
                if (sharing_ != nullptr && sharing_->wanted()) give_away();
                continue;
            }
            if (!holds) blame();
            if (of_use && !tally_.add([&] { return grid(row()); })) break;
            while (!guesses_.empty() && guesses_.back().given) guesses_.pop_back();
            if (guesses_.empty()) break;
            const variants::Guess wrong = guesses_.back().guess;
            guesses_.pop_back();
            position_.restore(guesses_.size());
            holds = position_.set(wrong.cell, static_cast<variants::DigitMask>(~wrong.digit));
        }
        return std::move(tally_).result();
    }

  private:
    // The nodes before look-ahead.
    std::uint64_t nodes_before() const { return model_->choices.empty() ? 0 : nodes_until_ahead; }
    bool looks_ahead() const { return looks_ahead_ && tally_.nodes() > nodes_before(); }

    void blame() {
        branching_.blame(position_.blamed(), position_.blame());
        if (!guesses_.empty()) branching_.blame(variants::Area::of(guesses_.back().guess.cell), blame_of_guess);
    }

    struct Level {
        variants::Guess guess;
        bool given = false;  // its alternative belongs to another thread
    };

    // Keeps the last levels: they are too little work for another thread.
    void give_away() {
        constexpr std::ptrdiff_t own = 2;
        const auto level = std::find_if(guesses_.begin(), guesses_.end(), [](const Level& l) { return !l.given; });
        if (guesses_.end() - level <= own) return;
        level->given = true;
        give(alternative(static_cast<std::size_t>(level - guesses_.begin())));
    }

    void give(const CellRow& rest) {
        sharing_->give([model = model_, branching = branching_, rest](const SearchRequest& request,
                                                                      const Sharing& sharing, Meter& meter) mutable {
            return RuleSearch(model, branching, request, meter, &sharing).fastest().run(rest);
        });
    }

    /// The digits without the guess of a level.
    CellRow alternative(std::size_t level) const {
        CellRow out{};
        const variants::Guess& guess = guesses_[level].guess;
        std::copy_n(position_.saved(level).begin(), out.size(), out.begin());
        out[at(guess.cell)] &= static_cast<variants::DigitMask>(~guess.digit);
        return out;
    }

    bool side_by_side() {
        if (!variants::passes_exist || passes_ == nullptr || position_.solved()) return false;
        if (tally_.nodes() <= (looks_ahead_ ? nodes_before() + guesses_ahead : guesses_alone)) return false;
        if (!program_) program_ = variants::Program::make(*model_);
        if (!program_) passes_ = nullptr;
        return program_.has_value();
    }

    // Positions side by side have the cells of the grid only.
    static DigitRow grid_row(const CellRow& row) {
        DigitRow out{};
        std::copy_n(row.begin(), out.size(), out.begin());
        return out;
    }
    static CellRow cell_row(const DigitRow& row) {
        CellRow out{};
        std::copy(row.begin(), row.end(), out.begin());
        return out;
    }

    bool handed_over() {
        if (board_ == nullptr) return false;
        Meter turn(meter_, fallback_turn);
        return tally_.try_to_hand_over(*std::exchange(board_, nullptr), turn);
    }

    void search_rest() {
        if constexpr (variants::passes_exist) {
            const variants::LaneSearch::Events events{
                [&] { return (tally_.nodes() != nodes_before_fallback || !handed_over()) && tally_.open_node(); },
                [&](const DigitRow& row) { return tally_.add([&] { return grid(cell_row(row)); }); },
                [&] { return sharing_ != nullptr && sharing_->wanted(); },
                [&](const DigitRow& row) { give(cell_row(row)); }};
            variants::LaneSearch search(*model_, *program_, *passes_, branching_, events);
            for (std::size_t level = 0; level < guesses_.size(); ++level)
                if (!guesses_[level].given) search.add(grid_row(alternative(level)));
            search.add(grid_row(row()));
            search.run();
        }
    }

    variants::Guess choose() const {
        const variants::Guess guess = branching_.choose(position_);
        const variants::DigitMask unseen = tally_.unseen(static_cast<Cell>(guess.cell), position_.open(guess.cell));
        return unseen == 0 || (unseen & guess.digit) != 0
                   ? guess
                   : variants::Guess{guess.cell, variants::mask_of(variants::lowest(unseen))};
    }

    CellRow row() const {
        CellRow out{};
        for (int cell = 0; cell < model_->cells; ++cell) out[at(cell)] = position_.open(cell);
        return out;
    }

    // No digits of helpers, which are no cells of the model.
    variants::DigitMask open(int cell) const {
        return cell < model_->cells ? position_.open(cell) : variants::DigitMask{0};
    }

    Grid grid(const CellRow& row) const {
        std::vector<Digit> out;
        for (int cell = 0; cell < model_->cells; ++cell)
            out.push_back(static_cast<Digit>(variants::lowest(row[at(cell)])));
        variants::add_states(model_->patterns, position_.states(), out);
        return Grid(std::move(out));
    }

    SharedModel model_;
    variants::VariantPosition position_;
    variants::VariantBranching& branching_;
    const SearchRequest& request_;
    Meter& meter_;
    Tally tally_;
    const Sharing* sharing_;  // or null
    bool looks_ahead_ = false;
    const variants::PassKernel* passes_ = nullptr;  // null: no positions side by side
    std::optional<variants::Program> program_;
    const Board* board_ = nullptr;  // null: the search is not handed over
    std::vector<Level> guesses_;
};

}  // namespace

Solutions solve_by_rules(const Board& board, const SearchRequest& request, Meter& meter) {
    const SharedModel model = variants::VariantModel::make(board);
    if (model == nullptr) return solve_by_lines(board, request, meter);
    variants::VariantBranching branching(*model);
    return RuleSearch(model, branching, request, meter)
        .fastest()
        .of(board)
        .with_states(board)
        .run(digits_of(board, model->cells));
}

Solutions share_by_rules(const Board& board, const SearchRequest& request, const Sharing& sharing, Meter& meter) {
    const SharedModel model = variants::VariantModel::make(board);
    if (model == nullptr) return solve_by_lines(board, request, meter);
    if (!model->patterns.empty()) return solve_by_rules(board, request, meter);
    variants::VariantBranching branching(*model);
    return RuleSearch(model, branching, request, meter, &sharing).fastest().run(digits_of(board, model->cells));
}

struct RepeatedSearch::Known {
    explicit Known(const Board& board)
        : geometry(board.shared_geometry()), by_rules(variants::VariantModel::make(board)) {
        if (by_rules != nullptr) {
            rules_branching.emplace(*by_rules);
        } else {
            by_lines.emplace(*geometry, linear::Sums::some, linear::ModelChoices::implied);
            lines_branching.emplace(*by_lines);
        }
    }

    GeometryPtr geometry;
    SharedModel by_rules;  // null: by lines
    std::optional<variants::VariantBranching> rules_branching;
    std::optional<linear::LinearModel> by_lines;
    std::optional<linear::LinearBranching> lines_branching;
};

RepeatedSearch::RepeatedSearch(const Board& board) : known_(std::make_unique<Known>(board)) {}
RepeatedSearch::~RepeatedSearch() = default;

Solutions RepeatedSearch::by_rules(const Board& board, const SearchRequest& request, Meter& meter) {
    if (known_->by_rules == nullptr)
        return solve_by_lines(*known_->by_lines, *known_->lines_branching, board, request, meter);
    return RuleSearch(known_->by_rules, *known_->rules_branching, request, meter)
        .with_states(board)
        .run(digits_of(board, known_->by_rules->cells));
}

Solutions RepeatedSearch::side_by_side(const Board& board, const SearchRequest& request, Meter& meter) {
    Solutions none;
    none.end = SearchEnd::budget;
    if (known_->by_rules == nullptr) return none;
    RuleSearch search(known_->by_rules, *known_->rules_branching, request, meter);
    return search.fastest().has_passes() ? search.with_states(board).run(digits_of(board, known_->by_rules->cells))
                                         : none;
}

Solutions solve_by_rules(const Board& board, const SearchRequest& request) {
    Meter no_limit;
    return solve_by_rules(board, request, no_limit);
}

}  // namespace deduku
