// A puzzle format: a row of plain data. Formats are recognized by content.
//
//   name        read                                         write
//   one-line    the puzzle and the number of its lines;
//               nothing, if the first line does not match
//   sdm                                                      0 for blank, nothing else
//
// The reader tries the rows in order and takes the first result. A row sees the lines held back so far, never starting
// with blank or comment lines, and may request more.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/text.hpp"

namespace deduku::reading {

struct TextLine {
    std::size_t number = 0;  ///< from 1
    std::string text;        ///< without its end; box-drawing characters are replaced by | - +
};

/// The meaning of the fields in lines below a header.
struct FieldColumns {
    char separator = ',';
    std::size_t count = 0;            ///< fields of a line
    std::size_t puzzle = 0;           ///< the field with the board
    std::optional<std::size_t> name;  ///< the field with its name
};

/// The lines visible to a format.
struct Excerpt {
    std::span<const TextLine> lines;  ///< at least one
    bool complete;                    ///< no line will follow
    const ReadOptions& options;
    const FieldColumns* columns = nullptr;  ///< from a header above, while lines match it
};

/// The text without its first line.
[[nodiscard]] Excerpt after_first(const Excerpt& text);

/// Where reading continues after an error.
enum class Resume : std::uint8_t { next_line, next_block };

struct Parsed {
    std::optional<ReadResult> result;  ///< none: undecided, needs `lines` lines
    std::size_t lines = 1;             ///< number of lines of the result
    Resume resume = Resume::next_line;
    std::vector<ReadResult> more{};         ///< further results from these lines
    std::optional<FieldColumns> columns{};  ///< the columns required of the next line
};

/// Whether `#D` and `#C` lines before the puzzle are a name and comments, or any text.
enum class Headers : std::uint8_t { none, sdk };

/// Reading a format.
struct Reader {
    std::string_view help;  ///< its appearance
    /// Returns none if the text does not match. Null: the format is only written.
    std::optional<Parsed> (*read)(const Excerpt& text) = nullptr;
    Headers headers = Headers::none;
    bool in_links = false;  ///< also tried on lines that begin with a link, whose letters are not cells
};

/// Why a format cannot hold a puzzle: "boards of 9x9 only".
struct Refusal {
    std::string why;
};
using Written = std::variant<std::string, Refusal>;

/// The place of name and comment.
enum class Notes : std::uint8_t {
    inside,  ///< written by the format itself, or not at all
    beside,  ///< after the puzzle on its line, or in # lines before it
    above,   ///< in # lines before it
};

/// Boards that a format supports.
enum class BoardSizes : std::uint8_t { any, up_to_16, up_to_9, nine };

/// Writing a format, and its limits.
struct Writer {
    std::string_view help;
    Written (*write)(const Puzzle& puzzle) = nullptr;  ///< null: the format is only read
    BoardSizes boards = BoardSizes::any;
    bool clues_only = false;   ///< no cells of several digits
    bool usual_boxes = false;  ///< only boxes of the default size, which readers assume
    bool any_houses = false;   ///< also boards with other houses
    bool rules = false;        ///< also boards with rules
    bool any_canvas = false;   ///< also other than N x N cells, and digits from 0
    bool grids = false;        ///< also several grids that overlap
    Notes notes = Notes::inside;
    /// The puzzle with its solution; null: there is no place for it. A solution without cells is none.
    Written (*write_solved)(const Puzzle& puzzle, const Grid& solution) = nullptr;
    std::string_view gap{};           ///< between two puzzles
    std::string_view head{}, foot{};  ///< around all of them
};

struct Format {
    std::string_view name;
    Reader read{};
    Writer write{};
};

/// Formats from higher rooms, tried before those of the table (ReadOptions::more).
struct MoreFormats {
    std::span<const Format* const> rows;
};

/// All formats of this room, in the order of trial.
[[nodiscard]] std::span<const Format* const> formats();

/// The row that recognizes these lines, and its result; none if there is no such format.
struct FoundFormat {
    const Format* row;
    Parsed parsed;
};
[[nodiscard]] std::optional<FoundFormat> find_format(const Excerpt& text);

/// The number of cells of a line if most of it looks like cells, otherwise 0.
[[nodiscard]] std::size_t cell_count(const TextLine& line);
/// Whether this is the first line of a file that is not text: a picture, an archive, a document.
[[nodiscard]] bool is_foreign(std::string_view line);
/// Whether the line begins with a link.
[[nodiscard]] bool is_link(std::string_view line);
/// The error of an unrecognized line: its likely format, and the expected text.
[[nodiscard]] ReadError unrecognised(const TextLine& line, const ReadOptions& options);
/// "81 cells on one line for a board of 9x9": the board with the nearest number of cells.
[[nodiscard]] std::string nearest_board(std::size_t count, const ReadOptions& options);

}  // namespace deduku::reading
