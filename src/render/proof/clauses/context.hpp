// The known facts at one point of a proof, and their clauses.
//
//   depth 0   A1=2 false   clause 431 "-2"                    B1=5 true    clause 386, a given
//   depth 1   hypothesis A2=7: true as long as clauses contain "-75"
//             A3=7 false   its peer A2=7 is true
//             B4=1 false   clause 440 "-109 -75"              depends on level 1
//
// Each open branch is a level. The facts of a level are dropped at its end, so memory is bounded by
// the board and the open branches.
#pragma once

#include <bitset>

#include "render/proof/formula/cnf.hpp"

namespace deduku::proof {

/// The deepest possible nesting of branches.
inline constexpr std::size_t max_levels = 256;
/// The open branches on which a clause depends: it contains the negations of their hypotheses.
using Levels = std::bitset<max_levels>;

/// The reason why a candidate is false, or true.
struct CandidateFact {
    enum class Kind : std::uint8_t {
        none,     ///< unknown
        assumed,  ///< by the hypothesis of a level
        clause,   ///< by a clause whose other literals are carried
        peer,     ///< false, since `peer` is true and shares a sector
    };
    Kind kind = Kind::none;
    int peer = 0;
    ClauseId id = 0;
    Levels levels;  ///< of `clause`
};

class ClauseContext {
  public:
    explicit ClauseContext(const Puzzle& puzzle);

    const CnfNumbers& numbers() const { return numbers_; }
    const Geometry& geometry() const { return numbers_.geometry(); }
    Candidate candidate(int v) const { return geometry().candidate(v); }
    std::optional<ClauseId> pair(int a, int b) const { return numbers_.pair(candidate(a), candidate(b)); }
    int member(Sector s, int i) const { return geometry().number(geometry().member(s, i)); }

    /// The reason why v is false; Kind::none while it lives.
    const CandidateFact& dead(int v) const { return dead_[v]; }
    bool lives(int v) const { return dead(v).kind == CandidateFact::Kind::none; }
    /// The reason why v is true.
    const CandidateFact& truth(int v) const { return true_[v]; }
    /// The clause by which the current hypotheses contradict each other; Kind::none if there is none.
    const CandidateFact& refuted() const { return levels_.back().refuted; }

    void set_dead(int v, const CandidateFact& why);
    void set_true(int v, const CandidateFact& why);
    void set_refuted(const CandidateFact& why) { levels_.back().refuted = why; }

    /// The number of open branches.
    std::size_t depth() const { return levels_.size() - 1; }
    /// Opens a branch in which one of `keep`, members of a sector, is true and the living `excluded` ones are false.
    /// Nothing is assumed if none is excluded, or if the only one kept is known to be true.
    void open(const std::vector<int>& keep, const std::vector<int>& excluded);
    /// Closes the innermost branch and drops its facts.
    void close();

    /// The literals that clauses contain for level 1..depth.
    const std::vector<int>& carried(std::size_t level) const { return levels_[level].literals; }
    /// The candidates found false since the innermost branch was opened.
    std::vector<int> found_in_branch() const;

  private:
    struct Level {
        std::size_t trail = 0;
        std::vector<int> literals;
        CandidateFact refuted;
    };

    CnfNumbers numbers_;
    Table<int, CandidateFact> dead_;  // by number of the candidate
    Table<int, CandidateFact> true_;
    std::vector<int> trail_;  // v + 1 for false, -(v + 1) for true
    std::vector<Level> levels_;
};

}  // namespace deduku::proof
