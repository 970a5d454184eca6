// SudokuPad: {"cells":[[{"value":5},{}],..],"regions":[[[0,0],[0,1],..],..],"metadata":{"title":..},"cages":[..]}
//            {ce:[[{v:5},],..],re:[..],metadata:{t:..},ca:[{v:'title: ..'}]}       the short form
//
// All rules of a variant are pictures and words here, so whatever is drawn is refused by name.
#include <array>

#include "formats/parts.hpp"

namespace deduku::formats {
namespace {

struct Drawn {
    std::string_view key, short_key, name;
};
constexpr std::array<Drawn, 9> drawn = {{
    {"lines", "l", "lines (thermometers, diagonals, ..), which may be a rule"},
    {"arrows", "a", "arrows, which may be a rule"},
    {"underlays", "u", "drawings under the cells, which may be a rule"},
    {"overlays", "o", "drawings over the cells, which may be a rule"},
    {"global", "global", "rules for the whole board (anti-knight, ..)"},
    {"foglight", "foglight", "fog of war"},
    {"foglink", "foglink", "fog of war"},
    {"triggereffect", "triggereffect", "effects"},
    {"solution_rules", "solution_rules", "other rules"},
}};

const JsonValue* either(const JsonValue& object, std::string_view key, std::string_view short_key) {
    const JsonValue* value = object.find(key);
    return value != nullptr ? value : object.find(short_key);
}

// What is known about the puzzle, from its metadata or from cages that say "title: ..".
std::optional<Mistake> take_word(std::string_view key, const JsonValue& value, Puzzle& puzzle) {
    const bool flag = value.kind == JsonKind::word && (value.text == "true" || value.text == "t");
    if (flag && (key == "antiknight" || key == "antiking" || key == "nonconsecutive"))
        return Mistake{value.at, "the rule " + std::string(key), std::string(plain_rules)};
    std::string text = value.text;
    for (const JsonValue& item : value.items) text += (text.empty() ? "" : " ") + item.text;
    if (key == "title" || key == "t") puzzle.name = text;
    if (key == "author") add_comment(puzzle.comment, "Author: ", text);
    if (key == "rules") add_comment(puzzle.comment, "Rules: ", text);
    return std::nullopt;
}

std::optional<Mistake> read_cages(const JsonValue& cages, Puzzle& puzzle) {
    for (const JsonValue& cage : cages.items) {
        const JsonValue* value = either(cage, "value", "v");
        const std::string text = value != nullptr ? value->text : std::string();
        const std::size_t colon = text.find(": ");
        const bool word = colon != text.npos && text.find(' ') > colon;
        const JsonValue* cells = either(cage, "cells", "ce");
        const bool empty = cells == nullptr || !cells->says_something();
        if (!word && empty && text.empty()) continue;
        if (!word) return Mistake{cage.at, "cages", std::string(plain_rules)};
        const JsonValue said{JsonKind::string, text.substr(colon + 2), {}, {}, cage.at};
        if (auto mistake = take_word(text.substr(0, colon), said, puzzle)) return mistake;
    }
    return std::nullopt;
}

std::optional<Mistake> read_regions(const JsonValue& list, Puzzle& puzzle) {
    const int n = puzzle.box().digits();
    Table<Cell, int> regions(n * n, -1);
    int region = 0;
    for (const JsonValue& cells : list.items) {
        for (const JsonValue& place : cells.items) {
            const auto row = place.items.size() == 2 ? place.items[0].number() : std::nullopt;
            const auto column = place.items.size() == 2 ? place.items[1].number() : std::nullopt;
            if (!row || !column || *row >= n || *column >= n)
                return Mistake{place.at, "no cell in a region", "[row,column] from 0"};
            regions[static_cast<Cell>(*row * n + *column)] = region;
        }
        ++region;
    }
    return set_houses(puzzle, {.regions = regions, .at = list.at});
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

// [[[0,0],[0,1],..],..]: row and column of the cells of each box
std::string regions_text(Box box) {
    const int n = box.digits();
    const Table<Cell, int> numbers = boxes_of(box);
    std::vector<std::string> boxes(static_cast<std::size_t>(n));
    for (Cell cell : numbers.ids()) {
        std::string& list = boxes[static_cast<std::size_t>(numbers[cell])];
        list +=
            (list.empty() ? "[" : ",[") + std::to_string(index(cell) / n) + ',' + std::to_string(index(cell) % n) + ']';
    }
    std::string out;
    for (const std::string& list : boxes) out += (out.empty() ? "[[" : ",[") + list + ']';
    return out + ']';
}

Written write_sudokupad(const Puzzle& puzzle) {
    const int n = puzzle.box().digits();
    const std::string words = member("title", puzzle.name) + member("rules", puzzle.comment);
    const std::string metadata = words.empty() ? words : ",\"metadata\":{" + words.substr(1) + '}';
    const std::string cells = grid_text(n, [&](Cell cell) {
        const Set<Digit> digits = puzzle.cells[cell];
        return digits.single() ? "{\"value\":" + std::to_string(index(digits.first()) + 1) + '}' : std::string("{}");
    });
    return link_to("https://sudokupad.app/scl", "{\"id\":\"deduku\",\"cellSize\":64" + metadata + ",\"cells\":" +
                                                    cells + ",\"regions\":" + regions_text(puzzle.box()) + '}');
}

}  // namespace

Outcome read_sudokupad(const JsonValue& root, const ReadOptions& options) {
    const JsonValue* cells = either(root, "cells", "ce");
    if (cells == nullptr || !cells->is_list())
        return Mistake{root.at, "no cells", "\"cells\" with a list for each row"};
    auto board = board_of_size(cells->items.size(), options);
    if (!board) return Mistake{cells->at, std::to_string(cells->items.size()) + " rows", "a size that boxes divide"};
    Puzzle puzzle = std::move(*board);
    for (const Drawn& row : drawn)
        if (const JsonValue* value = either(root, row.key, row.short_key); value != nullptr && value->says_something())
            return Mistake{value->at, std::string(row.name), std::string(plain_rules)};
    if (const JsonValue* metadata = root.find("metadata"))
        for (std::size_t i = 0; i < metadata->keys.size(); ++i)
            if (auto mistake = take_word(metadata->keys[i], metadata->items[i], puzzle)) return std::move(*mistake);
    if (const JsonValue* cages = either(root, "cages", "ca"))
        if (auto mistake = read_cages(*cages, puzzle)) return std::move(*mistake);
    if (auto mistake = read_cells(*cells, puzzle)) return std::move(*mistake);
    const JsonValue* regions = either(root, "regions", "re");
    const bool has_regions = regions != nullptr && regions->says_something();
    auto mistake = has_regions ? read_regions(*regions, puzzle) : set_houses(puzzle, {.at = cells->at});
    if (mistake) return std::move(*mistake);
    return puzzle;
}

extern constinit const Format sudokupad_format = {.name = "sudokupad",
                                                  .write = {.help = "link of SudokuPad, up to 16x16",
                                                            .write = write_sudokupad,
                                                            .boards = reading::Boards::up_to_16,
                                                            .clues_only = true}};

}  // namespace deduku::formats
