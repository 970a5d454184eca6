// Parses filters: words, then recursive descent with one function for each line of the grammar.
#include <algorithm>
#include <array>

#include "grid/reading/spelling.hpp"
#include "report/filter/filter.hpp"

namespace deduku::filter {
namespace {

constexpr int deepest = 50;
constexpr int most_tests = 500;

enum class Kind : std::uint8_t { end, word, quoted, sign, open, close, comma };

struct Token {
    Kind kind = Kind::end;
    std::string text{};  ///< without quotes, if quoted
    std::size_t position = 0;
};

bool is_white(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool is_sign(char c) { return c == '<' || c == '>' || c == '=' || c == '!'; }
bool ends_word(char c) {
    return is_white(c) || is_sign(c) || c == '(' || c == ')' || c == ',' || c == '\'' || c == '"';
}

class Parser {
  public:
    Parser(std::string_view text, std::span<const Column> columns) : text_(text), columns_(columns) { advance(); }

    std::variant<Filter, FilterMistake> parse() {
        if (token_.kind == Kind::end && !mistake_) return Filter{};
        Filter out = any(0);
        if (!mistake_ && token_.kind != Kind::end) expect("and, or, or the end");
        if (mistake_) return *std::move(mistake_);
        return out;
    }

  private:
    void advance() {
        while (at_ < text_.size() && is_white(text_[at_])) ++at_;
        token_ = {Kind::end, {}, at_};
        if (at_ == text_.size() || mistake_) return;
        const char c = text_[at_];
        if (c == '\'' || c == '"') return read_quoted(c);
        std::size_t end = at_ + 1;
        if (c == '(' || c == ')' || c == ',') {
            token_.kind = c == '(' ? Kind::open : c == ')' ? Kind::close : Kind::comma;
        } else if (is_sign(c)) {
            token_.kind = Kind::sign;
            while (end < text_.size() && is_sign(text_[end])) ++end;
        } else {
            token_.kind = Kind::word;
            while (end < text_.size() && !ends_word(text_[end])) ++end;
        }
        token_.text = text_.substr(at_, end - at_);
        at_ = end;
    }
    void read_quoted(char quote) {
        const std::size_t begin = at_++;
        std::string out;
        for (; at_ < text_.size(); ++at_) {
            if (text_[at_] != quote) {
                out += text_[at_];
            } else if (at_ + 1 < text_.size() && text_[at_ + 1] == quote) {
                out += text_[at_++];
            } else {
                ++at_;
                token_ = {Kind::quoted, std::move(out), begin};
                return;
            }
        }
        fail(begin, "the quote is not closed");
    }

    void fail(std::size_t position, std::string what) {
        if (!mistake_) mistake_ = FilterMistake{position, std::move(what)};
        token_ = {Kind::end, {}, text_.size()};
    }
    void expect(const std::string& what) {
        const std::string found = token_.kind == Kind::end ? "the end" : "'" + token_.text + "'";
        fail(token_.position, "found " + found + ", expected " + what);
    }
    bool at_word(std::string_view word) const { return token_.kind == Kind::word && same_word(token_.text, word); }
    bool take(std::string_view word) {
        const bool there = at_word(word);
        if (there) advance();
        return there;
    }
    bool take(Kind kind, const std::string& what) {
        if (token_.kind != kind) expect(what);
        const bool there = token_.kind == kind;
        if (there) advance();
        return there;
    }
    bool at_joint() const {
        return at_word("and") || at_word("or") || at_word("not") || at_word("in") || at_word("is");
    }

    Filter any(int depth) {
        Filter out = all(depth);
        if (!at_word("or")) return out;
        Filter joined{Filter::Op::any, {std::move(out)}};
        while (take("or")) joined.parts.push_back(all(depth));
        return joined;
    }
    Filter all(int depth) {
        Filter out = negated(depth);
        if (!at_word("and") && token_.kind != Kind::comma) return out;
        Filter joined{Filter::Op::all, {std::move(out)}};
        while (at_word("and") || token_.kind == Kind::comma) {
            advance();
            joined.parts.push_back(negated(depth));
        }
        return joined;
    }
    Filter negated(int depth) {
        if (depth > deepest) {
            fail(token_.position, "nested more than " + std::to_string(deepest) + " deep");
            return {};
        }
        if (take("not")) return {Filter::Op::no, {negated(depth + 1)}};
        if (token_.kind != Kind::open) return test();
        advance();
        Filter out = any(depth + 1);
        take(Kind::close, "')'");
        return out;
    }
    Filter test() {
        if (token_.kind != Kind::word || at_joint()) {
            expect("the name of a column");
            return {};
        }
        if (++tests_ > most_tests) {
            fail(token_.position, "more than " + std::to_string(most_tests) + " tests");
            return {};
        }
        const Token name = token_;
        const std::size_t column = column_of(name);
        advance();
        if (mistake_) return {};
        if (take("is")) {
            const bool known = take("not");
            if (!take("unknown")) expect("unknown");
            Filter out{Filter::Op::unknown, {}, column};
            if (known) return {Filter::Op::no, {std::move(out)}};
            return out;
        }
        if (at_word("not") || at_word("in")) {
            const bool other = take("not");
            if (!take("in")) expect("in");
            Filter out = one_of(column);
            if (other) return {Filter::Op::no, {std::move(out)}};
            return out;
        }
        return compared(column, name.text);
    }
    Filter compared(std::size_t column, const std::string& name) {
        constexpr std::array<std::pair<std::string_view, How>, 8> signs = {{{"<", How::less},
                                                                            {"<=", How::at_most},
                                                                            {"=", How::equal},
                                                                            {"==", How::equal},
                                                                            {"!=", How::unequal},
                                                                            {"<>", How::unequal},
                                                                            {">=", How::at_least},
                                                                            {">", How::more}}};
        const auto* const end = signs.data() + signs.size();
        const auto* const row =
            std::find_if(signs.data(), end, [&](const auto& sign) { return sign.first == token_.text; });
        if (token_.kind != Kind::sign || row == end) {
            expect("< <= = != >= >, in, or is after " + name);
            return {};
        }
        const How how = row->second;
        advance();
        const Token right = value();
        const Column& about = columns_[column];
        FilterValue wanted = checked(right, about);
        if (mistake_) return {};
        const bool ordered = how != How::equal && how != How::unequal;
        if (about.words.empty()) {
            if (ordered && std::holds_alternative<std::string>(wanted))
                fail(right.position,
                     "'" + right.text + "' is not a number; words of " + name + " are compared by = and !=");
            return {Filter::Op::compare, {}, column, how, {std::move(wanted)}};
        }
        Filter out{Filter::Op::in, {}, column};
        const auto place = find_word(about.words, right.text) - about.words.begin();
        for (std::size_t i = 0; i < about.words.size(); ++i)
            if (holds(how, static_cast<std::ptrdiff_t>(i) - place)) out.values.push_back(value_of(about.words[i]));
        return out;
    }
    Filter one_of(std::size_t column) {
        Filter out{Filter::Op::in, {}, column};
        if (!take(Kind::open, "'('")) return out;
        do {
            const Token one = value();
            out.values.push_back(checked(one, columns_[column]));
            if (++tests_ > most_tests) fail(one.position, "more than " + std::to_string(most_tests) + " values");
        } while (token_.kind == Kind::comma && (advance(), true));
        take(Kind::close, "',' or ')'");
        return out;
    }
    std::size_t column_of(const Token& name) {
        std::vector<std::string_view> names;
        for (const Column& column : columns_) {
            const auto at = static_cast<std::size_t>(&column - columns_.data());
            if (same_word(column.name, name.text)) {
                if (!column.missing.empty()) fail(name.position, column.missing);
                return at;
            }
            if (column.missing.empty()) names.push_back(column.name);
        }
        fail(name.position, not_one_of(name.text, names));
        return 0;
    }
    /// Consecutive words are one value: very hard.
    Token value() {
        if (token_.kind != Kind::word && token_.kind != Kind::quoted) expect("a number or a word");
        if (mistake_) return token_;
        Token out = token_;
        advance();
        while (out.kind == Kind::word && token_.kind == Kind::word && !at_joint()) {
            out.text += ' ' + token_.text;
            advance();
        }
        return out;
    }
    FilterValue checked(const Token& value, const Column& column) {
        if (mistake_) return {};
        const auto word = find_word(column.words, value.text);
        if (word != column.words.end()) return value_of(*word);
        if (column.words.empty()) {
            FilterValue out = value.kind == Kind::quoted ? FilterValue(value.text) : value_of(value.text);
            if (std::holds_alternative<std::monostate>(out))
                fail(value.position, "nothing equals an unknown value; use '" + column.name + " is unknown'");
            if (column.most && std::holds_alternative<std::string>(out))
                fail(value.position, "'" + value.text + "' is not a number");
            return out;
        }
        const std::vector<std::string_view> words(column.words.begin(), column.words.end());
        constexpr std::size_t few = 20;
        fail(value.position, words.size() <= few ? not_one_of(value.text, words)
                                                 : "'" + value.text + "' is not a value of " + column.name +
                                                       suggestion(value.text, words));
        return {};
    }
    static std::vector<std::string>::const_iterator find_word(const std::vector<std::string>& list,
                                                              std::string_view word) {
        return std::find_if(list.begin(), list.end(), [&](const std::string& one) { return same_word(one, word); });
    }

    std::string_view text_;
    std::span<const Column> columns_;
    std::size_t at_ = 0;
    int tests_ = 0;
    Token token_;
    std::optional<FilterMistake> mistake_;
};

}  // namespace

std::variant<Filter, FilterMistake> parse_filter(std::string_view text, std::span<const Column> columns) {
    return Parser(text, columns).parse();
}

}  // namespace deduku::filter
