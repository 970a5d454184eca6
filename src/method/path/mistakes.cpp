#include "method/path/mistakes.hpp"

#include <algorithm>
#include <iterator>

#include "grid/in_order.hpp"
#include "method/path/rule_breaks.hpp"
#include "search/solver.hpp"

namespace deduku::path {
namespace {

// The nodes of a search, and of all searches for the mistakes of a board.
constexpr std::uint64_t nodes_of_search = 8000;
constexpr std::uint64_t nodes_of_all = 200'000;

using Digits = Table<Cell, Set<Digit>>;

std::vector<Cell> without(std::vector<Cell> cells, Cell one) {
    std::erase(cells, one);
    return cells;
}

}  // namespace

// Searches for solutions of parts of the player's board.
class Review::Searches {
  public:
    Searches(const Review& review, Meter& meter) : review_(review), meter_(meter, nodes_of_all) {
        if (review.geometry_.constrained()) by_rules_.emplace(start_board(review.puzzle_));
    }

    /// A solution of the puzzle with the player's digits and marks in these cells.
    Solutions with(const std::vector<Cell>& cells) {
        const Board board = review_.board_of(cells);
        if (board.contradictory()) return {};
        Meter some(meter_, nodes_of_search);
        if (!by_rules_) return solve_by_search(board, {.limit = 1}, some);
        return by_rules_->by_rules(board, {.limit = 1}, some);
    }
    /// Whether it is known that there is none.
    bool none(const std::vector<Cell>& cells) {
        const Solutions found = with(cells);
        return found.count == 0 && found.end == SearchEnd::complete;
    }

  private:
    const Review& review_;
    Meter meter_;
    std::optional<RepeatedSearch> by_rules_;
};

Review::Review(const Puzzle& puzzle, const Digits& state)
    : puzzle_(puzzle), geometry_(puzzle.geometry()), cells_(state.empty() ? puzzle.cells : state) {
    // The player writes in cells of the grid.
    while (cells_.size() < puzzle.cells.size()) cells_.push_back(puzzle.cells[static_cast<Cell>(cells_.size())]);
    for (Cell cell : geometry_.every_cell()) cells_[cell] &= puzzle.cells[cell];
}

Board Review::board() const {
    Board out = start_board(puzzle_);
    for (Cell cell : geometry_.every_cell()) out.keep_only(cell, cells_[cell]);
    return out;
}

Board Review::board_of(const std::vector<Cell>& cells) const {
    Board out = start_board(puzzle_);
    for (Cell cell : cells) out.keep_only(cell, cells_[cell]);
    return out;
}

bool Review::is_wrong(Cell cell) const {
    return std::any_of(out_.begin(), out_.end(), [&](const Mistake& mistake) { return mistake.what.cell == cell; });
}

void Review::blame(Mistake mistake) {
    put_in_order(mistake.others);
    out_.push_back(std::move(mistake));
}

// The cells with digits of the player; first those of the solution.
std::vector<Cell> Review::written() const {
    std::vector<Cell> out;
    for (Cell cell : geometry_.every_grid_cell())
        if (stands(cell) && !is_given(cell)) out.push_back(cell);
    std::stable_partition(out.begin(), out.end(), [&](Cell cell) { return is_right(cell); });
    return out;
}

// A house that has the digit in another cell.
std::optional<House> Review::house_with(Candidate c, const Digits& digits) const {
    for (House house : geometry_.every_house()) {
        if (!geometry_.has(house, c.cell)) continue;
        for (Cell cell : geometry_.cells_of(house))
            if (cell != c.cell && digits[cell] == Set<Digit>{c.digit}) return house;
    }
    return std::nullopt;
}

// The digits that repeat another one or break a rule, added to the givens in this order.
void Review::look_at_digits(const std::vector<Cell>& order) {
    std::optional<RuleBreaks> rules;
    if (geometry_.constrained() && !order.empty()) rules.emplace(geometry_);
    Digits digits = puzzle_.cells;
    for (Cell cell : order) {
        const Digit digit = cells_[cell].first();
        if (const auto house = house_with({cell, digit}, digits)) {
            blame({Mistake::Kind::twice, {cell, digit}, *house});
            continue;
        }
        digits[cell] = {digit};
        if (rules) look_at_rules(cell, *rules, digits);
    }
}

// Removes the digit of the cell if it breaks a rule, and tells it with few other digits: the first ones.
void Review::look_at_rules(Cell cell, const RuleBreaks& rules, Digits& digits) {
    const auto rule = rules.broken(cell, digits);
    if (!rule) return;
    Digits fewer = digits;
    std::vector<Cell> others;
    const std::vector<Cell>& cells = rules.cells_of(*rule);
    for (auto at = cells.rbegin(); at != cells.rend(); ++at) {
        const Cell other = *at;
        if (other == cell || !digits[other].single()) continue;
        fewer[other] = is_given(other) ? geometry_.all_digits(other) : puzzle_.cells[other];
        if (rules.breaks(*rule, fewer)) continue;
        fewer[other] = digits[other];
        others.push_back(other);
    }
    blame({Mistake::Kind::rule, {cell, digits[cell].first()}, {}, *rule, std::move(others)});
    digits[cell] = puzzle_.cells[cell];
}

void Review::compare(Cell cell) {
    const Digit right = (*grid_)[cell];
    if (is_wrong(cell) || cells_[cell].has(right)) return;
    const bool written = stands(cell);
    blame({written ? Mistake::Kind::digit : Mistake::Kind::mark, {cell, written ? cells_[cell].first() : right}});
}

// Removes digits, then marks, until those left have a solution; returns it, if known.
std::optional<Grid> Review::fit_together(Searches& searches) {
    std::vector<Cell> left;
    for (Cell cell : written())
        if (!is_wrong(cell)) left.push_back(cell);
    for (Cell cell : geometry_.every_cell())
        if (!stands(cell) && cells_[cell] != puzzle_.cells[cell]) left.push_back(cell);
    for (;;) {
        Solutions found = searches.with(left);
        if (found.count > 0) return std::move(found.first);
        if (found.end != SearchEnd::complete || left.empty()) return std::nullopt;
        // The first cells that have no solution together, one more than have one.
        std::size_t some = 0, none = left.size();
        while (none - some > 1) {
            const std::size_t half = some + (none - some) / 2;
            const bool too_many = searches.none({left.begin(), left.begin() + static_cast<std::ptrdiff_t>(half)});
            (too_many ? none : some) = half;
        }
        const Cell cell = left[some];
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(some));
        blame(misfit(cell, {left.begin(), left.begin() + static_cast<std::ptrdiff_t>(some)}, searches));
    }
}

