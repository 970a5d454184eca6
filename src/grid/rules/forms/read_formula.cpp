// Formulas from text, by recursive descent; each error points at its word.
//
//   abs(a-c) > 2       at 6: found 'c', expected a, b, a number, ..
//   a + b              at 0: found 'a + b', expected a comparison, such as a < b
#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "deduku/text.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/characters.hpp"
#include "grid/rules/forms/formula.hpp"

namespace deduku::rules {
namespace {

using Op = Formula::Op;

constexpr std::size_t most_parts = 255;
constexpr int most_depth = 64;
constexpr int most_literal = 999'999;
constexpr std::size_t most_ranges = 100;

struct Sign {
    std::string_view text;
    Op op;
};
// Longer signs before those that they begin with.
constexpr std::array comparisons = {Sign{"<=", Op::at_most}, Sign{">=", Op::at_least}, Sign{"!=", Op::unequal},
                                    Sign{"<>", Op::unequal}, Sign{"==", Op::equal},    Sign{"<", Op::less},
                                    Sign{">", Op::greater},  Sign{"=", Op::equal}};
constexpr std::array sums = {Sign{"+", Op::plus}, Sign{"-", Op::minus}};
constexpr std::array products = {Sign{"*", Op::times}, Sign{"/", Op::over}, Sign{"%", Op::modulo}};
constexpr std::array<std::string_view, 7> keywords = {"and", "or", "not", "in", "abs", "min", "max"};

bool is_truth(Op op) { return op >= Op::either && op <= Op::in; }
bool is_name_sign(char c) { return is_letter(c) || is_digit(c) || c == '-'; }

class FormulaReader {
  public:
    FormulaReader(std::string_view text, std::vector<std::string> names) : text_(text), names_(std::move(names)) {}

    std::variant<Formula, RuleError> read(FormulaKind kind) {
        wanted(kind, &FormulaReader::either);
        if (!error_ && !at_end()) fail(here(), quoted(word_here()), "an operator such as + < = in and, or the end");
        if (error_) return *std::move(error_);
        return Formula(std::move(parts_), std::move(names_));
    }

  private:
    // A part, and where its text begins.
    struct Operand {
        std::size_t part = 0;
        std::size_t at = 0;
    };
    using Level = Operand (FormulaReader::*)();

    void fail(std::size_t at, std::string found, std::string expected) {
        if (!error_) error_ = RuleError{at, std::move(found), std::move(expected)};
    }

    std::size_t here() {
        while (next_ < text_.size() && (is_blank(text_[next_]) || text_[next_] == '\n' || text_[next_] == '\r'))
            ++next_;
        return next_;
    }
    static bool is_blank(char c) { return c == ' ' || c == '\t'; }
    bool at_end() { return here() == text_.size(); }

    // The word or sign here, for errors.
    std::string_view word_here() {
        const std::size_t at = here();
        std::size_t end = at;
        while (end < text_.size() && (is_letter(text_[end]) || is_digit(text_[end]))) ++end;
        return text_.substr(at, std::max(end, std::min(at + 1, text_.size())) - at);
    }
    std::string found_here() { return at_end() ? "the end of the formula" : quoted(word_here()); }

    bool takes(std::string_view sign) {
        const bool found = text_.substr(here()).starts_with(sign);
        if (found) next_ += sign.size();
        return found;
    }
    bool takes_word(std::string_view word) {
        const bool found = !at_end() && name_here() == word;
        if (found) next_ += word.size();
        return found;
    }

    // The longest name or keyword here: a hyphen may belong to it or be a minus.
    std::string_view name_here() {
        std::size_t end = here();
        while (end < text_.size() && is_name_sign(text_[end])) ++end;
        for (; end > next_; end = std::max(next_, std::min(end, text_.substr(0, end).rfind('-')))) {
            const std::string_view name = text_.substr(next_, end - next_);
            if (std::find(keywords.begin(), keywords.end(), name) != keywords.end() ||
                std::find(names_.begin(), names_.end(), name) != names_.end())
                return name;
            if (name.find('-') == name.npos) break;
        }
        return {};
    }

    Operand add(Formula::Part part, std::size_t at) {
        if (parts_.size() == most_parts)
            fail(at, "a longer formula", "at most " + std::to_string(most_parts) + " parts");
        if (error_) return {0, at};
        parts_.push_back(std::move(part));
        return {parts_.size() - 1, at};
    }

    // An operand of the kind that its operator takes.
    Operand wanted(FormulaKind kind, Level level) {
        Operand out = (this->*level)();
        is(kind, out);
        return out;
    }
    // Whether the operand is of this kind; that on the left is known only once its operator is met.
    bool is(FormulaKind kind, const Operand& part) {
        if (error_ || is_truth(parts_[part.part].op) == (kind == FormulaKind::truth)) return !error_;
        std::string_view found = text_.substr(part.at, next_ - part.at);
        while (!found.empty() && is_blank(found.back())) found.remove_suffix(1);
        fail(part.at, quoted(found), kind == FormulaKind::truth ? "a comparison, such as a < b" : "a number");
        return false;
    }

    Operand words(std::string_view word, Op op, Level level) {
        Operand left = (this->*level)();
        while (!error_ && !at_end() && name_here() == word && is(FormulaKind::truth, left)) {
            next_ += word.size();
            left = add({op, 0, left.part, wanted(FormulaKind::truth, level).part}, left.at);
        }
        return left;
    }
    Operand either() { return words("or", Op::either, &FormulaReader::both); }
    Operand both() { return words("and", Op::both, &FormulaReader::negation); }

