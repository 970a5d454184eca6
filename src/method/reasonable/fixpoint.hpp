// The two rules of Reasonable Sudoku to their fixpoint, driven by what is new.
//
//   R1  a set A of cells of a house with |A| digits between them: these digits leave the house's other cells
//   R2  the places of a digit in one house all lie in another: it leaves the rest of the other
//
// singles first, then R2 for the digits that lost a place, then R1 for one house that lost a candidate; and
// from the start again after every removal. Both rules only remove, and a removal takes nothing away that
// another rests on: without a contradiction the fixpoint is the same in any order, with one there is always one.
#pragma once

#include <vector>

#include "deduku/reason.hpp"
#include "method/reasonable/position.hpp"

namespace deduku::reasonable {

/// How R1 finds its sets. The fixpoint is the same.
enum class Filter : std::uint8_t {
    components,   ///< matching and strongly connected components: polynomial
    enumeration,  ///< naked and hidden subsets of growing size: exponential at worst
};

/// Closes boards of one size; keeps its memory from board to board.
class Fixpoint {
  public:
    explicit Fixpoint(GeometryPtr geometry, Filter filter = Filter::components);

    /// Closes a board under the rules and appends, if `steps` is given, a deduction for each use of one, the
    /// reading of the givens first. False if there is a contradiction: some sector of the board is empty then.
    bool close(Board& board, std::vector<Deduction>* steps = nullptr);

    /// The same on the position of a puzzle without a Board, which is faster; see position() for the outcome.
    bool close(const Puzzle& puzzle);
    const Position& position() const { return position_; }

  private:
    bool run();
    void remove(Candidate c);
    template <class MakeCover>
    void note(MakeCover&& cover);
    void use_single(const Position::Single& single);
    void use_locks(const Position::News& news);
    AllDifferent& filter_of(House house);
    void use_components(const Position::News& news);
    void use_subsets(const Position::News& news);
    void note_components(House house, const AllDifferent& filter);
    void show_lack(House house, const AllDifferent::Lack& lack);

    const Geometry& geometry_;
    Filter filter_;
    Position position_;
    Table<House, AllDifferent> houses_;        // for components
    Table<House, bool> met_;                   // the houses whose filter was used on this board
    std::vector<Deduction>* steps_ = nullptr;  // where to record, if anywhere
    std::vector<Candidate> removed_;           // by the rule at work, if recording
};

}  // namespace deduku::reasonable
