// Plain definitions of rules in braces, around random rules of the table.
#include "grid/reading/line_gaps.hpp"
#include "tests/support/rule_trials.hpp"

namespace deduku::trials {
namespace {

using Words = std::function<bool(const Rows&)>;

bool is_rule(const std::string& text, const TestBoard& b) {
    return std::holds_alternative<GeometryPtr>(add_made_rules(std::make_shared<const Geometry>(b.box), text));
}

// A trial of a random row without braces; one rule, so that its words say all of it.
Trial simple(Random& random, const TestBoard& b, const Rows& filling) {
    while (true) {
        const auto& all = all_trials();
        const auto& [key, row] = *std::next(all.begin(), static_cast<int>(random() % all.size()));
        if (key.starts_with("any") || key.starts_with("not") || key.starts_with("exactly")) continue;
        if (key == "windows" || key.starts_with("entropic") || key.starts_with("all-dots")) continue;
        if (key == "global-entropy" && b.n() % 3 > 0) continue;
        Trial trial = row.make(random, b, filling);
        if (trial.text.find(';') == trial.text.npos && is_rule(trial.text, b)) return trial;
    }
}

Trial braces(Random& random, const TestBoard& b, const Rows& filling, const std::string& head, int depth);

// One or two rules that a pair of braces holds.
Trial inside(Random& random, const TestBoard& b, const Rows& filling, int depth) {
    const auto one = [&] {
        const std::vector<std::string> heads = {"any", "not", "exactly"};
        if (depth > 0 && pick(random, 0, 1) == 0)
            return braces(random, b, filling, heads[random() % heads.size()], depth - 1);
        return simple(random, b, filling);
    };
    Trial first = one();
    if (pick(random, 0, 2) > 0) return first;
    const Trial second = one();
    return {first.text + "; " + second.text, [=](const Rows& g) { return first.words(g) && second.words(g); }};
}

Trial braces(Random& random, const TestBoard& b, const Rows& filling, const std::string& head, int depth) {
    while (true) {
        const int most = head == "not" ? 1 : 3;
        std::vector<Words> all;
        std::string text;
        for (int i = pick(random, 1, most); i > 0; --i) {
            const Trial trial = inside(random, b, filling, depth);
            text += (i % 2 == 0 ? "{" : " { ") + trial.text + '}';
            all.push_back(trial.words);
        }
        const int wanted = pick(random, 0, static_cast<int>(all.size()));
        text = head + (head == "exactly" ? ' ' + std::to_string(wanted) : "") + text;
        if (!is_rule(text, b)) continue;  // more cases than allowed
        return {text, [=](const Rows& g) {
                    const auto hold = std::count_if(all.begin(), all.end(), [&](const Words& w) { return w(g); });
                    return head == "any" ? hold > 0 : head == "not" ? hold == 0 : hold == wanted;
                }};
    }
}

template <int Head, int Depth>
Trial make(Random& random, const TestBoard& b, const Rows& filling) {
    const std::vector<std::string> heads = {"any", "exactly", "not"};
    return braces(random, b, filling, heads[Head], Depth);
}

}  // namespace

Trials of_braces() {
    return {
        {"any",
         {make<0, 0>,
          "Either in the cage A1, B1 digits differ and sum to 15; or in the cage A1, B1 digits differ and "
          "sum to 17, and C1 and D1 sum to 10."}},
        {"exactly", {make<1, 0>, "Exactly 1 of these holds: A1 is odd; A1 and B1 sum to 10; A1 and A2 sum to 5."}},
        {"not", {make<2, 0>, "This does not hold: the palindrome A1-A4 reads the same from both ends."}},
        {"any nested", {make<0, 2>}},
        {"exactly nested", {make<1, 1>}},
        {"not nested", {make<2, 2>}},
    };
}

}  // namespace deduku::trials
