#include "method/explainer/patterns.hpp"

namespace deduku::explainer {
namespace {

constexpr int first_row = 0, first_column = 9;

// The digits of each third of the rows, or of the columns.
struct Thirds {
    int digits[9][3];

    Thirds(const Position& grid, int first_line) {
        for (int line = 0; line < 9; ++line)
            for (int i = 0; i < 3; ++i) {
                const std::uint8_t* cell = nine.cell_at[first_line + line] + 3 * i;
                digits[line][i] = grid.digits(cell[0]) | grid.digits(cell[1]) | grid.digits(cell[2]);
            }
    }
};

class Deleted {
  public:
    Deleted(const Position& start, const Position& grid) : start_(start), grid_(grid) {}

    Candidates find() {
        add_locked(first_row);
        add_locked(first_column);
        if (!out_.empty()) return out_;
        // Without a new pair of a sector they would have been there before.
        bool of_cells = false, of_houses = false;
        new_pairs(start_, grid_).for_each([&](int sector) { (sector < cell_count ? of_cells : of_houses) = true; });
        if (of_houses) add_hidden_pairs();
        if (out_.empty() && of_cells) add_naked_pairs();
        if (out_.empty() && of_houses) add_wings(first_row);
        if (out_.empty() && of_houses) add_wings(first_column);
        return out_;
    }

  private:
    void cut(int cell, int digits) {
        for (int digit : Members(grid_.digits(cell) & digits)) out_.insert(candidate_of(cell, digit));
    }

    // A digit of a box in one of its lines only goes from the rest of the line, and the other way round.
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

    void add_hidden_pairs() {
        for (int house = 0; house < house_count; ++house) {
            if (grid_.open_in(house) <= 4) continue;
            for (int e = 1; e < 9; ++e) {
                const int places = grid_.places(house, e);
                if (!single(places & (places - 1))) continue;
                for (int d = 0; d < e; ++d) {
                    if (grid_.places(house, d) != places) continue;
                    for (int place : Members(places)) cut(nine.cell_at[house][place], all_nine & ~(1 << d | 1 << e));
                }
            }
        }
    }

    void add_naked_pairs() {
        for (int house = 0; house < house_count; ++house) {
            if (grid_.open_in(house) < 4) continue;
            const std::uint8_t(&cells)[9] = nine.cell_at[house];
            for (int b = 1; b < 9; ++b) {
                const int digits = grid_.digits(cells[b]);
                if (!single(digits & (digits - 1))) continue;
                for (int a = 0; a < b; ++a) {
                    if (grid_.digits(cells[a]) != digits) continue;
                    for (int place = 0; place < 9; ++place)
                        if (place != a && place != b) cut(cells[place], digits);
                }
            }
        }
    }

    void add_wings(int first_line) {
        const int across = first_line == first_row ? first_column : first_row;
        for (int digit = 0; digit < 9; ++digit) {
            if (grid_.filled_with(digit) + 4 > 9) continue;
            for (int b = 1; b < 9; ++b) {
                const int places = grid_.places(first_line + b, digit);
                if (!single(places & (places - 1))) continue;
                for (int a = 0; a < b; ++a) {
                    if (grid_.places(first_line + a, digit) != places) continue;
                    for (int line : Members(places))
                        for (int place : Members(grid_.places(across + line, digit) & ~(1 << a | 1 << b)))
                            out_.insert(candidate_of(nine.cell_at[across + line][place], digit));
                }
            }
        }
    }

    const Position& start_;
    const Position& grid_;
    Candidates out_;
};

}  // namespace

Candidates deleted_by_patterns(const Position& start, const Position& grid) { return Deleted(start, grid).find(); }

}  // namespace deduku::explainer
