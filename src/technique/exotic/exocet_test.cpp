// Junior exocets compared with their definition, cell by cell.
#include "technique/exotic/exocet.hpp"

#include <array>

#include "deduku/text.hpp"
#include "tests/support/finders.hpp"
#include "tests/support/positions.hpp"

namespace deduku {
namespace {

using namespace testing;

// Two base cells and two targets, and their eliminations; the conditions are tested cell by cell.
class Definition {
  public:
    explicit Definition(const Board& board) : board_(board), g_(board.geometry()) {}

    std::vector<Removes> all() {
        for (const HouseKind kind : {HouseKind::row, HouseKind::column})
            for (Cell one : g_.every_cell())
                for (Cell other : g_.every_cell())
                    if (one < other && share(one, other, kind) && share(one, other, HouseKind::box))
                        with_base(kind, one, other);
        return out_;
    }

  private:
    House house(Cell cell, HouseKind kind) const {
        const auto in = g_.houses_of(cell);
        return std::find_if(in.begin(), in.end(), [&](const Membership& m) { return g_.kind(m.house) == kind; })->house;
    }
    bool share(Cell a, Cell b, HouseKind kind) const { return house(a, kind) == house(b, kind); }
    bool in_band(Cell a, Cell b, HouseKind along) const {
        return along == HouseKind::row ? g_.row(a) / 3 == g_.row(b) / 3 : g_.column(a) / 3 == g_.column(b) / 3;
    }
    static HouseKind across(HouseKind along) { return along == HouseKind::row ? HouseKind::column : HouseKind::row; }

    void with_base(HouseKind along, Cell one, Cell other) {
        const Set<Digit> digits = board_.digits(one) | board_.digits(other);
        if (board_.digits(one).size() < 2 || board_.digits(other).size() < 2) return;
        if (digits.size() < 3 || digits.size() > 4) return;
        std::vector<Cell> targets;
        for (Cell cell : g_.every_cell())
            if (in_band(cell, one, along) && !share(cell, one, HouseKind::box) && !share(cell, one, along) &&
                board_.digits(cell).size() > 1 && !(board_.digits(cell) & digits).empty() &&
                companion_is_bare(cell, one, along, digits))
                targets.push_back(cell);
        for (Cell a : targets)
            for (Cell b : targets)
                if (a < b && !share(a, b, HouseKind::box)) with_targets(along, {one, other, a, b}, digits);
    }
    // Whether the cell on the target's cross-line in the same box, off the base line, has none of the digits.
    bool companion_is_bare(Cell target, Cell base, HouseKind along, Set<Digit> digits) const {
        for (Cell cell : g_.every_cell())
            if (cell != target && share(cell, target, HouseKind::box) && share(cell, target, across(along)) &&
                !share(cell, base, along) && !(board_.digits(cell) & digits).empty())
                return false;
        return true;
    }

    struct Cells {
        Cell one, other, a, b;
    };
    void with_targets(HouseKind along, const Cells& at, Set<Digit> digits) {
        std::vector<House> crosses = {house(at.a, across(along)), house(at.b, across(along))};
        for (Cell cell : g_.cells_of(house(at.one, along)))
            if (share(cell, at.one, HouseKind::box) && cell != at.one && cell != at.other)
                crosses.push_back(house(cell, across(along)));
        Set<Digit> in_two;
        for (Digit digit : digits) {
            std::vector<Cell> places;
            for (House cross : crosses)
                for (Cell cell : g_.cells_of(cross))
                    if (!in_band(cell, at.one, along) && board_.has({cell, digit})) places.push_back(cell);
            const int needed = lines_over(places);
            if (needed > 2) return;
            if (needed == 2) in_two.insert(digit);
        }
        add_removes(at, in_two);
    }
    // The fewest rows and columns with all these cells; 3 if more than two.
    int lines_over(const std::vector<Cell>& places) const {
        const auto covers = [&](int i, int j) {
            return std::all_of(places.begin(), places.end(), [&](Cell cell) {
                const auto in = [&](int line) { return line == g_.row(cell) || line == 9 + g_.column(cell); };
                return in(i) || in(j);
            });
        };
        int out = places.empty() ? 0 : 3;
        for (int i = 0; i < 18; ++i)
            for (int j = 0; j < 18; ++j)
                if (covers(i, j)) out = std::min(out, i == j ? 1 : 2);
        return out;
    }
    // Candidates that no way of placing two digits in the base and the same two in the targets has.
    void add_removes(const Cells& at, Set<Digit> in_two) {
        Removes gone;
        for (Cell cell : {at.one, at.other, at.a, at.b})
            for (Digit digit : board_.digits(cell)) gone.push_back({cell, digit});
        for (Digit x : board_.digits(at.one) & in_two)
            for (Digit y : board_.digits(at.other) & in_two)
                for (const auto& targets : {std::array{x, y}, std::array{y, x}})
                    if (x != y && board_.has({at.a, targets[0]}) && board_.has({at.b, targets[1]}))
                        std::erase_if(gone, [&](Candidate c) {
                            return c == Candidate{at.one, x} || c == Candidate{at.other, y} ||
                                   c == Candidate{at.a, targets[0]} || c == Candidate{at.b, targets[1]};
                        });
        add(out_, std::move(gone));
    }

    const Board& board_;
    const Geometry& g_;
    std::vector<Removes> out_;
};

std::size_t compare_on(const Board& board) {
    std::vector<Removes> expected = Definition(board).all();
    std::sort(expected.begin(), expected.end());
    EXPECT_TRUE(found_by(find_junior_exocets, board, 0) == expected);
    return expected.size();
}

// Random boards have no exocets, so candidates are removed from puzzles that may have one.
TEST(Exocet, MatchesDefinition) {
    Random random(21);
    std::size_t seen = 0;
    for (const Puzzle& puzzle : read_list("sample_hardest_1106.txt"))
        for (int gone : {0, 20, 60, 100}) {
            Board board = start_board(puzzle);
            std::vector<Deduction> ignored;
            close_recorded(board, closing_moves(2), ignored);
            for (int i = 0; i < gone; ++i) {
                const auto cell = static_cast<Cell>(below(random, board.geometry().cells()));
                const auto digit = static_cast<Digit>(below(random, board.geometry().digits()));
                if (board.has({cell, digit}) && board.digits(cell).size() > 2) board.remove({cell, digit});
            }
            seen += compare_on(board);
            ASSERT_FALSE(HasFailure());
        }
    EXPECT_GT(seen, 50U);
}

// By tarek; known for its exocet.
TEST(Exocet, FataMorgana) {
    const auto read = read_puzzles("........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........");
    Board board = start_board(std::get<Puzzle>(read.front()));
    std::vector<Deduction> ignored;
    close_recorded(board, closing_moves(2), ignored);
    EXPECT_FALSE(texts(find_junior_exocets, board, 0).empty());
}

TEST(Exocet, NothingOnOtherBoards) {
    for (Box box : {Box{2, 3}, Box{3, 4}}) {
        const Board board(std::make_shared<const Geometry>(box));
        EXPECT_TRUE(texts(find_junior_exocets, board, 0).empty());
    }
}

}  // namespace
}  // namespace deduku
