// Rules of a puzzle besides its houses, each a row of one table: killer cages, thermometers, dots, sandwiches, ..
//
//   killer 15: A1 A2 B2         text         add_rules() of geometry.hpp, write_rules(); doc/formats.md has the grammar
//   {killer, {15}, {{0,9,10}}}  Rule         its row, values, and groups of cells
//   a house and a line          Constraints  compile_rules(); doc/trust.md has the lines of each row
//   3 + 5 + 7 = 15              words        RuleRow::holds: on a filled board, without any line
//   "In the cage A1, A2, ..     a sentence   rule_sentence()
//
// To add one: a file in src/grid/rules/ with its row, `extern constinit const RuleRow`, and the name of the row in
// table.cpp; its line in doc/formats.md and doc/trust.md, its words in rules_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "deduku/ids.hpp"
#include "deduku/lines.hpp"

namespace deduku {

class Geometry;
enum class Coords : std::uint8_t;
struct RuleRow;
struct Telling;

/// One rule of a puzzle, as its row allows it.
struct Rule {
    const RuleRow* row = nullptr;
    std::vector<int> values;                ///< numbers, digits from 1; places of words in the list of the row
    std::vector<std::vector<Cell>> groups;  ///< in the order in which they are written; none: of the whole board
    friend bool operator==(const Rule&, const Rule&) = default;
};

/// What a rule is about: the board without its rules (or with them), and all rules of the puzzle.
struct RuleContext {
    const Geometry& board;
    std::span<const Rule> rules;
};

/// What the values of a rule are; N digits. Sums: 0 to 999,999; factors (ratios, divisors): 2 to N.
enum class RuleValue : std::uint8_t { none, sum, difference, factor, digit, word };

/// How the cells of a rule are written.
enum class RuleShape : std::uint8_t { cells, line, diagonal };

/// A kind of rule.
struct RuleRow {
    std::string_view key;        ///< "killer"
    std::string_view names{};    ///< other names that are read, between blanks: "cage killer-cage"
    std::string_view example{};  ///< what a rule of it looks like; on a 9x9
    /// The rule as a sentence.
    std::string (*tell)(const Telling& told) = nullptr;

    RuleValue value = RuleValue::none;
    int fewest_values = 0;
    int most_values = 0;
    int missing = 0;            ///< the value if none is given; 0: there is none then
    bool missing_on_9 = false;  ///< but only on boards of 9 digits; elsewhere it has to be given
    std::string_view words{};   ///< of values that are words, between blanks

    RuleShape shape = RuleShape::cells;
    int fewest_groups = 0;  ///< 0: it has no cells
    int most_groups = 0;    ///< 0: any number
    int fewest_cells = 0;   ///< of a group
    int most_cells = 0;     ///< of a group; 0: any number
    bool house = false;     ///< a group has at most N cells
    bool repeats = false;   ///< a cell may come twice in a group

    /// What else it expects of cells or board, if the rule or the board is otherwise; empty: nothing.
    std::string (*expects)(const Rule& rule, const RuleContext& context) = nullptr;
    /// Appends its houses, lines and choices, in their fixed order.
    void (*compile)(const Rule& rule, const RuleContext& context, Constraints& out) = nullptr;
    /// Whether a filling of the board obeys it, by the words of the rule.
    bool (*holds)(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) = nullptr;
};

/// All rows, in the order of doc/formats.md.
[[nodiscard]] std::span<const RuleRow* const> rule_rows();
/// The row of this name: capital letters, hyphens and blanks do not matter. Or null.
[[nodiscard]] const RuleRow* find_rule(std::string_view name);

/// A mistake in rules.
struct RuleError {
    std::size_t at = 0;    ///< offset in the text
    std::string found;     ///< as in ReadError
    std::string expected;  ///< as in ReadError
};

/// The most rules of a puzzle.
inline constexpr std::size_t max_rules = 8192;

/// The rules of a text for a board, or the first mistake.
[[nodiscard]] std::variant<std::vector<Rule>, RuleError> parse_rules(std::string_view text, const Geometry& board);

/// As parse_rules() reads it: "killer 15: A1 A2 B2".
[[nodiscard]] std::string write_rule(const Rule& rule, const Geometry& board);
/// One behind the other: "killer 15: A1 A2 B2; anti-knight".
[[nodiscard]] std::string write_rules(std::span<const Rule> rules, const Geometry& board,
                                      std::string_view between = "; ");

/// What it says: "In the cage A1, A2, B2 digits differ and sum to 15."
[[nodiscard]] std::string rule_sentence(const Rule& rule, const Geometry& board, Coords coords);

/// What the rules demand, in their order: houses, lines and choices of each as its row has them, nothing joined. Or
/// which limit they exceed: "90000 lines".
[[nodiscard]] std::variant<Constraints, std::string> compile_rules(std::span<const Rule> rules, const Geometry& board);

/// Whether a filling of the board obeys all rules, by their words.
[[nodiscard]] bool obeys(std::span<const Rule> rules, const Geometry& board, const Table<Cell, Digit>& grid);

}  // namespace deduku
