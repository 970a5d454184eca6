// The finders the table points to. Each reports Covers, and what a Cover removes is computed from it;
// cycles and conjugates report Splits, one for each candidate they remove.
#pragma once

#include <algorithm>

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
/// Reported only if both houses lose something outside the other.
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

/// A pivot {x,y} in sight of {x,z} and {y,z}: z goes where both of these are seen. A chain.
[[nodiscard]] bool find_xy_wings(const Board& board, int size, const Sink& sink);
/// A pivot {x,y,z} in sight of {x,z} and {y,z}: z goes where all three are seen. A Split on the pivot.
[[nodiscard]] bool find_xyz_wings(const Board& board, int size, const Sink& sink);
/// Two cells {y,z} that do not see each other, and a house with two places of y, each in sight of one of them: z goes
/// where both cells are seen. A chain.
[[nodiscard]] bool find_w_wings(const Board& board, int size, const Sink& sink);
/// k lines with a digit in k cross lines, and fins: more places, all in one box. What the fish and the fins see. A
/// Split on the digit in the box. Each base line has two places or more beside the fins.
[[nodiscard]] bool find_finned_fish(const Board& board, int size, const Sink& sink);
/// The same where a base line has only one place beside its fins.
[[nodiscard]] bool find_sashimi_fish(const Board& board, int size, const Sink& sink);
/// k base and k cover houses of any kind (complex_fish.cpp): rows and boxes in columns and boxes, or columns and boxes
/// in rows and boxes, without fins and with. Boards of more than 128 cells have none, here and below.
[[nodiscard]] bool find_franken_fish(const Board& board, int size, const Sink& sink);
[[nodiscard]] bool find_finned_franken_fish(const Board& board, int size, const Sink& sink);
/// .. any other mixture.
[[nodiscard]] bool find_mutant_fish(const Board& board, int size, const Sink& sink);
[[nodiscard]] bool find_finned_mutant_fish(const Board& board, int size, const Sink& sink);
/// Two rows with two places each of a digit, one of each in the same column; or columns and row. A chain of one digit,
/// as the next two.
[[nodiscard]] bool find_skyscrapers(const Board& board, int size, const Sink& sink);
/// A row and a column, one place of each in the same box.
[[nodiscard]] bool find_two_string_kites(const Board& board, int size, const Sink& sink);
/// Two houses with two places each, otherwise joined.
[[nodiscard]] bool find_turbot_fish(const Board& board, int size, const Sink& sink);
/// A box with three places or more of a digit in one row and one column, and a line with two places, one on that row
/// (or column). A Split on the line.
[[nodiscard]] bool find_empty_rectangles(const Board& board, int size, const Sink& sink);
/// Four cells or more with the same two digits, each in sight of the next: what sees two of them an odd number of steps
/// apart has neither digit. A Split on the first cell. A pair that needs the same digit twice in a house finds nothing.
[[nodiscard]] bool find_remote_pairs(const Board& board, int size, const Sink& sink);
/// Places of a digit joined by houses with two of them, in two colours: what sees both colours goes. A Split on one of
/// the houses, as the next.
[[nodiscard]] bool find_colour_traps(const Board& board, int size, const Sink& sink);
/// .. and two of one colour in a house: that colour goes.
[[nodiscard]] bool find_colour_wraps(const Board& board, int size, const Sink& sink);
/// Two clusters of such places: 1, a colour of one sees a colour of the other, so that what sees both other colours
/// goes; 2, a colour of one sees both of the other, and goes.
[[nodiscard]] bool find_multi_colours(const Board& board, int size, const Sink& sink);
/// For every two ends of chains of one digit what both see; one shortest chain for two ends, short ones first. Boards
/// with more than LinkRows::largest (4,096) candidates that see another have no chains, here and below.
[[nodiscard]] bool find_x_chains(const Board& board, int size, const Sink& sink);
/// The same by cells with two digits.
[[nodiscard]] bool find_xy_chains(const Board& board, int size, const Sink& sink);
/// The same by all links: 1 for ends of one digit, 2 for ends of two digits, in two cells.
[[nodiscard]] bool find_alternating_chains(const Board& board, int size, const Sink& sink);
/// Ends in one cell, or one end: a candidate that would be true if it were false.
[[nodiscard]] bool find_discontinuous_loops(const Board& board, int size, const Sink& sink);
/// Ends that see each other: each weak link is strong.
[[nodiscard]] bool find_continuous_loops(const Board& board, int size, const Sink& sink);

