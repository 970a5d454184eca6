// The puzzle of a published link, if all of it is understood.
#pragma once

#include "formats/published/reading.hpp"

namespace deduku::formats::published {

/// The puzzle with the rules that its words and drawings state; without words the rules of the data alone. An error with
/// the first three parts that are not understood, unless the options go on without them.
[[nodiscard]] PuzzleOrError puzzle_of_sudokupad(const JsonValue& root, const ReadOptions& options);
/// The same for f-puzzles. Its data states rules itself, which always hold: parts of the words that are not understood
/// are listed in the comment, drawings that are not are an error.
[[nodiscard]] PuzzleOrError puzzle_of_fpuzzles(const JsonValue& root, const ReadOptions& options);

/// How a reading was confirmed.
enum class ReadingVerdict : std::uint8_t {
    confirmed,       ///< one solution, the one stored in the link
    consistent,      ///< one solution; none is stored to compare
    other,           ///< one solution, but another one is stored
    several,         ///< more than one solution
    none,            ///< no solution
    unknown,         ///< solving reached a limit
    ambiguous,       ///< ways to read the rules have different solutions
    not_understood,  ///< something is not understood
};
/// "confirmed", "consistent", ..
[[nodiscard]] std::string_view word_of(ReadingVerdict verdict);

/// A puzzle's number of solutions, up to 2; 3: unknown.
struct CountedSolutions {
    int count = 0;
    std::optional<Grid> grid{};
};
/// The verdict on a reading, and the index of the chosen puzzle: the first with one solution, or the first.
struct JudgedReading {
    ReadingVerdict verdict = ReadingVerdict::not_understood;
    std::size_t chosen = 0;
};
/// `solve`: called for each puzzle of a complete reading; one with parts missing is not understood, whatever it has.
[[nodiscard]] JudgedReading judged(const Reading& reading, const std::function<CountedSolutions(const Puzzle&)>& solve);

}  // namespace deduku::formats::published
