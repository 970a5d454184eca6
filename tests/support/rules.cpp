#include "tests/support/rules.hpp"

#include <algorithm>
#include <map>
#include <numeric>

#include "tests/support/satisfies.hpp"
#include "tests/support/worded_rules.hpp"

namespace deduku::testing {
namespace {

Candidate random_candidate(const Grid& grid, int digits, Random& random) {
    return {static_cast<Cell>(below(random, grid.size())), static_cast<Digit>(below(random, digits))};
}

int digits_of(const Grid& grid) {
    int n = 1;
    while (n * n < grid.size()) ++n;
    return n;
}

bool is_true(const Grid& grid, Candidate c) { return grid[c.cell] == c.digit; }

// Different candidates, one of them true if `one`.
std::vector<Candidate> some(const Grid& grid, int count, bool one, Random& random) {
    std::vector<Candidate> out;
    while (static_cast<int>(out.size()) < count) {
        Candidate c = random_candidate(grid, digits_of(grid), random);
        const bool last = one && static_cast<int>(out.size()) + 1 == count;
        if (last) c.digit = grid[c.cell];
        if ((!last && is_true(grid, c)) || std::find(out.begin(), out.end(), c) != out.end()) continue;
        out.push_back(c);
    }
    return out;
}

Linear link(const Grid& grid, Random& random) {
    const bool one = below(random, 2) == 0;
    Linear out{{}, one && below(random, 2) == 0 ? 1 : 0, 1};
    for (Candidate c : some(grid, 2 + below(random, 4), one, random)) out.terms.push_back({c, 1});
    return out;
}

// Cells with different digits in the grid, fewer than there are digits.
std::vector<Cell> small_house(const Grid& grid, int cells, Random& random) {
    std::vector<Cell> order(grid.ids().begin(), grid.ids().end()), out;
    std::shuffle(order.begin(), order.end(), random);
    Set<Digit> seen;
    for (Cell cell : order)
        if (static_cast<int>(out.size()) < cells && !seen.has(grid[cell])) {
            seen.insert(grid[cell]);
            out.push_back(cell);
        }
    std::sort(out.begin(), out.end());
    return out;
}

Choice choice(const Grid& grid, Random& random) {
    Choice out;
    const int cases = 1 + below(random, 3), kept = below(random, cases);
    for (int i = 0; i < cases; ++i) {
        std::vector<Linear>& lines = out.emplace_back();
        for (int k = below(random, 3); k >= 0; --k)
            lines.push_back(below(random, 2) == 0
                                ? link(grid, random)
                                : random_line(grid, 6, 4, i == kept || below(random, 2) == 0, random));
    }
    return out;
}

class Filler {
  public:
    explicit Filler(const Puzzle& puzzle) : puzzle_(puzzle), grid_(puzzle.cells.size()), ending_(puzzle.cells.size()) {
        for (const Linear& line : puzzle.geometry().lines()) {
            Cell last{};
            for (const Term& term : line.terms) last = std::max(last, term.candidate.cell);
            ending_[last].push_back(&line);
        }
    }
    std::vector<Grid> run() {
        fill(0);
        return std::move(found_);
    }

  private:
    void fill(int at) {
        const Geometry& g = puzzle_.geometry();
        if (at == g.cells()) {
            if (solves(grid_, puzzle_)) found_.push_back(grid_);
            return;
        }
        const auto cell = static_cast<Cell>(at);
        for (Digit d : puzzle_.cells[cell]) {
            const auto clashes = [&](Cell peer) { return peer < cell && grid_[peer] == d; };
            if (std::any_of(g.peers_of(cell).begin(), g.peers_of(cell).end(), clashes)) continue;
            grid_[cell] = d;
            const std::vector<const Linear*>& lines = ending_[cell];
            if (std::all_of(lines.begin(), lines.end(), [&](const Linear* line) { return satisfies(*line, grid_); }))
                fill(at + 1);
        }
    }

