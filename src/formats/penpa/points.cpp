// Points of a sheet by their numbers.
//
//   0 | 1      a cell with its quarters; of a sheet of A cells, cell c has the number c, its bottom right corner A + c,
//   --+--      the middles of its bottom and right borders 2A + c and 3A + c, its quarters 4(A + c) to 4(A + c) + 3,
//   2 | 3      its sides 4(2A + c) to 4(2A + c) + 3
#include <algorithm>
#include <array>

#include "formats/penpa/sheet.hpp"
#include "grid/reading/characters.hpp"

namespace deduku::formats::penpa {

std::optional<int> number_in(std::string_view text) {
    if (text.empty() || text.size() > 7 || !std::all_of(text.begin(), text.end(), is_digit)) return std::nullopt;
    int out = 0;
    for (char c : text) out = 10 * out + (c - '0');
    return out;
}

std::optional<Cell> SheetBoard::cell(int number) const {
    const int row = number / width - first_row, column = number % width - first_column;
    if (number < 0 || row < 0 || column < 0 || row >= n || column >= n) return std::nullopt;
    return static_cast<Cell>(row * n + column);
}

int SheetBoard::number_of(Cell cell) const {
    const int at = index(cell);
    return (at / n + first_row) * width + at % n + first_column;
}

std::optional<SheetPoint> SheetBoard::point(std::string_view number) const {
    constexpr std::array<std::array<int, 2>, 4> middles = {{{0, 0}, {500, 500}, {500, 0}, {0, 500}}};
    constexpr std::array<std::array<int, 2>, 4> quarters = {{{-250, -250}, {-250, 250}, {250, -250}, {250, 250}}};
    constexpr std::array<std::array<int, 2>, 4> sides = {{{-300, 0}, {0, 300}, {0, -300}, {300, 0}}};
    const auto value = number_in(number);
    const int area = width * height;
    if (!value || *value >= 12 * area) return std::nullopt;
    const int kind = *value / area;
    SheetPoint out;
    out.kind = kind < 4 ? static_cast<PointKind>(kind) : kind < 8 ? PointKind::quarter : PointKind::side;
    const int of_cells = kind < 4 ? *value % area : (*value - (kind < 8 ? 4 : 8) * area);
    out.number = kind < 4 ? of_cells : of_cells / 4;
    out.part = kind < 4 ? 0 : of_cells % 4;
    const auto [down, right] = kind < 4 ? middles[static_cast<std::size_t>(kind)]
                                        : (kind < 8 ? quarters : sides)[static_cast<std::size_t>(out.part)];
    out.at = {(out.number / width - first_row) * 1000 + 500 + down,
              (out.number % width - first_column) * 1000 + 500 + right};
    return out;
}

}  // namespace deduku::formats::penpa
