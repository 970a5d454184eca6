// The symmetries of a board: rows inside bands, bands, columns inside stacks, stacks, digits, transposition.
//
//   1 2 | . .              rows 1 0 2 3          3 . | . 4      A puzzle and its isomorphs are the same
//   3 . | . 4    and then  digits 2 1 3 4  ->    2 1 | . .      puzzle: what can be said about one without
//   ----+----                                    ----+----      naming a place or a digit holds for all.
//
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "deduku/puzzle.hpp"

namespace deduku {

/// A map of a board: rows, columns and digits to their images, and then rows and columns are
/// exchanged if it is transposed (boxes 2 high and 3 wide become 3 high and 2 wide).
struct Isomorph {
    Box box;                     ///< of the board it takes
    std::vector<int> rows;       ///< row r goes to rows[r]; rows of a band stay together
    std::vector<int> columns;    ///< likewise, columns of a stack
    Table<Digit, Digit> digits;  ///< digit d becomes digits[d]
    bool transposed = false;

    /// The box of the board it makes.
    Box image_box() const { return transposed ? Box{box.width, box.height} : box; }
    Cell image(Cell cell) const;
    Digit image(Digit digit) const { return digits[digit]; }
    Candidate image(Candidate c) const { return {image(c.cell), image(c.digit)}; }
    Set<Digit> image(Set<Digit> set) const;
    Grid image(const Grid& grid) const;
    /// Name and comment stay.
    Puzzle image(const Puzzle& puzzle) const;
    friend bool operator==(const Isomorph&, const Isomorph&) = default;
};

/// Everything stays where it is.
[[nodiscard]] Isomorph identity(Box box);
/// What takes the image back.
[[nodiscard]] Isomorph inverse(const Isomorph& isomorph);

/// Any 64 random bits; the library has no random source of its own.
using Chance = std::function<std::uint64_t()>;
/// A symmetry of boards of this box, every one as likely as any other.
[[nodiscard]] Isomorph random_isomorph(Box box, const Chance& chance);
/// The same for a board: with other houses a turned or mirrored one that has the same houses, and digits; with rules
/// the identity.
[[nodiscard]] Isomorph random_isomorph(const Geometry& board, const Chance& chance);

}  // namespace deduku
