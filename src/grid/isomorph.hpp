// The symmetries of a board: rows inside bands, bands, columns inside stacks, stacks, digits, transposition.
//
//   1 2 | . .              rows 1 0 2 3          3 . | . 4      A puzzle and its isomorphs are the same
//   3 . | . 4    and then  digits 2 1 3 4  ->    2 1 | . .      puzzle: statements without names of
//   ----+----                                    ----+----      places or digits hold for all of them.
//
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "deduku/puzzle.hpp"

namespace deduku {

/// A map of a board: rows, columns and digits to their images; then, if transposed, rows and columns are exchanged
/// (boxes 2 high and 3 wide become 3 high and 2 wide).
struct Isomorph {
    Box box;                     ///< of the original board
    std::vector<int> rows;       ///< row r goes to rows[r]; bands are preserved
    std::vector<int> columns;    ///< likewise; stacks are preserved
    Table<Digit, Digit> digits;  ///< digit d becomes digits[d]
    bool transposed = false;

    /// The box of the image.
    Box image_box() const { return transposed ? Box{box.width, box.height} : box; }
    Cell image(Cell cell) const;
    Digit image(Digit digit) const { return digits[digit]; }
    Candidate image(Candidate c) const { return {image(c.cell), image(c.digit)}; }
    Set<Digit> image(Set<Digit> set) const;
    Grid image(const Grid& grid) const;
    /// Name and comment are kept.
    Puzzle image(const Puzzle& puzzle) const;
    friend bool operator==(const Isomorph&, const Isomorph&) = default;
};

/// The identity map.
[[nodiscard]] Isomorph identity(Box box);
/// The inverse map.
[[nodiscard]] Isomorph inverse(const Isomorph& isomorph);

/// Any 64 random bits; the library has no random source of its own.
using Chance = std::function<std::uint64_t()>;
/// A uniformly random symmetry of boards of this box.
[[nodiscard]] Isomorph random_isomorph(Box box, const Chance& chance);
/// The same for a board: with other houses, a rotation or reflection that preserves them, and a permutation of digits;
/// with rules, the identity.
[[nodiscard]] Isomorph random_isomorph(const Geometry& board, const Chance& chance);

}  // namespace deduku
