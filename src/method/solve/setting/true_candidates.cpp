// True candidates: searches for solutions with an unseen candidate until there are none.
//
//   the first two solutions                  fewer: done, as fast as solve()
//   the whole board, for some time           prunes branches without an unseen candidate, tries unseen digits first
//   each cell with only its unseen digits    for some time: a solution decides many candidates; none: they are removed
//   .. and again, four times as long, for each cell at first with positions side by side
//
// With a limit above 1, candidates are "unseen" until they are in that many solutions.
#include <algorithm>
#include <set>

#include "deduku/setting.hpp"
#include "search/solver.hpp"

namespace deduku {
namespace {

constexpr std::uint64_t first_turn = 250;   // nodes of a search
constexpr std::uint64_t longer = 4;         // factor from turn to turn
constexpr std::uint64_t side_by_side = 32;  // nodes with positions side by side, for one of another search
constexpr int most_useless = 20;            // solutions in a row without an unseen candidate, in searches for any

class TrueSearch {
  public:
    TrueSearch(const Board& board, std::uint64_t limit, const Fallback& fallback, Meter& meter)
        : board_(board), limit_(limit), fallback_(fallback), meter_(meter) {
        const Geometry& geometry = board.geometry();
        out_.digits = Table<Cell, Set<Digit>>(geometry.cells());
        out_.counts.resize(static_cast<std::size_t>(geometry.candidates()));
        for (const Cell cell : geometry.every_cell())
            out_.undecided.push_back(geometry.is_helper(cell) ? Set<Digit>{} : board.digits(cell));
    }

    TrueCandidates run() {
        out_.solutions = solve(board_, {.limit = 2, .fallback = fallback_}, meter_);
        if (out_.solutions.first) see(*out_.solutions.first);
        if (out_.solutions.end == SearchEnd::complete) settle(board_.geometry().every_cell());
        if (board_.geometry().constrained() || board_.geometry().digits() <= 9) repeated_.emplace(board_);
        std::uint64_t whole = first_turn;
        for (std::uint64_t turn = first_turn; go_on(); turn *= longer) {
            look(board_.geometry().every_cell(), board_, whole);
            const std::uint64_t before = meter_.spent();
            for (const Cell cell : board_.geometry().every_cell())
                if (!out_.undecided[cell].empty()) look_in(cell, turn);
            whole = std::max(turn * longer, (meter_.spent() - before) / 4);
        }
        return std::move(out_);
    }

  private:
    bool go_on() { return !out_.finished() && meter_.spend(0); }

    // Searches for solutions with undecided digits of one cell.
    void look_in(Cell cell, std::uint64_t nodes) {
        Board part = board_;
        part.keep_only(cell, out_.undecided[cell]);
        const Range<Cell> alone(index(cell), index(cell) + 1);
        if (nodes > first_turn && repeated_) {
            Meter turn(meter_, nodes * side_by_side);
            const Solutions found = repeated_->side_by_side(part, {.limit = 1}, turn);
            if (found.first) see(*found.first);
            if (!found.first && found.end == SearchEnd::complete) settle(alone);
        }
        if (!out_.undecided[cell].empty()) look(alone, part, nodes);
    }

    // Searches for solutions of `part` with undecided digits of these cells; all others there must be decided or dead.
    void look(Range<Cell> cells, const Board& part, std::uint64_t nodes) {
        const auto open = [&] {
            return std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return !out_.undecided[cell].empty(); });
        };
        int useless = 0;
        const auto each = [&](const Grid& grid) {
            useless = see(grid) ? 0 : useless + 1;
            return useless < most_useless && open();
        };
        const SearchRequest wanted{.limit = unlimited, .each = each, .fallback = fallback_, .unseen = &out_.undecided};
        Meter turn(meter_, nodes);
        const Solutions found = repeated_ ? repeated_->by_rules(part, wanted, turn) : solve(part, wanted, turn);
        if (found.end == SearchEnd::complete) settle(cells);
    }

    // Counts a solution; false if all its candidates are decided.
    bool see(const Grid& grid) {
        bool useful = false;
        for (const Cell cell : grid.ids()) useful = useful || out_.undecided[cell].has(grid[cell]);
        if (!useful || (limit_ > 1 && !known_.insert(without_helpers(grid, board_.geometry())).second)) return useful;
        for (const Cell cell : grid.ids()) {
            const Digit digit = grid[cell];
            std::uint64_t& count = out_.counts[static_cast<std::size_t>(board_.geometry().number({cell, digit}))];
            out_.digits[cell].insert(digit);
            if (count < limit_ && ++count == limit_) out_.undecided[cell].erase(digit);
        }
        return true;
    }

    // Decides all candidates of these cells.
    void settle(Range<Cell> cells) {
        for (const Cell cell : cells) {
            const Set<Digit> never = out_.undecided[cell] - out_.digits[cell];
            out_.undecided[cell] = {};
            if (never != board_.digits(cell)) board_.keep_only(cell, board_.digits(cell) - never);
        }
    }

    Board board_;
    std::optional<RepeatedSearch> repeated_;
    std::uint64_t limit_;
    const Fallback& fallback_;
    Meter& meter_;
    TrueCandidates out_;
    std::set<Grid> known_;  // with a limit above 1: solutions that may be found again
};

}  // namespace

bool TrueCandidates::finished() const {
    return std::all_of(undecided.begin(), undecided.end(), [](Set<Digit> open) { return open.empty(); });
}

TrueCandidates true_candidates(const Board& board, std::uint64_t limit, const Fallback& fallback, Meter& meter) {
    return TrueSearch(board, limit, fallback, meter).run();
}

}  // namespace deduku
