// SudokuPad: {"cells":[[{"value":5},{}],..],"regions":[[[0,0],[0,1],..],..],"metadata":{"title":..},"cages":[..]}
//            {ce:[[{v:5},],..],re:[..],metadata:{t:..},ca:[{v:'title: ..'}]}       the short form
//
// Most rules of a variant are pictures and words here, so drawings are listed and refused, or omitted on request. Cages
// that state a sum or that their digits differ, and the words of `global`, are machine-readable rules.
#include "formats/sudokupad.hpp"

#include <algorithm>
#include <array>

#include "formats/sudokupad_grids.hpp"
#include "formats/sudokupad_margin.hpp"
#include "grid/contains.hpp"
#include "grid/holes.hpp"
#include "grid/in_order.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/characters.hpp"
#include "grid/reading/line_text.hpp"

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
constexpr std::array<PadKey, 2> pad_refused = {{
    {"solution_rules", "solution_rules", "other rules"},
    {"norowcol", "norowcol", "a board without rows and columns"},
}};
// Members that are read, and those without rules; words about the puzzle likewise.
constexpr std::string_view pad_members =
    "cells ce regions re cages ca metadata global lines l arrows a underlays u overlays o id cellSize cs settings vd";
// Fog hides clues until digits are placed; it is no rule.
constexpr std::string_view pad_words =
    "foglight foglink triggereffect solution source msgcorrect bgimage bgimageopacity giftmessage";
constexpr std::string_view cell_members = "value v given centremarks pencilMarks cornermarks";
constexpr std::string_view cage_members =
    "cells ce value v unique sum cageValue hidden style type outlineC fontC c1 c2";

// The first member of a cell or cage that is not listed.
std::optional<ValueError> unknown_member(const JsonValue& object, std::string_view known, std::string_view of) {
    for (std::size_t i = 0; i < object.keys.size(); ++i)
        if (object.items[i].says_something() && !is_listed(known, object.keys[i]))
            return ValueError{object.items[i].at,
                              quoted(object.keys[i]) + " of a " + std::string(of) + ", which may be a rule",
                              std::string(known_rules)};
    return std::nullopt;
}

/// The contents of an object besides digits, collected for the puzzle.
struct Said {
    Puzzle& puzzle;
    HouseLayout layout{};
    RuleTexts rules{};
    Drawings drawings{};
};

const Global* global_of(std::string_view word) {
    const auto found =
        std::find_if(globals.begin(), globals.end(), [&](const Global& row) { return row.word == word; });
    return found == globals.end() ? nullptr : &*found;
}

std::optional<ValueError> read_global(const JsonValue& words, Said& to) {
    for (const JsonValue& word : words.items) {
        const Global* row = global_of(word.text);
        if (row == nullptr)
            return ValueError{word.at, "the rule " + quoted(word.text) + " for the whole board",
                              std::string(known_rules)};
        to.rules.add(std::string(row->rule), word.at);
    }
    return std::nullopt;
}

const PadKey* refused_key(std::string_view key) {
    const auto found = std::find_if(pad_refused.begin(), pad_refused.end(),
                                    [&](const PadKey& row) { return row.key == key || row.short_key == key; });
    return found == pad_refused.end() ? nullptr : &*found;
}

// Takes data on the puzzle: a member of its metadata or of the whole object, or a cage with "title: ..".
std::optional<ValueError> take_word(const std::string& key, const JsonValue& value, Said& to) {
    if (!value.says_something() || is_listed(pad_words, key)) return std::nullopt;
    // Rows and columns of several grids are cages.
    if (key == "norowcol" && has_holes(to.puzzle.geometry())) return std::nullopt;
    if (const PadKey* row = refused_key(key))
        return ValueError{value.at, std::string(row->name), std::string(known_rules)};
    const bool flag = !is_listed("title t author rules", key) && (value.text == "true" || value.text == "t");
    const Global* global = global_of(key);
    const bool texts = std::all_of(value.items.begin(), value.items.end(),
                                   [](const JsonValue& item) { return item.kind == JsonKind::string; });
    if (global != nullptr && flag) {
        to.rules.add(std::string(global->rule), value.at);
        return std::nullopt;
    }
    if (flag || !texts || (!value.items.empty() && key != "rules"))
        return ValueError{value.at, quoted(key) + ", which may be a rule", std::string(known_rules)};
    std::string text = value.text;
    for (const JsonValue& item : value.items) text += (text.empty() ? "" : " ") + item.text;
    if (key == "title" || key == "t") {
        to.puzzle.name = text;
        return std::nullopt;
    }
    std::string word = key + ": ";
    if (is_letter(word[0])) word[0] = static_cast<char>(word[0] & ~0x20);
    add_comment(to.puzzle.comment, word, text);
    return std::nullopt;
}

