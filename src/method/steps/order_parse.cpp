// Parses orders: one function for each line of the grammar in order.hpp.
//
//   T1H1P4(T1H1)V(2)
//   ^   ^  ^    ^
//   |   |  |    label()
//   |   |  order(1), inside proposition()
//   |   proposition(0)
//   items of order(0)           the first function that finds an invalid word reports it, with its column
#include <algorithm>

#include "grid/contains.hpp"
#include "grid/reading/cell_text.hpp"
#include "method/steps/order.hpp"

namespace deduku::steps {
namespace {

bool is_digit(char c) { return '0' <= c && c <= '9'; }
bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

bool in_table(char letter) {
    const auto rows = ordered_techniques();
    return std::any_of(rows.begin(), rows.end(), [letter](const Technique& row) { return row.letter == letter; });
}

// "a technique (T H B ..)"
std::string any_technique() {
    std::string letters;
    for (const Technique& row : ordered_techniques())
        if (letters.find(row.letter) == std::string::npos) (letters += ' ') += row.letter;
    return "a technique (" + letters.substr(1) + ")";
}

// "a size from 1 to 64", "2 or 3"
std::string any_size_of(char letter) {
    int first = any_size, last = 0;
    for (const Technique& row : ordered_techniques()) {
        if (row.letter != letter) continue;
        first = std::min(first, row.min_size);
        last = std::max(last, row.max_size);
    }
    if (last == 0) return std::string("no size: ") + letter + " has none";
    return std::string("a size of ") + letter + " from " + std::to_string(first) + " to " + std::to_string(last);
}

class Parser {
  public:
    explicit Parser(std::string_view text) : text_(text) {}

    std::variant<Series, SyntaxError> run() {
        Series out;
        do {
            if (at_name() ? !named_series(out) : !labelled(out.orders.emplace_back())) return *error_;
        } while (skip("||"));
        return out;
    }

  private:
    // The next character after white space; 0 at the end (a NUL is invalid everywhere).
    char peek() {
        while (at_ < text_.size() && is_space(text_[at_])) ++at_;
        return at_ < text_.size() ? text_[at_] : '\0';
    }

    bool skip(std::string_view word) {
        peek();
        if (text_.substr(at_, word.size()) != word) return false;
        at_ += word.size();
        return true;
    }

    bool fail(std::size_t at, std::string found, std::string expected) {
        error_ = SyntaxError{at + 1, std::move(found), std::move(expected)};
        return false;
    }

    // Fails at the next character.
    bool fail_here(std::string expected) {
        return fail(at_, at_ < text_.size() ? quoted(text_.substr(at_, 1)) : "the end", std::move(expected));
    }

    // Fails at the next word; `capitals` are the one-letter words expected here.
    bool fail_next(std::string expected, std::string_view capitals = {}) {
        const char c = peek();
        const char capital = 'a' <= c && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : '\0';
        if (capital != '\0' && capitals.find(capital) != capitals.npos)
            return fail_here(std::string("the capital '") + capital + "'");
        return fail_here(std::move(expected));
    }

    // Fails where a technique or one of the words `or_else` with these capitals is expected.
    bool no_technique(std::string_view or_else, std::string capitals) {
        for (const Technique& row : ordered_techniques()) capitals += row.letter;
        return fail_next(any_technique() + std::string(or_else), capitals);
    }

