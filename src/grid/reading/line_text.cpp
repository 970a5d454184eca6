#include "grid/reading/line_text.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <span>

#include "grid/reading/canvas_text.hpp"
#include "grid/reading/cell_text.hpp"

namespace deduku::reading {
namespace {

constexpr std::size_t most_cells = std::size_t{max_digits} * max_digits;

bool is_one_of(char c, std::string_view set) { return set.find(c) != set.npos; }

bool is_separator(char c) { return c == ' ' || c == '\t' || c == '|' || c == '!' || c == ':'; }

bool ends_first_word(char c) { return is_separator(c) || c == ',' || c == ';' || c == '#'; }

// The position after the cell that starts at `start`: a bracket, or one character.
std::size_t after_symbol(std::string_view line, std::size_t start) {
    if (line[start] != '[') return start + 1;
    const std::size_t close = line.find(']', start);
    return close == line.npos ? line.size() : close + 1;
}

CellWords cut_characters(std::string_view line) {
    CellWords cells;
    cells.reserve(std::min(line.size(), most_cells + 1));
    for (std::size_t i = 0; i < line.size() && cells.size() <= most_cells;) {
        if (is_separator(line[i])) {
            ++i;
            continue;
        }
        const std::size_t end = after_symbol(line, i);
        cells.push_back(line.substr(i, end - i));
        i = end;
    }
    return cells;
}

CellWords cut_words(std::string_view line) {
    CellWords cells;
    for (std::size_t i = 0; i < line.size() && cells.size() <= most_cells;) {
        if (is_separator(line[i])) {
            ++i;
            continue;
        }
        const std::size_t start = i;
        while (i < line.size() && !is_separator(line[i])) i = after_symbol(line, i);
        cells.push_back(line.substr(start, i - start));
    }
    return cells;
}

CellWords cut_fields(std::string_view line, char separator) {
    CellWords cells;
    for (std::size_t start = 0; start <= line.size() && cells.size() <= most_cells;) {
        std::size_t end = start;
        while (end < line.size() && line[end] != separator) end = after_symbol(line, end);
        std::string_view field = trimmed(line.substr(start, end - start));
        if (field.size() >= 2 && field.front() == '"' && field.back() == '"') field = field.substr(1, field.size() - 2);
        cells.push_back(field);
        start = end + 1;
    }
    return cells;
}

std::string_view without_frame(std::string_view line, char separator) {
    line = trimmed(line);
    if (!line.empty() && line.front() == separator) line.remove_prefix(1);
    if (!line.empty() && line.back() == separator) line.remove_suffix(1);
    return line;
}

// The shape of a line with this many cells; none if no board has it. Above max_symbols only words are possible.
std::optional<TextShape> shape_of_count(std::size_t count, LineCut how, const ReadOptions& options) {
    if (count > most_cells) return std::nullopt;
    const int most = how == LineCut::characters ? max_symbols : max_digits;
    const int n = static_cast<int>(count);
    const auto root = root_of(count);
    const bool row = n <= most && box_for(n, options).has_value();
    const bool board = root && *root <= most && box_for(*root, options).has_value();
    if (!row && !board) return std::nullopt;
    const Extent extent = row && board ? Extent::either : row ? Extent::row : Extent::board;
    return TextShape{{how}, extent, board ? *root : n, {}, {}};
}

std::size_t count_cells(std::span<const std::string_view> cells, int n) {
    const auto known = std::count_if(cells.begin(), cells.end(), [n](std::string_view cell) {
        return cell.size() == 1 ? !symbol_cell(cell[0], n).empty() : is_plausible_word(cell, n);
    });
    return static_cast<std::size_t>(known);
}

// A line of prose has few cells or none. For most lines the first half decides.
bool mostly_cells(const CellWords& cells, int n) {
    const auto half = cells.begin() + static_cast<std::ptrdiff_t>((cells.size() + 1) / 2);
    if (count_cells({cells.begin(), half}, n) * 2 >= cells.size()) return true;
    return 2 * count_cells(cells, n) >= cells.size() || are_letters(cells, n);
}

// The largest board that the line can belong to.
int widest(const TextShape& shape) { return shape.extent == Extent::either ? shape.size * shape.size : shape.size; }

std::optional<TextShape> shape_of_cells(CellWords cells, LineCut how, const ReadOptions& options) {
    auto shape = shape_of_count(cells.size(), how, options);
    if (!shape || !mostly_cells(cells, widest(*shape))) return std::nullopt;
    shape->cells = std::move(cells);
    return shape;
}

using Byte = std::uint8_t;

constexpr Byte all_or_none(bool yes) { return static_cast<Byte>(-static_cast<int>(yes)); }

// Most boards have only digits and points or zeros. Byte operations without branches, so that compilers process 16
// characters at once; the last 16 overlap the previous ones.
bool copy_plain_board(const char* text, char* cells) {
    constexpr std::size_t width = 16;
    std::array<Byte, width> strange{};
    for (const std::size_t from : {0U, 16U, 32U, 48U, 64U, 65U}) {
        std::array<Byte, width> part;
        std::memcpy(part.data(), text + from, width);
        for (std::size_t i = 0; i < width; ++i) {
            const Byte c = part[i];
            strange[i] |=
                static_cast<Byte>(all_or_none(static_cast<Byte>(c - '.') > '9' - '.') | all_or_none(c == '/'));
            part[i] = static_cast<Byte>(c ^ (all_or_none(c == '0') & ('0' ^ '.')));
        }
        std::memcpy(cells + from, part.data(), width);
    }
    Byte any = 0;
    for (const Byte bits : strange) any |= bits;
    return any == 0;
}

}  // namespace

bool is_blank_line(std::string_view line) { return line.find_first_not_of(" \t") == line.npos; }

bool is_frame_line(std::string_view line) {
    if (line.find("--") == line.npos && line.find("==") == line.npos) return false;
    return std::all_of(line.begin(), line.end(), [](char c) { return is_one_of(c, "-=+*.:'`,|! \t"); });
}

bool is_comment_line(std::string_view line) {
    const std::string_view text = trimmed(line);
    return text.starts_with('#') || text.starts_with("% ");
}

bool is_hash_board(std::string_view line) {
    const auto n = root_of(line.size());
    if (!n || *n < 4 || *n > 9 || line.find('#') == line.npos) return false;
    const auto is_given = [&](char c) { return '1' <= c && c <= '0' + *n; };
    return std::any_of(line.begin(), line.end(), is_given) &&
           std::all_of(line.begin(), line.end(), [&](char c) { return c == '#' || is_given(c); });
}

void simplify_frames(std::string& line) {
    // U+2500 .. U+257F are the bytes E2 94 80 .. E2 95 BF.
    for (std::size_t i = 0; (i = line.find('\xe2', i)) != line.npos; ++i) {
        if (i + 2 >= line.size() || (line[i + 1] != '\x94' && line[i + 1] != '\x95')) continue;
        const int code = (line[i + 1] == '\x95' ? 64 : 0) + (static_cast<unsigned char>(line[i + 2]) & 63);
        constexpr std::string_view horizontal("\x00\x01\x04\x05\x08\x09\x4c\x4d\x50", 9);
        constexpr std::string_view vertical("\x02\x03\x06\x07\x0a\x0b\x4e\x4f\x51", 9);
        const auto c = static_cast<char>(code);
        if (is_one_of(c, horizontal))
            line.replace(i, 3, "---");
        else
            line.replace(i, 3, is_one_of(c, vertical) ? "|  " : "+  ");
    }
}

bool has_frames(std::string_view text) {
    return text.find("\xe2\x94") != text.npos || text.find("\xe2\x95") != text.npos;
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r";
    const std::size_t start = text.find_first_not_of(blanks);
    if (start == text.npos) return text.substr(text.size());
    return text.substr(start, text.find_last_not_of(blanks) - start + 1);
}

// Between the bars of a frame, # marks a candidate.
std::string_view without_comment(std::string_view line) {
    const std::size_t mark = line.find('#');
    if (mark == line.npos) return line;
    const std::size_t last_bar = line.rfind('|');
    const bool framed = last_bar != line.npos && last_bar > mark && trimmed(line).front() == '|';
    return framed ? line.substr(0, line.find('#', last_bar)) : line.substr(0, mark);
}

bool is_dash_row(std::string_view line) {
    const std::string_view text = trimmed(line);
    return text.size() > 3 && text.size() <= std::size_t{max_symbols} && text.find_first_not_of('-') == text.npos;
}

std::string_view first_word(std::string_view line) {
    const std::size_t start = std::min(line.find_first_not_of(" \t"), line.size());
    std::size_t end = start;
    while (end < line.size() && !ends_first_word(line[end])) end = after_symbol(line, end);
    return line.substr(start, end - start);
}

std::string_view comment_after(std::string_view line, std::string_view word) {
    const std::string_view rest =
        trimmed(line.substr(static_cast<std::size_t>(word.data() - line.data()) + word.size()));
    return trimmed(rest.substr(!rest.empty() && is_one_of(rest.front(), ",;#") ? 1 : 0));
}

bool is_small_number(std::string_view text) {
    return !text.empty() && text.size() <= 3 &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool equal_ignoring_case(std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return lower(x) == lower(y); });
}

