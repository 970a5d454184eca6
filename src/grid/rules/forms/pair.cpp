#include "grid/rules/forms/pair.hpp"

#include <array>
#include <charconv>
#include <set>

#include "grid/phrase.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/rules/cells.hpp"
#include "grid/rules/forms/numbers.hpp"
#include "grid/rules/forms/pair_words.hpp"
#include "grid/rules/said.hpp"
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

// The predicate, looked up for digits of the grid.
class Looked {
  public:
    Looked(const Formula& predicate, const Geometry& board)
        : predicate_(predicate), end_(board.lowest() + board.digits()) {
        for (int a = 0; a < end_; ++a)
            for (int b = 0; b < end_; ++b) holds_.push_back(predicate.holds(a, b));
    }
    bool holds(int a, int b) const {
        if (a < 0 || b < 0 || a >= end_ || b >= end_) return predicate_.holds(a, b);
        return holds_[static_cast<std::size_t>(a * end_ + b)];
    }

  private:
    const Formula& predicate_;
    int end_;
    std::vector<bool> holds_;
};

void compile_pair(const Rule& rule, const RuleContext& context, Constraints& out) {
    const PairForm form = pair_form(rule, context.board);
    const Looked predicate(form.predicate, context.board);
    const auto bad = [&](int a, int b) { return !predicate.holds(a, b); };
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

extern const SaidRule pair_said = {
    pair_rule,
    "line {pair a + b >= #}: sum at least #|sum of at least #|total at least #|total of at least #|add up to at "
    "least #|add to at least #|sum to # or more|sum to at least # ; adjacent|neighbour*|pair|next / line "
    "adjacent neighbouring neighbour pair two 2 orthogonally sum* total add or more least up each_other\n"
    "line {pair a + b <= #}: sum at most #|sum to at most #|sum of at most #|total at most #|add up to at most "
    "#|sum to # or less|sum to no more than # ; adjacent|neighbour*|pair|next / line adjacent neighbouring "
    "neighbour pair two 2 orthogonally sum* total add or less most up each_other\n"
    "line {pair a + b = #}: two adjacent|adjacent pair|2 adjacent|pair of adjacent|pair of neighbour*|any two "
    "neighbour*|neighbouring digit|adjacent digit ; sum to #|sum #|add up to #|add to # / line adjacent "
    "neighbouring neighbour pair two 2 orthogonally sum* total add up\n"
    "line {pair abs(a - b) = 1}: adjacent|neighbour*|next|neighbouring ; consecutive|differ by 1|difference of "
    "1|differ by exactly 1|difference of exactly 1 / line must two 2 pair directly neighbouring neighbour "
    "numerically 1 exactly differ difference to each_other if orthogonally\n"
    "line {pair abs(a - b) = #}: differ by exactly #|difference of exactly #|differ by #|difference of # ; "
    "adjacent|neighbour*|next / line two 2 pair directly neighbouring neighbour adjacent exactly differ "
    "difference each_other orthogonally cells\n"
    "line {pair a = 2 * b or b = 2 * a}: double|twice|1:2 ratio|ratio 1:2|2:1 ratio|ratio 2:1 ; "
    "adjacent|neighbour*|next / if one line two 2 pair directly neighbouring neighbour adjacent ratio double "
    "twice 1:2 2:1\n"
    "line {pair abs(a - b) = 1 or a = 2 * b or b = 2 * a}: consecutive ; 1:2|2:1|double|twice ; "
    "adjacent|neighbour*|next / line or two 2 pair either both ratio double twice one consecutive neighbouring\n"
    "line {pair a + b in 2,3,5,7,11,13,17}: prime ; sum*|add*|total ; adjacent|neighbour*|pair / line pair two 2 "
    "neighbouring up number sum*\n"
    "line {pair a <= 4 and b >= 6 or a >= 6 and b <= 4}: alternat* ; low*|1-4|1234 ; high*|6-9|6789 / line "
    "between 1 2 3 4 6 7 8 9 1-4 6-9 1234 6789 and digits alternately\n"
    "line {pair abs(a - b) >= # or a + b <= #}: difference at least # ; or sum at most # ; adjacent|neighbour* / "
    "line neighbouring pair two 2 a of\n"
    "board {pair board a + b <= #}: sum at most #|sum to at most #|sum is at most #|cannot sum to more than "
    "#|never sum to more than #|not sum to more than #|not exceed #|sum to more than # cannot ; orthogonal* / "
    "two 2 orthogonal orthogonally adjacent neighbour neighbouring pair sum edge share sharing\n"
    "board {pair board a + b >= #}: sum at least #|sum to at least #|sum is at least #|cannot sum to less than "
    "#|never sum to less than #|not sum to less than # ; orthogonal* / two 2 orthogonal orthogonally adjacent "
    "neighbour neighbouring pair sum edge share sharing\n"
    "board {pair board abs(a - b) <= #}: differ by at most #|difference of at most #|difference at most #|differ "
    "by more than # cannot|cannot differ by more than #|never differ by more than #|not differ by more than "
    "#|cannot have difference of more than #|no more than # apart|differ by no more than # ; orthogonal* / two 2 "
    "orthogonal orthogonally adjacent neighbour neighbouring pair edge share sharing\n"
    "board {pair board abs(a - b) >= #}: differ by at least #|difference of at least #|difference at least "
    "#|difference of # or more ; orthogonal* / two 2 orthogonal orthogonally adjacent neighbour neighbouring "
    "pair edge share sharing or more\n"
    "board {pair board abs(a - b) != #}: cannot differ by #|never differ by #|not differ by #|not have "
    "difference of #|cannot have difference of #|no difference of #|not have difference # ; orthogonal* / two 2 "
    "orthogonal orthogonally adjacent neighbour neighbouring pair edge share sharing exactly can\n"
    "board {@no-taxicab}: taxicab|taxi cab|manhattan ; cannot|may not|must not|no two|no 2|never|do not / distance of "
    "digit n from another equal itself same at cell away two 2 value its one\n"
    "dot {pair a + b < #}: +|plus ; sum*|add*|total* ; less than #|below # / separated two 2 pair adjacent digit have "
    "up "
    "to value\n"
    "board {pair knight abs(a - b) != 1}: knight* ; cannot consecutive|may not consecutive|must not "
    "consecutive|not consecutive|never consecutive|cannot be consecutive|no consecutive / move apart chess away "
    "separated two 2 single\n"
    "board {pair knight a + b != #}: knight* ; cannot sum to #|never sum to #|must not sum to #|may not sum to "
    "#|not sum to # / move apart chess away separated two 2 pair\n"
    "board {pair king abs(a - b) != 1}: king* ; cannot consecutive|may not consecutive|must not consecutive|not "
    "consecutive|never consecutive|no consecutive / move apart chess away separated two 2 single adjacent\n"
    "board {pair leap 1 1 abs(a - b) != 1}: diagonal* ; cannot consecutive|may not consecutive|must not "
    "consecutive|not consecutive|never consecutive|no consecutive / diagonally adjacent touching touch two 2 "
    "neighbour neighbouring\n"
    "board {pair leap 1 1 a + b != #}: diagonal* ; cannot sum to #|never sum to #|must not sum to #|may not sum "
    "to #|not sum to # / diagonally adjacent touching touch two 2 neighbour neighbouring pair\n"
    "board {pair board a % 2 = 1 or b % 2 = 1}: even ; orthogonal* ; cannot touch|never touch|not touch|cannot "
    "be adjacent|not be adjacent|never adjacent|not adjacent|cannot be orthogonal*|never be orthogonal*|not "
    "orthogonal*|no two|no 2 / orthogonally adjacent even two 2 neighbour\n"
    "board {pair board a % 2 = 0 or b % 2 = 0}: odd ; orthogonal* ; cannot touch|never touch|not touch|cannot be "
    "adjacent|not be adjacent|never adjacent|not adjacent|cannot be orthogonal*|never be orthogonal*|not "
    "orthogonal*|no two|no 2 / orthogonally adjacent odd two 2 neighbour\n"
    "dot {pair abs(a - b) >= #}: dot|circle ; differ by at least #|difference of at least #|difference at least "
    "#|difference of # or more / separated dot two 2 pair either side adjacent or more joined cells across\n"
    "dot {pair a % 2 = b % 2}: dot|circle ; same parity|both odd or both even|both even or both odd|either both "
    "odd or both even / separated dot two 2 pair either side adjacent or\n"
    "dot {pair a % 2 != b % 2}: dot|circle ; different parity|opposite parity|one odd and one even|1 odd and 1 "
    "even|one even and one odd / separated dot two 2 pair either side adjacent odd even one\n"
    "dot {pair 2 * a = 3 * b or 3 * a = 2 * b}: 2:3|3:2|2 to 3|3 to 2 / dot ratio circle separated two 2 pair "
    "adjacent either side joined connect\n"
    "dot {pair a + b in 2,3,5,7,11,13,17}: dot|circle ; prime ; sum*|add* / dot circle separated two 2 pair "
    "adjacent either side joined connect prime sum* up\n"
    "dot number {pair max(a, b) = $}: larger|greater|higher|highest|largest|bigger ; dot|circle ; "
    "two|2|touch*|adjacent / white of it adjacent touching neighbouring circle dot number two 2 indicates\n"
    "dot number {pair min(a, b) = $}: smaller|lower|lowest|smallest ; dot|circle ; two|2|touch*|adjacent / white "
    "of it adjacent touching neighbouring circle dot number two 2 indicates\n"
    "board {pair board a % 2 = 1 or b % 2 = 1}: no two|no 2 ; even ; share an edge|share edge|orthogonal* / even "
    "two 2 can edge share containing orthogonally adjacent touch\n"
    "board {pair board a % 2 = 0 or b % 2 = 0}: no two|no 2 ; odd ; share an edge|share edge|orthogonal* / odd "
    "two 2 can edge share containing orthogonally adjacent touch\n"
    "dot {pair max(a, b) % min(a, b) = 0}: dot|circle ; divisible|factor|multiple|divisor / dot factor circle "
    "separated two 2 one must any the evenly a or other divide divisible multiple\n"
    "area {pair abs(a - b) = 1}: consecutive ; brick|pill|capsule / each must two 2 contain pair\n"
    "board same-number {pair board (a + b) % # != 0}: no two|no 2|cannot|may not|must not|never ; sum to # or "
    "multiple of #|sum to # or multiple of that|sum to multiple of #|sum to # or any multiple of # ; orthogonal* "
    "/ two 2 orthogonally adjacent neighbour neighbouring pair or a multiple of sum can be\n"
    "board {each rising-two: pair a + b <= #: @}: positive diagonal ; sum* ; at most # / neighbour neighbouring "
    "adjacent sloping sw ne ie diagonal of bottom left top right up\n"
    "board {each rising-two: pair abs(a - b) >= #: @}: positive diagonal ; difference ; at least # / neighbour "
    "neighbouring adjacent sloping sw ne ie diagonal of touching differ\n"
    "board {each rising-two: pair abs(a - b) in #,#: @}: positive diagonal ; difference ; only # or #|either # "
    "or #|# or # / neighbour neighbouring adjacent sloping sw ne ie diagonal of touching between two 2 parallel "
    "blue marked or only is\n"
    "board {each box-two: pair a % 2 = 1 or b % 2 = 1: @}: within box|inside box|within 3x3 box|in same "
    "box|within same box|within region ; even ; cannot touch|never touch|not touch|cannot be adjacent|not be "
    "adjacent|never adjacent|cannot adjacent ; orthogonal* / orthogonally adjacent even two 2 box 3x3 same\n"
    "board {each box-two: pair a % 2 = 0 or b % 2 = 0: @}: within box|inside box|within 3x3 box|in same "
    "box|within same box|within region ; odd ; cannot touch|never touch|not touch|cannot be adjacent|not be "
    "adjacent|never adjacent|cannot adjacent ; orthogonal* / orthogonally adjacent odd two 2 box 3x3 same\n"
    "board {pair board not (a <= 3 and b <= 3 or a in 4..6 and b in 4..6 or a >= 7 and b >= 7)}: no two|no "
    "pair|no 2|cannot ; orthogonal* ; same entropic set|same entropic group|same set low middle high / pair two "
    "2 adjacent orthogonally anti entropy entropic set contain of same can be\n"
    "mark also shaped {each near: pair a % b != 0 and b % a != 0: @}: cannot be multiple or divisor|not be "
    "multiple or divisor|not be divisor or multiple|neither multiple nor divisor ; orthogonal* / orthogonally "
    "adjacent neighbour neighbouring any\n"
    "mark also shaped {each knight: pair abs(a - b) >= #: @}: differ by at least #|difference of at least "
    "#|differ value by at least # ; knight* / every move away chess also in value any\n"
    "mark also shaped {each near: pair abs(a - b) >= #: @}: differ by at least #|difference of at least # ; "
    "orthogonal* / every adjacent neighbour neighbouring orthogonally its\n"
    "mark also shaped {each near: pair abs(a - b) != 1: @}: cannot consecutive|not consecutive|may not "
    "consecutive ; orthogonal* / every adjacent neighbour neighbouring orthogonally its any\n"
    "area also {each touching: pair abs(a - b) >= #: @}: orthogonal* ; differ by at least #|difference of at "
    "least # ; within cage|inside cage|in a cage|in cage / orthogonally adjacent neighbour neighbouring cage\n"
    "pointer {some ahead: pair a = b: @}: repeat*|appear again|same digit ; direction ; arrow / digit on an must at "
    "least once in the of again appear\n"
    "pointer {some ahead: pair b = a + 1: @}: next highest|next higher|one higher|one greater|1 higher|1 greater|one "
    "more|1 more ; point*|direction ; arrow / cell if a appears in with then has to points pointing somewhere the of "
    "its\n"
    "line ~blue {@box-differences}: same difference ; box|region ; passe*|pass|within|each / digit along the a line "
    "must have same difference within each box it passes through visits visit two 2\n"
    "line {pair a = # * b or b = # * a}: ratio of 1:#|1:# ratio ; adjacent|neighbour* / line pair two 2"};

}  // namespace deduku::rules
