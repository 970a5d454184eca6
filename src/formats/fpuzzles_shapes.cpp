#include "formats/fpuzzles_shapes.hpp"

#include <charconv>
#include <cstdlib>

#include "grid/in_order.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/line_text.hpp"

namespace deduku::formats::fpuzzles {

std::optional<MemberPlace> place_named(std::string_view name) {
    const std::size_t c = name.find('C');
    if (!name.starts_with("R") || c == name.npos) return std::nullopt;
    const auto number = [](std::string_view digits, int& out) {
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), out);
        return error == std::errc() && end == digits.data() + digits.size() && out >= 0 && out <= max_digits + 1;
    };
    MemberPlace out;
    if (!number(name.substr(1, c - 1), out.row) || !number(name.substr(c + 1), out.column)) return std::nullopt;
    return MemberPlace{out.row - 1, out.column - 1};
}

std::string name_of(MemberPlace place) {
    return "\"R" + std::to_string(place.row + 1) + 'C' + std::to_string(place.column + 1) + '"';
}

MaybeError RuleReader::cell(const JsonValue& name, std::vector<Cell>& out) const {
    const auto place = place_named(name.text);
    const int n = digits();
    if (!place || place->row < 0 || place->column < 0 || place->row >= n || place->column >= n)
        return ValueError{name.at, quoted(name.text), "a cell of the board, as R1C1"};
    out.push_back(board_.cell(place->row, place->column));
    return std::nullopt;
}

MaybeError RuleReader::group(const JsonValue& item, std::string_view key, std::string& out) {
    std::vector<Cell> found;
    const JsonValue* list = item.find(key);
    if (list == nullptr || list->items.empty())
        return ValueError{item.at, "no " + std::string(key), "\"" + std::string(key) + "\":[\"R1C1\",..]"};
    if (auto mistake = cells(*list, found)) return mistake;
    out = text(std::move(found));
    return std::nullopt;
}

std::variant<std::string, ValueError> RuleReader::value(const JsonValue& item) {
    const JsonValue* value = item.find("value");
    if (value == nullptr) return std::string();
    const std::string text(reading::trimmed(value->text));
    if (!value->items.empty() || text.find_first_not_of("0123456789") != std::string::npos) {
        if (value->items.empty() && text == "null") return std::string();
        return ValueError{value->at, value->items.empty() ? quoted(value->text) : "a list", "a number"};
    }
    return text.empty() ? text : ' ' + text;
}

void RuleWriter::flag(std::string_view key) {
    const bool known =
        std::any_of(members_.begin(), members_.end(), [&](const auto& each) { return each.first == key; });
    if (!known) member(key, "true");
}

void RuleWriter::object(std::string_view key, const std::string& inside) {
    const std::string object = '{' + inside.substr(1) + '}';
    const auto found = std::find_if(members_.begin(), members_.end(), [&](auto& each) { return each.first == key; });
    if (found == members_.end()) return member(key, '[' + object + ']');
    found->second.back() = ',';
    found->second += object + ']';
}

std::string RuleWriter::list(std::span<const Cell> cells) const {
    std::string out = "[";
    for (Cell cell : cells) out += name_of(place(cell)) + ',';
    out.back() = ']';
    return out;
}

std::string RuleWriter::value(const Rule& rule, bool always) const {
    if (rule.values.empty()) return {};
    const RuleRow& row = *rule.row;
    const bool missing =
        row.missing != 0 && rule.values[0] == row.missing && (!row.missing_on_9 || board_.digits() == 9);
    return missing && !always ? std::string() : ",\"value\":\"" + std::to_string(rule.values[0]) + '"';
}

std::string RuleWriter::take() const {
    std::string out;
    for (const auto& [key, value] : members_) out += ",\"" + std::string(key) + "\":" + value;
    return out;
}

