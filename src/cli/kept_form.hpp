// The form that identifies a puzzle in a database.
//
//   one solution:             its form by solution     .2.4..   (canon --form solution)
//   none, or several:         minlex
//   databases of minlex, or of gsf's form: that form for every puzzle
//   other houses, rules or another size:     its line   .2.4.. houses:boxes+diagonals
#pragma once

#include <optional>
#include <string>

#include "canon/canon.hpp"
#include "catalog/key.hpp"
#include "deduku/meter.hpp"
#include "deduku/puzzle.hpp"
#include "deduku/solve.hpp"

namespace deduku::cli {

/// Why a puzzle cannot be stored; empty if it can.
std::string why_not_kept(const Puzzle& puzzle);

/// The cells of a board of 81 characters, 1-9 and points.
NineGrid digits_of(std::string_view board);

/// The stored form of a 9x9 puzzle; `solution` is null if there is not exactly one.
std::string kept_form(canon::FormKind form, const NineGrid& cells, const NineGrid* solution, canon::Forms& forms);
/// The same for any puzzle.
std::string kept_form(canon::FormKind form, const Puzzle& puzzle, const NineGrid* solution, canon::Forms& forms);
/// The puzzle of such a form; none if the form is not a valid line.
std::optional<Puzzle> puzzle_of_form(const std::string& form);

/// The number of solutions, up to 2, and the first one of a 9x9 board.
struct KeptSolutions {
    std::uint64_t count = 0;
    NineGrid first{};

    const NineGrid* only() const { return count == 1 ? &first : nullptr; }
};
/// None: unknown within the limits.
std::optional<KeptSolutions> solved(const Puzzle& puzzle, Meter& meter);
/// From solutions found elsewhere: all of them, or more than one.
KeptSolutions solved(const Solutions& found);

/// The database entry; none if the form is invalid.
std::optional<catalog::PuzzleToAdd> entry_of(std::string_view form, std::uint64_t solutions, int bits);

}  // namespace deduku::cli
