// Aligned exclusion along a path: only cells changed since the last unsuccessful search can give a hint.
#pragma once

#include "method/explainer/families/families.hpp"

namespace deduku::explainer {

/// The search for one size and profile.
class AlignedMemory {
  public:
    /// The first hint of the scan; `size` is 2 or 3. Positions must be in the order of a path: candidates are only
    /// removed.
    [[nodiscard]] Found find(const Position& position, int size, Profile profile);

  private:
    bool known_ = false;  ///< the search found nothing with these candidates
    std::uint16_t digits_[cell_count] = {};
};

}  // namespace deduku::explainer
