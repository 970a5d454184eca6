#include "grid/rules/forms/pair.hpp"

#include <array>
#include <charconv>

#include "grid/phrase.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/rules/cells.hpp"
#include "grid/rules/forms/numbers.hpp"
#include "grid/rules/forms/pair_words.hpp"
#include "grid/rules/tell.hpp"
#include "grid/rules/words.hpp"

namespace deduku::rules {
namespace {

constexpr std::array<std::string_view, 6> pair_kinds = {"along", "all", "board", "knight", "king", "leap"};

// The two distances of a leap, as words; the number of those used, or an error.
std::optional<RuleError> take_leap(std::span<const RulePart> words, std::size_t end, int n, PairForm& form) {
    std::size_t at = 0;
    for (int* distance : {&form.down, &form.right}) {
        if (at == words.size()) return RuleError{end, "the end of the rule", "two distances and a predicate"};
        const std::string_view word = words[at].text;
        const auto [rest, problem] = std::from_chars(word.data(), word.data() + word.size(), *distance);
        if (problem != std::errc() || rest != word.data() + word.size() || *distance < 0 || *distance >= n)
            return RuleError{words[at].at, quoted(word), "a distance from 0 to " + std::to_string(n - 1)};
        ++at;
    }
    if (form.down + form.right > 0) return std::nullopt;
    return RuleError{words[0].at, "'0 0'", "two distances that are not both 0"};
}

PairForm pair_form(const Rule& rule, const Geometry& board) { return std::get<PairForm>(read_pair(rule.text, board)); }

std::optional<RuleError> read_pair_text(std::string_view text, const Geometry& board, Rule& rule) {
    auto read = read_pair(text, board);
    if (auto* error = std::get_if<RuleError>(&read)) return std::move(*error);
    const PairForm& form = std::get<PairForm>(read);
    if (form.which != PairsOf::along) rule.text = std::string(pair_kinds[static_cast<std::size_t>(form.which)]) + ' ';
    if (form.which == PairsOf::leap) rule.text += std::to_string(form.down) + ' ' + std::to_string(form.right) + ' ';
    rule.text += form.predicate.text();
    return std::nullopt;
}

// All pairs this far apart, each from its cell that is first in reading order.
void add_moves(const Geometry& board, int down, int right, std::set<std::pair<Cell, Cell>>& out) {
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0; column < board.columns(); ++column)
            for (const auto& [dr, dc] : {std::pair{down, right}, {right, down}})
                for (const int side : {-dc, dc}) {
                    const auto other = beside(board, board.cell(row, column), dr, side);
                    if (other && board.cell(row, column) < *other) out.insert({board.cell(row, column), *other});
                }
}

void compile_pair(const Rule& rule, const RuleContext& context, Constraints& out) {
    const PairForm form = pair_form(rule, context.board);
    const auto bad = [&](int a, int b) { return !form.predicate.holds(a, b); };
    for (const auto& [a, b] : pairs_of(form, rule, context.board)) number_stars(context.board, a, b, bad, out.lines);
}

bool pair_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const FilledBoard filling(context.board, grid);
    const PairForm form = pair_form(rule, context.board);
    const auto pairs = pairs_of(form, rule, context.board);
    return std::all_of(pairs.begin(), pairs.end(), [&](const auto& pair) {
        return form.predicate.holds(filling[pair.first], filling[pair.second]);
    });
}

std::string pair_expects(const Rule& rule, const RuleContext& context) {
    const PairForm form = pair_form(rule, context.board);
    if (form.of_board()) return rule.groups.empty() ? "" : "no cells: the rule is about the whole board";
    if (rule.groups.empty()) return "':' and cells after the predicate";
    const CellList& cells = rule.groups[0];
    const bool twice = form.which == PairsOf::all ? std::set<Cell>(cells.begin(), cells.end()).size() < cells.size()
                                                  : std::adjacent_find(cells.begin(), cells.end()) != cells.end();
    return !twice ? "" : form.which == PairsOf::all ? "each cell once" : "a line without a cell next to itself";
}

// What the pairs are called, for the slots of pair_words().
struct PairNames {
    std::string line;  // "along the line A1-A5"
    std::string
        ordered;  // "of two orthogonal neighbours in reading order", before words about the first and the second
    std::string they, of, each, one, next;
};

std::string pairs_on_board(const PairForm& form) {
    if (form.which == PairsOf::board) return "orthogonal neighbours";
    if (form.which == PairsOf::knight) return "cells a knight's move apart";
    if (form.which == PairsOf::king) return "cells a king's move apart";
    return "cells " + std::to_string(form.down) + " by " + std::to_string(form.right) + " apart";
}

