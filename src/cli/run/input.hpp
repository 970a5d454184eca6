// Operands to puzzles, one at a time, as soon as the text decides them.
//
//   deduku solve a.txt 8..........36.. -      file, literal, standard input, in this order
//
// A bad puzzle or operand is an item too: its message keeps its place among the results.
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
struct Problem {
    std::string message;
};
/// The place of a puzzle: "a.txt", "<stdin>" or "<argument>", and its number there from 1 (bad puzzles are counted).
struct Origin {
    std::shared_ptr<const std::string> source;
    std::uint64_t ordinal = 0;
};
struct Item {
    std::variant<Puzzle, Problem> content;
    Origin origin;
};

/// So many puzzles at once.
struct Bunch {
    std::size_t count = 0;
};

/// One of them, as it is stored among the cells: 81 digits and points.
Puzzle puzzle_of(std::string_view board);

/// What `next` answers when no item is at hand.
enum class Pause : std::uint8_t { waiting, end };

class Input {
  public:
    /// No operand means standard input.
    Input(std::vector<std::string> operands, ReadOptions options);
    ~Input();
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;

    /// The next item, or, where the text continues with 9x9 boards on separate lines, up to `most_boards` of them,
    /// added to `cells` (PuzzleReader::next_boards). `waiting`: none without waiting for more text (call wait());
    /// `end`: no more.
    std::variant<Item, Bunch, Pause> next(std::string& cells, std::size_t most_boards);
    /// Waits for more text; returns at once when the run is to stop.
    void wait();

  private:
    void open_next();
    void open_file(const std::string& name);
    void start_reading(const std::string& name, int descriptor);
    void open_literal(const std::string& text);
    void read_more();
    void close_current();
    void fail(const std::string& message) { ready_.push_back({Problem{message}, {}}); }
    void take(ReadResult&& result, Origin& origin, const std::string& before);

    std::vector<std::string> operands_;
    ReadOptions options_;
    std::size_t at_ = 0;  // next operand
    int descriptor_ = -1;
    std::string name_;                                                       // of the source being read
    Origin read_last_;                                                       // in that source
    Origin literals_{std::make_shared<const std::string>("<argument>"), 0};  // all of them are one source
    std::optional<PuzzleReader> reader_;
    bool source_ended_ = false;
    std::deque<Item> ready_;
};

}  // namespace deduku::cli
