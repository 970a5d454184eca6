// Reads puzzles from operands, one at a time, as soon as the text is unambiguous.
//
//   deduku solve a.txt 8..........36.. -      file, literal, standard input, in this order
//
// A bad puzzle or operand is an item, too: its message appears in order among the results.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "deduku/puzzle.hpp"
#include "deduku/text.hpp"

namespace deduku::cli {

/// "a.txt:3:81: found end of line, expected ..": for stderr, status 65.
struct InputProblem {
    std::string message;
};
/// The place of a puzzle in the input: "a.txt", "<stdin>" or "<argument>", and its number there from 1 (bad puzzles count).
struct InputPlace {
    std::shared_ptr<const std::string> source;
    std::uint64_t ordinal = 0;
};
struct InputItem {
    std::variant<Puzzle, InputProblem> content;
    InputPlace place;
    std::string note{};  ///< of a puzzle: the parts of which it was read without, for stderr; empty: all is read
};

/// A number of boards at once.
struct Bunch {
    std::size_t count = 0;
};

/// One of them, from its cells: 81 digits and points.
Puzzle puzzle_of(std::string_view board);

/// The answer of `next` if no item is available.
enum class Pause : std::uint8_t { waiting, end };

class Input {
  public:
    /// Without operands, reads standard input.
    Input(std::vector<std::string> operands, ReadOptions options);
    ~Input();
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;

    /// The next item or, if 9x9 boards on separate lines follow, up to `most_boards` of them, added to `cells`
    /// (PuzzleReader::next_boards). `waiting`: no item without more text (call wait()); `end`: no more.
    std::variant<InputItem, Bunch, Pause> next(std::string& cells, std::size_t most_boards);
    /// Waits for more text; returns at once if the run is to stop.
    void wait();

  private:
    void open_next();
    void open_file(const std::string& name);
    void start_reading(const std::string& name, int descriptor);
    void open_literal(const std::string& text);
    void read_more();
    void close_current();
    void fail(const std::string& message) { ready_.push_back({InputProblem{message}, {}}); }
    void take(ReadResult&& result, InputPlace& place, const std::string& before);

    std::vector<std::string> operands_;
    ReadOptions options_;
    std::size_t at_ = 0;  // next operand
    int descriptor_ = -1;
    std::string name_;                                                           // of the current source
    InputPlace read_last_;                                                       // in that source
    InputPlace literals_{std::make_shared<const std::string>("<argument>"), 0};  // all literals count as one source
    std::optional<PuzzleReader> reader_;
    bool source_ended_ = false;
    std::deque<InputItem> ready_;
};

}  // namespace deduku::cli
