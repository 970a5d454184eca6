// The searches for chains with several branches, rows 23 to 30 of the order.
//
//   nishio     one digit, off literals deleted on the way            7.5 + ..
//   multiple   all places of a house, all digits of a cell           8.0 + ..
//   dynamic    both, off literals deleted on the way                 8.5 + ..
//   level 1    .. and locking, pairs, X-Wings inside                 9.0 + ..
//   level 2-5  .. and chains inside                                  9.5, 10.0, 10.5, 11.0 + ..
#pragma once

#include <cstddef>

#include "method/se/position/position.hpp"

namespace deduku::se {

struct Mode {
    bool multiple = false;
    bool dynamic = false;
    bool nishio = false;
    int level = 0;
    int inner_level = 0;  ///< of the dynamic search inside level 4

    [[nodiscard]] double base() const { return nishio ? 7.5 : !dynamic ? 8.0 : level == 0 ? 8.5 : 8.5 + 0.5 * level; }
};

inline constexpr Mode nishio_mode{false, true, true, 0, 0}, multiple_mode{true, false, false, 0, 0},
    dynamic_mode{true, true, false, 0, 0};
[[nodiscard]] constexpr Mode nested_mode(int level, int inner_level = 0) {
    return {true, true, false, level, inner_level};
}

/// The parameters of a search for chains.
struct Setting {
    Mode mode;
    Profile profile = Profile::se121;
    std::size_t depth = 0;  ///< number of surrounding searches
    bool plain = false;     ///< skips no search, not even those known to find nothing
};

}  // namespace deduku::se
