#include "search/lanes/single.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace deduku::lanes {
namespace {

/// A stream of one puzzle, for an engine.
class One : public Stream {
  public:
    One(const std::uint16_t* row, Meter& meter) : row_(row), meter_(meter) {}
    bool next(CellMasks out, std::uint64_t& tag) override {
        if (row_ == nullptr) return false;
        std::copy_n(std::exchange(row_, nullptr), row_size, out);
        tag = 0;
        return true;
    }
    void done(std::uint64_t /*tag*/, const SearchOutcome& result) override { outcome = result; }
    bool give_up(std::uint64_t /*tag*/) override { return !meter_.spend(0); }
    SearchOutcome outcome;

  private:
    const std::uint16_t* row_;
    Meter& meter_;
};

SearchOutcome the_only(const std::array<std::uint16_t, row_size>& row, const SearchGoal& wanted) {
    SearchOutcome out;
    out.count = 1;
    out.end = wanted.limit <= 1 ? SearchEnd::limit : SearchEnd::complete;
    for (std::size_t k = 0; k < cells; ++k) out.first[k] = static_cast<std::uint8_t>(1 + std::countr_zero(row[k]));
    return out;
}

}  // namespace

// This settles half of the puzzles with 17 givens; the lanes start from the result for the others.
SearchOutcome SingleSolver::solve(const std::uint16_t* row, SearchGoal wanted, Meter& meter) {
    alignas(64) std::array<std::uint16_t, row_size> settled;
    if (kernel_.settle_alone != nullptr && wanted.having == nullptr) {
        std::copy_n(row, row_size, settled.begin());
        const Alone alone = kernel_.settle_alone(settled.data());
        if (alone == Alone::solved) return the_only(settled, wanted);
        row = settled.data();
    }
    wanted.max_guesses = meter.left();
    One one(row, meter);
    engine_.run(one, wanted);
    meter.book(one.outcome.guesses);
    one.outcome.guesses = std::min(one.outcome.guesses, wanted.max_guesses);
    return one.outcome;
}

}  // namespace deduku::lanes
