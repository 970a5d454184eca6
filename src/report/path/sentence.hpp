// A step in sentences, in stages: the place, the technique, the digits and cells, the whole sentence.
//
//   where      Look at column C.
//   technique  Naked Pair
//   cells      1 and 9 in C5 and C8
//   sentence   In column C, C5 and C8 can only be 1 or 9. So both are there, and C2 is not 1, C9 is not 9.
#pragma once

#include <string>

#include "report/notation/notation.hpp"

namespace deduku::report {

/// How a sentence speaks of rules: by their names, for somebody who knows them, or by what they say.
enum class RuleWords : std::uint8_t { names, sentences };

class Teacher {
  public:
    /// Cell names as in `coords`. The puzzle is stored.
    Teacher(const Puzzle& puzzle, Coords coords, RuleWords rules = RuleWords::sentences);

    const Puzzle& puzzle() const { return puzzle_; }
    Coords coords() const { return coords_; }
    /// The same for steps on this position, which sentences then use: what its cells lack. The board is stored.
    Teacher on(const Board& before) const {
        Teacher out = *this;
        out.before_ = &before;
        return out;
    }
    RuleWords rule_words() const { return rule_words_; }

    std::string where(const path::Step& step) const;
    /// The houses named by where(); the box of the first cell if it names a digit or a cell; none for the whole board.
    std::vector<House> houses_to_see(const path::Step& step) const;
    std::string technique(const path::Step& step) const { return lines_.title(step) + '.'; }
    std::string cells(const path::Step& step) const;
    std::string sentence(const path::Step& step) const;
    /// The placed digits that the cell of `c` sees, and the digits that earlier steps excluded.
    std::string excluded_by(const Board& before, Candidate c) const;

    /// "C2 is not 1, and C9 is not 9"
    std::string result(const path::Step& step) const;

