// Multi-sector locked sets: cells where some rows and some columns cross, which can hold only as many digits.
//
//   rows 1, 4, 6, 8 and columns A, C, E, G: 14 open cells      1 2 5 in the rows: 1 in 3 of them, 2 in 4, 5 in 2
//                                                              3 7 in the columns: 3 in 3, 7 in 2       14 in all
//
// A digit is in these cells at most once per row and at most once per column, so at most as often as the smaller of the
// numbers of rows and columns that have it there. If these bounds add up to the number of cells, each is reached: a
// digit counted by rows is removed from the rest of these rows, one counted by columns from the rest of these columns.
// A Cover: cells
// / digits in their lines. Two or more rows and columns, each with an open cell there. A digit in as many rows as
// columns is counted by rows, and in a second Cover by columns.
//
// All choices of lines are tried, on boards of up to 9 digits: for each choice of rows, columns are taken or omitted
// one by one. Another column never lowers the sum, so a branch is cut off as soon as the sum exceeds the number of
// cells of all columns taken or still to come.
#include "technique/exotic/multi_sector.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "technique/parts/deliver.hpp"
#include "technique/parts/patterns.hpp"

namespace deduku {
namespace {

constexpr int largest_board = 9;
using Lines = std::uint16_t;
template <class T>
using Each = std::array<T, largest_board>;  // by digit or line

Lines bit(std::size_t at) { return static_cast<Lines>(1U << at); }
bool has(Lines lines, std::size_t at) { return (lines & bit(at)) != 0; }

// The columns taken so far, at their crossings with the rows.
struct Taken {
    Lines columns = 0;
    Lines rows = 0;         // with an open cell in these columns
    Each<Lines> rows_of{};  // those that have the digit there
    int cells = 0;          // open cells
};

class CrossedLines {
  public:
    CrossedLines(const Board& board, const Sink& sink)
        : board_(board), g_(board.geometry()), sink_(sink), digits_(static_cast<std::size_t>(g_.digits())) {
        for (Cell cell : g_.every_cell()) {
            const auto row = static_cast<std::size_t>(g_.row(cell)), column = static_cast<std::size_t>(g_.column(cell));
            if (board.digits(cell).size() < 2) continue;
            open_[column] |= bit(row);
            for (Digit digit : board.digits(cell))
                open_with_[column][static_cast<std::size_t>(index(digit))] |= bit(row);
        }
    }

    bool report_all() {
        for (unsigned rows = 0; rows < 1U << digits_; ++rows) {
            if (std::popcount(rows) < 2) continue;
            choose(static_cast<Lines>(rows));
            if (!extend({}, digits_)) return false;
        }
        return true;
    }

  private:
    // Computes the tables of these rows.
    void choose(Lines rows) {
        rows_ = rows;
        columns_with_ = {};
        room_[0] = 0;
        for (std::size_t column = 0; column < digits_; ++column) {
            room_.at(column + 1) = room_.at(column) + std::popcount(static_cast<Lines>(open_[column] & rows));
            for (std::size_t digit = 0; digit < digits_; ++digit)
                if ((open_with_[column][digit] & rows) != 0) columns_with_[digit] |= bit(column);
        }
    }

    // Tries all choices among the first `left` columns; of the last one, its omission first.
    bool extend(const Taken& taken, std::size_t left) const {
        const int most = taken.cells + room_.at(left);
        const int needed = lines_needed(taken, most);
        if (needed > most) return true;
        if (left == 0) return needed != taken.cells || report(taken);
        if (!extend(taken, left - 1)) return false;
        const auto here = static_cast<Lines>(open_[left - 1] & rows_);
        return here == 0 || extend(with(taken, left - 1, here), left - 1);
    }
    Taken with(Taken taken, std::size_t column, Lines open) const {
        taken.columns |= bit(column);
        taken.rows |= open;
        taken.cells += std::popcount(open);
        for (std::size_t digit = 0; digit < digits_; ++digit)
            taken.rows_of[digit] |= static_cast<Lines>(open_with_[column][digit] & rows_);
        return taken;
    }
    Lines columns_of(const Taken& at, std::size_t digit) const {
        return static_cast<Lines>(columns_with_[digit] & at.columns);
    }
    // The sum over all digits of the smaller of the numbers of rows and columns with it; stops when it exceeds `most`.
    int lines_needed(const Taken& at, int most) const {
        int needed = 0;
        for (std::size_t digit = 0; digit < digits_ && needed <= most; ++digit)
            needed += std::min(std::popcount(at.rows_of[digit]), std::popcount(columns_of(at, digit)));
        return needed;
    }

