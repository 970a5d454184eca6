#include "grid/reading/canvas_text.hpp"

#include <algorithm>
#include <charconv>

#include "grid/houses.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/characters.hpp"

namespace deduku::reading {
namespace {

constexpr std::string_view board_word = "board:", digits_word = "digits";

// Removes a number of at most two digits from the text.
std::optional<int> take_small(std::string_view& text) {
    int number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    const auto length = static_cast<std::size_t>(end - text.data());
    if (problem != std::errc{} || length > 2 || number < 0) return std::nullopt;
    text.remove_prefix(length);
    return number;
}

bool take_char(std::string_view& text, char c) {
    if (!text.starts_with(c)) return false;
    text.remove_prefix(1);
    return true;
}

// "7x7", "0-8"
std::optional<std::pair<int, int>> take_two(std::string_view& text, char between) {
    std::string_view left = text;
    const auto first = take_small(left);
    if (!first || !take_char(left, between)) return std::nullopt;
    const auto second = take_small(left);
    if (!second) return std::nullopt;
    text = left;
    return std::pair(*first, *second);
}

std::string_view from_next_word(std::string_view text) {
    return text.substr(std::min(text.find_first_not_of(" \t"), text.size()));
}

}  // namespace

std::string_view canvas_in(std::string_view line) {
    const std::string_view text = without_comment(line);
    for (std::size_t at = 0; (at = text.find(board_word, at)) != text.npos; ++at) {
        std::string_view rest = text.substr(at + board_word.size());
        const bool word = at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t' || text[at - 1] == ',');
        if (word && take_two(rest, 'x')) return line.substr(at);
    }
    return {};
}

std::variant<Canvas, ReadError> take_canvas(const TextLine& line, std::string_view& text) {
    const auto error = [&](std::string_view at, std::string expected) {
        const std::string_view word = at.substr(0, at.find_first_of(" \t"));
        return error_at(line, static_cast<std::size_t>(at.data() - line.text.data()),
                        word.empty() ? "the end of the line" : quoted(word), std::move(expected));
    };
    if (text.starts_with(board_word)) text.remove_prefix(board_word.size());
    const std::string_view outline = text;
    const auto size = take_two(text, 'x');
    if (!size) return error(outline, "the rows and columns of a board, as 7x9");
    Canvas out{size->first, size->second, std::max(size->first, size->second), 1};
    text = from_next_word(text);
    const std::string_view range = text;
    if (text.starts_with(digits_word)) {
        text.remove_prefix(digits_word.size());
        take_char(text, ':');
        text = from_next_word(text);
        const std::string_view numbers = text;
        const auto ends = take_two(text, '-');
        if (!ends || ends->second < ends->first) return error(numbers, "the digits of a board, as 1-9 or 0-8");
        out.lowest = ends->first;
        out.digits = ends->second - ends->first + 1;
        text = from_next_word(text);
    }
    if (!is_valid_canvas(out))
        return error(is_valid_canvas({out.rows, out.columns}) ? range : outline,
                     "1 to 64 rows and columns, and 2 to 64 digits from 0 or 1");
    return out;
}

std::string canvas_text(Canvas canvas, bool colons) {
    const DigitRange digits = canvas;
    const std::string_view colon = colons ? ":" : " ";
    return (colons ? std::string(board_word) : "") + std::to_string(canvas.rows) + 'x' +
           std::to_string(canvas.columns) + ' ' + std::string(digits_word) + std::string(colon) +
           std::to_string(digits.lowest) + '-' + std::to_string(digits.lowest + digits.count - 1);
}

Puzzle blank_on(Canvas canvas) {
    if (const auto box = canvas.usual() ? usual_box(canvas.digits) : std::nullopt) return blank_puzzle(*box);
    GeometryPtr board = parse_houses_on(canvas, canvas.usual() ? "lines" : usual_houses(canvas));
    // With more cells in a row than digits there are no usual houses.
    return Puzzle(board ? std::move(board) : parse_houses_on(canvas, "none"));
}

CellWords canvas_cells(std::string_view line, Canvas canvas) {
    return cut(line, {DigitRange(canvas).has_symbols() ? LineCut::characters : LineCut::words});
}

std::optional<ReadError> set_cells(const BoardRow& row, int first, int count, Puzzle& puzzle) {
    if (row.cells.size() != static_cast<std::size_t>(count))
        return error_at(*row.line, 0, counted(row.cells.size(), "cell"),
                        counted(static_cast<std::size_t>(count), "cell"));
    int at = first;
    for (const std::string_view text : row.cells) {
        const auto cell = read_plain_cell(text, puzzle.geometry());
        if (const auto* error = std::get_if<CellError>(&cell))
            return error_at(*row.line, static_cast<std::size_t>(text.data() - row.line->text.data()) + error->at,
                            error->found, error->expected);
        puzzle.cells[static_cast<Cell>(at++)] = std::get<Set<Digit>>(cell);
    }
    return std::nullopt;
}

}  // namespace deduku::reading
