// Other digits than 1 to N, as the words say.
//
//   "Place the digits 0-8 once each in every row, column and box."      digits 0 to 8
//   "Pick six digits from 1-9. Place these in each row, column and box."  digits 1 to 9, everywhere the same six
#pragma once

#include <optional>
#include <span>
#include <string>

#include "deduku/puzzle.hpp"
#include "formats/published/words/clauses.hpp"

namespace deduku::formats::published {

struct SaidDigits {
    int lowest = 1;
    int highest = 9;
    bool chosen = false;  ///< houses have fewer cells than there are digits, and all the same ones
    int count() const { return highest - lowest + 1; }
    friend bool operator==(const SaidDigits&, const SaidDigits&) = default;
};

/// None if the words say nothing about it.
[[nodiscard]] std::optional<SaidDigits> digits_said(std::span<const ReadSentence> sentences);

/// The same cells and houses for these digits, blank; none if the digits do not fit: fewer than a house has cells, or
/// more without being chosen.
[[nodiscard]] std::optional<Puzzle> with_digits(const Puzzle& usual, const SaidDigits& digits);

/// The rule that all houses have the same digits; empty if they are not chosen.
[[nodiscard]] std::string rule_of_chosen(const SaidDigits& digits, const Geometry& board);

}  // namespace deduku::formats::published
