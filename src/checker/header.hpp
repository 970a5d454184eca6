// The header of a ledger: its puzzle.
//
//   {"format":"deduku-proof","version":1,"box":[2,2],"givens":[0,0,0,4,..]}                                boxes
//   {"format":"deduku-proof","version":1,"digits":4,"houses":[[0,1,2,3],..],"givens":[..]}                 any houses
//   {"format":"deduku-proof","version":2,"digits":4,"houses":[..],"lines":[..],"choices":[..],"givens":[..]}
//   version 3: also "values":[4,..,4,2,3], cells of their own after the grid, and "helpers":[17], those that do not count;
//   "cells":12, those of a grid of other than N * N cells, which may have no houses
#pragma once

#include <cstdlib>
#include <functional>

#include "checker/values.hpp"

namespace deduku::checker {

inline constexpr std::size_t max_lines = 65'536;  // of header and cases, in force at once

class HeaderReader : public Values {
  protected:
    /// The start position stated by `object`, the first line.
    Start header(const LedgerValue& object) {
        const LedgerValue *const name = find(object, "format"), *const edition = find(object, "version");
        if (!require(name, "the first line is not a header")) return {};
        const int number_of_it = edition ? whole(*edition) : 1;
        require(says(*name, "deduku-proof") && number_of_it >= 1 && number_of_it <= 3,
                "not deduku-proof of version 1, 2 or 3");
        const auto [format, version, givens, box, digits, houses, lines, choices, values, helpers, number_of_cells] =
            fields(object,
                   {"format", "version", "givens", "box", "digits", "houses", "lines", "choices", "values", "helpers",
                    "cells"},
                   3);
        const bool third = number_of_it == 3;
        require((second ? !box : !lines && !choices) && (third || (!values && !helpers && !number_of_cells)),
                "an unknown or repeated key");
        require(!second || (lines && choices), "a key is missing");
        if (!require(box ? !digits && !houses : digits && houses, "neither a box nor digits and houses") || !hold())
            return {};
        const Integers size = box ? list(*box, 65, "side of a box") : Integers{1, number(*digits, 65, "digit")};
        const auto n = static_cast<std::size_t>(size.size() == 2 ? size[0] * size[1] : 0);
        if (!require(n >= 2 && n <= 64, "the box is not [height,width] of a board with 2 to 64 digits")) return {};
        Start start{size[0], size[1], {}, {}};
        if (number_of_cells) start.grid = number(*number_of_cells, 4097, "number of cells");
        require(!number_of_cells || start.grid > 0, "a grid without cells");
        const std::size_t square = start.grid > 0 ? static_cast<std::size_t>(start.grid) : n * n;
        if (values) start.values = read_values(*values, n, square);
        start.living = allowed(*givens, n, start.values);
        const std::size_t grid = box || third ? square : cells, stated = values ? start.values.size() : grid;
        require(cells == stated && cells > 0 && cells <= (third ? 8192 : 4096), "the givens are not one for each cell");
        if (houses) start.houses = sets(*houses, grid, "cell of the grid");
        if (helpers) start.helpers = read_helpers(*helpers, grid);
        require(box || ((start.grid > 0 || !start.houses.empty()) && start.houses.size() <= (second ? 8192 : 1024)),
                second ? "not 1 to 8192 houses" : "not 1 to 1024 houses");
        for (const Integers& house : start.houses) require(house.size() <= n, "a house with more cells than digits");
        if (static_cast<std::size_t>(std::count(start.values.begin(), start.values.end(), size[0] * size[1])) == cells)
            start.values.clear();
        if (second) read_rules(*lines, *choices, start);
        return start;
    }

    bool second = false;  // version 2 or 3

  private:
    // The number of values of each cell: n in the cells of the grid, then those of cells of their own.
    Integers read_values(const LedgerValue& values, std::size_t n, std::size_t cells_of_grid) {
        Integers out;
        each(values, [&](const LedgerValue& item) {
            out.push_back(number(item, 65, "number of values"));
            require(out.back() > 0, "a cell without values");
        });
        const auto grid = std::min(std::ssize(out), static_cast<std::ptrdiff_t>(cells_of_grid));
        const auto full = std::count(out.begin(), out.begin() + grid, static_cast<int>(n));
        require(static_cast<std::size_t>(full) == cells_of_grid,
                "the first cells are not a grid whose cells have all digits");
        return out;
    }
    // Whether the givens, one for each cell, allow a candidate. Counts the cells; each has n values if none are stated.
    std::vector<bool> allowed(const LedgerValue& givens, std::size_t n, const Integers& values) {
        std::vector<bool> out;
        each(givens, [&](const LedgerValue& cell) {  // 0 for all digits, one digit, or a list of several
            const std::size_t most = cells < values.size() ? static_cast<std::size_t>(values[cells]) : n;
            ++cells;
            const bool several = cell.kind == ValueKind::list;
            const Integers digits = several ? set(cell, most + 1, "digit") : Integers{number(cell, most + 1, "digit")};
            const bool all = !several && contains(digits, 0);
            require(all || (several == (digits.size() > 1) && !contains(digits, 0)), "not what a cell may hold");
            for (int d = 1; d <= static_cast<int>(most); ++d) out.push_back(all || contains(digits, d));
        });
        return out;
    }
    // Cells after those of the grid, in order.
    Integers read_helpers(const LedgerValue& helpers, std::size_t grid) {
        const Integers out = list(helpers, cells, "cell");
        const auto not_below = std::adjacent_find(out.begin(), out.end(), std::greater_equal());
        require(not_below == out.end(), "helpers that do not ascend");
        require(out.empty() || static_cast<std::size_t>(out.front()) >= grid, "a helper in the grid");
        return out;
    }
    void read_rules(const LedgerValue& lines, const LedgerValue& choices, Start& start) {
        start.lines = read_lines(lines, start.living.size());
        require(start.lines.size() <= max_lines, "more than 65536 lines in force");
        each(choices, [&](const LedgerValue& cases) {
            Start::Choice& choice = start.choices.emplace_back();
            each(cases, [&](const LedgerValue& its) { choice.push_back(read_lines(its, start.living.size())); });
            require(!choice.empty(), "a choice without cases");
        });
    }
    std::vector<Start::Linear> read_lines(const LedgerValue& value, std::size_t candidates) {
        std::vector<Start::Linear> out;
        each(value, [&](const LedgerValue& item) {
            const auto [its_terms, least, most] = fields(item, {"terms", "least", "most"}, 1);
            Start::Linear& line = out.emplace_back();
            line.terms = terms(*its_terms, candidates, "candidate");
            for (const auto& [v, weight] : line.terms)
                require(weight != 0 && std::abs(weight) <= 999'999, "a weight that is 0 or has more than 6 digits", v);
            if (least) line.least = whole(*least);
            if (most) line.most = whole(*most);
        });
        return out;
    }
};

}  // namespace deduku::checker
