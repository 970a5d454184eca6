// The number of a formula, and its text with as few parentheses as it needs.
//
//   a - (b - 1)       minus(a, minus(b, 1)): the right side of minus needs more than + and - bind
#include "grid/rules/forms/formula.hpp"

#include <algorithm>
#include <array>

namespace deduku::rules {
namespace {

using Op = Formula::Op;
using Number = std::optional<std::int64_t>;

constexpr std::int64_t most_number = 1'000'000'000;

// How an operation is written, and how strongly it binds.
struct Spelling {
    std::string_view text;
    int level;
};
constexpr std::array spellings = {Spelling{"", 7},     Spelling{"", 7},    Spelling{" or ", 0}, Spelling{" and ", 1},
                                  Spelling{"not ", 2}, Spelling{" < ", 3}, Spelling{" <= ", 3}, Spelling{" = ", 3},
                                  Spelling{" != ", 3}, Spelling{" > ", 3}, Spelling{" >= ", 3}, Spelling{" in ", 3},
                                  Spelling{" + ", 4},  Spelling{" - ", 4}, Spelling{" * ", 5},  Spelling{" / ", 5},
                                  Spelling{" % ", 5},  Spelling{"-", 6},   Spelling{"abs", 7},  Spelling{"min", 7},
                                  Spelling{"max", 7}};

Spelling spelling(Op op) { return spellings[static_cast<std::size_t>(op)]; }

Number arithmetic(Op op, std::int64_t a, std::int64_t b) {
    switch (op) {
        case Op::plus: return a + b;
        case Op::minus: return a - b;
        case Op::times: return a * b;
        case Op::over: return b != 0 && a % b == 0 ? Number(a / b) : std::nullopt;
        case Op::modulo: return b != 0 ? Number(((a % b) + std::abs(b)) % std::abs(b)) : std::nullopt;
        case Op::min: return std::min(a, b);
        default: return std::max(a, b);
    }
}

bool compare(Op op, std::int64_t a, std::int64_t b) {
    switch (op) {
        case Op::less: return a < b;
        case Op::at_most: return a <= b;
        case Op::equal: return a == b;
        case Op::unequal: return a != b;
        case Op::greater: return a > b;
        default: return a >= b;
    }
}

bool is_in(const std::vector<Formula::Range>& set, std::int64_t number) {
    return std::any_of(set.begin(), set.end(),
                       [=](const Formula::Range& range) { return number >= range.least && number <= range.most; });
}

std::string set_text(const std::vector<Formula::Range>& set) {
    std::string out;
    for (const Formula::Range& range : set) {
        out += (out.empty() ? "" : ",") + std::to_string(range.least);
        if (range.most != range.least) out += ".." + std::to_string(range.most);
    }
    return out;
}

}  // namespace

Number Formula::of_part(std::size_t at, std::span<const int> values) const {
    const Part& part = parts_[at];
    if (part.op == Op::number) return part.number;
    if (part.op == Op::name) return values[static_cast<std::size_t>(part.number)];
    const Number left = of_part(part.left, values);
    if (part.op == Op::negation) return left == 0 ? 1 : 0;
    if (part.op == Op::in) return left && is_in(part.set, *left) ? 1 : 0;
    if (part.op == Op::negative || part.op == Op::abs)
        return left ? Number(part.op == Op::abs ? std::abs(*left) : -*left) : std::nullopt;
    if (part.op == Op::either && left == 1) return 1;
    if (part.op == Op::both && left == 0) return 0;
    const Number right = of_part(part.right, values);
    if (part.op == Op::either || part.op == Op::both) return right;
    if (spelling(part.op).level == 3) return left && right && compare(part.op, *left, *right) ? 1 : 0;
    const Number out = left && right ? arithmetic(part.op, *left, *right) : std::nullopt;
    return out && std::abs(*out) <= most_number ? out : std::nullopt;
}

Number Formula::of(std::span<const int> values) const { return of_part(parts_.size() - 1, values); }

bool Formula::names_it(std::size_t name) const {
    return std::any_of(parts_.begin(), parts_.end(),
                       [&](const Part& part) { return part.op == Op::name && part.number == static_cast<int>(name); });
}

bool Formula::holds(int a, int b) const { return of(std::array{a, b}) == 1; }

std::string Formula::text_of(std::size_t at, int level) const {
    const Part& part = parts_[at];
    const auto [sign, own] = spelling(part.op);
    std::string out;
    switch (part.op) {
        case Op::number: out = std::to_string(part.number); break;
        case Op::name: out = names_[static_cast<std::size_t>(part.number)]; break;
        case Op::negation:
        case Op::negative: out = std::string(sign) + text_of(part.left, own); break;
        case Op::abs: out = "abs(" + text_of(part.left, 4) + ')'; break;
        case Op::min:
        case Op::max:
            out = std::string(sign) + '(' + text_of(part.left, 4) + ", " + text_of(part.right, 4) + ')';
            break;
        case Op::in: out = text_of(part.left, 4) + " in " + set_text(part.set); break;
        default: out = text_of(part.left, own == 3 ? 4 : own) + std::string(sign) + text_of(part.right, own + 1);
    }
    return own < level ? '(' + out + ')' : out;
}

}  // namespace deduku::rules
