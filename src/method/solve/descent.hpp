// Depth-first search for large boards: two rules to their fixpoint in every node, then the sector of most trouble.
//
//   weight(s) = how often sector s was found empty          branch on the smallest size / weight
//
//   A1=5, C4=2, not D7=9, H8=1 ..     a way down; "not D7=9" = all below A1=5, C4=2, D7=9 is searched
//     100 dead ends: start again with the weights learnt, then 100, 200, 100, 100, 200, 400 .. (Luby)
//
// The rules are those of method/reasonable: singles, locked candidates, and what the digits of a house being
// all different leaves. A large board forgives no wrong guess: what propagation does not see at once costs a
// subtree, and restarts with weights move the guesses to where the trouble is. From the first solution on
// nothing is started again, so none is counted twice.
#pragma once

#include <vector>

#include "grid/board.hpp"
#include "search/tally.hpp"
#include "technique/all_different.hpp"

namespace deduku {

class Descent {
  public:
    explicit Descent(const Board& board);

    /// Searches until the tree or the tally ends. False: it met `allowance` dead ends since the start or the last
    /// solution; then what has been counted so far lies in searched().
    bool run(Tally& tally, std::uint64_t allowance);

    /// Candidates that are not all true in any solution not counted yet.
    using Nogood = std::vector<Candidate>;
    /// With what is searched already, as nogoods: no solution outside them has been counted.
    std::vector<Nogood> searched() const;

  private:
    struct Guess {
        Candidate candidate;
        std::size_t trail_size;  // before it
    };
    struct Refuted {
        Candidate candidate;
        std::size_t depth;  // guesses above it
    };

    Set<Digit>& digits(Cell c) { return digits_[static_cast<std::size_t>(c)]; }
    Set<Place>& places(House h, Digit d) {
        return places_[static_cast<std::size_t>(h) * size_ + static_cast<std::size_t>(d)];
    }
    bool solved() const { return living_ - trail_.size() == digits_.size(); }
    template <class Id>
    void note(Set<Id> left, Sector sector);
    void kill(Candidate c);
    void settle(Candidate v);
    void settle(Sector single);
    bool propagate();
    bool use_locked();
    bool use_houses();
    void forget_news();
    void guess();
    void take_back(std::size_t depth);
    Sector choose();
    Candidate first_of(Sector sector);
    std::uint32_t random(std::uint32_t bound);
    Grid grid() const;

    const Geometry& geometry_;
    std::size_t size_;
    std::size_t living_;
    std::vector<Set<Digit>> digits_;   // of each cell
    std::vector<Set<Place>> places_;   // house * N + digit
    std::vector<float> weights_;       // of each sector, 1 + failures
    std::vector<Sector> singles_;      // to settle
    int widest_;                       // crossing, in cells
    std::vector<House> locks_;         // houses with changed digits
    std::vector<Set<Digit>> changed_;  // of each house: lost a place since locked candidates were looked for
    std::vector<House> fresh_houses_;  // houses that are fresh
    std::vector<bool> fresh_;          // each house: lost a candidate since the filter looked at it
    std::optional<Sector> empty_;
    std::vector<Candidate> trail_;
    std::vector<Guess> guesses_;
    std::vector<Refuted> refuted_;
    AllDifferent filter_;
    bool shuffled_ = false;
    std::uint64_t random_ = 777;
};

}  // namespace deduku
