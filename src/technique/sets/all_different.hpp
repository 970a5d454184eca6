// The digits of a house are all different: a candidate in no placement of all of them is false.
//
//   places    A {1,2}  B {1,2}  C {1,2,3}  D {3,4}       a matching: A=1 B=2 C=3 D=4
//   graph     A <-> B <--- C <--- D                      p -> q if p may have the digit matched to q
//   components  {A,B}  {C}  {D}                          a candidate that leads out of its component is false:
//             C is not 1 or 2: A, B need them            naked set, all places reached from A
//             D is not 3:      C needs it                then the same (or: hidden set D = 4)
//
// A candidate is in some perfect matching if and only if its place and the place matched to its digit are in
// one strongly connected component (Regin, AAAI 1994). For a candidate v at x that is not, with v matched
// to y: the places that y leads to are the smallest naked set that removes it, the places that lead to x,
// with their digits, the smallest hidden set; neither depends on the matching.
//
// Sets are machine words, so a search goes from a place to all new digits at once: a few operations for each
// place, not for each edge. Matching and components are kept between calls: a removal can only break a matched
// pair, which one augmenting path repairs, or split its component.
#pragma once

#include <array>
#include <span>

#include "deduku/reason.hpp"
#include "technique/parts/entry.hpp"

namespace deduku {

/// A house of a position.
struct HouseView {
    std::span<const Cell> cells;  ///< of its places
    const Set<Place>* digits;     ///< the members of every cell of the board
    const Set<Place>* places;     ///< of every digit in this house

    Set<Digit> at(Place p) const {
        return Set<Digit>::from_bits(digits[index(cells[static_cast<std::size_t>(p)])].bits());
    }
    Set<Place> of(Digit d) const { return places[index(d)]; }
};
/// A house of a board, which must outlive the view.
[[nodiscard]] inline HouseView view_of(const Board& board, House house) {
    const Set<Place>* members = board.members().data();
    return {board.geometry().cells_of(house), members, members + index(board.geometry().sector(house, Digit{}))};
}

/// As many digits as places. Naked: the places have no other digits; hidden: the digits have no other places.
struct HallSet {
    Set<Place> places;
    Set<Digit> digits;
    bool hidden = false;

    int size() const { return hidden ? digits.size() : places.size(); }
};

/// A Hall set of this house as a Cover: naked, cells / digits; hidden, digits / cells.
[[nodiscard]] Cover cover_of(const Geometry& geometry, House house, const HallSet& set);

/// Matching and components of one house, updated as candidates are removed.
class AllDifferent {
  public:
    /// Restarts with the undecided places and digits (equal numbers): no matching, one component.
    void reset(Set<Place> places, Set<Digit> digits);

    /// Repairs matching and components after removals at the `fresh` places. False if there is no perfect
    /// matching: see lacking(). Before the next call everything in excluded() must be removed.
    bool update(const HouseView& house, Set<Place> fresh);

    /// The places whose component the last update split: only these can have excluded digits.
    Set<Place> split() const { return split_; }
    /// The digits of this place that are in no perfect matching.
    Set<Digit> excluded(const HouseView& house, Place p) const {
        return house.at(p) - digits_[static_cast<std::size_t>(p)];
    }
    /// The smallest Hall set that removes an excluded digit of this place (of two equal ones the naked). Call it before
    /// anything is removed.
    HallSet why(const HouseView& house, Place p, Digit excluded) const;

    /// The reason that there is no perfect matching: a Hall set and its eliminations, all digits of one more place
    /// (naked) or all places of one more digit (hidden). The set is empty if that place or digit already has none left.
    struct Lack {
        HallSet set;
        Place place{};
        Digit digit{};
    };
    Lack lacking() const { return lack_; }

  private:
    struct Part {
        Set<Place> places;
        Set<Digit> digits;
    };
    bool match(const HouseView& house, Part part);
    bool augment(const HouseView& house, Part part, Place root, Set<Digit>& unused);
    void divide(const HouseView& house, Part part);
    Part ahead(const HouseView& house, Part part, Place from) const;
    Part behind(const HouseView& house, Part part, Place from) const;
    Set<Digit> matched_digits(Set<Place> places) const;
    Digit& digit_at(Place p) { return digit_at_[static_cast<std::size_t>(p)]; }
    Digit digit_at(Place p) const { return digit_at_[static_cast<std::size_t>(p)]; }
    Place& place_of(Digit d) { return place_of_[static_cast<std::size_t>(d)]; }
    Place place_of(Digit d) const { return place_of_[static_cast<std::size_t>(d)]; }

    std::array<Digit, max_digits> digit_at_{};        // the matching; `unmatched` if none
    std::array<Place, max_digits> place_of_{};        // the inverse, for matched digits
    std::array<Set<Place>, max_digits> component_{};  // of each place
    std::array<Set<Digit>, max_digits> digits_{};     // of the component of each place
    Part all_;
    Set<Place> split_;
    Lack lack_;
};

/// Every candidate in no placement of all digits in its house: subsets of all sizes at once, singles included.
/// Each by the smallest naked or hidden set that removes it, small sets first; a house whose digits cannot be placed
/// is refuted by one set and one cell or digit too many. Polynomial.
[[nodiscard]] bool find_all_different(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry all_different = {
    .row = {.key = "all-different",
            .letter = 'A',
            .difficulty = {260},
            .name = "all-different",
            .family = "subsets",
            .finder = find_all_different,
            .example = "2, 5 at G1 in no placing of all digits of row 1: G1 is not 2, 5",
            .hodoku = {{{.points = 150}}}},
    .page = {.what = "A candidate is false if, with it, the digits of a house could no longer all be placed in that "
                     "house. This includes singles and naked and hidden subsets of every size.",
             .before = "T1 H1 B2 B3",
             .puzzle = ".6...13...9.5.........4...52...549.........7....9..5147.14..8..3...6.1.......8.3.",
             .source = from_top1465}};

}  // namespace rows

}  // namespace deduku
