// Bivalue graves: all open cells of a board as one pattern.
//
//   {2,5} {5,7} {2,7}      every cell has two candidates, every digit two places in a house: a solution of the rest
//                          can be exchanged as a whole. One cell with three, {2,5,7}, prevents this by its third one,
//                          which has three places in each house of the cell.
#include "technique/uniqueness/graves.hpp"

#include <algorithm>

#include "technique/uniqueness/deadly.hpp"
#include "technique/uniqueness/uniqueness.hpp"

namespace deduku {
namespace {

// The open cells of a board, if all have two candidates, except perhaps one with three; and that one.
struct Grave {
    DeadlyPattern pattern;
    std::optional<Cell> third;
};
std::optional<Grave> grave_of(const Board& board, const Puzzle& start) {
    Grave out;
    for (Cell cell : board.geometry().every_cell()) {
        const Set<Digit> digits = board.digits(cell);
        if (digits.single()) continue;
        if (digits.empty() || digits.size() > (out.third ? 2 : 3) || start.cells[cell].single()) return std::nullopt;
        if (digits.size() == 3) out.third = cell;
        out.pattern.cells.push_back(cell);
        out.pattern.pairs.push_back({digits.first(), (digits - Set<Digit>{digits.first()}).first()});
    }
    if (out.pattern.cells.empty()) return std::nullopt;
    return out;
}

// Whether each digit open in a house has two places there, all of them open; `odd`, if any, has three in each house
// of its cell.
bool has_pairs(const Board& board, std::optional<Candidate> odd) {
    const Geometry& g = board.geometry();
    for (House house : g.every_house())
        for (Digit digit : g.all_digits()) {
            const bool is_odd = odd && odd->digit == digit && g.has(house, odd->cell);
            const Set<Place> places = board.places(house, digit);
            int open = 0;
            for (Place place : places) open += board.digits(g.cell_at(house, place)).single() ? 0 : 1;
            if ((open > 0 || is_odd) && open != (is_odd ? 3 : 2)) return false;
            if (places.size() != std::max(open, 1)) return false;
        }
    return true;
}

// A pattern with the tested cell among all open ones.
Pattern pattern_at(const Board& board, Cell cell) {
    Pattern out;
    out.form = Form::grave;
    out.digits = board.digits(cell);
    out.cells = {cell};
    return out;
}

}  // namespace

bool find_grave_plus_one(const Board& board, const Puzzle& start, int, const Sink& sink) {
    auto grave = grave_of(board, start);
    if (!grave || !grave->third) return true;
    const Cell cell = *grave->third;
    const auto at = static_cast<std::size_t>(std::find(grave->pattern.cells.begin(), grave->pattern.cells.end(), cell) -
                                             grave->pattern.cells.begin());
    for (Digit odd : board.digits(cell)) {
        if (!has_pairs(board, Candidate{cell, odd})) continue;
        std::vector<Candidate> pair;
        for (Digit d : board.digits(cell) - Set<Digit>{odd}) pair.push_back({cell, d});
        grave->pattern.pairs[at] = {pair[0].digit, pair[1].digit};
        DeadlyBranch branch(board, start, board.geometry().sector(cell), pair);
        // If the solution is unique, this branch has none; singles often show that before a Twin does: the same find.
        if (auto end = branch.end(grave->pattern))
            return sink({refuted_by(board, std::move(*end)), [&] { return pattern_at(board, cell); }});
    }
    return true;
}

bool find_grave(const Board& board, const Puzzle& start, int, const Sink& sink) {
    const auto grave = grave_of(board, start);
    if (!grave || grave->third || !has_pairs(board, std::nullopt)) return true;
    const Cell cell = grave->pattern.cells.front();
    Split both{board.geometry().sector(cell), {}};
    std::vector<Candidate> gone;
    for (Digit d : board.digits(cell)) {
        DeadlyBranch branch(board, start, both.on, {{cell, d}});
        branch.follow(grave->pattern);
        auto end = branch.end(grave->pattern);
        if (!end) return true;
        both.branches.push_back(std::move(*end));
        gone.push_back({cell, d});
    }
    return sink({Deduction{std::move(both), std::move(gone)}, [&] { return pattern_at(board, cell); }});
}

}  // namespace deduku