CellWords cut(std::string_view line, LineLayout layout) {
    switch (layout.cut) {
        case LineCut::characters: return cut_characters(without_comment(line));
        case LineCut::words: return cut_words(without_comment(line));
        case LineCut::fields: return cut_fields(without_comment(line), layout.separator);
        case LineCut::framed_fields:
            return cut_fields(without_frame(without_comment(line), layout.separator), layout.separator);
    }
    return {};
}

std::optional<int> root_of(std::size_t count) {
    int n = 1;
    while (static_cast<std::size_t>(n * n) < count) ++n;
    return static_cast<std::size_t>(n * n) == count ? std::optional(n) : std::nullopt;
}

bool copy_board(const char* text, char* cells) {
    if (copy_plain_board(text, cells)) return true;
    std::array<Byte, board_cells> in;
    std::array<Byte, board_cells> out;
    std::array<Byte, board_cells> strange;
    std::memcpy(in.data(), text, board_cells);
    // Byte operations without branches, so that compilers process 16 characters at once.
    for (std::size_t i = 0; i < board_cells; ++i) {
        const Byte c = in[i];
        const Byte digit = all_or_none(static_cast<Byte>(c - '1') < 9);
        Byte known = digit;
        for (const Byte blank : {Byte{'.'}, Byte{'0'}, Byte{'*'}, Byte{'_'}, Byte{'-'}, Byte{'?'}})
            known |= all_or_none(c == blank);
        known |= all_or_none((c | 0x20) == 'x');
        out[i] = static_cast<Byte>((digit & (c ^ '.')) ^ '.');
        strange[i] = static_cast<Byte>(~known);
    }
    Byte any = 0;
    for (const Byte bits : strange) any |= bits;
    std::memcpy(cells, out.data(), board_cells);
    return any == 0;
}

