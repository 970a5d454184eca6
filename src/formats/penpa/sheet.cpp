#include "formats/penpa/sheet.hpp"

#include <algorithm>
#include <array>

#include "formats/penpa/inflate.hpp"
#include "grid/reading/characters.hpp"
#include "grid/reading/line_text.hpp"
#include "grid/reading/utf16.hpp"

namespace deduku::formats::penpa {
namespace {

constexpr std::size_t most_bytes = std::size_t{4} << 20;
constexpr int most_side = 100, fewest_rows = 4, most_rows = 16;

ValueError damaged() { return {0, "a truncated or damaged link of Penpa", "the complete link, as copied by the site"}; }

std::optional<std::string> bytes_of_base64(std::string_view letters) {
    while (letters.ends_with('=')) letters.remove_suffix(1);
    std::string out;
    unsigned bits = 0;
    int count = 0;
    for (char c : letters) {
        const int value = c >= 'A' && c <= 'Z'               ? c - 'A'
                          : c >= 'a' && c <= 'z'             ? c - 'a' + 26
                          : is_digit(c)                      ? c - '0' + 52
                          : c == '+' || c == '-' || c == ' ' ? 62
                          : c == '/' || c == '_'             ? 63
                                                             : -1;
        if (value < 0) return std::nullopt;
        bits = (bits << 6 | static_cast<unsigned>(value)) & 0xFFFFFF;
        count += 6;
        if (count < 8) continue;
        count -= 8;
        out += static_cast<char>(bits >> count & 0xFF);
    }
    return out;
}

struct Short {
    char letter;
    std::string_view word;
};
// What z and a letter stand for.
constexpr std::array<Short, 31> shorts = {{
    {'Z', "z"},
    {'9', "\"qa\""},
    {'Q', "\"pu_q\""},
    {'A', "\"pu_a\""},
    {'G', "\"grid\""},
    {'M', "\"edit_mode\""},
    {'S', "\"surface\""},
    {'L', "\"line\""},
    {'E', "\"lineE\""},
    {'W', "\"wall\""},
    {'C', "\"cage\""},
    {'N', "\"number\""},
    {'Y', "\"symbol\""},
    {'P', "\"special\""},
    {'B', "\"board\""},
    {'R', "\"command_redo\""},
    {'U', "\"command_undo\""},
    {'8', "\"command_replay\""},
    {'1', "\"numberS\""},
    {'F', "\"freeline\""},
    {'2', "\"freelineE\""},
    {'T', "\"thermo\""},
    {'3', "\"arrows\""},
    {'D', "\"direction\""},
    {'0', "\"squareframe\""},
    {'5', "\"polygon\""},
    {'4', "\"deletelineE\""},
    {'6', "\"killercages\""},
    {'7', "\"nobulbthermo\""},
    {'_', "\"__a\""},
    {'O', "null"},
}};

// The lines of the text, its short forms replaced.
std::vector<std::string> long_lines(std::string_view text) {
    std::vector<std::string> out(1);
    std::size_t size = 0;
    for (std::size_t i = 0; i < text.size() && size < most_bytes; ++i) {
        const auto known = text[i] != 'z' || i + 1 == text.size()
                               ? shorts.end()
                               : std::find_if(shorts.begin(), shorts.end(),
                                              [&](const Short& row) { return row.letter == text[i + 1]; });
        if (text[i] == '\n') {
            out.emplace_back();
        } else if (known == shorts.end()) {
            out.back() += text[i];
        } else {
            out.back() += known->word;
            ++i;
        }
        size += known == shorts.end() ? 1 : known->word.size();
    }
    return out;
}

std::variant<std::vector<std::string>, ValueError> lines_in(std::string_view letters) {
    const auto packed = bytes_of_base64(letters);
    const auto bytes = packed ? inflate(*packed, most_bytes) : std::nullopt;
    if (!bytes) return damaged();
    std::string text;
    const auto take = [&text](std::string_view part) { text += part; };
    reading::Bytes decoder;
    decoder.append(*bytes, take);
    decoder.finish(take);
    return long_lines(text);
}

// The text without the marks for signs that separate it: %2C , %2D a line end, %2E & and %2F =.
std::string plain_field(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char code = text.substr(i).starts_with("%2") && i + 2 < text.size() ? text[i + 2] : ' ';
        const std::size_t at = std::string_view("CDEF").find(code);
        out += at == std::string_view::npos ? text[i] : ",\n&="[at];
        if (at != std::string_view::npos) i += 2;
    }
    return out;
}

std::vector<std::string_view> fields_of(std::string_view line) {
    std::vector<std::string_view> out;
    for (std::size_t start = 0; start <= line.size();) {
        const std::size_t end = std::min(line.find(',', start), line.size());
        out.push_back(line.substr(start, end - start));
        start = end + 1;
    }
    return out;
}

std::string without_word(std::string text, std::string_view word) {
    return text.starts_with(word) ? text.substr(word.size()) : text;
}

// Whether the data about a picture names one.
bool names_picture(std::string_view letters) {
    const auto packed = bytes_of_base64(letters);
    const auto text = packed && !letters.empty() ? inflate(*packed, most_bytes) : std::nullopt;
    if (!text) return !letters.empty();
    const auto data = read_json(*text);
    const auto* value = std::get_if<JsonValue>(&data);
    return value == nullptr || value->said("url") != nullptr;
}

std::optional<ValueError> read_head(const std::string& line, PenpaSheet& sheet) {
    const std::vector<std::string_view> fields = fields_of(line);
    const auto field = [&](std::size_t i) { return i < fields.size() ? fields[i] : std::string_view(); };
    if (field(0) != "square" && field(0) != "sudoku")
        return ValueError{0,
                          fields.size() < 11 || field(0).size() > 30
                              ? "a link of Penpa without its first line"
                              : "a board of Penpa of the kind '" + std::string(field(0)) + "'",
                          "a square board"};
    const auto columns = number_in(field(1)), rows = number_in(field(2));
    if (!columns || !rows || *columns < 1 || *rows < 1 || *columns > most_side || *rows > most_side)
        return ValueError{0,
                          "a sheet of Penpa of " + std::string(field(1).substr(0, 20)) + " x " +
                              std::string(field(2).substr(0, 20)) + " cells",
                          "1 to 100 columns and rows"};
    if (field(4) != "0" || field(5) != "1" || field(6) != "1")
        return ValueError{0, "a board of Penpa that is turned or mirrored", "a board in its first position"};
    sheet.board.width = *columns + 4;
    sheet.board.height = *rows + 4;
    sheet.title = without_word(plain_field(field(15)), "Title: ");
    sheet.author = without_word(plain_field(field(16)), "Author: ");
    // The address of the source may contain commas; the words stand before the next setting.
    std::size_t setting = 19;
    while (setting + 1 < fields.size() && field(setting) != "ON" && field(setting) != "OFF" && field(setting) != "1" &&
           field(setting) != "2")
        ++setting;
    if (setting + 1 >= fields.size()) setting = 19;
    sheet.rules = plain_field(field(setting - 1));
    sheet.picture = names_picture(field(setting + 2));
    return std::nullopt;
}

// The value of a line; none if there is no such line, or it is no JSON.
std::optional<JsonValue> value_in(const std::vector<std::string>& lines, std::size_t line) {
    if (line >= lines.size()) return std::nullopt;
    auto value = read_json(lines[line]);
    if (auto* plain = std::get_if<JsonValue>(&value)) return std::move(*plain);
    return std::nullopt;
}

// The board is the square of these cells; each number is the step from the one before.
std::optional<ValueError> read_cells_of_board(const std::vector<std::string>& lines, SheetBoard& board) {
    const auto list = value_in(lines, 5);
    if (!list || !list->is_list())
        return ValueError{0, "a link of Penpa without the cells of its board", "a list of numbers in line 6"};
    std::vector<bool> used(static_cast<std::size_t>(board.width * board.height), false);
    int at = 0, top = board.height, left = board.width, bottom = -1, right = -1, count = 0;
    for (const JsonValue& step : list->items) {
        const bool back = step.text.starts_with('-');
        const auto size = number_in(std::string_view(step.text).substr(back ? 1 : 0));
        at += size.value_or(0) * (back ? -1 : 1);
        if (!size || at < 0 || at >= board.width * board.height)
            return ValueError{0, "a cell of a board of Penpa that is outside of its sheet",
                              "numbers of cells in line 6"};
        if (used[static_cast<std::size_t>(at)]) continue;
        used[static_cast<std::size_t>(at)] = true;
        ++count;
        top = std::min(top, at / board.width);
        bottom = std::max(bottom, at / board.width);
        left = std::min(left, at % board.width);
        right = std::max(right, at % board.width);
    }
    const int rows = bottom - top + 1, columns = right - left + 1;
    if (count == 0 || rows != columns || count != rows * columns || rows < fewest_rows || rows > most_rows)
        return ValueError{0,
                          "a board of Penpa of " + std::to_string(count) + " cells in " +
                              std::to_string(std::max(rows, 0)) + " rows and " + std::to_string(std::max(columns, 0)) +
                              " columns",
                          "4 to 16 rows and as many columns"};
    board.n = rows;
    board.first_row = top;
    board.first_column = left;
    return std::nullopt;
}

}  // namespace

