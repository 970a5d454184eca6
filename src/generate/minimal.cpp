#include "generate/minimal.hpp"

namespace deduku::generate {
namespace {

class Givens {
  public:
    Givens(const Puzzle& puzzle, Solver find, const Fallback& fallback, Meter& meter, std::vector<Cell> order = {})
        : puzzle_(puzzle), find_(find), fallback_(fallback), meter_(meter), order_(std::move(order)) {
        const auto grid = puzzle.geometry().every_grid_cell();
        if (order_.empty()) order_.assign(grid.begin(), grid.end());
    }

    /// Tests all givens; if `taken`, removes each redundant one at once.
    Minimal run(bool taken) {
        Minimal out;
        const auto solutions = count(2);
        if (!solutions || *solutions != 1)
            return {!solutions ? Needed::unknown : *solutions == 0 ? Needed::none : Needed::several, {}};
        const Set<Digit> all = Set<Digit>::first_n(puzzle_.box().digits());
        for (Cell cell : order_) {
            const Set<Digit> given = puzzle_.cells[cell];
            if (!given.single()) continue;
            puzzle_.cells[cell] = all - given;
            const auto others = count(1);
            if (!others) return {Needed::unknown, std::move(out.redundant)};
            puzzle_.cells[cell] = *others == 0 && taken ? all : given;
            if (*others == 0) out.redundant.push_back(cell);
        }
        if (!out.redundant.empty()) out.what = Needed::redundant;
        return out;
    }
    const Puzzle& puzzle() const { return puzzle_; }

  private:
    std::optional<std::uint64_t> count(std::uint64_t limit) {
        const Solutions found = find_(start_board(puzzle_), {.limit = limit, .fallback = fallback_}, meter_);
        if (found.end == SearchEnd::budget && found.count < limit) return std::nullopt;
        return found.count;
    }

    Puzzle puzzle_;
    Solver find_;
    const Fallback& fallback_;
    Meter& meter_;
    std::vector<Cell> order_;
};

}  // namespace

Minimal redundant_givens(const Puzzle& puzzle, Solver find, const Fallback& fallback, Meter& meter) {
    return Givens(puzzle, find, fallback, meter).run(false);
}

Minimal reduce(Puzzle& puzzle, Solver find, const Fallback& fallback, Meter& meter, std::vector<Cell> order) {
    Givens givens(puzzle, find, fallback, meter, std::move(order));
    Minimal out = givens.run(true);
    if (out.what == Needed::redundant) puzzle = givens.puzzle();
    return out;
}

}  // namespace deduku::generate