std::optional<Box> box_for(int n, const ReadOptions& options) {
    if (!options.box) return usual_box(n);
    return is_valid(*options.box) && options.box->digits() == n ? options.box : std::nullopt;
}

GeometryPtr board_with(Box box, const ReadOptions& options) {
    const bool at_hand = options.board && options.board->standard() && options.board->box() == box;
    return at_hand ? options.board : std::make_shared<const Geometry>(box);
}

std::string_view demands_in(std::string_view line) {
    // JSON of another program may have a member of that name.
    if (trimmed(line).starts_with('{')) return {};
    const std::string_view text = without_comment(line);
    std::size_t first = line.size();
    for (const std::string_view word : {"houses:", "rules:"})
        if (const std::size_t at = text.find(word); at != text.npos && at > 0 && is_one_of(text[at - 1], " \t,;"))
            first = std::min(first, at);
    if (const std::string_view canvas = canvas_in(line); !canvas.empty())
        first = std::min(first, line.size() - canvas.size());
    return line.substr(first);
}

ReadOptions without_boxes(std::size_t cells, const ReadOptions& options) {
    ReadOptions out = options;
    for (int n = 2; n <= max_digits && !options.box; ++n)
        if (static_cast<std::size_t>(n * n) == cells && !usual_box(n)) out.box = Box{1, n};
    return out;
}

std::optional<TextShape> shape_of(std::string_view line, const ReadOptions& options) {
    if (const std::string_view demands = demands_in(line); !demands.empty()) {
        std::string_view cells = line.substr(0, line.size() - demands.size());
        if (is_one_of(cells.back(), ",;")) cells.remove_suffix(1);
        auto shape = shape_of(cells, options);
        if ((!shape || shape->extent == Extent::row) && !options.box)
            shape = shape_of(cells, without_boxes(cut_characters(trimmed(cells)).size(), options));
        if (!shape || shape->extent == Extent::row) return std::nullopt;
        shape->extent = Extent::board;  // rows have none
        shape->comment = demands;
        return shape;
    }
    if (is_prose(line)) return std::nullopt;
    // The first word may be a board, and the rest its comment.
    const std::string_view lead = first_word(line);
    auto first = shape_of_cells(cut_characters(lead), LineCut::characters, options);
    if (first) first->comment = comment_after(line, lead);
    if (first && first->extent == Extent::board) return first;

    const std::string_view text = without_comment(line);
    if (text.find_first_of(",;") != text.npos && text.find('[') == text.npos) return std::nullopt;
    CellWords words = cut_words(text);
    const auto by_count = shape_of_count(words.size(), LineCut::words, options);
    const bool all_words = by_count && std::all_of(words.begin(), words.end(), [&](std::string_view word) {
                               return is_plausible_word(word, widest(*by_count));
                           });
    if (all_words) return shape_of_cells(std::move(words), LineCut::words, options);
    auto all = shape_of_cells(cut_characters(text), LineCut::characters, options);
    const bool commented =
        first && first->extent == Extent::either && first->cells.size() != cut_characters(text).size();
    if (commented && !(all && count_cells(all->cells, widest(*all)) == all->cells.size())) {
        first->extent = Extent::board;  // rows have no such continuation
        return first;
    }
    if (all) return all;
    return shape_of_cells(std::move(words), LineCut::words, options);
}

}  // namespace deduku::reading
