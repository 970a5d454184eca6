#include "grid/reading/board_rows.hpp"

#include <algorithm>

#include "grid/reading/cell_text.hpp"
#include "grid/reading/rule_lines.hpp"

namespace deduku::reading {
namespace {

std::size_t offset_in(const TextLine& line, std::string_view cell) {
    return static_cast<std::size_t>(cell.data() - line.text.data());
}

// Reads cells into a puzzle; the first bad one is the error.
std::optional<ReadError> read_cells(const BoardRow& row, int n, WordReading notation, DigitSigns signs,
                                    Puzzle& puzzle) {
    for (std::string_view cell : row.cells) {
        if (const auto digit = digit_of(cell, signs, n)) {
            puzzle.cells.push_back({*digit});
            continue;
        }
        if (cell.size() == 1) {
            if (const Set<Digit> digits = symbol_cell(cell[0], n); !digits.empty()) {
                puzzle.cells.push_back(digits);
                continue;
            }
        }
        const auto result = read_cell(cell, n, notation);
        if (const auto* error = std::get_if<CellError>(&result))
            return error_at(*row.line, offset_in(*row.line, cell) + error->at, error->found, error->expected);
        puzzle.cells.push_back(std::get<Set<Digit>>(result));
    }
    return std::nullopt;
}

// For a puzzle with these cells: notes those with one digit in brackets.
void note_lone_marks(std::span<const BoardRow> rows, Puzzle& puzzle) {
    int at = 0;
    for (const BoardRow& row : rows)
        for (std::string_view text : row.cells) {
            const auto cell = static_cast<Cell>(at++);
            if (text.starts_with('[') && puzzle.cells[cell].single()) puzzle.lone_marks.push_back(cell);
        }
}

// Whether the line is a separate puzzle, not a row of n: another puzzle begins before this one is complete.
bool stands_alone(std::string_view line, std::size_t cells, int n, const ReadOptions& options) {
    if (cells == static_cast<std::size_t>(n)) return false;
    const auto shape = shape_of(line, options);
    return shape && shape->extent != Extent::row;
}

// A line of tabs is a row of empty cells in a table separated by tabs.
bool is_empty_row(std::string_view line, LineLayout layout, std::size_t size) {
    return layout.cut == LineCut::fields && layout.separator == '\t' && cut(line, layout).size() == size;
}

// The rows of one board, and their end.
struct Collected {
    std::vector<BoardRow> rows;
    std::size_t end = 0;                // number of lines used
    bool more = false;                  // more lines are needed to find the end
    std::vector<std::size_t> frames{};  // the number of rows above each line of the frame
    std::optional<ReadError> error;
};

// Collects the lines of a board in order, until it is complete or can have no more rows.
class Collector {
  public:
    Collector(const Excerpt& text, LineLayout layout, Box box)
        : text_(text),
          layout_(layout),
          size_(static_cast<std::size_t>(box.digits())),
          band_(static_cast<std::size_t>(box.height)),
          wanted_(size_) {}

    Collected collect(std::size_t first) {
        found_.end = first;
        first_ = first;
        for (std::size_t i = first; i < text_.lines.size(); ++i)
            if (!take(i)) return std::move(found_);
        found_.more = !text_.complete;
        return std::move(found_);
    }

  private:
    // False if the board ends before line i or with it.
    bool take(std::size_t i) {
        const TextLine& line = text_.lines[i];
        if (is_boundary(line.text)) return false;
        const bool blank = is_blank_line(line.text) && !is_empty_row(line.text, layout_, size_);
        if (blank || (is_frame_line(line.text) && !is_empty_cells(line.text, i))) return pass_over(blank);
        CellWords cells = cut(line.text, layout_);
        if (stands_alone(line.text, cells.size(), static_cast<int>(size_), text_.options)) return false;
        if (all_rows()) {  // seen only if the board is spaced
            if (cells.size() == size_) fail_spacing(line);
            return false;
        }
        if (!is_spaced_as_before()) {
            fail_spacing(line);
            return false;
        }
        add_row(line, std::move(cells));
        found_.end = i + 1;
        return !all_rows() || spaced_;
    }

    std::size_t rows() const { return found_.rows.size(); }
    bool all_rows() const { return rows() == wanted_; }

    // A line of dashes is a row if rows show dashes for empty cells.
    bool is_empty_cells(std::string_view line, std::size_t i) const {
        if (layout_.cut != LineCut::characters || !is_dash_row(line) || trimmed(line).size() != size_) return false;
        return i == first_ || dashes_;
    }

    // Skips a blank line or a frame; false if the board ended before it.
    bool pass_over(bool blank) {
        const bool at_band = rows() % band_ == 0 && (spaced_ || rows() <= band_);
        if (all_rows() || (blank && !at_band) || ++others_ > 2 * size_ + 4) return false;
        gap_ = gap_ || (blank && rows() > 0);
        if (!blank) found_.frames.push_back(rows());
        return true;
    }

    // Before a row: blank lines separate either all bands, like the first two, or none.
    bool is_spaced_as_before() {
        if (rows() == band_) spaced_ = gap_;
        if (rows() > 0 && rows() % band_ == 0 && gap_ != spaced_) return false;
        gap_ = false;
        return true;
    }

