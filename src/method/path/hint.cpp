#include "method/path/hint.hpp"

#include "grid/contains.hpp"
#include "grid/module.hpp"
#include "method/path/refute.hpp"

namespace deduku::path {
namespace {

// On boards with rules, searches for solutions that need more nodes are avoided if possible.
constexpr std::uint64_t few_nodes = 1000;
// For a solution allowed by the player's board: the factor from one search to the next, up to the limit.
constexpr std::uint64_t more_nodes = 2;
constexpr std::uint64_t most_nodes = 8000;

bool is_known(const Solutions& solutions) { return solutions.end != SearchEnd::budget || solutions.count > 1; }

// The player's entries, compared with the solution.
class Review {
  public:
    Review(const Puzzle& puzzle, const Table<Cell, Set<Digit>>& state)
        : puzzle_(puzzle), geometry_(puzzle.geometry()), cells_(state.empty() ? puzzle.cells : state) {
        for (Cell cell : geometry_.every_cell()) cells_[cell] &= puzzle.cells[cell];
    }

    /// Whether the player has changed nothing.
    bool untouched() const { return cells_ == puzzle_.cells; }
    /// The player's board, unchanged.
    Board board() const {
        Board out = start_board(puzzle_);
        for (Cell cell : geometry_.every_cell()) out.keep_only(cell, cells_[cell]);
        return out;
    }

    /// Compares with the only solution, if there is one.
    void compare_with(const Solutions& solutions) {
        if (is_known(solutions) && solutions.count == 1) grid_ = &*solutions.first;
    }

    std::vector<Mistake> mistakes() {
        for (House house : geometry_.every_house()) look_for_twice(house);
        if (grid_ != nullptr)
            for (Cell cell : geometry_.every_cell()) compare(cell);
        return std::move(out_);
    }

    // With wrong digits removed and lost marks restored.
    Paper mended() const {
        Board board = start_board(puzzle_);
        Table<Cell, bool> written(geometry_.cells(), false);
        Table<Cell, Set<Digit>> cells = cells_;
        for (Cell cell : wrong_) cells[cell] = puzzle_.cells[cell];
        if (grid_ != nullptr)
            for (Cell cell : geometry_.every_cell()) cells[cell].insert((*grid_)[cell]);
        for (Cell cell : geometry_.every_cell()) {
            board.keep_only(cell, cells[cell]);
            written[cell] = cells[cell].single() && !is_lone_mark(puzzle_, cell);
        }
        for (Cell cell : geometry_.every_cell())
            if (written[cell])
                for (Cell peer : geometry_.peers_of(cell))
                    if (const Candidate c{peer, cells[cell].first()}; board.has(c)) board.remove(c);
        return {std::move(board), std::move(written)};
    }

  private:
    bool is_clue(Cell cell) const { return puzzle_.cells[cell].single(); }
    // Whether the cell has a written digit or a given.
    bool stands(Cell cell) const { return cells_[cell].single() && !is_lone_mark(puzzle_, cell); }
    bool is_wrong(Cell cell) const { return contains(wrong_, cell); }

    // Of two equal digits, the one that is not a given, or not in the solution, is the mistake.
    void look_for_twice(House house) {
        Table<Digit, int> first(geometry_.digits(), -1);
        for (Cell cell : geometry_.cells_of(house)) {
            if (!stands(cell)) continue;
            const Digit digit = cells_[cell].first();
            if (first[digit] < 0) {
                first[digit] = index(cell);
                continue;
            }
            const auto other = static_cast<Cell>(first[digit]);
            const bool right = grid_ != nullptr ? (*grid_)[cell] == digit : is_clue(cell);
            const Cell wrong = right ? other : cell;
            if (is_clue(wrong) || is_wrong(wrong)) continue;
            wrong_.push_back(wrong);
            out_.push_back({Mistake::Kind::twice, {wrong, digit}, house, {}});
        }
    }

