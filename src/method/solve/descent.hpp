// Depth-first search for large boards: the fixpoint of two rules in every node, then a branch on the sector with the
// most conflicts.
//
//   weight(s) = number of times that sector s was found empty     branch on the smallest size / weight
//
//   A1=5, C4=2, not D7=9, H8=1 ..     a path; "not D7=9" = the subtree below A1=5, C4=2, D7=9 has been searched
//     100 dead ends: a restart with the weights so far, then after 100, 200, 100, 100, 200, 400 .. (Luby)
//
// The rules are those of method/reasonable: singles, locked candidates, and the all-different rule for houses.
// On a large board a wrong guess is costly: if propagation does not detect it at once, a whole subtree is searched.
// Restarts with weights move the guesses to the conflicts. There are no restarts after the first solution, so none is
// counted twice.
#pragma once

#include <vector>

#include "grid/singles_closure.hpp"
#include "search/tally.hpp"
#include "technique/sets/all_different.hpp"

namespace deduku {

class Descent : private SinglesClosure<Descent> {
  public:
    explicit Descent(const Board& board);

    /// Searches until the tree or the tally ends. False after `allowance` dead ends since the start or the last
    /// solution; then searched() has the part counted so far.
    bool run(Tally& tally, std::uint64_t allowance);

    /// The part searched, as nogoods: each solution counted so far is excluded by one of them.
    std::vector<Nogood> searched() const;

  private:
    friend SinglesClosure;
    struct Guess {
        Candidate candidate;
        std::size_t mark;  // before it
    };
    struct Refuted {
        Candidate candidate;
        std::size_t depth;  // number of guesses above it
    };

    void killed(Candidate c) {
        geometry().with_houses_of(c.cell, [&](auto in) {
            for (const Membership& m : in) {
                if (!fresh_[m.house]) fresh_houses_.push_back(m.house);
                fresh_[m.house] = true;
                if (changed_[m.house].empty()) locks_.push_back(m.house);
                changed_[m.house].insert(c.digit);
            }
        });
    }
    /// The sector without a true candidate, if one was found.
    std::optional<Sector> empty() const { return lacking_ ? lacking_ : board().empty_sector(); }
    bool propagate();
    bool use_locks();
    bool use_houses();
    bool use_house(House house);
    void forget_news();
    void guess();
    void take_back(std::size_t depth);
    Sector choose();
    std::uint32_t random(std::uint32_t bound);

    Table<Sector, float> weights_;      // 1 + failures
    int widest_;                        // largest crossing, in cells
    std::vector<House> locks_;          // houses with changed digits
    Table<House, Set<Digit>> changed_;  // lost a place since the last search for locked candidates
    std::vector<House> fresh_houses_;   // houses that are fresh
    Table<House, bool> fresh_;          // lost a candidate since the last run of the filter
    std::optional<Sector> lacking_;     // found by the filter
    std::vector<Guess> guesses_;
    std::vector<Refuted> refuted_;
    AllDifferent filter_;
    bool shuffled_ = false;
    std::uint64_t random_ = 777;
};

}  // namespace deduku
