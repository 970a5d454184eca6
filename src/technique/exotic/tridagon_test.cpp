#include "technique/exotic/tridagon.hpp"

#include <functional>

#include "tests/support/finders.hpp"

namespace deduku {
namespace {

using namespace testing;

// Whether the cells can be filled with these digits alone, as the board allows and different where they see each other;
// by trying all.
bool can_be_filled(const Board& board, const std::vector<Cell>& cells, Set<Digit> three) {
    std::vector<Candidate> put;
    std::function<bool()> go_on = [&] {
        if (put.size() == cells.size()) return true;
        const Cell cell = cells[put.size()];
        for (Digit digit : board.digits(cell) & three) {
            const Candidate next{cell, digit};
            if (std::any_of(put.begin(), put.end(),
                            [&](Candidate each) { return exclude(board.geometry(), each, next); }))
                continue;
            put.push_back(next);
            if (go_on()) return true;
            put.pop_back();
        }
        return false;
    };
    return go_on();
}

// In a box, one cell of each row and each column, by its number in the box.
constexpr std::array<std::array<int, 3>, 6> trios = {
    {{0, 4, 8}, {1, 5, 6}, {2, 3, 7}, {0, 5, 7}, {1, 3, 8}, {2, 4, 6}}};

// All choices of boxes, cells and digits that cannot be filled, though each cell may have all three digits.
class TridagonDefinition {
  public:
    explicit TridagonDefinition(const Board& board)
        : board_(board), g_(board.geometry()), free_(std::make_shared<const Geometry>(Box{3, 3})) {}

    std::vector<Removes> all() {
        for (unsigned three = 0; three < 1U << 9; ++three)
            for (unsigned boxes = 0; boxes < 1U << 9; ++boxes)
                if (std::popcount(three) == 3 && std::popcount(boxes) == 4 && is_rectangle(boxes))
                    with(Set<Digit>::from_bits(three), boxes);
        return out_;
    }

  private:
    static bool is_rectangle(unsigned boxes) {
        unsigned bands = 0, stacks = 0;
        for (int box = 0; box < 9; ++box)
            if ((boxes >> box & 1U) != 0) {
                bands |= 1U << box / 3;
                stacks |= 1U << box % 3;
            }
        return std::popcount(bands) == 2 && std::popcount(stacks) == 2;
    }
    void with(Set<Digit> three, unsigned boxes) {
        std::vector<std::vector<std::vector<Cell>>> choices;
        for (int box = 0; box < 9; ++box) {
            if ((boxes >> box & 1U) == 0) continue;
            choices.emplace_back();
            for (const auto& trio : trios) {
                std::vector<Cell> cells;
                for (int at : trio)
                    cells.push_back(g_.cells_of(g_.house(HouseKind::box, box))[static_cast<std::size_t>(at)]);
                if (std::all_of(cells.begin(), cells.end(),
                                [&](Cell cell) { return (board_.digits(cell) & three).size() > 1; }))
                    choices.back().push_back(cells);
            }
        }
        for (const auto& a : choices[0])
            for (const auto& b : choices[1])
                for (const auto& c : choices[2])
                    for (const auto& d : choices[3]) {
                        std::vector<Cell> cells;
                        for (const auto* part : {&a, &b, &c, &d}) cells.insert(cells.end(), part->begin(), part->end());
                        if (!can_be_filled(free_, cells, three)) look_at(cells, three);
                    }
    }
    void look_at(const std::vector<Cell>& cells, Set<Digit> three) {
        std::vector<Candidate> guardians;
        std::vector<Cell> guarded;
        for (Cell cell : cells)
            for (Digit digit : board_.digits(cell) - three) {
                guardians.push_back({cell, digit});
                if (guarded.empty() || guarded.back() != cell) guarded.push_back(cell);
            }
        if (guarded.empty()) guarded.push_back(cells.front());
        if (guarded.size() > 1) {
            for (Candidate c : seen_by_all(board_, guardians)) add(out_, {c});
            return;
        }
        Removes gone;
        for (Digit digit : board_.digits(guarded.front()) & three) gone.push_back({guarded.front(), digit});
        add(out_, std::move(gone));
    }

    const Board& board_;
    const Geometry& g_;
    Board free_;
    std::vector<Removes> out_;
};

// Twelve cells with two or three of the digits, and guardians: any in one cell, or one digit in several. The candidates
// of all other cells are random.
Board board_with_one(Random& random) {
    Board board(std::make_shared<const Geometry>(Box{3, 3}));
    const Geometry& g = board.geometry();
    const auto some = [&](int of_ten) {
        Set<Digit> out;
        for (Digit digit : g.all_digits())
            if (below(random, 10) < of_ten) out.insert(digit);
        return out;
    };
    Table<Cell, Set<Digit>> keep(g.cells(), Set<Digit>{});
    for (Cell cell : g.every_cell()) keep[cell] = some(4) | Set<Digit>{static_cast<Digit>(below(random, 9))};
    Set<Digit> three;
    while (three.size() < 3) three.insert(static_cast<Digit>(below(random, 9)));
    const auto guardian = static_cast<Digit>(below(random, 9));
    const bool in_several = below(random, 2) == 0;
    const int skip_band = below(random, 3), skip_stack = below(random, 3);
    std::vector<Cell> cells;
    for (int box = 0; box < 9; ++box)
        if (box / 3 != skip_band && box % 3 != skip_stack)
            for (int at : trios[static_cast<std::size_t>(below(random, 6))])
                cells.push_back(g.cells_of(g.house(HouseKind::box, box))[static_cast<std::size_t>(at)]);
    for (Cell cell : cells) {
        keep[cell] = three;
        if (below(random, 4) == 0) keep[cell] = three - Set<Digit>{three.first()};
        if (in_several && below(random, 6) == 0) keep[cell].insert(guardian);
    }
    if (!in_several) keep[cells[static_cast<std::size_t>(below(random, 12))]] |= some(3);
    for (Cell cell : g.every_cell()) board.keep_only(cell, keep[cell]);
    return board;
}

TEST(Tridagon, MatchesDefinition) {
    Random random(31);
    std::size_t seen = 0;
    for (int i = 0; i < 400; ++i) {
        const Board board = board_with_one(random);
        std::vector<Removes> expected = TridagonDefinition(board).all();
        std::sort(expected.begin(), expected.end());
        ASSERT_TRUE(found_by(find_tridagons, board, 0) == expected) << i;
        seen += expected.size();
    }
    EXPECT_GT(seen, 50U);
}

TEST(Tridagon, NothingOnOtherBoards) {
    for (Box box : {Box{2, 3}, Box{3, 4}}) {
        const Board board(std::make_shared<const Geometry>(box));
        EXPECT_TRUE(texts(find_tridagons, board, 0).empty());
    }
}

}  // namespace
}  // namespace deduku
