#include "generate/any_board.hpp"

#include <bit>
#include <vector>

#include "generate/minimal.hpp"
#include "grid/singles_closure.hpp"
#include "search/solver.hpp"

namespace deduku::generate {
namespace {

// Fills a board; each attempt has a limited number of choices.
class Filler : private SinglesClosure<Filler> {
  public:
    Filler(const Board& empty, Draw& draw, Meter& meter) : SinglesClosure(empty), draw_(draw), meter_(meter) {}

    std::optional<Grid> fill(int choices) {
        left_ = choices;
        if (!go_on()) return std::nullopt;
        return board().grid();
    }
    /// Whether the search was complete, so that there is no grid.
    bool is_complete() const { return left_ >= 0 && !meter_.exhausted(); }

  private:
    friend SinglesClosure;
    void killed(Candidate) {}

    bool go_on() {
        const bool good = settle_singles();
        drop_singles();
        if (!good || board().solved()) return good;
        if (--left_ < 0 || !meter_.spend()) return false;
        for (Candidate c : choice()) {
            const std::size_t before = mark();
            keep_only(c);
            if (go_on()) return true;
            undo_to(before);
            if (!is_complete()) return false;
        }
        return false;
    }

    /// The candidates of one of the smallest sectors, in random order.
    std::vector<Candidate> choice() {
        std::vector<Sector> smallest;
        int size = max_digits + 1;
        each_sector([&](Sector sector, Set<Place> members) {
            const int count = members.size();
            if (count < 2 || count > size) return true;
            if (count < size) smallest.clear();
            size = count;
            smallest.push_back(sector);
            return true;
        });
        std::vector<Candidate> out =
            board().candidates_in(smallest[draw_.below(static_cast<std::uint32_t>(smallest.size()))]);
        draw_.shuffle(out);
        return out;
    }

    Draw& draw_;
    Meter& meter_;
    int left_ = 0;
};

/// Empties orbits in random order while the solution stays unique; false at the limit of the meter.
bool empty_orbits(Puzzle& puzzle, const Symmetry& symmetry, Solver find, Draw& draw, Meter& meter) {
    auto orbits = orbits_under(symmetry, puzzle.geometry().grid_cells());
    draw.shuffle(orbits);
    for (const std::vector<Cell>& orbit : orbits) {
        Puzzle fewer = puzzle;
        for (const Cell cell : orbit) fewer.cells[cell] = fewer.geometry().all_digits();
        const Solutions found = find(start_board(fewer), {.limit = 2}, meter);
        if (found.count < 2 && found.end == SearchEnd::budget) return false;
        if (found.count == 1) puzzle = std::move(fewer);
    }
    return true;
}

}  // namespace

std::optional<Grid> grid_on(const Board& empty, Draw& draw, Meter& meter) {
    // Restarting is usually faster than completing a long attempt; each attempt may be a quarter longer.
    for (int choices = empty.geometry().cells(); !meter.exhausted(); choices += choices / 4) {
        Filler filler(empty, draw, meter);
        if (auto grid = filler.fill(choices)) return grid;
        if (filler.is_complete()) break;
    }
    return std::nullopt;
}

std::optional<Puzzle> fewest_givens(const GeometryPtr& board, const Grid& grid, const Symmetry& symmetry, Solver find,
                                    Draw& draw, Meter& meter) {
    Puzzle out(board);
    std::vector<Cell> order;
    // The states of patterns follow from the digits.
    for (Cell cell : board->every_grid_cell()) {
        out.cells[cell] = {grid[cell]};
        order.push_back(cell);
    }
    if (!symmetry.empty())
        return empty_orbits(out, symmetry, find, draw, meter) ? std::optional(std::move(out)) : std::nullopt;
    draw.shuffle(order);
    const Minimal reduced = reduce(out, find, {}, meter, std::move(order));
    if (reduced.what != Needed::redundant && reduced.what != Needed::minimal) return std::nullopt;
    return out;
}

std::optional<Puzzle> puzzle_on(const GeometryPtr& board, const Symmetry& symmetry, Draw draw, Meter& meter) {
    const std::optional<Grid> grid = grid_on(start_board(Puzzle(board)), draw, meter);
    return grid ? fewest_givens(board, *grid, symmetry, solve_by_search, draw, meter) : std::nullopt;
}

}  // namespace deduku::generate