    const Puzzle& puzzle_;
    Grid grid_;
    Table<Cell, std::vector<const Linear*>> ending_;  // lines by their last cell
    std::vector<Grid> found_;
};

}  // namespace

Linear random_line(const Grid& grid, int terms, int largest, bool keeps, Random& random) {
    Linear out;
    int sum = 0;
    for (int i = 1 + below(random, terms); i > 0; --i) {
        const Candidate c = random_candidate(grid, digits_of(grid), random);
        const auto same = [&](const Term& term) { return term.candidate == c; };
        if (std::any_of(out.terms.begin(), out.terms.end(), same)) continue;
        const int weight = below(random, 2 * largest) - largest;
        out.terms.push_back({c, weight < 0 ? weight : weight + 1});
        sum += is_true(grid, c) ? out.terms.back().weight : 0;
    }
    if (below(random, 4) > 0) out.least = sum - below(random, 3) + (keeps ? 0 : 2);
    if (!out.least || below(random, 4) > 0) out.most = sum + below(random, 3) - (keeps ? 0 : 2);
    return out;
}

GeometryPtr random_rules(Box box, const RandomRules& wanted, Random& random, Grid& grid) {
    grid = random_grid(box, random);
    Constraints rules;
    for (int i = 0; i < wanted.small_houses; ++i)
        rules.houses.push_back(small_house(grid, 1 + below(random, box.digits() - 1), random));
    for (int i = 0; i < wanted.links; ++i) rules.lines.push_back(link(grid, random));
    for (int i = 0; i < wanted.sums; ++i) rules.lines.push_back(random_line(grid, 12, 5, true, random));
    for (int i = 0; i < wanted.choices; ++i) rules.choices.push_back(choice(grid, random));
    return std::make_shared<const Geometry>(box.digits(), standard_houses(box), std::move(rules), "");
}

std::vector<Grid> all_solutions(const Puzzle& puzzle) { return Filler(puzzle).run(); }

Puzzle random_ruled_puzzle(Random& random) {
    const bool large = below(random, 8) == 0;
    const Box box = large ? Box{2, 3} : Box{2, 2};
    const int givens = large ? 14 : 1 + below(random, 4);
    if (below(random, 2) == 0) {
        std::map<std::string, int> met;
        return random_worded_puzzle(box, 1 + below(random, 4), givens, random, met);
    }
    Grid grid;
    const RandomRules wanted{below(random, 6), below(random, 6), below(random, 6), below(random, 3)};
    Puzzle puzzle(random_rules(box, wanted, random, grid));
    for (int i = givens; i > 0; --i) {
        const auto cell = static_cast<Cell>(below(random, grid.size()));
        puzzle.cells[cell] = {grid[cell]};
    }
    return puzzle;
}

Isomorph random_moves(Box box, Random& random) {
    Isomorph out = random_isomorph(box, [&] { return (std::uint64_t{random()} << 32) + random(); });
    out.digits = identity(box).digits;
    return out;
}

namespace {

// Own cells keep their numbers.
Linear image(const Isomorph& isomorph, const Geometry& board, Linear line) {
    for (Term& term : line.terms)
        if (board.in_grid(term.candidate.cell)) term.candidate = isomorph.image(term.candidate);
    return line;
}

}  // namespace

Puzzle image_with_rules(const Isomorph& isomorph, const Puzzle& puzzle) {
    const Geometry& from = puzzle.geometry();
    Constraints rules;
    for (House house : from.every_small_house()) {
        std::vector<Cell>& cells = rules.houses.emplace_back();
        for (Cell cell : from.cells_of(house)) cells.push_back(isomorph.image(cell));
        std::sort(cells.begin(), cells.end());
    }
    for (const Linear& line : from.lines()) rules.lines.push_back(image(isomorph, from, line));
    for (Choice choice : from.choices()) {
        for (std::vector<Linear>& lines : choice)
            for (Linear& line : lines) line = image(isomorph, from, line);
        rules.choices.push_back(std::move(choice));
    }
    rules.cells = from.own_cells();
    HouseCells houses;
    for (House house : from.every_house()) {
        std::vector<Cell>& cells = houses.emplace_back();
        for (Cell cell : from.cells_of(house)) cells.push_back(isomorph.image(cell));
        std::sort(cells.begin(), cells.end());
    }
    Puzzle out(std::make_shared<const Geometry>(from.digits(), houses, std::move(rules), ""));
    for (Cell cell : from.every_grid_cell()) out.cells[isomorph.image(cell)] = puzzle.cells[cell];
    for (Cell cell : from.every_own_cell()) out.cells[cell] = puzzle.cells[cell];
    return out;
}

}  // namespace deduku::testing
