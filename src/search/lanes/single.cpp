#include "search/lanes/single.hpp"

#include <algorithm>
#include <utility>

namespace deduku::lanes {
namespace {

/// The one puzzle, for an engine.
class One : public Stream {
  public:
    One(const std::uint16_t* row, Meter& meter) : row_(row), meter_(meter) {}
    bool next(Cells out, std::uint64_t& tag) override {
        if (row_ == nullptr) return false;
        std::copy_n(std::exchange(row_, nullptr), row_size, out);
        tag = 0;
        return true;
    }
    void done(std::uint64_t /*tag*/, const Outcome& result) override { outcome = result; }
    bool give_up(std::uint64_t /*tag*/) override { return !meter_.spend(0); }
    Outcome outcome;

  private:
    const std::uint16_t* row_;
    Meter& meter_;
};

}  // namespace

Outcome SingleSolver::solve(const std::uint16_t* row, Wanted wanted, Meter& meter) {
    wanted.max_guesses = meter.left();
    One one(row, meter);
    engine_.run(one, wanted);
    meter.book(one.outcome.guesses);
    one.outcome.guesses = std::min(one.outcome.guesses, wanted.max_guesses);
    return one.outcome;
}

}  // namespace deduku::lanes
