#include "formats/iss/predicate.hpp"

#include <algorithm>
#include <bitset>
#include <climits>
#include <cstdlib>
#include <map>

#include "grid/in_order.hpp"

namespace deduku::formats::iss {
namespace {

// One bit for each pair of numbers.
using Pairs = std::bitset<17 * 17>;
std::size_t pair_at(int a, int b) { return static_cast<std::size_t>(a) * 17 + static_cast<std::size_t>(b); }

constexpr int undefined = INT_MIN;
int quotient(int a, int b) { return b == 0 || a % b != 0 ? undefined : a / b; }
int sign_of(int a) { return a < 0 ? -1 : a > 0 ? 1 : 0; }
int remainder(int a, int m) { return (a % m + m) % m; }

// What may be compared with numbers; the cost, in letters, of being harder to understand.
struct Expression {
    std::string_view text;
    int cost;
    int (*of)(int a, int b);
    std::size_t less_at = 0;  // a place for a sign: "a < b" instead of "a - b < 0"
};
constexpr int rare = 16;
constexpr int joined_cost = 10;
constexpr int list_cost = 40;
constexpr Expression expressions[] = {
    {"a", 0, [](int a, int) { return a; }},
    {"b", 0, [](int, int b) { return b; }},
    {"a ? b", 0, [](int a, int b) { return sign_of(a - b); }, 2},
    {"a ? 2 * b", 0, [](int a, int b) { return sign_of(a - 2 * b); }, 2},
    {"b ? 2 * a", 0, [](int a, int b) { return sign_of(b - 2 * a); }, 2},
    {"max(a, b) ? 2 * min(a, b)", 0, [](int a, int b) { return sign_of(std::max(a, b) - 2 * std::min(a, b)); }, 10},
    {"max(a, b) ? 3 * min(a, b)", 0, [](int a, int b) { return sign_of(std::max(a, b) - 3 * std::min(a, b)); }, 10},
    {"a + b", 0, [](int a, int b) { return a + b; }},
    {"abs(a - b)", -4, [](int a, int b) { return std::abs(a - b); }},
    {"a - b", 0, [](int a, int b) { return a - b; }},
    {"a % 2", 0, [](int a, int) { return remainder(a, 2); }},
    {"b % 2", 0, [](int, int b) { return remainder(b, 2); }},
    {"(a + b) % 2", -5, [](int a, int b) { return remainder(a + b, 2); }},
    {"(a + b) % 3", 0, [](int a, int b) { return remainder(a + b, 3); }},
    {"(a - b) % 3", 0, [](int a, int b) { return remainder(a - b, 3); }},
    {"(a - b) % 4", 0, [](int a, int b) { return remainder(a - b, 4); }},
    {"a * b", 12, [](int a, int b) { return a * b; }},
    {"max(a, b) / min(a, b)", -12, [](int a, int b) { return quotient(std::max(a, b), std::min(a, b)); }},
    {"max(a, b) % min(a, b)", -6,
     [](int a, int b) { return std::min(a, b) == 0 ? undefined : std::max(a, b) % std::min(a, b); }},
    {"a / b", 5, [](int a, int b) { return quotient(a, b); }},
    {"b / a", 5, [](int a, int b) { return quotient(b, a); }},
    {"max(a, b)", 4, [](int a, int b) { return std::max(a, b); }},
    {"min(a, b)", 4, [](int a, int b) { return std::min(a, b); }},
    {"10 * a + b", rare, [](int a, int b) { return 10 * a + b; }},
    {"10 * b + a", rare, [](int a, int b) { return 10 * b + a; }},
};

// A test of an expression, and the pairs for which it holds.
struct Test {
    std::string text;
    int cost = INT_MAX;
    Pairs holds;
};

// The pairs of each value of an expression.
struct Levels {
    const Expression* of;
    std::vector<std::pair<int, Pairs>> pairs;  // by value
    Pairs without;                             // for which it has no value
    Pairs over, under;                         // of a value with some of those wanted, with only those
};

using Values = std::vector<int>;

std::string joined_values(const Values& values) {
    std::string out;
    for (int value : values) out += (out.empty() ? "" : ",") + std::to_string(value);
    return out;
}

// The shortest test that holds for the values `in`, and not for the values `out`; neither is empty.
class ShortestTest {
  public:
    ShortestTest(const Levels& levels, const Values& in, const Values& out) : levels_(levels) {
        const bool everywhere = levels.without.none();
        const std::string name(levels.of->text);
        const auto is_in = [&](int value) { return std::find(in.begin(), in.end(), value) != in.end(); };
        const auto is_out = [&](int value) { return std::find(out.begin(), out.end(), value) != out.end(); };
        const int least = in.front(), most = in.back();
        const auto above = [&](int value) { return value >= least; };
        const auto below = [&](int value) { return value <= most; };
        const auto between = [&](int value) { return above(value) && below(value); };
        const auto none = [&](auto test) { return std::none_of(out.begin(), out.end(), test); };
        if (levels.of->less_at > 0) {
            compare(is_in);
            return;
        }
        if (in.size() == 1) add(name + " = " + std::to_string(least), is_in);
        if (everywhere && out.size() == 1)
            add(name + " != " + std::to_string(out[0]), [&](int value) { return !is_out(value); });
        if (none(above)) add(name + " >= " + std::to_string(least), above);
        if (none(below)) add(name + " <= " + std::to_string(most), below);
        if (none(between)) add(name + " in " + std::to_string(least) + ".." + std::to_string(most), between);
        add(name + " in " + joined_values(in), is_in);
        if (everywhere) add("not " + name + " in " + joined_values(out), [&](int value) { return !is_out(value); });
    }
    Test best;

