// Boards with blanks for empty cells: 9 lines of 9 places, or 81 places on one line.
//
//   53  7            |53 | 7 |   |        5 3     7
//   6  195           |6  |195|   |        6     1 9 5
//    98    6         | 98|   | 6 |          9 8         6
//
// Blanks at the end of a line may be missing. Only digits and blanks: if another character marks an empty cell, a blank
// does not. Smaller boards have rows with equally many digits, but none of the largest digits.
#include <algorithm>

#include "grid/reading/board_rows.hpp"
#include "grid/reading/formats.hpp"
#include "grid/reading/line_text.hpp"

namespace deduku::reading {
namespace {

constexpr std::size_t rows_in_all = 9;

/// Places side by side, or with a blank between them.
enum class Spacing : std::uint8_t { tight, wide };

// Takes `count` places of a text, starting with `first`; none if there is anything between them.
std::optional<std::string> places(std::string_view text, std::size_t count, std::size_t first, Spacing spacing) {
    const std::size_t step = spacing == Spacing::tight ? 1 : 2;
    std::string out(count, ' ');
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == ' ') continue;
        if (i < first || (i - first) % step != 0 || (i - first) / step >= count) return std::nullopt;
        out[(i - first) / step] = text[i];
    }
    return out;
}

// The bands of a row divided by bars: two, or four with those at the ends.
std::optional<std::string> banded(std::string_view line, Spacing spacing) {
    const bool framed = trimmed(line).front() == '|' && std::count(line.begin(), line.end(), '|') == 4;
    if (framed) line.remove_prefix(line.find('|') + 1);
    std::string out;
    for (int band = 0; band < 3; ++band) {
        const std::size_t end = std::min(line.find('|'), line.size());
        const bool at_edge = band == 0 && !framed;
        const auto part = places(line.substr(0, end), 3, spacing == Spacing::tight || at_edge ? 0 : 1, spacing);
        if (!part || (end == line.size() && band < 2)) return std::nullopt;
        out += *part;
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return line.find_first_not_of(' ') == line.npos ? std::optional(out) : std::nullopt;
}

// The nine places of a row; none if the line cannot be one.
std::optional<std::string> row_of(std::string_view line, Spacing spacing) {
    if (line.find_first_not_of(" 123456789|") != line.npos) return std::nullopt;
    return line.find('|') == line.npos ? places(line, rows_in_all, 0, spacing) : banded(line, spacing);
}

struct Block {
    std::string cells{};  ///< as many as the board has; fewer: more lines are needed
    std::size_t lines = 0;
    bool whole() const { return cells.size() == board_cells; }
};

bool differ_in_digits(const std::string& cells) {
    const auto digits_of_row = [&](std::size_t row) {
        const auto first = cells.begin() + static_cast<std::ptrdiff_t>(row * rows_in_all);
        return rows_in_all - static_cast<std::size_t>(std::count(first, first + rows_in_all, ' '));
    };
    for (std::size_t row = 1; row < rows_in_all; ++row)
        if (digits_of_row(row) != digits_of_row(0)) return true;
    return false;
}

// Nine rows with the same spacing, all with bars or all without.
std::optional<Block> block_of(const Excerpt& text, Spacing spacing) {
    Block out;
    const bool barred = text.lines[0].text.find('|') != std::string::npos;
    for (const TextLine& line : text.lines) {
        ++out.lines;
        if (is_frame_line(line.text) && out.lines < 3 * rows_in_all) continue;
        const auto row = row_of(line.text, spacing);
        if (!row || barred != (line.text.find('|') != std::string::npos)) return std::nullopt;
        out.cells += *row;
        if (!out.whole()) continue;
        const bool large = out.cells.find_first_of("789") != out.cells.npos;
        return large && differ_in_digits(out.cells) ? std::optional(out) : std::nullopt;
    }
    return text.complete ? std::nullopt : std::optional(out);
}

std::optional<Block> whole_line(std::string_view line) {
    const bool cells = line.size() == board_cells && line.find_first_not_of(" 123456789") == line.npos;
    const bool gaps = line.find("  ") != line.npos;
    return cells && gaps ? std::optional(Block{std::string(line), 1}) : std::nullopt;
}

// The first possible reading, or one that more lines may complete.
std::optional<Block> blanks_of(const Excerpt& text) {
    const std::string_view line = text.lines[0].text;
    if (line.size() > board_cells || line.find_first_not_of(" 123456789|") != line.npos) return std::nullopt;
    std::optional<Block> best = whole_line(line);
    for (const Spacing spacing : {Spacing::tight, Spacing::wide}) {
        if (best && best->whole()) break;
        if (auto block = block_of(text, spacing)) best = std::move(block);
    }
    return best;
}

std::optional<Parsed> read_blanks(const Excerpt& text) {
    const auto box = box_for(static_cast<int>(rows_in_all), text.options);
    const auto found = box ? blanks_of(text) : std::nullopt;
    if (!found) return std::nullopt;
    if (!found->whole()) return more_than(text);
    Puzzle puzzle(board_with(*box, text.options));
    set_clues(puzzle, found->cells);
    return Parsed{std::move(puzzle), found->lines};
}

}  // namespace

extern constinit const Format blanks_format = {
    "blanks", {"9 lines of 9 places, a blank is an empty cell; with or without frames", read_blanks, Headers::sdk}};

}  // namespace deduku::reading
