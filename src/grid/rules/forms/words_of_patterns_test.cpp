// Plain definitions of patterns: by the regular expressions of the standard library, in which each number is a letter; and
// of automata: by trying every run.
#include <regex>

#include "tests/support/rule_trials.hpp"

namespace deduku::trials {
namespace {

// A random pattern, as text and as a regular expression.
struct Spelt {
    std::string text;
    std::string regex;
};

std::string letter(int number) { return {static_cast<char>('a' + number)}; }

Spelt some_class(Random& random, int n) {
    Spelt out{"[", "["};
    if (pick(random, 0, 3) == 0) out = {"[^", "[^"};
    for (int i = pick(random, 1, 3); i > 0; --i) {
        const int from = pick(random, 1, n), to = pick(random, from, n);
        const bool range = to > from && to <= 9 && pick(random, 0, 1) == 0;
        const std::string number = from > 9 ? '<' + std::to_string(from) + '>' : std::to_string(from);
        out.text += range ? number + '-' + std::to_string(to) : number;
        out.text += pick(random, 0, 1) == 0 ? " " : "";
        out.regex += range ? letter(from) + '-' + letter(to) : letter(from);
    }
    return {out.text + ']', out.regex + ']'};
}

Spelt some_item(Random& random, int n) {
    const int number = pick(random, 1, n);
    const auto these = [&](auto&& wanted) {
        std::string out = "[";
        for (int d = 1; d <= n; ++d) out += wanted(d) ? letter(d) : "";
        return out + ']';
    };
    switch (pick(random, 0, 8)) {
        case 0: return {".", "."};
        case 1: return {"<odd>", these([](int d) { return d % 2 == 1; })};
        case 2: return {"<even>", these([](int d) { return d % 2 == 0; })};
        case 3: return {"<low>", these([&](int d) { return 2 * d <= n; })};
        case 4: return {"<high>", these([&](int d) { return 2 * d > n + 1 || (2 * d == n + 1 && n % 2 == 0); })};
        case 5: return {number > 9 ? '<' + std::to_string(number) + '>' : std::to_string(number), letter(number)};
        default: return some_class(random, n);
    }
}

Spelt some_pattern(Random& random, int n, int depth) {
    Spelt out;
    for (int i = pick(random, 1, 3); i > 0; --i) {
        Spelt item = depth > 0 && pick(random, 0, 2) == 0 ? some_pattern(random, n, depth - 1) : some_item(random, n);
        if (pick(random, 0, 1) == 0) {
            const std::vector<std::string> signs = {"*", "+", "?", "{2}", "{1,}", "{0,2}", "{1,3}", ""};
            const std::string& sign = signs[random() % signs.size()];
            item = {item.text + sign, item.regex + sign};
        }
        out = {out.text + item.text, out.regex + item.regex};
    }
    if (pick(random, 0, 2) == 0) {
        const Spelt other = some_pattern(random, n, 0);
        out = {out.text + '|' + other.text, out.regex + '|' + other.regex};
    }
    return {'(' + out.text + ')', '(' + out.regex + ')'};
}

// Mostly ended by anything, so that some lines fit.
Trial pattern(Random& random, const TestBoard& b, const Rows&) {
    Spelt spelt = some_pattern(random, b.n(), 2);
    if (pick(random, 0, 2) > 0) spelt = {spelt.text + ".*", spelt.regex + ".*"};
    const std::regex regex(spelt.regex);
    return line_trial("regular " + spelt.text, some(random, b.n(), pick(random, 1, 5)), [=](const std::vector<int>& d) {
        std::string word;
        for (const int number : d) word += letter(number);
        return std::regex_match(word, regex);
    });
}

// Two groups, with the break between them.
Trial with_break(Random& random, const TestBoard& b, const Rows&) {
    const Spelt first = some_pattern(random, b.n(), 1), second = some_pattern(random, b.n(), 1);
    const std::regex before(first.regex), after(second.regex + ".*");
    const Spots left = some(random, b.n(), pick(random, 1, 3)), right = some(random, b.n(), pick(random, 1, 3));
    const auto word = [](const Rows& grid, const Spots& spots) {
        std::string out;
        for (const int number : digits_of(grid, spots)) out += letter(number);
        return out;
    };
    return {"regular " + first.text + "<break>" + second.text + ".*:" + names(left) + " =" + names(right),
            [=](const Rows& grid) {
                return std::regex_match(word(grid, left), before) && std::regex_match(word(grid, right), after);
            }};
}

struct Arc {
    int from, to;
    std::set<int> numbers;
};

bool some_run(const std::vector<Arc>& arcs, const std::set<int>& accepts, int state, const std::vector<int>& digits,
              std::size_t at) {
    if (at == digits.size()) return accepts.contains(state);
    return std::any_of(arcs.begin(), arcs.end(), [&](const Arc& arc) {
        return arc.from == state && arc.numbers.contains(digits[at]) && some_run(arcs, accepts, arc.to, digits, at + 1);
    });
}

Trial automaton(Random& random, const TestBoard& b, const Rows&) {
    const int states = pick(random, 1, 4);
    std::string text = "regular {start 1";
    const bool two = pick(random, 0, 1) == 0;
    if (two) text += ' ' + std::to_string(states);
    std::set<int> accepts;
    text += "; accept";
    for (int i = pick(random, 1, 2); i > 0; --i) accepts.insert(pick(random, 1, states));
    for (const int state : accepts) text += ' ' + std::to_string(state);
    std::vector<Arc> arcs;
    for (int i = pick(random, 2, 8); i > 0; --i) {
        Arc arc{pick(random, 1, states), pick(random, 1, states), {}};
        text += "; " + std::to_string(arc.from) + " [";
        for (int d = 1; d <= b.n(); ++d)
            if (pick(random, 0, 2) > 0) {
                arc.numbers.insert(d);
                text += '<' + std::to_string(d) + '>';
            }
        text += "] -> " + std::to_string(arc.to);
        arcs.push_back(std::move(arc));
    }
    return line_trial(text + '}', some(random, b.n(), pick(random, 1, 5)), [=](const std::vector<int>& d) {
        return some_run(arcs, accepts, 1, d, 0) || (two && some_run(arcs, accepts, states, d, 0));
    });
}

}  // namespace

Trials of_patterns() {
    return {{"regular", {pattern, "Along A1-D1 the digits match the pattern ([135][2468])+."}},
            {"regular break", {with_break}},
            {"regular automaton", {automaton}}};
}

}  // namespace deduku::trials
