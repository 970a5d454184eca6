// The fixpoint of the two rules of Reasonable Sudoku, computed incrementally.
//
//   R1  a set A of cells of a house with |A| digits between them: these digits leave the house's other cells
//   R2  the places of a digit in one house all lie in another: it is removed from the rest of the other
//
// singles first, then R2 for the digits that lost a place, then R1 for one house that lost a candidate; and
// from the start again after every removal. Both rules only remove candidates, and no removal invalidates
// another: without a contradiction the fixpoint is the same in any order; a contradiction is found in any order.
//
// On boards with rules the two rules and what the rules of the board exclude (technique/rules) take turns: cells that
// all differ keep the digits that they can have together, with their sum if it is known.
#pragma once

#include <memory>
#include <vector>

#include "deduku/reason.hpp"
#include "method/reasonable/position.hpp"

namespace deduku {
class RuleClosure;
}

namespace deduku::reasonable {

/// Closes boards of one size; keeps its memory from board to board.
class Fixpoint {
  public:
    explicit Fixpoint(GeometryPtr geometry);
    virtual ~Fixpoint() = default;

    /// Closes a board under the rules and appends, if `steps` is given, a deduction for each use of one, the
    /// reading of the givens first. False if there is a contradiction: some sector of the board is empty then.
    bool close(Board& board, std::vector<Deduction>* steps = nullptr);

    /// The same on the position of a puzzle without a Board, which is faster; see position() for the outcome.
    bool close(const Puzzle& puzzle);
    const Position& position() const { return position_; }

  protected:
    /// R1 in a house with news, by matching and strongly connected components: polynomial.
    virtual void use_subsets(const Position::News& news);
    void remove(Candidate c);
    /// Records the removals since the last time, with their reason.
    template <class MakeCover>
    void note(MakeCover&& cover) {
        if (removed_.empty()) return;
        steps_->push_back({cover(), std::move(removed_)});
        removed_.clear();
    }
    const Geometry& geometry() const { return geometry_; }

  private:
    Fixpoint(const GeometryPtr& full_houses, std::shared_ptr<RuleClosure> rules);
    bool run();
    void use_single(const Position::Single& single);
    void use_locks(const Position::News& news);
    AllDifferent& filter_of(House house);
    void note_components(House house, const AllDifferent& filter);
    void show_lack(House house, const AllDifferent::Lack& lack);

    const Geometry& geometry_;  // full houses only; they and their sectors have the numbers of the board's
    Position position_;
    Table<House, AllDifferent> houses_;        // their filters
    Table<House, bool> met_;                   // the houses whose filter was used on this board
    std::vector<Deduction>* steps_ = nullptr;  // where to record, if anywhere
    std::vector<Candidate> removed_;           // by the rule at work, if recording
    std::shared_ptr<RuleClosure> rules_;       // of the board; null without rules
};

}  // namespace deduku::reasonable
