// Any text as rules of a board selected by the first byte:
//
//   text --parse--> rules --write--> text --parse--> the same rules?
//                     |--compile--> houses, lines, choices --+-- do they agree on whether a filling obeys?
//                     +--words-------------------------------+
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "../support/satisfies.hpp"
#include "deduku/geometry.hpp"
#include "deduku/rules.hpp"
#include "grid/rules/parsed.hpp"

namespace {

using namespace deduku;

void require(bool condition) {
    if (!condition) std::abort();
}

constexpr Box boxes[] = {{2, 2}, {2, 3}, {3, 2}, {3, 3}, {2, 5}, {4, 4}};

// Each row is the previous one shifted by `step` digits or more, so that rows, columns and boxes are complete.
Table<Cell, Digit> filling(Box box, int first) {
    const int n = box.digits();
    Table<Cell, Digit> grid;
    for (int row = 0; row < n; ++row)
        for (int column = 0; column < n; ++column)
            grid.push_back(static_cast<Digit>((first + column + row % box.height * box.width + row / box.height) % n));
    return grid;
}

void check_rules(const std::vector<Rule>& rules, const GeometryPtr& board, int first) {
    const std::string text = write_rules(rules, *board, "\n");
    const auto again = parse_rules(text, *board);
    require(std::holds_alternative<std::vector<Rule>>(again));
    require(std::get<std::vector<Rule>>(again) == rules && write_rules(rules, *board, "\n") == text);
    const auto compiled = rules::compile(rules, *board);
    const auto made = add_rules(board, text);
    require(made.index() == compiled.index());
    if (compiled.index() != 0) return;
    const auto& constraints = std::get<Constraints>(compiled);
    const Geometry& with_rules = *std::get<GeometryPtr>(made);
    require(with_rules.rules() == rules && with_rules.lines() == constraints.lines);
    const Table<Cell, Digit> grid = filling(board->box(), first);
    require(testing::satisfies(*board, grid));
    const bool obeyed = obeys(rules, *board, grid);
    require(testing::satisfies(constraints, grid) == obeyed);
    require(testing::satisfies(with_rules, grid) == obeyed);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2) return 0;
    const auto board = std::make_shared<const Geometry>(boxes[data[0] % std::size(boxes)]);
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const auto parsed = parse_rules(text, *board);
    if (const auto* error = std::get_if<RuleError>(&parsed)) {
        require(error->at <= text.size() && !error->found.empty() && !error->expected.empty());
        return 0;
    }
    check_rules(std::get<std::vector<Rule>>(parsed), board, data[0] / 16);
    return 0;
}
