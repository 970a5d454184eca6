// Rules in the spelling of the Interactive Sudoku Solver (ISS), a row of one table for each kind.
//
//   .Cage~15~R1C1~R2C1          killer 15: A1 A2         kind, then arguments separated by ~
//   .Thermo~R1C3~R2C3~R3C3      thermo: C1-C3
//   .Diagonal~-1                diagonal down
#pragma once

#include "formats/link_rules.hpp"

namespace deduku::formats::iss {

/// A part of the text of a puzzle.
struct IssPart {
    std::string_view text;
    std::size_t at = 0;  ///< its position there
};
/// ".Cage~15~R1C1": a kind and its arguments.
struct IssItem {
    IssPart kind;
    std::vector<IssPart> args;
};

/// "R1C1", rows and columns from 1, 10 to 16 as a to g; or an error if the board has no such cell.
[[nodiscard]] std::variant<Cell, ValueError> cell_named(IssPart name, const Geometry& board);
[[nodiscard]] std::string name_of(Cell cell, const Geometry& board);

/// Whether the kind is written without arguments, as in ".AntiKnight".
[[nodiscard]] bool is_kind_alone(std::string_view kind);

/// The puzzle of all items of a text, or an error.
[[nodiscard]] PuzzleOrError read_items(std::string_view text, const ReadOptions& options);

/// Adds the contents of an item, as text; or an error if it is not a supported rule.
[[nodiscard]] std::optional<ValueError> read_rule(const IssItem& item, const Geometry& board, RuleTexts& to);
/// Items in sequence; or the first rule that ISS does not know.
[[nodiscard]] Written write_rules(const Geometry& board, std::span<const Rule> rules);

}  // namespace deduku::formats::iss
