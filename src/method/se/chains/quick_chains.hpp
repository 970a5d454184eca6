// Rows 21 to 30: single chains, aligned triplets, then the searches with branches.
#pragma once

#include <optional>

#include "method/se/chains/digit_memory.hpp"
#include "method/se/chains/workspace.hpp"
#include "method/se/families/aligned.hpp"

namespace deduku::se {

/// The chain hints along one path.
class QuickChains {
  public:
    explicit QuickChains(Meter& meter) : meter_(meter) {}

    /// The first hint; none also if the meter is exhausted.
    [[nodiscard]] FoundHint find(const SePosition& position, Profile profile);

  private:
    AlignedMemory triplets_;
    DigitMemory chains_of_digits_, nishio_of_digits_;
    Meter& meter_;
    std::optional<Workspace> workspace_;  ///< created by the first search with branches, since it is large
};

}  // namespace deduku::se
