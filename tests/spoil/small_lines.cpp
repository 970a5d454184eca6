#include "small_lines.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

#include "small_text.hpp"

namespace deduku::spoil {
namespace {

using namespace small;

std::string line_text(const SmallLine& line) {
    std::string out = "{\"terms\":" + text(line.terms);
    if (line.least) out += ",\"least\":" + std::to_string(*line.least);
    if (line.most) out += ",\"most\":" + std::to_string(*line.most);
    return out + "}";
}
std::string lines_text(const std::vector<SmallLine>& lines) {
    return listed(lines, [](const SmallLine& line) { return line_text(line); });
}

void for_each_grid(const LineBoard& board, const std::function<void(const Numbers&)>& use) {
    Numbers grid(at(board.cells));
    const std::function<void(int)> fill = [&](int cell) {
        if (cell == board.cells) return use(grid);
        for (int d : board.givens[at(cell)]) grid[at(cell)] = d, fill(cell + 1);
    };
    fill(0);
}

bool solves(const LineBoard& board, const Numbers& grid) {
    const auto met = [&](const SmallLine& line) { return line.is_met(grid, board); };
    for (const Numbers& house : board.houses)
        for (int a : house)
            for (int b : house)
                if (a < b && grid[at(a)] == grid[at(b)]) return false;
    return std::all_of(board.lines.begin(), board.lines.end(), met) &&
           std::all_of(board.choices.begin(), board.choices.end(), [&](const auto& cases) {
               return std::any_of(cases.begin(), cases.end(),
                                  [&](const auto& its) { return std::all_of(its.begin(), its.end(), met); });
           });
}

// A line that most often holds for this grid.
SmallLine random_line(const LineBoard& board, const Numbers& grid, Random& random) {
    SmallLine out;
    const int kind = below(random, 4);
    int sum = 0;
    for (int v = 0; v < board.candidates(); ++v) {
        const int cell = board.cell_of(v), value = board.value_of(v);
        const bool of_two = (cell + below(random, 3)) % 3 != 0;
        const int weight = kind == 0   ? value + 1                                // a sum
                           : kind == 1 ? 1                                        // one of some
                           : kind == 2 ? below(random, 7) - 3                     // anything
                                       : (cell % 2 == 0 ? 1 : -1) * (value + 1);  // a difference
        if (!of_two || weight == 0 || (kind == 1 && below(random, 2) == 0)) continue;
        out.terms.emplace_back(v, weight);
        sum += grid[at(cell)] == value ? weight : 0;
    }
    if (kind == 1 && below(random, 4) != 0) {  // at most or exactly one
        out.most = 1;
        if (below(random, 2) == 0) out.least = below(random, 3) == 0 ? 0 : 1;
        return out;
    }
    std::shuffle(out.terms.begin(), out.terms.end(), random);
    if (below(random, 5) != 0) out.least = sum - (below(random, 3) == 0 ? below(random, 3) : 0);
    if (below(random, 4) != 0) out.most = sum + (below(random, 3) == 0 ? below(random, 3) : 0);
    return out;
}

// The cells of a board of version 2.
int few_cells(LineBoard& board, Random& random) {
    board.digits = 2 + below(random, 3);
    for (int left = board.digits == 4 ? 2 + below(random, 3) : 2 + below(random, 4); left > 0; --left)
        board.add_cell(board.digits);
    return board.cells;
}
// Those of version 3; returns the size of the grid.
int grid_and_own_cells(LineBoard& board, Random& random) {
    board.digits = below(random, 8) == 0 ? 3 : 2;
    const int grid = board.digits * board.digits, own = below(random, 4);
    while (board.cells < grid) board.add_cell(board.digits);
    while (board.cells < grid + own) {
        if (below(random, 2) == 0) board.helpers.push_back(board.cells);
        board.add_cell(1 + below(random, 4));
    }
    board.states_values = own > 0 || below(random, 2) == 0;
    return grid;
}

}  // namespace

void LineBoard::add_cell(int its_values) {
    values.push_back(its_values);
    candidate_cells.resize(at(candidates() + its_values), cells++);
    firsts.push_back(candidates() + its_values);
}
bool LineBoard::counts(int cell) const { return !has(helpers, cell); }

bool SmallLine::is_met(const std::vector<int>& grid, const LineBoard& board) const {
    int sum = 0;
    for (const auto& [v, weight] : terms) sum += grid[at(board.cell_of(v))] == board.value_of(v) ? weight : 0;
    return (!least || sum >= *least) && (!most || sum <= *most);
}

bool SmallLine::at_most_one() const {
    return most == 1 && std::all_of(terms.begin(), terms.end(), [](const auto& term) { return term.second == 1; });
}

std::vector<SmallLine> LineBoard::sectors() const {
    std::vector<SmallLine> out;
    for (int cell = 0; cell < cells; ++cell) {
        out.push_back({{}, 1, 1});
        for (int v = first(cell); v < first(cell + 1); ++v) out.back().terms.emplace_back(v, 1);
    }
    for (const Numbers& house : houses)
        for (int d = 0; d < digits; ++d) {
            out.push_back({{}, std::ssize(house) == digits ? 1 : 0, 1});
            for (int cell : house) out.back().terms.emplace_back(first(cell) + d, 1);
        }
    return out;
}

std::string LineBoard::header() const {
    std::string given;
    for (int cell = 0; cell < cells; ++cell) {
        Numbers from_one = givens[at(cell)];
        for (int& d : from_one) ++d;
        given += cell == 0 ? "" : ",";
        given += std::ssize(from_one) == values[at(cell)] ? "0"
                 : from_one.size() == 1                   ? std::to_string(from_one[0])
                                                          : text(from_one);
    }
    const auto numbers = [](const Numbers& list) { return text(list); };
    const auto lines_of = [](const std::vector<SmallLine>& its) { return lines_text(its); };
    return R"({"format":"deduku-proof","version":)" + std::to_string(version) +
           ",\"digits\":" + std::to_string(digits) + (states_values ? ",\"values\":" + text(values) : "") +
           (helpers.empty() ? "" : ",\"helpers\":" + text(helpers)) + ",\"houses\":" + listed(houses, numbers) +
           ",\"lines\":" + lines_text(lines) +
           ",\"choices\":" + listed(choices, [&](const auto& cases) { return listed(cases, lines_of); }) +
           ",\"givens\":[" + given + "]}";
}

bool LineBoard::is_true(const Accepted& claim) const {
    std::vector<Numbers> differing = solutions;  // by cells that count
    for (Numbers& solution : differing)
        for (int helper : helpers) solution[at(helper)] = 0;
    std::sort(differing.begin(), differing.end());
    const bool one = std::unique(differing.begin(), differing.end()) - differing.begin() == 1;
    Numbers grid = claim.numbers;  // of the first two
    for (int& d : grid) --d;
    const bool solved = std::find(solutions.begin(), solutions.end(), grid) != solutions.end();
    const auto in_none = [&] {
        return std::none_of(solutions.begin(), solutions.end(), [&](const Numbers& solution) {
            return std::any_of(claim.numbers.begin(), claim.numbers.end(),
                               [&](int v) { return solution[at(cell_of(v))] == value_of(v); });
        });
    };
    switch (claim.what) {
        case Proved::solution: return solved;
        case Proved::unique: return solved && one;
        case Proved::no_solution: return solutions.empty();
        case Proved::false_candidates: return in_none();
        case Proved::false_if_unique: return !one || in_none();
        case Proved::not_unique: return !one;
    }
    return false;
}

LineBoard random_line_board(Random& random, int version) {
    LineBoard out;
    out.version = version;
    const int in_houses = version == 2 ? few_cells(out, random) : grid_and_own_cells(out, random);
    Numbers all(at(in_houses)), grid(at(out.cells));
    std::iota(all.begin(), all.end(), 0);
    for (int house = 1 + below(random, 3); house > 0; --house) {
        std::shuffle(all.begin(), all.end(), random);
        Numbers its(all.begin(), all.begin() + 1 + below(random, std::min(out.digits, in_houses)));
        std::sort(its.begin(), its.end());
        out.houses.push_back(std::move(its));
    }
    for (int cell = 0; cell < out.cells; ++cell) {
        grid[at(cell)] = below(random, out.values[at(cell)]);
        Numbers& allowed = out.givens.emplace_back();
        for (int d = 0; d < out.values[at(cell)]; ++d)
            if (d == grid[at(cell)] || below(random, 5) >= (out.cells > 7 ? 3 : 1)) allowed.push_back(d);
    }
    for (int line = below(random, 4); line > 0; --line) out.lines.push_back(random_line(out, grid, random));
    for (int choice = std::max(0, below(random, 4) - 1); choice > 0; --choice) {
        auto& cases = out.choices.emplace_back();
        for (int i = 1 + below(random, 3); i > 0; --i) {
            auto& its = cases.emplace_back();
            for (int line = below(random, 3); line > 0; --line) {
                Numbers other = grid;
                for (int cell = 0; cell < out.cells; ++cell)
                    if (below(random, 3) == 0) other[at(cell)] = below(random, out.values[at(cell)]);
                its.push_back(random_line(out, other, random));
            }
        }
    }
    for_each_grid(out, [&out](const Numbers& filled) {
        if (solves(out, filled)) out.solutions.push_back(filled);
    });
    return out;
}

}  // namespace deduku::spoil
