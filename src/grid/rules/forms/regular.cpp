// Patterns: the numbers along a line are a word of a regular language.
//
//   regular ([13][24])+: A1-D1      A1 is 1 or 3, B1 2 or 4, C1 1 or 3, D1 2 or 4
//   regular [1-3]+<break>4: A1 B1 = C1 D1      the break is read between two groups
#include "grid/rules/forms/pattern_lines.hpp"
#include "grid/rules/said.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {
namespace {

Automaton automaton_of(const Rule& rule, const Geometry& board) {
    return std::get<Automaton>(read_automaton(rule.text, board.digits(), board.lowest()));
}

std::optional<RuleError> read_regular_text(std::string_view text, const Geometry& board, Rule& rule) {
    const std::size_t from = text.find_first_not_of(" \t");
    if (from == text.npos) return RuleError{text.size(), "the end of the rule", "a pattern, such as [1-3]+4"};
    auto read = read_automaton(text.substr(from), board.digits(), board.lowest());
    if (auto* error = std::get_if<RuleError>(&read)) {
        error->at += from;
        return std::move(*error);
    }
    rule.text = text.substr(from, text.find_last_not_of(" \t") - from + 1);
    return std::nullopt;
}

bool regular_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const FilledBoard filling(context.board, grid);
    std::vector<std::vector<int>> numbers;
    for (const CellList& group : rule.groups) numbers.push_back(filling.of(group));
    return automaton_of(rule, context.board).accepts_groups(numbers);
}

std::string regular_expects(const Rule& rule, const RuleContext& context) {
    if (std::all_of(rule.groups.begin(), rule.groups.end(), [](const CellList& cells) { return cells.empty(); }))
        return "at least one cell";
    return pattern_expects(rule, context.board);
}

std::string own_regular(const Telling& told) {
    std::string where;
    for (std::size_t i = 0; i < told.rule.groups.size(); ++i)
        if (!told.rule.groups[i].empty()) where += (where.empty() ? "Along " : ", then ") + told.line(i);
    if (told.rule.text[0] != '{') return where + " the digits match the pattern " + told.rule.text;
    const int states = automaton_of(told.rule, told.board).states;
    return where + " the digits are accepted by an automaton of " + std::to_string(states) + " states";
}

}  // namespace

// formats: `regular` | `pattern` | | a [pattern](#forms) or an automaton; then groups of cells, some of which may be empty | the numbers along the
//     cells match the pattern, with a break between each two groups
// ledger: `regular` | helpers: after each cell the state of the pattern, if there are several. For each cell: {its numbers
//     that no move reads}, 0; then for each state s before it, and the numbers with the same targets: {before = s} + {cell
//     is one of them} - {after is a target}, at most 1; {before = s} - {after is a target of s}, at most 0; the same
//     backwards; for each number, {cell has it} - {before, or after, is a state with it}, at most 0 | definition
extern constinit const RuleRow regular_rule = {.key = "regular",
                                               .names = "pattern",
                                               .example = "regular ([135][2468])+: A1-D1",
                                               .sentence = "{own}.",
                                               .own = own_regular,
                                               .most_groups = 0,
                                               .fewest_cells = 0,
                                               .repeats = true,
                                               .expects = regular_expects,
                                               .compile = compile_pattern,
                                               .holds = regular_holds,
                                               .read_text = read_regular_text,
                                               .own_cells = true,
                                               .automaton = automaton_of};

extern const SaidRule regular_said = {
    regular_rule,
    "board {each column: regular ([^5]|15|59)*: @}: 5 ; 1 directly above|1 above|1 immediately above ; 9 directly "
    "below|9 below|9 immediately below / any every each all in grid must have a either directly immediately above it "
    "or below both cell with has of 1 5 9"};

}  // namespace deduku::rules
