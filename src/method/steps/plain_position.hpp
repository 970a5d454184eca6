// A position of the step model on a board of any size, with the finders of the table.
//
//   collect(T1) collect(B2) ..  ->  removals and placements   ->  commit: all of them together
//
// A cell with one candidate is placed only when T1 or H1 finds it; until then its peers keep the digit. Moves can be
// recorded as deductions; fast_position.hpp is the fast counterpart.
//
// On boards with rules, a placement also removes the exclusions of lines of at most one, naked subsets are also
// searched for in small houses, and a full grid that violates a rule is a contradiction.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "method/steps/plan.hpp"
#include "method/steps/steps.hpp"
#include "method/steps/tuples.hpp"

namespace deduku::steps {

class PlainPosition {
  public:
    /// The start position with the givens placed. Keeps finds if the options ask for a trace, deductions if for a
    /// ledger.
    PlainPosition(const Puzzle& puzzle, const StepOptions& options);

    /// Adds the moves of this row on the frozen position to the batch; returns whether there are any.
    bool collect(const Move& move);
    /// Commits the batch. Outside propositions, a cell that moves alone, without placements, leave with one candidate
    /// is placed at once, as in the author's program.
    void commit();

    bool dead() const;                                           ///< a cell has no candidate, or a rule is violated
    bool done() const { return open_.empty(); }                  ///< all cells are placed
    bool lacks_place() const { return board_.contradictory(); }  ///< some sector is empty
    Grid grid() const { return board_.grid(); }

    int widest() const { return board_.geometry().digits(); }
    /// The candidates of all cells with `width` candidates.
    std::vector<Candidate> candidates(int width) const;

    /// A copy without history and batch, for a proposition; `one` = it commits one move at a time.
    PlainPosition branch(bool one) const { return {*this, one}; }
    bool takes_one() const { return one_; }
    /// Places a candidate.
    void assume(Candidate candidate);
    /// Adds to the batch: `candidate` is false, for the reason found in `assumed` (not null). The same commit places a
    /// cell left with one candidate.
    void rule_out(Candidate candidate, const PlainPosition* assumed);
    /// Adds to the batch: `candidate` is placed, since it is in a known solution.
    void take_over(Candidate candidate);

    std::size_t mark() const { return board_.trail().size(); }
    std::vector<Candidate> removed_since(std::size_t mark) const;
    std::vector<StepFind> take_found() { return std::exchange(found_, {}); }

    const Board& board() const { return board_; }
    /// The deductions so far, in order; complete if took_over() is false.
    const std::vector<Deduction>& deductions() const { return deductions_; }
    /// The sector left empty by the deductions, if they end in a contradiction (none if it was empty before).
    std::optional<Sector> shown_empty() const { return shown_empty_; }
    bool took_over() const { return took_over_; }

  private:
    PlainPosition(const PlainPosition& from, bool one)
        : board_(from.board_),
          placed_(from.placed_),
          open_(from.open_),
          records_(from.records_),
          one_(one),
          rules_(from.rules_) {}
    bool collect_naked_singles(const Move& move);
    bool collect_hidden_singles(const Move& move);
    bool collect_tuples(const Move& move);
    TupleHouse open_cells(House house) const;
    bool add_tuple(const Move& move, House house, const TupleHouse& seen, const Tuple& tuple, bool& moved);
    Board board_with(House house, const TupleHouse& seen) const;
    bool collect_from_table(const Move& move);
    bool add(const Move& move, const Find& find);
    bool note_places(const Move& move, std::size_t before);
    bool placed(Cell cell) const { return placed_[cell]; }
    void apply_batch();
    void place(Candidate candidate);
    std::vector<Candidate> completed_by_moves() const;
    void take_from(Cell cell, Set<Digit> digits);
    void check_rules();
    void record_batch(Board proof);
    void record(Board& proof, Deduction deduction);

    Board board_;
    Table<Cell, bool> placed_;
    std::vector<Cell> open_;  // cells not placed, ascending
    bool notes_ = false;
    bool records_ = false;
    bool one_ = false;
    FoundTogether tuples_ = FoundTogether::whole;
    Table<Cell, Set<Digit>> left_;  // by moves, not by placements; empty inside propositions
    bool took_over_ = false;
    std::shared_ptr<const RuleView> rules_;  // null without rules
    bool broken_ = false;                    // all cells are placed, but a rule is violated
    // The batch.
    std::vector<Candidate> places_;
    std::vector<Candidate> removes_;
    std::vector<Deduction> reasons_;  // of removes_ and of hidden singles, kept when recording
    std::vector<Cell> ruled_;         // cells that lose a candidate to a proposition
    std::vector<Move> tuple_moves_;   // those with finds
    // The history.
    std::vector<StepFind> found_;
    std::vector<Deduction> deductions_;
    std::optional<Sector> shown_empty_;
};

/// As run(), for boards of any size and for recording.
[[nodiscard]] StepsRun run_plain(const Puzzle& puzzle, const OrderPlan& plan, const StepOptions& options, Meter& meter);

}  // namespace deduku::steps
