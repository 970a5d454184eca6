// Plain definitions of counts, numbers of different digits, groups compared and weighted sums.
#include "tests/support/rule_trials.hpp"

namespace deduku::trials {
namespace {

// A set of digits as text, and whether it has a digit.
struct Kinds {
    std::string text;
    std::function<bool(int)> has;
};
Kinds some_kinds(Random& random, int n) {
    switch (pick(random, 0, 5)) {
        case 0: return {"odd", [](int d) { return d == 1 || d == 3 || d == 5 || d == 7 || d == 9 || d % 2 == 1; }};
        case 1: return {"Even", [](int d) { return d % 2 == 0; }};
        // The middle digit of an odd number of digits is neither.
        case 2: return {"low", [=](int d) { return d <= n / 2; }};
        case 3: return {"high " + std::to_string(1), [=](int d) { return d > n - n / 2 || d == 1; }};
        default: {
            std::set<int> digits;
            std::string text;
            for (int k = pick(random, 1, 4); k > 0; --k) digits.insert(pick(random, 1, n + 1));
            for (int d : digits) text += (text.empty() ? "" : random() % 2 == 0 ? "," : " ") + std::to_string(d);
            return {text, [=](int d) { return digits.contains(d); }};
        }
    }
}

struct Sign {
    std::string text;
    std::function<bool(int, int)> says;
};
Sign some_sign(Random& random) {
    const std::vector<Sign> all = {{" = ", [](int x, int y) { return x == y; }},
                                   {"<=", [](int x, int y) { return x <= y; }},
                                   {" >= ", [](int x, int y) { return x >= y; }}};
    return all[random() % 3];
}

// A set of cells apart from the shared houses: any.
Trial count_of_number(Random& random, const TestBoard& b, const Rows&) {
    const Kinds kinds = some_kinds(random, b.n());
    const Sign sign = some_sign(random);
    const Spots spots = some(random, b.n(), pick(random, 1, 6));
    const int wanted = pick(random, 0, static_cast<int>(spots.size()));
    return line_trial("count " + kinds.text + sign.text + std::to_string(wanted), spots,
                      [=](const std::vector<int>& d) {
                          return sign.says(static_cast<int>(std::count_if(d.begin(), d.end(), kinds.has)), wanted);
                      });
}
Trial count_of_cell(Random& random, const TestBoard& b, const Rows&) {
    const Kinds kinds = some_kinds(random, b.n());
    const Sign sign = some_sign(random);
    const Spots spots = some(random, b.n(), pick(random, 1, 6)), wanted = some(random, b.n(), 1);
    return {"count " + kinds.text + sign.text + name(wanted[0]) + ":" + names(spots), [=](const Rows& g) {
                int count = 0;
                for (int d : digits_of(g, spots)) count += kinds.has(d) ? 1 : 0;
                return sign.says(count, at(g, wanted[0]));
            }};
}

int different(const Rows& g, const Spots& spots) {
    const std::vector<int> digits = digits_of(g, spots);
    return static_cast<int>(std::set<int>(digits.begin(), digits.end()).size());
}
// On large boards few cells, as there are too many sets of digits.
Trial distinct_number(Random& random, const TestBoard& b, const Rows&) {
    const Spots spots = some(random, b.n(), pick(random, 1, b.n() > 9 ? 5 : 8));
    const int k = pick(random, 1, std::min(b.n(), static_cast<int>(spots.size()) + 1));
    return {"distinct = " + std::to_string(k) + ":" + names(spots),
            [=](const Rows& g) { return different(g, spots) == k; }};
}
Trial distinct_cell(Random& random, const TestBoard& b, const Rows&) {
    const Spots spots = some(random, b.n(), pick(random, 1, b.n() > 9 ? 5 : 8)), wanted = some(random, b.n(), 1);
    return {"distinct =" + name(wanted[0]) + ":" + names(spots),
            [=](const Rows& g) { return different(g, spots) == at(g, wanted[0]); }};
}

Trial subset(Random& random, const TestBoard& b, const Rows&) {
    const Spots few = some(random, b.n(), pick(random, 1, 2));
    const Spots many = some(random, b.n(), pick(random, 2, b.n() + 1));
    return {"subset:" + names(few) + " =" + names(many), [=](const Rows& g) {
                for (int d : digits_of(g, few)) {
                    int wanted = 0, have = 0;
                    for (int e : digits_of(g, few)) wanted += d == e;
                    for (int e : digits_of(g, many)) have += d == e;
                    if (have < wanted) return false;
                }
                return true;
            }};
}

Trial different_sums(Random& random, const TestBoard& b, const Rows&) {
    std::vector<Spots> groups;
    std::string text = "different sums:";
    for (int k = pick(random, 2, 4); k > 0; --k) {
        groups.push_back(some(random, b.n(), pick(random, 1, 3)));
        if (pick(random, 0, 3) == 0) groups.back().push_back(groups.back()[0]);
        text += (groups.size() > 1 ? " =" : "") + names(groups.back());
    }
    return {text, [=](const Rows& g) {
                std::set<int> sums;
                for (const Spots& group : groups) sums.insert(sum_of(g, group));
                return sums.size() == groups.size();
            }};
}

Trial weighted(Random& random, const TestBoard& b, const Rows& f) {
    const Spots spots = some(random, b.n(), pick(random, 1, 4));
    std::vector<int> weights;
    std::string text;
    for (Spot spot : spots) {
        // Without a weight of its own a cell has that of the one before.
        if (weights.empty() || pick(random, 0, 2) > 0) {
            weights.push_back(pick(random, 1, 3) * (pick(random, 0, 1) == 0 ? 1 : -1));
            text += ' ' + std::to_string(weights.back());
        } else {
            weights.push_back(weights.back());
        }
        text += ' ' + name(spot);
    }
    const auto sum = [=](const Rows& g) {
        int out = 0;
        for (std::size_t i = 0; i < spots.size(); ++i) out += weights[i] * at(g, spots[i]);
        return out;
    };
    const int wanted = sum(f);
    return {"weighted " + std::to_string(wanted) + ":" + text, [=](const Rows& g) { return sum(g) == wanted; }};
}

}  // namespace

Trials of_counts() {
    return {
        {"count", {count_of_number, "Exactly 2 of A1, B2, C3 and D4 hold 1, 3 or 5."}},
        {"count cell", {count_of_cell}},
        {"distinct", {distinct_number, "A1, E5 and I9 hold 2 different digits."}},
        {"distinct cell", {distinct_cell}},
        {"subset", {subset, "The digits of A1, A2 are among those of D5, D6, D7, each as often."}},
        {"different-sums", {different_sums, "No two of the groups (A1, A2), (D5, D6) and (F1) have the same sum."}},
        {"weighted", {weighted, "A1 + A2 - 10 A3 = 0."}},
    };
}

}  // namespace deduku::trials
