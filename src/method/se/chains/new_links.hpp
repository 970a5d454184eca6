// Tests by the new links of an assumption whether an inner search for single or multiple chains can find anything.
//
//   outside, in `start`        no chains: all consequences of its links are known
//   inside, in `grid`          A1 and A7 are the last two 4s of the row: a new strong link, both ways
//
// An inner chain needs such a link, since otherwise it would also be a chain in `start`. So the paths between new links
// by old ones show the possible chains. There may be too many, since some old links no longer exist, but never
// too few.
#pragma once

#include "method/se/position/changes.hpp"
#include "method/se/position/graph.hpp"

namespace deduku::se {

class NewLinks {
  public:
    /// For a grid derived from `start`. `closure` belongs to `graph`, which has all links of `start`, and contains no
    /// chains.
    NewLinks(const SePosition& start, const SePosition& grid, const LinkGraph& graph, const OnOffClosure& closure);

    /// Whether some candidate may contradict itself.
    [[nodiscard]] bool may_refute() const;
    /// Whether all digits of a cell, or all places of a digit in a house, may have common consequences. `start` must
    /// not have such a group, nor `grid` singles.
    [[nodiscard]] bool may_agree(const SePosition& start, const SePosition& grid) const;

  private:
    static constexpr int most = 64;
    void add(int from, int to);
    [[nodiscard]] std::uint64_t after(int link) const;
    class Reach;

    const LinkGraph& graph_;
    const OnOffClosure& closure_;
    Bits<LinkGraph::most> living_;
    int size_ = 0;
    bool too_many_ = false;
    int from_[most], to_[most];  ///< if the first is off, the second is on
};

}  // namespace deduku::se
