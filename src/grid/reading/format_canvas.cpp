// Boards whose grid or digits are unusual: 7x7 cells with nine digits, digits from 0, several grids on one canvas.
//
//   3..4.. board:2x3 digits:0-5 houses:lines rules:..      [Board]
//                                                          2x3 digits 0-5
//                                                          [Puzzle]
//                                                          3..
//                                                          4..       then [Regions], [Rules], [State]
#include "grid/holes.hpp"
#include "grid/reading/canvas_text.hpp"
#include "grid/reading/rule_lines.hpp"

namespace deduku::reading {
namespace {

std::optional<Parsed> read_canvas_line(const Excerpt& text) {
    const TextLine& line = text.lines[0];
    std::string_view demands = canvas_in(line.text);
    if (demands.empty()) return std::nullopt;
    const std::string_view cells = std::string_view(line.text).substr(0, line.text.size() - demands.size());
    const auto canvas = take_canvas(line, demands);
    if (const auto* error = std::get_if<ReadError>(&canvas)) return Parsed{*error};
    Puzzle puzzle = blank_on(std::get<Canvas>(canvas));
    const BoardRow row{&line, canvas_cells(cells, std::get<Canvas>(canvas))};
    if (auto error = set_cells(row, 0, puzzle.geometry().grid_cells(), puzzle)) return Parsed{*std::move(error)};
    const std::string_view rest = trimmed(demands);
    if (rest.starts_with("houses:") || rest.starts_with("rules:")) return with_demands(text, std::move(puzzle), rest);
    if (!rest.empty() && !rest.starts_with('#'))
        return Parsed{error_at(line, static_cast<std::size_t>(rest.data() - line.text.data()),
                               "'" + std::string(first_word(rest)) + "'",
                               "digits:, houses:, rules: or a comment after #")};
    if (!rest.empty()) set_note(puzzle, line, trimmed(rest.substr(1)));
    return Parsed{std::move(puzzle)};
}

bool is_name(std::string_view line, std::string_view name) { return equal_ignoring_case(trimmed(line), name); }

// Skips blank lines and frames; false at the end of the lines.
bool find_content(const Excerpt& text, std::size_t& i) {
    while (i < text.lines.size() && (is_blank_line(text.lines[i].text) || is_frame_line(text.lines[i].text))) ++i;
    return i < text.lines.size();
}

ReadError end_of_input(const Excerpt& text, std::string expected) {
    return error_at(text.lines.back(), text.lines.back().text.size(), "the end of the input", std::move(expected));
}

// The rows of a board from line `i` on; none: more lines are needed.
std::optional<std::variant<Puzzle, ReadError>> read_rows_of(const Excerpt& text, std::size_t& i, Puzzle puzzle) {
    const Canvas canvas = puzzle.geometry().canvas();
    for (int row = 0; row < canvas.rows; ++row, ++i) {
        if (!find_content(text, i)) {
            if (!text.complete) return std::nullopt;
            return end_of_input(text, "row " + std::to_string(row + 1) + " of " + std::to_string(canvas.rows));
        }
        const TextLine& line = text.lines[i];
        const BoardRow cells{&line, canvas_cells(without_comment(line.text), canvas)};
        if (auto error = set_cells(cells, row * canvas.columns, canvas.columns, puzzle)) return *std::move(error);
    }
    return puzzle;
}

// The canvas and the cells, up to line `i`.
std::optional<std::variant<Puzzle, ReadError>> read_head(const Excerpt& text, std::size_t& i) {
    const auto lacking = [&](std::string expected) -> std::optional<std::variant<Puzzle, ReadError>> {
        if (!text.complete) return std::nullopt;
        return end_of_input(text, std::move(expected));
    };
    if (!find_content(text, i)) return lacking("the rows and columns of a board, as 7x9");
    const TextLine& line = text.lines[i++];
    std::string_view words = trimmed(without_comment(line.text));
    const auto canvas = take_canvas(line, words);
    if (const auto* error = std::get_if<ReadError>(&canvas)) return *error;
    if (!trimmed(words).empty())
        return error_at(line, static_cast<std::size_t>(words.data() - line.text.data()), "'" + std::string(words) + "'",
                        "the end of the line");
    if (!find_content(text, i)) return lacking("[Puzzle] and the rows of the board");
    if (is_name(text.lines[i].text, "[puzzle]")) ++i;
    return read_rows_of(text, i, blank_on(std::get<Canvas>(canvas)));
}

// Skips to the next section of the puzzle, or returns its end; none: more lines are needed.
std::optional<bool> at_section(const Excerpt& text, std::size_t& i) {
    std::size_t next = i;
    if (!find_content(text, next)) return text.complete ? std::optional(false) : std::nullopt;
    for (const std::string_view name : {"[regions]", "[state]"})
        if (is_name(text.lines[next].text, name)) return i = next, true;
    if (is_rules_heading(text.lines[next].text)) return i = next, true;
    return false;
}

std::optional<Parsed> read_houses_section(const Excerpt& text, std::size_t i, Puzzle puzzle) {
    std::string houses;
    const TextLine& heading = text.lines[i++];
    for (;; ++i) {
        if (i == text.lines.size() && !text.complete) return std::nullopt;
        if (i == text.lines.size() || is_blank_line(text.lines[i].text)) break;
        const std::string_view line = trimmed(text.lines[i].text);
        if (!houses.empty() && line.starts_with('[') && !line.starts_with("[[")) break;
        houses += line;
    }
    GeometryPtr board = houses_on(puzzle, houses);
    if (!board)
        return Parsed{error_at(heading, 0, "[Regions] that are not houses",
                               "boxes, lines, none, a map of regions with a character for each cell, [[0,1,..],..] or "
                               "grids:A1,M1,.. with the first cells of grids"),
                      i};
    puzzle.set_board(std::move(board));
    fill_holes(puzzle);
    return Parsed{std::move(puzzle), i};
}

std::optional<Parsed> read_state(const Excerpt& text, std::size_t i, Puzzle puzzle) {
    ++i;
    Puzzle blank(without_rules(puzzle.shared_geometry()));
    auto state = read_rows_of(text, i, std::move(blank));
    if (!state) return std::nullopt;
    if (auto* error = std::get_if<ReadError>(&*state)) return Parsed{std::move(*error), i};
    puzzle.state = std::move(std::get<Puzzle>(*state).cells);
    return Parsed{std::move(puzzle), i};
}

std::optional<Parsed> read_canvas_sections(const Excerpt& text) {
    if (!is_name(text.lines[0].text, "[board]")) return std::nullopt;
    std::size_t i = 1;
    auto head = read_head(text, i);
    if (!head) return more_than(text);
    if (auto* error = std::get_if<ReadError>(&*head)) return Parsed{std::move(*error), i, Resume::next_block};
    Parsed found{std::get<Puzzle>(std::move(*head)), i};
    while (found.result && std::holds_alternative<Puzzle>(*found.result)) {
        i = found.lines;
        const auto section = at_section(text, i);
        if (!section) return more_than(text);
        if (!*section) break;
        const std::string_view name = trimmed(text.lines[i].text);
        if (is_rules_heading(name)) {
            found = take_rules(text, std::move(found), i, name);
            continue;
        }
        auto& puzzle = std::get<Puzzle>(*found.result);
        auto next = is_name(name, "[state]") ? read_state(text, i, std::move(puzzle))
                                             : read_houses_section(text, i, std::move(puzzle));
        if (!next) return more_than(text);
        found = *std::move(next);
    }
    return found;
}

}  // namespace

extern constinit const Format canvas_format = {
    "canvas", {"R x C cells on one line, then board:7x7 digits:1-9, digits:0-8, ..", read_canvas_line}};
extern constinit const Format canvas_sections_format = {
    "canvas-sections", {".sdk with [Board] and 7x7 digits 1-9 above [Puzzle]", read_canvas_sections, Headers::sdk}};

}  // namespace deduku::reading
