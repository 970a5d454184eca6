// Rules in the spelling of the Interactive Sudoku Solver (ISS), a row of one table for each kind.
//
//   .Cage~15~R1C1~R2C1          killer 15: A1 A2         kind, then arguments separated by ~
//   .Thermo~R1C3~R2C3~R3C3      thermo: C1-C3
//   .Diagonal~-1                diagonal down
#pragma once

#include <functional>

#include "formats/iss/predicate.hpp"

namespace deduku::formats::iss {

/// "R1C1", rows and columns from 1, 10 to 16 as a to g.
[[nodiscard]] std::string name_of(Cell cell, const Geometry& board);

/// Whether the kind is written without arguments, as in ".AntiKnight".
[[nodiscard]] bool is_kind_alone(std::string_view kind);

/// The puzzle of all items of a text, or an error.
[[nodiscard]] PuzzleOrError read_items(std::string_view text, const ReadOptions& options);

/// The board and the cells of a puzzle, the predicates of its tables, and whether an item holds in any case or in one of
/// several.
struct IssPuzzle {
    const Geometry& board;
    IssCells& cells;
    Predicates& predicates;
    bool in_case = false;
};
/// Adds the contents of an item, as text; or an error if it is not a supported rule. Values given to cells are read
/// before, except those in a case.
[[nodiscard]] std::optional<ValueError> read_rule(const IssItem& item, const IssPuzzle& puzzle, RuleTexts& to);

/// The cell and the values of "R1C1_2_3".
struct IssGiven {
    Cell cell{};
    Numbers numbers = 0;
};
[[nodiscard]] std::variant<IssGiven, ValueError> read_given(IssPart given, const IssCells& cells);
/// Calls `visit` once for each copy of the items in a Replicate, with the names of cells moved.
[[nodiscard]] std::optional<ValueError> each_copy(const IssItem& replicate, IssCells& cells,
                                                  const std::function<std::optional<ValueError>()>& visit);
/// The items of a rule; none if ISS does not know it.
[[nodiscard]] std::optional<std::string> items_of_rule(const Rule& rule, const Geometry& board);
/// Items in sequence; or the first rule that ISS does not know.
[[nodiscard]] Written write_rules(const Geometry& board, std::span<const Rule> rules);

}  // namespace deduku::formats::iss
