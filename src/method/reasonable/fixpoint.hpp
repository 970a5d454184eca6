// The fixpoint of the two rules of Reasonable Sudoku, computed incrementally.
//
//   R1  a set A of cells of a house with |A| digits in all: these digits are removed from the house's other cells
//   R2  the places of a digit in one house are all in another: it is removed from the rest of the other
//
// Singles come first, then R2 for the digits that lost a place, then R1 for one house that lost a candidate; after
// every removal, the sequence restarts. Both rules only remove candidates, and no removal invalidates another. So
// without a contradiction, the fixpoint is the same in any order; a contradiction is found in any order.
//
// On boards with rules, the two rules alternate with the exclusions by the rules of the board (technique/rules): cells
// that are all different keep only digits that they can have together, with their sum if it is known.
#pragma once

#include <memory>
#include <vector>

#include "deduku/reason.hpp"
#include "method/reasonable/position.hpp"
#include "technique/sets/all_different.hpp"

namespace deduku {
class RuleClosure;
}

namespace deduku::reasonable {

/// Closes boards of one size; keeps its memory between boards.
class Fixpoint {
  public:
    explicit Fixpoint(GeometryPtr geometry);
    virtual ~Fixpoint() = default;

    /// Closes a board under the rules and appends to `steps`, if given, a deduction for each use of one; first those of
    /// the givens. False at a contradiction: then some sector of the board is empty.
    bool close(Board& board, std::vector<Deduction>* steps = nullptr);

    /// The same for a puzzle, whose givens are read at once; board() has the outcome.
    bool close(const Puzzle& puzzle);
    const Board& board() const { return position_.board(); }

  protected:
    /// R1 in a changed house, by matching and strongly connected components: polynomial.
    virtual void use_subsets(const ReasonablePosition::News& news);
    void remove(Candidate c);
    /// Records the new removals with their reason.
    template <class MakeCover>
    void note(MakeCover&& cover) {
        if (removed_.empty()) return;
        steps_->push_back({on_board(cover()), std::move(removed_)});
        removed_.clear();
    }
    const Geometry& geometry() const { return geometry_; }

  private:
    Fixpoint(const GeometryPtr& full_houses, std::shared_ptr<RuleClosure> rules, int own_cells);
    bool run();
    Cover on_board(Cover cover) const;
    void use_single(const ReasonablePosition::Single& single);
    void use_locks(const ReasonablePosition::News& news);
    AllDifferent& filter_of(House house);
    void note_components(House house, const AllDifferent& filter);
    void show_lack(House house, const AllDifferent::Lack& lack);

    const Geometry& geometry_;  // full houses only; cells of the grid and houses have the numbers of the board
    int own_cells_;             // of the board: its sectors of houses have numbers that are higher by this many
    ReasonablePosition position_;
    Table<House, AllDifferent> houses_;        // their filters
    Table<House, bool> met_;                   // the houses with filters in use on this board
    std::vector<Deduction>* steps_ = nullptr;  // null: does not record
    std::vector<Candidate> removed_;           // by the current rule, if recording
    std::shared_ptr<RuleClosure> rules_;       // of the board; null without rules
};

}  // namespace deduku::reasonable
