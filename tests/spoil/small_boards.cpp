#include "small_boards.hpp"

#include <algorithm>
#include <functional>

namespace deduku::spoil {
namespace {

constexpr int n = 4, cells = 16, candidates = 64;
using Numbers = std::vector<int>;

bool has(const Numbers& list, int item) { return std::find(list.begin(), list.end(), item) != list.end(); }

std::string text(const Numbers& list) {
    std::string out;
    for (int item : list) out += (out.empty() ? "" : ",") + std::to_string(item);
    return "[" + out + "]";
}

void fill(const SmallBoard& board, Numbers& grid, std::vector<Numbers>& out) {
    const int cell = static_cast<int>(grid.size());
    if (cell == cells) return out.push_back(grid);
    for (int d = 0; d < n; ++d) {
        const auto clashes = [&](const Numbers& house) {
            return has(house, cell) && std::any_of(house.begin(), house.end(), [&](int other) {
                       return other < cell && grid[static_cast<std::size_t>(other)] == d;
                   });
        };
        if (std::any_of(board.houses.begin(), board.houses.end(), clashes)) continue;
        grid.push_back(d);
        fill(board, grid, out);
        grid.pop_back();
    }
}

SmallBoard board_of(const std::string& name, std::vector<Numbers> shapes, bool standard = false) {
    SmallBoard out{name, R"("box":[2,2])", {}, {}};
    for (int i = 0; i < n; ++i) out.houses.push_back({4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3});
    for (int i = 0; i < n; ++i) out.houses.push_back({i, i + 4, i + 8, i + 12});
    out.houses.insert(out.houses.end(), shapes.begin(), shapes.end());
    if (!standard) {
        std::string list;
        for (const Numbers& house : out.houses) list += (list.empty() ? "" : ",") + text(house);
        out.header = R"("digits":4,"houses":[)" + list + "]";
    }
    Numbers grid;
    fill(out, grid, out.grids);
    return out;
}

/// A position: the living candidates; the steps are recorded.
class Maker {
  public:
    Maker(const SmallPuzzle& puzzle, std::mt19937_64& random, TwinDamage damage)
        : puzzle_(puzzle), random_(random), living_(candidates), damage_(damage) {
        for (int v = 0; v < candidates; ++v) living_[at(v)] = allowed(v);
    }

    TwinLedger run() {
        TwinLedger out;
        singles(living_, out.steps, "\n", &out.removed);
        for (int tries = 0; tries < 12 && out.empty < 0; ++tries) {
            split(out);
            singles(living_, out.steps, "\n", &out.removed);
            for (int cell = 0; cell < cells; ++cell)
                if (of_cell(living_, cell).empty()) out.empty = cell;
        }
        return out;
    }

  private:
    using Living = std::vector<bool>;
    static std::size_t at(int v) { return static_cast<std::size_t>(v); }
    bool allowed(int v) const { return puzzle_.clues[at(v / n)] < 0 || puzzle_.clues[at(v / n)] == v % n; }
    static Numbers of_cell(const Living& living, int cell) {
        Numbers out;
        for (int d = 0; d < n; ++d)
            if (living[at(cell * n + d)]) out.push_back(cell * n + d);
        return out;
    }

    // Naked singles until there are none, a cell is empty, or a limit is reached; each is a cover of a cell by a house
    // and a digit. A Twin may exist long before a contradiction does.
    void singles(Living& living, std::string& steps, const std::string& end, Numbers* removed) const {
        int patience = random_() % 4 == 0 ? 1000 : static_cast<int>(random_() % 12);
        for (bool moved = true; moved;) {
            moved = false;
            for (int cell = 0; cell < cells; ++cell) {
                const Numbers here = of_cell(living, cell);
                if (here.empty()) return;
                if (here.size() > 1) continue;
                for (std::size_t house = 0; house < puzzle_.board->houses.size(); ++house) {
                    Numbers gone;
                    if (!has(puzzle_.board->houses[house], cell)) continue;
                    for (int other : puzzle_.board->houses[house])
                        if (const int v = other * n + here[0] % n; other != cell && living[at(v)]) gone.push_back(v);
                    if (gone.empty()) continue;
                    if (patience-- == 0) return;
                    for (int v : gone) living[at(v)] = false;
                    if (removed) removed->insert(removed->end(), gone.begin(), gone.end());
                    const int sector = cells + static_cast<int>(house) * n + here[0] % n;
                    steps += (end.empty() && !steps.empty() ? "," : "") + ("{\"cover\":[[" + std::to_string(cell)) +
                             "],[" + std::to_string(sector) + "]],\"removes\":" + text(gone) + "}" + end;
                    moved = true;
                }
            }
        }
    }

