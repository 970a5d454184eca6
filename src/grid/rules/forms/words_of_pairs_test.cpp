// Plain definitions of predicates of pairs of cells.
#include "tests/support/rule_trials.hpp"

namespace deduku::trials {
namespace {

struct Said {
    std::string text;
    std::function<bool(int, int)> says;
};

Said some_predicate(Random& random, int n) {
    const int v = pick(random, 1, n - 1), w = pick(random, 1, n);
    const std::string vs = std::to_string(v), ws = std::to_string(w);
    const std::vector<Said> all = {
        {"abs(a - b) >= " + vs, [=](int a, int b) { return std::abs(a - b) >= v; }},
        {"abs(b-a)<=" + vs, [=](int a, int b) { return std::abs(a - b) <= v; }},
        {"a + b in 3," + ws + ".." + std::to_string(w + v),
         [=](int a, int b) { return a + b == 3 || (a + b >= w && a + b <= w + v); }},
        {"a = 2*b or b = 2*a", [](int a, int b) { return a == 2 * b || b == 2 * a; }},
        {"a / b = " + vs, [=](int a, int b) { return a == v * b; }},
        {"a % 2 != b % 2", [](int a, int b) { return (a + b) % 2 == 1; }},
        {"not (a < " + ws + " and b > " + vs + ")", [=](int a, int b) { return a >= w || b <= v; }},
        {"max(a, b) - min(a, b) != " + vs, [=](int a, int b) { return a - b != v && b - a != v; }},
        {"a <= b", [](int a, int b) { return a <= b; }},
        {"b > a + " + vs, [=](int a, int b) { return b > a + v; }},
        {"a = b or a in " + vs, [=](int a, int b) { return a == b || a == v; }},
        {"a*b <= " + ws + " * 3 and not a = 1", [=](int a, int b) { return a * b <= 3 * w && a != 1; }},
        {"(a - b) % 3 = 1 or a = " + vs + " and b > 1",
         [=](int a, int b) { return (a - b + 300) % 3 == 1 || (a == v && b > 1); }},
    };
    return all[random() % all.size()];
}

Trial along(Random& random, const TestBoard& b, const Rows&) {
    const Said said = some_predicate(random, b.n());
    const std::string word = pick(random, 0, 3) == 0 ? "pair along " : "Pair ";
    return line_trial(word + said.text, closed_or_not(random, some(random, b.n(), pick(random, 2, 5))),
                      [=](const std::vector<int>& d) { return pairs_hold(d, said.says, 1); });
}

Trial of_all_pairs(Random& random, const TestBoard& b, const Rows&) {
    const Said said = some_predicate(random, b.n());
    return line_trial("pair all " + said.text, some(random, b.n(), pick(random, 2, 5)),
                      [=](const std::vector<int>& d) { return pairs_hold(d, said.says); });
}

// All pairs of cells whose distances are among these; the first of two is the one in reading order.
Trial of_board(Random& random, int n, const std::string& head, std::set<std::pair<int, int>> distances) {
    const Said said = some_predicate(random, n);
    return {head + ' ' + said.text, [=](const Rows& g) {
                for (Spot s : all_spots(n))
                    for (Spot t : all_spots(n))
                        if (s < t && distances.contains({t.row - s.row, std::abs(t.column - s.column)}) &&
                            !said.says(at(g, s), at(g, t)))
                            return false;
                return true;
            }};
}

}  // namespace

Trials of_pairs() {
    return {
        {"pair", {along, "Along the line A1-A5 neighbours differ by at least 3."}},
        {"pair all", {of_all_pairs}},
        {"pair board", {[](Random& random, const TestBoard& b, const Rows&) {
             return of_board(random, b.n(), "pair board", {{0, 1}, {1, 0}});
         }}},
        {"pair knight", {[](Random& random, const TestBoard& b, const Rows&) {
             return of_board(random, b.n(), "pair knight", {{1, 2}, {2, 1}});
         }}},
        {"pair king", {[](Random& random, const TestBoard& b, const Rows&) {
             return of_board(random, b.n(), "pair king", {{0, 1}, {1, 0}, {1, 1}});
         }}},
        {"pair leap", {[](Random& random, const TestBoard& b, const Rows&) {
             const int down = pick(random, 0, b.n() - 1), right = pick(random, 1, b.n() - 1);
             return of_board(random, b.n(), "pair leap " + std::to_string(down) + ' ' + std::to_string(right),
                             {{down, right}, {right, down}});
         }}},
    };
}

}  // namespace deduku::trials
