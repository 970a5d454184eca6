// Whether an inner search for single or multiple chains is in vain, told by what an assumption has made new.
//
//   around it, in `start`      no chains: all that follows by its links is known
//   inside, in `grid`          A1 and A7 are the last two 4s of the row: a new strong link, both ways
//
// A chain inside needs such a link, since without one it would have been a chain around it. So what leads from new link
// to new link by the old ones tells what may be. It may tell too much, as some old links are gone, and never too
// little.
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
