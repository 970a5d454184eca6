// What a puzzle format is: a row of plain data. Formats that are read are found by content.
//
//   name        read                                         write
//   one-line    the puzzle, and how many lines it took;
//               nothing, if the first line looks otherwise
//   sdm                                                      0 for blank, nothing else
//
// The reader asks the rows in order; the first with an answer has the text. It sees the lines held back so far, never
// blank or comment lines first, and may ask for more of them.
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

/// The meaning of the fields of the lines below a header.
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

/// Where reading continues after a mistake.
enum class Resume : std::uint8_t { next_line, next_block };

struct Parsed {
    std::optional<ReadResult> result;  ///< none: undecided until there are `lines` lines
    std::size_t lines = 1;             ///< number of lines of the result
    Resume resume = Resume::next_line;
    std::vector<ReadResult> more{};    ///< results behind the first that these lines hold, too
    std::optional<Columns> columns{};  ///< the columns that the next line must have
};

/// Whether `#D` and `#C` lines before the puzzle are a name and comments, or any text.
enum class Headers : std::uint8_t { none, sdk };

/// How a format is read.
struct Reader {
    std::string_view help;  ///< its appearance
    /// None: the text looks otherwise. Null: the format is only written.
    std::optional<Parsed> (*read)(const Excerpt& text) = nullptr;
    Headers headers = Headers::none;
    bool in_links = false;  ///< also tried on lines that begin with a link, whose letters are no cells
};

/// Why a format cannot hold a puzzle: "boards of 9x9 only".
struct Refusal {
    std::string why;
};
using Written = std::variant<std::string, Refusal>;

/// Where name and comment go.
enum class Notes : std::uint8_t {
    inside,  ///< the writer has put them in, or the format has no place for them
    beside,  ///< behind the puzzle on its line, or as # lines before it
    above,   ///< as # lines before it
};

/// Boards that a format has a place for.
enum class Boards : std::uint8_t { any, up_to_16, up_to_9, nine };

/// How a format is written, and its limits.
struct Writer {
    std::string_view help;
    Written (*write)(const Puzzle& puzzle) = nullptr;  ///< null: the format is only read
    Boards boards = Boards::any;
    bool clues_only = false;  ///< no cells of several digits
    bool any_houses = false;  ///< also boards with other houses
    bool rules = false;       ///< also boards with rules
    Notes notes = Notes::inside;
    std::string_view gap{};           ///< between two puzzles
    std::string_view head{}, foot{};  ///< around all of them
};

struct Format {
    std::string_view name;
    Reader read{};
    Writer write{};
};

/// Formats from rooms above this one, tried before those of the table (ReadOptions::more).
struct MoreFormats {
    std::span<const Format* const> rows;
};

/// All formats of this room, in the order they are tried.
[[nodiscard]] std::span<const Format* const> formats();

/// The row that has these lines, and its result; none if no format knows them.
struct Found {
    const Format* row;
    Parsed parsed;
};
[[nodiscard]] std::optional<Found> find_format(const Excerpt& text);

/// How many cells a line has if most of it looks like cells, else 0.
[[nodiscard]] std::size_t cell_count(const Line& line);
/// True for the first line of files that are no text: pictures, archives, documents.
[[nodiscard]] bool is_foreign(std::string_view line);
/// True for a line that begins with a link.
[[nodiscard]] bool is_link(std::string_view line);
/// The mistake of a line that no format knows: its likely format, and the text that would be read.
[[nodiscard]] ReadError unrecognised(const Line& line, const ReadOptions& options);
/// "81 cells on one line for a board of 9x9": the board with the nearest number of cells.
[[nodiscard]] std::string nearest_board(std::size_t count, const ReadOptions& options);

}  // namespace deduku::reading
