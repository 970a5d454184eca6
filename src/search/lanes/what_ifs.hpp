// What if? Candidates of one 9x9 position, each assumed on a copy of it in a lane and followed step by step.
//
//   begin(row)   follow({A1=5, A1=7, C4=2}, {T1, H1})   wait_for(3)
//     -> contradiction after 4 steps, nothing moves after 7 steps, solved after 12
//
// When a lane ends, the next candidate takes it over.
#pragma once

#include <vector>

#include "search/lanes/kernel.hpp"

namespace deduku::lanes {

/// A position: the digits allowed in each cell (bit d for digit d + 1), with placed_flag once a digit is removed from
/// its peers.
using PositionRow = std::array<std::uint16_t, row_size>;

struct Assumption {
    std::uint8_t cell = 0;
    std::uint8_t digit = 0;  ///< 0..8
};

struct Followed {
    enum class End : std::uint8_t {
        dead,   ///< a cell has lost its last digit
        done,   ///< every cell is placed
        still,  ///< nothing moves
        limit,  ///< not ended within the limit
    };
    End end = End::still;
    bool lacks_place = false;  ///< of still and limit: a house has no place for a digit
    int steps = 0;             ///< with moves
};

class WhatIfs {
  public:
    struct Wanted {
        Groups groups;
        int limit = 0;      ///< maximal number of steps, 0: unlimited
        bool rows = false;  ///< position() of all that are not dead, not only of those done
        /// Requests only the ends, not the steps: without a limit, with naked and hidden singles among the groups or
        /// one of these alone. Consequences of an assumption that ended as `still` need not be followed then.
        bool only_ends = false;
    };

    explicit WhatIfs(const Kernel& kernel = best_kernel()) : kernel_(kernel) {}

    /// The base of the assumptions; no cell is empty, and placed digits are removed from their peers.
    void begin(const PositionRow& base);
    /// Sets the assumptions, in this order. `wanted.groups` must outlive the object.
    void follow(std::vector<Assumption> assumptions, const Wanted& wanted);
    /// Whether these are the current base and options; the caller must ensure that the groups are the same.
    bool follows(const PositionRow& base, const Wanted& wanted) const;
    /// Runs until the first `count` assumptions have ended. Free lanes start later ones meanwhile, unless one of the
    /// first is a contradiction or solved: then the position will change, and no more results will be requested.
    void wait_for(std::size_t count);
    /// The end of an assumption within wait_for().
    const Followed& operator[](std::size_t i) const { return out_[i]; }
    /// Its final position, if requested.
    const PositionRow& position(std::size_t i) const { return rows_[row_of_[i]]; }

  private:
    /// Lanes that started together.
    struct Started {
        Mask lanes = 0;
        int at = 0;
    };

    void refill();
    void start(Mask lanes);
    void step();
    void end(std::size_t lane, Followed::End how, Mask lacking = 0);
    void keep_row(std::size_t lane);
    bool is_spared(const Assumption& assumption) const;

    const Kernel& kernel_;
    PositionRow base_{};
    CellOrder layout_;
    StepBlock block_{};
    std::vector<Assumption> assumptions_;
    Wanted wanted_;
    std::size_t next_ = 0;                      // index of the first not yet started
    std::array<std::size_t, most_lanes> at_{};  // the assumption in each lane
    std::array<int, most_lanes> begun_{};       // start of each lane, in steps
    std::vector<Started> started_;              // used if steps have a limit
    int now_ = 0;
    Mask live_ = 0;
    std::size_t count_ = 0;  // number of assumptions waited for
    Mask late_ = 0;          // lanes of these
    bool decided_ = false;   // one of these is a contradiction or solved
    std::vector<Followed> out_;
    std::vector<PositionRow> rows_;
    std::vector<std::size_t> row_of_;
    StepBlock placed_{};  // digits placed under assumptions that ended as `still`
};

}  // namespace deduku::lanes
