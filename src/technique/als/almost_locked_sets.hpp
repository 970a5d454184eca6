// Almost locked sets: cells of a house with one digit more than cells. If one of its digits is missing, such a set is
// locked: it has all its other digits.
//
//   A1 {1,2}  B1 {2,5}  C1 {1,2,5,7}      {A1}  {B1}  {A1, B1} = 1,2,5  {A1, B1, C1} = 1,2,5,7
//
//   slot           a set and one of its digits
//   houses         that have all the set's places of the digit      3 of A at A1, B1: row 1, box 1
//   seen           cells outside with the digit in such a house: if one of them holds it, the set is without it
//   linked         sets without a common cell whose places of the digit are in such a full house as well: only one of
//                  the two sets can have the digit, a restricted common
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

    /// Of a digit that the set has.
    Slot slot(Index set, Digit digit) const;
    Index set_of(Slot slot) const { return set_of_[slot]; }
    Digit digit_of(Slot slot) const { return digit_of_[slot]; }

    const std::vector<House>& houses(Slot slot) const { return houses_[slot]; }
    /// By cell.
    BitRows::Row seen(Slot slot) const { return seen_[slot]; }
    /// By set.
    BitRows::Row linked(Slot slot) const { return linked_[slot]; }
    /// The sets for whose slots seen() has the candidate; an empty row if there is none.
    BitRows::Row that_see(Candidate c) const { return seeing_[row_of_[static_cast<std::size_t>(number(c))]]; }

    /// The set's cells with the digit.
    std::vector<Candidate> places(Index set, Digit digit) const;
    /// Their restricted commons; more than two of them mean that the board has no solution.
    Set<Digit> commons(Index a, Index b) const;
    /// Full houses with all the places that both of the linked sets have for the digit, ascending.
    std::vector<House> common_houses(Index a, Index b, Digit digit) const;
    /// The first of them.
    House common_house(Index a, Index b, Digit digit) const { return common_houses(a, b, digit).front(); }
    /// Both slots see another candidate, of one digit.
    bool see_the_same(Slot a, Slot b) const { return have_common(seen_[a], seen_[b]); }
    bool overlap(Index a, Index b) const;
    /// As a pattern has it.
    CellGroup group(Index set) const { return {sets_[set].cells, sets_[set].digits}; }
    /// What both slots see, of one digit.
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
    std::vector<std::size_t> row_of_;  // of a candidate in seeing_
};

/// The cells of an almost locked set, which are without `lacks`, hold all its other digits, each of them in the house
/// that `at` names, or in some house that has all its places.
[[nodiscard]] Cover locked_without(const AlmostLockedSets& sets, AlmostLockedSets::Index set, Digit lacks,
                                   const std::vector<DigitAt>& at);

}  // namespace deduku
