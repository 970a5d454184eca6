// Multi-sector locked sets: where some rows and some columns cross, as many cells as their digits can be there.
//
//   rows 1, 4, 6, 8 and columns A, C, E, G: 14 open cells      1 2 5 in the rows: 1 in 3 of them, 2 in 4, 5 in 2
//                                                              3 7 in the columns: 3 in 3, 7 in 2       14 in all
//
// A digit is in these cells once a row at most, and once a column; so as often as the fewer of the rows, or columns,
// that have it there. If these numbers sum up to the number of cells, each is met: a digit counted by rows leaves the
// rest of these rows, one counted by columns the rest of these columns. A Cover: cells / digits in their lines. Two
// rows and two columns or more, each with an open cell there; a digit that is in as many rows as columns is counted by
// rows, or in a second Cover by columns.
//
// All choices of lines are looked at, of boards of up to 9 digits.
#include <algorithm>

#include "technique/families.hpp"

namespace deduku {
namespace {

using Lines = Set<Place>;

class CrossedLines {
  public:
    explicit CrossedLines(const Board& board) : board_(board), g_(board.geometry()) {
        for (int row = 0; row < g_.digits(); ++row) {
            Lines open;
            for (int column = 0; column < g_.digits(); ++column)
                if (board.digits(g_.cell(row, column)).size() > 1) open.insert(static_cast<Place>(column));
            open_.push_back(open);
            for (Digit digit : g_.all_digits())
                places_.push_back(board.places(line(HouseKind::row, static_cast<Place>(row)), digit) & open);
        }
    }

    bool report(Lines rows, Lines columns, const Sink& sink) const {
        int cells = 0;
        Lines crossed;
        for (Place row : rows) {
            const Lines here = open_at(row) & columns;
            if (here.empty()) return true;
            cells += here.size();
            crossed |= here;
        }
        if (crossed != columns) return true;
        int needed = 0;
        for (Digit digit : g_.all_digits()) {
            needed += fewer_lines(digit, rows, columns);
            if (needed > cells) return true;
        }
        return needed != cells || deliver_each(board_, covers(rows, columns), sink);
    }

  private:
    Lines open_at(Place row) const { return open_[static_cast<std::size_t>(row)]; }
    // Open cells of the row, among the columns, that have the digit.
    Lines open_places(Place row, Digit digit, Lines columns) const {
        return places_[static_cast<std::size_t>(index(row) * g_.digits() + index(digit))] & columns;
    }
    Lines rows_with(Digit digit, Lines rows, Lines columns) const {
        Lines out;
        for (Place row : rows)
            if (!open_places(row, digit, columns).empty()) out.insert(row);
        return out;
    }
    Lines columns_with(Digit digit, Lines rows, Lines columns) const {
        Lines out;
        for (Place row : rows) out |= open_places(row, digit, columns);
        return out;
    }
    // The rows that have the digit there, or the columns, whichever are fewer.
    int fewer_lines(Digit digit, Lines rows, Lines columns) const {
        Lines in_columns;
        int in_rows = 0;
        for (Place row : rows) {
            const Lines here = open_places(row, digit, columns);
            in_rows += here.empty() ? 0 : 1;
            in_columns |= here;
        }
        return std::min(in_rows, in_columns.size());
    }
    House line(HouseKind kind, Place at) const { return g_.house(kind, index(at)); }

    std::vector<Cover> covers(Lines rows, Lines columns) const {
        Cover by_rows;
        for (Place row : rows)
            for (Place column : open_at(row) & columns)
                by_rows.base.push_back(g_.sector(g_.cell(index(row), index(column))));
        Cover by_columns = by_rows;
        for (Digit digit : g_.all_digits()) {
            const Lines in_rows = rows_with(digit, rows, columns), in_columns = columns_with(digit, rows, columns);
            const auto add = [&](HouseKind kind, Lines lines, Cover& to) {
                for (Place at : lines) to.cover.push_back(g_.sector(line(kind, at), digit));
            };
            const bool fewer_columns = in_columns.size() < in_rows.size();
            const bool fewer_rows = in_rows.size() < in_columns.size();
            add(fewer_columns ? HouseKind::column : HouseKind::row, fewer_columns ? in_columns : in_rows, by_rows);
            add(fewer_rows ? HouseKind::row : HouseKind::column, fewer_rows ? in_rows : in_columns, by_columns);
        }
        return {std::move(by_rows), std::move(by_columns)};
    }

    const Board& board_;
    const Geometry& g_;
    std::vector<Lines> open_;    // by row
    std::vector<Lines> places_;  // by row and digit: those open
};

}  // namespace

bool find_multi_sector_locked_sets(const Board& board, int /*size*/, const Sink& sink) {
    constexpr int largest_board = 9;
    const int digits = board.geometry().digits();
    if (digits > largest_board) return true;
    const CrossedLines lines(board);
    const std::uint64_t end = std::uint64_t{1} << digits;
    for (std::uint64_t rows = 0; rows < end; ++rows)
        for (std::uint64_t columns = 0; columns < end && std::popcount(rows) > 1; ++columns)
            if (std::popcount(columns) > 1 && !lines.report(Lines::from_bits(rows), Lines::from_bits(columns), sink))
                return false;
    return true;
}

}  // namespace deduku
