#include "formats/iss/cells.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <map>

#include "grid/at.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/characters.hpp"

namespace deduku::formats::iss {
namespace {

constexpr std::string_view numerals = "0123456789abcdefg";
constexpr int most_cells = 1000;
constexpr int most_columns = 16;
constexpr std::string_view a_cell = "a cell of the board, as R1C1";

// "12" or "9x9": rows and columns, one row for a number alone.
std::optional<std::array<int, 2>> size_named(std::string_view text) {
    const std::size_t by = std::min(text.find('x'), text.size());
    const auto rows = number_of(text.substr(0, by));
    if (by == text.size()) return rows ? std::optional(std::array{1, *rows}) : std::nullopt;
    const auto columns = number_of(text.substr(by + 1));
    if (!rows || !columns || *columns > most_columns) return std::nullopt;
    return std::array{*rows, *columns};
}

// "1..9" or "1 2"
std::string range_or_list(Numbers numbers) {
    const int least = std::countr_zero(numbers), most = static_cast<int>(std::bit_width(numbers)) - 1;
    if (most - least < 2 || numbers != numbers_from(least, most)) return list_of(numbers);
    return ' ' + std::to_string(least) + ".." + std::to_string(most);
}

}  // namespace

std::string list_of(Numbers numbers) {
    std::string out;
    for (int number = 0; numbers >> number != 0; ++number)
        if (has_number(numbers, number)) out += ' ' + std::to_string(number);
    return out;
}

std::string number_sign(int number) {
    const std::string text = std::to_string(number);
    return text.size() == 1 ? text : '<' + text + '>';
}

IssCells::IssCells(const Geometry& board, int least, int most)
    : board_(&board),
      least_(least),
      most_(most),
      numbers_(board.grid_cells(), numbers_from(least, least + board.digits() - 1)) {}

void IssCells::use_board(const Geometry& board) {
    board_ = &board;
    for (const Cell cell : board.every_grid_cell())
        numbers_[cell] = numbers_from(board.lowest(), board.lowest() + board.digits() - 1);
}

bool IssCells::on_board(std::span<const Cell> cells) const {
    return std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return on_board(cell); });
}

std::optional<ValueError> IssCells::add_group(const IssItem& item) {
    const auto is_capital = [](char c) { return c >= 'A' && c <= 'Z'; };
    const IssPart prefix = item.args.empty() ? IssPart{{}, item.kind.at} : item.args[0];
    if (prefix.text.empty() || !std::all_of(prefix.text.begin(), prefix.text.end(), is_capital))
        return mistake_in(prefix, "the capital letters of a group");
    for (const Group& group : groups_)
        if (group.prefix.text == prefix.text)
            return ValueError{prefix.at, quoted(prefix.text) + " again", "another name of a group"};
    Group group{prefix, item.args.size() > 1 ? title_of(item.args[1].text) : "", numbers_.size()};
    if (item.args.size() > 2) {
        const auto size = size_named(item.args[2].text);
        if (!size || (*size)[0] < 1 || (*size)[1] < 1 || (*size)[0] > most_cells || (*size)[1] > most_cells)
            return mistake_in(item.args[2], "a number of cells, or rows and columns as 9x9");
        group.count = (*size)[0] * (*size)[1];
        group.columns = (*size)[1];
        group.as_board = (*size)[0] == board_->rows() && group.columns == board_->columns();
    }
    if (numbers_.size() + group.count > most_cells)
        return ValueError{prefix.at, "more than 1000 cells", "at most 1000, also those of groups"};
    for (int i = 0; i < group.count; ++i) numbers_.push_back(numbers_from(least_, most_));
    groups_.push_back(std::move(group));
    return std::nullopt;
}

int IssCells::group_of(Cell cell) const {
    int group = -1;
    for (const Group& one : groups_) group += one.first <= index(cell) ? 1 : 0;
    return group;
}
int IssCells::columns_of(int group) const { return group < 0 ? board_->columns() : groups_[at(group)].columns; }
int IssCells::count_of(int group) const { return group < 0 ? board_->grid_cells() : groups_[at(group)].count; }

