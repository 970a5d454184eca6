#include "search/lanes/single.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "grid/digit_position.hpp"

namespace deduku::lanes {
namespace {

using boards::Lanes;
using boards::Tally;

}  // namespace

/// Digits that lost cells since these were looked for.
struct BoardsNews {
    std::uint32_t singles = 0x1FF;
    std::uint32_t locks = 0x1FF;
    void add(std::uint32_t digits) {
        singles |= digits;
        locks |= digits;
    }
};

/// A position of the search.
struct BoardsNode : boards::Position<BoardsNews> {
    /// Singles and locked candidates to the fixpoint; the counts there, or none for a contradiction.
    std::optional<Tally> settle() {
        for (;;) {
            const Tally now = counts();
            if (boards::any(boards::all_cells & ~now.one)) return std::nullopt;
            std::array<Lanes, 9> places;
            Lanes found = naked_singles(now);
            for (std::size_t d = 0; d < 9; ++d) places[d] = digits[d] & found;
            Lanes missing{};
            boards::for_each_digit(std::exchange(news.singles, 0U), [&](std::size_t d) {
                const boards::Houses in = boards::houses(digits[d]);
                const Lanes hidden = hidden_singles(d, in);
                places[d] |= hidden;
                found |= hidden;
                missing |= boards::all_cells & ~(in.row.one & in.column.one & in.box.one);
            });
            if (boards::any(missing)) return std::nullopt;
            if (boards::any(found))
                place(places);
            else if (all_placed() || !use_locked())
                return now;
        }
    }

    bool use_locked() {
        bool locked = false;
        boards::for_each_digit(std::exchange(news.locks, 0U), [&](std::size_t d) {
            const Lanes gone = boards::pointing(digits[d]) | boards::claiming(digits[d]);
            if (!boards::any(gone)) return;
            keep(d, ~gone);
            locked = true;
        });
        return locked;
    }

    /// A cell of two digits, if there is one that other such cells see through both digits or one of them.
    int branch_cell(const Tally& now) const {
        const Lanes pairs = now.two & ~now.three;
        Lanes seen{};
        Lanes seen_twice{};
        for (const Lanes& of_digit : digits) {
            const Lanes here = of_digit & pairs;
            const Lanes linked = here & boards::peers(here);
            seen_twice |= seen & linked;
            seen |= linked;
        }
        for (const Lanes& choice : {seen_twice, seen, pairs, now.two})
            if (boards::any(choice)) return boards::first(choice);
        return 0;
    }
};

namespace {

BoardsNode node_of(const Kernel& kernel, const std::uint16_t* row) {
    std::array<std::array<std::uint64_t, 2>, 9> spread;
    kernel.spread(row, spread);
    BoardsNode node;
    for (std::size_t d = 0; d < 9; ++d) node.digits[d] = boards::from_words(spread[d][0], spread[d][1]);
    return node;
}

Digits digits_of(const BoardsNode& node) {
    Digits out{};
    for (std::size_t d = 0; d < 9; ++d)
        boards::for_each_cell(
            node.digits[d], [&](int cell) { out[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(d + 1); });
    return out;
}

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

class SingleSolver::State {
  public:
    explicit State(const Kernel& kernel) : kernel_(kernel) { waiting_.reserve(few_guesses); }

    Outcome solve(const std::uint16_t* row, Wanted wanted, Meter& meter) {
        wanted.max_guesses = meter.left();
        Outcome outcome = search(row, wanted, meter);
        meter.book(outcome.guesses);
        outcome.guesses = std::min(outcome.guesses, wanted.max_guesses);
        return outcome;
    }

  private:
    Outcome search(const std::uint16_t* row, const Wanted& wanted, Meter& meter) {
        Outcome outcome;
        if (by_boards(row, wanted, outcome)) return outcome;
        if (!engine_) engine_.emplace(kernel_);
        One one(row, meter);
        engine_->run(one, wanted);
        return one.outcome;
    }

    // From here on all lanes together are faster.
    static constexpr std::size_t few_guesses = 8;

    // False if it takes more than a few guesses; then nothing counts.
    bool by_boards(const std::uint16_t* row, const Wanted& wanted, Outcome& outcome) {
        if (wanted.max_guesses < few_guesses) return false;
        waiting_.clear();
        BoardsNode node = node_of(kernel_, row);
        for (;;) {
            const std::optional<Tally> now = node.settle();
            if (now && !node.all_placed()) {
                if (++outcome.guesses > few_guesses) return false;
                const Lanes cell = boards::bit(node.branch_cell(*now));
                std::size_t d = 0;
                while (!boards::any(node.digits[d] & cell)) ++d;
                waiting_.push_back(node);
                waiting_.back().keep(d, ~cell);
                std::array<Lanes, 9> places{};
                places[d] = cell;
                node.place(places);
                continue;
            }
            if (now) {
                if (outcome.count++ == 0) outcome.first = digits_of(node);
                if (outcome.count >= wanted.limit) {
                    outcome.end = End::limit;
                    return true;
                }
            }
            if (waiting_.empty()) return true;
            node = waiting_.back();
            waiting_.pop_back();
        }
    }

    const Kernel& kernel_;
    std::optional<Engine> engine_;  // made when it is first needed
    std::vector<BoardsNode> waiting_;
};

SingleSolver::SingleSolver(const Kernel& kernel) : state_(std::make_unique<State>(kernel)) {}
SingleSolver::SingleSolver(SingleSolver&&) noexcept = default;
SingleSolver& SingleSolver::operator=(SingleSolver&&) noexcept = default;
SingleSolver::~SingleSolver() = default;

Outcome SingleSolver::solve(const std::uint16_t* row, const Wanted& wanted, Meter& meter) {
    return state_->solve(row, wanted, meter);
}

}  // namespace deduku::lanes
