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
    const auto met = [&](const SmallLine& line) { return line.is_met(grid, board.digits); };
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
    const int kind = below(random, 4), n = board.digits, last = board.cells * n;
    int sum = 0;
    for (int v = 0; v < last; ++v) {
        const bool of_two = (v / n + below(random, 3)) % 3 != 0;
        const int weight = kind == 0   ? v % n + 1                                 // a sum
                           : kind == 1 ? 1                                         // one of some
                           : kind == 2 ? below(random, 7) - 3                      // anything
                                       : (v / n % 2 == 0 ? 1 : -1) * (v % n + 1);  // a difference
        if (!of_two || weight == 0 || (kind == 1 && below(random, 2) == 0)) continue;
        out.terms.emplace_back(v, weight);
        sum += grid[at(v / n)] == v % n ? weight : 0;
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

}  // namespace

bool SmallLine::is_met(const std::vector<int>& grid, int digits) const {
    int sum = 0;
    for (const auto& [v, weight] : terms) sum += grid[at(v / digits)] == v % digits ? weight : 0;
    return (!least || sum >= *least) && (!most || sum <= *most);
}

bool SmallLine::at_most_one() const {
    return most == 1 && std::all_of(terms.begin(), terms.end(), [](const auto& term) { return term.second == 1; });
}

std::vector<SmallLine> LineBoard::sectors() const {
    std::vector<SmallLine> out;
    for (int cell = 0; cell < cells; ++cell) {
        out.push_back({{}, 1, 1});
        for (int d = 0; d < digits; ++d) out.back().terms.emplace_back(cell * digits + d, 1);
    }
    for (const Numbers& house : houses)
        for (int d = 0; d < digits; ++d) {
            out.push_back({{}, std::ssize(house) == digits ? 1 : 0, 1});
            for (int cell : house) out.back().terms.emplace_back(cell * digits + d, 1);
        }
    return out;
}

std::string LineBoard::header() const {
    const auto given = [this](const Numbers& allowed) {
        Numbers from_one = allowed;
        for (int& d : from_one) ++d;
        return std::ssize(allowed) == digits ? "0" : allowed.size() == 1 ? std::to_string(from_one[0]) : text(from_one);
    };
    const auto numbers = [](const Numbers& list) { return text(list); };
    const auto lines_of = [](const std::vector<SmallLine>& its) { return lines_text(its); };
    return R"({"format":"deduku-proof","version":2,"digits":)" + std::to_string(digits) +
           ",\"houses\":" + listed(houses, numbers) + ",\"lines\":" + lines_text(lines) +
           ",\"choices\":" + listed(choices, [&](const auto& cases) { return listed(cases, lines_of); }) +
           ",\"givens\":" + listed(givens, given) + "}";
}

bool LineBoard::is_true(const Accepted& claim) const {
    const bool one = solutions.size() == 1;
    Numbers grid = claim.numbers;  // of the first two
    for (int& d : grid) --d;
    const bool solved = std::find(solutions.begin(), solutions.end(), grid) != solutions.end();
    const bool in_none = std::none_of(solutions.begin(), solutions.end(), [&](const Numbers& solution) {
        return std::any_of(claim.numbers.begin(), claim.numbers.end(),
                           [&](int v) { return v / digits < cells && solution[at(v / digits)] == v % digits; });
    });
    switch (claim.what) {
        case Proved::solution: return solved;
        case Proved::unique: return solved && one;
        case Proved::no_solution: return solutions.empty();
        case Proved::false_candidates: return in_none;
        case Proved::false_if_unique: return !one || in_none;
        case Proved::not_unique: return !one;
    }
    return false;
}

LineBoard random_line_board(Random& random) {
    LineBoard out;
    out.digits = 2 + below(random, 3);
    out.cells = out.digits == 4 ? 2 + below(random, 3) : 2 + below(random, 4);
    Numbers all(at(out.cells)), grid(at(out.cells));
    std::iota(all.begin(), all.end(), 0);
    for (int house = 1 + below(random, 3); house > 0; --house) {
        std::shuffle(all.begin(), all.end(), random);
        Numbers its(all.begin(), all.begin() + 1 + below(random, std::min(out.digits, out.cells)));
        std::sort(its.begin(), its.end());
        out.houses.push_back(std::move(its));
    }
    for (int& d : grid) d = below(random, out.digits);
    for (int cell = 0; cell < out.cells; ++cell) {
        Numbers& allowed = out.givens.emplace_back();
        for (int d = 0; d < out.digits; ++d)
            if (d == grid[at(cell)] || below(random, 5) != 0) allowed.push_back(d);
    }
    for (int line = below(random, 4); line > 0; --line) out.lines.push_back(random_line(out, grid, random));
    for (int choice = std::max(0, below(random, 4) - 1); choice > 0; --choice) {
        auto& cases = out.choices.emplace_back();
        for (int i = 1 + below(random, 3); i > 0; --i) {
            auto& its = cases.emplace_back();
            for (int line = below(random, 3); line > 0; --line) {
                Numbers other = grid;
                for (int& d : other) d = below(random, 3) == 0 ? below(random, out.digits) : d;
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
