// A deduction in words, from its shape alone: nobody has to know which method found it. And a ledger as a proof file.
//
//   base  4 in column I    cover  cell I4        discovered while checking [4] on column I and finding it only on I4
//   base  cell E4          cover  2 in row 4     discovered while checking row 4 and discovering that E4 is 2
//   base  cell G3 (given)  cover  2 in column G  discovered while reading the board, where G3 is 2
//
// The phrases are those of the July 2008 riddle of "Using your head is permitted" (M. Brand), and the others
// are made like them.
#pragma once

#include <string>

#include "deduku/reason.hpp"
#include "deduku/text.hpp"

namespace deduku {

/// What a reason looks like.
enum class ReasonShape : std::uint8_t {
    naked_single,   ///< a cell / its digit in a house of the cell
    hidden_single,  ///< a digit in a house / a cell of the house
    naked_set,      ///< k cells of a house / k digits in it
    hidden_set,     ///< k digits in a house / k cells of it
    pointing,       ///< a digit in a box / in a line
    claiming,       ///< a digit in a line / in a box
    fish,           ///< a digit in k houses / in k others
    cover,          ///< any other Cover
    split,
};

[[nodiscard]] ReasonShape shape_of(const Geometry& geometry, const Cover& cover);
[[nodiscard]] ReasonShape shape_of(const Geometry& geometry, const Reason& reason);
/// "naked single", "pointing", "cover", .. : one word or two
[[nodiscard]] std::string_view name_of(ReasonShape shape);

/// Sentences about one puzzle, its cells named in one style. All but capitals and full stops.
class Words {
  public:
    /// `start` is kept: it tells what was read from what was found.
    Words(const Puzzle& start, Coords coords) : start_(start), geometry_(start.box), coords_(coords) {}

    const Geometry& geometry() const { return geometry_; }
    std::string name(Cell cell) const { return cell_name(geometry_, cell, coords_); }
    std::string name(House house) const { return house_name(geometry_, house, coords_); }
    /// "A1, B1"
    std::string names(const std::vector<Cell>& cells) const;
    /// "on rows 1, 5", "in box 3", "on row 1, in box 5"
    std::string on_houses(std::vector<House> houses) const;

    /// "4 is on I4"
    std::string is(Candidate c) const;
    /// "2 is not on I4", "4 is not on A2; 4, 9 are not on G2, H2"
    std::string is_not(const std::vector<Candidate>& removed) const;
    /// "E4 is 2 or 3", or for several cells "7 is on A1 or A3"
    std::string one_of(const std::vector<Candidate>& candidates) const;
    /// "no digit is left for A5", "no place is left for 4 on row 3"
    std::string nothing_left(Sector empty) const;
    /// "other digits would do as well on A1, A4, B1, B4"
    std::string exchangeable(const Twin& twin) const;
    /// How a branch ends: nothing_left(), exchangeable(), or "" if it stays open.
    std::string end_of(const Branch& branch) const;

    /// "discovered while ..", why the deduction's removals go.
    std::string how(const Deduction& deduction) const;
    /// The same for what the puzzle does not allow from the start.
    std::string how_at_start(Cell cell) const;
    /// Why this digit is the cell's, if `last` left it no other: "discovered while ..".
    std::string how_is(Candidate c, const Deduction& last) const;
    /// "2 is not on I4: discovered while .."
    std::string sentence(const Deduction& deduction) const { return is_not(deduction.removes) + ": " + how(deduction); }

  private:
    std::string how(const Cover& cover) const;
    std::string how(const Split& split, const std::vector<Candidate>& removes) const;
    std::string parts(const std::vector<Sector>& sectors) const;
    std::string lacking(Sector empty) const;
    std::string on(House house) const { return on_houses({house}); }

    const Puzzle& start_;
    Geometry geometry_;
    Coords coords_;
};

/// The first line of a proof of this puzzle, without the line end.
[[nodiscard]] std::string header_json(const Puzzle& puzzle);

/// A ledger as the text of a proof file (doc/ledger-format.md); every line ends with a newline.
///
///   {"format":"deduku-proof","version":1,"box":[2,2],"givens":[0,0,0,4,..]}
///   {"cover":[[3],[19]],"removes":[3,7,11]}
///   {"claim":"unique","grid":[1,2,3,4,..]}
[[nodiscard]] std::string ledger_text(const Ledger& ledger);

}  // namespace deduku