/// The same with nodes of several places (chain.hpp), for ends that no chain of candidates joins.
[[nodiscard]] bool find_grouped_x_chains(const Board& board, int size, const Sink& sink);
[[nodiscard]] bool find_grouped_chains(const Board& board, int size, const Sink& sink);
[[nodiscard]] bool find_grouped_discontinuous_loops(const Board& board, int size, const Sink& sink);
[[nodiscard]] bool find_grouped_continuous_loops(const Board& board, int size, const Sink& sink);
/// Two almost locked sets (cells of a house with one digit more than cells) without a common cell, one of which alone
/// has x: z goes where all places of both are seen. A chain of sets, as the next but one. Boards with very many sets
/// (AlmostLockedSets::largest) have only small ones, here and below.
[[nodiscard]] bool find_als_xz(const Board& board, int size, const Sink& sink);
/// .. and one of which alone has y: all digits of both go where their places are seen. Covers, one for each choice of
/// houses.
[[nodiscard]] bool find_doubly_linked_als_xz(const Board& board, int size, const Sink& sink);
/// Three sets: A or C has x, B or C has y. z goes where all places in A and B are seen.
[[nodiscard]] bool find_als_xy_wings(const Board& board, int size, const Sink& sink);
/// What four sets or more remove, and no fewer: one shortest chain for each candidate.
[[nodiscard]] bool find_als_chains(const Board& board, int size, const Sink& sink);
/// Cells of two houses, and more of each alone, together as many as digits. Covers.
[[nodiscard]] bool find_sue_de_coq(const Board& board, int size, const Sink& sink);
/// A cell of three digits or more, for each of which an almost locked set sees it and has z: z goes where all sets are
/// seen. A Split on the cell.
[[nodiscard]] bool find_death_blossoms(const Board& board, int size, const Sink& sink);
/// Two cells: a digit of one goes with none of the other's, for it sees the same digit, or both would be taken from an
/// almost locked set. A Split on the cell.
[[nodiscard]] bool find_pair_exclusions(const Board& board, int size, const Sink& sink);
/// A candidate that is false whatever a cell holds (1) or wherever a house has a digit (2), or that would empty a
/// sector (3), by what follows from each supposition: one from one, at sectors of two. A Split for each candidate.
/// Boards with more than 1,024 candidates have none, here and below.
[[nodiscard]] bool find_forcing_chains(const Board& board, int size, const Sink& sink);
/// .. by the last candidate of a sector that is left.
[[nodiscard]] bool find_forcing_nets(const Board& board, int size, const Sink& sink);

/// Cells where some rows and some columns cross, and as many digits, each counted by rows or by columns. Covers. Boards
/// of up to 9 digits.
[[nodiscard]] bool find_multi_sector_locked_sets(const Board& board, int size, const Sink& sink);
/// A ring of cells through four boxes, two rows and two columns, and as many digits in these houses. Covers.
[[nodiscard]] bool find_sk_loops(const Board& board, int size, const Sink& sink);

/// Two base cells of a line in a box, and a target cell in each other box of the band, which have their digits between
/// them (exocet.cpp). A Split on a base cell, in its branches one on the other. 9x9 boards with 3x3 boxes, as the next.
[[nodiscard]] bool find_junior_exocets(const Board& board, int size, const Sink& sink);
/// Twelve cells of four boxes that three digits alone cannot fill (tridagon.cpp): one of their other candidates is
/// true. A Split on a cell, filled case by case.
[[nodiscard]] bool find_tridagons(const Board& board, int size, const Sink& sink);

/// Reports the Cover with its consequences, if it has any; false if the sink said stop.
[[nodiscard]] bool deliver(const Board& board, Cover cover, const Sink& sink);
/// The same for each of these, which `seen(cover)` is the pattern of: only what removes something new.
template <class Seen>
[[nodiscard]] bool deliver_each(const Board& board, std::vector<Cover> covers, const Sink& sink, const Seen& seen) {
    std::vector<Candidate> known;
    for (Cover& cover : covers) {
        std::vector<Candidate> removes = consequences(board, cover);
        if (std::includes(known.begin(), known.end(), removes.begin(), removes.end())) continue;
        known.insert(known.end(), removes.begin(), removes.end());
        std::sort(known.begin(), known.end());
        const Deduction found{std::move(cover), std::move(removes)};
        if (!sink({found, [&] { return seen(std::get<Cover>(found.why)); }})) return false;
    }
    return true;
}

}  // namespace deduku
