// Rules in braces: at least one pair of braces holds, exactly so many, or one does not.
//
//   any { killer 15: A1 B1 } { killer 17: A1 B1; x: C1 D1 }      a choice with a case for each
//   exactly 1 { odd: A1 } { odd: B1 }                            a choice: A1 odd, B1 not;  A1 not, B1 odd
//   not { palindrome: A1-A4 }                                    a choice: A1 != A4 or B1 != C1, as lines
#include "grid/rules/forms/flat_cases.hpp"
#include "grid/rules/said.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {

extern const RuleRow any_rule, exactly_rule, not_rule;

namespace {

using Cases = std::optional<Choice>;

bool all_hold(const std::vector<Rule>& rules, const Geometry& board, const Table<Cell, Digit>& grid) {
    return std::all_of(rules.begin(), rules.end(), [&](const Rule& rule) {
        return rule_holds(rule, {board, rules}, grid);
    });
}
int number_that_hold(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return static_cast<int>(std::count_if(rule.cases.begin(), rule.cases.end(), [&](const std::vector<Rule>& rules) {
        return all_hold(rules, context.board, grid);
    }));
}
bool any_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return number_that_hold(rule, context, grid) > 0;
}
bool exactly_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return number_that_hold(rule, context, grid) == rule.values[0];
}
bool not_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return number_that_hold(rule, context, grid) == 0;
}

// At least one of the braces, or none.
Cases cases_of_any(const Rule& rule, const FlatContext& context, bool fails) {
    Choice out;
    std::size_t terms = 0;
    if (fails) out.emplace_back();
    for (const std::vector<Rule>& rules : rule.cases) {
        auto cases = fails ? failing_cases_of(rules, context) : cases_of(rules, context);
        if (!cases) return std::nullopt;
        if (!(fails ? multiply_cases(out, *std::move(cases)) : add_cases(out, *std::move(cases), terms)))
            return std::nullopt;
    }
    return out;
}

// The cases of so many of the braces, those among the first ones first.
class CasesOfExactly {
  public:
    // The cases of the braces, and of their complements.
    static std::optional<CasesOfExactly> of(const Rule& rule, const FlatContext& context) {
        CasesOfExactly out;
        for (const std::vector<Rule>& rules : rule.cases) {
            auto holds = cases_of(rules, context), fails = failing_cases_of(rules, context);
            if (!holds || !fails) return std::nullopt;
            out.holds_.push_back(*std::move(holds));
            out.fails_.push_back(*std::move(fails));
        }
        return out;
    }
    // Adds those in which `wanted` of the braces hold; false: more than the limits.
    bool add(std::size_t wanted, Choice& out) {
        std::size_t sets = 1;
        for (std::size_t i = 0; i < wanted && sets <= most_flat_cases; ++i) sets = sets * (holds_.size() - i) / (i + 1);
        return sets <= most_flat_cases && add({LinearList{}}, 0, wanted, out);
    }

  private:
    bool add(const Choice& before, std::size_t i, std::size_t wanted, Choice& out) {
        // Cases that end in nothing count, too.
        if ((made_ += before.size()) > 50 * most_flat_cases) return false;
        if (before.empty() || wanted > holds_.size() - i) return true;
        if (i == holds_.size()) return add_cases(out, before, terms_);
        for (const bool holds : {true, false}) {
            if (holds && wanted == 0) continue;
            Choice next = before;
            if (!multiply_cases(next, holds ? holds_[i] : fails_[i])) return false;
            if (!add(next, i + 1, wanted - (holds ? 1 : 0), out)) return false;
        }
        return true;
    }
    std::vector<Choice> holds_, fails_;
    std::size_t made_ = 0, terms_ = 0;
};

Cases cases_of_exactly(const Rule& rule, const FlatContext& context, bool fails) {
    auto of_all = CasesOfExactly::of(rule, context);
    if (!of_all) return std::nullopt;
    Choice out;
    for (std::size_t k = 0; k <= rule.cases.size(); ++k)
        if ((k == static_cast<std::size_t>(rule.values[0])) != fails && !of_all->add(k, out)) return std::nullopt;
    return out;
}

