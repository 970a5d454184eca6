// f-puzzles: {"size":9,"title":..,"grid":[[{"value":5,"given":true},{"centerPencilMarks":[1,2]},..],..], rules..}
//
// Values that are not given and pencil marks in the middle of cells are the state; those in corners are notes of
// places, and passed over. Whatever else changes the puzzle is refused by name.
#include <algorithm>
#include <array>
#include <charconv>

#include "formats/parts.hpp"

namespace deduku::formats {
namespace {

struct Rule {
    std::string_view key, name;
};
constexpr std::array<Rule, 47> rules = {{
    {"antiknight", "the anti-knight rule"},
    {"antiking", "the anti-king rule"},
    {"disjointgroups", "disjoint groups"},
    {"nonconsecutive", "the non-consecutive rule"},
    {"negative", "a negative rule"},
    {"arrow", "arrows"},
    {"killercage", "killer cages"},
    {"cage", "cages"},
    {"littlekillersum", "little killer sums"},
    {"odd", "odd cells"},
    {"even", "even cells"},
    {"minimum", "minimum cells"},
    {"maximum", "maximum cells"},
    {"rowindexer", "row indexers"},
    {"columnindexer", "column indexers"},
    {"boxindexer", "box indexers"},
    {"thermometer", "thermometers"},
    {"slowthermometer", "slow thermometers"},
    {"palindrome", "palindromes"},
    {"renban", "renban lines"},
    {"whispers", "whispers"},
    {"regionsumline", "region sum lines"},
    {"difference", "differences (Kropki dots)"},
    {"ratio", "ratios (Kropki dots)"},
    {"xv", "X and V between cells"},
    {"clone", "clones"},
    {"quadruple", "quadruples"},
    {"betweenline", "between lines"},
    {"lockout", "lockout lines"},
    {"sandwichsum", "sandwich sums"},
    {"xsum", "X-sums"},
    {"skyscraper", "skyscrapers"},
    {"entropicline", "entropic lines"},
    {"modularline", "modular lines"},
    {"nabner", "nabner lines"},
    {"doublearrow", "double arrows"},
    {"zipperline", "zipper lines"},
    {"numberedrooms", "numbered rooms"},
    {"fogofwar", "fog of war"},
    {"foglight", "fog of war"},
    {"line", "drawn lines, which may be a rule"},
    {"rectangle", "drawn rectangles, which may be a rule"},
    {"circle", "drawn circles, which may be a rule"},
    {"text", "drawn text, which may be a rule"},
    {"chess", "chess rules"},
    {"windoku", "windows (windoku)"},
    {"selfTaxicab", "the taxicab rule"},
}};

// What is no rule, or read as houses.
constexpr std::array<std::string_view, 17> known_keys = {
    "diagonal+",      "diagonal-",  "extraregion",        "size",     "grid",          "title",
    "author",         "ruleset",    "solution",           "metadata", "disabledlogic", "truecandidatesoptions",
    "successMessage", "msgcorrect", "highlightConflicts", "id",       "version"};

std::optional<Mistake> unknown_rule(const JsonValue& root) {
    for (std::size_t i = 0; i < root.keys.size(); ++i) {
        const std::string& key = root.keys[i];
        if (!root.items[i].says_something() || std::find(known_keys.begin(), known_keys.end(), key) != known_keys.end())
            continue;
        const auto rule = std::find_if(rules.begin(), rules.end(), [&](const Rule& row) { return row.key == key; });
        const std::string name = rule == rules.end() ? "'" + key + "', which may be a rule" : std::string(rule->name);
        return Mistake{root.items[i].at, name, std::string(plain_rules)};
    }
    return std::nullopt;
}

struct Cells {
    Puzzle puzzle;
    Table<Cell, Set<Digit>> state;
    Table<Cell, int> regions;
    bool played = false;
    bool has_regions = false;
    bool coloured = false;
};

std::optional<Mistake> read_marks(const JsonValue& object, std::string_view key, int n, Set<Digit>& out) {
    const JsonValue* list = object.find(key);
    if (list == nullptr || list->items.empty()) return std::nullopt;
    out = {};
    for (const JsonValue& item : list->items)
        if (auto mistake = read_digit(item, n, out)) return mistake;
    return std::nullopt;
}

std::optional<Mistake> read_region(const JsonValue& object, Cell cell, Cells& out) {
    const JsonValue* region = object.find("region");
    if (region == nullptr) return std::nullopt;
    out.has_regions = true;
    const auto number = region->number();
    if (!number) return Mistake{region->at, "a cell without a region", std::string(plain_rules)};
    out.regions[cell] = *number;
    return std::nullopt;
}

std::optional<Mistake> read_cell(const JsonValue& object, Cell cell, Cells& out) {
    const int n = out.puzzle.box().digits();
    if (!object.is_object() && object.says_something())
        return Mistake{object.at, "no object for a cell", "a cell of f-puzzles: {\"value\":5,\"given\":true}"};
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

// "R1C9" of a board with n rows.
std::optional<Cell> cell_named(std::string_view name, int n) {
    int row = 0, column = 0;
    const std::size_t c = name.find('C');
    if (!name.starts_with("R") || c == name.npos) return std::nullopt;
    const char* const end = name.data() + name.size();
    if (std::from_chars(name.data() + 1, name.data() + c, row).ptr != name.data() + c) return std::nullopt;
    if (std::from_chars(name.data() + c + 1, end, column).ptr != end) return std::nullopt;
    if (row < 1 || row > n || column < 1 || column > n) return std::nullopt;
    return static_cast<Cell>((row - 1) * n + column - 1);
}

std::optional<Mistake> read_extra_regions(const JsonValue& list, int n, Layout& layout) {
    for (const JsonValue& region : list.items) {
        std::vector<Cell>& cells = layout.more.emplace_back();
        const JsonValue* named = region.find("cells");
        if (named == nullptr) return Mistake{region.at, "an extra region without cells", R"({"cells":["R1C1",..]})"};
        for (const JsonValue& name : named->items) {
            const auto cell = cell_named(name.text, n);
            if (!cell) return Mistake{name.at, "'" + name.text + "'", "a cell of the board, as R1C1"};
            cells.push_back(*cell);
        }
        std::sort(cells.begin(), cells.end());
    }
    return std::nullopt;
}

// With diagonals, irregular and extra regions.
std::optional<Mistake> read_houses(const JsonValue& root, std::size_t at, Cells& cells) {
    Layout layout;
    layout.at = at;
    if (cells.has_regions) layout.regions = std::move(cells.regions);
    // The first of f-puzzles is the rising one.
    layout.up = root.said("diagonal+") != nullptr;
    layout.down = root.said("diagonal-") != nullptr;
    if (const JsonValue* list = root.find("extraregion"))
        if (auto mistake = read_extra_regions(*list, cells.puzzle.box().digits(), layout)) return mistake;
    return set_houses(cells.puzzle, layout);
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

// `regions`: numbers of them, or empty where they are the usual boxes.
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

// ,"diagonal+":true,"extraregion":[{"cells":["R3C2",..]}]: what there is besides regions
std::string rules_text(const Layout& layout, int n) {
    std::string out;
    // The first of f-puzzles is the rising one.
    if (layout.up) out += ",\"diagonal+\":true";
    if (layout.down) out += ",\"diagonal-\":true";
    for (std::size_t k = 0; k < layout.more.size(); ++k) {
        out += k == 0 ? ",\"extraregion\":[{\"cells\":[" : ",{\"cells\":[";
        for (Cell cell : layout.more[k]) {
            out += "\"R" + number(index(cell) / n + 1);
            out += "C" + number(index(cell) % n + 1) + "\",";
        }
        out.back() = ']';
        out += '}';
    }
    return layout.more.empty() ? out : out + ']';
}

Written write_fpuzzles(const Puzzle& puzzle) {
    const int n = puzzle.box().digits();
    std::optional<Layout> layout = Layout{};
    if (puzzle.geometry().constrained()) return Refusal{"boards without other rules only"};
    if (!puzzle.geometry().standard())
        layout = layout_of(puzzle);
    else if (usual_box(n) != puzzle.box())
        layout->regions = boxes_of(puzzle.box());
    if (!layout) return Refusal{"boards with all rows and columns, and regions of N cells, only"};
    const auto cell = [&](Cell at) { return cell_text(puzzle, at, layout->regions); };
    return link_to("https://www.f-puzzles.com/?load=", "{\"size\":" + number(n) + member("title", puzzle.name) +
                                                           member("ruleset", puzzle.comment) + rules_text(*layout, n) +
                                                           ",\"grid\":" + grid_text(n, cell) + '}');
}

}  // namespace

Outcome read_fpuzzles(const JsonValue& root, const ReadOptions& options) {
    const JsonValue* grid = root.find("grid");
    if (grid == nullptr || !grid->is_list() || grid->items.empty())
        return Mistake{root.at, "no grid", "\"grid\" with a list for each row"};
    auto board = board_of_size(grid->items.size(), options);
    if (!board) return Mistake{grid->at, std::to_string(grid->items.size()) + " rows", "a size that boxes divide"};
    if (auto mistake = unknown_rule(root)) return std::move(*mistake);
    Cells cells{*board, board->cells, boxes_of(board->box())};
    const auto read = [&](const JsonValue& value, Cell cell) { return read_cell(value, cell, cells); };
    if (auto mistake = read_grid(*grid, board->box().digits(), read)) return std::move(*mistake);
    if (auto mistake = read_houses(root, grid->at, cells)) return std::move(*mistake);
    Puzzle puzzle = std::move(cells.puzzle);
    if (cells.played) puzzle.state = std::move(cells.state);
    puzzle.name = text_of(root, "title");
    add_comment(puzzle.comment, "Author: ", text_of(root, "author"));
    add_comment(puzzle.comment, "Rules: ", text_of(root, "ruleset"));
    if (cells.coloured) add_comment(puzzle.comment, "", "Left out: colours of cells");
    return puzzle;
}

extern constinit const Format fpuzzles_format = {.name = "f-puzzles",
                                                 .write = {.help = "link of f-puzzles, up to 16x16",
                                                           .write = write_fpuzzles,
                                                           .boards = reading::Boards::up_to_16,
                                                           .any_houses = true}};

}  // namespace deduku::formats