    // Another filling of the cells decided here, with the same digits in each house: [T,F], empty if there is none.
    std::vector<Numbers> twin(const Living& living) const {
        Numbers free, now, then(cells, -1), first(cells, -1);
        for (int cell = 0; cell < cells; ++cell) {
            const Numbers here = of_cell(living, cell);
            if (here.size() == 1 && puzzle_.clues[at(cell)] < 0) free.push_back(cell), first[at(cell)] = here[0] % n;
        }
        const auto fits = [&](bool complete) {
            for (const Numbers& house : puzzle_.board->houses)
                for (int d = 0; d < n; ++d) {
                    const auto count = [&](const Numbers& grid) {
                        return std::count_if(house.begin(), house.end(), [&](int cell) { return grid[at(cell)] == d; });
                    };
                    if (complete ? count(then) != count(first) : count(then) > count(first)) return false;
                }
            return true;
        };
        const std::function<bool(std::size_t)> fill = [&](std::size_t i) {
            if (i == free.size()) return then != first && fits(true);
            for (int k = 0; k < n; ++k) {
                then[at(free[i])] = (first[at(free[i])] + 1 + k) % n;
                if (fits(false) && fill(i + 1)) return true;
            }
            then[at(free[i])] = -1;
            return false;
        };
        if (!fill(0)) return {};
        std::vector<Numbers> out(2);
        for (int cell : free) {
            if (first[at(cell)] == then[at(cell)]) continue;
            out[0].push_back(cell * n + first[at(cell)]);
            out[1].push_back(cell * n + then[at(cell)]);
        }
        return out;
    }

    // Damages a Twin as requested, if that is possible here.
    bool damage(const Living& living, std::vector<Numbers>& twin) {
        Numbers open_cells, clues;
        for (int cell = 0; cell < cells; ++cell) {
            if (of_cell(living, cell).size() > 1) open_cells.push_back(cell);
            if (puzzle_.clues[at(cell)] >= 0 && of_cell(living, cell).size() == 1) clues.push_back(cell);
        }
        const auto any = [&](const Numbers& list) { return list[random_() % list.size()]; };
        const bool of_clue = damage_ == TwinDamage::f_not_allowed || damage_ == TwinDamage::shared;
        const Numbers& from = of_clue ? clues : open_cells;
        if (damage_ == TwinDamage::none || (damage_ != TwinDamage::uneven && from.empty())) return false;
        if (damage_ == TwinDamage::uneven) {
            Numbers& list = twin[random_() % 2];
            list.erase(list.begin() + static_cast<std::ptrdiff_t>(random_() % list.size()));
            return true;
        }
        const int cell = any(from);
        const int v = of_cell(living, cell)[0];
        twin[0].push_back(v);
        twin[1].push_back(damage_ == TwinDamage::shared ? v : cell * n + (v + 1) % n);
        return true;
    }

