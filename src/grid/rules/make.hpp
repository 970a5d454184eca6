// The parts of compiled rules: lines of candidates, and the few shapes that most rules use.
//
//   rise(a, b, 1)     a < b: for each t a line {a >= t, b <= t}, at most one
//   stars(a, b, bad)  a line {a = d, b = e, b = f, ..} for each d, which excludes e, f, ..; and the same from b
//   same(a, b)        for each d a line {a = d, -(b = d)}, 0
//   balance           {weights of digits in some cells, minus those in others}, 0
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "deduku/geometry.hpp"
#include "deduku/rules.hpp"
#include "grid/in_order.hpp"
#include "grid/rules/said.hpp"

namespace deduku::rules {

using LinearList = std::vector<Linear>;
using CellList = std::vector<Cell>;

/// A filled board, as the numbers that its digits stand for.
class FilledBoard {
  public:
    /// For rules of cells of the grid only.
    explicit FilledBoard(const Table<Cell, Digit>& grid) : grid_(grid) {}
    FilledBoard(const Geometry& board, const Table<Cell, Digit>& grid) : grid_(grid), board_(&board) {}
    int operator[](Cell cell) const {
        return board_ == nullptr ? index(grid_[cell]) + 1 : board_->worth({cell, grid_[cell]});
    }
    int sum(std::span<const Cell> cells) const {
        int out = 0;
        for (Cell cell : cells) out += (*this)[cell];
        return out;
    }
    /// The digits of these cells, in order.
    std::vector<int> of(std::span<const Cell> cells) const {
        std::vector<int> out;
        for (Cell cell : cells) out.push_back((*this)[cell]);
        return out;
    }
    bool differ(std::span<const Cell> cells) const {
        std::vector<int> digits = of(cells);
        put_in_order(digits);
        return std::adjacent_find(digits.begin(), digits.end()) == digits.end();
    }

  private:
    const Table<Cell, Digit>& grid_;
    const Geometry* board_ = nullptr;
};

/// The numbers that a cell can hold, ascending: 1 to N in the grid.
[[nodiscard]] std::vector<int> numbers_of(const Geometry& board, Cell cell);
[[nodiscard]] inline std::vector<int> numbers_of(const Geometry& board) { return numbers_of(board, Cell{}); }
/// Those that some of the cells can hold; without cells, those of a cell of the grid.
[[nodiscard]] std::vector<int> numbers_of(const Geometry& board, std::span<const Cell> cells);

/// Collects the terms of a line, each candidate once, in numerical order.
class Terms {
  public:
    explicit Terms(const Geometry& board) : board_(board) {}
    void reserve(std::size_t terms) { terms_.reserve(terms); }
    /// Adds a number; ignores one that the cell cannot hold, and weight 0.
    Terms& add(Cell cell, int number, int weight = 1);
    Terms& add(Candidate candidate, int weight = 1);
    /// Adds all numbers from..to.
    Terms& add_range(Cell cell, int from, int to, int weight = 1);
    /// Adds the value of the cell, times `factor`.
    Terms& add_value(Cell cell, int factor = 1);
    Terms& add_values(std::span<const Cell> cells, int factor = 1);
    /// Appends the line, unless it has no terms or there are too many lines already.
    void into(LinearList& lines, std::optional<int> least, std::optional<int> most);

  private:
    const Geometry& board_;
    std::vector<Term> terms_;
};

/// The cells in order, as a house.
[[nodiscard]] CellList as_house(std::span<const Cell> cells);
/// The numbers of the cells differ: a house, or with own cells a line for each number.
void differ(const Geometry& board, std::span<const Cell> cells, Constraints& out);

/// The rule with the cells of its layer (Rule::of) instead of those of the grid.
[[nodiscard]] Rule on_layer(const Rule& rule, const Geometry& board);
/// RuleRow::expects, compile and holds of the rule, with the cells of its layer (Rule::of) instead of those of the grid.
[[nodiscard]] std::string rule_expects(const Rule& rule, const RuleContext& context);
void compile_rule(const Rule& rule, const RuleContext& context, Constraints& out);
[[nodiscard]] bool rule_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid);
/// Choices that follow from the rules of a board (RuleRow::implied), in their order.
[[nodiscard]] std::vector<Choice> implied_choices(const Geometry& board);
/// The cells of the grid of a group whose digits differ, also if the rule reads a layer.
[[nodiscard]] CellList digit_cells(const Rule& rule, const Geometry& board, const CellList& group);

/// Appends a helper to those of the board and of the rules before.
[[nodiscard]] Cell add_own_cell(const Geometry& board, Constraints& out, OwnCell cell);

/// a + gap <= b.
void rise(const Geometry& board, Cell a, Cell b, int gap, LinearList& lines);
/// a = b.
void same(const Geometry& board, Cell a, Cell b, LinearList& lines);
/// The digits of one list have the same sum as those of the other.
void balance(const Geometry& board, std::span<const Cell> left, std::span<const Cell> right, LinearList& lines);
/// The digits have this sum.
void total(const Geometry& board, std::span<const Cell> cells, int sum, LinearList& lines);

/// Stars from a, for each of its numbers, then from b: `bad(d, e)` if a = d excludes b = e.
template <class Bad>
void stars(const Geometry& board, Cell a, Cell b, const Bad& bad, LinearList& lines) {
    for (const bool from_b : {false, true})
        for (const int d : numbers_of(board, from_b ? b : a)) {
            Terms star(board);
            bool any = false;
            for (const int e : numbers_of(board, from_b ? a : b)) {
                if (!(from_b ? bad(e, d) : bad(d, e))) continue;
                star.add(from_b ? a : b, e);
                any = true;
            }
            if (any) star.add(from_b ? b : a, d).into(lines, 0, 1);
        }
}

/// Pairs of orthogonal neighbours, ascending.
[[nodiscard]] std::vector<std::pair<Cell, Cell>> neighbours(const Geometry& board);
/// The orthogonal neighbours of a cell, ascending.
[[nodiscard]] CellList neighbours_of(const Geometry& board, Cell cell);
/// Whether a rule of this row has these two cells, in either order.
[[nodiscard]] bool has_pair(std::span<const Rule> rules, const RuleRow& row, Cell a, Cell b);

/// The box or region of a cell.
[[nodiscard]] std::optional<House> region_of(const Geometry& board, Cell cell);
/// Whether all rows and columns are houses.
[[nodiscard]] bool has_rows_and_columns(const Geometry& board);
/// The cells from one in a direction to the edge.
[[nodiscard]] CellList ray(const Geometry& board, Cell from, int down, int right);
/// The cell at this offset from another, if it is on the board.
[[nodiscard]] std::optional<Cell> beside(const Geometry& board, Cell cell, int down, int right);

/// Empty if the cells are a row or column in either direction; else the expectation, for an error.
[[nodiscard]] std::string expects_line(const Rule& rule, const RuleContext& context);

/// A row for a number beside a row or column.
[[nodiscard]] constexpr RuleRow beside_line(RuleRow row) {
    row.fewest_values = row.most_values = 1;
    row.shape = RuleShape::line;
    row.fewest_cells = 1;
    row.house = true;
    row.expects = expects_line;
    return row;
}

}  // namespace deduku::rules