void compile_braces(const Rule& rule, const RuleContext& context, Constraints& out) {
    if (rule.row == &any_rule && rule.cases.size() == 1) {
        for (const Rule& one : rule.cases[0]) compile_rule(one, {context.board, rule.cases[0]}, out);
        return;
    }
    if (auto cases = cases_of_braces(rule, {context.board, out}, false)) {
        add_choice(*std::move(cases), context.board, out);
        return;
    }
    out.excess = "rules with at most " + std::to_string(most_flat_cases) + " cases and " +
                 std::to_string(most_flat_terms) + " terms of lines together";
}

std::string exactly_expects(const Rule& rule, const RuleContext&) {
    return rule.values[0] <= static_cast<int>(rule.cases.size()) ? "" : "at most as many as there are braces";
}

// "in the cage A1, B1 digits differ and sum to 5, and A1 is odd"
std::string words_of_rules(const std::vector<Rule>& rules, const Telling& told) {
    std::string out;
    for (const Rule& rule : rules) {
        const std::string words = as_clause(rule_sentence(rule, told.board, told.coords));
        out += (out.empty() ? "" : ", and ") + (is_braced(rule) ? '(' + words + ')' : words);
    }
    return out;
}
std::string all_words(const Telling& told, std::string_view between) {
    std::string out;
    for (const std::vector<Rule>& rules : told.rule.cases)
        out += (out.empty() ? "" : std::string(between)) + words_of_rules(rules, told);
    return out;
}
std::string own_any(const Telling& told) {
    return (told.rule.cases.size() == 1 ? "This holds: " : "Either ") + all_words(told, "; or ");
}
std::string own_exactly(const Telling& told) {
    return told.value() + (told.rule.values[0] == 1 ? " of these holds: " : " of these hold: ") + all_words(told, "; ");
}
std::string own_not(const Telling& told) {
    return (told.rule.cases[0].size() > 1 ? "Not all of this holds: " : "This does not hold: ") + all_words(told, "");
}

}  // namespace

Cases cases_of_braces(const Rule& rule, const FlatContext& context, bool fails) {
    if (rule.row == &any_rule) return cases_of_any(rule, context, fails);
    if (rule.row == &exactly_rule) return cases_of_exactly(rule, context, fails);
    return fails ? cases_of(rule.cases[0], context) : failing_cases_of(rule.cases[0], context);
}

// formats: `any` | | `{ rules }` for each case, 1 to 2,000 | none | all rules of at least one pair of braces hold
// ledger: `any` | a [choice](#rules-in-braces) with the cases of each pair of braces; for a single pair, all parts of
//     its rules instead | definition
extern constinit const RuleRow any_rule = {.key = "any",
                                           .example = "any { killer 15: A1 B1 } { killer 17: A1 B1; x: C1 D1 }",
                                           .sentence = "{own}.",
                                           .own = own_any,
                                           .fewest_groups = 0,
                                           .compile = compile_braces,
                                           .holds = any_holds,
                                           .any_canvas = true,
                                           .fewest_cases = 1,
                                           .most_cases = most_flat_cases};

