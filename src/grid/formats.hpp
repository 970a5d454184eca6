// The table of puzzle formats: one row for each, found by content.
//
//   name        recognise                        parse
//   one-line    does the first line look so?     the puzzle, and how many lines it took
//
// The reader asks the rows in order; the first that does not say no has the text. Both functions see
// the lines held back so far, never blank or comment lines first, and may ask for more of them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/text.hpp"

namespace deduku::reading {

struct Line {
    std::size_t number = 0;  ///< from 1
    std::string text;        ///< without its end; box-drawing characters are turned into | - +
};

/// What a header said about the lines below it: which of their fields is what.
struct Columns {
    char separator = ',';
    std::size_t count = 0;            ///< fields of a line
    std::size_t puzzle = 0;           ///< the field with the board
    std::optional<std::size_t> name;  ///< the field with its name
};

/// The lines a format may look at.
struct Excerpt {
    std::span<const Line> lines;  ///< at least one
    bool complete;                ///< no line will follow
    const ReadOptions& options;
    const Columns* columns = nullptr;  ///< of the header above, as long as lines obey it
};

/// The same without the first line.
[[nodiscard]] Excerpt after_first(const Excerpt& text);

enum class Match : std::uint8_t { no, undecided, yes };

/// Where reading goes on after a mistake.
enum class Resume : std::uint8_t { next_line, next_block };

struct Parsed {
    std::optional<ReadResult> result;  ///< none: nothing can be said before `lines` lines are there
    std::size_t lines = 1;             ///< that belong to the result
    Resume resume = Resume::next_line;
    std::vector<ReadResult> more{};    ///< results behind the first that these lines hold, too
    std::optional<Columns> columns{};  ///< what the next line has to obey
};

/// Whether `#D` and `#C` lines before the puzzle are a name and comments, or any text.
enum class Headers : std::uint8_t { none, sdk };

struct FormatRow {
    std::string_view name;
    std::string_view help;
    Headers headers;
    Match (*recognise)(const Excerpt& text);
    Parsed (*parse)(const Excerpt& text);
};

/// Formats from rooms above this one, tried before those of the table (ReadOptions::more).
struct MoreFormats {
    std::span<const FormatRow> rows;
};

/// All formats of this room, in the order they are tried.
[[nodiscard]] std::span<const FormatRow> formats();

/// The row for these lines and how sure it is; null if no format knows them.
struct Recognised {
    const FormatRow* row;
    Match match;
};
[[nodiscard]] Recognised recognise(const Excerpt& text);

/// How many cells a line has if most of it looks like cells, else 0.
[[nodiscard]] std::size_t cell_count(const Line& line);
/// True for the first line of files that are no text: pictures, archives, documents.
[[nodiscard]] bool is_foreign(std::string_view line);
/// True for a line that begins with a link.
[[nodiscard]] bool is_link(std::string_view line);
/// The mistake of a line that no format knows: what it looks like, and what would be read.
[[nodiscard]] ReadError unrecognised(const Line& line, const ReadOptions& options);
/// "81 cells on one line for a board of 9x9": the board whose cells come nearest to so many.
[[nodiscard]] std::string nearest_board(std::size_t count, const ReadOptions& options);

}  // namespace deduku::reading
