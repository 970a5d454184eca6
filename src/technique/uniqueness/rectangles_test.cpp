// Unique and avoidable rectangles compared with their definitions. The candidates that a finder leaves out are false
// by singles alone.
#include <gtest/gtest.h>

#include <set>

#include "technique/uniqueness/pair_pattern.hpp"
#include "tests/support/finders.hpp"

namespace deduku {
namespace {

using namespace testing;
using Texts = std::vector<std::string>;
using Falsified = std::set<Candidate>;

// Four cells that two rows and two columns have in common, in two boxes, with digits a and b; `extras`: all others.
struct Rectangle {
    std::vector<Cell> cells;  // row by row: 0 is across from 3, 1 from 2
    Digit a{}, b{};
    std::vector<Cell> extra_cells{};
    Set<Digit> extras{};
    bool decided = false;
};

// Whether both diagonals can have one digit each.
bool can_be_exchanged(const Board& board, const Rectangle& r) {
    const auto has = [&](std::size_t i, Digit d) { return board.has({r.cells[i], d}); };
    const auto lie = [&](Digit x, Digit y) { return has(0, x) && has(3, x) && has(1, y) && has(2, y); };
    return lie(r.a, r.b) || lie(r.b, r.a);
}

template <class Use>
void for_each_rectangle(const Board& board, Use&& use) {
    const Geometry& g = board.geometry();
    const auto box_of = [&](Cell cell) { return *g.house_of(cell, HouseKind::box); };
    for (Cell top : g.every_cell())
        for (Cell bottom : g.every_cell()) {
            if (g.row(bottom) <= g.row(top) || g.column(bottom) <= g.column(top)) continue;
            Rectangle r{{top, g.cell(g.row(top), g.column(bottom)), g.cell(g.row(bottom), g.column(top)), bottom}};
            std::set<House> boxes;
            for (Cell cell : r.cells) boxes.insert(box_of(cell));
            for (Digit a : g.all_digits())
                for (Digit b : g.all_digits()) {
                    if (boxes.size() != 2 || b <= a) continue;
                    Rectangle here = r;
                    here.a = a;
                    here.b = b;
                    for (Cell cell : r.cells) {
                        const Set<Digit> more = board.digits(cell) - Set<Digit>{a, b};
                        if (!more.empty()) here.extra_cells.push_back(cell);
                        here.extras |= more;
                        here.decided = here.decided || board.digits(cell).single();
                    }
                    if (!here.extras.empty() && can_be_exchanged(board, here)) use(here);
                }
        }
}

bool all_in(const Geometry& g, House house, const std::vector<Cell>& cells) {
    return std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return g.has(house, cell); });
}

