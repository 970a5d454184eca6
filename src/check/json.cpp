#include "check/json.hpp"

#include <algorithm>
#include <charconv>

namespace deduku::checking {
namespace {

constexpr std::string_view digits = "0123456789";

class Reader {
  public:
    Reader(std::string_view text, std::vector<Json>& out) : text_(text), out_(out) {}

    std::optional<JsonError> document() {
        if (value(0)) {
            skip_space();
            if (at_ != text_.size()) fail("the end of the line");
        }
        return error_;
    }

  private:
    bool fail(std::string_view expected) {
        error_ = JsonError{at_ + 1, expected};
        return false;
    }
    char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    void skip_space() { at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size()); }
    bool take(char c) {
        skip_space();
        if (peek() != c) return false;
        ++at_;
        return true;
    }

    bool value(int depth) {
        skip_space();
        const char c = peek();
        if (c == '"') return string();
        if (c == '{' || c == '[') {
            if (depth == max_json_depth) return fail("at most 200 Splits inside each other");
            return c == '{' ? object(depth + 1) : array(depth + 1);
        }
        return number();
    }

    // Opens a value with the bracket read; its span is known when it is closed.
    std::size_t open(Json::Kind kind) {
        ++at_;
        out_.push_back({kind, 0, 1, {}});
        return out_.size() - 1;
    }
    bool close(std::size_t opened) {
        out_[opened].span = out_.size() - opened;
        return true;
    }

    bool array(int depth) {
        const std::size_t opened = open(Json::Kind::array);
        if (take(']')) return close(opened);
        do {
            if (!value(depth)) return false;
        } while (take(','));
        return take(']') ? close(opened) : fail("',' or ']'");
    }

    bool object(int depth) {
        const std::size_t opened = open(Json::Kind::object);
        if (take('}')) return close(opened);
        std::vector<std::string_view> keys;
        do {
            skip_space();
            if (peek() != '"') return fail("a key in quotes");
            if (!string()) return false;
            keys.push_back(out_.back().string);
            if (!take(':')) return fail("':'");
            if (!value(depth)) return false;
        } while (take(','));
        if (!take('}')) return fail("',' or '}'");
        std::sort(keys.begin(), keys.end());
        if (std::adjacent_find(keys.begin(), keys.end()) != keys.end()) return fail("an object without repeated keys");
        return close(opened);
    }

    bool number() {
        const std::size_t end = std::min(text_.find_first_not_of(digits, at_), text_.size());
        const std::string_view word = text_.substr(at_, end - at_);
        if (word.empty()) return fail("a whole number from 0, a string, a list or an object");
        if (word.size() > 9 || (word.size() > 1 && word[0] == '0'))
            return fail("a number of at most 9 digits without leading zeros");
        Json out{Json::Kind::number, 0, 1, {}};
        std::from_chars(word.data(), word.data() + word.size(), out.number);
        out_.push_back(out);
        at_ = end;
        return true;
    }

    bool string() {
        const std::size_t start = ++at_;
        for (; peek() != '"'; ++at_) {
            if (static_cast<unsigned char>(peek()) < 0x20) return fail("a closing quote");
            if (peek() == '\\' && !escape()) return fail("an escape sequence of JSON");
        }
        out_.push_back({Json::Kind::string, 0, 1, text_.substr(start, at_ - start)});
        ++at_;
        return true;
    }

    // Leaves at_ on the last character of the sequence.
    bool escape() {
        ++at_;
        if (peek() != 'u')
            return peek() != '\0' && std::string_view(R"("\/bfnrt)").find(peek()) != std::string_view::npos;
        const std::string_view hex = text_.substr(at_ + 1, 4);
        at_ += hex.size();
        return hex.size() == 4 && hex.find_first_not_of("0123456789abcdefABCDEF") == std::string_view::npos;
    }

    std::string_view text_;
    std::vector<Json>& out_;
    std::size_t at_ = 0;
    std::optional<JsonError> error_;
};

}  // namespace

const Json* Json::find(std::string_view key) const {
    if (kind != Kind::object) return nullptr;
    for (auto at = begin(); at != end(); ++at) {
        const bool here = (*at).string == key;
        ++at;
        if (here) return &*at;
    }
    return nullptr;
}

std::optional<JsonError> read_json(std::string_view text, std::vector<Json>& out) {
    out.clear();
    return Reader(text, out).document();
}

}  // namespace deduku::checking
