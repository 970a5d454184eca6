// A puzzle on one line.
//
//   53..7....6..195..  comment            N^2 cells
//   ....5......3......123.5..8. ..        N^2 groups: the candidates of a cell, each in its position
#include <algorithm>
#include <array>

#include "grid/houses.hpp"
#include "grid/reading/board_rows.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/escapes.hpp"
#include "grid/reading/formats.hpp"
#include "grid/reading/rule_lines.hpp"

namespace deduku::reading {
namespace {

// Whether a block of lines, each a board of n digits or a row of n^2, looks like boards; none: more lines are needed.
std::optional<bool> are_boards(const Excerpt& text, const TextShape& shape) {
    const int n = shape.size;
    const std::size_t width = shape.cells.size();
    std::size_t shown = 0;
    std::size_t too_large = 0;
    for (std::size_t i = 0; i < width; ++i) {
        if (i == text.lines.size() && !text.complete) return std::nullopt;
        if (i >= text.lines.size()) break;
        const std::string_view line = without_comment(text.lines[i].text);
        if (is_frame_line(line) || line.find('|') != line.npos) return false;
        const CellWords cells = cut(line, shape.layout);
        if (cells.size() != width) break;
        for (std::string_view cell : cells) {
            if (cell == "-1" || (cell.size() == 1 && is_blank_symbol(cell[0], n))) continue;
            ++shown;
            too_large += cell.size() == 1 ? symbol_cell(cell[0], n).empty() : cell[0] != '[';
        }
    }
    return shown == 0 || 2 * too_large < shown;
}

// The n with n^3 = length, if there is one with enough characters for its digits.
std::optional<int> cube_root(std::size_t length) {
    std::size_t n = 2;
    while (n * n * n < length) ++n;
    return n * n * n == length && n <= std::size_t{max_symbols} ? std::optional(static_cast<int>(n)) : std::nullopt;
}

std::optional<Parsed> read_one_line(const Excerpt& text) {
    const TextLine& line = text.lines[0];
    auto shape = shape_of(line.text, text.options);
    if (!shape || shape->extent == Extent::row) return std::nullopt;
    if (const auto boards = shape->extent == Extent::board ? true : are_boards(text, *shape); boards != true)
        return boards ? std::nullopt : std::optional(more_than(text));
    const std::array row = {BoardRow{&line, std::move(shape->cells)}};
    const auto n = static_cast<std::size_t>(shape->size);
    ReadResult result = read_board(row, shape->size, without_boxes(n * n, text.options));
    // Cells that fill the line up to a # are found without reading past it.
    const std::size_t mark = line.text.find('#');
    if (shape->comment.empty() && mark != line.text.npos)
        shape->comment = trimmed(std::string_view(line.text).substr(mark + 1));
    if (auto* puzzle = std::get_if<Puzzle>(&result)) {
        set_note(*puzzle, line, shape->comment);
        return with_demands(text, std::move(*puzzle));
    }
    return Parsed{std::move(result)};
}

// Each cell has at least one of the N^3 characters, and most characters are at their own position in their group of N:
// no board with that many cells looks like that.
bool are_candidates(std::string_view word, int n) {
    const auto size = static_cast<std::size_t>(n);
    std::size_t shown = 0;
    std::size_t in_place = 0;
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (is_blank_symbol(word[i], n)) continue;
        ++shown;
        const auto digit = symbol_digit(word[i], n);
        in_place += digit && static_cast<std::size_t>(index(*digit)) == i % size;
    }
    return shown >= size * size && 2 * in_place >= shown;
}

std::optional<Parsed> read_candidates(const Excerpt& text) {
    const TextLine& line = text.lines[0];
    const std::string_view word = first_word(line.text);
    const auto root = cube_root(word.size());
    const auto box = root ? box_for(*root, text.options) : std::nullopt;
    if (!box || !are_candidates(word, *root)) return std::nullopt;
    const auto start = start_in(line, word);
    const int n = *root;
    const auto size = static_cast<std::size_t>(n);
    Puzzle puzzle(board_with(*box, text.options), Table<Cell, Set<Digit>>(n * n));
    for (std::size_t i = 0; i < word.size(); ++i) {
        const auto cell = static_cast<Cell>(i / size);
        const auto digit = static_cast<Digit>(i % size);
        if (!is_blank_symbol(word[i], n)) {
            if (symbol_digit(word[i], n) != digit)
                return Parsed{
                    error_at(line, start + i, quoted(word.substr(i, 1)),
                             digits_text({digit}, n) + " or . at this place of a group of " + std::to_string(n))};
            puzzle.cells[cell].insert(digit);
        }
        if (i % size == size - 1 && puzzle.cells[cell].empty())
            return Parsed{error_at(line, start + i + 1 - size, quoted(word.substr(i + 1 - size, size)),
                                   "at least one candidate in every cell")};
    }
    set_note(puzzle, line, comment_after(line.text, word));
    return with_demands(text, std::move(puzzle));
}

}  // namespace

extern constinit const Format candidates_format = {
    "candidates", {"N groups of N characters for each row, 729 for a 9x9: a digit at its place or .", read_candidates}};
extern constinit const Format one_line_format = {
    "one-line", {".sdm: N^2 characters, [3578] for several digits, the rest of the line is a comment", read_one_line}};

}  // namespace deduku::reading