// [[row,column],..] from 0, in this order.
std::optional<ValueError> read_places(const JsonValue& list, const Geometry& board, std::vector<Cell>& out) {
    for (const JsonValue& place : list.items) {
        const auto row = place.items.size() == 2 ? place.items[0].number() : std::nullopt;
        const auto column = place.items.size() == 2 ? place.items[1].number() : std::nullopt;
        if (!row || !column || *row >= board.rows() || *column >= board.columns())
            return ValueError{place.at, "no cell of the board", "[row,column] from 0"};
        out.push_back(board.cell(*row, *column));
    }
    return std::nullopt;
}

// A machine-readable cage: {"cells":[..],"unique":true,"sum":15}; others are drawings, as are numbers that are not a
// sum. The sum 0 is none.
std::optional<ValueError> read_cage(const JsonValue& cage, const JsonValue* places, bool number, Said& to) {
    if (auto mistake = unknown_member(cage, cage_members, "cage")) return mistake;
    const JsonValue* sum = cage.said("sum");
    const bool unique = cage.said("unique") != nullptr, has_sum = sum != nullptr && sum->number() != 0;
    if (has_sum && !sum->number()) return ValueError{sum->at, quoted(sum->text), "a number"};
    if (places == nullptr || !(unique || has_sum)) {
        to.drawings.add("cages", 1, cage.at);
        return std::nullopt;
    }
    if (!has_sum && (number || cage.said("cageValue") != nullptr)) to.drawings.add("numbers of cages", 1, cage.at);
    const Geometry& board = to.puzzle.geometry();
    std::vector<Cell> cells;
    if (auto mistake = read_places(*places, board, cells)) return mistake;
    std::vector<Cell> house = cells;
    put_in_order(house);
    if (unique && !has_sum && static_cast<int>(cells.size()) == board.digits()) {
        to.layout.more.push_back(std::move(house));
        return std::nullopt;
    }
    const std::string value = has_sum ? ' ' + std::to_string(*sum->number()) : std::string();
    to.rules.add((unique ? "killer" : "sum") + value + ':' + names_of(board, cells), cage.at);
    return std::nullopt;
}

std::string text_of_cage(const JsonValue& cage) {
    const JsonValue* value = either(cage, "value", "v");
    return value != nullptr ? value->text : std::string();
}

// Takes the word of a cage with "title: ..", if it is one.
std::optional<ValueError> take_word_of_cage(const JsonValue& cage, Said& to) {
    const std::string text = text_of_cage(cage);
    const std::string word(word_before_colon(text));
    if (word.empty()) return std::nullopt;
    return take_word(word, {JsonKind::string, text.substr(std::min(word.size() + 2, text.size())), {}, {}, cage.at},
                     to);
}

std::optional<ValueError> read_cages(const JsonValue& cages, Said& to) {
    for (const JsonValue& cage : cages.items) {
        const std::string text = text_of_cage(cage);
        const JsonValue* cells = either(cage, "cells", "ce");
        const bool empty = cells == nullptr || !cells->says_something();
        if (empty && text.empty()) continue;
        const bool number = !reading::trimmed(text).empty();
        if (auto mistake =
                word_before_colon(text).empty() ? read_cage(cage, cells, number, to) : take_word_of_cage(cage, to))
            return mistake;
    }
    return std::nullopt;
}

