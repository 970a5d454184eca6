// Expressions: one loop over the levels of precedence converts them to reverse Polish notation; a stack evaluates it.
//
//   V > 2 * S    ->    V  2  S  *  >
#include "report/lines/expression.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "deduku/techniques.hpp"
#include "grid/cell_text.hpp"
#include "grid/characters.hpp"

namespace deduku::report {
namespace {

using Value = std::optional<std::int64_t>;

struct Operator {
    std::string_view sign;
    int level;  // higher binds tighter
    Expression::Code code;
};

// Each operator precedes those that are its prefixes.
constexpr std::array<Operator, 13> operators = {{
    {"||", 1, Expression::Code::either},
    {"&&", 2, Expression::Code::both},
    {"==", 3, Expression::Code::equal},
    {"!=", 3, Expression::Code::unlike},
    {"<=", 4, Expression::Code::at_most},
    {">=", 4, Expression::Code::at_least},
    {"<", 4, Expression::Code::less},
    {">", 4, Expression::Code::more},
    {"+", 5, Expression::Code::plus},
    {"-", 5, Expression::Code::minus},
    {"*", 6, Expression::Code::times},
    {"/", 6, Expression::Code::over},
    {"%", 6, Expression::Code::rest},
}};

bool begins_name(char c) { return is_letter(c) || c == '_'; }

class ExpressionParser {
  public:
    ExpressionParser(std::string_view text, const Known& known) : text_(text), known_(known) {}

    std::variant<Expression, steps::SyntaxError> run() {
        if (!binary(1)) return error_;
        skip_space();
        if (at_ == text_.size()) return Expression(std::move(words_));
        no_operator("the end");
        return error_;
    }

  private:
    void skip_space() {
        while (at_ < text_.size() && is_space(text_[at_])) ++at_;
    }

    bool fail(std::size_t at, std::size_t size, std::string expected) {
        error_ = {at + 1, at < text_.size() ? quoted(text_.substr(at, size)) : "the end", std::move(expected)};
        return false;
    }

    bool skip(std::string_view word) {
        skip_space();
        if (text_.substr(at_, word.size()) != word) return false;
        at_ += word.size();
        return true;
    }

    // Fails where an operator or `or_else` is expected.
    bool no_operator(const std::string& or_else) {
        const char c = at_ < text_.size() ? text_[at_] : '\0';
        const bool half = c == '=' || c == '&' || c == '|';
        return fail(at_, 1, half ? "'" + std::string(2, c) + "'" : "an operator or " + or_else);
    }

    void add(Expression::Code code) { words_.push_back({code}); }

    // The next operator, if its level is at least this.
    const Operator* next_operator(int level) {
        skip_space();
        for (const Operator& each : operators)
            if (text_.substr(at_, each.sign.size()) == each.sign) return each.level >= level ? &each : nullptr;
        return nullptr;
    }

    bool binary(int level) {
        if (!unary()) return false;
        while (const Operator* next = next_operator(level)) {
            at_ += next->sign.size();
            if (!binary(next->level + 1)) return false;
            add(next->code);
        }
        return true;
    }

    bool unary() {
        skip_space();
        const char c = at_ < text_.size() ? text_[at_] : '\0';
        if (c != '-' && c != '!' && c != '(') return primary();
        if (depth_ == deepest_expression) {
            const std::string most = std::to_string(deepest_expression);
            return fail(at_, 1, "at most " + most + " parentheses and signs inside each other");
        }
        ++at_;
        ++depth_;
        if (!(c == '(' ? parenthesis() : unary())) return false;
        if (c != '(') add(c == '-' ? Expression::Code::negate : Expression::Code::invert);
        --depth_;
        return true;
    }

    // The text after '('.
    bool parenthesis() {
        if (!binary(1)) return false;
        return skip(")") || no_operator("')'");
    }