  private:
    // a < b, a = b, ..
    void compare(const auto& is_in) {
        constexpr std::string_view signs[] = {"", "<", "=", "<=", ">", "!=", ">="};
        const int found = (is_in(-1) ? 1 : 0) + (is_in(0) ? 2 : 0) + (is_in(1) ? 4 : 0);
        std::string text(levels_.of->text);
        text.replace(levels_.of->less_at, 1, signs[found]);
        add(text, is_in);
    }
    void add(const std::string& text, const auto& holds) {
        const int cost = static_cast<int>(text.size()) + levels_.of->cost;
        if (cost >= best.cost) return;
        best = {text, cost, {}};
        for (const auto& [value, pairs] : levels_.pairs)
            if (holds(value)) best.holds |= pairs;
    }
    const Levels& levels_;
};

class Search {
  public:
    Search(const PairTable& table, Numbers first, Numbers second) : first_(first), second_(second), table_(table) {
        each_pair([&](int a, int b) {
            all_.set(pair_at(a, b));
            wanted_.set(pair_at(a, b), has_number(table.seconds[static_cast<std::size_t>(a)], b));
        });
        for (const Expression& one : expressions) {
            Levels levels{&one, {}, {}, {}, {}};
            std::map<int, Pairs> by_value;
            each_pair([&](int a, int b) {
                const int value = one.of(a, b);
                (value == undefined ? levels.without : by_value[value]).set(pair_at(a, b));
            });
            levels.pairs.assign(by_value.begin(), by_value.end());
            levels.over = levels.without;
            for (const auto& [value, pairs] : levels.pairs) {
                if ((pairs & wanted_).any()) levels.over |= pairs;
                if ((pairs & ~wanted_).none()) levels.under |= pairs;
            }
            levels_.push_back(std::move(levels));
        }
    }

    std::string shortest() {
        if (wanted_ == all_) return "a = a";
        if (wanted_.none()) return "a != a";
        for (const Levels& levels : levels_) offer(of_one(levels, all_));
        for (const Levels& one : levels_)
            for (const Levels& other : levels_)
                if (one.of->cost != rare && other.of->cost != rare && &one != &other) offer_both(one, other);
        if (const std::string rows = of_rows(); static_cast<int>(rows.size()) < best_.cost) return rows;
        return best_.text;
    }

  private:
    void each_pair(const auto& visit) const {
        for (int a = 0; a < 17; ++a)
            for (int b = 0; b < 17; ++b)
                if (has_number(first_, a) && has_number(second_, b)) visit(a, b);
    }
    void offer(const Test& test) {
        if (test.cost < best_.cost) best_ = test;
    }

    // A test that decides rightly for the pairs `among`, or one of endless cost.
    Test of_one(const Levels& levels, const Pairs& among) const {
        const Pairs yes = among & wanted_, no = among & ~wanted_;
        const auto both = [&](const auto& level) { return (level.second & yes).any() && (level.second & no).any(); };
        if (std::any_of(levels.pairs.begin(), levels.pairs.end(), both)) return {};
        Values in, out;
        for (const auto& [value, pairs] : levels.pairs) {
            if ((pairs & yes).any()) in.push_back(value);
            if ((pairs & no).any()) out.push_back(value);
        }
        if (in.empty() || out.empty()) return {};
        // Where it has no value, a comparison does not hold, and `not` of it does.
        const Pairs without = levels.without & among;
        if ((without & wanted_).none()) return ShortestTest(levels, in, out).best;
        if ((without & ~wanted_).any()) return {};
        const Test test = ShortestTest(levels, out, in).best;
        return {"not " + test.text, test.cost + 4, all_ & ~test.holds};
    }

