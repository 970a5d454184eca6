// Numbers beside the board.
#include <algorithm>
#include <string_view>

#include "generate/sketch.hpp"

namespace deduku::generate {
namespace {

// The cells of a row or column.
DrawnCells side_of(const Geometry& board, int number, bool row) {
    DrawnCells out;
    for (int k = 0; k < board.digits(); ++k) out.push_back(row ? board.cell(number, k) : board.cell(k, number));
    return out;
}

// The rule with its number, for about one in `of` of the ends of rows and columns.
void draw_ends(Sketch& sketch, std::string_view key, std::uint32_t of) {
    for (const bool row : {true, false})
        for (int k = 0; k < sketch.board.digits(); ++k)
            for (const bool back : {false, true}) {
                if (sketch.draw.below(of) != of - 1) continue;
                DrawnCells line = side_of(sketch.board, k, row);
                if (back) std::reverse(line.begin(), line.end());
                add_with_number(sketch, {find_rule(key), {}, {std::move(line)}});
            }
}

}  // namespace

void draw_sandwich(Sketch& sketch) {
    for (const bool row : {true, false})
        for (int k = 0; k < sketch.board.digits(); ++k)
            add_with_number(sketch, {find_rule("sandwich"), {}, {side_of(sketch.board, k, row)}});
}

void draw_x_sum(Sketch& sketch) { draw_ends(sketch, "x-sum", 2); }
void draw_skyscraper(Sketch& sketch) { draw_ends(sketch, "skyscraper", 3); }

}  // namespace deduku::generate
