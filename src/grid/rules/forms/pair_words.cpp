#include "grid/rules/forms/pair_words.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <set>
#include <vector>

namespace deduku::rules {
namespace {

using Words = std::optional<std::string>;
using Numbers = std::vector<int>;

// The allowed pairs of a predicate.
class Allowed {
  public:
    Allowed(const Formula& predicate, std::span<const int> numbers) : numbers_(numbers.begin(), numbers.end()) {
        for (int a : numbers)
            for (int b : numbers) allowed_.push_back(predicate.holds(a, b));
    }
    const Numbers& numbers() const { return numbers_; }
    std::size_t size() const { return numbers_.size(); }
    bool has(std::size_t i, std::size_t j) const { return allowed_[i * size() + j]; }

    template <class Says>
    bool are(const Says& says) const {
        for (std::size_t i = 0; i < size(); ++i)
            for (std::size_t j = 0; j < size(); ++j)
                if (has(i, j) != says(numbers_[i], numbers_[j])) return false;
        return true;
    }
    bool symmetric() const {
        for (std::size_t i = 0; i < size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (has(i, j) != has(j, i)) return false;
        return true;
    }
    // The values of a function of pairs that are allowed (first) and those that are not, if each is one or the other.
    template <class Of>
    std::optional<std::array<Numbers, 2>> by(const Of& of) const {
        std::map<int, bool> found;
        for (std::size_t i = 0; i < size(); ++i)
            for (std::size_t j = 0; j < size(); ++j)
                if (found.try_emplace(of(numbers_[i], numbers_[j]), has(i, j)).first->second != has(i, j))
                    return std::nullopt;
        std::array<Numbers, 2> out;
        for (const auto& [value, yes] : found) out[yes ? 0 : 1].push_back(value);
        return out;
    }
    // The numbers of the first cell (or the second) that some pair has that is not allowed.
    Numbers refused(bool second) const {
        std::set<int> out;
        for (std::size_t i = 0; i < size(); ++i)
            for (std::size_t j = 0; j < size(); ++j)
                if (!has(i, j)) out.insert(numbers_[second ? j : i]);
        return {out.begin(), out.end()};
    }

  private:
    Numbers numbers_;
    std::vector<bool> allowed_;
};

bool contains(const Numbers& all, int number) { return std::binary_search(all.begin(), all.end(), number); }

Numbers without(const Numbers& all, const Numbers& some) {
    Numbers out;
    std::set_difference(all.begin(), all.end(), some.begin(), some.end(), std::back_inserter(out));
    return out;
}

// "{n}" in the words stands for the number; 2 times is twice.
std::string filled(std::string words, int number) {
    if (const std::size_t at = words.find("{n} times"); at != words.npos && number == 2) words.replace(at, 9, "twice");
    const std::size_t at = words.find("{n}");
    return at == words.npos ? words : words.replace(at, 3, std::to_string(number));
}

struct Usual {
    bool (*says)(int a, int b, int n);
    std::string_view words;
};
bool is_times(int a, int b, int n) { return a == n * b || b == n * a; }
bool divides(int a, int b) { return a != 0 && b % a == 0; }
bool are_odd_and_even(int a, int b) { return (a - b) % 2 != 0; }

constexpr std::array without_number = {
    Usual{[](int, int, int) { return true; }, "{they} may hold any digits"},
    Usual{[](int, int, int) { return false; }, "there are no two digits that {they} may hold"},
    Usual{[](int a, int b, int) { return a == b; }, "{they} are equal"},
    Usual{[](int a, int b, int) { return a != b; }, "{they} differ"},
    Usual{[](int a, int b, int) { return std::abs(a - b) == 1; }, "{they} are consecutive"},
    Usual{[](int a, int b, int) { return std::abs(a - b) != 1; }, "{they} are not consecutive"},
    Usual{[](int a, int b, int) { return are_odd_and_even(a, b); }, "{they} differ in parity"},
    Usual{[](int a, int b, int) { return !are_odd_and_even(a, b); }, "{they} are both odd or both even"},
    Usual{[](int a, int b, int) { return divides(a, b) || divides(b, a); }, "of {of} one is a multiple of the other"},
    Usual{[](int a, int b, int) { return std::abs(a - b) == 1 || is_times(a, b, 2); },
          "{they} differ by 1, or one is twice the other"},
    Usual{[](int a, int b, int) { return std::abs(a - b) != 1 && !is_times(a, b, 2); },
          "{they} do not differ by 1, and neither is twice the other"},
    Usual{[](int a, int b, int) { return a < b; }, "{each} is less than {next}"},
    Usual{[](int a, int b, int) { return a > b; }, "{each} is greater than {next}"},
    Usual{[](int a, int b, int) { return a <= b; }, "{each} is at most {next}"},
    Usual{[](int a, int b, int) { return a >= b; }, "{each} is at least {next}"},
};
constexpr std::array with_number = {
    Usual{[](int a, int b, int n) { return std::abs(a - b) >= n; }, "{they} differ by at least {n}"},
    Usual{[](int a, int b, int n) { return std::abs(a - b) <= n; }, "{they} differ by at most {n}"},
    Usual{[](int a, int b, int n) { return is_times(a, b, n + 1); }, "of {of} one is {n} times the other"},
    Usual{[](int a, int b, int n) { return !is_times(a, b, n + 1); }, "of {of} neither is {n} times the other"},
    Usual{[](int a, int b, int n) { return b - a == n; }, "{each} is {n} less than {next}"},
    Usual{[](int a, int b, int n) { return a - b == n; }, "{each} is {n} more than {next}"},
    Usual{[](int a, int b, int n) { return b - a >= n; }, "{each} is at least {n} less than {next}"},
    Usual{[](int a, int b, int n) { return a - b >= n; }, "{each} is at least {n} more than {next}"},
    Usual{[](int a, int b, int n) { return b == (n + 1) * a; }, "{each} multiplied by {n} is {next}"},
    Usual{[](int a, int b, int n) { return a == (n + 1) * b; }, "{each} is {n} times {next}"},
};

Words usual_words(const Allowed& allowed) {
    for (const Usual& usual : without_number)
        if (allowed.are([&](int a, int b) { return usual.says(a, b, 0); })) return std::string(usual.words);
    const int most = allowed.numbers().back() - allowed.numbers().front();
    for (const Usual& usual : with_number)
        for (int n = 1; n <= most; ++n)
            if (allowed.are([&](int a, int b) { return usual.says(a, b, n); }))
                return filled(std::string(usual.words), usual.words.find("times") == usual.words.npos &&
                                                                usual.words.find("multiplied") == usual.words.npos
                                                            ? n
                                                            : n + 1);
    return std::nullopt;
}

// "{they} sum to 5 or 10": all depends on a sum, or on a difference.
Words values_words(const Allowed& allowed, bool sums) {
    constexpr std::size_t most_listed = 4;
    const auto found = sums ? allowed.by([](int a, int b) { return a + b; })
                            : allowed.by([](int a, int b) { return std::abs(a - b); });
    if (!found) return std::nullopt;
    const auto& [yes, no] = *found;
    const std::string verb = sums ? "sum to " : "differ by ";
    if (yes.size() > 1 && yes.front() > no.back()) return "{they} " + verb + "at least " + std::to_string(yes.front());
    if (yes.size() > 1 && yes.back() < no.front()) return "{they} " + verb + "at most " + std::to_string(yes.back());
    if (yes.size() <= most_listed && yes.size() <= no.size()) return "{they} " + verb + any_of_words(yes);
    if (no.size() <= most_listed) return "{they} do not " + verb + any_of_words(no);
    return std::nullopt;
}

// What is not allowed: the first in one set, and the second in another.
Words implied_words(const Allowed& allowed) {
    const Numbers first = allowed.refused(false), second = allowed.refused(true);
    if (!allowed.are([&](int a, int b) { return !contains(first, a) || !contains(second, b); })) return std::nullopt;
    const Numbers others = without(allowed.numbers(), first), then = without(allowed.numbers(), second);
    if (first == second)
        return others.size() < first.size() ? "at least one of {of} is " + any_of_words(others)
                                            : "at most one of {of} is " + any_of_words(first);
    if (others.empty()) return "of {of} the second is " + any_of_words(then);
    if (then.empty()) return "of {of} the first is " + any_of_words(others);
    const std::string condition =
        first.size() <= others.size() ? "is " + any_of_words(first) : "is not " + any_of_words(others);
    return "if {one} " + condition + ", then {next} is " +
           (then.size() <= second.size() ? any_of_words(then) : "not " + any_of_words(second));
}

// The first is in one set exactly if the second is in another.
Words same_words(const Allowed& allowed) {
    Numbers first, second;
    for (std::size_t i = 0; i < allowed.size(); ++i) {
        if (!allowed.has(0, i)) second.push_back(allowed.numbers()[i]);
        if (allowed.has(i, 0) != allowed.has(0, 0)) first.push_back(allowed.numbers()[i]);
    }
    if (!allowed.has(0, 0)) second = without(allowed.numbers(), second);
    if (!allowed.are([&](int a, int b) { return (contains(first, a) == contains(second, b)) == allowed.has(0, 0); }))
        return std::nullopt;
    if (!allowed.has(0, 0)) second = without(allowed.numbers(), second);
    return "{one} is " + any_of_words(first) + " exactly if {next} is " + any_of_words(second);
}

}  // namespace

std::string any_of_words(std::span<const int> numbers) {
    const bool range = numbers.size() > 3 && numbers.back() - numbers.front() + 1 == static_cast<int>(numbers.size());
    if (range) return std::to_string(numbers.front()) + " to " + std::to_string(numbers.back());
    std::string out;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        out += (i == 0 ? "" : i + 1 == numbers.size() ? " or " : ", ") + std::to_string(numbers[i]);
    return out;
}

Words pair_words(const Formula& predicate, std::span<const int> numbers) {
    const Allowed allowed(predicate, numbers);
    if (Words out = usual_words(allowed)) return out;
    for (const bool sums : {true, false})
        if (Words out = allowed.symmetric() ? values_words(allowed, sums) : std::nullopt) return out;
    if (Words out = implied_words(allowed)) return out;
    return same_words(allowed);
}

}  // namespace deduku::rules