    // That of the shortest test of an expression, such as "a = 1" or "a < b".
    static int least_cost(const Levels& levels) {
        return static_cast<int>(levels.of->text.size()) + levels.of->cost + (levels.of->less_at > 0 ? 0 : 4);
    }

    void offer_both(const Levels& one, const Levels& other) {
        if (least_cost(one) + least_cost(other) + joined_cost >= best_.cost) return;
        if (other.over != all_) join(one, other, other.over, " and ");
        if (other.under.any()) join(one, other, all_ & ~other.under, " or ");
    }
    // `among`: the pairs that the other test leaves to decide.
    void join(const Levels& one, const Levels& other, const Pairs& among, std::string_view word) {
        if (least_cost(one) + least_cost(other) + static_cast<int>(word.size()) + joined_cost >= best_.cost) return;
        const Test a = of_one(one, among);
        if (a.cost >= best_.cost) return;
        const Test b = of_one(other, word == " or " ? all_ & ~a.holds : a.holds);
        if (b.cost == INT_MAX) return;
        const Pairs both = word == " or " ? a.holds | b.holds : a.holds & b.holds;
        // A list beside another test is hardly understood.
        const auto is_list = [](const Test& test) { return test.text.find(" in ") != std::string::npos; };
        const int lists =
            word == " or " && (is_list(a) || is_list(b)) && !is_side(one) && !is_side(other) ? list_cost : 0;
        if (both == wanted_)
            offer({a.text + std::string(word) + b.text,
                   a.cost + b.cost + static_cast<int>(word.size()) + joined_cost + lists, both});
    }
    static bool is_side(const Levels& levels) { return levels.of->text.size() == 1; }

    // The first numbers with the same second numbers together.
    std::string of_rows() const {
        std::map<Numbers, Numbers> rows;
        std::string out;
        for (int a = 0; a < 17; ++a)
            if (has_number(first_, a)) rows[table_.seconds[static_cast<std::size_t>(a)] & second_] |= number_bit(a);
        std::vector<std::pair<Numbers, Numbers>> ordered;
        for (const auto& [seconds, firsts] : rows)
            if (seconds != 0) ordered.emplace_back(firsts, seconds);
        put_in_order(ordered, [](const auto& x, const auto& y) {
            return std::countr_zero(x.first) < std::countr_zero(y.first);
        });
        for (const auto& [firsts, seconds] : ordered) {
            const std::string left = firsts == first_ ? "" : of_side(levels_[0], firsts);
            const std::string right = seconds == second_ ? "" : of_side(levels_[1], seconds);
            out += (out.empty() ? "" : " or ") + left + (left.empty() || right.empty() ? "" : " and ") + right;
        }
        return out;
    }
    static std::string of_side(const Levels& side, Numbers numbers) {
        Values in, out;
        for (const auto& [value, pairs] : side.pairs) (has_number(numbers, value) ? in : out).push_back(value);
        return ShortestTest(side, in, out).best.text;
    }

    Numbers first_, second_;
    const PairTable& table_;
    Pairs all_, wanted_;
    std::vector<Levels> levels_;
    Test best_;
};

constexpr std::string_view key_signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr int key_bits = 6;

}  // namespace

std::string predicate_of(const PairTable& table, Numbers first, Numbers second) {
    return Search(table, first, second).shortest();
}

std::optional<PairTable> table_of_key(std::string_view key, int least, int values) {
    PairTable out;
    for (std::size_t i = 0; i < key.size(); ++i) {
        const std::size_t bits = key_signs.find(key[i]);
        if (bits == key_signs.npos) return std::nullopt;
        for (int k = 0; k < key_bits; ++k) {
            if ((bits >> k & 1) == 0) continue;
            const std::size_t place = i * key_bits + static_cast<std::size_t>(k);
            const std::size_t row = place / static_cast<std::size_t>(values);
            if (row >= static_cast<std::size_t>(values)) return std::nullopt;
            out.seconds[row + static_cast<std::size_t>(least)] |=
                number_bit(least + static_cast<int>(place % static_cast<std::size_t>(values)));
        }
    }
    return out;
}

std::string key_of_table(const PairTable& table, int least, int values) {
    std::vector<std::size_t> signs(static_cast<std::size_t>(values * values / key_bits + 1));
    for (int a = 0; a < values; ++a)
        for (int b = 0; b < values; ++b)
            if (has_number(table.seconds[static_cast<std::size_t>(a + least)], b + least)) {
                const int place = a * values + b;
                signs[static_cast<std::size_t>(place / key_bits)] |= std::size_t{1} << (place % key_bits);
            }
    while (!signs.empty() && signs.back() == 0) signs.pop_back();
    std::string out;
    for (std::size_t sign : signs) out += key_signs[sign];
    return out;
}

}  // namespace deduku::formats::iss
