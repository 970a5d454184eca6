// Almost locked sets: cells of a house with one digit more than cells. If one of its digits is missing, such a set is
// locked: it has all its other digits.
//
//   A1 {1,2}  B1 {2,5}  C1 {1,2,5,7}      {A1}  {B1}  {A1, B1} = 1,2,5  {A1, B1, C1} = 1,2,5,7
//
//   slot           a set and one of its digits
//   houses         full houses: those with all places of the digit in the set      3 of A at A1, B1: row 1, box 1
//   seen           cells outside with the digit in a full house: if one of them holds it, the set lacks it
//   linked         sets without a common cell whose places of the digit share a full house: only one of the two sets
//                  can have the digit, a restricted common
//
// Only cells with two or more candidates are used. Sets are ordered by size, then by their first house and their cells.
#pragma once

#include <vector>

#include "deduku/pattern.hpp"
#include "deduku/reason.hpp"
#include "technique/parts/bit_rows.hpp"

namespace deduku {

struct AlmostLockedSet {
    std::vector<Cell> cells;  ///< ascending
    Set<Digit> digits;        ///< one more than cells
    std::size_t slot = 0;     ///< of its first digit; those of the others follow
};

/// The house of each digit of a set's Cover.
struct DigitAt {
    Digit digit{};
    House house{};
};

class AlmostLockedSets {
  public:
    using Index = std::size_t;
    using Slot = std::size_t;

    /// Largest number of slots: sizes of sets that would exceed it, and larger ones, are omitted. Boards of 3x3 boxes
    /// do not reach it in practice; X-windoku and disjoint groups do while few digits are placed.
    static constexpr std::size_t largest = 4096;

    explicit AlmostLockedSets(const Board& board);

    const Board& board() const { return board_; }
    std::size_t size() const { return sets_.size(); }
    std::size_t slots() const { return set_of_.size(); }
    const AlmostLockedSet& operator[](Index i) const { return sets_[i]; }

    /// The slot of a digit that the set has.
    Slot slot(Index set, Digit digit) const;
    Index set_of(Slot slot) const { return set_of_[slot]; }
    Digit digit_of(Slot slot) const { return digit_of_[slot]; }

    const std::vector<House>& houses(Slot slot) const { return houses_[slot]; }
    /// A bit for each cell.
    BitRows::Row seen(Slot slot) const { return seen_[slot]; }
    /// A bit for each set.
    BitRows::Row linked(Slot slot) const { return linked_[slot]; }
    /// The sets for whose slots seen() has the candidate; an empty row if there is none.
    BitRows::Row that_see(Candidate c) const { return seeing_[row_of_[static_cast<std::size_t>(number(c))]]; }

    /// The set's cells with the digit.
    std::vector<Candidate> places(Index set, Digit digit) const;
    /// The restricted commons of two sets; if there are more than two, the board has no solution.
    Set<Digit> commons(Index a, Index b) const;
    /// Full houses with all places of the digit in both linked sets, ascending.
    std::vector<House> common_houses(Index a, Index b, Digit digit) const;
    /// The first of these houses.
    House common_house(Index a, Index b, Digit digit) const { return common_houses(a, b, digit).front(); }
    /// Whether both slots, of one digit, see a common candidate.
    bool see_the_same(Slot a, Slot b) const { return have_common(seen_[a], seen_[b]); }
    bool overlap(Index a, Index b) const;
    /// The set as a group of a Pattern.
    CellGroup group(Index set) const { return {sets_[set].cells, sets_[set].digits}; }
    /// Adds the candidates that both slots, of one digit, see.
    void add_seen_by_both(Slot a, Slot b, std::vector<Candidate>& to) const;

  private:
    int number(Candidate c) const { return board_.geometry().number(c); }
    void collect(int size);
    void choose(House house, int size, std::vector<Cell>& cells, Set<Digit> digits, std::size_t from);
    void add_slots();
    void link();

    const Board& board_;
    std::vector<AlmostLockedSet> sets_;
    std::vector<Index> set_of_;
    std::vector<Digit> digit_of_;
    std::vector<std::vector<House>> houses_;
    BitRows seen_, linked_, seeing_;
    std::vector<std::size_t> row_of_;  // the row in seeing_ of each candidate
};

/// A Cover: the cells of an almost locked set that lacks `lacks` hold all its other digits, each in the house that `at`
/// names, or in some house that contains all its places.
[[nodiscard]] Cover locked_without(const AlmostLockedSets& sets, AlmostLockedSets::Index set, Digit lacks,
                                   const std::vector<DigitAt>& at);

}  // namespace deduku