// Why the cell does not fit those before it.
Mistake Review::misfit(Cell cell, std::vector<Cell> before, Searches& searches) const {
    if (!stands(cell)) {
        const Solutions found = searches.with(before);
        const Digit digit = found.first ? (*found.first)[cell] : (puzzle_.cells[cell] - cells_[cell]).first();
        return {Mistake::Kind::marks, {cell, digit}};
    }
    const Candidate what{cell, cells_[cell].first()};
    if (searches.none({cell})) return {Mistake::Kind::digit, what};
    before.push_back(cell);
    for (Cell other : std::vector<Cell>(before))
        if (std::vector<Cell> fewer = without(before, other); other != cell && searches.none(fewer))
            before = std::move(fewer);
    return {Mistake::Kind::together, what, {}, 0, without(before, cell)};
}

WorkingPaper Review::mended(const std::vector<Mistake>& mistakes) const {
    Board board = start_board(puzzle_);
    Table<Cell, bool> is_written(geometry_.cells(), false);
    Digits cells = cells_;
    for (const Mistake& mistake : mistakes)
        if (mistake.kind == Mistake::Kind::mark)
            cells[mistake.what.cell].insert(mistake.what.digit);
        else
            cells[mistake.what.cell] = puzzle_.cells[mistake.what.cell];
    for (Cell cell : geometry_.every_cell()) {
        board.keep_only(cell, cells[cell]);
        is_written[cell] = cells[cell].single() && !is_lone_mark(puzzle_, cell);
    }
    for (Cell cell : geometry_.every_cell())
        if (is_written[cell])
            for (Cell peer : geometry_.peers_of(cell))
                if (const Candidate c{peer, cells[cell].first()}; board.has(c)) board.remove(c);
    return {std::move(board), std::move(is_written)};
}

Corrected Review::correct(const Solutions& found, Meter& meter) {
    const bool known = is_known(found);
    grid_ = known && found.count == 1 ? &*found.first : nullptr;
    std::optional<Grid> fits = found.first;
    look_at_digits(written());
    if (grid_ != nullptr) {
        for (Cell cell : geometry_.every_cell()) compare(cell);
    } else if (!untouched() && !(known && found.count == 0)) {
        Searches searches(*this, meter);
        if (!out_.empty()) {
            // Digits that are in no solution are blamed first.
            std::vector<Cell> order = written();
            std::stable_partition(order.begin(), order.end(), [&](Cell cell) { return !searches.none({cell}); });
            out_.clear();
            look_at_digits(order);
        }
        fits = fit_together(searches);
    }
    put_in_order(out_, [](const Mistake& a, const Mistake& b) {
        const auto rank = [](const Mistake& mistake) { return std::min(mistake.kind, Mistake::Kind::digit); };
        return std::pair(rank(a), a.what.cell) < std::pair(rank(b), b.what.cell);
    });
    WorkingPaper paper = mended(out_);
    return {std::move(out_), std::move(paper), std::move(fits)};
}

}  // namespace deduku::path
