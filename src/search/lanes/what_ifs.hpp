// What if? Candidates of one 9x9 position, each assumed on a copy of it in a lane, and followed step by step.
//
//   begin(row)   follow({A1=5, A1=7, C4=2}, {T1, H1})   wait_for(3)
//     -> contradiction after 4 steps, nothing moves after 7 steps, solved after 12
//
// As soon as a lane is at its end the next candidate takes it over.
#pragma once

#include <vector>

#include "search/lanes/kernel.hpp"

namespace deduku::lanes {

/// A position: of each cell the digits it may have (bit d for digit d + 1), and whether its digit has left its peers
/// (placed_flag).
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
        limit,  ///< not ended after as many steps as were allowed
    };
    End end = End::still;
    bool lacks_place = false;  ///< of still and limit: a house has no place for a digit
    int steps = 0;             ///< that moved
};

class WhatIfs {
  public:
    struct Wanted {
        Groups groups;
        int limit = 0;      ///< steps at most, 0 = any number
        bool rows = false;  ///< position() of all that are not dead, not only of those done
        /// Only how they end matters, not the steps: no limit, naked and hidden singles among the groups, or one of
        /// these alone. What came about under another assumption that ended as still need not be followed then.
        bool only_ends = false;
    };

    explicit WhatIfs(const Kernel& kernel = best_kernel()) : kernel_(kernel) {}

    /// The position that is assumed about; no cell is empty, and digits that are placed have left their peers.
    void begin(const PositionRow& base);
    /// The assumptions, in this order. `wanted.groups` must stay.
    void follow(std::vector<Assumption> assumptions, const Wanted& wanted);
    /// Whether these are the current assumptions, on this base; the caller knows whether the groups are the same.
    bool follows(const PositionRow& base, const Wanted& wanted) const;
    /// Until the first `count` of them have ended. Lanes that are free then take on later ones meanwhile, while none of
    /// these is a contradiction or solved: the position will change, and no more results will be requested.
    void wait_for(std::size_t count);
    /// How an assumption ended that was waited for.
    const Followed& operator[](std::size_t i) const { return out_[i]; }
    /// Its final position, if requested.
    const PositionRow& position(std::size_t i) const { return rows_[row_of_[i]]; }

  private:
    /// Lanes that began together.
    struct Started {
        Mask lanes = 0;
        int at = 0;
    };

    void refill();
    void start(Mask lanes);
    void step();
    void end(std::size_t lane, Followed::End how, bool lacks_place);
    void keep_row(std::size_t lane);
    bool is_spared(const Assumption& assumption) const;

    const Kernel& kernel_;
    PositionRow base_{};
    Layout layout_;
    StepBlock block_{};
    std::vector<Assumption> assumptions_;
    Wanted wanted_;
    std::size_t next_ = 0;                      // first one that is not begun
    std::array<std::size_t, most_lanes> at_{};  // which one a lane follows
    std::array<int, most_lanes> begun_{};       // when, counted in steps
    std::vector<Started> started_;              // where steps have a limit
    int now_ = 0;
    Mask live_ = 0;
    std::size_t count_ = 0;  // the number waited for
    Mask late_ = 0;          // lanes that are
    bool decided_ = false;   // one of these is
    std::vector<Followed> out_;
    std::vector<PositionRow> rows_;
    std::vector<std::size_t> row_of_;
    StepBlock placed_{};  // under assumptions that ended as still, in any lane
};

}  // namespace deduku::lanes
