#include "grid/rules/make.hpp"

#include <array>

#include "grid/holes.hpp"
#include "grid/in_order.hpp"
#include "grid/rules/forms/layer.hpp"

namespace deduku::rules {

std::vector<int> numbers_of(const Geometry& board, Cell cell) {
    std::vector<int> out;
    for (const Digit d : board.all_digits(cell)) out.push_back(board.worth({cell, d}));
    return out;
}

std::vector<int> numbers_of(const Geometry& board, std::span<const Cell> cells) {
    std::vector<int> out;
    if (cells.empty()) return numbers_of(board, Cell{});
    for (const Cell cell : cells)
        for (const int number : numbers_of(board, cell)) out.push_back(number);
    put_in_order(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

Terms& Terms::add(Cell cell, int number, int weight) {
    const auto candidate = board_.with_worth(cell, number);
    return candidate ? add(*candidate, weight) : *this;
}

Terms& Terms::add(Candidate candidate, int weight) {
    if (weight == 0) return *this;
    if (terms_.empty() || terms_.back().candidate < candidate) {
        terms_.push_back({candidate, weight});
        return *this;
    }
    const auto at = std::lower_bound(terms_.begin(), terms_.end(), candidate,
                                     [](const Term& term, Candidate c) { return term.candidate < c; });
    if (at == terms_.end() || at->candidate != candidate)
        terms_.insert(at, {candidate, weight});
    else if ((at->weight += weight) == 0)
        terms_.erase(at);
    return *this;
}

Terms& Terms::add_range(Cell cell, int from, int to, int weight) {
    for (const Digit d : board_.all_digits(cell))
        if (const int number = board_.worth({cell, d}); number >= from && number <= to) add({cell, d}, weight);
    return *this;
}

Terms& Terms::add_value(Cell cell, int factor) {
    for (const Digit d : board_.all_digits(cell)) add({cell, d}, factor * board_.worth({cell, d}));
    return *this;
}

Terms& Terms::add_values(std::span<const Cell> cells, int factor) {
    terms_.reserve(terms_.size() + cells.size() * static_cast<std::size_t>(board_.digits()));
    for (Cell cell : cells) add_value(cell, factor);
    return *this;
}

void Terms::into(LinearList& lines, std::optional<int> least, std::optional<int> most) {
    if (!terms_.empty() && lines.size() <= max_lines) lines.push_back({std::move(terms_), least, most});
    terms_.clear();
}

CellList as_house(std::span<const Cell> cells) {
    CellList house(cells.begin(), cells.end());
    put_in_order(house);
    return house;
}

void differ(const Geometry& board, std::span<const Cell> cells, Constraints& out) {
    if (std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return board.in_grid(cell); }))
        return out.houses.push_back(as_house(cells));
    for (const int number : numbers_of(board, cells)) {
        Terms line(board);
        for (const Cell cell : cells) line.add(cell, number);
        line.into(out.lines, 0, 1);
    }
}

// A line for each number t of a, from the first that b can be too small for to the first that no number of b is enough for.
void rise(const Geometry& board, Cell a, Cell b, int gap, LinearList& lines) {
    const std::vector<int> of_a = numbers_of(board, a), of_b = numbers_of(board, b);
    for (const int t : of_a) {
        if (t + gap <= of_b.front()) continue;
        Terms(board).add_range(a, t, of_a.back()).add_range(b, of_b.front(), t + gap - 1).into(lines, 0, 1);
        if (t + gap > of_b.back()) return;
    }
}

void same(const Geometry& board, Cell a, Cell b, LinearList& lines) {
    for (const int number : numbers_of(board, std::array{a, b}))
        Terms(board).add(a, number).add(b, number, -1).into(lines, 0, 0);
}

void balance(const Geometry& board, std::span<const Cell> left, std::span<const Cell> right, LinearList& lines) {
    Terms(board).add_values(left).add_values(right, -1).into(lines, 0, 0);
}

void total(const Geometry& board, std::span<const Cell> cells, int sum, LinearList& lines) {
    Terms(board).add_values(cells).into(lines, sum, sum);
}

Rule on_layer(const Rule& rule, const Geometry& board) {
    Rule out = rule;
    if (rule.of.empty()) return out;
    const Cell first = *layer_named(board, rule.of);
    for (CellList& group : out.groups)
        for (Cell& cell : group)
            if (board.in_grid(cell)) cell = static_cast<Cell>(index(first) + index(cell));
    return out;
}

std::string rule_expects(const Rule& rule, const RuleContext& context) {
    const bool any = rule.row->own_cells || rule.row->any_canvas;
    if (const Canvas& canvas = context.board.canvas(); !any && !canvas.usual())
        return "a board of N x N cells with digits from 1 to N for this rule";
    if (rule.row->declare != nullptr && has_holes(context.board)) return "a board of a single grid for this rule";
    if (rule.row->expects == nullptr) return {};
    if (rule.of.empty()) return rule.row->expects(rule, context);
    return rule.row->expects(on_layer(rule, context.board), context);
}

void compile_rule(const Rule& rule, const RuleContext& context, Constraints& out) {
    if (rule.of.empty()) return rule.row->compile(rule, context, out);
    rule.row->compile(on_layer(rule, context.board), context, out);
}

bool rule_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    if (rule.of.empty()) return rule.row->holds(rule, context, grid);
    return rule.row->holds(on_layer(rule, context.board), context, grid);
}

