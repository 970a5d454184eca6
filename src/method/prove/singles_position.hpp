// A fast position closed under singles. It can undo assumptions, and recognizes positions that occurred before.
//
// The closure of a start position does not depend on the order of the singles, unless it ends in an empty sector.
#pragma once

#include "grid/sector_words.hpp"

namespace deduku::proving {

class SinglesPosition : private SectorWords<SinglesPosition> {
  public:
    /// Closes the start position of a board; the board is read only here.
    explicit SinglesPosition(const Board& board);

    using SectorWords::dead;
    using SectorWords::each_word;
    using SectorWords::geometry;
    using SectorWords::living_count;
    using SectorWords::solved;
    using SectorWords::word;
    /// The number of living candidates of a sector.
    int count(Sector sector) const { return std::popcount(word(sector)); }
    /// The living candidates of a sector, ascending.
    std::vector<Candidate> members(Sector sector) const;
    /// A hash of the living candidates.
    std::uint64_t hash() const { return hash_; }

    struct Mark {
        std::size_t killed;
        std::uint64_t hash;
    };
    /// Assumes a living candidate and closes the position; undo it with undo_to() and a mark() made before.
    void suppose(Candidate v);
    Mark mark() const { return {SectorWords::mark(), hash_}; }
    void undo_to(Mark mark);

  private:
    friend SectorWords;
    void killed(Candidate c, auto /*in*/) { hash_ ^= hash_of_[static_cast<std::size_t>(geometry().number(c))]; }
    void close();

    std::vector<std::uint64_t> hash_of_;  // of each candidate by number
    std::uint64_t hash_ = 0;
};

}  // namespace deduku::proving
