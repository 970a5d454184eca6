// The form that identifies a puzzle in a catalogue.
//
//   one solution:             the form through it       .2.4..   (canon --form solution)
//   none, or several:         minlex
//   a catalogue of minlex, or of gsf's form: that one for every puzzle
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

/// Why a puzzle cannot be kept; empty if it can.
std::string why_not_kept(const Puzzle& puzzle);

/// Of 81 characters, 1-9 and points.
canon::Cells digits_of(std::string_view board);

/// The form that is kept of a classic puzzle; `solution` is null if there is not exactly one.
std::string kept_form(canon::Form form, const canon::Cells& cells, const canon::Cells* solution, canon::Forms& forms);
/// Of any puzzle.
std::string kept_form(canon::Form form, const Puzzle& puzzle, const canon::Cells* solution, canon::Forms& forms);
/// The puzzle of such a form; none if it is no line of a puzzle.
std::optional<Puzzle> puzzle_of_form(const std::string& form);

/// How many solutions, up to 2, and the first of a 9x9 board.
struct Solved {
    std::uint64_t count = 0;
    canon::Cells first{};

    const canon::Cells* only() const { return count == 1 ? &first : nullptr; }
};
/// None: unknown within the limits.
std::optional<Solved> solved(const Puzzle& puzzle, Meter& meter);
/// As found elsewhere; complete, or more than one.
Solved solved(const Solutions& found);

/// As stored in a catalogue; none if the form is none.
std::optional<catalog::Entry> entry_of(std::string_view form, std::uint64_t solutions, int bits);

}  // namespace deduku::cli
