// A fast version of row 24: multiple chains in a position without single chains.
//
// No run contradicts itself there, since its contradiction would be a single chain. So a run enters exactly the
// reachable literals, the ancestors of a literal are a shortest path to it, and order matters only for ties:
//
//   all digits of a cell, all places of a house    the intersection of their reach; if it is not empty, the
//                                                  sum of the distances; for the best, one run in SE's order
#pragma once

#include "method/se/chains/workspace.hpp"

namespace deduku::se {

class QuickMultiple {
  public:
    /// `closure` belongs to `graph`, which has all links of the position.
    QuickMultiple(const SePosition& position, const LinkGraph& graph, const OnOffClosure& closure)
        : position_(position), graph_(graph), closure_(closure) {}

    /// The hint that row 24 applies; null if it has none.
    [[nodiscard]] const ChainHint* best(Profile profile, Workspace& workspace);
    /// Whether there is one; the position may have cells with one candidate.
    [[nodiscard]] bool any();
    /// The deletions of all hints.
    [[nodiscard]] NineCandidates cuts();

  private:
    /// Shortest distances from an on candidate: to each candidate on, and off; -1 = not reached.
    struct Distances {
        std::vector<std::int16_t> on, off;
    };
    struct Group {
        SeRule rule{};
        int start = 0;
        int house = -1;
        int size = 0;
        int member[9] = {};
    };

    void weigh(const Group& group, const std::uint64_t* common, bool on);
    const Distances& distances(int number);
    template <class With>
    bool for_each_group(With&& with);
    template <class With>
    bool for_each_common(const Group& group, With&& with);
    void choose_first(Profile profile, Workspace& workspace);

    const SePosition& position_;
    const LinkGraph& graph_;
    const OnOffClosure& closure_;
    std::vector<std::unique_ptr<Distances>> distances_;
    ChainHint best_;
    Group group_;                     // the best group
    std::vector<OnOff> conclusions_;  // its equally good conclusions
};

}  // namespace deduku::se
