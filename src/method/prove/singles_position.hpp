// A position closed under singles, fast: of each sector how many candidates live, and the sum of their numbers.
//
//   sector of 1 living: its sum is that candidate's number, and all others in its four sectors die
//
// What follows from a start position does not depend on the order in which it is found, unless it ends in an empty
// sector. Kills are remembered, so that an assumption can be taken back.
#pragma once

#include <vector>

#include "grid/board.hpp"

namespace deduku {

class SinglesPosition {
  public:
    /// Closes the start position of a board; the board is read only here.
    explicit SinglesPosition(const Board& board);

    int sectors() const { return static_cast<int>(count_.size()); }
    int candidates() const { return static_cast<int>(living_.size()); }
    bool has(int v) const { return living_[at(v)]; }
    /// How many candidates of a sector live.
    int count(int sector) const { return count_[at(sector)]; }
    /// All N members of a sector, living or not, ascending.
    const std::vector<int>& members(int sector) const { return members_[at(sector)]; }

    /// A sector is empty.
    bool contradictory() const { return contradictory_; }
    /// One candidate for each cell, and no sector empty: a solution.
    bool solved() const { return !contradictory_ && living_count() == cells_; }
    int living_count() const { return candidates() - static_cast<int>(trail_.size()); }
    /// A hash of the living candidates.
    std::uint64_t hash() const { return hash_; }

    /// Supposes a living candidate and closes the position under it; take it back with undo_to(mark()) before.
    void suppose(int v);
    std::size_t mark() const { return trail_.size(); }
    void undo_to(std::size_t mark);

  private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    void kill(int v);
    void close();

    int cells_;
    std::vector<std::array<int, 4>> sectors_of_;
    std::vector<std::vector<int>> members_;
    std::vector<bool> living_;
    std::vector<int> count_;
    std::vector<int> sum_;
    std::vector<int> trail_;
    std::vector<int> single_;  // sectors that may have one living candidate
    std::vector<std::uint64_t> hash_of_;
    std::uint64_t hash_ = 0;
    bool contradictory_ = false;
};

}  // namespace deduku
