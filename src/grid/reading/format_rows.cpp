// One line for each row: alone, in a frame, or under a heading.
//
//   |53.|.7.|...|        [Puzzle]         3
//   |6..|195|...|        53..7....        1
//   ..                   ..               5 3 -1 -1 7 ..
#include <algorithm>
#include <array>

#include "deduku/text.hpp"
#include "grid/houses.hpp"
#include "grid/reading/board_rows.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/characters.hpp"
#include "grid/reading/formats.hpp"
#include "grid/reading/rule_lines.hpp"

namespace deduku::reading {
namespace {

constexpr std::size_t most_digits = max_digits;

// The shape of a line that is not a whole board.
std::optional<TextShape> row_shape(const TextLine& line, const ReadOptions& options) {
    auto shape = shape_of(line.text, options);
    if (shape && shape->extent == Extent::either) {
        shape->extent = Extent::row;
        shape->size *= shape->size;
    }
    return shape && shape->extent == Extent::row ? shape : std::nullopt;
}

std::optional<Parsed> read_rows(const Excerpt& text, LineCut how) {
    const auto shape = row_shape(text.lines[0], text.options);
    if (!shape || shape->layout.cut != how) return std::nullopt;
    return parse_board(text, 0, shape->layout, shape->size);
}

// Skips lines without content, up to a limit; false if another line is needed.
bool skip_empty(const Excerpt& text, std::size_t& i) {
    const std::size_t last = i + 100;
    const auto empty = [](const TextLine& line) { return is_blank_line(line.text) || is_frame_line(line.text); };
    while (i < text.lines.size() && i < last && empty(text.lines[i])) ++i;
    return i < text.lines.size();
}

std::string shown(const TextLine& line) { return is_blank_line(line.text) ? "a blank line" : quoted(line.text); }

bool is_puzzle_name(std::string_view line) { return equal_ignoring_case(trimmed(line), "[puzzle]"); }
bool is_regions_name(std::string_view line) { return equal_ignoring_case(trimmed(line), "[regions]"); }
bool is_section_end(std::string_view line) { return is_boundary(line) || is_regions_name(line); }
bool is_state_name(std::string_view line) { return equal_ignoring_case(trimmed(line), "[state]"); }

// Whether a section ends before line i; none: more lines are needed.
std::optional<bool> ends_section(const Excerpt& text, std::size_t i) {
    if (skip_empty(text, i)) return is_section_end(text.lines[i].text);
    return text.complete ? std::optional(true) : std::nullopt;
}

// The options for a section whose board begins in line `first`: also sizes that boxes cannot divide, which need
// [Regions]. None: the next line is needed.
std::optional<ReadOptions> section_options(const Excerpt& text, std::size_t first) {
    ReadOptions out = text.options;
    const std::string& line = text.lines[first].text;
    const auto odd_size = [](std::size_t n) { return n > 1 && n <= most_digits && !usual_box(static_cast<int>(n)); };
    const auto with_size = [&](std::size_t n) { out.box = Box{1, static_cast<int>(n)}; };
    if (out.box) return out;
    const std::size_t cells = cut(line, {LineCut::characters}).size();
    if (const auto n = static_cast<std::size_t>(root_of(cells).value_or(0)); odd_size(n)) {
        const auto last = ends_section(text, first + 1);
        if (!last) return std::nullopt;
        if (*last) return with_size(n), out;
    }
    if (shape_of(line, out)) return out;
    if (const std::size_t n = odd_size(cells) ? cells : cut(line, {LineCut::words}).size(); odd_size(n)) with_size(n);
    return out;
}

// The rows from line `first` under a section name, which is line `name`, or the board on one line. Sections below a puzzle
// are states and may have lone marks.
Parsed parse_section_as(const Excerpt& text, std::size_t name, std::size_t first) {
    const TextLine& line = text.lines[first];
    auto shape = shape_of(line.text, text.options);
    const bool state = name > 0;
    const std::size_t next = first + 1;
    const bool either = shape && shape->extent == Extent::either;
    const auto last = either ? ends_section(text, next) : false;
    if (!last) return more_than(text);
    const bool whole = shape && (shape->extent == Extent::board || *last);
    if (whole && shape->comment.empty()) {
        const std::array row = {BoardRow{&line, std::move(shape->cells)}};
        return {read_board(row, shape->size, text.options, state), next};
    }
    shape = row_shape(line, text.options);
    if (!shape) return {error_at(line, 0, shown(line), "a row of a board"), first, Resume::next_block};
    return parse_board(text, first, shape->layout, shape->size, state);
}

// The same, from the first line with content.
Parsed parse_section(const Excerpt& text, std::size_t name) {
    std::size_t first = name + 1;
    if (!skip_empty(text, first)) {
        if (!text.complete) return more_than(text);
        return {error_at(text.lines.back(), text.lines.back().text.size(), "the end of the input",
                         "the rows of a board after " + std::string(trimmed(text.lines[name].text))),
                text.lines.size()};
    }
    const auto options = section_options(text, first);
    if (!options) return more_than(text);
    return parse_section_as({text.lines, text.complete, *options}, name, first);
}

// The first contradiction between the state and a given of the puzzle, if any. A state of another size is a different
// error, reported at its first row.
std::optional<ReadError> contradiction(const TextLine& heading, const Puzzle& puzzle, const Puzzle& state) {
    if (state.cells.size() != puzzle.cells.size())
        return error_at(
            heading, 0, "a state of " + counted(static_cast<std::size_t>(state.cells.size()), "cell"),
            "one of " + counted(static_cast<std::size_t>(puzzle.cells.size()), "cell") + ", as the puzzle has");
    const int n = puzzle.geometry().digits();
    for (Cell cell : puzzle.cells.ids()) {
        if (!(puzzle.cells[cell] & state.cells[cell]).empty()) continue;
        const std::string place =
            " in row " + std::to_string(index(cell) / n + 1) + ", column " + std::to_string(index(cell) % n + 1);
        return error_at(heading, 0, "a state with " + digit_list(state.cells[cell]) + place,
                        digit_list(puzzle.cells[cell]) + ", the given of the puzzle");
    }
    return std::nullopt;
}

// "12." "3)" "(4)" "5:"
bool is_list_number(std::string_view text) {
    if (!text.empty() && text.front() == '(') text.remove_prefix(1);
    if (text.empty() || std::string_view(".):").find(text.back()) == std::string_view::npos) return false;
    text.remove_suffix(1);
    return is_small_number(text);
}

std::optional<Parsed> read_characters(const Excerpt& text) { return read_rows(text, LineCut::characters); }

std::optional<Parsed> read_words(const Excerpt& text) { return read_rows(text, LineCut::words); }

// Adds the player's state, under [State] in line `name`, to the puzzle.
Parsed with_state(const Excerpt& text, Parsed first, std::size_t name) {
    Parsed state = parse_section(text, name);
    const bool mistake = state.result && std::holds_alternative<ReadError>(*state.result);
    if (state.result && !mistake && std::holds_alternative<Puzzle>(*first.result))
        if (auto error =
                contradiction(text.lines[name], std::get<Puzzle>(*first.result), std::get<Puzzle>(*state.result)))
            return {*std::move(error), state.lines};
    if (state.result && (!mistake || std::holds_alternative<ReadError>(*first.result))) {
        if (auto* puzzle = std::get_if<Puzzle>(&*first.result); puzzle != nullptr && !mistake) {
            auto& reached = std::get<Puzzle>(*state.result);
            puzzle->state = std::move(reached.cells);
            puzzle->lone_marks = std::move(reached.lone_marks);
        }
        state.result = std::move(first.result);
    }
    return state;
}

// Reads the houses under [Regions] in line `name`: the text after `houses:`, on one line or several.
//
//   AAAB
//   ACBB        or: boxes+diagonals
Parsed with_regions(const Excerpt& text, Parsed found, std::size_t name) {
    std::string houses;
    std::size_t end = name + 1;
    for (;; ++end) {
        if (end == text.lines.size() && !text.complete) return more_than(text);
        if (end == text.lines.size() || is_blank_line(text.lines[end].text)) break;
        const std::string_view line = trimmed(text.lines[end].text);
        if (end > name + 1 && line.starts_with('[')) break;
        houses += line;
    }
    found.lines = end;
    auto* puzzle = std::get_if<Puzzle>(&*found.result);
    if (puzzle == nullptr) return found;
    GeometryPtr board = parse_houses(houses, puzzle->box());
    if (auto odd = board ? std::nullopt : odd_map(houses, puzzle->geometry().digits())) {
        std::size_t row = name + 1;
        while (row + 1 < end && odd->at >= trimmed(text.lines[row].text).size())
            odd->at -= trimmed(text.lines[row++].text).size();
        const TextLine& line = text.lines[row];
        const auto start = static_cast<std::size_t>(trimmed(line.text).data() - line.text.data());
        found.result = error_at(line, start + odd->at, std::move(odd->found), std::move(odd->expected));
    } else if (!board)
        found.result = error_at(text.lines[name], 0, "[Regions] that are not houses",
                                "a map of regions in rows, or boxes; then +diagonals, +windoku or both");
    else if (*board != puzzle->geometry())
        puzzle->set_board(std::move(board));
    return found;
}

// Reads a puzzle followed by houses, rules and the player's position; without a puzzle, the position is the puzzle.
std::optional<Parsed> read_sections(const Excerpt& text) {
    const bool puzzle_first = is_puzzle_name(text.lines[0].text);
    if (!puzzle_first && !is_state_name(text.lines[0].text)) return std::nullopt;
    Parsed found = parse_section(text, 0);
    bool regions = false, rules = false;
    bool state = !puzzle_first;
    while (found.result) {
        std::size_t name = found.lines;
        if (!skip_empty(text, name)) {
            if (!text.complete) return more_than(text);
            break;
        }
        const std::string_view line = trimmed(text.lines[name].text);
        if (!regions && !rules && is_regions_name(line)) {
            regions = true;
            found = with_regions(text, std::move(found), name);
        } else if (!rules && is_rules_heading(line)) {
            rules = true;
            found = take_rules(text, std::move(found), name, line);
        } else if (!state && is_state_name(line)) {
            state = true;
            found = with_state(text, std::move(found), name);
        } else {
            break;
        }
    }
    const auto* puzzle = found.result ? std::get_if<Puzzle>(&*found.result) : nullptr;
    if (puzzle != nullptr && !regions && !text.options.box && !usual_box(puzzle->geometry().digits())) {
        const std::string size = std::to_string(puzzle->geometry().digits());
        found.result = error_at(text.lines[0], 0, "a board of " + size + "x" + size + " without regions",
                                "[Regions] below the cells: boxes do not divide this size");
    }
    return found;
}

// The puzzle below its name, which takes this many lines.
std::optional<Parsed> with_title(std::optional<Parsed> below, std::string_view title, std::size_t lines) {
    if (!below) return below;
    below->lines += lines;
    if (below->result)
        if (auto* puzzle = std::get_if<Puzzle>(&*below->result)) puzzle->name = title;
    return below;
}

// Words that are not cells, short enough for a name, directly above rows, or several words up to two blank lines above.
// "1." and "(3)" are names, too.
std::optional<Parsed> read_titled(const Excerpt& text) {
    constexpr std::size_t longest = 80;
    const std::string_view title = trimmed(text.lines[0].text);
    const bool words =
        std::any_of(title.begin(), title.end(), is_letter) && title.find_first_of("=<>{}[]") == title.npos;
    const bool cells = cell_count(text.lines[0]) > 0 && !is_prose(title);
    if (title.size() > longest || (!is_list_number(title) && (!words || cells))) return std::nullopt;
    const bool phrase = is_prose(title) && title.find(' ') != title.npos;
    std::size_t lines = 1;
    while (phrase && lines < std::min(text.lines.size(), std::size_t{3}) && is_blank_line(text.lines[lines].text))
        ++lines;
    if (text.lines.size() <= lines) return text.complete ? std::nullopt : std::optional(more_than(text));
    const Excerpt below = {text.lines.subspan(lines), text.complete, text.options};
    if (is_puzzle_name(below.lines[0].text)) return with_title(read_sections(below), title, lines);
    if (is_boundary(below.lines[0].text)) return std::nullopt;
    const auto shape = shape_of(below.lines[0].text, text.options);
    const int short_word = phrase ? 3 : 5;
    if (!shape || shape->extent != Extent::row || shape->size <= short_word) return std::nullopt;
    return with_title(parse_board(below, 0, shape->layout, shape->size), title, lines);
}

std::optional<Parsed> read_order(const Excerpt& text) {
    const TextLine& heading = text.lines[0];
    const std::string_view word = trimmed(without_comment(heading.text));
    if (!is_small_number(word)) return std::nullopt;
    int order = 0;
    for (char c : word) order = order * 10 + (c - '0');
    const auto start = static_cast<std::size_t>(word.data() - heading.text.data());
    if (order < 2 || order > 8)
        return Parsed{
            error_at(heading, start, quoted(word), "a puzzle, or the order 2-8 of a board (N = order x order)"), 1,
            Resume::next_block};
    if (!box_for(order * order, text.options))
        return Parsed{
            error_at(heading, start, "order " + std::to_string(order), "the order of a board of the given box"), 1,
            Resume::next_block};
    if (text.lines.size() < 2 && !text.complete) return more_than(text);
    const std::string rows = "a second number, then the rows of a board of order " + std::to_string(order);
    if (text.lines.size() < 2) return Parsed{error_at(heading, heading.text.size(), "the end of the input", rows), 1};
    const TextLine& second = text.lines[1];
    if (!is_small_number(trimmed(without_comment(second.text)))) {
        const std::size_t used = shape_of(second.text, text.options) ? 1 : 2;  // a puzzle is not skipped
        return Parsed{error_at(second, 0, shown(second), rows), used};
    }
    return parse_board(text, 2, {LineCut::words}, order * order);
}

}  // namespace

extern constinit const Format sections_format = {
    "sections", {".sdk with [Puzzle] and [State]: rows under a section name", read_sections, Headers::sdk}};
extern constinit const Format order_format = {
    "order", {"order, a second number, then N rows of numbers with -1 for blank", read_order}};
extern constinit const Format rows_format = {
    "rows", {".sdk, .ss: N lines of N characters, with or without frames", read_characters, Headers::sdk}};
extern constinit const Format marks_format = {
    "marks", {".sdx, pencil marks, numbers: N lines of N words, with or without frames", read_words, Headers::sdk}};
extern constinit const Format titled_format = {
    "titled", {"a line of words, the name of the board below: Grid 01", read_titled, Headers::sdk, true}};

}  // namespace deduku::reading
