// Skyscrapers: the number of digits of a line that are greater than all before them; a case for each set of their places.
//
//   skyscraper 2: row 1     A1 = .., C1 = 9: B1 < A1;   or D1 = 9: B1 and C1 < A1;   ..
#include "grid/rules/make.hpp"

namespace deduku::rules {
namespace {

constexpr std::size_t most_cases = 256;

// The next set of k places out of 0..n - 1 that contains 0, in lexicographic order; false after the last.
bool next_places(std::vector<std::size_t>& places, std::size_t n) {
    for (std::size_t i = places.size(); i-- > 1;)
        if (places[i] < n - places.size() + i) {
            ++places[i];
            for (std::size_t j = i + 1; j < places.size(); ++j) places[j] = places[j - 1] + 1;
            return true;
        }
    return false;
}

// Hidden cells are lower than the one in front of them: if one of m cells is at least t, then that one is not at most t.
void hide(const Geometry& board, Cell front, std::span<const Cell> hidden, LinearList& lines) {
    const int count = static_cast<int>(hidden.size());
    for (int t = 1; t <= board.digits() && count > 0; ++t) {
        Terms terms(board);
        terms.add_range(front, 1, t, count);
        for (Cell cell : hidden) terms.add_range(cell, t, board.digits());
        terms.into(lines, std::nullopt, count);
    }
}

void add_case(const CellList& line, const std::vector<std::size_t>& places, const Geometry& board, LinearList& lines) {
    Terms(board).add(line[places.back()], board.digits()).into(lines, 1, 1);
    for (std::size_t i = 0; i + 1 < places.size(); ++i) {
        const std::size_t from = places[i] + 1;
        hide(board, line[places[i]], std::span(line).subspan(from, places[i + 1] - from), lines);
        if (i + 2 < places.size()) rise(board, line[places[i]], line[places[i + 1]], 1, lines);
    }
}

void compile_skyscraper(const Rule& rule, const RuleContext& context, Constraints& out) {
    const CellList& line = rule.groups[0];
    Choice choice;
    std::vector<std::size_t> places(static_cast<std::size_t>(rule.values[0]));
    for (std::size_t i = 0; i < places.size(); ++i) places[i] = i;
    do add_case(line, places, context.board, choice.emplace_back());
    while (next_places(places, line.size()));
    out.choices.push_back(std::move(choice));
}

bool skyscraper_holds(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    int visible = 0, highest = 0;
    for (int height : FilledBoard(grid).of(rule.groups[0]))
        if (height > highest) highest = height, ++visible;
    return visible == rule.values[0];
}

std::string skyscraper_expects(const Rule& rule, const RuleContext& context) {
    if (std::string wrong = expects_line(rule, context); !wrong.empty()) return wrong;
    std::size_t cases = 1;
    const auto n = static_cast<std::size_t>(context.board.digits()), k = static_cast<std::size_t>(rule.values[0]);
    for (std::size_t i = 1; i < k && cases <= most_cases; ++i) cases = cases * (n - i) / i;
    return cases <= most_cases ? "" : "a number of skyscrapers with at most 256 sets of places on this board";
}

constexpr RuleRow skyscraper_row() {
    RuleRow row =
        beside_line({.key = "skyscraper",
                     .names = "skyscrapers",
                     .example = "skyscraper 3: row 1 from right",
                     .sentence = "Seen from {first}, {value} digits of {side} are greater than all before them.",
                     .drawing = "A number with a roof beside the board counts the digits, seen from there, that are "
                                "greater than all before them.",
                     .value = RuleValue::digit,
                     .compile = compile_skyscraper,
                     .holds = skyscraper_holds});
    row.expects = skyscraper_expects;
    return row;
}

}  // namespace

// formats: `skyscraper` | `skyscrapers` | number | a row or column | so many digits are greater than all before them,
//     seen from the first cell
// ledger: `skyscraper` | a choice with a case for each set of k places with the first, in lexicographic order. In each: {its
//     last place = N}, 1 to 1; then, for each other place, with the m cells between it and the next one, if m > 0, for each
//     t from 1 to N: {m times the place <= t, each such cell >= t}, up to m; and unless the next one is the last, place + 1
//     <= next | the places of the digits that are greater than all before them
extern constinit const RuleRow skyscraper_rule = skyscraper_row();
extern const SaidRule skyscraper_said = {
    skyscraper_rule,
    "outside straight: skyscraper*|building*|visible|seen|see|tower* ; number|how many|count*|amount ; "
    "clue*|number|outside|indicate|show / visible seen can that viewed vantage point direction row column looking "
    "see building buildings skyscraper skyscrapers each assuming height corresponding outside clue tall their "
    "according when respective clue's side position edge how many total or assume assumed occupied cell's taken "
    "being is\n"
    "outside straight: number ; count* ; greater than all before|higher than all before / roof beside seen there digit "
    "than "
    "them"};

}  // namespace deduku::rules