  private:
    std::string name(Cell cell) const { return lines_.names().cell(cell); }
    std::string houses(const std::vector<House>& houses) const;
    std::string cell_list(const std::vector<Cell>& cells, std::string_view last) const;
    std::string all_of(const std::vector<Cell>& cells) const;
    std::string one_of(const std::vector<Cell>& cells) const;
    std::string digit(Digit digit) const { return lines_.names().digit(digit); }
    std::string value(Candidate c) const { return lines_.names().value(c); }
    /// "1, 4 and 9", with this word before the last digit; the default is "and".
    std::string digit_words(Set<Digit> digits, std::string_view last) const;
    std::string digit_words(Set<Digit> digits) const;
    /// The values of a cell, in or beside the grid.
    std::string value_words(Cell cell, Set<Digit> digits, std::string_view last) const;
    std::string is(Candidate c) const;
    std::string is_not(Candidate c) const;
    std::string are_not(const std::vector<Cell>& cells, Digit digit) const;
    /// The phrase with its slots filled (report/notation/forms.hpp).
    std::string filled(std::string_view phrase, const path::Step& step) const;
    std::optional<std::string> slot(const path::Step& step, std::string_view name) const;
    std::optional<std::string> slot_of_sets(const Pattern& p, std::string_view name) const;
    std::optional<std::string> slot_of_rules(const path::Step& step, std::string_view name) const;
    std::string each_of(const std::vector<House>& houses) const;
    std::string chain(const Pattern::Chain& chain) const;
    std::string extras_of(const Pattern& p) const;
    std::string chain_of_sets(const Pattern& p) const;
    std::string all_sets(const Pattern& p) const;
    std::string digits_of_houses(const Pattern& p) const;
    std::string of_rules(const path::Step& step) const;
    std::string sum(const Pattern& p) const;
    std::string sum_of_both_sides(const Pattern& p) const;
    std::string last_of_sum(const Pattern& p) const;
    struct Cages {
        std::string names;         ///< "the cages 28 and 34"; empty if a rule has no sum
        std::string that_total{};  ///< " that total 101": of many, which `names` only counts
        std::string sums;          ///< "28 + 34"
        std::int64_t total = 0;
    };
    Cages cages(const Pattern& p) const;
    std::string sum_cells(const Total& total) const;
    /// The sum of the houses, and the cages in them with the digits in placed cells.
    std::string sum_of_houses(const Pattern& p, int all, const Cages& given, std::int64_t placed) const;
    std::string rule_of_45(const Pattern& p) const;
    std::string look(const Pattern& p) const;
    std::string combinations(const Pattern& p, const std::string& why) const;
    std::string why_of_look(const Pattern& p) const;
    std::string why_of_thermometer(const Pattern& p, bool strict) const;
    /// "A1 is 3 or 4": what the cells were before.
    std::string were(const std::vector<Cell>& cells) const;
    std::string were_in(const std::vector<Cell>& cells) const;
    std::string arrow_bounds(const Total& total) const;
    std::string two_rules(const path::Step& step) const;
    std::string split_cage(const Pattern& p) const;
    /// The cells; of more than four in a house those without which they are all that is open there.
    std::string set_cells(const std::vector<Cell>& cells) const;
    std::string set_digits(Set<Digit> digits) const;
    /// Whether each removed candidate sees all places of its digit in the cells of the sum.
    bool takes_all(const path::Step& step) const;
    /// "the cage 14 at A1", "the thermometer A1-A5"
    std::string noun(std::size_t rule) const;
    /// Of a rule about the whole board: "the neighbours of E5 (anti-king)".
    std::string noun_at(std::size_t rule, const Pattern& p) const;
    /// "1 to 5", "2 or 7"
    std::string range_words(Set<Digit> digits) const;
    std::string range_words(Cell cell, Set<Digit> digits) const;
    std::string left_to(const Glance& glance) const;
    /// "A1 and A2 are 5 to 7"
    std::string are(const std::vector<Cell>& cells, Set<Digit> digits) const;
    /// What is left to cells, or what they lose if that is shorter.
    std::vector<std::string> losses(const path::Step& step) const;
    Set<Digit> left_after(const path::Step& step, Cell cell, Set<Digit> gone) const;
    std::vector<std::string> written(const path::Step& step) const;
    using DigitsOfCells = std::vector<std::pair<Set<Digit>, std::vector<Cell>>>;
    /// Cells that have the same digits among these candidates, and the same numbers for them.
    DigitsOfCells by_digits(const std::vector<Candidate>& candidates) const;
    DigitsOfCells groups_of(const path::Step& step) const;
    std::string glance(const Glance& glance) const;
    std::string subset(const Glance& at) const;
    std::string places(const Glance& at) const;
    /// "If E6 is 5, the cage 16 at D6 leaves D6 7 and F6 9: no place is left for 2 in column F"
    std::string contradiction(const path::Step& step) const;
    std::string fact_of(const std::vector<Candidate>& candidates) const;
    std::optional<std::string> digit_in_rule(Sector empty) const;
    std::string nothing_left(Sector empty) const;
    std::string leaves_nothing(const Glance& at, Sector empty) const;
    std::string looks_to(const std::vector<Candidate>& supposed, const std::vector<Glance>& looks, Sector empty) const;
    std::string trial(const path::Step& step) const;
    std::string gone(const path::Step& step) const;
    /// The last digit, if all other cells of an exact sum are placed.
    std::optional<Candidate> digit_left(const Total& total) const;
    std::string ways(const Total& total) const;
    bool has_brief_ways(const Total& total) const;
    /// Combinations that the position lacks: "; 68 is out, as 6 is in row 7".
    std::string left_out(const Total& total) const;
    /// The reason, with its slots: a house, or cells; the digits.
    struct LeftOut {
        std::string_view phrase;
        std::string place;
        Set<Digit> digits;
    };
    LeftOut why_left_out(const Total& total, Set<Digit> way) const;
    /// Why cells lose digits of combinations left: "; F2 has no 9", of more cells "; only F8 can be 3 or 4".
    std::string lacking_partners(const Pattern& p) const;
    std::string no_combination(const path::Step& step) const;
    std::string totals(const Total& total) const;
    std::string rules(const Pattern& p) const;
    std::string net(const Pattern& p) const;
    std::string says(const Strand::Node& node) const;
    std::vector<std::string> consequences(const Strand& strand) const;
    std::string supposition(const path::Step& step) const;
    std::string reason(const path::Step& step) const;

    const Puzzle& puzzle_;
    const Geometry& geometry_;
    Coords coords_;
    RuleWords rule_words_;
    StepLine lines_;
    const Board* before_ = nullptr;
};

/// "15", "at least 4", "4 to 7"
[[nodiscard]] std::string count_text(const Total& total);
/// The cells that are added, with this total; of turned() those that are subtracted.
[[nodiscard]] Total added(Total total);
/// With the signs exchanged.
[[nodiscard]] Total turned(Total total);
/// With a capital first letter.
[[nodiscard]] std::string capital(std::string text);
/// "A2 + B2 - C4"
[[nodiscard]] std::string spaced(const std::string& sum);

}  // namespace deduku::report
