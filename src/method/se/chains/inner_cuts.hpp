// The deletions of a level at the end of a run, as a set. Order and chains are not needed, so most chains are not
// searched for.
//
//   level 1  patterns         level 2  else single chains        level 3  else multiple chains
//
// Single chains exist for the candidates that contradict themselves by the links of the position; multiple ones for the
// common consequences of all digits of a cell, or of all places of a house.
#pragma once

#include "method/se/position/graph.hpp"

namespace deduku::se {

/// Deletions inside one surrounding position, which itself has no hints of these levels.
class InnerCuts {
  public:
    /// `links` and `closure` are those of the surrounding position, with all links.
    InnerCuts(int level, const LinkGraph& links, const OnOffClosure& closure)
        : level_(level), links_(links), closure_(closure) {}

    /// The deletions in `grid`, which was derived from `start` and has no further singles. In the `first` grid of an
    /// assumption, lower levels have no deletions.
    [[nodiscard]] NineCandidates find(const SePosition& start, const SePosition& grid, bool first);

  private:
    [[nodiscard]] NineCandidates by_single_chains(const SePosition& grid) const;

    int level_;
    const LinkGraph& links_;
    const OnOffClosure& closure_;
    LinkGraph graph_;  // of the grid
    OnOffClosure graph_closure_;
};

}  // namespace deduku::se
