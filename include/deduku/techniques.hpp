// A technique reads a board and reports deductions into a sink; it changes, prints and rates nothing.
//
//   find(board, size, sink):  naked pairs (size 2) of this board, each with what it removes
//
// One row per technique in one table (table.cpp): letters, names, help, the order language,
// documentation and tests come from it.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/reason.hpp"

namespace deduku {

/// Receives each deduction found (valid until the call returns); false = stop looking.
using Sink = std::function<bool(const Deduction&)>;

/// Reports every deduction of this size on the unchanged board, in a fixed order; never an empty one.
/// Returns false if the sink stopped it.
using Finder = bool (*)(const Board& board, int size, const Sink& sink);

/// What a find amounts to for somebody who solves: only singles put a digit into a cell.
enum class Effect : std::uint8_t {
    places,   ///< each find says that a candidate is true, by removing what it excludes: T1, H1
    removes,  ///< each find removes candidates and says of none that it is true
};

struct Technique {
    char letter;            ///< as in the order language: T, H, B, A, W, C, X, Y
    int min_size;           ///< sizes this row covers; both are the number of a row of one kind (B2, B3), 0 without
    int max_size;           ///< any_size: as large as the board allows
    Effect effect;          ///< places or removes
    std::string_view name;  ///< "naked single", "naked subset", "fish"
    std::string_view family;
    Finder find;
    std::string_view example;  ///< one line: what is seen, what goes
};
inline constexpr int any_size = 64;

/// Every technique, simplest first.
[[nodiscard]] std::span<const Technique> techniques();

/// "naked pair" for the row "naked subset" and size 2, "X-Wing" for "fish" and 2; the row's own name
/// where size does not matter.
[[nodiscard]] std::string name_of(const Technique& technique, int size);

/// A row of the table with the size to use it at.
struct Move {
    const Technique* technique;
    int size;
};

/// The row the word names: `T1`, `H3`, `B2`, `X` (size 0), or null technique if there is none.
[[nodiscard]] Move find_move(char letter, int size);

/// The rows used by autosolve of HDP: T1 H1 B2 B3 and T, H of sizes 2..max_subset, cheap ones first.
[[nodiscard]] std::vector<Move> closing_moves(int max_subset);

/// Applies the moves to `board` until none finds anything or a sector is empty, always the first move
/// that finds something; appends what it applied to `out`.
void close_recorded(Board& board, const std::vector<Move>& moves, std::vector<Deduction>& out);

}  // namespace deduku