namespace {

bool is_zero(std::string_view value) {
    return value.find('0') != value.npos && value.find_first_not_of(" 0") == value.npos;
}

// ---- clues that f-puzzles ignores

bool is_empty(const JsonValue& item, std::string_view key) {
    const JsonValue* list = item.find(key);
    return list != nullptr && list->text.empty() && list->items.empty();
}
// An empty value is no value.
bool lacks(const JsonValue& item, std::string_view key) {
    const JsonValue* value = item.find(key);
    return value == nullptr ||
           (value->items.empty() && (reading::trimmed(value->text).empty() || value->text == "null"));
}
bool never_blank(const JsonValue&) { return false; }
bool has_no_cells(const JsonValue& item) { return is_empty(item, "cells"); }
bool has_no_lines(const JsonValue& item) { return is_empty(item, "lines"); }
bool has_no_cell(const JsonValue& item) { return is_empty(item, "cell"); }
bool has_no_digits(const JsonValue& item) { return lacks(item, "values"); }
bool has_no_value(const JsonValue& item) { return lacks(item, "value"); }
bool has_no_sum(const JsonValue& item) { return lacks(item, "value") || is_zero(item.find("value")->text); }

// ---- a flag for the whole board

MaybeError read_flag(RuleReader& to, const Spelling& as, const JsonValue& item) {
    to.add(std::string(as.rule), item.at);
    return std::nullopt;
}
bool write_flag(RuleWriter& to, const Spelling& as, const Rule&) {
    to.flag(as.key);
    return true;
}
// ---- {"cells":[..],"value":"15"}

MaybeError read_group(RuleReader& to, const Spelling& as, const JsonValue& item) {
    std::string cells;
    if (auto mistake = to.group(item, "cells", cells)) return mistake;
    auto value = RuleReader::value(item);
    if (auto* mistake = std::get_if<ValueError>(&value)) return std::move(*mistake);
    std::string& number = std::get<std::string>(value);
    if (as.rule == "killer" && is_zero(number)) number.clear();
    to.add(std::string(as.rule) + number + ':' + cells, item.at);
    return std::nullopt;
}
// In f-puzzles 0 is no sum.
bool write_group(RuleWriter& to, const Spelling& as, const Rule& rule) {
    if (!rule.values.empty() && rule.values[0] == 0) return false;
    to.object(as.key, ",\"cells\":" + to.list(rule.groups[0]) + to.value(rule));
    return true;
}
// ---- {"lines":[[..],..],"value":"5"}

MaybeError read_lines(RuleReader& to, const Spelling& as, const JsonValue& item) {
    auto value = RuleReader::value(item);
    if (auto* mistake = std::get_if<ValueError>(&value)) return std::move(*mistake);
    std::string& number = std::get<std::string>(value);
    // Without a value, whispers differ by half of the largest digit.
    if (as.key == "whispers" && number.empty()) number = ' ' + std::to_string((to.digits() + 1) / 2);
    const JsonValue* lines = item.find("lines");
    if (lines == nullptr) return ValueError{item.at, "no lines", R"("lines":[["R1C1",..],..])"};
    for (const JsonValue& line : lines->items) {
        std::vector<Cell> cells;
        if (auto mistake = to.cells(line, cells)) return mistake;
        to.add(std::string(as.rule) + number + ':' + to.text(cells), line.at);
    }
    return std::nullopt;
}
bool write_lines(RuleWriter& to, const Spelling& as, const Rule& rule) {
    // In f-puzzles dutch whispers are whispers with a value.
    const bool always = rule.row->key != as.key && as.key == "whispers";
    to.object(as.key, ",\"lines\":[" + to.list(rule.groups[0]) + ']' + to.value(rule, always));
    return true;
}
// ---- {"cell":"R1C1"}, each cell separately

MaybeError read_single(RuleReader& to, const Spelling& as, const JsonValue& item) {
    const JsonValue* name = item.find("cell");
    std::vector<Cell> cells;
    if (name == nullptr) return ValueError{item.at, "no cell", R"("cell":"R1C1")"};
    if (auto mistake = to.cell(*name, cells)) return mistake;
    to.add(std::string(as.rule) + ':' + to.text(cells), item.at);
    return std::nullopt;
}
bool write_single(RuleWriter& to, const Spelling& as, const Rule& rule) {
    for (Cell cell : rule.groups[0]) to.object(as.key, ",\"cell\":" + name_of(to.place(cell)));
    return true;
}
// ---- {"cells":[..],"value":"X"}

MaybeError read_xv(RuleReader& to, const Spelling&, const JsonValue& item) {
    std::string cells;
    if (auto mistake = to.group(item, "cells", cells)) return mistake;
    const JsonValue* value = item.find("value");
    const std::string text = value == nullptr ? std::string() : value->text;
    if (text != "X" && text != "V" && text != "x" && text != "v")
        return ValueError{item.at, quoted(text), R"("value":"X" or "V")"};
    to.add(text + ':' + cells, item.at);
    return std::nullopt;
}
bool write_xv(RuleWriter& to, const Spelling& as, const Rule& rule) {
    const std::string value = as.rule == "x" ? "X" : "V";
    to.object(as.key, ",\"cells\":" + to.list(rule.groups[0]) + ",\"value\":\"" + value + '"');
    return true;
}
// ---- {"cells":[..4],"values":[1,2]}

MaybeError read_quad(RuleReader& to, const Spelling& as, const JsonValue& item) {
    std::string cells, digits;
    if (auto mistake = to.group(item, "cells", cells)) return mistake;
    for (const JsonValue& value : item.find("values")->items) {
        const auto number = value.number();
        if (!number) return ValueError{value.at, quoted(value.text), "a digit"};
        digits += ' ' + std::to_string(*number);
    }
    to.add(std::string(as.rule) + digits + ':' + cells, item.at);
    return std::nullopt;
}
bool write_quad(RuleWriter& to, const Spelling& as, const Rule& rule) {
    std::string values;
    for (int value : rule.values) values += (values.empty() ? "" : ",") + std::to_string(value);
    to.object(as.key, ",\"cells\":" + to.list(rule.groups[0]) + ",\"values\":[" + values + ']');
    return true;
}
// ---- {"cells":[..],"cloneCells":[..]}

MaybeError read_clone(RuleReader& to, const Spelling& as, const JsonValue& item) {
    std::string cells, clones;
    if (auto mistake = to.group(item, "cells", cells)) return mistake;
    if (auto mistake = to.group(item, "cloneCells", clones)) return mistake;
    to.add(std::string(as.rule) + ':' + cells + " =" + clones, item.at);
    return std::nullopt;
}
bool write_clone(RuleWriter& to, const Spelling& as, const Rule& rule) {
    for (std::size_t i = 1; i < rule.groups.size(); ++i)
        to.object(as.key, ",\"cells\":" + to.list(rule.groups[0]) + ",\"cloneCells\":" + to.list(rule.groups[i]));
    return true;
}
// ---- {"cells":[circle or pill],"lines":[[its start, ..],..]}

MaybeError read_arrow(RuleReader& to, const Spelling& as, const JsonValue& item) {
    const JsonValue *names = item.find("cells"), *lines = item.find("lines");
    if (names == nullptr || lines == nullptr)
        return ValueError{item.at, "no cells or lines", R"("cells":[..],"lines":[..])"};
    std::vector<Cell> circle;
    if (auto mistake = to.cells(*names, circle)) return mistake;
    put_in_order(circle);
    const std::string begin = std::string(as.rule) + ':' + to.text(circle) + " =";
    for (const JsonValue& line : lines->items) {
        std::vector<Cell> cells;
        if (auto mistake = to.cells(line, cells)) return mistake;
        if (cells.size() < 2) return ValueError{line.at, "an arrow of one cell", "two cells or more"};
        to.add(begin + to.text({cells.begin() + 1, cells.end()}), line.at);
    }
    return std::nullopt;
}
// The line starts in the cell of the circle next to it.
bool write_arrow(RuleWriter& to, const Spelling& as, const Rule& rule) {
    const std::vector<Cell>& circle = rule.groups[0];
    if (!std::is_sorted(circle.begin(), circle.end())) return false;
    std::string lines;
    for (std::size_t i = 1; i < rule.groups.size(); ++i) {
        std::vector<Cell> line = rule.groups[i];
        const MemberPlace first = to.place(line.front());
        const auto near = std::find_if(circle.begin(), circle.end(), [&](Cell cell) {
            const MemberPlace at = to.place(cell);
            return std::abs(at.row - first.row) <= 1 && std::abs(at.column - first.column) <= 1;
        });
        line.insert(line.begin(), near == circle.end() ? circle.front() : *near);
        lines += (lines.empty() ? "" : ",") + to.list(line);
    }
    to.object(as.key, ",\"cells\":" + to.list(circle) + ",\"lines\":[" + lines + ']');
    return true;
}
// ---- {"cell": beside the board,"cells":[..],"direction":"UR","value":"30"}: read as a group

bool write_little_killer(RuleWriter& to, const Spelling& as, const Rule& rule) {
    const std::vector<Cell>& cells = rule.groups[0];
    const int n = to.board().digits();
    if (rule.values[0] == 0) return false;
    const MemberPlace first = to.place(cells.front()), last = to.place(cells.back());
    const auto inside = [n](int row, int column) { return row >= 0 && column >= 0 && row < n && column < n; };
    for (const int down : {-1, 1})
        for (const int right : {-1, 1}) {
            const int steps = static_cast<int>(cells.size()) - 1;
            if (first.row + steps * down != last.row || first.column + steps * right != last.column) continue;
            if (inside(first.row - down, first.column - right) || inside(last.row + down, last.column + right))
                continue;
            const std::string way = std::string(down < 0 ? "U" : "D") + (right < 0 ? 'L' : 'R');
            to.object(as.key, ",\"cell\":" + name_of({first.row - down, first.column - right}) +
                                  ",\"cells\":" + to.list(cells) + ",\"direction\":\"" + way + '"' + to.value(rule));
            return true;
        }
    return false;
}
// ---- {"cell": beside the board,"value":"16"}

MaybeError read_outside(RuleReader& to, const Spelling& as, const JsonValue& item) {
    const JsonValue* name = item.find("cell");
    const auto place = name == nullptr ? std::nullopt : place_named(name->text);
    const int n = to.digits();
    const auto beside = [n](int a, int b) { return (a == -1 || a == n) && b >= 0 && b < n; };
    if (!place || !(beside(place->row, place->column) || beside(place->column, place->row)))
        return ValueError{item.at, name == nullptr ? "no cell" : quoted(name->text),
                          "a cell beside the board, as R0C1"};
    auto value = RuleReader::value(item);
    if (auto* mistake = std::get_if<ValueError>(&value)) return std::move(*mistake);
    const bool column = beside(place->row, place->column);
    const std::string line =
        column ? " column " + std::to_string(place->column + 1) + (place->row == n ? " from bottom" : "")
               : " row " + std::to_string(place->row + 1) + (place->column == n ? " from right" : "");
    to.add(std::string(as.rule) + std::get<std::string>(value) + ':' + line, item.at);
    return std::nullopt;
}
bool write_outside(RuleWriter& to, const Spelling& as, const Rule& rule) {
    to.object(as.key, ",\"cell\":" + name_of(to.beside(rule)) + to.value(rule));
    return true;
}
}  // namespace

extern const MemberShape flag = {"", never_blank, read_flag, write_flag};
extern const MemberShape group = {"cells value", has_no_cells, read_group, write_group};
extern const MemberShape line_list = {"lines value", has_no_lines, read_lines, write_lines};
extern const MemberShape single = {"cell", has_no_cell, read_single, write_single};
extern const MemberShape xv = {"cells value", has_no_value, read_xv, write_xv};
extern const MemberShape quad = {"cells values", has_no_digits, read_quad, write_quad};
extern const MemberShape clone = {"cells cloneCells", has_no_cells, read_clone, write_clone};
extern const MemberShape arrow = {"cells lines", has_no_lines, read_arrow, write_arrow};
extern const MemberShape little_killer = {"cell cells direction value", has_no_sum, read_group, write_little_killer};
extern const MemberShape outside = {"cell value", has_no_value, read_outside, write_outside};

}  // namespace deduku::formats::fpuzzles
