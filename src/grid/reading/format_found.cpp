// One board among other text on its line.
//
//   0000183b305c 05070300..  1.2                          a hash, 81 cells, a rating
//   https://www.sudokuwiki.org/sudoku.htm?bd=0050..       81 cells in a link
//   5,3,124,,7,..                                         N^2 fields
//   53..7..../6..195.../..                                N rows
#include <algorithm>
#include <array>

#include "grid/reading/board_rows.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/characters.hpp"
#include "grid/reading/formats.hpp"

namespace deduku::reading {
namespace {

// The fields without an empty one after the last separator.
CellWords without_last_empty(CellWords fields) {
    if (!fields.empty() && fields.back().empty()) fields.pop_back();
    return fields;
}

// N^2 fields, more than a row can have.
struct Fields {
    int size = 0;
    CellWords cells;
};
std::optional<Fields> fields_of(std::string_view line, const ReadOptions& options) {
    if (!demands_in(line).empty()) return std::nullopt;
    for (char separator : {',', ';', '\t'}) {
        if (std::count(line.begin(), line.end(), separator) < max_digits) continue;
        CellWords cells = cut(line, {LineCut::fields, separator});
        if (cells.size() > 1 && !root_of(cells.size())) cells = without_last_empty(std::move(cells));
        const auto n = root_of(cells.size());
        if (!n || *n * *n <= max_digits || *n > max_digits || !box_for(*n, options)) continue;
        const auto known = std::count_if(cells.begin(), cells.end(), [&](std::string_view cell) {
            return cell.empty() || is_plausible_word(cell, *n);
        });
        if (2 * static_cast<std::size_t>(known) >= cells.size()) return Fields{*n, std::move(cells)};
    }
    return std::nullopt;
}

// N rows of N characters, with separators that are not cells.
std::optional<Fields> rows_of(std::string_view line, const ReadOptions& options) {
    for (char separator : {'/', ',', ';', '\\'}) {
        const CellWords rows = without_last_empty(cut(line, {LineCut::fields, separator}));
        const auto n = static_cast<int>(rows.size());
        if (n < 4 || n > max_symbols || !box_for(n, options)) continue;
        CellWords cells;
        for (std::string_view row : rows) {
            const CellWords more = cut(row, {LineCut::characters});
            if (more.size() != rows.size()) break;
            cells.insert(cells.end(), more.begin(), more.end());
        }
        if (cells.size() == rows.size() * rows.size()) return Fields{n, std::move(cells)};
    }
    return std::nullopt;
}

std::optional<Parsed> read_cells_of(const Excerpt& text, const std::optional<Fields>& found) {
    if (!found) return std::nullopt;
    const std::array row = {BoardRow{&text.lines[0], found->cells}};
    return Parsed{read_board(row, found->size, text.options)};
}

bool is_cell(char c) { return is_digit(c) || c == '.'; }
bool is_any_cell(char c) { return !symbol_cell(c, 9).empty(); }

// Up to three stretches of exactly 81 characters of a kind.
CellWords stretches(std::string_view line, bool (*kind)(char)) {
    CellWords out;
    for (std::size_t i = 0; i < line.size() && out.size() < 3; ++i) {
        const std::size_t start = i;
        while (i < line.size() && kind(line[i])) ++i;
        std::string_view word = line.substr(start, i - start);
        // Removes the full stop of a sentence; in a puzzle with points for cells there are more of them.
        if (word.size() == board_cells + 1 && word.find('.') == board_cells) word.remove_suffix(1);
        const auto is_clue = [](char c) { return '1' <= c && c <= '9'; };
        if (word.size() == board_cells && std::any_of(word.begin(), word.end(), is_clue)) out.push_back(word);
    }
    return out;
}

bool is_full(std::string_view board) {
    return std::all_of(board.begin(), board.end(), [](char c) { return c >= '1' && c <= '9'; });
}

// Boards after the first word of a line; lines that begin with a board belong to `one-line`.
CellWords boards_of(std::string_view line) {
    CellWords found = stretches(line, is_cell);
    if (found.empty()) found = stretches(line, is_any_cell);
    if (!found.empty() && found.front().data() == trimmed(line).data()) found.clear();
    // Of a puzzle and its solution, keeps the puzzle.
    if (found.size() == 2 && is_full(found[0]) != is_full(found[1]))
        found.erase(found.begin() + (is_full(found[0]) ? 0 : 1));
    return found;
}

// The text around the board, without list numbers and separators.
std::string around(std::string_view line, std::string_view board) {
    constexpr std::string_view loose = " \t,;:|\"'()[]{}<>";
    const auto start = static_cast<std::size_t>(board.data() - line.data());
    const auto stripped = [&](std::string_view text) {
        const std::size_t first = text.find_first_not_of(loose);
        return first == text.npos ? std::string_view() : text.substr(first, text.find_last_not_of(loose) - first + 1);
    };
    std::string_view before = stripped(line.substr(0, start));
    const std::string_view after = stripped(line.substr(start + board.size()));
    const bool number = before.find_first_not_of("0123456789.#") == before.npos && before.size() < 8;
    if (number) before = {};
    return std::string(before) + (before.empty() || after.empty() ? "" : " ") + std::string(after);
}

std::optional<Parsed> read_fields(const Excerpt& text) {
    return read_cells_of(text, fields_of(text.lines[0].text, text.options));
}

std::optional<Parsed> read_joined(const Excerpt& text) {
    return read_cells_of(text, rows_of(text.lines[0].text, text.options));
}

// Whether the whole line may be cells of a larger board.
bool is_all_cells(std::string_view line, const ReadOptions& options) {
    const auto shape = shape_of(line, options);
    return shape && std::all_of(shape->cells.begin(), shape->cells.end(), [n = shape->size](std::string_view cell) {
               return cell.size() == 1 ? !symbol_cell(cell[0], n).empty() : is_plausible_word(cell, n);
           });
}

std::optional<Parsed> read_in_text(const Excerpt& text) {
    const TextLine& line = text.lines[0];
    if (line.text.size() <= board_cells || !box_for(9, text.options)) return std::nullopt;
    const CellWords boards = boards_of(line.text);
    if (boards.empty() || is_all_cells(line.text, text.options)) return std::nullopt;
    if (boards.size() > 1)
        return Parsed{error_at(line, static_cast<std::size_t>(boards[1].data() - line.text.data()),
                               "a second board of 81 cells", "one puzzle on a line, or a puzzle and its solution")};
    const std::array row = {BoardRow{&line, cut(boards[0], {LineCut::characters})}};
    ReadResult result = read_board(row, 9, text.options);
    if (auto* puzzle = std::get_if<Puzzle>(&result)) puzzle->comment = around(line.text, boards[0]);
    return Parsed{std::move(result)};
}

}  // namespace

extern constinit const Format fields_format = {
    "fields", {"N^2 fields on one line, separated by commas, semicolons or tabs: 5,3,124,,7,..", read_fields}};
extern constinit const Format joined_format = {
    "joined", {"N rows on one line, separated by / , or ;: 53..7..../6..195.../..", read_joined}};
extern constinit const Format in_text_format = {
    "in-text",
    {"81 adjacent cells anywhere on a line: links, lines of the Exchange bank, 1. 53..7....", read_in_text,
     Headers::none, true}};

}  // namespace deduku::reading
