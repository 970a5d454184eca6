// Pair reduction with facts, at any depth (spec sections 3, 5, 6).
//
//   level 0:  I8: 2,7                      facts of this level
//     # G7: 5                              a hypothesis opens a level, on a copy of the board
//       + G4: 1,8                          facts under it
//       => CTR                             so G7 has one of its other digits, a fact of level 0
//
// Breadth first: a level exhausts the decisions by autosolve alone before a hypothesis opens the next level. Depth
// first (for comparison): an undecided branch is followed at once.
#pragma once

#include "method/hdp/autosolve.hpp"

namespace deduku::hdp {

class Reduction {
  public:
    /// Adds lines and counts to `out`, events to `events` if it is not null.
    Reduction(Autosolver& autosolver, const HdpOptions& options, Section& out, std::vector<Event>* events,
              Walk walk = Walk::breadth)
        : autosolver_(autosolver), options_(options), out_(out), events_(events), walk_(walk) {}

    /// Pair reduction of a closed board (depth 0), or deep pair reduction with `depth` hypothesis levels.
    /// `chain` holds the facts of the level and receives new ones; the board is left closed under them.
    BranchOutcome reduce(Board& board, HdpChain& chain, int depth);
    /// Prints the closing STA line of a reduction that started from this chain, if there is a fact.
    void print_status(const HdpChain& chain, BranchOutcome outcome);

    /// Tries one branch: by autosolve and, if that leaves it open and depth is not negative, by a reduction of `depth`
    /// on a copy. A contradiction makes `other` a fact of the level.
    struct Decision {
        BranchOutcome outcome = BranchOutcome::open;  ///< of the level, with the new fact if any
        bool fact = false;
    };
    struct Level {
        Board& board;
        HdpChain& chain;
        int depth;   ///< hypothesis levels that may still be opened
        int number;  ///< number of open hypothesis levels
    };
    /// How branches of the reduction after a fact are counted: in the published counts, twice if the first branch of a
    /// pair gave the fact.
    enum class Count : std::uint8_t { once, twice };
    Decision try_branch(const Level& level, const Statement& tried, const Statement& other, Count count);

    /// Records that the next two branches belong to this pair.
    void note_pair(const Level& level, const ConstraintPair& pair) {
        note(level, {.kind = Event::Kind::constraint_pair,
                     .cell = pair.first,
                     .other = pair.second,
                     .digits = Set<Digit>{pair.digit}});
    }

    /// The meter ran out, or all requested facts are found: the result is final.
    bool cut_short() const { return has_first_fact_ || autosolver_.exhausted(); }
    /// Set after BranchOutcome::solution.
    const std::optional<Grid>& solution() const { return solution_; }

  private:
    // The statements that a sweep tries in each cell: the pair, or the pair and then the other digits.
    enum class Tries : std::uint8_t { pair, both };
    // The result of a sweep over a group.
    struct Sweep {
        BranchOutcome outcome = BranchOutcome::open;
        bool fact = false;
        bool fact_after_undecided = false;
    };
    // The state of a pass, shared by its rounds.
    struct Progress {
        bool fact = false;   // the pass yielded one
        bool again = false;  // repeat the round
    };

    BranchOutcome reduce(const Level& level);
    BranchOutcome loop(const Level& level);
    BranchOutcome loop_by_pairs(const Level& level);
    BranchOutcome round(const Level& level, Cell pair_cell, Progress& progress);
    BranchOutcome group(const Level& level, Set<Digit> pair, bool in_block, const std::vector<Cell>& cells,
                        Progress& progress);
    Sweep sweep(const Level& level, Set<Digit> pair, const std::vector<Cell>& cells, Tries tries);
    Decision follow(const Level& level, const Statement& tried, const Statement& other, Count count);
    Decision add_fact(const Level& level, const Statement& fact, Count count);
    TestedBranch probe(const Level& level, const Statement& statement);
    void solved(const Level& level, HdpChain by);
    void note(const Level& level, Event event);
    void print(Mark mark, const HdpChain& chain, BranchOutcome outcome,
               std::optional<Statement> conclusion = std::nullopt);

    Autosolver& autosolver_;
    const HdpOptions& options_;
    Section& out_;
    std::vector<Event>* events_;
    Walk walk_;
    bool has_first_fact_ = false;
    HdpChain solved_by_;
    std::optional<Grid> solution_;
};

}  // namespace deduku::hdp
