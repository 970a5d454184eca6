// Aligned exclusion along a path: only cells changed since the last unsuccessful search can give a hint.
#pragma once

#include "method/se/families/families.hpp"

namespace deduku::se {

/// The search for one size and profile.
class AlignedMemory {
  public:
    /// The first hint of the scan; `size` is 2 or 3. Positions must be in the order of a path: candidates are only
    /// removed.
    [[nodiscard]] FoundHint find(const SePosition& position, int size, Profile profile);

  private:
    bool known_ = false;  ///< the search found nothing with these candidates
    std::uint16_t digits_[cell_count] = {};
};

}  // namespace deduku::se
