// A position closed under singles. It can undo assumptions, and recognizes positions that occurred before.
//
// The closure of a start position does not depend on the order of the singles, unless it ends in an empty sector.
#pragma once

#include <random>

#include "grid/singles_closure.hpp"

namespace deduku::proving {

class SinglesPosition : private SinglesClosure<SinglesPosition> {
  public:
    /// Closes the start position.
    explicit SinglesPosition(Board start) : SinglesClosure(std::move(start)) {
        std::mt19937_64 random(1);
        for (int v = 0; v < geometry().candidates(); ++v) hash_of_.push_back(random());
        close();
    }

    using SinglesClosure::board;
    using SinglesClosure::each_sector;
    /// A hash of the living candidates.
    std::uint64_t hash() const { return hash_; }

    struct Mark {
        std::size_t killed;
        std::uint64_t hash;
    };
    /// Assumes a living candidate and closes the position; undo it with undo_to() and a mark() made before.
    void suppose(Candidate v) {
        keep_only(v);
        close();
    }
    Mark mark() const { return {SinglesClosure::mark(), hash_}; }
    void undo_to(Mark mark) {
        SinglesClosure::undo_to(mark.killed);
        hash_ = mark.hash;
    }

  private:
    friend SinglesClosure;
    void killed(Candidate c) { hash_ ^= hash_of_[static_cast<std::size_t>(geometry().number(c))]; }
    void close() {
        settle_singles();
        drop_singles();
    }

    std::vector<std::uint64_t> hash_of_;  // of each candidate by number
    std::uint64_t hash_ = 0;
};

}  // namespace deduku::proving
