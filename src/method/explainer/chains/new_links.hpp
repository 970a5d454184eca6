// Whether an inner search for single or multiple chains is in vain, judged by the links that an assumption made new.
//
//   around it, in `start`      no chains: all consequences of its links are known
//   inside, in `grid`          A1 and A7 are the last two 4s of the row: a new strong link, both ways
//
// A chain inside needs such a link, since without one it would have been a chain around it. So the ways from new link
// to new link by the old ones show the possible chains. This may include too many, as some old links are gone, and never
// too few.
#pragma once

#include "method/explainer/position/changes.hpp"
#include "method/explainer/position/graph.hpp"

namespace deduku::explainer {

class NewLinks {
  public:
    /// Of a grid that came of `start`, where `closure`, that of `graph` with all links of `start`, finds no chains.
    NewLinks(const Position& start, const Position& grid, const Graph& graph, const Closure& closure);

    /// Some candidate may contradict itself.
    [[nodiscard]] bool may_refute() const;
    /// All digits of some cell or all places of a house may have something in common, if `start` has no such group and
    /// `grid`, these two, has no singles left to follow.
    [[nodiscard]] bool may_agree(const Position& start, const Position& grid) const;

  private:
    static constexpr int most = 64;
    void add(int from, int to);
    [[nodiscard]] std::uint64_t after(int link) const;
    class Reach;

    const Graph& graph_;
    const Closure& closure_;
    Bits<Graph::most> living_;
    int size_ = 0;
    bool too_many_ = false;
    int from_[most], to_[most];  ///< the first off makes the second on
};

}  // namespace deduku::explainer