    // One branch for each digit of an undecided cell.
    void split(TwinLedger& out) {
        Numbers open_cells;
        for (int cell = 0; cell < cells; ++cell)
            if (of_cell(living_, cell).size() > 1) open_cells.push_back(cell);
        if (open_cells.empty()) return;
        const int on = open_cells[random_() % open_cells.size()];
        std::string branches;
        Numbers closed;
        Living alive(candidates);  // in an open branch
        int twins = 0;
        for (int v : of_cell(living_, on)) {
            Living living = living_;
            for (int other : of_cell(living_, on)) living[at(other)] = other == v;
            std::string steps, end;
            singles(living, steps, "", nullptr);
            for (int cell = 0; cell < cells; ++cell)
                if (of_cell(living, cell).empty()) end = ",\"empty\":" + std::to_string(cell);
            if (auto found = end.empty() ? twin(living) : std::vector<Numbers>(); !found.empty()) {
                if (!out.damaged) out.damaged = damage(living, found);
                end = ",\"twin\":[" + text(found[0]) + "," + text(found[1]) + "]";
                ++twins;
            }
            if (!end.empty())
                closed.push_back(v);
            else
                for (int w = 0; w < candidates; ++w) alive[at(w)] = alive[at(w)] || living[at(w)];
            branches += (branches.empty() ? "" : ",") + ("{\"keep\":[" + std::to_string(v)) + "],\"steps\":[" + steps +
                        "]" + end + "}";
        }
        Numbers gone;
        const bool all = closed.size() == of_cell(living_, on).size();
        for (int v = 0; v < candidates; ++v)
            if (living_[at(v)] && !alive[at(v)] && (!all || v / n == on)) gone.push_back(v);
        if (gone.empty()) return;
        for (int v : gone) living_[at(v)] = false;
        out.twins += twins;
        out.removed.insert(out.removed.end(), gone.begin(), gone.end());
        out.steps +=
            "{\"split\":" + std::to_string(on) + ",\"branches\":[" + branches + "],\"removes\":" + text(gone) + "}\n";
    }

    const SmallPuzzle& puzzle_;
    std::mt19937_64& random_;
    Living living_;
    TwinDamage damage_;
};

}  // namespace

const std::vector<SmallBoard>& small_boards() {
    const std::vector<Numbers> boxes = {{0, 1, 4, 5}, {2, 3, 6, 7}, {8, 9, 12, 13}, {10, 11, 14, 15}};
    static const std::vector<SmallBoard> boards = [&] {
        std::vector<Numbers> diagonals = boxes, pair = boxes;
        diagonals.push_back({0, 5, 10, 15});
        diagonals.push_back({3, 6, 9, 12});
        pair.push_back({0, 15});
        return std::vector<SmallBoard>{
            board_of("standard", boxes, true),
            board_of("jigsaw", {{0, 1, 2, 4}, {3, 5, 6, 7}, {8, 9, 10, 12}, {11, 13, 14, 15}}),
            board_of("diagonals", diagonals), board_of("pair", pair)};
    }();
    return boards;
}

std::string SmallPuzzle::header() const {
    Numbers givens;
    for (int clue : clues) givens.push_back(clue + 1);
    return R"({"format":"deduku-proof","version":1,)" + board->header + ",\"givens\":" + text(givens) + "}";
}

SmallPuzzle random_puzzle(const SmallBoard& board, int clues, std::mt19937_64& random) {
    SmallPuzzle out{&board, board.grids[random() % board.grids.size()], {}};
    Numbers order(cells);
    for (int i = 0; i < cells; ++i) order[static_cast<std::size_t>(i)] = i;
    std::shuffle(order.begin(), order.end(), random);
    for (int i = clues; i < cells; ++i) out.clues[static_cast<std::size_t>(order[static_cast<std::size_t>(i)])] = -1;
    // Sometimes a given that no grid may have: no solution.
    if (random() % 4 == 0) out.clues[static_cast<std::size_t>(order[0])] = static_cast<int>(random() % n);
    for (const Numbers& grid : board.grids) {
        bool fits = true;
        for (std::size_t cell = 0; cell < cells; ++cell)
            fits = fits && (out.clues[cell] < 0 || out.clues[cell] == grid[cell]);
        if (fits) out.solutions.push_back(&grid);
    }
    return out;
}

TwinLedger twin_ledger(const SmallPuzzle& puzzle, std::mt19937_64& random, TwinDamage damage) {
    return Maker(puzzle, random, damage).run();
}

}  // namespace deduku::spoil
