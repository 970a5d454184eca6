// How many cells hold one of some numbers.
//
//   count 1 3 = 2: A1 B1 C1      (A1=1) + (A1=3) + (B1=1) + .. = 2
//   count odd = E5: A1 B1 C1     (A1=1) + (A1=3) + .. - 1 (E5=1) - 2 (E5=2) - .. = 0
#include <array>
#include <charconv>

#include "deduku/text.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/rules/cells.hpp"
#include "grid/rules/forms/amount.hpp"
#include "grid/rules/forms/number_class.hpp"
#include "grid/rules/forms/numbers.hpp"
#include "grid/rules/said.hpp"
#include "grid/rules/tell.hpp"
#include "grid/rules/words.hpp"

namespace deduku::rules {
namespace {

struct CountForm {
    std::vector<int> numbers;               // as listed
    std::vector<std::string_view> classes;  // constants
    Amount amount;

    bool has(int number, std::span<const int> of_cell) const {
        return std::find(numbers.begin(), numbers.end(), number) != numbers.end() ||
               std::any_of(classes.begin(), classes.end(),
                           [&](std::string_view word) { return is_in_class(word, number, of_cell).value_or(false); });
    }
};

constexpr std::array<std::string_view, 4> class_words = {"odd", "even", "low", "high"};

std::variant<CountForm, RuleError> read_count(std::string_view text, const Geometry& board) {
    constexpr int most = 999'999;
    auto read = read_amount(text, board, false);
    if (auto* error = std::get_if<RuleError>(&read)) return std::move(*error);
    const WithAmount& parts = std::get<WithAmount>(read);
    CountForm out{{}, {}, parts.amount};
    for (const RulePart& word : words_of({parts.before, 0})) {
        int number = 0;
        const char* const end = word.text.data() + word.text.size();
        const auto [rest, problem] = std::from_chars(word.text.data(), end, number);
        const auto known = std::find_if(class_words.begin(), class_words.end(),
                                        [&](std::string_view one) { return same_name(one, word.text); });
        const bool is_class = known != class_words.end();
        if (!is_class && (problem != std::errc() || rest != end || std::abs(number) > most))
            return RuleError{word.at, quoted(word.text), "a number, odd, even, low, high, or = <= >="};
        const bool again = is_class ? std::find(out.classes.begin(), out.classes.end(), *known) != out.classes.end()
                                    : std::find(out.numbers.begin(), out.numbers.end(), number) != out.numbers.end();
        if (again) return RuleError{word.at, quoted(word.text) + " again", "it once"};
        if (is_class)
            out.classes.push_back(*known);
        else
            out.numbers.push_back(number);
    }
    if (!out.numbers.empty() || !out.classes.empty()) return out;
    return RuleError{parts.before.size(), quoted(text.substr(parts.before.size(), 1)),
                     "numbers, odd, even, low or high"};
}

CountForm count_form(const Rule& rule, const Geometry& board) {
    return std::get<CountForm>(read_count(rule.text, board));
}

std::optional<RuleError> read_count_text(std::string_view text, const Geometry& board, Rule& rule) {
    auto read = read_count(text, board);
    if (auto* error = std::get_if<RuleError>(&read)) return std::move(*error);
    const CountForm& form = std::get<CountForm>(read);
    for (int number : form.numbers) rule.text += std::to_string(number) + ' ';
    for (std::string_view word : form.classes) rule.text += std::string(word) + ' ';
    rule.text += form.amount.text(board);
    return std::nullopt;
}

void compile_count(const Rule& rule, const RuleContext& context, Constraints& out) {
    const Geometry& board = context.board;
    const CountForm form = count_form(rule, board);
    Terms terms(board);
    bool any = form.amount.cell.has_value();
    for (Cell cell : rule.groups[0]) {
        const std::vector<int> numbers = numbers_of(board, cell);
        for (int number : numbers)
            if (form.has(number, numbers)) terms.add(cell, number), any = true;
    }
    if (form.amount.cell)
        for (int number : numbers_of(board, *form.amount.cell))
            if (number != 0) terms.add(*form.amount.cell, number, -number);
    const int sum = form.amount.cell ? 0 : form.amount.number;
    if (!any && !form.amount.allows(0, sum)) return add_never(board, out.lines);
    const auto bound = [&](bool used) { return used ? std::optional(sum) : std::nullopt; };
    terms.into(out.lines, bound(form.amount.sign >= 0), bound(form.amount.sign <= 0));
}

bool count_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const FilledBoard filling(context.board, grid);
    const CountForm form = count_form(rule, context.board);
    const auto count = std::count_if(rule.groups[0].begin(), rule.groups[0].end(), [&](Cell cell) {
        return form.has(filling[cell], numbers_of(context.board, cell));
    });
    return form.amount.allows(static_cast<int>(count), form.amount.on(filling));
}

// "1, 3 or an even digit"
std::string kinds_of(const CountForm& form) {
    std::vector<std::string> words;
    for (int number : form.numbers) words.push_back(std::to_string(number));
    for (std::string_view word : form.classes)
        words.push_back((word[0] == 'o' || word[0] == 'e' ? "an " : "a ") + std::string(word) + " digit");
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i)
        out += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i];
    return out;
}

std::string own_count(const Telling& told) {
    const CountForm form = count_form(told.rule, told.board);
    const Amount& amount = form.amount;
    const std::string cells = *told.slot("listed");
    if (!amount.cell && amount.sign == 0 && amount.number == 0) return "None of " + cells + " holds " + kinds_of(form);
    if (!amount.cell)
        return amount.words() + " of " + cells + (amount.number == 1 ? " holds " : " hold ") + kinds_of(form);
    return "The digit in " + told.name(*amount.cell) + ' ' + amount.words() + " the number of cells among " + cells +
           " that hold " + kinds_of(form);
}

}  // namespace

