#include "grid/isomorph.hpp"

#include <algorithm>
#include <limits>
#include <numeric>
#include <set>
#include <utility>

#include "grid/at.hpp"
#include "grid/in_order.hpp"

namespace deduku {
namespace {

/// A uniform number in 0..bound-1: draws beyond the last full round of `bound` are rejected.
int below(int bound, const Chance& chance) {
    const auto round = static_cast<std::uint64_t>(bound);
    const std::uint64_t end = std::numeric_limits<std::uint64_t>::max() / round * round;
    std::uint64_t drawn = chance();
    while (drawn >= end) drawn = chance();
    return static_cast<int>(drawn % round);
}

std::vector<int> in_order(int count) {
    std::vector<int> order(at(count));
    std::iota(order.begin(), order.end(), 0);
    return order;
}

std::vector<int> shuffled(int count, const Chance& chance) {
    std::vector<int> order = in_order(count);
    for (int i = count - 1; i > 0; --i) std::swap(order[at(i)], order[at(below(i + 1, chance))]);
    return order;
}

/// Shuffles lines 0..count-1 in groups of `group`: the groups, and the lines in each.
std::vector<int> shuffled_lines(int count, int group, const Chance& chance) {
    std::vector<int> order;
    for (int g : shuffled(count / group, chance))
        for (int i : shuffled(group, chance)) order.push_back(g * group + i);
    return order;
}

std::vector<int> inverse(const std::vector<int>& order) {
    std::vector<int> out(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) out[at(order[i])] = static_cast<int>(i);
    return out;
}

Table<Digit, Digit> as_digits(const std::vector<int>& order) {
    Table<Digit, Digit> out;
    for (int i : order) out.push_back(static_cast<Digit>(i));
    return out;
}

// Whether it maps houses to houses.
bool keeps_houses(const Geometry& board, const Isomorph& isomorph) {
    std::set<std::vector<Cell>> houses;
    for (House house : board.every_house()) {
        const auto in = board.cells_of(house);
        houses.emplace(in.begin(), in.end());
    }
    return std::all_of(houses.begin(), houses.end(), [&](std::vector<Cell> house) {
        for (Cell& cell : house) cell = isomorph.image(cell);
        put_in_order(house);
        return houses.count(house) > 0;
    });
}

// Rotations and reflections that preserve the houses.
std::vector<Isomorph> symmetries_of(const Geometry& board) {
    std::vector<Isomorph> out;
    for (int mirrored = 0; mirrored < 8; ++mirrored) {
        Isomorph next = identity(board.box());
        if ((mirrored & 1) != 0) std::reverse(next.rows.begin(), next.rows.end());
        if ((mirrored & 2) != 0) std::reverse(next.columns.begin(), next.columns.end());
        next.transposed = (mirrored & 4) != 0;
        if (keeps_houses(board, next)) out.push_back(std::move(next));
    }
    return out;
}

}  // namespace

Cell Isomorph::image(Cell cell) const {
    const int size = box.digits();
    const int row = rows[at(index(cell) / size)];
    const int column = columns[at(index(cell) % size)];
    return static_cast<Cell>(transposed ? column * size + row : row * size + column);
}

Set<Digit> Isomorph::image(Set<Digit> set) const {
    Set<Digit> out;
    for (Digit digit : set) out.insert(image(digit));
    return out;
}

Grid Isomorph::image(const Grid& grid) const {
    Grid out = grid;
    for (Cell cell : grid.ids()) out[image(cell)] = image(grid[cell]);
    return out;
}

Puzzle Isomorph::image(const Puzzle& puzzle) const {
    Puzzle out = puzzle;
    if (puzzle.geometry().standard() && image_box() != puzzle.box())
        out.set_board(std::make_shared<const Geometry>(image_box()));
    for (Cell cell : puzzle.cells.ids()) out.cells[image(cell)] = image(puzzle.cells[cell]);
    return out;
}

Isomorph identity(Box box) {
    const std::vector<int> order = in_order(box.digits());
    return {box, order, order, as_digits(order), false};
}

Isomorph inverse(const Isomorph& isomorph) {
    Isomorph out{isomorph.image_box(), inverse(isomorph.rows), inverse(isomorph.columns), isomorph.digits,
                 isomorph.transposed};
    for (Digit digit : isomorph.digits.ids()) out.digits[isomorph.image(digit)] = digit;
    if (out.transposed) std::swap(out.rows, out.columns);
    return out;
}

Isomorph random_isomorph(Box box, const Chance& chance) {
    Isomorph out;
    out.box = box;
    out.rows = shuffled_lines(box.digits(), box.height, chance);
    out.columns = shuffled_lines(box.digits(), box.width, chance);
    out.digits = as_digits(shuffled(box.digits(), chance));
    out.transposed = below(2, chance) == 1;
    return out;
}

Isomorph random_isomorph(const Geometry& board, const Chance& chance) {
    if (board.standard()) return random_isomorph(board.box(), chance);
    if (board.constrained()) return identity(board.box());
    const std::vector<Isomorph> symmetries = symmetries_of(board);
    Isomorph out = symmetries[at(below(static_cast<int>(symmetries.size()), chance))];
    out.digits = as_digits(shuffled(board.digits(), chance));
    return out;
}

}  // namespace deduku
