#include "technique/als/sue_de_coq.hpp"

#include "tests/support/almost_locked.hpp"

namespace deduku {
namespace {

using namespace testing;

// All non-empty choices of these cells, with their digits.
std::vector<SlowSet> choices(const Board& board, const std::vector<Cell>& cells) {
    std::vector<SlowSet> out;
    for (unsigned chosen = 1; chosen < 1U << cells.size(); ++chosen) {
        SlowSet set;
        for (std::size_t i = 0; i < cells.size(); ++i)
            if ((chosen >> i & 1U) != 0) {
                set.cells.push_back(cells[i]);
                set.digits |= board.digits(cells[i]);
            }
        out.push_back(std::move(set));
    }
    return out;
}

std::vector<Cell> open_cells(const Board& board, House house) {
    std::vector<Cell> out;
    for (Cell cell : board.geometry().cells_of(house))
        if (board.digits(cell).size() > 1) out.push_back(cell);
    return out;
}

// Cells of both houses (core), more cells of the line (a) and of the box (b): together as many as the digits of a in
// the line, those of b in the box, and the rest of the core's; a and b have digits of the core, but none in common.
class Crossed {
  public:
    Crossed(const Board& board, House line, House box)
        : board_(board), line_(open_cells(board, line)), box_(open_cells(board, box)) {}

    void add_to(Removes& out) const {
        std::vector<Cell> shared;
        std::set_intersection(line_.begin(), line_.end(), box_.begin(), box_.end(), std::back_inserter(shared));
        for (const SlowSet& core : choices(board_, shared))
            if (core.cells.size() > 1 && core.digits.size() > static_cast<int>(core.cells.size()) + 1)
                add_to(core, out);
    }

  private:
    void add_to(const SlowSet& core, Removes& out) const {
        const auto beside = [&](std::vector<Cell> cells) {
            std::erase_if(cells, [&](Cell cell) { return core.has(cell); });
            return choices(board_, cells);
        };
        const std::vector<SlowSet> boxes = beside(box_);
        for (const SlowSet& a : beside(line_)) {
            if (!fits(a, core)) continue;
            for (const SlowSet& b : boxes) {
                if (!fits(b, core) || !(a.digits & b.digits & core.digits).empty()) continue;
                if (std::any_of(a.cells.begin(), a.cells.end(), [&](Cell cell) { return b.has(cell); })) continue;
                const std::size_t cells = core.cells.size() + a.cells.size() + b.cells.size();
                const int digits = a.digits.size() + b.digits.size() + (core.digits - a.digits - b.digits).size();
                if (digits == static_cast<int>(cells)) add_removed(core, a, b, out);
            }
        }
    }
    // Whether it has fewer digits outside the core than cells.
    static bool fits(const SlowSet& set, const SlowSet& core) {
        return !(set.digits & core.digits).empty() &&
               (set.digits - core.digits).size() < static_cast<int>(set.cells.size());
    }
    void add_removed(const SlowSet& core, const SlowSet& a, const SlowSet& b, Removes& out) const {
        const Set<Digit> alone = core.digits - a.digits - b.digits;
        const auto is_in = [&](Cell cell) { return core.has(cell) || a.has(cell) || b.has(cell); };
        for (Cell cell : line_)
            if (!is_in(cell))
                for (Digit digit : board_.digits(cell) & (a.digits | alone)) out.push_back({cell, digit});
        for (Cell cell : box_)
            if (!is_in(cell))
                for (Digit digit : board_.digits(cell) & (b.digits | alone)) out.push_back({cell, digit});
        // A digit of a and b that the core lacks is once in a and once in b, so in no cell of both houses.
        for (Cell cell : line_)
            if (!core.has(cell) && is_in(cell) && std::find(box_.begin(), box_.end(), cell) != box_.end())
                for (Digit digit : board_.digits(cell) & a.digits & b.digits) out.push_back({cell, digit});
    }

    const Board& board_;
    std::vector<Cell> line_, box_;
};

Removes sue_de_coqs(const Board& board) {
    Removes out;
    const Geometry& g = board.geometry();
    for (House line : g.every_house())
        for (House box : g.every_house())
            if (line < box) Crossed(board, line, box).add_to(out);  // no find without two shared cells
    return out;
}

TEST(SueDeCoq, MatchesDefinition) {
    Random random(14);
    std::size_t seen = 0;
    for (const GeometryPtr& geometry : boxes_and_houses()) {
        for (int i = 0; i < 6; ++i) {
            const Board board = random_position(geometry, 40 + 50 * i / 6, random);
            const std::vector<Removes> expected = joined({sue_de_coqs(board)});
            ASSERT_TRUE(joined(found_by(find_sue_de_coq, board, 0)) == expected) << geometry->text() << ' ' << i;
            for (const Removes& each : expected) seen += each.size();
        }
    }
    EXPECT_GT(seen, 100U);
}

TEST(SueDeCoq, TextbookExample) {
    const Board board = board_of({{"A1", "1234"}, {"B1", "1234"}, {"G1", "12"}, {"C2", "34"}});
    const std::vector<std::string> all = texts(find_sue_de_coq, board, 0);
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0], "C1=1,2,3,4 D1=1,2 E1=1,2 F1=1,2 H1=1,2 I1=1,2 A2=3,4 B2=3,4 A3=3,4 B3=3,4 C3=3,4");
}

TEST(SueDeCoq, StopsOnRequest) {
    expect_stops(find_sue_de_coq, board_of({{"A1", "1234"}, {"B1", "1234"}, {"G1", "12"}, {"H1", "12"}, {"C2", "34"}}),
                 0);
}

}  // namespace
}  // namespace deduku