std::variant<Cell, ValueError> IssCells::moved(int group, int place, IssPart name) const {
    const int columns = columns_of(group), rows = count_of(group) / columns;
    int row = place / columns, column = place % columns;
    for (const Move& move : moves_)
        if (move.group == group) {
            row += move.rows;
            column += move.columns;
        }
    if (row >= 0 && row < rows && column >= 0 && column < columns)
        return static_cast<Cell>(first_of(group) + row * columns + column);
    return ValueError{name.at, quoted(name.text) + ", moved off the edge by a Replicate", "a cell that stays inside"};
}

std::variant<Cell, ValueError> IssCells::named(IssPart name) const {
    const ValueError unknown = mistake_in(name, std::string(a_cell));
    if (name.text.size() == 4 && (name.text[0] | 0x20) == 'r' && (name.text[2] | 0x20) == 'c') {
        const auto place = [&](std::size_t i) { return numerals.find(static_cast<char>(name.text[i] | 0x20)); };
        const std::size_t row = place(1), column = place(3), columns = at(board_->columns());
        if (row < 1 || column < 1 || row > at(board_->rows()) || column > columns) return unknown;
        return moved(-1, static_cast<int>((row - 1) * columns + column - 1), name);
    }
    if (!name.text.starts_with('V')) return unknown;
    const std::size_t digits = std::min(name.text.find_first_of("0123456789"), name.text.size());
    const std::string_view prefix = name.text.substr(1, digits - 1);
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        if (groups_[i].prefix.text != prefix) continue;
        const bool alone = digits == name.text.size() && groups_[i].count == 1;
        const auto number = alone ? std::optional(1) : number_of(name.text.substr(digits));
        if (number && *number >= 1 && *number <= groups_[i].count) return moved(static_cast<int>(i), *number - 1, name);
        return mistake_in(name, "a cell of its group, up to " + std::to_string(groups_[i].count));
    }
    return unknown;
}

std::string IssCells::name(Cell cell) const {
    const int group = group_of(cell);
    if (group < 0) return cell_name(*board_, cell, Coords::sheet);
    const Group& of = groups_[at(group)];
    const int place = index(cell) - of.first;
    return std::string(of.prefix.text) + '.' +
           (of.as_board ? cell_name(*board_, static_cast<Cell>(place), Coords::sheet) : std::to_string(place + 1));
}
std::string IssCells::names(std::span<const Cell> cells) const {
    std::string out;
    for (Cell cell : cells) out += ' ' + name(cell);
    return out;
}

Numbers IssCells::numbers(std::span<const Cell> cells) const {
    Numbers out = 0;
    for (Cell cell : cells) out |= numbers_[cell];
    return out;
}

std::optional<Cell> IssCells::counted_from(Cell origin, int count) const {
    const int group = group_of(origin), place = index(origin) + count;
    if (place >= first_of(group) + count_of(group)) return std::nullopt;
    return static_cast<Cell>(place);
}
void IssCells::move(Cell origin, Cell to) {
    const int group = group_of(origin), columns = columns_of(group);
    const int from = index(origin) - first_of(group), place = index(to) - first_of(group);
    moves_.push_back({group, place / columns - from / columns, place % columns - from % columns});
}

void IssCells::add_layers(RuleTexts& to) const {
    for (const Group& group : groups_) {
        std::map<Numbers, std::vector<Cell>> cells;
        for (int i = 0; i < group.count; ++i) {
            const auto cell = static_cast<Cell>(group.first + i);
            cells[numbers_[cell]].push_back(cell);
        }
        Numbers all = 0;
        for (const auto& [numbers, of] : cells) all |= numbers;
        to.add("layer " + std::string(group.prefix.text) + range_or_list(all) +
                   (group.as_board ? "" : " cells " + std::to_string(group.count)) + group.title,
               group.prefix.at);
        for (const auto& [numbers, of] : cells)
            if (numbers != all) to.add("only" + list_of(numbers) + ":" + names(of), group.prefix.at);
    }
}

}  // namespace deduku::formats::iss