    bool report(const Taken& at) const {
        if (at.rows != rows_ || std::popcount(at.columns) < 2 || !removes_any(at)) return true;
        return deliver_each(board_, covers(at), sink_, [&](const Cover& cover) { return grid_of(board_, cover); });
    }
    // A quick test, since most choices remove nothing, such as those of all open columns of their rows.
    bool removes_any(const Taken& at) const {
        for (Cell cell : g_.every_cell()) {
            const auto row = static_cast<std::size_t>(g_.row(cell)), column = static_cast<std::size_t>(g_.column(cell));
            if (has(rows_, row) && has(at.columns, column) && has(open_[column], row)) continue;
            for (Digit d : board_.digits(cell)) {
                const auto digit = static_cast<std::size_t>(index(d));
                const Lines in_rows = at.rows_of[digit], in_columns = columns_of(at, digit);
                const int by_rows = std::popcount(in_rows), by_columns = std::popcount(in_columns);
                if ((has(in_rows, row) && by_rows <= by_columns) || (has(in_columns, column) && by_columns <= by_rows))
                    return true;
            }
        }
        return false;
    }
    std::vector<Cover> covers(const Taken& at) const {
        Cover by_rows;
        for (std::size_t row = 0; row < digits_; ++row)
            for (std::size_t column = 0; column < digits_; ++column)
                if (has(rows_, row) && has(at.columns, column) && has(open_[column], row))
                    by_rows.base.push_back(g_.sector(g_.cell(static_cast<int>(row), static_cast<int>(column))));
        Cover by_columns = by_rows;
        for (Digit d : g_.all_digits()) {
            const auto digit = static_cast<std::size_t>(index(d));
            const Lines in_rows = at.rows_of[digit], in_columns = columns_of(at, digit);
            const auto add = [&](HouseKind kind, Lines lines, Cover& to) {
                for (std::size_t line = 0; line < digits_; ++line)
                    if (has(lines, line)) to.cover.push_back(g_.sector(g_.house(kind, static_cast<int>(line)), d));
            };
            const bool fewer_columns = std::popcount(in_columns) < std::popcount(in_rows);
            const bool fewer_rows = std::popcount(in_rows) < std::popcount(in_columns);
            add(fewer_columns ? HouseKind::column : HouseKind::row, fewer_columns ? in_columns : in_rows, by_rows);
            add(fewer_rows ? HouseKind::row : HouseKind::column, fewer_rows ? in_rows : in_columns, by_columns);
        }
        return {std::move(by_rows), std::move(by_columns)};
    }

    const Board& board_;
    const Geometry& g_;
    const Sink& sink_;
    std::size_t digits_;
    Each<Lines> open_{};             // by column: rows with an open cell there
    Each<Each<Lines>> open_with_{};  // by column and digit: those with the digit
    // For the current rows:
    Lines rows_ = 0;
    Each<Lines> columns_with_{};                 // by digit: columns with it in an open cell
    std::array<int, largest_board + 1> room_{};  // open cells in the first k columns
};

}  // namespace

bool find_multi_sector_locked_sets(const Board& board, int /*size*/, const Sink& sink) {
    return board.geometry().digits() > largest_board || CrossedLines(board, sink).report_all();
}

}  // namespace deduku
