// What one look makes of candidates that are supposed false, on a position; nothing else is remembered.
//
//   A1 is 3            the cage of 10 leaves B1 7                    A1 is not 4, 5, 6 -> B1 is not 4, 5, 6
//   B1 is not 4, 5     row 1 has 4 and 5 only in D1, E1              -> D1 and E1 are not 6, 7
//   D1, E1 not 6, 7    the whisper D1-E1 has nothing left            refuted
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "technique/rules/look_at.hpp"

namespace deduku {

/// Digits that cells of the position do not have: cells ascending, each with its digits.
using Excluded = std::vector<std::pair<int, linear::Word>>;

class OneLook {
  public:
    /// What is supposed: excluded candidates, numbered in the order in which they are met.
    using Node = int;
    struct Link {
        Node to;
        LookAt by;
    };
    struct Consequences {
        std::vector<Link> links;           ///< one for each look that excludes something
        std::optional<LookAt> refuted_by;  ///< leaves a cell or a digit in a house nothing, or cannot be met
    };

    /// Board and view must outlive this.
    OneLook(const Board& board, const RuleView& view, SumsUsed used);

    /// The node in which the candidate is true.
    [[nodiscard]] Node if_true(Candidate c) { return node_of({others_in_cell(c)}); }
    [[nodiscard]] Node node_of(const Excluded& excluded);
    [[nodiscard]] const Excluded& excluded_in(Node which) const { return *excluded_[at(which)]; }
    /// Its consequences; found on first use. A cell that loses digits keeps those that it has lost in this node.
    [[nodiscard]] const Consequences& of(Node which);

  private:
    Excluded::value_type others_in_cell(Candidate c) const;
    std::vector<LookAt> looks_at(const Excluded& excluded) const;
    void look(LookAt at, Consequences& to);
    bool leaves_nothing(const std::vector<linear::Kill>& kills) const;
    Excluded excluded_with(const std::vector<linear::Kill>& kills) const;

    const Board& board_;
    const RuleView& view_;
    const linear::LinearModel& model_;
    SumsUsed used_;
    Looker looker_;
    reasons::LivingDigits start_, open_;
    std::map<Excluded, Node> nodes_;
    std::vector<const Excluded*> excluded_;                 // by node
    std::deque<std::optional<Consequences>> consequences_;  // by node
};

}  // namespace deduku
