// How many different numbers some cells hold: a case for each way to share the numbers among the cells, or for each set
// of numbers, whatever gives fewer cases.
//
//   distinct = 2: A1 E5 I9     A1 = E5, I9 not;  A1 = I9, E5 not;  E5 = I9, A1 not: 3 ways, and 36 sets of two digits
//   distinct = C3: A1 E5 I9    the cases of 1 with C3=1, those of 2 with C3=2, those of 3 with C3=3
#include <array>
#include <set>

#include "grid/reading/cell_text.hpp"
#include "grid/rules/cells.hpp"
#include "grid/rules/forms/amount.hpp"
#include "grid/rules/forms/flat_cases.hpp"
#include "grid/rules/forms/numbers.hpp"
#include "grid/rules/said.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {
namespace {

// Ways to share k numbers among cells: the parts of cells with equal numbers, no two cells of a house in one part.
class Sharings {
  public:
    using Parts = std::vector<CellList>;
    Sharings(const CellList& cells, std::size_t parts, const Geometry& board)
        : cells_(cells), wanted_(parts), board_(board) {
        add(0);
    }
    /// At most one more than most_flat_cases; each cell in the first part that it can be in first.
    const std::vector<Parts>& all() const { return all_; }

  private:
    void add(std::size_t i) {
        if (all_.size() > most_flat_cases || parts_.size() + cells_.size() - i < wanted_) return;
        if (i == cells_.size()) return all_.push_back(parts_);
        for (std::size_t p = 0; p < parts_.size(); ++p) {  // NOLINT(modernize-loop-convert): add() changes the list
            const bool meets = std::any_of(parts_[p].begin(), parts_[p].end(), [&](Cell other) {
                return share_a_house(board_, std::array{cells_[i], other});
            });
            if (meets) continue;
            parts_[p].push_back(cells_[i]);
            add(i + 1);
            parts_[p].pop_back();
        }
        if (parts_.size() == wanted_) return;
        parts_.push_back({cells_[i]});
        add(i + 1);
        parts_.pop_back();
    }

    const CellList& cells_;
    std::size_t wanted_;
    const Geometry& board_;
    Parts parts_;
    std::vector<Parts> all_;
};

// The cells of a part are equal, the first cells of the parts differ.
LinearList lines_of_sharing(const Sharings::Parts& parts, const Geometry& board, std::span<const int> numbers) {
    LinearList out;
    for (const CellList& part : parts)
        for (std::size_t i = 1; i < part.size(); ++i)
            for (int number : numbers) Terms(board).add(part[0], number).add(part[i], number, -1).into(out, 0, 0);
    CellList firsts;
    for (const CellList& part : parts) firsts.push_back(part[0]);
    if (firsts.size() < 2 || share_a_house(board, firsts)) return out;
    for (int number : numbers) {
        Terms terms(board);
        for (Cell cell : firsts) terms.add(cell, number);
        terms.into(out, 0, 1);
    }
    return out;
}

// Sets of k of the numbers: each cell has one of them, and each of them is in a cell.
Choice cases_of_sets(const CellList& cells, std::size_t k, const Geometry& board, std::span<const int> numbers) {
    Choice out;
    std::vector<bool> chosen(numbers.size(), false);
    std::fill_n(chosen.begin(), k, true);
    do {
        LinearList& lines = out.emplace_back();
        for (Cell cell : cells) {
            Terms others(board);
            for (std::size_t i = 0; i < numbers.size(); ++i)
                if (!chosen[i]) others.add(cell, numbers[i]);
            others.into(lines, 0, 0);
        }
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            Terms terms(board);
            for (Cell cell : cells) terms.add(cell, numbers[i]);
            if (chosen[i]) terms.into(lines, 1, std::nullopt);
        }
    } while (std::prev_permutation(chosen.begin(), chosen.end()));
    return out;
}

// The number of sets of k, or one more than most_flat_cases.
std::size_t sets_of(std::size_t n, std::size_t k) {
    std::size_t out = 1;
    for (std::size_t i = 0; i < k && out <= most_flat_cases; ++i) out = out * (n - i) / (i + 1);
    return std::min(out, most_flat_cases + 1);
}

// The cases of k different numbers; none: too many.
std::optional<Choice> distinct_cases(const CellList& cells, std::size_t k, const Geometry& board) {
    const std::vector<int> numbers = numbers_of(board, cells);
    if (k == 0 || k > cells.size() || k > numbers.size()) return Choice{};
    const std::size_t sets = sets_of(numbers.size(), k);
    const Sharings sharings(cells, k, board);
    if (sharings.all().size() > sets && sets <= most_flat_cases) return cases_of_sets(cells, k, board, numbers);
    if (sharings.all().size() > most_flat_cases) return std::nullopt;
    Choice out;
    for (const Sharings::Parts& parts : sharings.all()) out.push_back(lines_of_sharing(parts, board, numbers));
    return out;
}

Amount amount_of(const Rule& rule, const Geometry& board) {
    return std::get<WithAmount>(read_amount(rule.text, board, true)).amount;
}

