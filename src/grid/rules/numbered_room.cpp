// The first digit of a line is the position of v: for each d, both "the first is d" and "the d-th is v", or neither.
//
//   numbered-room 7: row 1     (A1=3) - (C1=7) = 0; ..
#include "grid/rules/make.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {
namespace {

void compile_numbered_room(const Rule& rule, const RuleContext& context, Constraints& out) {
    const Cells& line = rule.groups[0];
    for (int d = 1; d <= context.board.digits(); ++d)
        Terms(context.board)
            .add(line[0], d)
            .add(line[static_cast<std::size_t>(d - 1)], rule.values[0], -1)
            .into(out.lines, 0, 0);
}

bool numbered_room_holds(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    const std::vector<int> digits = Filling(grid).of(rule.groups[0]);
    return digits[static_cast<std::size_t>(digits[0] - 1)] == rule.values[0];
}

std::string tell_numbered_room(const Telling& told) {
    return said("The digit in {} is the place of {} in {}.", {told.first(), told.value(), told.side()});
}

}  // namespace

extern constinit const RuleRow numbered_room_rule = {.key = "numbered-room",
                                                     .names = "numbered-rooms",
                                                     .example = "numbered-room 7: row 1 from right",
                                                     .tell = tell_numbered_room,
                                                     .value = RuleValue::digit,
                                                     .fewest_values = 1,
                                                     .most_values = 1,
                                                     .shape = RuleShape::line,
                                                     .fewest_groups = 1,
                                                     .most_groups = 1,
                                                     .fewest_cells = 1,
                                                     .house = true,
                                                     .expects = expects_line,
                                                     .compile = compile_numbered_room,
                                                     .holds = numbered_room_holds};

}  // namespace deduku::rules
