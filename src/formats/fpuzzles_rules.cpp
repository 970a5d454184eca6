#include "formats/fpuzzles_rules.hpp"

#include <algorithm>
#include <array>

#include "formats/fpuzzles_dots.hpp"
#include "formats/fpuzzles_looks.hpp"
#include "grid/in_order.hpp"
#include "grid/reading/cell_text.hpp"

namespace deduku::formats {
namespace {

using namespace fpuzzles;

constexpr std::array spellings = std::to_array<Spelling>({
    {"diagonal+", "diagonal up", &flag},
    {"diagonal-", "diagonal down", &flag},
    {"antiknight", "anti-knight", &flag},
    {"antiking", "anti-king", &flag},
    {"disjointgroups", "disjoint-groups", &flag},
    {"extraregion", "extra-region", &group},
    {"killercage", "killer", &group},
    {"difference", "white", &group},
    {"ratio", "black", &group},
    {"rowindexer", "row-indexer", &group},
    {"columnindexer", "column-indexer", &group},
    {"boxindexer", "box-indexer", &group},
    {"xv", "x", &xv},
    {"xv", "v", &xv},
    {"quadruple", "quad", &quad},
    {"clone", "clone", &clone},
    {"odd", "odd", &single},
    {"even", "even", &single},
    {"minimum", "minimum", &single},
    {"maximum", "maximum", &single},
    {"thermometer", "thermo", &line_list},
    {"slowthermometer", "slow-thermo", &line_list},
    {"palindrome", "palindrome", &line_list},
    {"renban", "renban", &line_list},
    {"whispers", "whispers", &line_list},
    {"whispers", "dutch-whispers", &line_list},
    {"regionsumline", "region-sum", &line_list},
    {"betweenline", "between", &line_list},
    {"lockout", "lockout", &line_list},
    {"entropicline", "entropic", &line_list},
    {"modularline", "modular", &line_list},
    {"nabner", "nabner", &line_list},
    {"doublearrow", "double-arrow", &line_list},
    {"zipperline", "zipper", &line_list},
    {"arrow", "arrow", &arrow},
    {"littlekillersum", "little-killer", &little_killer},
    {"sandwichsum", "sandwich", &outside},
    {"xsum", "x-sum", &outside},
    {"skyscraper", "skyscraper", &outside},
});

struct Named {
    std::string_view key, name;
};
// Unsupported rules, and drawings.
constexpr std::array<Named, 3> refused_keys = {
    {{"skyscraper", "skyscrapers"}, {"chess", "chess rules"}, {"selfTaxicab", "the taxicab rule"}}};
constexpr std::array<Named, 5> drawings = {
    {{"line", "lines"}, {"rectangle", "rectangles"}, {"circle", "circles"}, {"text", "texts"}, {"cage", "cages"}}};
// Members without rules.
// Fog hides clues; it is no rule.
constexpr std::array<std::string_view, 16> looks = {"size",
                                                    "foglight",
                                                    "fogofwar",
                                                    "grid",
                                                    "title",
                                                    "author",
                                                    "ruleset",
                                                    "solution",
                                                    "metadata",
                                                    "disabledlogic",
                                                    "truecandidatesoptions",
                                                    "successMessage",
                                                    "msgcorrect",
                                                    "highlightConflicts",
                                                    "id",
                                                    "version"};

// Members of items that change only their look.
constexpr std::string_view looks_of_items =
    "outlineC baseC fontC width height size angle fromConstraint isNewConstraint isLLConstraint";

template <class Rows>
auto row_of(const Rows& rows, std::string_view key) {
    return std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return row.key == key; });
}

// The members of one object.
class Members {
  public:
    Members(const JsonValue& root, const Geometry& board) : root_(root), board_(board), to_(board) {}

    MaybeError read();
    FpuzzlesRules take() {
        found_.texts = to_.take();
        found_.blank = to_.left_out();
        return std::move(found_);
    }

  private:
    MaybeError read_member(const std::string& key, const JsonValue& value);
    MaybeError read_item(const Spelling& row, const JsonValue& item);
    void take_drawing(std::string_view name, const JsonValue& list);
    bool is_window(const JsonValue& item) const;
    void find_layout();

    const JsonValue& root_;
    const Geometry& board_;
    RuleReader to_;
    FpuzzlesRules found_;
};

MaybeError Members::read_item(const Spelling& row, const JsonValue& item) {
    for (std::size_t i = 0; i < item.keys.size(); ++i)
        if (const std::string& key = item.keys[i];
            item.items[i].says_something() && !is_listed(row.shape->members, key) && !is_listed(looks_of_items, key))
            return ValueError{item.items[i].at, quoted(key) + ", which may be a rule", std::string(known_rules)};
    if (!item.is_object() || !row.shape->blank(item)) return row.shape->read(to_, row, item);
    to_.leave_out(item);
    return std::nullopt;
}

MaybeError Members::read_member(const std::string& key, const JsonValue& value) {
    if (key == "negative") return read_negative(to_, root_, value);
    if (key == "nonconsecutive") {
        read_nonconsecutive(to_, root_, value);
        return std::nullopt;
    }
    const auto row = row_of(spellings, key);
    if (row == spellings.end()) {
        const auto named = row_of(refused_keys, key);
        const bool known = named != refused_keys.end();
        return ValueError{value.at, known ? std::string(named->name) : quoted(key) + ", which may be a rule",
                          std::string(known_rules)};
    }
    if (row->shape == &flag) return row->shape->read(to_, *row, value);
    for (const JsonValue& item : value.items) {
        if (found_.layout.windows && key == "extraregion" && is_window(item)) continue;
        if (auto mistake = read_item(*row, item)) return mistake;
    }
    return std::nullopt;
}