std::optional<Choice> cases_of_distinct(const Rule& rule, const Geometry& board) {
    const Amount amount = amount_of(rule, board);
    const CellList& cells = rule.groups[0];
    if (!amount.cell) return distinct_cases(cells, static_cast<std::size_t>(amount.number), board);
    Choice out;
    std::size_t terms = 0;
    for (int k : numbers_of(board, *amount.cell)) {
        auto cases = distinct_cases(cells, static_cast<std::size_t>(std::max(k, 0)), board);
        LinearList lines;
        Terms(board).add(*amount.cell, k).into(lines, 1, 1);
        if (!cases || !multiply_cases(*cases, {lines}) || !add_cases(out, *std::move(cases), terms))
            return std::nullopt;
    }
    return out;
}

void compile_distinct(const Rule& rule, const RuleContext& context, Constraints& out) {
    if (auto cases = cases_of_distinct(rule, context.board))
        add_choice(*std::move(cases), context.board, out);
    else
        out.excess = "cells with at most " + std::to_string(most_flat_cases) + " ways to hold so many different digits";
}

bool distinct_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const FilledBoard filling(context.board, grid);
    const std::vector<int> numbers = filling.of(rule.groups[0]);
    const std::set<int> different(numbers.begin(), numbers.end());
    return static_cast<int>(different.size()) == amount_of(rule, context.board).on(filling);
}

std::optional<RuleError> read_distinct_text(std::string_view text, const Geometry& board, Rule& rule) {
    const auto read = read_amount(text, board, true);
    if (const auto* error = std::get_if<RuleError>(&read)) return *error;
    const auto& [before, amount] = std::get<WithAmount>(read);
    if (const auto words = words_of({before, 0}); !words.empty())
        return RuleError{words[0].at, quoted(words[0].text), "= and a number or a cell"};
    rule.text = amount.text(board);
    return std::nullopt;
}

std::string own_distinct(const Telling& told) {
    const Amount amount = amount_of(told.rule, told.board);
    const std::string cells = *told.slot("listed");
    if (amount.cell)
        return "The digit in " + told.name(*amount.cell) + " is the number of different digits in " + cells;
    return cells + (told.rule.groups[0].size() == 1 ? " holds " : " hold ") + std::to_string(amount.number) +
           (amount.number == 1 ? " digit" : " different digits");
}

}  // namespace

// formats: `distinct` | | `=` and a number or a cell | 1 or more | so many different numbers, or as many as the number in that
//     cell; at most 2,000 ways to share them among the cells, or as many sets of numbers
// ledger: `distinct` | a choice. If at most as many as the sets of k of the N numbers: a case for each way to put the cells
//     into k parts, no two cells of a house in one part, each cell in its order, into the earlier parts first. In each: for
//     each part, each cell but its first and each number, {first = it} minus {cell = it}, 0; then for each number {the first
//     cells of the parts}, 0 to 1, unless they share a house or are one. Otherwise a case for each set, in lexicographic
//     order: for each cell {the other numbers}, 0; then for each number of the set {it in the cells}, at least 1. With a
//     cell K the cases of all its numbers k, ascending, each with {K = k}, 1. Written as a
//     [choice](#rules-in-braces) | cells with equal numbers are in one part
extern constinit const RuleRow distinct_rule = {.key = "distinct",
                                                .example = "distinct = 2: A1 E5 I9",
                                                .sentence = "{own}.",
                                                .own = own_distinct,
                                                .fewest_cells = 1,
                                                .compile = compile_distinct,
                                                .holds = distinct_holds,
                                                .read_text = read_distinct_text,
                                                .own_cells = true};

extern const SaidRule distinct_said = {
    distinct_rule,
    "arrow {distinct = @circle: @shaft}: unique|different|distinct ; count|number of|how many ; arrow / bulb circle "
    "number digits appear along each arrow count different unique distinct its how many attached"
    "\nline {distinct = #: @}: only # different|exactly # different|only # distinct|exactly # distinct|# different "
    "digit|consist of only # ; line / line digit each exactly only different distinct contain"
    "\ndiagonal {distinct = #}: only # different|exactly # different|only # distinct|exactly # distinct|# distinct "
    "digit ; diagonal / each marked diagonal only contains distinct digits main may exactly"
    "\ndiagonal {distinct = #}: diagonal ; # different|# distinct|only # / each of the main marked may only contain "
    "distinct digit exactly"
    "\nline {distinct = #}: diagonal ; # different|# distinct / each of the main marked may only contain distinct "
    "digit exactly"
    "\noutside diagonal {distinct = $}: number of|how many|count of ; different|distinct|unique ; diagonal*|direction "
    "/ "
    "outside grid number of different distinct unique digit placed cells in the corresponding diagonal direction "
    "indicated along count how many arrow"
    "\noutside straight in-first {distinct = $}: number of|how many|count of ; different|distinct|unique ; first #|# "
    "nearest|nearest #|# closest|closest # / outside row column direction side edge digit cell"};

}  // namespace deduku::rules
