// f-puzzles: {"size":9,"title":..,"grid":[[{"value":5,"given":true},{"centerPencilMarks":[1,2]},..],..], rules..}
//
// Values that are not givens and centre marks are the state; corner marks are ignored.
// fpuzzles_rules.hpp reads rules; any other change to the puzzle is refused by name.
#include <algorithm>
#include <array>

#include "formats/fpuzzles_rules.hpp"
#include "formats/link_words.hpp"
#include "grid/reading/cell_text.hpp"

namespace deduku::formats {
namespace {

struct Cells {
    Puzzle puzzle;
    Table<Cell, Set<Digit>> state;
    Table<Cell, int> regions;
    FpuzzlesRules rules;
    bool played = false;
    bool has_regions = false;
    bool coloured = false;
};

std::optional<ValueError> read_marks(const JsonValue& object, std::string_view key, int n, Set<Digit>& out) {
    const JsonValue* list = object.find(key);
    if (list == nullptr || list->items.empty()) return std::nullopt;
    out = {};
    for (const JsonValue& item : list->items)
        if (auto mistake = read_digit(item, n, out)) return mistake;
    return std::nullopt;
}

std::optional<ValueError> read_region(const JsonValue& object, Cell cell, Cells& out) {
    const JsonValue* region = object.find("region");
    if (region == nullptr) return std::nullopt;
    out.has_regions = true;
    const auto number = region->number();
    if (!number) return ValueError{region->at, "a cell without a region", std::string(known_rules)};
    out.regions[cell] = *number;
    return std::nullopt;
}

// Reads the odd and even marks of a single cell, as in old links.
std::optional<ValueError> read_parity(const JsonValue& object, Cell cell, Cells& out) {
    constexpr std::array<std::string_view, 11> known = {"value",
                                                        "given",
                                                        "region",
                                                        "givenPencilMarks",
                                                        "centerPencilMarks",
                                                        "cornerPencilMarks",
                                                        "c",
                                                        "cArray",
                                                        "highlight",
                                                        "highlightArray",
                                                        "parity"};
    for (std::size_t i = 0; i < object.keys.size(); ++i)
        if (object.items[i].says_something() && std::find(known.begin(), known.end(), object.keys[i]) == known.end())
            return ValueError{object.items[i].at, quoted(object.keys[i]) + " of a cell, which may be a rule",
                              std::string(known_rules)};
    const JsonValue* parity = object.said("parity");
    if (parity == nullptr) return std::nullopt;
    if (parity->text != "Even" && parity->text != "Odd")
        return ValueError{parity->at, quoted(parity->text), "Even or Odd"};
    const std::array<Cell, 1> cells = {cell};
    out.rules.texts.add((parity->text == "Odd" ? "odd:" : "even:") + names_of(out.puzzle.geometry(), cells),
                        parity->at);
    return std::nullopt;
}

std::optional<ValueError> read_cell(const JsonValue& object, Cell cell, Cells& out) {
    const int n = out.puzzle.box().digits();
    if (!object.is_object() && object.says_something())
        return ValueError{object.at, "no object for a cell", "a cell of f-puzzles: {\"value\":5,\"given\":true}"};
    if (auto mistake = read_parity(object, cell, out)) return mistake;
    if (auto mistake = read_region(object, cell, out)) return mistake;
    if (auto mistake = read_marks(object, "givenPencilMarks", n, out.puzzle.cells[cell])) return mistake;
    if (auto mistake = read_marks(object, "centerPencilMarks", n, out.state[cell])) return mistake;
    out.played = out.played || out.state[cell].size() < n;
    for (std::string_view key : {"c", "cArray", "highlight", "highlightArray"})
        out.coloured = out.coloured || object.said(key) != nullptr;
    const JsonValue* value = object.said("value");
    if (value == nullptr) {
        if (out.state[cell].single()) out.puzzle.lone_marks.push_back(cell);
        return std::nullopt;
    }
    Set<Digit> digit;
    if (auto mistake = read_digit(*value, n, digit)) return mistake;
    out.state[cell] = digit;
    if (object.said("given") != nullptr)
        out.puzzle.cells[cell] = digit;
    else
        out.played = true;
    return std::nullopt;
}

std::string text_of(const JsonValue& root, std::string_view key) {
    const JsonValue* value = root.find(key);
    return value != nullptr && value->kind == JsonKind::string ? value->text : std::string();
}

std::string number(int value) { return std::to_string(value); }

std::string list_of(Set<Digit> digits) {
    std::string out;
    for (Digit digit : digits) out += (out.empty() ? "[" : ",") + number(index(digit) + 1);
    return out + ']';
}

// `regions`: their numbers, or empty for the usual boxes.
std::string cell_text(const Puzzle& puzzle, Cell cell, const Table<Cell, int>& regions) {
    const int n = puzzle.box().digits();
    const Set<Digit> digits = puzzle.cells[cell];
    std::string out;
    if (digits.single()) {
        out = ",\"value\":" + number(index(digits.first()) + 1) + ",\"given\":true";
    } else {
        if (digits.size() < n) out += ",\"givenPencilMarks\":" + list_of(digits);
        if (const int placed = placed_digit(puzzle, cell); placed >= 0)
            out += ",\"value\":" + number(placed + 1);
        else if (!puzzle.state.empty() && puzzle.state[cell].size() < n)
            out += ",\"centerPencilMarks\":" + list_of(puzzle.state[cell]);
    }
    if (!regions.empty()) out += ",\"region\":" + number(regions[cell]);
    return '{' + (out.empty() ? out : out.substr(1)) + '}';
}

Written write_fpuzzles(const Puzzle& puzzle, const Grid& solution) {
    return fpuzzles_link("https://www.f-puzzles.com/?load=", puzzle, solution);
}

}  // namespace

Written fpuzzles_link(std::string_view site, const Puzzle& puzzle, const Grid& solution) {
    const Geometry& board = puzzle.geometry();
    const auto layout = layout_of(board);
    if (!layout) return Refusal{"boards with all rows and columns, and regions of N cells, only"};
    const auto rules = write_fpuzzles_rules(board, *layout, board.rules());
    if (const auto* refusal = std::get_if<Refusal>(&rules)) return *refusal;
    const int n = board.digits();
    const auto cell = [&](Cell at) { return cell_text(puzzle, at, layout->regions); };
    const LinkWords words = link_words(puzzle);
    std::string digits;
    for (Digit digit : solution) digits += (digits.empty() ? "" : ",") + number(index(digit) + 1);
    return link_to(site, "{\"size\":" + number(n) + member("title", puzzle.name) + member("author", words.author) +
                             member("ruleset", words.rules) + std::get<std::string>(rules) + ",\"grid\":" +
                             grid_text(n, cell) + (digits.empty() ? digits : ",\"solution\":[" + digits + ']') + '}');
}

PuzzleOrError read_fpuzzles(const JsonValue& root, const ReadOptions& options) {
    const JsonValue* grid = root.find("grid");
    if (grid == nullptr || !grid->is_list() || grid->items.empty())
        return ValueError{root.at, "no grid", "\"grid\" with a list for each row"};
    auto board = board_of_size(grid->items.size(), options);
    if (!board) return ValueError{grid->at, std::to_string(grid->items.size()) + " rows", "a size that boxes divide"};
    auto rules = read_fpuzzles_rules(root, board->geometry());
    if (auto* mistake = std::get_if<ValueError>(&rules)) return std::move(*mistake);
    if (auto mistake = std::get<FpuzzlesRules>(rules).drawings.mistake(options)) return std::move(*mistake);
    Cells cells{*board, board->cells, boxes_of(board->box()), std::get<FpuzzlesRules>(std::move(rules))};
    const auto read = [&](const JsonValue& value, Cell cell) { return read_cell(value, cell, cells); };
    if (auto mistake = read_grid(*grid, board->box().digits(), read)) return std::move(*mistake);
    HouseLayout& layout = cells.rules.layout;
    layout.at = grid->at;
    if (cells.has_regions) layout.regions = std::move(cells.regions);
    if (auto mistake = set_board(cells.puzzle, layout, cells.rules.texts)) return std::move(*mistake);
    Puzzle puzzle = std::move(cells.puzzle);
    if (cells.played) puzzle.state = std::move(cells.state);
    puzzle.name = text_of(root, "title");
    add_comment(puzzle.comment, "Author: ", text_of(root, "author"));
    add_comment(puzzle.comment, "Rules: ", text_of(root, "ruleset"));
    cells.rules.drawings.into(puzzle.comment);
    cells.rules.blank.into(puzzle.comment);
    if (cells.coloured) add_comment(puzzle.comment, "", "Left out: colours of cells");
    return puzzle;
}

extern constinit const Format fpuzzles_format = {.name = "f-puzzles",
                                                 .write = {.help = "link of f-puzzles, up to 16x16",
                                                           .write = without_solution<write_fpuzzles>,
                                                           .boards = reading::BoardSizes::up_to_16,
                                                           .any_houses = true,
                                                           .rules = true,
                                                           .write_solved = write_fpuzzles}};

}  // namespace deduku::formats