bool is_in(const std::vector<Cell>& cells, Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

// One digit besides the pair: cells that see all its places in the rectangle.
void one_extra(const Board& board, const Rectangle& r, Falsified& out) {
    if (!r.extras.single() || r.extra_cells.size() < 2) return;
    std::vector<Candidate> all;
    for (Cell cell : r.extra_cells) all.push_back({cell, r.extras.first()});
    for (Candidate c : seen_by_all(board, all)) out.insert(c);
}

// With up to three other open cells of a house, the extras are as many digits as cells, where both extra cells count as
// one.
void subset_of_extras(const Board& board, const Rectangle& r, Falsified& out) {
    const Geometry& g = board.geometry();
    for (House house : g.every_house()) {
        if (r.extra_cells.size() != 2 || !all_in(g, house, r.extra_cells)) continue;
        std::vector<Cell> open;
        for (Cell cell : g.cells_of(house))
            if (!is_in(r.cells, cell) && !board.digits(cell).single()) open.push_back(cell);
        for (unsigned chosen = 1; chosen < (1U << open.size()); ++chosen) {
            std::vector<Cell> with;
            Set<Digit> digits = r.extras;
            for (std::size_t i = 0; i < open.size(); ++i)
                if ((chosen >> i & 1) != 0) {
                    with.push_back(open[i]);
                    digits |= board.digits(open[i]);
                }
            if (with.size() > 3 || digits.size() != static_cast<int>(with.size()) + 1) continue;
            with.insert(with.end(), r.extra_cells.begin(), r.extra_cells.end());
            for (House common : g.every_house())
                for (Cell cell : g.cells_of(common))
                    for (Digit d : board.digits(cell) & digits)
                        if (all_in(g, common, with) && !is_in(with, cell)) out.insert({cell, d});
        }
    }
}

// If a digit of the pair has two places in a line with both extra cells, they do not have the other digit.
void conjugate_pair(const Board& board, const Rectangle& r, Falsified& out) {
    const Geometry& g = board.geometry();
    for (House house : g.every_house())
        for (Digit d : {r.a, r.b}) {
            if (r.extra_cells.size() != 2 || is_area(g, house)) continue;
            if (places_of(board, house, d) != r.extra_cells) continue;
            for (Cell cell : r.extra_cells)
                if (const Digit other = d == r.a ? r.b : r.a; board.has({cell, other})) out.insert({cell, other});
        }
}

Falsified defined(const Board& board, Deadly kind) {
    Falsified out;
    const Geometry& g = board.geometry();
    for_each_rectangle(board, [&](const Rectangle& r) {
        const bool together = std::any_of(g.every_house().begin(), g.every_house().end(),
                                          [&](House house) { return all_in(g, house, r.extra_cells); });
        if (r.decided != (kind == Deadly::avoidable)) return;
        if (kind == Deadly::type1 && r.extra_cells.size() == 1)
            for (Digit d : {r.a, r.b}) out.insert({r.extra_cells[0], d});
        if (kind == Deadly::type3) subset_of_extras(board, r, out);
        if (kind == Deadly::type4) conjugate_pair(board, r, out);
        if (kind == Deadly::avoidable || together == (kind == Deadly::type2))
            if (kind == Deadly::type2 || kind == Deadly::type5 || kind == Deadly::avoidable) one_extra(board, r, out);
    });
    std::erase_if(out, [&](Candidate c) { return !board.has(c); });
    return out;
}

Falsified found_on(const Board& board, Deadly kind) {
    Falsified out;
    find_rectangles(board, blank_puzzle(board.geometry().box()), kind_of(kind), [&](const Find& find) {
        EXPECT_TRUE(follows(board, find.deduction));
        for (Candidate c : find.deduction.removes) {
            // Avoidable ones of type 1 have another definition.
            const std::vector<Cell> cells = find.pattern().cells;
            if (kind != Deadly::avoidable || !is_in(cells, c.cell)) out.insert(c);
        }
        return true;
    });
    return out;
}

void close_by_singles(Board& board) {
    const Geometry& g = board.geometry();
    for (std::size_t before = 1; before != board.trail().size() && !board.contradictory();) {
        before = board.trail().size();
        for (Cell cell : g.every_cell()) {
            if (!board.digits(cell).single()) continue;
            for (Cell peer : g.peers_of(cell))
                if (const Candidate seen{peer, board.digits(cell).first()}; board.has(seen)) board.remove(seen);
        }
        for (House house : g.every_house())
            for (Digit digit : g.all_digits())
                if (const std::vector<Cell> places = places_of(board, house, digit); places.size() == 1)
                    board.keep_only(places[0], {digit});
    }
}

bool contradicts(Board board, Candidate c) {
    board.keep_only(c.cell, {c.digit});
    close_by_singles(board);
    return board.contradictory();
}

// Whether singles refute the candidate, or both digits of a cell that it leaves with two.
bool falls_by_singles(Board board, Candidate c) {
    board.keep_only(c.cell, {c.digit});
    close_by_singles(board);
    const auto cells = board.geometry().every_cell();
    return board.contradictory() || std::any_of(cells.begin(), cells.end(), [&](Cell cell) {
               const Set<Digit> two = board.digits(cell);
               return two.size() == 2 && contradicts(board, {cell, two.first()}) &&
                      contradicts(board, {cell, two.last()});
           });
}

// A rectangle of 1 and 2, with 3 and perhaps one more in some corners; near it, cells with two of 3, 4 and 5; one digit
// of the pair without other places in a house of two corners; if `decided`, one or two corners are solved.
Board random_rectangle(const GeometryPtr& geometry, bool decided, Random& random) {
    const Geometry& g = *geometry;
    Board out(geometry);
    const auto digit = [](int number) { return static_cast<Digit>(number - 1); };
    const auto one_in = [&](int number) { return below(random, number) == 0; };
    const int top = below(random, g.box().height), bottom = g.box().height + below(random, g.box().height);
    const int left = below(random, g.box().width), right = (left + 1) % g.box().width;
    const std::vector<Cell> corners = {g.cell(top, left), g.cell(top, right), g.cell(bottom, left),
                                       g.cell(bottom, right)};
    const Digit rare = digit(1 + below(random, 2)), fourth = digit(std::min(4, g.digits()));
    const auto houses = g.houses_of(corners[0]);
    const House cleared = houses[static_cast<std::size_t>(below(random, static_cast<int>(houses.size())))].house;
    for (Cell cell : g.every_cell()) {
        Set<Digit> digits = g.all_digits();
        if (is_in(corners, cell)) {
            digits = {digit(1), digit(2)};
            if (one_in(2)) digits.insert(digit(3));
            if (one_in(4)) digits.insert(fourth);
        } else {
            if (one_in(2)) digits.erase(digit(1 + below(random, g.digits())));
            if (one_in(4) && g.digits() > 4)
                digits = Set<Digit>{digit(3), digit(4), digit(5)} - Set<Digit>{digit(3 + below(random, 3))};
            if (g.has(cleared, cell)) digits.erase(rare);
        }
        out.keep_only(cell, digits);
    }
    if (decided) out.keep_only(corners[0], {digit(1)});
    if (decided && one_in(2)) out.keep_only(corners[one_in(2) ? 1U : 2U], {digit(2)});
    return out;
}

void match_definition(Deadly kind, std::size_t least) {
    Random random(42);
    std::size_t seen = 0, left_out = 0;
    for (Box box : {Box{2, 2}, Box{2, 3}, Box{3, 2}, Box{3, 3}}) {
        const auto geometry = std::make_shared<const Geometry>(box);
        for (int i = 0; i < 200; ++i) {
            const Board board = random_rectangle(geometry, kind == Deadly::avoidable, random);
            const Falsified expected = defined(board, kind), found = found_on(board, kind);
            for (Candidate c : found) ASSERT_TRUE(expected.contains(c)) << box.digits() << ' ' << i;
            for (Candidate c : expected) {
                if (found.contains(c)) continue;
                ++left_out;
                ASSERT_TRUE(falls_by_singles(board, c)) << box.digits() << ' ' << i << ' ' << text(*geometry, {c});
            }
            seen += found.size();
        }
    }
    EXPECT_GT(seen, least);
    std::printf("%zu found, %zu left to singles\n", seen, left_out);
}

TEST(Rectangles, MatchDefinitions) {
    for (Deadly kind : {Deadly::type1, Deadly::type2, Deadly::type3, Deadly::type4, Deadly::type5, Deadly::avoidable})
        match_definition(kind, 20);
}

Texts texts_of(const Board& board, Deadly kind) {
    const Falsified all = found_on(board, kind);
    return {text(board.geometry(), {all.begin(), all.end()})};
}

// 8, 9 in C1, G1, C3 and G3; 2 or 7 is in C1 or C3, and C2 has the other one. C1, C2 and C3 are in column C and in box 1.
TEST(Rectangles, SubsetsInBothHouses) {
    const Board board = board_of({{"C1", "289"}, {"G1", "89"}, {"C3", "789"}, {"G3", "89"}, {"C2", "27"}});
    EXPECT_EQ(texts_of(board, Deadly::type3),
              (Texts{"A1=2,7 B1=2,7 A2=2,7 B2=2,7 A3=2,7 B3=2,7 C4=2,7 C5=2,7 C6=2,7 C7=2,7 C8=2,7 C9=2,7"}));
}

// 1, 5 in B4, H4, B6 and H6; 4, 6 or 9 is in H4 or H6, and H1 and H2 have the others of the three.
TEST(Rectangles, TripleOfExtras) {
    const Board board =
        board_of({{"B4", "15"}, {"H4", "1456"}, {"B6", "15"}, {"H6", "1569"}, {"H1", "469"}, {"H2", "49"}});
    EXPECT_EQ(texts_of(board, Deadly::type3), (Texts{"H3=4,6,9 H5=4,6,9 H7=4,6,9 H8=4,6,9 H9=4,6,9"}));
}

// A7 = 1 and B7 = 5 are no givens: with 5 in A4 and 1 in B4 they could be exchanged. So 2 is in A4 or B4.
TEST(Rectangles, AvoidableOfOneExtraDigit) {
    Board board = board_of({{"A4", "25"}, {"B4", "12"}, {"A7", "1"}, {"B7", "5"}});
    EXPECT_EQ(texts_of(board, Deadly::avoidable),
              (Texts{"C4=2 D4=2 E4=2 F4=2 G4=2 H4=2 I4=2 A5=2 B5=2 C5=2 A6=2 B6=2 C6=2"}));
    Puzzle start = blank_puzzle({3, 3});
    start.cells[board.geometry().cell(6, 0)] = {static_cast<Digit>(0)};
    EXPECT_TRUE(find_rectangles(board, start, kind_of(Deadly::avoidable), [](const Deduction&) { return false; }));
}

}  // namespace
}  // namespace deduku
