#include "formats/published/words/groups.hpp"

#include <array>

#include "grid/contains.hpp"
#include "grid/rules/make.hpp"

namespace deduku::formats::published {
namespace {

using Groups = std::vector<std::vector<Cell>>;

struct Step {
    int down, right;
};
constexpr std::array near_steps = {Step{-1, 0}, Step{0, -1}, Step{0, 1}, Step{1, 0}};
constexpr std::array king_steps = {Step{-1, -1}, Step{-1, 0}, Step{-1, 1}, Step{0, -1},
                                   Step{0, 1},   Step{1, -1}, Step{1, 0},  Step{1, 1}};
constexpr std::array knight_steps = {Step{-2, -1}, Step{-2, 1}, Step{-1, -2}, Step{-1, 2},
                                     Step{1, -2},  Step{1, 2},  Step{2, -1},  Step{2, 1}};

std::optional<Cell> cell_at(const Geometry& board, Cell from, Step step) {
    const int row = board.row(from) + step.down, column = board.column(from) + step.right;
    if (row < 0 || column < 0 || row >= board.rows() || column >= board.columns()) return std::nullopt;
    return board.cell(row, column);
}

// The cells at these steps from each cell; groups that would leave the board are left out.
Groups shapes(const Geometry& board, std::span<const Step> steps) {
    Groups out;
    for (const Cell from : board.every_grid_cell()) {
        std::vector<Cell> group;
        for (const Step step : steps)
            if (const auto cell = cell_at(board, from, step)) group.push_back(*cell);
        if (group.size() == steps.size()) out.push_back(std::move(group));
    }
    return out;
}

Groups straight(const Geometry& board, int length) {
    Groups out;
    for (const Step way : {Step{0, 1}, Step{1, 0}}) {
        std::vector<Step> steps;
        for (int i = 0; i < length; ++i) steps.push_back({i * way.down, i * way.right});
        for (std::vector<Cell>& group : shapes(board, steps)) out.push_back(std::move(group));
    }
    return out;
}

Groups of_one_box(Groups groups, const Geometry& board) {
    std::erase_if(groups, [&](const std::vector<Cell>& group) {
        const auto box = rules::region_of(board, group.front());
        return !box ||
               std::any_of(group.begin(), group.end(), [&](Cell cell) { return rules::region_of(board, cell) != box; });
    });
    return groups;
}

Groups houses(const Geometry& board, std::string_view name) {
    Groups out;
    for (const House house : board.all_houses()) {
        const HouseKind kind = board.kind(house);
        const bool box = kind == HouseKind::box || kind == HouseKind::region;
        const bool wanted = name == "house" ? box || kind == HouseKind::row || kind == HouseKind::column
                            : name == "row" ? kind == HouseKind::row
                            : name == "box" ? box
                                            : kind == HouseKind::column;
        const auto cells = board.cells_of(house);
        if (wanted) out.emplace_back(cells.begin(), cells.end());
    }
    return out;
}

// Each of the cells with each cell at one of these steps; of two of the cells only one pair.
Groups with_neighbours(std::span<const Cell> cells, std::span<const Step> steps, const Geometry& board) {
    Groups out;
    for (const Cell cell : cells)
        for (const Step step : steps)
            if (const auto other = cell_at(board, cell, step); other && !contains(out, std::vector{*other, cell}))
                out.push_back({cell, *other});
    return out;
}

// Each of the cells, first, with all cells at these steps.
Groups surrounded(std::span<const Cell> cells, std::span<const Step> steps, const Geometry& board) {
    Groups out;
    for (const Cell cell : cells) {
        out.push_back({cell});
        for (const Step step : steps)
            if (const auto other = cell_at(board, cell, step)) out.back().push_back(*other);
    }
    return out;
}

Groups touching(std::span<const Cell> cells, const Geometry& board) {
    Groups out = straight(board, 2);
    std::erase_if(out, [&](const std::vector<Cell>& pair) {
        return !contains(cells, pair.front()) || !contains(cells, pair.back());
    });
    return out;
}

Groups in_sequence(std::span<const Cell> cells, std::size_t length) {
    Groups out;
    for (std::size_t i = 0; i + length <= cells.size(); ++i) {
        const auto part = cells.subspan(i, length);
        out.emplace_back(part.begin(), part.end());
    }
    return out;
}

Groups first_with_others(std::span<const Cell> cells) {
    Groups out;
    for (std::size_t i = 1; i < cells.size(); ++i) out.push_back({cells.front(), cells[i]});
    return out;
}

}  // namespace

std::optional<Groups> groups_named(std::string_view name, std::span<const Cell> cells, const Geometry& board) {
    constexpr std::array square = {Step{0, 0}, Step{0, 1}, Step{1, 0}, Step{1, 1}};
    constexpr std::array rising = {Step{0, 0}, Step{-1, 1}}, falling = {Step{0, 0}, Step{1, 1}};
    if (name == "square") return shapes(board, square);
    if (name == "rising-two") return shapes(board, rising);
    if (name == "falling-two") return shapes(board, falling);
    if (name == "two") return straight(board, 2);
    if (name == "three") return straight(board, 3);
    if (name == "box-two") return of_one_box(straight(board, 2), board);
    if (name == "box-three") return of_one_box(straight(board, 3), board);
    if (name == "row" || name == "column" || name == "box" || name == "house") return houses(board, name);
    if (name == "near") return with_neighbours(cells, near_steps, board);
    if (name == "king") return with_neighbours(cells, king_steps, board);
    if (name == "knight") return with_neighbours(cells, knight_steps, board);
    if (name == "around") return surrounded(cells, king_steps, board);
    if (name == "cross") return surrounded(cells, near_steps, board);
    if (name == "touching") return touching(cells, board);
    if (name == "line-three") return in_sequence(cells, 3);
    if (name == "ahead") return first_with_others(cells);
    return std::nullopt;
}

}  // namespace deduku::formats::published