// Whether a drawn cage has a number or a word; others are decoration, or hold a text for the player, "msgcorrect: ..".
bool is_clue_cage(const JsonValue& cage) {
    const JsonValue* value = cage.said("value");
    return value != nullptr && word_before_colon(value->text).empty();
}

// Drawings over the cells of a rule, with each line over one of them, repeat the rule; f-puzzles marks its own.
void Members::take_drawing(std::string_view name, const JsonValue& list) {
    const auto repeats = [&](const JsonValue& names) {
        std::vector<Cell> found;
        if (to_.cells(names, found)) return false;
        put_in_order(found);
        return std::find(to_.drawn().begin(), to_.drawn().end(), found) != to_.drawn().end();
    };
    for (const JsonValue& item : list.items) {
        if (item.said("fromConstraint") != nullptr) continue;
        if (name == "cages" && !is_clue_cage(item)) continue;
        const JsonValue *lines = item.find("lines"), *names = item.find("cells");
        const bool all = lines != nullptr ? std::all_of(lines->items.begin(), lines->items.end(), repeats)
                                          : names != nullptr && repeats(*names);
        if (!all) found_.drawings.add(name, 1, item.at);
    }
}

// Whether it is one of the four windows of a windoku.
bool Members::is_window(const JsonValue& item) const {
    const JsonValue* names = item.find("cells");
    std::vector<Cell> found;
    if (names == nullptr || to_.cells(*names, found)) return false;
    put_in_order(found);
    const HouseCells windows = windows_of(board_.digits());
    return std::find(windows.begin(), windows.end(), found) != windows.end();
}

// Takes both diagonals, and all four windows, as houses of the board, in the form that we write.
void Members::find_layout() {
    HouseLayout& layout = found_.layout;
    layout.down = layout.up = root_.said("diagonal+") != nullptr && root_.said("diagonal-") != nullptr;
    const JsonValue* regions = root_.find("extraregion");
    if (regions == nullptr) return;
    const auto count = std::count_if(regions->items.begin(), regions->items.end(),
                                     [&](const JsonValue& item) { return is_window(item); });
    layout.windows = count == 4;
}

MaybeError Members::read() {
    find_layout();
    for (std::size_t i = 0; i < root_.keys.size(); ++i) {
        const std::string& key = root_.keys[i];
        const JsonValue& value = root_.items[i];
        if (!value.says_something() || std::find(looks.begin(), looks.end(), key) != looks.end()) continue;
        if (found_.layout.up && key.starts_with("diagonal")) continue;
        if (row_of(drawings, key) != drawings.end()) continue;
        if (auto mistake = read_member(key, value)) return mistake;
    }
    for (const Named& row : drawings)
        if (const JsonValue* list = root_.find(row.key)) take_drawing(row.name, *list);
    return std::nullopt;
}

void write_region(RuleWriter& to, std::span<const Cell> cells) {
    to.object("extraregion", ",\"cells\":" + to.list(cells));
}

// Writes rules that are several rules of f-puzzles.
bool write_several(RuleWriter& to, const Rule& rule) {
    const std::string text = write_rule(rule, to.board());
    if (text == "diagonals")
        for (std::string_view key : {"diagonal+", "diagonal-"}) to.flag(key);
    else if (text == "windows")
        for (const std::vector<Cell>& window : windows_of(to.board().digits())) write_region(to, window);
    else
        return false;
    return true;
}

bool write_one(RuleWriter& to, const Rule& rule) {
    const bool whole = rule.groups.empty();
    const std::string name = whole ? write_rule(rule, to.board()) : std::string(rule.row->key);
    const auto row =
        std::find_if(spellings.begin(), spellings.end(), [&](const Spelling& each) { return each.rule == name; });
    return row != spellings.end() ? row->shape->write(to, *row, rule) : write_several(to, rule);
}

}  // namespace

std::variant<FpuzzlesRules, ValueError> read_fpuzzles_rules(const JsonValue& root, const Geometry& board) {
    Members members(root, board);
    if (auto mistake = members.read()) return std::move(*mistake);
    return members.take();
}

bool is_fpuzzles_rule(std::string_view key) {
    return key == "negative" || key == "nonconsecutive" || row_of(spellings, key) != spellings.end() ||
           row_of(refused_keys, key) != refused_keys.end() || row_of(drawings, key) != drawings.end();
}

Written write_fpuzzles_rules(const Geometry& board, const HouseLayout& layout, std::span<const Rule> rules) {
    RuleWriter writer(board);
    // In f-puzzles the rising diagonal comes first.
    if (layout.up) writer.flag("diagonal+");
    if (layout.down) writer.flag("diagonal-");
    const HouseLayout others{.windows = layout.windows, .more = layout.more};
    for (const std::vector<Cell>& house : extra_houses(others, board.digits())) write_region(writer, house);
    if (const auto refusal = write_unmarked(writer, rules)) return *refusal;
    for (const Rule& rule : rules) {
        if (!is_unmarked(rule) && !write_one(writer, rule)) return writer.refusal(rule);
        write_look(writer, rule);
    }
    return writer.take();
}

}  // namespace deduku::formats
