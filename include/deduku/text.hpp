// Puzzles as text: reads any known format incrementally, writes text that it can read again, names cells.
//
//   feed("53..7....6..195") feed("....98....6.\n..") --> next() = nothing yet, ... , the puzzle
//   53..7....6..195....98....6.8...      one line; a cell of several digits is [3578]
//
// The format is detected from the content for every puzzle, so one input may mix formats. An error is a result like
// any other, and reading continues after it. doc/formats.md describes the formats.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "deduku/board.hpp"

namespace deduku {

/// An error in the text, with its place.
struct ReadError {
    std::size_t line = 1;    ///< from 1
    std::size_t column = 1;  ///< from 1, counted in bytes
    std::string found;       ///< "'A'", "80 cells", "the end of the input"; control bytes as hexadecimal escapes
    std::string expected;    ///< "1-9 or an empty cell (. 0 * _ - ? X)"

    /// "found 'A', expected 1-9 or ..."
    std::string text() const { return "found " + found + ", expected " + expected; }
};

namespace reading {
struct MoreFormats;
}

struct ReadOptions {
    std::optional<Box> box;  ///< the box of every puzzle; none: usual_box() of its size
    /// Readers for formats that need other parts of the library (links, JSON, XML), supplied by the caller; or null.
    const reading::MoreFormats* more = nullptr;
    /// An existing board of boxes, shared by puzzles with its box; readers then share the last board that they made.
    GeometryPtr board{};
    /// Goes on without the drawings and sentences of a published puzzle that are not understood, and lists them in the
    /// comment after "Read without: "; otherwise they are an error.
    bool partly = false;
    /// The solution of a puzzle that has exactly one; chooses between several ways to read the rules of a published
    /// puzzle. Null: the most usual way is taken.
    std::optional<Grid> (*only_solution)(const Puzzle& puzzle) = nullptr;
};

using ReadResult = std::variant<Puzzle, ReadError>;

/// Longest text of one puzzle; a longer one is an error. The reader never buffers more than this.
inline constexpr std::size_t max_puzzle_bytes = std::size_t{4} << 20;

/// Reads text in pieces of any size and returns results in input order. The results do not depend on how the text is
/// divided.
class PuzzleReader {
  public:
    explicit PuzzleReader(ReadOptions options = {});
    PuzzleReader(PuzzleReader&&) noexcept;
    PuzzleReader& operator=(PuzzleReader&&) noexcept;
    ~PuzzleReader();

    /// Adds text. To bound memory, call next() until it returns none before the next call.
    void feed(std::string_view chunk);
    /// Marks the end of the text.
    void finish();
    /// The next puzzle or error; none if more text is needed, or after finish() if all is read.
    /// An input without any puzzle is an error.
    std::optional<ReadResult> next();
    /// A faster next() for consecutive 9x9 boards of digits and blanks, one on each line. Appends the cells of up to
    /// `most` boards, 81 characters each (1-9 and points), without comments. Returns the number of boards.
    std::size_t next_boards(std::string& cells, std::size_t most);

  private:
    class State;
    std::unique_ptr<State> state_;
};

/// Reads HEIGHTxWIDTH of a box with 2 to 64 digits, such as "3x2"; none if malformed.
[[nodiscard]] std::optional<Box> parse_box(std::string_view text);

/// All puzzles and errors of a text.
[[nodiscard]] std::vector<ReadResult> read_puzzles(std::string_view text, ReadOptions options = {});

/// N^2 cells on one line, . = blank: characters 1-9A-Za-z up to N = 61, above that numbers separated by blanks. Houses
/// and rules of the board follow, also boxes of other than the usual size, and the canvas of an unusual one.
[[nodiscard]] std::string to_line(const Puzzle& puzzle);
/// The same for a filling of the board.
[[nodiscard]] std::string to_line(const Geometry& geometry, const Grid& grid);
/// A `.sdk` file: `#D` name and `#C` comment lines, a line for each row, houses under [Regions], a line for each rule,
/// and the player's state under [State].
[[nodiscard]] std::string to_sdk(const Puzzle& puzzle);
/// A line for each row and for each rule; all cells on one line if the board has its own houses.
[[nodiscard]] std::string to_rules(const Puzzle& puzzle);
/// The living candidates as a framed grid, one column for each cell.
///
///   +---------+-------+
///   | 1  23   | 4 23  |       boards above 9x9 bracket several digits, [23], since 23 is a number there
///
[[nodiscard]] std::string to_pencil_marks(const Board& board);

/// Names of cells in the four common styles, for boards of any size.
///
///   top left cell of a 9x9:   sheet A1    sheet-up A9    rc r1c1    rows A1
///   row 9, column 1:          sheet A9    sheet-up A1    rc r9c1    rows J1
///
/// sheet: column letter (A..Z, AA.. as in a spreadsheet) and row number from the top; sheet-up: the same, rows counted
/// from the bottom; rows: row letter (A-H, J: no I; on boards above 9x9 as in a spreadsheet) and column number.
enum class Coords : std::uint8_t { sheet, sheet_up, rc, rows };

/// "sheet", "sheet-up", "rc", "rows", or none.
[[nodiscard]] std::optional<Coords> parse_coords(std::string_view word);

[[nodiscard]] std::string cell_name(const Geometry& geometry, Cell cell, Coords style = Coords::sheet);

/// The name of a house: "row" and "3", "main diagonal" and "".
struct HouseWords {
    std::string noun;
    std::string label;  ///< empty: the noun is a name by itself
};
/// "row 3", "column C", "box 5" (from 1; letters and counting as in the style). On a board with its own houses
/// also "region 2" (a map in digits gives the number), "main diagonal", "anti-diagonal", "window 1", "group 1",
/// "asterisk", "centre dots" and "house 1"; houses of fewer cells are "cells A1,B1,A2".
[[nodiscard]] HouseWords house_words(const Geometry& geometry, House house, Coords style = Coords::sheet);
/// Noun and label, separated by a blank.
[[nodiscard]] std::string house_name(const Geometry& geometry, House house, Coords style = Coords::sheet);
/// The same as part of a sentence: "row 3", "the main diagonal".
[[nodiscard]] std::string house_in_sentence(const Geometry& geometry, House house, Coords style = Coords::sheet);
/// The label alone, as at the edge of a board: "3", "C".
[[nodiscard]] std::string house_label(const Geometry& geometry, House house, Coords style = Coords::sheet);

/// The cell with this name (ignoring case; r1c1 in any style); none if malformed or outside the board.
[[nodiscard]] std::optional<Cell> parse_cell(const Geometry& geometry, std::string_view name,
                                             Coords style = Coords::sheet);

/// "2,5" for {2,5}; the first digit is shown as `lowest`.
[[nodiscard]] std::string digit_list(Set<Digit> digits, int lowest = 1);

}  // namespace deduku