// The words of metadata and of the whole object, and rules that are flags.
std::optional<ValueError> read_words_of(const JsonValue& root, Said& to) {
    for (std::size_t i = 0; i < root.keys.size(); ++i)
        if (!is_listed(pad_members, root.keys[i]))
            if (auto mistake = take_word(root.keys[i], root.items[i], to)) return mistake;
    if (const JsonValue* metadata = root.find("metadata"))
        for (std::size_t i = 0; i < metadata->keys.size(); ++i)
            if (auto mistake = take_word(metadata->keys[i], metadata->items[i], to)) return mistake;
    if (const JsonValue* words = root.find("global")) return read_global(*words, to);
    return std::nullopt;
}

std::optional<ValueError> read_regions(const JsonValue& list, Said& to) {
    const int n = to.puzzle.box().digits();
    to.layout.regions = Table<Cell, int>(n * n, -1);
    to.layout.at = list.at;
    int region = 0;
    for (const JsonValue& places : list.items) {
        std::vector<Cell> cells;
        if (auto mistake = read_places(places, to.puzzle.geometry(), cells)) return mistake;
        for (Cell cell : cells) to.layout.regions[cell] = region;
        ++region;
    }
    return std::nullopt;
}

// The houses of the regions, those of the boxes if there are none.
HouseCells houses_of_regions(const Said& from) {
    const int n = from.puzzle.box().digits();
    const Table<Cell, int> regions = from.layout.regions.empty() ? boxes_of(from.puzzle.box()) : from.layout.regions;
    HouseCells out(static_cast<std::size_t>(n));
    for (Cell cell : regions.ids())
        if (const int region = regions[cell]; region >= 0 && region < n)
            out[static_cast<std::size_t>(region)].push_back(cell);
    return out;
}

// Sorts cages of N cells: houses of the board are ignored, diagonals and windows are recognized, others become rules.
void sort_houses(Said& to) {
    const int n = to.puzzle.box().digits();
    HouseLayout& layout = to.layout;
    HouseCells known = lines_of(n), cages;
    for (std::vector<Cell>& region : houses_of_regions(to)) known.push_back(std::move(region));
    for (std::vector<Cell>& cage : std::exchange(layout.more, {}))
        if (!contains(known, cage) && !contains(cages, cage)) cages.push_back(std::move(cage));
    // Takes these houses out of the cages if all of them are there.
    const auto take = [&](const HouseCells& houses) {
        const bool all = !houses.empty() && std::all_of(houses.begin(), houses.end(),
                                                        [&](const auto& house) { return contains(cages, house); });
        if (all) std::erase_if(cages, [&](const auto& cage) { return contains(houses, cage); });
        return all;
    };
    layout.windows = take(windows_of(n));
    layout.down = layout.up = take(extra_houses({.down = true, .up = true}, n));
    if (take(extra_houses({.down = true}, n))) to.rules.add("diagonal down", layout.at);
    if (take(extra_houses({.up = true}, n))) to.rules.add("diagonal up", layout.at);
    for (const std::vector<Cell>& cage : cages)
        to.rules.add("extra-region:" + names_of(to.puzzle.geometry(), cage), layout.at);
}

// The same for several grids: all rows and columns are cages.
std::optional<ValueError> sort_houses_of_grids(Said& to) {
    const Geometry& board = to.puzzle.geometry();
    HouseCells lines, boxes;
    for (const auto house : board.every_house()) {
        const auto of = board.cells_of(house);
        const bool line =
            board.row(of.front()) == board.row(of.back()) || board.column(of.front()) == board.column(of.back());
        (line ? lines : boxes).emplace_back(of.begin(), of.end());
    }
    const HouseCells cages = std::exchange(to.layout.more, {});
    for (const std::vector<Cell>& line : lines)
        if (!contains(cages, line))
            return ValueError{to.layout.at, "no cage for" + names_of(board, line), "all rows and columns as cages"};
    for (const std::vector<Cell>& cage : cages)
        if (!contains(lines, cage) && !contains(boxes, cage))
            to.rules.add("extra-region:" + names_of(board, cage), to.layout.at);
    return std::nullopt;
}