std::vector<Choice> implied_choices(const Geometry& board) {
    std::vector<Choice> out;
    for (const Rule& rule : board.rules())
        if (rule.row->implied != nullptr)
            if (Choice choice = rule.row->implied(on_layer(rule, board), {board, board.rules()}); !choice.empty())
                out.push_back(std::move(choice));
    return out;
}

CellList digit_cells(const Rule& rule, const Geometry& board, const CellList& group) {
    CellList out = group;
    for (Cell& cell : out)
        if (!rule.of.empty() && !board.in_grid(cell)) cell = *board.own(cell).at;
    return out;
}

Cell add_own_cell(const Geometry& board, Constraints& out, OwnCell cell) {
    out.cells.push_back(std::move(cell));
    return static_cast<Cell>(board.grid_cells() + static_cast<int>(out.cells.size()) - 1);
}

std::optional<Cell> beside(const Geometry& board, Cell cell, int down, int right) {
    const int row = board.row(cell) + down;
    const int column = board.column(cell) + right;
    if (row < 0 || row >= board.rows() || column < 0 || column >= board.columns()) return std::nullopt;
    const Cell other = board.cell(row, column);
    if (is_hole(board, cell) || is_hole(board, other)) return std::nullopt;
    return other;
}

CellList neighbours_of(const Geometry& board, Cell cell) {
    CellList out;
    for (const auto& [down, right] : {std::pair{-1, 0}, {0, -1}, {0, 1}, {1, 0}})
        if (const auto other = beside(board, cell, down, right)) out.push_back(*other);
    return out;
}

std::vector<std::pair<Cell, Cell>> neighbours(const Geometry& board) {
    std::vector<std::pair<Cell, Cell>> out;
    for (Cell cell : board.every_grid_cell())
        for (Cell other : neighbours_of(board, cell))
            if (cell < other) out.emplace_back(cell, other);
    return out;
}

bool has_pair(std::span<const Rule> rules, const RuleRow& row, Cell a, Cell b) {
    return std::any_of(rules.begin(), rules.end(), [&](const Rule& rule) {
        return rule.row == &row && std::minmax(rule.groups[0][0], rule.groups[0][1]) == std::minmax(a, b);
    });
}

std::optional<House> region_of(const Geometry& board, Cell cell) {
    for (const Membership& m : board.houses_of(cell))
        if (board.kind(m.house) == HouseKind::box || board.kind(m.house) == HouseKind::region) return m.house;
    return std::nullopt;
}

bool has_rows_and_columns(const Geometry& board) {
    for (int i = 0; i < board.rows(); ++i)
        if (!board.find_house(HouseKind::row, i)) return false;
    for (int i = 0; i < board.columns(); ++i)
        if (!board.find_house(HouseKind::column, i)) return false;
    return true;
}

CellList ray(const Geometry& board, Cell from, int down, int right) {
    CellList out;
    for (std::optional<Cell> at = from; at; at = beside(board, *at, down, right)) out.push_back(*at);
    return out;
}

std::string expects_line(const Rule& rule, const RuleContext& context) {
    const Geometry& board = context.board;
    const CellList house = as_house(rule.groups[0]);
    const bool forwards = std::is_sorted(rule.groups[0].begin(), rule.groups[0].end());
    const bool in_order = forwards || std::is_sorted(rule.groups[0].rbegin(), rule.groups[0].rend());
    for (const Membership& m : board.houses_of(house[0])) {
        const bool line = board.kind(m.house) == HouseKind::row || board.kind(m.house) == HouseKind::column;
        const auto cells = board.cells_of(m.house);
        if (in_order && line && std::equal(cells.begin(), cells.end(), house.begin(), house.end())) return {};
    }
    return "a row or column of the board from one end to the other: row 1, row 1 from right, column A";
}

}  // namespace deduku::rules
