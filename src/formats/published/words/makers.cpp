#include "formats/published/words/makers.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>

#include "formats/published/words/clue_makers.hpp"
#include "formats/published/words/writing.hpp"
#include "grid/rules/make.hpp"

namespace deduku::formats::published {
namespace {

// A difference d of neighbours on a line occurs d times: a case for each way to share the differences.
Made counted_differences(Filling& filling) {
    const std::span<const Cell> cells = filling.parts.cells;
    const Geometry& board = filling.board;
    const auto pairs = static_cast<int>(cells.size()) - 1;
    std::vector<int> left(static_cast<std::size_t>(board.digits()), 0), chosen;
    std::string out = "any";
    std::size_t ways = 0;
    constexpr std::size_t most_ways = 500;
    const auto choose = [&](const auto& self) -> void {
        if (ways > most_ways) return;
        const int open = pairs - static_cast<int>(chosen.size());
        const int owed = std::accumulate(left.begin(), left.end(), 0);
        if (open == 0) {
            ++ways;
            std::string rules;
            for (std::size_t i = 0; i < chosen.size(); ++i)
                rules += (i > 0 ? "; pair abs(a - b) = " : "pair abs(a - b) = ") + std::to_string(chosen[i]) + ':' +
                         cell_names(board, cells.subspan(i, 2));
            out += " { " + rules + " }";
            return;
        }
        for (int d = 1; d < board.digits(); ++d) {
            int& rest = left[static_cast<std::size_t>(d)];
            const bool begun = std::find(chosen.begin(), chosen.end(), d) != chosen.end();
            if (begun ? rest == 0 : owed + d > open) continue;
            const int before = rest;
            rest = (begun ? rest : d) - 1;
            chosen.push_back(d);
            self(self);
            chosen.pop_back();
            rest = before;
        }
    };
    choose(choose);
    return out;
}

// Neighbours in an area increase to the right and downwards.
Made rising_cells(Filling& filling) {
    const Geometry& board = filling.board;
    std::string out;
    for (Cell a : filling.parts.cells)
        for (Cell b : filling.parts.cells) {
            const int down = board.row(b) - board.row(a), right = board.column(b) - board.column(a);
            if ((down == 0 && right == 1) || (down == 1 && right == 0))
                out += (out.empty() ? "greater:" : " /") + cell_names(board, std::vector{b, a});
        }
    return out.empty() ? Made() : out;
}

// One of the cells has the sum of the others.
Made one_is_sum(Filling& filling) {
    const std::vector<Cell>& cells = filling.parts.cells;
    if (cells.size() < 2) return std::nullopt;
    std::string out = "any";
    for (const Cell sum : cells) {
        std::vector<Cell> others = cells;
        std::erase(others, sum);
        out += " { arrow:" + cell_names(filling.board, {&sum, 1}) + " =" + cell_names(filling.board, others) + " }";
    }
    return out;
}

// A case for each sum up to the largest that is good.
Made sums_that(const Filling& filling, const std::function<bool(int)>& good) {
    const int lowest = filling.board.lowest(), highest = lowest + filling.board.digits() - 1;
    const auto cells = static_cast<int>(filling.parts.cells.size());
    std::string out;
    for (int sum = lowest * cells; sum <= highest * cells; ++sum)
        if (good(sum))
            out += " { sum " + std::to_string(sum) + ':' + cell_names(filling.board, filling.parts.cells) + " }";
    return out.empty() ? Made() : "any" + out;
}

// The sum is a multiple of the next number.
Made multiples(Filling& filling) {
    const auto of = filling.number();
    if (!of || *of < 2) return std::nullopt;
    return sums_that(filling, [of](int sum) { return sum % *of == 0; });
}

Made primes(Filling& filling) {
    return sums_that(filling, [](int sum) {
        if (sum < 2) return false;
        for (int factor = 2; factor * factor <= sum; ++factor)
            if (sum % factor == 0) return false;
        return true;
    });
}

Made squares(Filling& filling) {
    return sums_that(filling, [](int sum) {
        int root = 1;
        while (root * root < sum) ++root;
        return root * root == sum;
    });
}

// The number of the thing is the middle one of an odd number of digits.
Made median(Filling& filling) {
    const auto middle = whole_number(filling.parts.text);
    const std::size_t size = filling.parts.cells.size();
    if (!middle || *middle < 1 || *middle > filling.board.digits() || size % 2 == 0) return std::nullopt;
    const std::string half = std::to_string(size / 2), cells = ':' + cell_names(filling.board, filling.parts.cells);
    std::string less, more;
    for (int digit = 1; digit <= filling.board.digits(); ++digit)
        if (digit != *middle) (digit < *middle ? less : more) += ' ' + std::to_string(digit);
    std::string out = "contains " + std::to_string(*middle) + cells;
    for (const std::string& side : {less, more})
        if (!side.empty()) out += "; count" + side + " <= " + half + cells;
    return out;
}

// The largest or smallest digit of the cells is the number of the thing, or that of the circle of an arrow.
Made extreme(Filling& filling, bool largest) {
    const RuleParts& parts = filling.parts;
    if (!parts.circle.empty()) {
        if (parts.circle.size() > 1 || parts.shaft.empty()) return std::nullopt;
        const std::string circle = cell_names(filling.board, parts.circle);
        std::string rules, equal = "any";
        for (const Cell cell : parts.shaft) {
            const std::string both = cell_names(filling.board, {&cell, 1}) + circle;
            rules += std::string("pair a ") + (largest ? "<=" : ">=") + " b:" + both + "; ";
            equal += " { pair a = b:" + both + " }";
        }
        return rules + equal;
    }
    const auto number = whole_number(parts.text);
    if (!number || *number < 1 || *number > filling.board.digits() || parts.cells.empty()) return std::nullopt;
    const std::string cells = ':' + cell_names(filling.board, parts.cells);
    std::string out = "contains " + std::to_string(*number) + cells + "; only";
    for (int digit = largest ? 1 : *number; digit <= (largest ? *number : filling.board.digits()); ++digit)
        out += ' ' + std::to_string(digit);
    return out + cells;
}
Made largest(Filling& filling) { return extreme(filling, true); }
Made smallest(Filling& filling) { return extreme(filling, false); }

// So many times the number of cells: "five times its length".
Made times(Filling& filling) {
    const auto factor = filling.number();
    return factor ? Made(std::to_string(*factor * static_cast<int>(filling.parts.cells.size()))) : std::nullopt;
}

Made size(Filling& filling) {
    const RuleParts& parts = filling.parts;
    return std::to_string((parts.circle.empty() ? parts.cells : parts.shaft).size());
}

// All cells of the grid.
Made whole_board(Filling& filling) {
    const auto all = filling.board.every_grid_cell();
    return cell_names(filling.board, std::vector<Cell>(all.begin(), all.end()));
}

// The cells before the first border of a region.
Made to_border(Filling& filling) {
    const std::vector<Cell>& cells = filling.parts.cells;
    const auto region = [&](Cell cell) { return rules::region_of(filling.board, cell); };
    if (cells.empty() || !region(cells[0])) return std::nullopt;
    const auto end =
        std::find_if(cells.begin(), cells.end(), [&](Cell cell) { return region(cell) != region(cells[0]); });
    return cell_names(filling.board, std::vector<Cell>(cells.begin(), end));
}

// The two cells of an arrow differ by the digit in its circle.
Made difference(Filling& filling) {
    const std::vector<Cell>& cells = filling.parts.shaft;
    if (cells.size() != 2 || filling.parts.circle.size() != 1) return std::nullopt;
    const std::string circle = cell_names(filling.board, filling.parts.circle);
    const std::string first = cell_names(filling.board, {&cells[0], 1});
    const std::string second = cell_names(filling.board, {&cells[1], 1});
    return "any { equal-sums:" + first + " =" + second + circle + " } { equal-sums:" + second + " =" + first + circle +
           " }";
}

// The two cells of a line in each box differ by the same; a box with one cell of it has no difference.
Made box_differences(Filling& filling) {
    const Geometry& board = filling.board;
    std::vector<std::vector<Cell>> parts;
    for (const Cell cell : filling.parts.cells) {
        const auto box = rules::region_of(board, cell);
        if (!box) return std::nullopt;
        if (parts.empty() || rules::region_of(board, parts.back().back()) != box) parts.emplace_back();
        parts.back().push_back(cell);
    }
    std::erase_if(parts, [](const auto& part) { return part.size() == 1; });
    if (parts.size() < 2 || std::any_of(parts.begin(), parts.end(), [](const auto& part) { return part.size() > 2; }))
        return std::nullopt;
    std::string out = "any";
    for (int by = 1; by < board.digits(); ++by) {
        std::string rules;
        for (const std::vector<Cell>& part : parts)
            rules += (rules.empty() ? "pair abs(a - b) = " : "; pair abs(a - b) = ") + std::to_string(by) + ':' +
                     cell_names(board, part);
        out += " { " + rules + " }";
    }
    return out;
}

// "26": two sixes. "1223": one 2 and two 3s.
Made look_and_say(Filling& filling) {
    const std::string& text = filling.parts.text;
    if (!whole_number(text) || text.size() % 2 != 0) return std::nullopt;
    std::string out;
    for (std::size_t i = 0; i < text.size(); i += 2)
        out += (out.empty() ? std::string("count ") : std::string("; count ")) + text[i + 1] + " = " + text[i] + ':' +
               cell_names(filling.board, filling.parts.cells);
    return out;
}

// The digits from the first cell on rise to a last one, and sum to the number of the clue.
Made first_run(Filling& filling) {
    const auto sum = whole_number(filling.parts.text);
    const std::vector<Cell>& cells = filling.parts.cells;
    if (!sum || cells.empty()) return std::nullopt;
    const auto part = [&](std::size_t from, std::size_t count) {
        return cell_names(filling.board, std::span(cells).subspan(from, count));
    };
    std::string out = "any";
    for (std::size_t run = 1; run <= cells.size(); ++run) {
        out += " { sum " + std::to_string(*sum) + ':' + part(0, run);
        if (run > 1) out += "; thermo:" + part(0, run);
        if (run < cells.size()) out += "; greater:" + part(run - 1, 2);
        out += " }";
    }
    return out;
}

// The ways to choose so many of the groups, as their numbers; none if there are too many.
std::optional<std::vector<std::vector<std::size_t>>> choices_of(std::size_t groups, std::size_t chosen) {
    constexpr std::size_t most = 500;
    std::vector<std::vector<std::size_t>> out;
    std::vector<bool> in(groups, false);
    std::fill(in.begin(), in.begin() + static_cast<std::ptrdiff_t>(std::min(chosen, groups)), true);
    if (chosen > groups) return out;
    do {
        if (out.size() == most) return std::nullopt;
        out.emplace_back();
        for (std::size_t i = 0; i < groups; ++i)
            if (in[i]) out.back().push_back(i);
    } while (std::prev_permutation(in.begin(), in.end()));
    return out;
}

// A digit d in any of the groups is in exactly d of them.
Made counted_groups(Filling& filling) {
    const auto& groups = filling.parts.groups;
    if (groups.empty()) return std::nullopt;
    const int lowest = filling.board.lowest();
    std::string out;
    for (int digit = std::max(lowest, 1); digit < lowest + filling.board.digits(); ++digit) {
        const auto choices = choices_of(groups.size(), static_cast<std::size_t>(digit));
        if (!choices) return std::nullopt;
        const auto without = [&](const std::vector<std::size_t>& chosen) {
            std::vector<Cell> cells;
            for (std::size_t i = 0; i < groups.size(); ++i)
                if (std::find(chosen.begin(), chosen.end(), i) == chosen.end())
                    cells.insert(cells.end(), groups[i].begin(), groups[i].end());
            std::sort(cells.begin(), cells.end());
            cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
            return cells.empty() ? std::string()
                                 : "count " + std::to_string(digit) + " = 0:" + cell_names(filling.board, cells);
        };
        out += (out.empty() ? "any { " : "; any { ") + without({}) + " }";
        for (const std::vector<std::size_t>& chosen : *choices) {
            std::string rules = without(chosen);
            for (const std::size_t i : chosen)
                rules += (rules.empty() ? "contains " : "; contains ") + std::to_string(digit) + ':' +
                         cell_names(filling.board, groups[i]);
            out += " { " + rules + " }";
        }
    }
    return out;
}

struct NamedMaker {
    std::string_view name;
    PartMaker make;
};
constexpr std::array makers = {NamedMaker{"counted", counted_differences},
                               NamedMaker{"rising", rising_cells},
                               NamedMaker{"one-is-sum", one_is_sum},
                               NamedMaker{"multiples", multiples},
                               NamedMaker{"primes", primes},
                               NamedMaker{"squares", squares},
                               NamedMaker{"median", median},
                               NamedMaker{"largest", largest},
                               NamedMaker{"smallest", smallest},
                               NamedMaker{"times", times},
                               NamedMaker{"size", size},
                               NamedMaker{"board", whole_board},
                               NamedMaker{"difference", difference},
                               NamedMaker{"box-differences", box_differences},
                               NamedMaker{"look-and-say", look_and_say},
                               NamedMaker{"first-run", first_run},
                               NamedMaker{"counted-groups", counted_groups},
                               NamedMaker{"before", before_digit},
                               NamedMaker{"beside", beside_digit},
                               NamedMaker{"all-beside", all_beside_digit},
                               NamedMaker{"distance-to", distance_to_digit},
                               NamedMaker{"same-at-distance", same_at_distance},
                               NamedMaker{"first-odd-run", first_odd_run},
                               NamedMaker{"first-even-run", first_even_run},
                               NamedMaker{"first-of-parity", first_of_parity},
                               NamedMaker{"sum-of-extremes", sum_of_extremes},
                               NamedMaker{"difference-of-extremes", difference_of_extremes},
                               NamedMaker{"place-of-largest", place_of_largest},
                               NamedMaker{"arrow-product", product_of_arrow},
                               NamedMaker{"fibonacci", fibonacci},
                               NamedMaker{"fibonacci-ten", fibonacci_by_10},
                               NamedMaker{"twice-each", twice_each},
                               NamedMaker{"no-taxicab", no_taxicab},
                               NamedMaker{"to-border", to_border}};

}  // namespace

PartMaker maker_named(std::string_view name) {
    for (const NamedMaker& maker : makers)
        if (maker.name == name) return maker.make;
    return nullptr;
}

}  // namespace deduku::formats::published
