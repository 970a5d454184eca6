// SudokuPad: {"cells":[[{"value":5},{}],..],"regions":[[[0,0],[0,1],..],..],"metadata":{"title":..},"cages":[..]}
//            {ce:[[{v:5},],..],re:[..],metadata:{t:..},ca:[{v:'title: ..'}]}       the short form
//
// Most rules of a variant are pictures and words here, so drawings are listed and refused, or omitted on request. Cages
// that state a sum or that their digits differ, and the words of `global`, are machine-readable rules.
#include "formats/sudokupad.hpp"

#include <algorithm>
#include <array>

#include "grid/cell_text.hpp"

namespace deduku::formats {
namespace {

using sudokupad::Global;
using sudokupad::globals;

struct PadKey {
    std::string_view key, short_key, name;
};
constexpr std::array<PadKey, 4> pad_drawings = {{
    {"lines", "l", "lines"},
    {"arrows", "a", "arrows"},
    {"underlays", "u", "underlays"},
    {"overlays", "o", "overlays"},
}};
constexpr std::array<PadKey, 4> pad_refused = {{
    {"foglight", "foglight", "fog of war"},
    {"foglink", "foglink", "fog of war"},
    {"triggereffect", "triggereffect", "effects"},
    {"solution_rules", "solution_rules", "other rules"},
}};

const JsonValue* either(const JsonValue& object, std::string_view key, std::string_view short_key) {
    const JsonValue* value = object.find(key);
    return value != nullptr ? value : object.find(short_key);
}

/// The contents of an object besides digits, collected for the puzzle.
struct Said {
    Puzzle& puzzle;
    Layout layout{};
    RuleTexts rules{};
    Drawings drawings{};
};

const Global* global_of(std::string_view word) {
    const auto found =
        std::find_if(globals.begin(), globals.end(), [&](const Global& row) { return row.word == word; });
    return found == globals.end() ? nullptr : &*found;
}

std::optional<Mistake> read_global(const JsonValue& words, Said& to) {
    for (const JsonValue& word : words.items) {
        const Global* row = global_of(word.text);
        if (row == nullptr)
            return Mistake{word.at, "the rule " + quoted(word.text) + " for the whole board", std::string(known_rules)};
        to.rules.add(std::string(row->rule), word.at);
    }
    return std::nullopt;
}

// Takes data on the puzzle, from its metadata or from cages with "title: ..".
void take_word(std::string_view key, const JsonValue& value, Said& to) {
    const bool flag = value.kind == JsonKind::word && (value.text == "true" || value.text == "t");
    if (const Global* row = global_of(key); row != nullptr && flag)
        return to.rules.add(std::string(row->rule), value.at);
    std::string text = value.text;
    for (const JsonValue& item : value.items) text += (text.empty() ? "" : " ") + item.text;
    if (key == "title" || key == "t") to.puzzle.name = text;
    if (key == "author") add_comment(to.puzzle.comment, "Author: ", text);
    if (key == "rules") add_comment(to.puzzle.comment, "Rules: ", text);
}

// [[row,column],..] from 0, in this order.
std::optional<Mistake> read_places(const JsonValue& list, int n, std::vector<Cell>& out) {
    for (const JsonValue& place : list.items) {
        const auto row = place.items.size() == 2 ? place.items[0].number() : std::nullopt;
        const auto column = place.items.size() == 2 ? place.items[1].number() : std::nullopt;
        if (!row || !column || *row >= n || *column >= n)
            return Mistake{place.at, "no cell of the board", "[row,column] from 0"};
        out.push_back(static_cast<Cell>(*row * n + *column));
    }
    return std::nullopt;
}

// A machine-readable cage: {"cells":[..],"unique":true,"sum":15}; others are drawings.
std::optional<Mistake> read_cage(const JsonValue& cage, const JsonValue* places, Said& to) {
    const JsonValue* sum = cage.find("sum");
    const bool unique = cage.said("unique") != nullptr, has_sum = sum != nullptr && sum->number().has_value();
    if (places == nullptr || !(unique || has_sum)) {
        to.drawings.add("cages", 1, cage.at);
        return std::nullopt;
    }
    const Geometry& board = to.puzzle.geometry();
    std::vector<Cell> cells;
    if (auto mistake = read_places(*places, board.digits(), cells)) return mistake;
    std::vector<Cell> house = cells;
    std::sort(house.begin(), house.end());
    if (unique && !has_sum && static_cast<int>(cells.size()) == board.digits()) {
        to.layout.more.push_back(std::move(house));
        return std::nullopt;
    }
    const std::string value = has_sum ? ' ' + std::to_string(*sum->number()) : std::string();
    to.rules.add((unique ? "killer" : "sum") + value + ':' + names_of(board, cells), cage.at);
    return std::nullopt;
}

std::optional<Mistake> read_cages(const JsonValue& cages, Said& to) {
    for (const JsonValue& cage : cages.items) {
        const JsonValue* value = either(cage, "value", "v");
        const std::string text = value != nullptr ? value->text : std::string();
        const std::size_t colon = text.find(": ");
        const bool word = colon != text.npos && text.find(' ') > colon;
        const JsonValue* cells = either(cage, "cells", "ce");
        const bool empty = cells == nullptr || !cells->says_something();
        if (!word && empty && text.empty()) continue;
        if (!word) {
            if (auto mistake = read_cage(cage, cells, to)) return mistake;
            continue;
        }
        const JsonValue said{JsonKind::string, text.substr(colon + 2), {}, {}, cage.at};
        take_word(text.substr(0, colon), said, to);
    }
    return std::nullopt;
}

std::optional<Mistake> read_regions(const JsonValue& list, Said& to) {
    const int n = to.puzzle.box().digits();
    to.layout.regions = Table<Cell, int>(n * n, -1);
    to.layout.at = list.at;
    int region = 0;
    for (const JsonValue& places : list.items) {
        std::vector<Cell> cells;
        if (auto mistake = read_places(places, n, cells)) return mistake;
        for (Cell cell : cells) to.layout.regions[cell] = region;
        ++region;
    }
    return std::nullopt;
}

// Sorts cages of N cells: houses of the board are ignored, diagonals and windows are recognized, others become rules.
void sort_houses(Said& to) {
    const int n = to.puzzle.box().digits();
    HouseCells houses = lines_of(n);
    const Table<Cell, int> regions = to.layout.regions.empty() ? boxes_of(to.puzzle.box()) : to.layout.regions;
    HouseCells of_region(static_cast<std::size_t>(n));
    for (Cell cell : regions.ids())
        if (const int region = regions[cell]; region >= 0 && region < n)
            of_region[static_cast<std::size_t>(region)].push_back(cell);
    of_region.insert(of_region.end(), to.layout.more.begin(), to.layout.more.end());
    for (std::vector<Cell>& house : of_region)
        if (std::find(houses.begin(), houses.end(), house) == houses.end()) houses.push_back(std::move(house));
    to.layout.more.clear();
    auto sorted = layout_of(std::move(houses), n);
    if (!sorted) return;
    sorted->at = to.layout.at;
    if (sorted->regions.empty() && usual_box(n) != to.puzzle.box()) sorted->regions = to.layout.regions;
    to.layout = std::move(*sorted);
    Layout& layout = to.layout;
    if (layout.down != layout.up) to.rules.add(layout.down ? "diagonal down" : "diagonal up", layout.at);
    layout.down = layout.up = layout.down && layout.up;
    for (const std::vector<Cell>& house : layout.more)
        to.rules.add("extra-region:" + names_of(to.puzzle.geometry(), house), layout.at);
    layout.more.clear();
}

std::optional<Mistake> read_cell(const JsonValue& object, Cell cell, Puzzle& puzzle, bool& marked) {
    const int n = puzzle.box().digits();
    Set<Digit> digits;
    if (const JsonValue* value = either(object, "value", "v"); value != nullptr && value->says_something()) {
        auto mistake = read_digit(*value, n, digits);
        puzzle.cells[cell] = puzzle.state[cell] = digits;
        return mistake;
    }
    if (const JsonValue* list = object.find("centremarks"))
        for (const JsonValue& item : list->items)
            if (auto mistake = read_digit(item, n, digits)) return mistake;
    if (digits.empty()) return std::nullopt;
    puzzle.state[cell] = digits;
    if (digits.single()) puzzle.lone_marks.push_back(cell);
    marked = true;
    return std::nullopt;
}

std::optional<Mistake> read_cells(const JsonValue& cells, Puzzle& puzzle) {
    bool marked = false;
    puzzle.state = puzzle.cells;
    auto mistake = read_grid(cells, puzzle.box().digits(),
                             [&](const JsonValue& value, Cell cell) { return read_cell(value, cell, puzzle, marked); });
    if (!marked) puzzle.state = {};
    return mistake;
}

}  // namespace

Outcome read_sudokupad(const JsonValue& root, const ReadOptions& options) {
    const JsonValue* cells = either(root, "cells", "ce");
    if (cells == nullptr || !cells->is_list())
        return Mistake{root.at, "no cells", "\"cells\" with a list for each row"};
    auto board = board_of_size(cells->items.size(), options);
    if (!board) return Mistake{cells->at, std::to_string(cells->items.size()) + " rows", "a size that boxes divide"};
    Puzzle puzzle = std::move(*board);
    for (const PadKey& row : pad_refused)
        if (const JsonValue* value = either(root, row.key, row.short_key); value != nullptr && value->says_something())
            return Mistake{value->at, std::string(row.name), std::string(known_rules)};
    Said said{puzzle};
    for (const PadKey& row : pad_drawings)
        if (const JsonValue* value = either(root, row.key, row.short_key); value != nullptr && value->says_something())
            said.drawings.add(row.name, std::max<std::size_t>(value->items.size(), 1), value->at);
    if (const JsonValue* metadata = root.find("metadata"))
        for (std::size_t i = 0; i < metadata->keys.size(); ++i) take_word(metadata->keys[i], metadata->items[i], said);
    if (const JsonValue* words = root.find("global"))
        if (auto mistake = read_global(*words, said)) return std::move(*mistake);
    if (const JsonValue* cages = either(root, "cages", "ca"))
        if (auto mistake = read_cages(*cages, said)) return std::move(*mistake);
    if (auto mistake = said.drawings.mistake(options)) return std::move(*mistake);
    if (auto mistake = read_cells(*cells, puzzle)) return std::move(*mistake);
    said.layout.at = cells->at;
    if (const JsonValue* regions = either(root, "regions", "re"); regions != nullptr && regions->says_something())
        if (auto mistake = read_regions(*regions, said)) return std::move(*mistake);
    sort_houses(said);
    if (auto mistake = set_board(puzzle, said.layout, said.rules)) return std::move(*mistake);
    said.drawings.into(puzzle.comment);
    return puzzle;
}

extern constinit const Format sudokupad_format = {.name = "sudokupad",
                                                  .write = {.help = "link of SudokuPad, up to 16x16",
                                                            .write = sudokupad::write,
                                                            .boards = reading::Boards::up_to_16,
                                                            .clues_only = true,
                                                            .any_houses = true,
                                                            .rules = true}};

}  // namespace deduku::formats
