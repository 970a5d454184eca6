// Rows 21 to 30, quickly: the same hint as find_chain() gives.
#pragma once

#include "method/explainer/aligned.hpp"
#include "method/explainer/digit_memory.hpp"
#include "method/explainer/workspace.hpp"

namespace deduku::explainer {

/// Along one path.
class QuickChains {
  public:
    explicit QuickChains(Meter& meter) : workspace_(meter) {}

    /// None also if the meter is exhausted.
    [[nodiscard]] Found find(const Position& position, Profile profile);

  private:
    AlignedMemory triplets_;
    DigitMemory chains_of_digits_, nishio_of_digits_;
    Workspace workspace_;
};

}  // namespace deduku::explainer
