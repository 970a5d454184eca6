// What holds at one point of a proof, and which clause says so.
//
//   depth 0   A1=2 false   clause 431 "-2"                    B1=5 true    clause 386, a given
//   depth 1   hypothesis A2=7: true as long as "-75" is carried
//             A3=7 false   its peer A2=7 is true
//             B4=1 false   clause 440 "-109 -75"              rests on level 1
//
// Each open branch is a level. The facts of a level are forgotten when it is left, so memory is bounded by
// the board and the open branches.
#pragma once

#include <bitset>

#include "render/proof/formula/cnf.hpp"

namespace deduku::proof {

/// The deepest nesting of branches that can be written.
inline constexpr std::size_t max_levels = 256;
/// The open branches a clause rests on: it carries the negations of their hypotheses.
using Levels = std::bitset<max_levels>;

/// Why a candidate is false, or true.
struct Fact {
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

    /// Why candidate v is false; Kind::none while it lives.
    const Fact& dead(int v) const { return dead_[v]; }
    bool lives(int v) const { return dead(v).kind == Fact::Kind::none; }
    /// Why it is true.
    const Fact& truth(int v) const { return true_[v]; }
    /// The clause that shows the present hypotheses to contradict each other; Kind::none if there is none.
    const Fact& refuted() const { return levels_.back().refuted; }

    void set_dead(int v, const Fact& why);
    void set_true(int v, const Fact& why);
    void set_refuted(const Fact& why) { levels_.back().refuted = why; }

    /// The open branches.
    std::size_t depth() const { return levels_.size() - 1; }
    /// A branch in which one of `keep`, members of a sector, is true and the living `excluded` ones are false.
    /// Nothing is assumed if none is excluded, or if the only one kept is known to be true.
    void open(const std::vector<int>& keep, const std::vector<int>& excluded);
    /// Forgets the literals learnt in the innermost branch.
    void close();

    /// The literals carried for level 1..depth.
    const std::vector<int>& carried(std::size_t level) const { return levels_[level].literals; }
    /// What was found to be false since the innermost branch was opened.
    std::vector<int> found_in_branch() const;

  private:
    struct Level {
        std::size_t trail = 0;
        std::vector<int> literals;
        Fact refuted;
    };

    CnfNumbers numbers_;
    Table<int, Fact> dead_;  // by the number of the candidate
    Table<int, Fact> true_;
    std::vector<int> trail_;  // v + 1 for false, -(v + 1) for true
    std::vector<Level> levels_;
};

}  // namespace deduku::proof
