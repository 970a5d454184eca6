// Common facts of all open branches of a Split hold outside.
//
//   Split on {1,2,3}   branch 1 shows "not u" with "-1" in its clauses    u refutes 1
//                      branch 2 shows "not u" with "-2" in its clauses    u refutes 2
//                      branch 3 shows "not u" with "-3" in its clauses    u refutes 3
//   lemma -u           hints: those three, then the sector of the Split, which has nothing left
//
// If a branch keeps several candidates, its clauses contain the excluded ones instead. Under u one of them is true,
// which refutes each kept one: a helper lemma "-u -k" each. The last such branch needs none: by then all that it
// excludes is false.
#pragma once

#include <vector>

#include "render/proof/clauses/scribe.hpp"

namespace deduku::proof {

/// The fact of a branch that stayed open about candidate v.
struct BranchFact {
    int v = 0;
    CandidateFact why;
    CandidateFact peer;  ///< the truth of the peer that kills it, if one does
};

/// A branch that stayed open, completely written.
struct OpenBranch {
    std::vector<int> keep;
    std::vector<int> excluded;
    std::size_t level = 0;
    std::vector<BranchFact> shown;  ///< ascending by v

    bool keeps(int v) const;
    /// Its fact about v; nullptr if there is none.
    const BranchFact* find(int v) const;
};

class ClauseJoin {
  public:
    /// The branches of the Split on that sector that stayed open; kept by reference.
    ClauseJoin(ClauseScribe& scribe, Sector on, const std::vector<OpenBranch>& open);

    /// Kills u, which every open branch excludes or has shown to be false.
    void kill(int u);

  private:
    struct Helper {
        int k = 0;
        CandidateFact lemma;
    };

    bool adopt(int u);
    void join_member(int u);
    void join_other(int u);
    std::vector<Helper> helpers(int u);
    Helper helper(const OpenBranch& branch, int u, int k);
    std::vector<const OpenBranch*> told_by_peer(int u) const;
    void make_excluded_false(const OpenBranch& branch);
    void use(const OpenBranch& branch, int u);

    ClauseScribe& scribe_;
    Sector on_;
    const std::vector<OpenBranch>& open_;
    std::vector<const OpenBranch*> single_;   // with one kept candidate
    std::vector<const OpenBranch*> several_;  // smallest first
};

}  // namespace deduku::proof
