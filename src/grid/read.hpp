// Reading puzzles from text of any known format, as the text arrives.
//
//   feed("53..7....6..195") feed("....98....6.\n..") --> next() = nothing yet, ... , the puzzle
//
// The format is found by content, once for every puzzle, so one input may mix them. A mistake is a
// result like any other, and reading goes on behind it. doc/formats.md describes the formats;
// grid/formats.hpp is their table.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "grid/puzzle.hpp"

namespace deduku {

/// A mistake in the text, and where.
struct ReadError {
    std::size_t line = 1;    ///< from 1
    std::size_t column = 1;  ///< from 1, counted in bytes
    std::string found;       ///< "'A'", "80 cells", "the end of the input"; control bytes as \x..
    std::string expected;    ///< "1-9 or an empty cell (. 0 * _ X)"

    /// "found 'A', expected 1-9 or ..."
    std::string text() const { return "found " + found + ", expected " + expected; }
};

struct ReadOptions {
    std::optional<Box> box;  ///< every puzzle has this box; none: usual_box() of its size
};

using ReadResult = std::variant<Puzzle, ReadError>;

/// Longest text of one puzzle; a longer one is an error. No more than this is ever held back.
inline constexpr std::size_t max_puzzle_bytes = std::size_t{4} << 20;

/// Takes text in pieces of any size and hands out results in input order. The pieces do not
/// influence the results.
class PuzzleReader {
  public:
    explicit PuzzleReader(ReadOptions options = {});
    PuzzleReader(PuzzleReader&&) noexcept;
    PuzzleReader& operator=(PuzzleReader&&) noexcept;
    ~PuzzleReader();

    /// More text. Ask next() until it has nothing before feeding again, and memory stays bounded.
    void feed(std::string_view chunk);
    /// The text is complete.
    void finish();
    /// The next puzzle or mistake; none if more text is needed, or after finish() when all is read.
    /// An input without any puzzle is one mistake.
    std::optional<ReadResult> next();
    /// The same, faster, for a text that goes on with 9x9 boards of digits and blanks, each on a line of its own:
    /// appends their cells, 81 characters 1-9 and `.` each, without comments, up to `most` boards; their number.
    std::size_t next_boards(std::string& cells, std::size_t most);

  private:
    class State;
    std::unique_ptr<State> state_;
};

/// Everything in a text.
[[nodiscard]] std::vector<ReadResult> read_puzzles(std::string_view text, ReadOptions options = {});

}  // namespace deduku
