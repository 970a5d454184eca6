// Rules of a puzzle besides its houses: killer cages, thermometers, dots, sandwiches, .. Each kind is a row of a table.
//
//   killer 15: A1 A2 B2         text         add_rules() of geometry.hpp, write_rules(); doc/formats.md has the grammar
//   {killer, {15}, {{0,9,10}}}  Rule         its row, values, and groups of cells
//   a house and a line          Constraints  add_rules(); doc/ledger-rules.md has the lines of each
//   3 + 5 + 7 = 15              words        RuleRow::holds: on a filled board, without any line
//   "In the cage A1, A2, ..     a sentence   rule_sentence()
//
// To add a kind of rule: CONTRIBUTING, "Adding a rule".
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "deduku/ids.hpp"
#include "deduku/lines.hpp"

namespace deduku {

class Geometry;
namespace rules {
struct Automaton;
}
enum class Coords : std::uint8_t;
struct RuleRow;
struct Telling;

/// One rule of a puzzle, in the form that its row allows.
struct Rule {
    const RuleRow* row = nullptr;
    std::vector<int> values;                 ///< numbers, digits from 1, or indices into the row's list of words
    std::vector<std::vector<Cell>> groups;   ///< in the order written; none for a rule about the whole board
    std::string text{};                      ///< in its canonical spelling, if the row takes a text: "abs(a - b) >= 5"
    std::vector<std::vector<Rule>> cases{};  ///< the rules in each pair of braces
    std::string title{};                     ///< the setter's name of it, after `as`; may be empty
    std::string of{};                        ///< the layer whose numbers it reads instead of the digits; or empty
    friend bool operator==(const Rule&, const Rule&) = default;
};

/// The context of a rule: the board, with or without its rules, and all rules of the puzzle.
struct RuleContext {
    const Geometry& board;
    std::span<const Rule> rules;  ///< those of the same braces, for a rule in braces
};

/// An error in rules.
struct RuleError {
    std::size_t at = 0;    ///< offset in the text
    std::string found;     ///< as in ReadError
    std::string expected;  ///< as in ReadError
};

/// The type of the values of a rule, on a board with N digits. Sums and counts: 0 to 999,999, any sums also negative;
/// factors (ratios, divisors): 2 to N.
enum class RuleValue : std::uint8_t { none, sum, difference, factor, digit, word, count, any_sum };

/// How the cells of a rule are written.
enum class RuleShape : std::uint8_t { cells, line, diagonal };

/// A kind of rule.
struct RuleRow {
    std::string_view key;         ///< "killer"
    std::string_view names{};     ///< other accepted names, separated by blanks: "cage killer-cage"
    std::string_view example{};   ///< an example on a 9x9 board
    std::string_view sentence{};  ///< with slots (grid/rules/tell.hpp): "In the cage {cells} digits differ{own}."
    std::string (*own)(const Telling& told) = nullptr;  ///< the text of the slot {own}
    /// The meaning of its drawing, the same for all rules of this kind and {value}; empty if it is not drawn.
    std::string_view drawing{};

    RuleValue value = RuleValue::none;
    int fewest_values = 0;
    int most_values = 0;
    int missing = 0;            ///< the default value; 0: none
    bool missing_on_9 = false;  ///< the default is for 9 digits only; on other boards a value is required
    std::string_view words{};   ///< the possible values, if these are words, separated by blanks

    RuleShape shape = RuleShape::cells;
    int fewest_groups = 1;  ///< 0: it has no cells
    int most_groups = 1;    ///< 0: any number
    int fewest_cells = 0;   ///< of a group
    int most_cells = 0;     ///< of a group; 0: any number
    bool house = false;     ///< a group has at most N cells
    bool repeats = false;   ///< a cell may occur twice in a group
    bool closes = false;    ///< a line of three cells or more may end in its first cell again
    bool touching = false;  ///< each cell of a group touches the next one, also diagonally

    /// An unmet requirement on the cells or the board, in words; empty if there is none.
    std::string (*expects)(const Rule& rule, const RuleContext& context) = nullptr;
    /// Appends the rule's houses, lines and choices, in a fixed order.
    void (*compile)(const Rule& rule, const RuleContext& context, Constraints& out) = nullptr;
    /// Whether a filled board satisfies the rule, checked directly, without lines.
    bool (*holds)(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) = nullptr;

    bool any_canvas = false;  ///< also on a grid of other than N x N cells, or with digit 0; as all with own_cells

    /// Reads the text between name and colon into Rule::text; an error has its place in it. Null: the row has no text.
    std::optional<RuleError> (*read_text)(std::string_view text, const Geometry& board, Rule& rule) = nullptr;
    /// With no fewest_groups: it may have cells; `expects` knows when.
    bool optional_cells = false;
    int fewest_cases = 0;  ///< pairs of braces; 0: none, and no cells otherwise
    int most_cases = 0;
    bool weights = false;    ///< numbers among its cells are their weights, the values after the first
    bool own_cells = false;  ///< its cells may be own cells
    /// Appends the own cells that other rules can name; those that only its lines use are appended when it is compiled.
    /// The board has those of the rules before.
    void (*declare)(const Rule& rule, const Geometry& board, std::vector<OwnCell>& out) = nullptr;
    /// The pattern of the numbers along its groups, if the rule is nothing else: its own cells are the states.
    rules::Automaton (*automaton)(const Rule& rule, const Geometry& board) = nullptr;
    /// A choice that follows from its lines and helps searches; without cases: none. No ledger has it.
    Choice (*implied)(const Rule& rule, const RuleContext& context) = nullptr;
};

/// All rows, in the order of doc/formats.md.
[[nodiscard]] std::span<const RuleRow* const> rule_rows();
/// The row with this name, ignoring case, hyphens and blanks; null if there is none.
[[nodiscard]] const RuleRow* find_rule(std::string_view name);

/// Largest number of rules of a puzzle, with those in braces; of rules with braces; of braces within each other.
inline constexpr std::size_t max_rules = 8192;
inline constexpr std::size_t max_braced_rules = 1024;
inline constexpr std::size_t max_nested_braces = 8;

/// The rules of a text for a board, or the first error.
[[nodiscard]] std::variant<std::vector<Rule>, RuleError> parse_rules(std::string_view text, const Geometry& board);

/// A rule as text that parse_rules() reads: "killer 15: A1 A2 B2".
[[nodiscard]] std::string write_rule(const Rule& rule, const Geometry& board);
/// All rules as one text: "killer 15: A1 A2 B2; anti-knight".
[[nodiscard]] std::string write_rules(std::span<const Rule> rules, const Geometry& board,
                                      std::string_view between = "; ");

/// The rule as a sentence: "In the cage A1, A2, B2 digits differ and sum to 15."
[[nodiscard]] std::string rule_sentence(const Rule& rule, const Geometry& board, Coords coords);

/// Whether a filled board satisfies all rules (RuleRow::holds).
[[nodiscard]] bool obeys(std::span<const Rule> rules, const Geometry& board, const Table<Cell, Digit>& grid);

}  // namespace deduku