    // Adds a row. A row that is too long is an error, and the rows of such a board are skipped.
    void add_row(const TextLine& line, CellWords cells) {
        if (cells.size() != size_)
            fail(line, cells.size() > size_ ? offset_in(line, cells[size_]) : line.text.size(),
                 counted(cells.size(), "cell") + " in a row", counted(size_, "cell"));
        dashes_ = dashes_ || std::find(cells.begin(), cells.end(), "-") != cells.end();
        if (cells.size() <= std::size_t{max_digits}) wanted_ = std::max(wanted_, cells.size());
        found_.rows.push_back({&line, std::move(cells)});
    }

    // Keeps only the first error.
    void fail(const TextLine& line, std::size_t offset, std::string what, std::string expected) {
        if (!found_.error) found_.error = error_at(line, offset, std::move(what), std::move(expected));
    }
    void fail_spacing(const TextLine& line) {
        fail(line, 0, "another row after " + counted(rows(), "row"),
             "blank lines between all bands of a board of " + counted(size_, "row") + " and after it");
    }

    const Excerpt& text_;
    LineLayout layout_;
    std::size_t size_;
    std::size_t band_;
    std::size_t wanted_;      // number of rows expected
    std::size_t others_ = 0;  // frames and blank lines
    bool gap_ = false;        // a blank line precedes this line
    bool dashes_ = false;     // a row shows an empty cell as -
    std::size_t first_ = 0;
    bool spaced_ = false;  // also between the first two bands
    Collected found_;
};

// The number of cells between two bars of a row; none if it varies or if there are no bars.
std::optional<std::size_t> cells_between_bars(std::string_view line, LineLayout layout) {
    line = trimmed(without_comment(line));
    if (!line.starts_with('|') || !line.ends_with('|') || layout.cut > LineCut::words) return std::nullopt;
    std::size_t width = 0;
    for (line.remove_prefix(1); !line.empty(); line.remove_prefix(line.find('|') + 1)) {
        const std::size_t cells = cut(line.substr(0, line.find('|')), layout).size();
        if (cells == 0 || (width != 0 && cells != width)) return std::nullopt;
        width = cells;
    }
    return width;
}

// The boxes that a frame draws: bars between equally many cells, and lines between equally many rows.
std::optional<Box> drawn_box(const Collected& found, LineLayout layout, std::size_t n) {
    const auto width = cells_between_bars(found.rows[0].line->text, layout);
    if (!width || *width == 0 || n % *width != 0) return std::nullopt;
    const std::size_t height = n / *width;
    for (const BoardRow& row : found.rows)
        if (cells_between_bars(row.line->text, layout) != width) return std::nullopt;
    for (std::size_t rows = 1; rows < n; ++rows) {
        const bool line = std::find(found.frames.begin(), found.frames.end(), rows) != found.frames.end();
        if (line != (rows % height == 0)) return std::nullopt;
    }
    return Box{static_cast<int>(height), static_cast<int>(*width)};
}

}  // namespace

Parsed parse_board(const Excerpt& text, std::size_t first, LineLayout layout, int n, bool marks) {
    const Collected found = Collector(text, layout, *box_for(n, text.options)).collect(first);
    const auto size = static_cast<std::size_t>(n);
    if (found.more) {
        const std::size_t missing = found.rows.size() < size ? size - found.rows.size() : 1;
        return {std::nullopt, text.lines.size() + missing};
    }
    if (found.error) return {*found.error, found.end};
    if (found.rows.size() < size) {
        // If the first line looks like a row, it may be the start of rules; then there is no row.
        const TextLine& last = found.rows.empty() ? text.lines[first > 0 ? first - 1 : 0] : *found.rows.back().line;
        std::string expected = counted(size, "row") + " of " + counted(size, "cell");
        if (found.rows.size() == 1 && first == 0) expected += ", or all cells of a board on one line";
        return {error_at(last, last.text.size(), "the end of the puzzle after " + counted(found.rows.size(), "row"),
                         std::move(expected)),
                std::max<std::size_t>(found.end, 1)};
    }
    ReadOptions options = text.options;
    if (!options.box) options.box = drawn_box(found, layout, size);
    return {read_board(found.rows, n, options, marks), found.end};
}

ReadResult read_board(std::span<const BoardRow> rows, int n, const ReadOptions& options, bool marks) {
    Puzzle puzzle(board_with(*box_for(n, options), options), {});
    WordReading notation = notation_of({}, n);
    DigitSigns signs = DigitSigns::usual;
    if (n > 9) {
        CellWords all;
        for (const BoardRow& row : rows) all.insert(all.end(), row.cells.begin(), row.cells.end());
        notation = notation_of(all, n);
        signs = signs_of(all, n);
    }
    for (const BoardRow& row : rows)
        if (auto error = read_cells(row, n, notation, signs, puzzle)) return *error;
    if (marks) note_lone_marks(rows, puzzle);
    return puzzle;
}

void set_clues(Puzzle& puzzle, std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] >= '1' && text[i] <= '9') puzzle.cells[static_cast<Cell>(i)] = {static_cast<Digit>(text[i] - '1')};
}

Parsed more_than(const Excerpt& text) { return {std::nullopt, text.lines.size() + 1}; }

bool is_boundary(std::string_view line) {
    const std::string_view text = trimmed(line);
    return is_comment_line(text) || equal_ignoring_case(text, "[puzzle]") || equal_ignoring_case(text, "[state]") ||
           is_rules_heading(text);
}

ReadError error_at(const TextLine& line, std::size_t offset, std::string found, std::string expected) {
    return {line.number, offset + 1, std::move(found), std::move(expected)};
}

std::string counted(std::size_t count, std::string_view noun) {
    return std::to_string(count) + " " + std::string(noun) + (count == 1 ? "" : "s");
}

}  // namespace deduku::reading