std::optional<ValueError> read_cell(const JsonValue& object, Cell cell, Puzzle& puzzle, bool& marked) {
    const int n = puzzle.geometry().digits();
    Set<Digit> digits;
    if (auto mistake = unknown_member(object, cell_members, "cell")) return mistake;
    if (is_hole(puzzle.geometry(), cell) && !object.keys.empty())
        return ValueError{object.at, "contents of a cell in no grid", "{}"};
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

std::optional<ValueError> read_cells(const JsonValue& cells, Puzzle& puzzle) {
    bool marked = false;
    puzzle.state = puzzle.cells;
    auto mistake = read_grid(cells, puzzle.geometry().columns(),
                             [&](const JsonValue& value, Cell cell) { return read_cell(value, cell, puzzle, marked); });
    if (!marked) puzzle.state = {};
    return mistake;
}

}  // namespace

std::optional<ValueError> sudokupad::read_words(const JsonValue& root, Puzzle& puzzle, RuleTexts& rules) {
    Said said{puzzle};
    if (auto mistake = read_words_of(root, said)) return mistake;
    if (const JsonValue* cages = either(root, "cages", "ca"))
        for (const JsonValue& cage : cages->items) {
            if (auto mistake = unknown_member(cage, cage_members, "cage")) return mistake;
            if (auto mistake = take_word_of_cage(cage, said)) return mistake;
        }
    if (const JsonValue* cells = either(root, "cells", "ce"))
        for (const JsonValue& row : cells->items)
            for (const JsonValue& cell : row.items)
                if (auto mistake = unknown_member(cell, cell_members, "cell")) return mistake;
    rules = std::move(said.rules);
    return std::nullopt;
}

PuzzleOrError read_sudokupad(const JsonValue& root, const ReadOptions& options) {
    if (const auto inner = sudokupad::without_margin(root)) return read_sudokupad(*inner, options);
    const JsonValue* cells = either(root, "cells", "ce");
    if (cells == nullptr || !cells->is_list())
        return ValueError{root.at, "no cells", "\"cells\" with a list for each row"};
    const GeometryPtr grids = sudokupad::board_of_grids(root);
    auto board = grids ? std::optional<Puzzle>(grids) : board_of_size(cells->items.size(), options);
    if (!board) return ValueError{cells->at, std::to_string(cells->items.size()) + " rows", "a size that boxes divide"};
    Puzzle puzzle = std::move(*board);
    fill_holes(puzzle);
    Said said{puzzle};
    for (const PadKey& row : pad_drawings)
        if (grids && row.key == "overlays")
            continue;  // they cover the cells of no grid
        else if (const JsonValue* value = either(root, row.key, row.short_key);
                 value != nullptr && value->says_something())
            said.drawings.add(row.name, std::max<std::size_t>(value->items.size(), 1), value->at);
    if (auto mistake = read_words_of(root, said)) return std::move(*mistake);
    if (const JsonValue* cages = either(root, "cages", "ca"))
        if (auto mistake = read_cages(*cages, said)) return std::move(*mistake);
    if (auto mistake = said.drawings.mistake(options)) return std::move(*mistake);
    if (auto mistake = read_cells(*cells, puzzle)) return std::move(*mistake);
    said.layout.at = cells->at;
    if (grids) {
        if (auto mistake = sort_houses_of_grids(said)) return std::move(*mistake);
        if (auto mistake = add_to_board(puzzle, said.rules)) return std::move(*mistake);
        return puzzle;
    }
    if (const JsonValue* regions = either(root, "regions", "re"); regions != nullptr && regions->says_something())
        if (auto mistake = read_regions(*regions, said)) return std::move(*mistake);
    sort_houses(said);
    if (auto mistake = set_board(puzzle, said.layout, said.rules)) return std::move(*mistake);
    said.drawings.into(puzzle.comment);
    return puzzle;
}

extern constinit const Format sudokupad_format = {.name = "sudokupad",
                                                  .write = {.help = "link of SudokuPad, up to 16x16",
                                                            .write = without_solution<sudokupad::write>,
                                                            .boards = reading::BoardSizes::up_to_16,
                                                            .clues_only = true,
                                                            .any_houses = true,
                                                            .rules = true,
                                                            .grids = true,
                                                            .write_solved = sudokupad::write}};

}  // namespace deduku::formats