    // The next name, if any.
    std::string_view name_ahead() {
        peek();
        const std::string_view rest = text_.substr(at_);
        return rest.substr(0, rest.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"));
    }
    bool at_name() { return !named(name_ahead()).empty(); }

    // A name in place of an order is replaced by its orders.
    bool named_series(Series& out) {
        const std::size_t from = at_;
        const std::string_view name = name_ahead();
        Parser inner(named(name));
        inner.labels_ = labels_;
        std::variant<Series, SyntaxError> meant = inner.run();
        if (std::holds_alternative<SyntaxError>(meant))
            return fail(from, quoted(name), "a series whose labels no order before has");
        labels_ = std::move(inner.labels_);
        at_ += name.size();
        for (Labelled& order : std::get<Series>(meant).orders) out.orders.push_back(std::move(order));
        peek();
        return at_ == text_.size() || text_.substr(at_, 2) == "||" || fail_next("'||' or the end");
    }

    // The next digits as a number 1..largest; 0 and an error, with the text of expected(), if it is out of range or
    // starts with 0.
    template <class Expected>
    int number(int largest, const Expected& expected) {
        const std::size_t from = at_;
        int value = 0;
        while (at_ < text_.size() && is_digit(text_[at_])) {
            if (value <= largest) value = value * 10 + (text_[at_] - '0');
            ++at_;
        }
        if (value >= 1 && value <= largest && text_[from] != '0') return value;
        fail(from, quoted(text_.substr(from, at_ - from)), expected());
        return 0;
    }

    bool at_digit() const { return at_ < text_.size() && is_digit(text_[at_]); }

    // The next letter, which is in the table, and the size directly after it.
    bool item(OrderItem& out) {
        out.letter = text_[at_++];
        if (!at_digit()) return true;
        const std::size_t from = at_;
        out.size = number(any_size, [&] { return any_size_of(out.letter); });
        if (out.size == 0) return false;
        if (find_move(out.letter, out.size).technique != nullptr) return true;
        return fail(from, quoted(text_.substr(from, at_ - from)), any_size_of(out.letter));
    }

    // The text after '{'.
    bool braced(TechniqueGroup& out) {
        out.braced = true;
        out.parts.emplace_back();
        while (true) {
            const char c = peek();
            if (in_table(c)) {
                if (!item(out.parts.back().emplace_back())) return false;
                continue;
            }
            if (out.parts.back().empty()) return no_technique("", "");
            if (c != ':' && c != '}') return no_technique(", ':' or '}'", "");
            ++at_;
            if (c == '}') return true;
            out.parts.emplace_back();
        }
    }

    // The text after P, nested in `depth` P.
    bool proposition(Order& out, int depth) {
        if (depth == deepest_nesting)
            return fail(at_ - 1, "'P'", "at most " + std::to_string(deepest_nesting) + " P inside each other");
        if (at_digit()) {
            out.girth = number(largest_girth, [] { return "a girth from 1 to " + std::to_string(largest_girth); });
            if (out.girth == 0) return false;
        }
        if (!skip("(")) return fail_next(out.girth > 0 ? "'('" : "a girth or '('");
        return order(out.inner.emplace_back(), depth + 1) && (skip(")") || no_more(out.inner.front(), "')'"));
    }

    // Groups and P, as many as there are.
    bool order(Order& out, int depth) {
        while (true) {
            const char c = peek();
            if (in_table(c)) {
                OrderItem bare;
                if (!item(bare)) return false;
                out.groups.push_back({{{bare}}, false});
            } else if (c == '{') {
                ++at_;
                if (!braced(out.groups.emplace_back())) return false;
            } else {
                if (c != 'P') return true;
                ++at_;
                return proposition(out, depth);
            }
        }
    }

    // Fails after an order: expected are its continuation, or `then`.
    bool no_more(const Order& order, const std::string& then, const std::string& capitals = {}) {
        if (!order.inner.empty()) return fail_next(then, capitals);
        const bool list = then.find(" or ") != then.npos;
        return no_technique(", '{', 'P'" + std::string(list ? ", " : " or ") + then, "P" + capitals);
    }

    bool labelled(Labelled& out) {
        if (!order(out.order, 0)) return false;
        if (out.order.groups.empty() && out.order.inner.empty()) return no_technique(", '{' or 'P'", "P");
        while (true) {
            if (!out.label && skip("V")) {
                if (!label(out)) return false;
            } else if (!out.no_guess && skip("-")) {
                if (at_ >= text_.size() || text_[at_] != 'G') return fail_here("the 'G' of '-G'");
                ++at_;
                out.no_guess = true;
            } else {
                break;
            }
        }
        if (peek() == '|') {
            if (text_.substr(at_, 2) == "||") return true;
            ++at_;
            return fail_here("a second '|'");
        }
        if (at_ == text_.size()) return true;
        if (!out.label && !out.no_guess) return no_more(out.order, "'V', '-G', '||' or the end", "V");
        if (!out.label) return fail_next("'V', '||' or the end", "V");
        return fail_next(out.no_guess ? "'||' or the end" : "'-G', '||' or the end");
    }

    // The text after V.
    bool label(Labelled& out) {
        if (!skip("(")) return fail_next("'('");
        const auto range = [] { return "a label from 1 to " + std::to_string(largest_label); };
        peek();
        if (!at_digit()) return fail_next(range());
        const std::size_t from = at_;
        const int value = number(largest_label, range);
        if (value == 0) return false;
        if (contains(labels_, value))
            return fail(from, quoted(std::to_string(value)), "a label that no order before has");
        labels_.push_back(value);
        out.label = value;
        return skip(")") || fail_next("')'");
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::vector<int> labels_;
    std::optional<SyntaxError> error_;
};

}  // namespace

std::variant<Series, SyntaxError> parse_series(std::string_view text) { return Parser(text).run(); }

}  // namespace deduku::steps
