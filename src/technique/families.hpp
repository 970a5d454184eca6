// The finders the table points to. Each reports Covers, and what a Cover removes is computed from it;
// cycles and conjugates report Splits, one for each candidate they remove.
#pragma once

#include "deduku/techniques.hpp"

namespace deduku {

/// A cell with one candidate: the digit leaves each house of the cell. Cover: cell / (house, digit).
[[nodiscard]] bool find_naked_singles(const Board& board, int size, const Sink& sink);
/// A digit with one place in a house: the cell loses its other digits. Cover: (house, digit) / cell.
[[nodiscard]] bool find_hidden_singles(const Board& board, int size, const Sink& sink);
/// A cell with one candidate that peers still have, the only one of a house that is not done: the digit leaves the
/// other houses of the cell. Done is a cell with one candidate which no peer has. Cover: cell / (house, digit).
[[nodiscard]] bool find_full_houses(const Board& board, int size, const Sink& sink);
/// k cells of a box and of a line, as in a naked subset of both: their digits leave both houses. A Split on the first
/// cell; in each branch its digit, by one Cover, and the others' digits, by a second one, leave line and box alike.
/// Reported only if both houses lose something.
[[nodiscard]] bool find_locked_subsets(const Board& board, int size, const Sink& sink);
/// k cells of a house, each with 2..k candidates, k digits between them.
[[nodiscard]] bool find_naked_subsets(const Board& board, int size, const Sink& sink);
/// k digits of a house, each with 2..k places, k cells between them.
[[nodiscard]] bool find_hidden_subsets(const Board& board, int size, const Sink& sink);
/// Every candidate that no placing of all digits in its house allows: subsets of all sizes at once, singles included.
/// Each by the smallest naked or hidden set that removes it, small sets first; a house whose digits cannot be placed
/// by one set and one cell or digit too many. Polynomial.
[[nodiscard]] bool find_all_different(const Board& board, int size, const Sink& sink);
/// Two or more places of a digit in a box, all on one line: the rest of the line loses the digit.
[[nodiscard]] bool find_pointing(const Board& board, int size, const Sink& sink);
/// Two or more places of a digit on a line, all in one box: the rest of the box loses the digit.
[[nodiscard]] bool find_claiming(const Board& board, int size, const Sink& sink);
/// k rows, each with 2..k places of a digit, these in k columns: the rest of the columns loses the digit;
/// and the same with rows and columns exchanged. Cover: digit in the rows / digit in the columns.
[[nodiscard]] bool find_fish(const Board& board, int size, const Sink& sink);
/// Hidden conjugate singletons, digit by digit (conjugates.hpp): 1 plain, 2 with U, 3 with U and T. One deduction for
/// each candidate, a Split on a house: one of two cells holds the digit, or neither, which is closed.
[[nodiscard]] bool find_conjugates(const Board& board, int size, const Sink& sink);
/// Every candidate z such that z is false if assumed, by one digit alone: what is true removes its
/// digit from its houses, and a house with two places that loses one has the other. Simple colouring
/// and single-valued cycles. A Split on the cell of z: z leads to an empty cell; the rest stays open.
[[nodiscard]] bool find_x_cycles(const Board& board, int size, const Sink& sink);
/// The same over all digits: cells count like houses, so a cell with two digits that loses one has the
/// other. Multi-colouring, XY chains, alternating chains; all that X finds is among it.
[[nodiscard]] bool find_y_cycles(const Board& board, int size, const Sink& sink);

/// Reports the Cover with its consequences, if it has any; false if the sink said stop.
[[nodiscard]] bool deliver(const Board& board, Cover cover, const Sink& sink);

}  // namespace deduku