    bool primary() {
        const std::size_t from = at_;
        if (at_ == text_.size() || !(is_digit(text_[at_]) || begins_name(text_[at_])))
            return fail(at_, 1, "a number, a name, '-', '!' or '('");
        while (at_ < text_.size() && (is_digit(text_[at_]) || begins_name(text_[at_]))) ++at_;
        const std::string_view word = text_.substr(from, at_ - from);
        if (!is_digit(word.front())) {
            if (!known_(word)) return fail(from, word.size(), "V P S G R or a technique");
            words_.push_back({Expression::Code::name, 0, std::string(word)});
            return true;
        }
        std::int64_t number = 0;
        const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), number);
        if (problem != std::errc() || end != word.data() + word.size())
            return fail(from, word.size(), "a number below 2^63");
        words_.push_back({Expression::Code::number, number});
        return true;
    }

    std::string_view text_;
    const Known& known_;
    std::size_t at_ = 0;
    int depth_ = 0;
    std::vector<Expression::Word> words_;
    steps::SyntaxError error_;
};

bool is_true(const Value& value) { return value && *value != 0; }

Value whole(bool truth) { return truth ? 1 : 0; }

// The operation on two values; no value if the result does not fit 64 bits or the divisor is 0.
Value compute(Expression::Code code, std::int64_t a, std::int64_t b) {
    std::int64_t out = 0;
    switch (code) {
        case Expression::Code::plus: return __builtin_add_overflow(a, b, &out) ? Value() : out;
        case Expression::Code::minus: return __builtin_sub_overflow(a, b, &out) ? Value() : out;
        case Expression::Code::times: return __builtin_mul_overflow(a, b, &out) ? Value() : out;
        case Expression::Code::over:
            // Processors trap at the least number / -1.
            if (b == -1) return compute(Expression::Code::minus, 0, a);
            return b == 0 ? Value() : a / b;
        case Expression::Code::rest:
            if (b == -1) return 0;
            return b == 0 ? Value() : a % b;
        case Expression::Code::less: return whole(a < b);
        case Expression::Code::at_most: return whole(a <= b);
        case Expression::Code::more: return whole(a > b);
        case Expression::Code::at_least: return whole(a >= b);
        case Expression::Code::equal: return whole(a == b);
        case Expression::Code::unlike: return whole(a != b);
        default: return {};
    }
}

}  // namespace

std::variant<Expression, steps::SyntaxError> parse_expression(std::string_view text, const Known& known) {
    return ExpressionParser(text, known).run();
}

std::optional<std::int64_t> evaluate(const Expression& expression, const Lookup& lookup) {
    std::vector<Value> stack;
    for (const Expression::Word& word : expression.words()) {
        if (word.code == Expression::Code::number || word.code == Expression::Code::name) {
            stack.push_back(word.code == Expression::Code::number ? Value(word.number) : lookup(word.name));
            continue;
        }
        Value& top = stack.back();
        if (word.code == Expression::Code::negate) {
            if (top) top = compute(Expression::Code::minus, 0, *top);
        } else if (word.code == Expression::Code::invert) {
            top = whole(!is_true(top));
        } else {
            const Value right = top;
            stack.pop_back();
            Value& left = stack.back();
            if (word.code == Expression::Code::both)
                left = whole(is_true(left) && is_true(right));
            else if (word.code == Expression::Code::either)
                left = whole(is_true(left) || is_true(right));
            else
                left = left && right ? compute(word.code, *left, *right) : Value();
        }
    }
    return stack.empty() ? Value() : stack.back();
}

bool keeps(const Expression& filter, const Lookup& lookup) { return is_true(evaluate(filter, lookup)); }

std::optional<steps::Item> technique_name(std::string_view name) {
    if (name.empty()) return std::nullopt;
    const char letter = name.front();
    const std::string_view digits = name.substr(1);
    const auto rows = ordered_techniques();
    if (digits.empty()) {
        const auto has = [letter](const Technique& row) { return row.letter == letter; };
        return std::any_of(rows.begin(), rows.end(), has) ? std::optional(steps::Item{letter, 0}) : std::nullopt;
    }
    int size = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), size);
    if (problem != std::errc() || end != digits.data() + digits.size() || !('1' <= digits[0] && digits[0] <= '9'))
        return std::nullopt;
    return find_move(letter, size).technique != nullptr ? std::optional(steps::Item{letter, size}) : std::nullopt;
}

bool is_step_name(std::string_view name) {
    constexpr std::string_view letters = "VPSGR";
    return (name.size() == 1 && letters.find(name[0]) != letters.npos) || technique_name(name).has_value();
}

}  // namespace deduku::report
