// The table of puzzle formats: one row for each, found by content.
//
//   name        recognise                        parse
//   one-line    does the first line look so?     the puzzle, and how many lines it took
//
// The reader asks the rows in order; the first that does not say no has the text. Both functions see
// the lines held back so far, never blank or comment lines first, and may ask for more of them.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "deduku/text.hpp"

namespace deduku::reading {

struct Line {
    std::size_t number = 0;  ///< from 1
    std::string text;        ///< without its end; box-drawing characters are turned into | - +
};

/// The lines a format may look at.
struct Excerpt {
    std::span<const Line> lines;  ///< at least one
    bool complete;                ///< no line will follow
    const ReadOptions& options;
};

enum class Match : std::uint8_t { no, undecided, yes };

/// Where reading goes on after a mistake.
enum class Resume : std::uint8_t { next_line, next_block };

struct Parsed {
    std::optional<ReadResult> result;  ///< none: nothing can be said before `lines` lines are there
    std::size_t lines = 1;             ///< that belong to the result
    Resume resume = Resume::next_line;
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

/// All formats, in the order they are tried.
[[nodiscard]] std::span<const FormatRow> formats();

/// The row for these lines and how sure it is; null if no format knows them.
struct Recognised {
    const FormatRow* row;
    Match match;
};
[[nodiscard]] Recognised recognise(const Excerpt& text);

/// How many cells a line has if most of it looks like cells, else 0.
[[nodiscard]] std::size_t cell_count(const Line& line);
/// The mistake of a line that no format knows.
[[nodiscard]] ReadError unrecognised(const Line& line, const ReadOptions& options);

}  // namespace deduku::reading
