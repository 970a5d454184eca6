#include "method/steps/fast_position.hpp"

#include "method/steps/tuples.hpp"
#include "technique/parts/subset_search.hpp"

namespace deduku::steps {
namespace {

using boards::BitTally;
using boards::BoardVector;

}  // namespace

FastPosition::FastPosition(const Puzzle& puzzle) : remembers_(true) {
    for (Cell each : puzzle.cells.ids()) {
        const BoardVector cell = boards::bit(index(each));
        const Set<Digit> digits = puzzle.cells[each];
        for (Digit digit : digits) now_.digits[static_cast<std::size_t>(digit)] |= cell;
        if (digits.single()) places_[static_cast<std::size_t>(digits.first())] |= cell;
    }
    commit();
}

FastPosition::FastPosition(const lanes::PositionRow& row, std::uint8_t known) {
    if ((known & lanes::hidden_singles) != 0) now_.news.hidden = 0;
    if ((known & lanes::pointing) != 0) now_.news.pointing = 0;
    if ((known & lanes::claiming) != 0) now_.news.claiming = 0;
    std::array<std::array<std::uint64_t, 2>, 9> words;
    lanes::best_kernel().spread(row.data(), words);
    for (std::size_t d = 0; d < 9; ++d) now_.digits[d] = boards::from_words(words[d][0], words[d][1]);
    for (int cell = 0; cell < lanes::cells; ++cell)
        if ((row[static_cast<std::size_t>(cell)] & lanes::placed_flag) != 0) now_.placed |= boards::bit(cell);
}

lanes::PositionRow FastPosition::row() const {
    lanes::PositionRow out{};
    const auto add = [&](BoardVector cells, std::uint16_t bit) {
        boards::for_each_cell(cells, [&](int cell) { out[static_cast<std::size_t>(cell)] |= bit; });
    };
    for (std::size_t d = 0; d < 9; ++d) add(now_.digits[d], static_cast<std::uint16_t>(1U << d));
    add(now_.placed, lanes::placed_flag);
    return out;
}

bool FastPosition::collect(const Move& move) {
    switch (move.technique->letter) {
        case 'T':
            if (move.size == 1) return collect_naked_singles();
            return move.size == 2 ? collect_naked_pairs(move) : collect_tuples(move);
        case 'H':
            if (move.size == 1) return collect_hidden_singles();
            return move.size == 2 ? collect_hidden_pairs(move) : collect_tuples(move);
        case 'B':
            return move.size == 2 ? collect_locked(boards::pointing, now_.news.pointing)
                                  : collect_locked(boards::claiming, now_.news.claiming);
        case 'W': return collect_fish(move.size);
        default: return collect_from_table(move);
    }
}

bool FastPosition::collect_naked_singles() {
    const BoardVector singles = now_.naked_singles(now_.counts());
    if (!boards::any(singles)) return false;
    for (std::size_t d = 0; d < 9; ++d) places_[d] |= now_.digits[d] & singles;
    return true;
}

bool FastPosition::collect_hidden_singles() {
    BoardVector found{};
    boards::for_each_digit(std::exchange(now_.news.hidden, 0U), [&](std::size_t d) {
        const BoardVector singles = now_.hidden_singles(d, boards::houses(now_.digits[d]));
        places_[d] |= singles;
        found |= singles;
    });
    return boards::any(found);
}

bool FastPosition::remove(std::size_t digit, BoardVector cells) {
    const BoardVector living = cells & now_.digits[digit];
    removes_[digit] |= living;
    return boards::any(living);
}

bool FastPosition::collect_locked(BoardVector (*locked)(BoardVector), std::uint32_t& news) {
    bool moved = false;
    boards::for_each_digit(std::exchange(news, 0U), [&](std::size_t d) { moved |= remove(d, locked(now_.digits[d])); });
    return moved;
}

// Adds the eliminations of a tuple to the batch: removes these digits from the cells.
bool FastPosition::take(std::uint32_t digits, BoardVector cells) {
    BoardVector losers{};
    boards::for_each_digit(digits, [&](std::size_t d) { losers |= cells & now_.digits[d]; });
    boards::for_each_digit(digits, [&](std::size_t d) { removes_[d] |= losers; });
    return boards::any(losers);
}

bool FastPosition::collect_naked_pairs(const Move& move) {
    const BitTally digits = now_.counts();
    // If a cell with one digit is still open, it may be a member.
    if (!tuple_moves_.empty() || boards::any(now_.naked_singles(digits))) return collect_tuples(move);
    const BoardVector pairs = digits.two & ~digits.three;
    bool moved = false;
    for (std::size_t a = 0; a < 9; ++a) {
        const BoardVector with_a = now_.digits[a] & pairs;
        if (!boards::any(with_a)) continue;
        for (std::size_t b = a + 1; b < 9; ++b) {
            const BoardVector both = with_a & now_.digits[b];
            if (boards::count(both) < 2) continue;
            // Three such cells in a house empty each other: each pair of them removes the digits from the third.
            const boards::HouseCounts in = boards::houses(both);
            const BoardVector out =
                ((in.row.two | in.column.two | in.box.two) & ~both) | in.row.three | in.column.three | in.box.three;
            moved |= take(1U << a | 1U << b, out);
        }
    }
    if (moved) tuple_moves_.push_back(move);
    return moved;
}

bool FastPosition::collect_hidden_pairs(const Move& move) {
    if (!tuple_moves_.empty()) return collect_tuples(move);
    // For each digit: its cells in houses where it has exactly two.
    std::array<std::array<BoardVector, 3>, 9> twice;
    for (std::size_t d = 0; d < 9; ++d) {
        const boards::HouseCounts in = boards::houses(now_.digits[d]);
        twice[d] = {now_.digits[d] & in.row.two & ~in.row.three, now_.digits[d] & in.column.two & ~in.column.three,
                    now_.digits[d] & in.box.two & ~in.box.three};
    }
    bool moved = false;
    for (std::size_t a = 0; a < 9; ++a) {
        for (std::size_t b = a + 1; b < 9; ++b) {
            // Cells with both digits, in houses where neither has another place.
            const BoardVector row = twice[a][0] & twice[b][0];
            const BoardVector column = twice[a][1] & twice[b][1];
            const BoardVector box = twice[a][2] & twice[b][2];
            if (!boards::any(row | column | box)) continue;
            const BoardVector cells = (row & boards::rows(row).two) | (column & boards::houses(column).column.two) |
                                      (box & boards::houses(box).box.two);
            moved |= boards::any(cells) && take(0x1FF & ~(1U << a | 1U << b), cells);
        }
    }
    if (moved) tuple_moves_.push_back(move);
    return moved;
}

// Tuples of any size, house by house.
bool FastPosition::collect_tuples(const Move& move) {
    const TupleKind kind = kind_of(move);
    std::array<std::uint64_t, 81> digits{};
    for (std::size_t d = 0; d < 9; ++d)
        boards::for_each_cell(now_.digits[d] & ~now_.placed,
                              [&](int cell) { digits[static_cast<std::size_t>(cell)] |= 1U << d; });
    bool moved = false;
    for (const auto& cells : lanes::cells_of) {
        TupleHouse open;
        for (const auto cell : cells) open.digits[open.size++] = digits[cell];
        for (const Move& before : tuple_moves_)
            for_each_tuple_taken(open, before, FoundTogether::whole,
                                 [](const TupleHouse&, const Tuple&) { return true; });
        for_each_tuple_taken(open, move, FoundTogether::whole, [&](const TupleHouse& seen, const Tuple& tuple) {
            for (std::size_t p = 0; p < 9; ++p) {
                const auto takes = static_cast<std::uint32_t>(tuple.takes_from(p, kind)) & 0x1FF;
                if ((takes & seen.digits[p]) != 0) moved |= take(takes, boards::bit(cells[p]));
            }
            return true;
        });
    }
    if (moved) tuple_moves_.push_back(move);
    return moved;
}

bool FastPosition::collect_fish(int size) {
    bool moved = false;
    for (std::size_t d = 0; d < 9; ++d) {
        std::array<std::array<std::uint64_t, 9>, 2> lines{};  // places in rows, in columns
        boards::for_each_cell(now_.digits[d], [&](int cell) {
            lines[0][static_cast<std::size_t>(cell / 9)] |= std::uint64_t{1} << (cell % 9);
            lines[1][static_cast<std::size_t>(cell % 9)] |= std::uint64_t{1} << (cell / 9);
        });
        for (std::size_t way = 0; way < 2; ++way)
            for_each_subset(std::span(lines[way]), size, [&](std::uint64_t chosen, std::uint64_t joined) {
                BoardVector out{};
                for (int line = 0; line < 9; ++line)
                    for (int at = 0; at < 9; ++at)
                        if ((chosen >> line & 1) == 0 && (joined >> at & 1) != 0)
                            out |= boards::bit(way == 0 ? 9 * line + at : 9 * at + line);
                moved |= remove(d, out);
                return true;
            });
    }
    return moved;
}

// Any other row of the table, on a board created for it.
bool FastPosition::collect_from_table(const Move& move) {
    Puzzle position = blank_puzzle(Box{3, 3});
    for (Set<Digit>& cell : position.cells) cell = {};
    for (std::size_t d = 0; d < 9; ++d)
        boards::for_each_cell(now_.digits[d],
                              [&](int cell) { position.cells[static_cast<Cell>(cell)].insert(static_cast<Digit>(d)); });
    bool moved = false;
    move.technique->find(start_board(position), move.size, [&](const Deduction& deduction) {
        for (const Candidate c : deduction.removes)
            moved |= remove(static_cast<std::size_t>(c.digit), boards::bit(index(c.cell)));
        return true;
    });
    return moved;
}

void FastPosition::commit() {
    for (std::size_t d = 0; d < 9; ++d) now_.keep(d, ~removes_[d]);
    if (boards::any(ruled_)) {
        const BitTally digits = now_.counts();
        const BoardVector singles = ruled_ & digits.one & ~digits.two;
        for (std::size_t d = 0; d < 9; ++d) places_[d] |= now_.digits[d] & singles;
        ruled_ = BoardVector{};
    }
    place_all();
    if (remembers_) place_completed();
    removes_ = {};
    tuple_moves_.clear();
}

void FastPosition::place_all() {
    BoardVector once{};
    for (const BoardVector& places : places_) once |= places;
    if (!boards::any(once)) return;
    now_.place(places_);
    places_ = {};
}

// As in PlainPosition::commit.
void FastPosition::place_completed() {
    BoardVector once{}, twice{};
    for (std::size_t d = 0; d < 9; ++d) {
        taken_[d] |= removes_[d];
        twice |= once & ~taken_[d];
        once |= ~taken_[d];
    }
    const BoardVector completed = once & ~twice & ~now_.placed & boards::all_cells;
    for (std::size_t d = 0; d < 9; ++d) places_[d] = now_.digits[d] & ~taken_[d] & completed;
    place_all();
}

bool FastPosition::dead() const {
    BoardVector living{};
    for (const BoardVector cells : now_.digits) living |= cells;
    return boards::any(boards::all_cells & ~living);
}

bool FastPosition::lacks_place() const {
    BoardVector everywhere = boards::all_cells;
    for (const BoardVector cells : now_.digits) {
        const boards::HouseCounts in = boards::houses(cells);
        everywhere &= in.row.one & in.column.one & in.box.one;
    }
    return dead() || boards::any(boards::all_cells & ~everywhere);
}

Grid FastPosition::grid() const {
    Grid grid(81);
    for (std::size_t d = 0; d < 9; ++d)
        boards::for_each_cell(now_.digits[d], [&](int cell) { grid[static_cast<Cell>(cell)] = static_cast<Digit>(d); });
    return grid;
}

void FastPosition::rule_out(Candidate candidate, const FastPosition* /*assumed*/) {
    const BoardVector cell = boards::bit(index(candidate.cell));
    removes_[static_cast<std::size_t>(candidate.digit)] |= cell;
    ruled_ |= cell;
}

void FastPosition::take_over(Candidate candidate) {
    places_[static_cast<std::size_t>(candidate.digit)] |= boards::bit(index(candidate.cell));
}

}  // namespace deduku::steps
