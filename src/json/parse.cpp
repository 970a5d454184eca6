#include <charconv>
#include <cmath>

#include "grid/reading/utf8.hpp"
#include "json/json.hpp"
#include "json/number.hpp"

namespace deduku {
namespace {

bool is_digit(char c) { return '0' <= c && c <= '9'; }

class Parser {
  public:
    explicit Parser(std::string_view text) : text_(text) {}

    // False: it is no JSON.
    bool whole(Json& out) {
        if (text_.starts_with("\xEF\xBB\xBF")) at_ = 3;
        return value(out, 0) && (skip_space(), at_ == text_.size());
    }

  private:
    // 0 at the end.
    char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    bool take(char c) {
        if (at_ == text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }
    bool take(std::string_view word) {
        if (!text_.substr(at_).starts_with(word)) return false;
        at_ += word.size();
        return true;
    }
    void skip_space() {
        while (next() == ' ' || next() == '\t' || next() == '\n' || next() == '\r') ++at_;
    }
    bool take_digits() {
        const std::size_t start = at_;
        while (is_digit(next())) ++at_;
        return at_ > start;
    }

    bool value(Json& out, int depth) {
        skip_space();
        switch (next()) {
            case '{': return depth < Json::most_nested && members(out, depth + 1);
            case '[': return depth < Json::most_nested && list(out, depth + 1);
            case '"': {
                std::string text;
                if (!quoted(text)) return false;
                out = Json(std::move(text));
                return true;
            }
            case 't': out = true; return take("true");
            case 'f': out = false; return take("false");
            case 'n': out = nullptr; return take("null");
            default: return number(out);
        }
    }

    bool list(Json& out, int depth) {
        out = Json::array();
        take('[');
        skip_space();
        if (take(']')) return true;
        do {
            if (!value(out.emplace_back(nullptr), depth)) return false;
            skip_space();
        } while (take(','));
        return take(']');
    }

    bool members(Json& out, int depth) {
        out = Json::object();
        take('{');
        skip_space();
        if (take('}')) return true;
        do {
            skip_space();
            std::string name;
            if (next() != '"' || !quoted(name)) return false;
            skip_space();
            if (!take(':') || !value(out[std::string_view(name)], depth)) return false;
            skip_space();
        } while (take(','));
        return take('}');
    }

    bool quoted(std::string& out) {
        take('"');
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (take('"')) return true;
            if (take('\\')) {
                if (!escaped(out)) return false;
                continue;
            }
            const auto [point, size] = first_character(text_.substr(at_));
            if (!point || static_cast<unsigned char>(c) < ' ') return false;
            out += text_.substr(at_, size);
            at_ += size;
        }
        return false;
    }

    bool escaped(std::string& out) {
        constexpr std::string_view letters = "btnfr\"\\/", meant = "\b\t\n\f\r\"\\/";
        if (const auto found = letters.find(next()); found != letters.npos) {
            out += meant[found];
            ++at_;
            return true;
        }
        char32_t point = 0;
        if (!take('u') || !hexadecimal(point) || (0xDC00 <= point && point < 0xE000)) return false;
        if (0xD800 <= point && point < 0xDC00) {
            char32_t low = 0;
            if (!take("\\u") || !hexadecimal(low) || low < 0xDC00 || low >= 0xE000) return false;
            point = 0x10000 + ((point - 0xD800) << 10) + (low - 0xDC00);
        }
        add_character(out, point);
        return true;
    }

    bool hexadecimal(char32_t& out) {
        const std::string_view digits = text_.substr(at_, 4);
        at_ += digits.size();
        unsigned value = 0;
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
        out = value;
        return digits.size() == 4 && read.ptr == digits.data() + 4;
    }

    bool number(Json& out) {
        const std::size_t start = at_;
        take('-');
        if (!take('0') && !take_digits()) return false;
        bool is_whole = true;
        if (take('.')) {
            is_whole = false;
            if (!take_digits()) return false;
        }
        if (take('e') || take('E')) {
            is_whole = false;
            if (!take('+')) take('-');
            if (!take_digits()) return false;
        }
        const std::string_view digits = text_.substr(start, at_ - start);
        return (is_whole && whole_number(digits, out)) || real_number(digits, out);
    }

    // False if 64 bits do not hold it.
    static bool whole_number(std::string_view digits, Json& out) {
        const bool minus = digits.front() == '-';
        std::int64_t below = 0;
        std::uint64_t count = 0;
        const char* const end = digits.data() + digits.size();
        const auto read =
            minus ? std::from_chars(digits.data(), end, below) : std::from_chars(digits.data(), end, count);
        out = minus ? Json(below) : Json(count);
        return read.ec == std::errc();
    }

    static bool real_number(std::string_view digits, Json& out) {
        const double real = json::nearest_double(digits);
        out = real;
        return std::isfinite(real);
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace

Json Json::parse(std::string_view text) {
    Json out;
    return Parser(text).whole(out) ? out : Json(Type::discarded);
}

}  // namespace deduku