SheetLayer::SheetLayer(JsonValue drawn, const JsonValue* colours) : drawn_(std::move(drawn)) {
    if (colours == nullptr) return;
    for (std::size_t i = 0; i < colours->items.size() && i < colours->keys.size(); ++i) {
        const JsonValue& kind = colours->items[i];
        for (std::size_t k = 0; k < kind.items.size(); ++k)
            if (kind.items[k].kind == JsonKind::string)
                colours_.emplace(colours->keys[i] + ' ' + (kind.is_object() ? kind.keys[k] : std::to_string(k)),
                                 kind.items[k].text);
    }
}

std::string SheetLayer::colour(std::string_view kind, std::string_view key) const {
    const auto found = colours_.find(std::string(kind) + ' ' + std::string(key));
    return found == colours_.end() ? std::string() : found->second;
}

std::variant<PenpaSheet, ValueError> sheet_of(std::string_view letters) {
    auto found = lines_in(letters);
    if (auto* mistake = std::get_if<ValueError>(&found)) return std::move(*mistake);
    const auto& lines = std::get<std::vector<std::string>>(found);
    PenpaSheet sheet;
    if (!lines[0].empty() && is_digit(lines[0][0]))
        return ValueError{0, "a link of the first version of Penpa", "a link that Penpa+ has written"};
    if (auto mistake = read_head(lines[0], sheet)) return std::move(*mistake);
    if (auto mistake = read_cells_of_board(lines, sheet.board)) return std::move(*mistake);
    auto drawn = value_in(lines, 3);
    if (!drawn || !drawn->is_object())
        return ValueError{0, "a link of Penpa without a layer of the setter", "an object in line 4"};
    const auto colours = value_in(lines, 14);
    // The colours are those of the setter if line 14 is on; older links have no such line.
    const auto choice = value_in(lines, 13);
    const bool on = choice && (choice->text == "1" || choice->text == "true");
    const bool chosen = on && colours && colours->is_object();
    sheet.setter = SheetLayer(*std::move(drawn), chosen ? &*colours : nullptr);
    if (auto solver = value_in(lines, 4); solver && solver->is_object())
        sheet.solver = SheetLayer(*std::move(solver), nullptr);
    if (const auto tags = value_in(lines, 17))
        for (const JsonValue& tag : tags->items) sheet.tags.push_back(tag.text);
    return sheet;
}

}  // namespace deduku::formats::penpa