PairNames names_of(const PairForm& form, const Telling& told) {
    if (form.of_board()) {
        const std::string they = pairs_on_board(form), two = "two " + they;
        return {"", "of " + two + " in reading order", they, two, "the first", "the first", "the second"};
    }
    if (told.rule.groups[0].size() == 2) {
        const std::string both = told.first() + " and " + told.last();
        return {"", "", both, both, told.first(), told.first(), told.last()};
    }
    if (form.which == PairsOf::all) {
        const std::string they = "any two of " + *told.slot("listed");
        return {"", "of " + they + " in this order", they, they, "the first", "the first", "the second"};
    }
    // A title names the line.
    const std::string line = told.rule.title.empty() ? "along the line " + told.line() : std::string();
    return {line, "", "neighbours", "two neighbours", "each digit", "a digit", "the next"};
}

// The predicate itself, of cells that it calls a and b.
std::string predicate_words(const PairForm& form, const Rule& rule) {
    const bool two = !form.of_board() && rule.groups[0].size() == 2;
    return (two ? "for a = {one} and b = {next}: " : "for {one} a and {next} b: ") + form.predicate.text();
}

std::string own_pair(const Telling& told) {
    const PairForm form = pair_form(told.rule, told.board);
    const PairNames names = names_of(form, told);
    const CellList cells = told.rule.groups.empty() ? CellList{} : told.rule.groups[0];
    const std::string words =
        pair_words(form.predicate, numbers_of(told.board, cells)).value_or(predicate_words(form, told.rule));
    std::string out = fill_phrase(words, [&](std::string_view slot) {
        return std::optional<std::string>(slot == "they"   ? names.they
                                          : slot == "of"   ? names.of
                                          : slot == "each" ? names.each
                                          : slot == "one"  ? names.one
                                                           : names.next);
    });
    const bool ordered = words.find("{next}") != words.npos && names.line.empty();
    const bool begins = !ordered && (words.starts_with("{they}") || words.starts_with("{each}"));
    const std::string& before = ordered ? names.ordered : names.line;
    if (!before.empty()) out = before + (begins ? " " : ", ") + out;
    if (out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 'a' + 'A');
    return out;
}

}  // namespace

std::variant<PairForm, RuleError> read_pair(std::string_view text, const Geometry& board) {
    const std::vector<RulePart> words = words_of({text, 0});
    PairForm form{PairsOf::along, 0, 0, Formula({}, {})};
    std::size_t from = 0;
    for (std::size_t kind = 0; kind < pair_kinds.size() && !words.empty(); ++kind)
        if (same_name(words[0].text, pair_kinds[kind])) {
            form.which = static_cast<PairsOf>(kind);
            from = words[0].end();
        }
    if (form.which == PairsOf::leap) {
        if (auto error =
                take_leap(std::span(words).subspan(1), text.size(), std::max(board.rows(), board.columns()), form))
            return *error;
        from = words[2].end();
    }
    auto predicate = read_predicate(text.substr(from));
    if (auto* error = std::get_if<RuleError>(&predicate)) {
        error->at += from;
        return std::move(*error);
    }
    form.predicate = std::get<Formula>(std::move(predicate));
    return form;
}

std::vector<std::pair<Cell, Cell>> pairs_of(const PairForm& form, const Rule& rule, const Geometry& board) {
    std::vector<std::pair<Cell, Cell>> out;
    if (form.of_board()) {
        std::set<std::pair<Cell, Cell>> found;
        if (form.which == PairsOf::board || form.which == PairsOf::king) add_moves(board, 0, 1, found);
        if (form.which == PairsOf::king) add_moves(board, 1, 1, found);
        if (form.which == PairsOf::knight) add_moves(board, 1, 2, found);
        if (form.which == PairsOf::leap) add_moves(board, form.down, form.right, found);
        return {found.begin(), found.end()};
    }
    const CellList& cells = rule.groups[0];
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = i + 1; j < (form.which == PairsOf::all ? cells.size() : std::min(i + 2, cells.size()));
             ++j)
            out.emplace_back(cells[i], cells[j]);
    return out;
}

// formats: `pair` | | `along`, `all`, `board`, `knight`, `king` or `leap` with two distances, `along` if missing; then a
//     [predicate](#forms) | 2 or more, none for the board | the predicate holds for the numbers a and b of each cell
//     and the next one (`along`), or of every two of the cells in their order (`all`), or of all orthogonal neighbours
//     or cells a knight's, king's or leaper's move apart, a being the first in reading order
// ledger: `pair` | for each pair of cells: a star; numbers exclude each other unless the predicate holds. Along a line the
//     pairs are in its order; with `all` those of the first cell and each later one, then of the second, ..; those of
//     the board in the order of their first cells, then of their second ones. A cell and itself: {its numbers for which
//     the predicate does not hold}, 0 | definition
extern constinit const RuleRow pair_rule = {.key = "pair",
                                            .example = "pair abs(a - b) >= 3: A1-A5",
                                            .sentence = "{own}.",
                                            .own = own_pair,
                                            .fewest_groups = 0,
                                            .fewest_cells = 2,
                                            .repeats = true,
                                            .expects = pair_expects,
                                            .compile = compile_pair,
                                            .holds = pair_holds,
                                            .read_text = read_pair_text,
                                            .optional_cells = true,
                                            .own_cells = true};

}  // namespace deduku::rules