    void compare(Cell cell) {
        const Digit right = (*grid_)[cell];
        if (is_wrong(cell) || cells_[cell].has(right)) return;
        const bool written = stands(cell);
        if (written) wrong_.push_back(cell);
        out_.push_back({written ? Mistake::Kind::digit : Mistake::Kind::mark,
                        {cell, written ? cells_[cell].first() : right},
                        {},
                        {}});
    }

    const Puzzle& puzzle_;
    const Geometry& geometry_;
    const Grid* grid_ = nullptr;
    Table<Cell, Set<Digit>> cells_;
    std::vector<Mistake> out_;
    std::vector<Cell> wrong_;
};

// Adds the reason of each, from a path through the whole puzzle.
void explain_mistakes(const Puzzle& puzzle, const Options& options, const Count& count, Meter& meter,
                      std::vector<Mistake>& mistakes) {
    Options whole = options;
    whole.uniqueness = false;
    whole.proved = true;
    whole.stop_at.reset();
    const explain::Explainer explainer(finding_of(walk(puzzle, whole, count, meter)));
    if (explainer.ending() == Ending::contradiction) return;
    for (Mistake& mistake : mistakes) {
        explain::Answer why = explainer.answer(mistake.what);
        const bool says =
            why.verdict == (mistake.kind == Mistake::Kind::mark ? explain::Verdict::is : explain::Verdict::is_not);
        if (says) mistake.why = std::move(why);
    }
}

// The solutions of a board with rules, as far as short searches show.
struct Quick {
    Solutions counted;
    // The player's board allows all solutions, or one: nothing on it is wrong, even if there are others.
    bool right = false;
    std::optional<Grid> fits{};  // this solution, if known
};

Quick quick_search(const Puzzle& puzzle, const Review& review, Meter& meter) {
    needs(Module::more);
    Meter few(meter, few_nodes);
    Quick out{solve_by_rules(start_board(puzzle), {.limit = 2}, few)};
    if (is_known(out.counted)) return out;
    const Board start = start_board(puzzle), board = review.board();
    out.fits = review.untouched() ? out.counted.first : std::nullopt;
    RepeatedSearch search(start);
    out.right = review.untouched() || has_every_solution(search, start, board, meter);
    for (std::uint64_t nodes = few_nodes; !out.right && nodes <= most_nodes; nodes *= more_nodes) {
        Meter some(meter, nodes);
        const Solutions found = search.by_rules(board, {.limit = 1}, some);
        out.fits = found.first;
        out.right = found.count > 0;
        if (found.end == SearchEnd::complete) break;
    }
    return out;
}

}  // namespace

Hint hint(const Puzzle& puzzle, const Table<Cell, Set<Digit>>& state, const Options& options, const Count& count,
          Meter& meter) {
    Review review(puzzle, state);
    std::optional<Quick> quick;
    if (puzzle.geometry().constrained()) quick = quick_search(puzzle, review, meter);
    const Count counted = [&]() -> const Solutions& {
        return quick && is_known(quick->counted) ? quick->counted : count();
    };
    const Solutions* found = quick && quick->right ? &quick->counted : &counted();
    review.compare_with(*found);
    std::vector<Mistake> mistakes = review.mistakes();
    if (!mistakes.empty() && is_known(*found) && found->count == 1)
        explain_mistakes(puzzle, options, count, meter, mistakes);
    const Paper paper = review.mended();
    Hint out{std::move(mistakes), 0, false, paper.board(), paper.full(), std::nullopt};
    const Grid* solution = found->first && found->count == 1 ? &*found->first : nullptr;
    if (quick && quick->fits) solution = &*quick->fits;
    if (!paper.board().contradictory()) out.step = next_step(puzzle, paper, options, counted, meter, solution);
    if (!out.step) found = &counted();
    out.solutions = found->count;
    out.known = is_known(*found);
    return out;
}

}  // namespace deduku::path