// formats: `count` | | numbers, `odd`, `even`, `low` or `high`, then `=`, `<=` or `>=` and a number or a cell | 1 or more
//     | so many of the cells hold one of the numbers, or as many as the number in that cell; low and high numbers are those
//     below and above the middle
// ledger: `count` | {its numbers in each cell}, its amount; with a cell K: minus the number in K, 0 | definition
extern constinit const RuleRow count_rule = {.key = "count",
                                             .example = "count 1 3 5 = 2: A1 B2 C3 D4",
                                             .sentence = "{own}.",
                                             .own = own_count,
                                             .fewest_cells = 1,
                                             .compile = compile_count,
                                             .holds = count_holds,
                                             .read_text = read_count_text,
                                             .own_cells = true};

extern const SaidRule count_said = {
    count_rule,
    "mark {each around: count odd = @first: @rest}: number of odd|how many odd|count of odd ; "
    "surround*|around|neighbour*|adjacent|touch*|king* ; circle*|square* / including diagonally up to 8 eight cell "
    "surrounding neighbouring adjacent touching a in marked not_including_itself it itself\n"
    "mark {each around: count even = @first: @rest}: number of even|how many even|count of even ; "
    "surround*|around|neighbour*|adjacent|touch*|king* ; circle*|square* / including diagonally up to 8 eight cell "
    "surrounding neighbouring adjacent touching a in marked not_including_itself it itself\n"
    "line {@twice-each}: exactly twice|twice ; line / every digit along line appear appears must on that exactly twice "
    "each\n"
    "area also {count odd = 1: @; count even = 1: @}: cage|capsule|brick|domino ; one odd|1 odd ; one even|1 "
    "even / exactly one odd even must each and contain\n"
    "area number {count even = $}: cage ; number of even|how many even|count of even|amount of even / corner "
    "number of even digits in cage how many top left value that appear\n"
    "area number {count odd = $}: cage ; number of odd|how many odd|count of odd|amount of odd / corner number "
    "of odd digits in cage how many top left value that appear\n"
    "corner number {count even = $}: number of even|how many even|count of even ; "
    "surround*|around|touch*|four|adjacent / number of even digits how many surrounding four circle the around "
    "it touching cells\n"
    "corner number {count odd = $}: number of odd|how many odd|count of odd ; "
    "surround*|around|touch*|four|adjacent / number of odd digits how many surrounding four circle the around it "
    "touching cells\n"
    "line {count 1 2 3 = 1: @; count 4 5 6 = 1: @; count 7 8 9 = 1: @}: exactly one|exactly 1|one low ; low ; "
    "medium|middle ; high / line one digit order 1 2 3 4 5 6 7 8 9 123 456 789 low medium high middle\n"
    "line marked {count odd = @first: @rest}: number of odd|how many odd|count of odd ; line ; circle / total "
    "number of odd digits along attached line circle on the connected itself not_including "
    "which_may_be_odd_or_even tell total\n"
    "line marked {count even = @first: @rest}: number of even|how many even|count of even ; line ; circle / "
    "total number of even digits along attached line circle on the connected itself not_including\n"
    "arrow {count odd = @circle: @shaft}: number of odd|how many odd|count of odd ; arrow / total number odd "
    "digits along attached arrow circle the connected\n"
    "arrow {count even = @circle: @shaft}: number of even|how many even|count of even ; arrow / total number "
    "even digits along attached arrow circle the connected\n"
    "board {each square: count odd >= 1: @; count even >= 1: @}: 2x2 ; at least one even|at least 1 even|both "
    "even and odd|both odd and even|at least one odd ; odd ; even / adjacent cell square area group box region "
    "at_least_one both and every one even odd least any four\n"
    "board {each three: count odd >= 1: @; count even >= 1: @}: row ; column ; no more than two consecutive|no "
    "more than 2 consecutive|not more than two consecutive|never three consecutive ; same parity / both odd even "
    "ie or row column any be may or have ie same parity\n"
    "board {each three: count odd >= 1: @; count even >= 1: @}: run of 3 even|run of three even ; never ; run of "
    "3 odd|run of three odd ; row ; column / occur a and or run of 3 odd even\n"
    "area number {@median}: median ; cage|value|indicated / median middle cage number indicated value corner "
    "shown\n"
    "pointer of-cell {any { odd: @circle; count odd = @circle: @shaft } { even: @circle; count even = @circle: "
    "@shaft }}: same parity ; sees|seen|see|direction|point* ; count*|number of|how many|amount of / cell arrow arrows "
    "count counts digit many of it sees seen see in direction points pointed same parity as itself total all\n"
    "pointer of-cell {any { only 1 4 7: @circle; count 1 4 7 = @circle: @circle @shaft } { only 2 5 8: @circle; "
    "count 2 5 8 = @circle: @circle @shaft } { only 3 6 9: @circle; count 3 6 9 = @circle: @circle @shaft }}: same "
    "remainder ; mod-3|mod 3|modulo 3|divided by 3 ; including itself|including arrow cell ; count*|number of|how many "
    "/ modular arrow count counts digit how many cells in indicated direction same remainder mod-3 as itself "
    "including\n"
    "outside diagonal {@look-and-say}: look and say|look-and-say ; diagonal ; first digit|1st digit|1st|first ; second "
    "digit|2nd digit|2nd|second / read as clue where indicates amount of time times appears along many how number "
    "indicated count counts look say and is look-and-say an often\n"
    "area also {count odd >= 1: @; count even >= 1: @}: cage ; at least one even|at least 1 even|both even and "
    "odd|both odd and even ; odd ; even / every cage one both even odd least at"};

}  // namespace deduku::rules
