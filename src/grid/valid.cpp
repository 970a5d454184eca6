// Validity of a board: the shape of its houses, lines and choices, and their maximal numbers.
#include <algorithm>
#include <functional>
#include <utility>

#include "deduku/geometry.hpp"
#include "grid/in_order.hpp"

namespace deduku {
namespace {

constexpr int largest_weight = 999'999;
constexpr int largest_bound = 999'999'999;

bool is_within(std::optional<int> bound) { return !bound || (*bound >= -largest_bound && *bound <= largest_bound); }

// Counts houses, and the houses of each cell.
class HouseCount {
  public:
    explicit HouseCount(Canvas canvas) : digits_(canvas.digits), of_(canvas.cells()) {}

    // Adds a house; false unless its cells are ascending and on the board, and within the limits.
    bool add(const std::vector<Cell>& house) {
        if (++count_ > max_houses || house.empty() || house.size() > static_cast<std::size_t>(digits_)) return false;
        if (index(house.back()) >= of_.size()) return false;
        if (std::adjacent_find(house.begin(), house.end(), std::greater_equal<>()) != house.end()) return false;
        return std::all_of(house.begin(), house.end(), [&](Cell cell) { return ++of_[cell] <= max_houses_of_cell; });
    }

  private:
    int digits_;
    std::size_t count_ = 0;
    Table<Cell, std::size_t> of_;
};

// The number of values of a cell; 0 if there is no such cell.
int values_of(Cell cell, Canvas canvas, const std::vector<OwnCell>& own) {
    if (index(cell) < canvas.cells()) return canvas.digits;
    const auto at = static_cast<std::size_t>(index(cell) - canvas.cells());
    return at < own.size() ? static_cast<int>(own[at].numbers.size()) : 0;
}

bool is_valid_own_cell(const OwnCell& cell) {
    return !cell.numbers.empty() && cell.numbers.size() <= static_cast<std::size_t>(max_digits) &&
           std::adjacent_find(cell.numbers.begin(), cell.numbers.end(), std::greater_equal<>()) == cell.numbers.end();
}

bool is_valid_line(Canvas canvas, const std::vector<OwnCell>& own, const Linear& line) {
    std::vector<Candidate> named;
    for (const Term& term : line.terms) {
        if (term.weight == 0 || term.weight < -largest_weight || term.weight > largest_weight) return false;
        if (index(term.candidate.digit) >= values_of(term.candidate.cell, canvas, own)) return false;
        named.push_back(term.candidate);
    }
    put_in_order(named);
    return std::adjacent_find(named.begin(), named.end()) == named.end() && is_within(line.least) &&
           is_within(line.most);
}

// The maximal number of lines of one choice that hold at once.
std::size_t largest_case(const Choice& choice) {
    std::size_t most = 0;
    for (const std::vector<Linear>& lines : choice) most = std::max(most, lines.size());
    return most;
}

}  // namespace

bool is_valid(int digits, const HouseCells& houses) { return is_valid(digits, houses, {}); }

bool is_valid(int digits, const HouseCells& houses, const Constraints& constraints) {
    const auto is_full = [&](const std::vector<Cell>& house) {
        return house.size() == static_cast<std::size_t>(digits);
    };
    return !houses.empty() && std::all_of(houses.begin(), houses.end(), is_full) &&
           is_valid(canvas_of(digits), houses, constraints);
}

bool is_valid(Canvas canvas, const HouseCells& houses, const Constraints& constraints) {
    if (!is_valid_canvas(canvas) || houses.size() > max_full_houses) return false;
    HouseCount count(canvas);
    const auto adds = [&](const std::vector<Cell>& house) { return count.add(house); };
    if (!std::all_of(houses.begin(), houses.end(), adds) ||
        !std::all_of(constraints.houses.begin(), constraints.houses.end(), adds))
        return false;
    if (constraints.cells.size() > max_own_cells ||
        !std::all_of(constraints.cells.begin(), constraints.cells.end(), is_valid_own_cell))
        return false;
    const auto are_lines = [&](const std::vector<Linear>& lines) {
        return std::all_of(lines.begin(), lines.end(),
                           [&](const Linear& line) { return is_valid_line(canvas, constraints.cells, line); });
    };
    std::size_t in_force = constraints.lines.size();
    if (!are_lines(constraints.lines)) return false;
    for (const Choice& choice : constraints.choices) {
        if (choice.empty() || !std::all_of(choice.begin(), choice.end(), are_lines)) return false;
        in_force += largest_case(choice);
    }
    return in_force <= max_lines;
}

}  // namespace deduku
