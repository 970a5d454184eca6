// A puzzle as people publish it, read: its sentences, its things, and the rules that they state together.
//
//   link -> JSON -> things of the picture --.
//                -> sentences of the words --+-> joined -> puzzles, one for each way to read the rules
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "formats/parts.hpp"
#include "formats/published/joining.hpp"

namespace deduku::formats::published {

struct Reading {
    std::vector<ReadSentence> sentences;
    std::vector<Thing> things;
    Joined joined;
    std::vector<Puzzle> puzzles;      ///< of each alternative whose rules fit the board, in their order
    std::vector<std::size_t> ways{};  ///< the alternative of each of these puzzles
    std::optional<Grid> solution{};   ///< stored beside the puzzle; for comparison only
    std::string title{}, author{};    ///< as published; empty: none
    std::string paragraph{};          ///< the words as published

    /// Whether everything is understood.
    [[nodiscard]] bool complete() const { return joined.missing.empty() && !puzzles.empty(); }
};

/// The words about the rules in the data of SudokuPad or f-puzzles; empty if there are none.
[[nodiscard]] std::string paragraph_of(const JsonValue& root);

/// The reading of a link, or of the JSON that it holds; of any other text with one puzzle its own rules, without words.
[[nodiscard]] std::variant<Reading, ValueError> read_published_text(std::string_view text, const ReadOptions& options);

/// The reading of the data of SudokuPad or f-puzzles; an error if there is no board, or the data itself cannot be read.
[[nodiscard]] std::variant<Reading, ValueError> read_published(const JsonValue& root, const ReadOptions& options);

}  // namespace deduku::formats::published
