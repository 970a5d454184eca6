// The number of solutions, estimated from random samples.
//
//   the board      more than `counted` solutions    a cell with 3 true digits, one chosen at random: x 3
//   .. with it     still more                       a cell with 2 true digits, one chosen at random: x 2
//   .. with both   exactly 38                       the estimate of the sample: 3 x 2 x 38 = 228
//
// The mean of such samples is the number of solutions (D. Knuth, Estimating the Efficiency of Backtrack Programs,
// 1975): each solution is found with a probability that is the reciprocal of its factor. No sample ends in a dead end,
// since digits of no solution are not chosen. Products are kept as logarithms: a blank 64x64 board has more solutions
// than the range of doubles.
#include <algorithm>
#include <cmath>
#include <random>

#include "deduku/setting.hpp"
#include "search/solver.hpp"

namespace deduku {
namespace {

constexpr std::uint64_t counted = 64;  // at most this many solutions are counted exactly

class Sampler {
  public:
    Sampler(const Board& board, std::uint64_t seed, const LostSearches& lost, Meter& meter)
        : board_(board), random_(seed), lost_(lost), meter_(meter) {
        if (board.geometry().constrained()) repeated_.emplace(board);
    }

    /// The logarithm of a sample's estimate; none if the meter ran out.
    std::optional<double> sample() {
        Board board = board_;
        double factor = 0;
        for (;;) {
            const Solutions some = look(board, counted + 1);
            if (some.end == SearchEnd::budget) return std::nullopt;
            if (some.end == SearchEnd::complete) {
                exact_ = factor == 0;
                return factor + std::log(static_cast<double>(some.count));
            }
            const std::optional<std::vector<Board>> branches = branches_on(board, best_cell(board));
            if (!branches) return std::nullopt;
            factor += std::log(static_cast<double>(branches->size()));
            board = (*branches)[random_() % branches->size()];
        }
    }
    /// Whether the last sample counted all solutions of the board.
    bool exact() const { return exact_; }

  private:
    Solutions look(const Board& board, std::uint64_t limit) {
        const SearchRequest wanted{.limit = limit, .lost = lost_};
        return repeated_ ? repeated_->by_rules(board, wanted, meter_) : solve(board, wanted, meter_);
    }

    // The cell with the fewest digits, but at least two.
    static Cell best_cell(const Board& board) {
        Cell best{};
        int fewest = max_digits + 1;
        for (const Cell cell : board.geometry().every_cell())
            if (const int digits = board.digits(cell).size(); digits > 1 && digits < fewest) {
                best = cell;
                fewest = digits;
            }
        return best;
    }

    // The board with each digit of the cell that is in some solution; none if the meter ran out.
    std::optional<std::vector<Board>> branches_on(const Board& board, Cell cell) {
        std::vector<Board> out;
        for (const Digit digit : board.digits(cell)) {
            Board part = board;
            place(part, {cell, digit});
            const Solutions one = look(part, 1);
            if (one.count == 0 && one.end == SearchEnd::budget) return std::nullopt;
            if (one.count > 0) out.push_back(std::move(part));
        }
        return out;
    }

    // Places the digit, and all singles in houses that follow.
    static void place(Board& board, Candidate placed) {
        std::vector<Cell> singles = {placed.cell};
        board.keep_only(placed.cell, {placed.digit});
        while (!singles.empty()) {
            const Cell cell = singles.back();
            singles.pop_back();
            if (board.digits(cell).empty()) return;  // no solution has it
            const Digit digit = board.digits(cell).first();
            for (const Cell peer : board.geometry().peers_of(cell)) {
                if (!board.has({peer, digit})) continue;
                board.remove({peer, digit});
                if (board.digits(peer).single()) singles.push_back(peer);
            }
        }
    }

    const Board& board_;
    std::mt19937_64 random_;
    const LostSearches& lost_;
    Meter& meter_;
    std::optional<RepeatedSearch> repeated_;
    bool exact_ = false;
};

// Mean of the samples and its standard error, both divided by the largest sample.
Estimate estimate_of(const std::vector<double>& logarithms) {
    Estimate out;
    out.samples = logarithms.size();
    if (logarithms.empty()) return out;
    const double largest = *std::max_element(logarithms.begin(), logarithms.end());
    out.log10 = largest;
    if (std::isinf(largest)) return out;
    const auto n = static_cast<double>(logarithms.size());
    double sum = 0, squares = 0;
    for (const double each : logarithms) {
        const double scaled = std::exp(each - largest);
        sum += scaled;
        squares += scaled * scaled;
    }
    const double mean = sum / n;
    out.log10 = (largest + std::log(mean)) / std::log(10.0);
    if (n > 1) out.relative_error = std::sqrt(std::max(0.0, squares / n - mean * mean) / (n - 1)) / mean;
    return out;
}

}  // namespace

Estimate estimate_solutions(const Board& board, std::uint64_t samples, std::uint64_t seed, const LostSearches& lost,
                            Meter& meter) {
    Sampler sampler(board, seed, lost, meter);
    std::vector<double> logarithms;
    while (logarithms.size() < samples) {
        const std::optional<double> one = sampler.sample();
        if (!one) break;
        logarithms.push_back(*one);
        if (sampler.exact()) break;
    }
    Estimate out = estimate_of(logarithms);
    out.exact = sampler.exact();
    return out;
}

}  // namespace deduku
