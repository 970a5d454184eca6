// Lines under a header that names the field with the puzzle.
//
//   id,difficulty,puzzle,solution
//   1,2.5,53..7....6..195...,534678912672195348..
//   2,"1,2",..
//
// The header applies until a line has a different number of fields. Other fields form the comment; "name" or "title" is
// the name.
#include <algorithm>
#include <array>

#include "grid/reading/board_rows.hpp"
#include "grid/reading/escapes.hpp"
#include "grid/reading/formats.hpp"

namespace deduku::reading {
namespace {

// The fields of a line, without quotes; separators in quotes do not count.
CellWords fields_of_line(std::string_view line, char separator) {
    constexpr std::size_t most = 256;
    CellWords fields;
    for (std::size_t start = 0; start <= line.size() && fields.size() < most;) {
        std::size_t end = start;
        for (bool inside = false; end < line.size() && (inside || line[end] != separator); ++end)
            inside = inside != (line[end] == '"');
        std::string_view field = trimmed(line.substr(start, end - start));
        if (field.size() >= 2 && field.front() == '"' && field.back() == '"') field = field.substr(1, field.size() - 2);
        fields.push_back(field);
        start = end + 1;
    }
    return fields;
}

bool is_one_of_words(std::string_view field, std::initializer_list<std::string_view> words) {
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view word) { return equal_ignoring_case(field, word); });
}

bool names_puzzle(std::string_view field) {
    return is_one_of_words(field, {"puzzle", "puzzles", "quiz", "quizzes", "sudoku", "grid", "board", "question",
                                   "questions", "unsolved", "givens", "clues", "start", "problem", "initial"});
}

// All cells of a board on one line, with nothing else.
std::optional<TextShape> board_of(std::string_view field, const ReadOptions& options) {
    auto shape = shape_of(field, options);
    if (!shape || shape->extent == Extent::row || !shape->comment.empty()) return std::nullopt;
    return shape;
}

// Probably meant as a board: too long for anything else in such a field.
bool is_near_miss(std::string_view field) { return field.size() >= 12; }

// The columns of a header, if the line below has a board in the one called puzzle; with several columns, also a field
// that is probably meant as one.
std::optional<FieldColumns> columns_of(std::string_view header, std::string_view below, const ReadOptions& options) {
    for (char separator : {',', ';', '\t', '|'}) {
        const CellWords names = fields_of_line(header, separator);
        const CellWords values = fields_of_line(below, separator);
        if (names.size() != values.size()) continue;
        FieldColumns out{separator, names.size(), 0, std::nullopt};
        bool found = false;
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (is_one_of_words(names[i], {"name", "title"})) out.name = i;
            const bool meant = names.size() > 1 && is_near_miss(values[i]);
            if (found || !names_puzzle(names[i]) || !(board_of(values[i], options) || meant)) continue;
            out.puzzle = i;
            found = true;
        }
        if (found) return out;
    }
    return std::nullopt;
}

bool may_be_header(const Excerpt& text) {
    const std::string_view line = text.lines[0].text;
    if (line.size() > 4096 || cell_count(text.lines[0]) > std::size_t{max_digits}) return false;
    for (char separator : {',', ';', '\t', '|'})
        for (std::string_view name : fields_of_line(line, separator))
            if (names_puzzle(name)) return true;
    return false;
}

// A field without its quotes.
std::string unquoted(std::string_view field) {
    std::string out;
    for (std::size_t i = 0; i < field.size(); ++i) {
        out += field[i];
        if (field.substr(i, 2) == "\"\"") ++i;
    }
    return out;
}

Parsed parse_line(const TextLine& line, const FieldColumns& columns, const ReadOptions& options) {
    const CellWords fields = fields_of_line(line.text, columns.separator);
    const std::string_view field = fields[columns.puzzle];
    const auto shape = board_of(field, options);
    const auto at = static_cast<std::size_t>(field.data() - line.text.data());
    if (!shape) {
        const std::size_t cells = cut(field, {LineCut::characters}).size();
        return {error_at(line, at, field.empty() ? "an empty field" : counted(cells, "cell"),
                         nearest_board(cells, options) + ", in field " + std::to_string(columns.puzzle + 1)),
                1,
                Resume::next_line,
                {},
                columns};
    }
    const std::array row = {BoardRow{&line, shape->cells}};
    ReadResult result = read_board(row, shape->size, options);
    if (auto* puzzle = std::get_if<Puzzle>(&result)) {
        for (std::size_t i = 0; i < fields.size(); ++i) {
            if (i == columns.puzzle || fields[i].empty()) continue;
            if (i == columns.name)
                puzzle->name = from_one_line(unquoted(fields[i]));
            else
                puzzle->comment += (puzzle->comment.empty() ? "" : ",") + from_one_line(unquoted(fields[i]));
        }
    }
    return {std::move(result), 1, Resume::next_line, {}, columns};
}

// A line below the header with more than one field, so that it cannot be a board alone.
bool obeys(const TextLine& line, const FieldColumns& columns) {
    return columns.count > 1 && fields_of_line(line.text, columns.separator).size() == columns.count;
}

std::optional<Parsed> read_csv(const Excerpt& text) {
    if (text.columns != nullptr && obeys(text.lines[0], *text.columns))
        return parse_line(text.lines[0], *text.columns, text.options);
    if (!may_be_header(text) || (text.lines.size() < 2 && text.complete)) return std::nullopt;
    if (text.lines.size() < 2) return more_than(text);
    const auto columns = columns_of(text.lines[0].text, text.lines[1].text, text.options);
    if (!columns) return std::nullopt;
    Parsed parsed = parse_line(text.lines[1], *columns, text.options);
    parsed.lines = 2;
    return parsed;
}

}  // namespace

extern constinit const Format csv_format = {
    "csv",
    {"lines under a header that names a field puzzle (quiz, grid, ..), anywhere on the line", read_csv, Headers::none,
     true}};

}  // namespace deduku::reading
