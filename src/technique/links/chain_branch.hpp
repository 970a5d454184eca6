// A branch of a Split made link by link: what is true there, and what that removes. Covers, most of them of one base
// sector.
//
//   branch {b}:   {on} / {weak sector of b, c}    removes c
//                 {c, d} / {houses of d}          removes what d sees
#pragma once

#include <vector>

#include "deduku/reason.hpp"

namespace deduku {

class ChainBranch {
  public:
    /// Of the living members of `on` only `keep` is left.
    ChainBranch(const Board& board, Sector on, Candidate keep);
    /// .. only these.
    ChainBranch(const Board& board, Sector on, std::vector<Candidate> keep);

    bool is_gone(Candidate c) const;
    bool all_gone(const std::vector<Candidate>& all) const;
    /// A step: what still lives of `removes`, members of `cover`, goes, since `base` has its true one in `cover`.
    void take(Sector base, Sector cover, const std::vector<Candidate>& removes);
    /// .. by a Cover, which must show it.
    void take(Cover cover, const std::vector<Candidate>& removes);
    /// Steps, one a sector: what still lives of `removes` and shares a sector with `node`, the true one of `base`,
    /// goes.
    void take_seen(Sector base, Candidate node, const std::vector<Candidate>& removes);
    /// .. shares one with all of `nodes`, one of which is the true one.
    void take_seen(Sector base, const std::vector<Candidate>& nodes, const std::vector<Candidate>& removes);
    /// The branch as it is now.
    [[nodiscard]] Branch open() { return std::move(branch_); }
    /// .. which ends, since this sector is empty.
    [[nodiscard]] Branch closed(Sector empty);

  private:
    const Geometry& g_;
    Branch branch_;
    std::vector<Candidate> gone_;
};

}  // namespace deduku
