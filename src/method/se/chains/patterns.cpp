#include "method/se/chains/patterns.hpp"

namespace deduku::se {
namespace {

constexpr int first_row = 0, first_column = 9;

// The digits of each third of the rows, or of the columns.
struct Thirds {
    int digits[9][3];

    Thirds(const SePosition& grid, int first_line) {
        for (int line = 0; line < 9; ++line)
            for (int i = 0; i < 3; ++i) {
                const std::uint8_t* cell = nine.cell_at[first_line + line] + 3 * i;
                digits[line][i] = grid.digits(cell[0]) | grid.digits(cell[1]) | grid.digits(cell[2]);
            }
    }
};

class Deleted {
  public:
    Deleted(const SePosition& start, const SePosition& grid) : start_(start), grid_(grid) {}

    NineCandidates find() {
        add_locked(first_row);
        add_locked(first_column);
        if (!out_.empty()) return out_;
        // Without a new pair in a sector, earlier searches would have found them.
        const SectorSet pairs = new_pairs(start_, grid_);
        const auto add = [&](auto&& of_pair) {
            if (out_.empty()) pairs.for_each(of_pair);
        };
        add([&](int sector) { add_hidden_pairs(sector); });
        add([&](int sector) { add_naked_pairs(sector); });
        add([&](int sector) { add_wings(sector); });
        return out_;
    }

  private:
    void cut(int cell, int digits) {
        for (int digit : BitsOf(grid_.digits(cell) & digits)) out_.insert(candidate_of(cell, digit));
    }

    // A digit limited to one line within a box is removed from the rest of the line, and the reverse.
    void add_locked(int first_line) {
        const Thirds thirds(grid_, first_line);
        for (int line = 0; line < 9; ++line)
            for (int i = 0; i < 3; ++i) {
                const int here = thirds.digits[line][i];
                const int next = line / 3 * 3 + (line + 1) % 3, last = line / 3 * 3 + (line + 2) % 3;
                const int in_line = thirds.digits[line][(i + 1) % 3] | thirds.digits[line][(i + 2) % 3];
                const int in_box = thirds.digits[next][i] | thirds.digits[last][i];
                const int pointing = here & in_line & ~in_box, claiming = here & in_box & ~in_line;
                if ((pointing | claiming) == 0) continue;
                for (int place = 0; place < 9; ++place)
                    if (place / 3 != i) cut(nine.cell_at[first_line + line][place], pointing);
                for (int other : {next, last})
                    for (int k = 0; k < 3; ++k) cut(nine.cell_at[first_line + other][3 * i + k], claiming);
            }
    }

    void add_hidden_pairs(int sector) {
        const int house = (sector - cell_count) / 9, d = (sector - cell_count) % 9;
        if (sector < cell_count || grid_.open_in(house) <= 4) return;
        const int places = grid_.members(sector);
        for (int e = 0; e < 9; ++e) {
            if (e == d || grid_.places(house, e) != places) continue;
            for (int place : BitsOf(places)) cut(nine.cell_at[house][place], all_nine & ~(1 << d | 1 << e));
        }
    }

    void add_naked_pairs(int cell) {
        if (cell >= cell_count) return;
        const int digits = grid_.digits(cell);
        for (int house : nine.house_of[cell]) {
            if (grid_.open_in(house) < 4) continue;
            const std::uint8_t(&cells)[9] = nine.cell_at[house];
            for (int other : cells) {
                if (other == cell || grid_.digits(other) != digits) continue;
                for (int third : cells)
                    if (third != cell && third != other) cut(third, digits);
            }
        }
    }

    void add_wings(int sector) {
        const int house = (sector - cell_count) / 9, digit = (sector - cell_count) % 9;
        if (sector < cell_count || house >= 18 || grid_.filled_with(digit) + 4 > 9) return;
        const int first = house < first_column ? first_row : first_column, across = first_column - first;
        const int places = grid_.members(sector);
        for (int line = first; line < first + 9; ++line) {
            if (line == house || grid_.places(line, digit) != places) continue;
            for (int at : BitsOf(places))
                for (int place :
                     BitsOf(grid_.places(across + at, digit) & ~(1 << (house - first) | 1 << (line - first))))
                    out_.insert(candidate_of(nine.cell_at[across + at][place], digit));
        }
    }

    const SePosition& start_;
    const SePosition& grid_;
    NineCandidates out_;
};

}  // namespace

NineCandidates deleted_by_patterns(const SePosition& start, const SePosition& grid) {
    return Deleted(start, grid).find();
}

}  // namespace deduku::se