extern const SaidRule any_said = {
    any_rule,
    "line {any { arrow: @first = @rest } { arrow: @last = @front }}: one end|one of the end|either end|one of "
    "the circle|one of its end|one tip|end cell ; sum*|add*|total ; other|remaining|rest / line is of all digit "
    "along on the one sum* to up total headless arrow including circle three brown end number equals\n"
    "area also {@primes}: cage ; prime ; sum*|total*|add* / sum* cage number some value each up deduced "
    "determined solver must all is total\n"
    "area also {@squares}: cage ; square number|perfect square|square* ; sum*|total*|add* / sum* cage number "
    "some value each up deduced determined solver must all is total perfect square\n"
    "corner {any { arrow: @first = @rest } { arrow: @last = @front } { weighted 0: 1 @first -1 @second 1 @third "
    "1 @last } { weighted 0: 1 @first 1 @second -1 @third 1 @last }}: 1 digit sum of other 3|3 of the 4 digit "
    "sum to the 4th|one digit sum of other three|three of the four digit ; sum*|touch*|around|surround* / circle "
    "dot touching sum* to the fourth other three around each one is of\n"
    "area also {@rising}: cage ; increas* ; left|right ; top|bottom / within must increase from left to right in "
    "row and top to bottom column along digit\n"
    "area also {any { sum 5: @ } { sum 15: @ } { sum 25: @ } { sum 35: @ } { sum 45: @ } { sum 55: @ } { sum 65: "
    "@ } { sum 75: @ } { sum 85: @ }}: cage ; ending in 5|end in 5 ; sum*|total* / sum* cage number some value "
    "each up all is total such as 5 15 25 35\n"
    "line {@counted}: difference ; indicate*|show*|count* ; how many pair ; that exact difference|that "
    "difference / between two adjacent digit on a colored line exactly of along have exact the each pairs\n"
    "area also {@one-is-sum}: cage ; one digit|1 digit|one of the digit ; equal sum of other|sum of other|sum of "
    "remaining|equal the sum of the other ; other|remaining|rest / equal equals sum there is that one cage two "
    "three four 2 3 4 2nd remaining\n"
    "line {@one-is-sum}: line ; digit equal to half sum|digit equal to half the sum|one digit sum of other|one "
    "digit equals sum of all other|one digit equal to sum ; sum* / line half of its digits each other remaining "
    "equal\n"
    "line {@multiples}: line ; sum*|total* ; divisible by #|multiple of # / total sum along line orange be "
    "divisible of up multiple digits some\n"
    "line {each line-three: @multiples}: line ; three consecutive|3 consecutive|group of 3|three adjacent|3 "
    "adjacent|set of three|set of 3 ; sum* ; divisible by #|multiple of # / sum three 3 consecutive cells along "
    "line some differ different may group for be divisible\n"
    "area also {@multiples}: cage ; sum*|total* ; divisible by #|multiple of # / sum* cage number some value "
    "each up all is total be divisible\n"
    "board {each three: not { renban: @ }}: three cell|3 cell|three digit|threesome|three consecutive cell ; "
    "never|not|cannot|no ; consecutive ; horizontal|vertical|row / straight vertical horizontal or line set of "
    "contain three 3 order in some any consecutive\n"
    "board {each box-three: not { renban: @ }}: three cell|3 cell|three digit|threesome ; never|not|cannot|no ; "
    "consecutive ; horizontal|vertical|row ; within 3x3 box|within box|in 3x3 box|inside box / straight vertical "
    "horizontal or line set of contain three 3 order in some any consecutive within 3x3 box threesome consist"};

// formats: `exactly` | | number k, then `{ rules }` for each case, at most 2,000 | none | all rules of exactly k pairs of
//     braces hold
// ledger: `exactly` | a [choice](#rules-in-braces): for each set of k pairs of braces, in lexicographic order, the cases
//     of these pairs together with the failing cases of the others | definition
extern constinit const RuleRow exactly_rule = {.key = "exactly",
                                               .example = "exactly 1 { odd: A1 } { x: A1 B1 } { v: A1 A2 }",
                                               .sentence = "Exactly {own}.",
                                               .own = own_exactly,
                                               .value = RuleValue::count,
                                               .fewest_values = 1,
                                               .most_values = 1,
                                               .fewest_groups = 0,
                                               .expects = exactly_expects,
                                               .compile = compile_braces,
                                               .holds = exactly_holds,
                                               .any_canvas = true,
                                               .fewest_cases = 1,
                                               .most_cases = most_flat_cases};

// formats: `not` | | `{ rules }` | none | not all of these rules hold
// ledger: `not` | a [choice](#rules-in-braces) with the failing cases of the rules | definition
extern constinit const RuleRow not_rule = {.key = "not",
                                           .example = "not { palindrome: A1-A4 }",
                                           .sentence = "{own}.",
                                           .own = own_not,
                                           .fewest_groups = 0,
                                           .compile = compile_braces,
                                           .holds = not_holds,
                                           .any_canvas = true,
                                           .fewest_cases = 1,
                                           .most_cases = 1};

}  // namespace deduku::rules