    Operand negation() {
        const std::size_t at = here();
        if (!takes_word("not")) return comparison();
        if (++depth_ > most_depth) fail(at, "'not'", "fewer levels");
        const Operand out = error_ ? Operand{0, at} : wanted(FormulaKind::truth, &FormulaReader::negation);
        --depth_;
        return add({Op::negation, 0, out.part}, at);
    }

    Operand comparison() {
        const Operand left = sum();
        if (error_ || at_end()) return left;
        for (const Sign& sign : comparisons) {
            if (!text_.substr(here()).starts_with(sign.text) || !is(FormulaKind::number, left)) continue;
            next_ += sign.text.size();
            return add({sign.op, 0, left.part, wanted(FormulaKind::number, &FormulaReader::sum).part}, left.at);
        }
        if (error_ || name_here() != "in" || !is(FormulaKind::number, left)) return left;
        next_ += 2;
        return add({Op::in, 0, left.part, 0, set()}, left.at);
    }

    template <std::size_t N>
    Operand chain(const std::array<Sign, N>& signs, Level level) {
        Operand left = (this->*level)();
        while (!error_ && !at_end()) {
            const auto sign = std::find_if(signs.begin(), signs.end(),
                                           [&](const Sign& one) { return text_.substr(here()).starts_with(one.text); });
            if (sign == signs.end() || !is(FormulaKind::number, left)) break;
            next_ += sign->text.size();
            left = add({sign->op, 0, left.part, wanted(FormulaKind::number, level).part}, left.at);
        }
        return left;
    }
    Operand sum() { return chain(sums, &FormulaReader::product); }
    Operand product() { return chain(products, &FormulaReader::signed_part); }

    Operand signed_part() {
        const std::size_t at = here();
        if (!takes("-")) return single();
        if (++depth_ > most_depth) fail(at, "'-'", "fewer levels");
        const Operand of = error_ ? Operand{0, at} : wanted(FormulaKind::number, &FormulaReader::signed_part);
        --depth_;
        if (error_ || parts_[of.part].op != Op::number) return add({Op::negative, 0, of.part}, at);
        parts_[of.part].number *= -1;
        return {of.part, at};
    }

    Operand single() {
        const std::size_t at = here();
        if (!at_end() && is_digit(text_[at])) return add({Op::number, literal()}, at);
        for (const auto& [word, op] : {Sign{"abs", Op::abs}, Sign{"min", Op::min}, Sign{"max", Op::max}})
            if (takes_word(word)) return call(op, at);
        const std::string_view name = at_end() ? std::string_view() : name_here();
        if (const auto found = std::find(names_.begin(), names_.end(), name); found != names_.end()) {
            next_ += name.size();
            return add({Op::name, static_cast<int>(found - names_.begin())}, at);
        }
        if (takes("(")) return inside(&FormulaReader::either, at);
        std::string names;
        for (const std::string& one : names_) names += one + ", ";
        fail(at, found_here(), names + "a number, abs, min, max, not or (");
        return {0, at};
    }

    Operand inside(Level level, std::size_t at) {
        if (++depth_ > most_depth) fail(at, "'('", "fewer levels");
        const Operand out = error_ ? Operand{0, at} : (this->*level)();
        --depth_;
        close();
        return {out.part, at};
    }
    void close() {
        if (!error_ && !takes(")")) fail(here(), found_here(), "')'");
    }

    Operand call(Op op, std::size_t at) {
        if (!takes("(")) fail(here(), found_here(), "'('");
        if (++depth_ > most_depth) fail(at, "another level", "fewer levels");
        const Operand first = error_ ? Operand{0, at} : wanted(FormulaKind::number, &FormulaReader::sum);
        Operand second;
        if (op != Op::abs) {
            if (!error_ && !takes(",")) fail(here(), found_here(), "',' and a second number");
            if (!error_) second = wanted(FormulaKind::number, &FormulaReader::sum);
        }
        --depth_;
        close();
        return add({op, 0, first.part, second.part}, at);
    }

    int literal() {
        int out = 0;
        const char* const end = text_.data() + text_.size();
        const auto [rest, problem] = std::from_chars(text_.data() + here(), end, out);
        if (problem != std::errc() || out > most_literal)
            fail(next_, quoted(word_here()), "a number from 0 to " + std::to_string(most_literal));
        next_ = static_cast<std::size_t>(rest - text_.data());
        return out;
    }
    int bound() {
        const bool negative = takes("-");
        if (at_end() || !is_digit(text_[here()])) {
            fail(here(), found_here(), "a number, or two with .. between them");
            return 0;
        }
        return negative ? -literal() : literal();
    }

    // "1,3,5..7"
    std::vector<Formula::Range> set() {
        std::vector<Formula::Range> out;
        do {
            const std::size_t at = here();
            const int least = bound();
            const int most = takes("..") ? bound() : least;
            if (least > most) fail(at, std::to_string(least) + ".." + std::to_string(most), "the smaller number first");
            if (out.size() == most_ranges) fail(at, "another number", "at most " + std::to_string(most_ranges));
            out.push_back({least, most});
        } while (!error_ && takes(","));
        return out;
    }

    std::string_view text_;
    std::vector<std::string> names_;
    std::size_t next_ = 0;
    int depth_ = 0;
    std::vector<Formula::Part> parts_;
    std::optional<RuleError> error_;
};

}  // namespace

std::variant<Formula, RuleError> read_formula(std::string_view text, std::vector<std::string> names, FormulaKind kind) {
    return FormulaReader(text, std::move(names)).read(kind);
}

std::variant<Formula, RuleError> read_predicate(std::string_view text) {
    return read_formula(text, {"a", "b"}, FormulaKind::truth);
}

}  // namespace deduku::rules
