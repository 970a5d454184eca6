// A deadly pattern of one pair of digits in a position: its extras, and the eliminations they justify.
//
//   {2,5}   {2,5}
//   {2,5}   {2,5,7}      extra: 7, in one cell. Kind type1, so the cell is neither 2 nor 5
#pragma once

#include "technique/uniqueness/deadly.hpp"
#include "technique/uniqueness/uniqueness.hpp"

namespace deduku {

/// The number of a kind, as passed to finders.
[[nodiscard]] constexpr int kind_of(Deadly kind) { return static_cast<int>(kind); }
/// Whether it has decided cells.
[[nodiscard]] constexpr bool is_avoidable(int kind) {
    return kind == kind_of(Deadly::avoidable) || kind == kind_of(Deadly::avoidable2);
}

class PairPattern {
  public:
    /// The cells of a rectangle row by row, or of a ring. Trials are made on the board, and undone.
    PairPattern(Board& board, const Puzzle& start, const std::vector<Cell>& cells, Digit a, Digit b);

    /// Reports the eliminations of this kind of pattern; false if the sink stops it.
    [[nodiscard]] bool report(int kind, const Sink& sink) const;

  private:
    /// Cells that make a naked subset with the extras, as one cell, or none; its digits; the houses that contain all.
    struct Subset {
        std::vector<Cell> cells;
        Set<Digit> digits;
        std::vector<House> houses;
    };

    /// Whether each cell can hold the pair, and there are extras.
    bool promising() const { return possible_ && !extras_.empty(); }
    bool is_extra_cell(Cell cell) const;
    std::vector<House> common_houses(const std::vector<Cell>& cells) const;
    Set<Digit> extra_digits() const;
    Digit other_of_pair(Digit d) const;
    bool others_live(std::size_t i, Digit d) const;
    int kind_of_place(Cell cell, Digit d) const;
    bool is_conjugate(House house, Digit d) const;
    bool is_wing(Digit d) const;
    bool refute(Candidate z, const Sink& sink, const Subset* with = nullptr) const;
    bool report_digit(int kind, const Sink& sink) const;
    bool report_subsets(const Sink& sink) const;
    bool report_subsets_in(House house, const Sink& sink) const;
    bool report_subset(const Subset& with, const Sink& sink) const;
    bool refute_by_subset(Candidate z, House house, const Subset& with, const Sink& sink) const;
    bool deliver_end(std::optional<Branch> end, const Sink& sink, const Subset* with = nullptr) const;

    const Board& board_;
    Board& scratch_;  // the same, for trials that are undone
    const Geometry& g_;
    const Puzzle& start_;
    DeadlyPattern pattern_;
    std::vector<Cell> extra_cells_;
    std::vector<Candidate> extras_;
    bool decided_ = false;
    bool possible_ = true;
};

}  // namespace deduku
