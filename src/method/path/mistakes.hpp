// The mistakes on a board in play, and the board without them.
//
//   A1 = 2, and A1 is odd       breaks a rule, by itself or with other digits
//   C1 = 2                      wrong: no solution of the puzzle has it
//   A1 = 2, B4 = 3              each is in some solution, but none has both
//
// If the puzzle has exactly one solution, all digits and marks are compared with it. Otherwise they are mistakes only if
// no solution has them together; the digits that remain do have one, unless the searches needed are too long.
#pragma once

#include <optional>
#include <vector>

#include "deduku/explain.hpp"
#include "deduku/solve.hpp"
#include "method/path/paper.hpp"

namespace deduku::path {

class RuleBreaks;

struct Mistake {
    enum class Kind : std::uint8_t {
        twice,     ///< the digit appears in `house` a second time
        rule,      ///< it breaks `rule`, with the digits of `others` if there are any
        digit,     ///< this digit was written, but is not in the solution, or in none
        together,  ///< no solution has both this digit and those of `others`
        mark,      ///< this digit was removed, but is in the solution
        marks,     ///< no solution has one of the marks left; with other marks the digit is possible
    };
    Kind kind{};
    Candidate what{};
    House house{};               ///< of `twice`
    std::size_t rule = 0;        ///< of `rule`, in Geometry::rules()
    std::vector<Cell> others{};  ///< of `rule` and `together`, ascending
    /// The reason why it is not, or is, in the cell; none if the path does not prove it.
    std::optional<explain::Answer> why{};
};

/// The player's board with its mistakes corrected: wrong digits removed, lost marks restored.
struct Corrected {
    std::vector<Mistake> mistakes;
    WorkingPaper paper;
    std::optional<Grid> fits{};  ///< a solution of this board, if known
};

/// Whether the number of solutions, up to 2, is known.
[[nodiscard]] inline bool is_known(const Solutions& solutions) {
    return solutions.end != SearchEnd::budget || solutions.count > 1;
}

/// The player's digits and marks.
class Review {
  public:
    /// `state` has a set of digits for each cell: one if a digit is written (except the puzzle's lone marks), all if
    /// nothing is marked. It is empty if nothing was entered. The puzzle must outlive this object.
    Review(const Puzzle& puzzle, const Table<Cell, Set<Digit>>& state);

    /// Whether the player has changed nothing.
    bool untouched() const { return cells_ == puzzle_.cells; }
    /// The player's board, unchanged.
    Board board() const;
    /// The board as it is, known to have this solution, if any.
    Corrected unchanged(std::optional<Grid> fits) const { return {{}, mended({}), std::move(fits)}; }
    /// `found`: the solutions of the puzzle, counted to 2. Boards that do not have exactly one are searched, within a
    /// number of nodes.
    Corrected correct(const Solutions& found, Meter& meter);

  private:
    class Searches;

    bool is_given(Cell cell) const { return puzzle_.cells[cell].single(); }
    // Whether the cell has a written digit or a given.
    bool stands(Cell cell) const { return cells_[cell].single() && !is_lone_mark(puzzle_, cell); }
    bool is_wrong(Cell cell) const;
    bool is_right(Cell cell) const { return grid_ != nullptr && cells_[cell] == Set<Digit>{(*grid_)[cell]}; }
    std::vector<Cell> written() const;
    Board board_of(const std::vector<Cell>& cells) const;
    std::optional<House> house_with(Candidate c, const Table<Cell, Set<Digit>>& digits) const;
    void blame(Mistake mistake);
    void look_at_digits(const std::vector<Cell>& order);
    void look_at_rules(Cell cell, const RuleBreaks& rules, Table<Cell, Set<Digit>>& digits);
    void compare(Cell cell);
    std::optional<Grid> fit_together(Searches& searches);
    Mistake misfit(Cell cell, std::vector<Cell> before, Searches& searches) const;
    WorkingPaper mended(const std::vector<Mistake>& mistakes) const;

    const Puzzle& puzzle_;
    const Geometry& geometry_;
    Table<Cell, Set<Digit>> cells_;
    const Grid* grid_ = nullptr;  // the only solution
    std::vector<Mistake> out_;
};

}  // namespace deduku::path
