// Rounds on 9x9 boards of boxes: singles and locked candidates on digit boards, pairs and triples house by house,
// assumptions side by side in lanes.
#include <array>
#include <span>

#include "grid/boards/digit_position.hpp"
#include "method/time/position.hpp"
#include "search/lanes/closures.hpp"
#include "technique/closure/nine_closure.hpp"
#include "technique/parts/subset_search.hpp"

namespace deduku::time {
namespace {

using boards::BoardVector;

struct NoNews {
    void add(std::uint32_t /*digits*/) {}
};

class NinePosition {
  public:
    explicit NinePosition(const Puzzle& puzzle) : board_(start_board(puzzle)) {
        std::array<BoardVector, 9> givens{};
        for (Cell cell : puzzle.cells.ids())
            for (Digit digit : puzzle.cells[cell]) {
                const auto d = static_cast<std::size_t>(digit);
                now_.digits[d] |= boards::bit(index(cell));
                if (puzzle.cells[cell].single()) givens[d] |= boards::bit(index(cell));
            }
        now_.place(givens);
    }

    int open() const { return boards::count(boards::all_cells & ~now_.placed); }

    SingleCounts look() {
        SingleCounts out;
        const BoardVector naked = now_.naked_singles(now_.counts());
        for (std::size_t d = 0; d < 9; ++d) {
            const boards::HouseCounts in = boards::houses(now_.digits[d]);
            const BoardVector open = now_.digits[d] & ~now_.placed;
            of_[0][d] = open & ~in.box.two;
            of_[1][d] = open & ~(in.row.two & in.column.two);
            of_[2][d] = open & naked;
            out.boxes += boards::count(of_[0][d]);
            out.lines += boards::count(of_[1][d]);
            out.naked += boards::count(of_[2][d]);
        }
        return out;
    }

    void place(RoundKind kind) { now_.place(of_[static_cast<std::size_t>(kind)]); }

    int remove(RoundKind kind, Meter& meter) {
        removes_ = {};
        switch (kind) {
            case RoundKind::locked:
                for (std::size_t d = 0; d < 9; ++d)
                    removes_[d] = boards::pointing(now_.digits[d]) | boards::claiming(now_.digits[d]);
                break;
            case RoundKind::pairs: find_subsets(2); break;
            case RoundKind::triples: find_subsets(3); break;
            case RoundKind::assumption: assume_with_singles(meter); break;
            case RoundKind::long_assumption: assume_with_subsets(meter); break;
            default: break;
        }
        int moves = 0;
        for (std::size_t d = 0; d < 9; ++d) {
            moves += boards::count(removes_[d] & now_.digits[d]);
            now_.digits[d] &= ~removes_[d];
        }
        return moves;
    }

  private:
    void find_subsets(int size) {
        lanes::PositionRow cells = row();
        for (const auto& house : lanes::cells_of) {
            std::array<std::uint64_t, 9> digits{};
            std::array<std::uint64_t, 9> places{};
            for (std::size_t p = 0; p < 9; ++p) {
                if ((cells[house[p]] & lanes::placed_flag) != 0) continue;
                digits[p] = cells[house[p]];
                boards::for_each_digit(cells[house[p]], [&](std::size_t d) { places[d] |= std::uint64_t{1} << p; });
            }
            for_each_subset(std::span<const std::uint64_t>(digits), size, [&](std::uint64_t in, std::uint64_t of) {
                for (std::size_t p = 0; p < 9; ++p)
                    if ((in >> p & 1) == 0) take(digits[p] & of, house[p]);
                return true;
            });
            for_each_subset(std::span<const std::uint64_t>(places), size, [&](std::uint64_t of, std::uint64_t in) {
                for (std::size_t p = 0; p < 9; ++p)
                    if ((in >> p & 1) != 0) take(digits[p] & ~of, house[p]);
                return true;
            });
        }
    }

    void take(std::uint64_t digits, int cell) {
        boards::for_each_digit(static_cast<std::uint32_t>(digits),
                               [&](std::size_t d) { removes_[d] |= boards::bit(cell); });
    }

    std::vector<lanes::Assumption> assumptions() const {
        std::vector<lanes::Assumption> out;
        for (std::size_t d = 0; d < 9; ++d)
            boards::for_each_cell(now_.digits[d] & ~now_.placed, [&](int cell) {
                out.push_back({static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(d)});
            });
        return out;
    }

    void assume_with_singles(Meter& meter) {
        const std::vector<lanes::Assumption> all = assumptions();
        if (!meter.spend(all.size())) return;
        lanes::Closures closures;
        closures.begin(row());
        closures.close(all);
        for (const lanes::Assumption& one : all)
            if (closures.outcome(one) == BranchOutcome::contradiction) removes_[one.digit] |= boards::bit(one.cell);
    }

    // Candidates that the rules remove without an assumption also lead to a contradiction.
    void assume_with_subsets(Meter& meter) {
        const std::vector<lanes::Assumption> all = assumptions();
        if (!meter.spend(all.size())) return;
        for (const lanes::Assumption& one : assumptions_left_out()) board_.remove(candidate(one));
        NineClosure closed;
        closed.begin(board_);
        if (!closed.close()) return;
        closed.copy_to(board_);
        closed.begin(board_);
        for (const lanes::Assumption& one : all) {
            const Candidate c = candidate(one);
            if (!board_.has(c) || !closed.close(c.cell, {c.digit})) removes_[one.digit] |= boards::bit(one.cell);
        }
    }

    static Candidate candidate(const lanes::Assumption& one) {
        return {static_cast<Cell>(one.cell), static_cast<Digit>(one.digit)};
    }

    /// The candidates of the board that the position has lost.
    std::vector<lanes::Assumption> assumptions_left_out() const {
        std::vector<lanes::Assumption> out;
        for (Cell cell : board_.geometry().every_cell())
            for (Digit digit : board_.digits(cell))
                if (!boards::any(now_.digits[static_cast<std::size_t>(digit)] & boards::bit(index(cell))))
                    out.push_back({static_cast<std::uint8_t>(index(cell)), static_cast<std::uint8_t>(digit)});
        return out;
    }

    lanes::PositionRow row() const {
        lanes::PositionRow out{};
        const auto add = [&](BoardVector cells, std::uint16_t bit) {
            boards::for_each_cell(cells, [&](int cell) { out[static_cast<std::size_t>(cell)] |= bit; });
        };
        for (std::size_t d = 0; d < 9; ++d) add(now_.digits[d], static_cast<std::uint16_t>(1U << d));
        add(now_.placed, lanes::placed_flag);
        return out;
    }

    boards::DigitPosition<NoNews> now_;
    std::array<std::array<BoardVector, 9>, 3> of_{};  // the singles in boxes, in lines, naked, as look() found them
    std::array<BoardVector, 9> removes_{};
    Board board_;  // for assumptions with subsets
};

}  // namespace

std::optional<std::vector<SolvingRound>> nine_rounds(const Puzzle& puzzle, Meter& meter) {
    NinePosition position(puzzle);
    return play(position, meter);
}

}  // namespace deduku::time
