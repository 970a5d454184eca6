#include "formats/json.hpp"

#include <algorithm>

#include "grid/reading/cell_text.hpp"
#include "grid/reading/characters.hpp"
#include "grid/reading/utf8.hpp"

namespace deduku::formats {
namespace {

constexpr std::string_view openers = "[{(";
constexpr std::string_view closers = "]})";

bool is_word(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte > ' ' && byte < 0x7f && std::string_view("[]{}(),;:\"'").find(c) == std::string_view::npos;
}

class Parser {
  public:
    Parser(std::string_view text, Gaps gaps) : text_(text), gaps_(gaps) {}

    std::variant<JsonValue, JsonError> whole() {
        JsonValue value = read(0);
        skip_blanks();
        while (is_one_of(",;)")) ++at_, skip_blanks();
        if (at_ < text_.size()) fail("the end of the text");
        if (error_) return std::move(*error_);
        return value;
    }

  private:
    bool is_one_of(std::string_view set) const { return at_ < text_.size() && set.find(text_[at_]) != set.npos; }
    void skip_blanks() {
        while (at_ < text_.size() && is_space(text_[at_])) ++at_;
    }
    // Keeps the first error; nothing more is read.
    void fail(std::string expected) {
        if (!error_) {
            const std::string found = at_ < text_.size() ? quoted(text_.substr(at_, 1)) : "the end of the text";
            error_ = JsonError{at_, found, std::move(expected)};
        }
        at_ = text_.size();
    }

    JsonValue read(int depth) {
        skip_blanks();
        JsonValue value{JsonKind::word, {}, {}, {}, at_};
        if (++values_ > max_values) {
            fail("at most " + std::to_string(max_values) + " values");
        } else if (is_one_of("\"'")) {
            value.kind = JsonKind::string;
            value.text = string();
        } else if (is_one_of(openers)) {
            if (depth == max_depth)
                fail("at most " + std::to_string(max_depth) + " brackets inside each other");
            else
                items(value, depth + 1);
        } else {
            value.text = word();
            if (value.text.empty()) fail("a value: a number, a string, a list or an object");
        }
        return value;
    }

    std::string word() {
        const std::size_t start = at_;
        while (at_ < text_.size() && is_word(text_[at_])) ++at_;
        return std::string(text_.substr(start, at_ - start));
    }

    // Whether a brace opens names and values, not a list as in C.
    bool has_keys() {
        const std::size_t start = at_;
        skip_blanks();
        if (is_one_of("\"'"))
            (void)string();
        else
            (void)word();
        skip_blanks();
        const bool found = is_one_of(":") || is_one_of("}");
        at_ = start;
        return found && !error_;
    }

    void items(JsonValue& value, int depth) {
        const char close = closers[openers.find(text_[at_])];
        const bool brace = text_[at_++] == '{';
        value.kind = brace && has_keys() ? JsonKind::object : JsonKind::list;
        bool comma = true;  // before the item
        for (skip_blanks(); !error_; skip_blanks()) {
            const bool over = is_one_of(std::string_view(&close, 1));
            if (value.kind == JsonKind::list && comma && (over || is_one_of(","))) gap(value, over);
            if (over) break;
            if (is_one_of(",")) {
                ++at_;
                comma = true;
                continue;
            }
            if (at_ == text_.size()) fail(std::string("a closing ") + close);
            if (value.kind == JsonKind::object && !error_ && !key(value)) break;
            if (!error_) value.items.push_back(read(depth));
            comma = false;
        }
        if (!error_) ++at_;
    }

    // Reads an omitted item: in the short form an empty object, even as the only item of a list; otherwise none at the
    // end.
    void gap(JsonValue& value, bool at_end) {
        if (at_end && gaps_ == Gaps::null) return;
        if (++values_ > max_values) return fail("at most " + std::to_string(max_values) + " values");
        value.items.push_back({gaps_ == Gaps::object ? JsonKind::object : JsonKind::word, {}, {}, {}, at_});
    }

    bool key(JsonValue& value) {
        std::string name = is_one_of("\"'") ? string() : word();
        skip_blanks();
        if (!is_one_of(":")) {
            fail("a colon after a name");
            return false;
        }
        ++at_;
        value.keys.push_back(std::move(name));
        return true;
    }

    std::string string() {
        const char quote = text_[at_++];
        std::string out;
        for (; at_ < text_.size() && text_[at_] != quote; ++at_) {
            if (text_[at_] == '\\' && at_ + 1 < text_.size())
                escape(out);
            else
                out += text_[at_];
        }
        if (at_ == text_.size())
            fail(std::string("a closing ") + quote);
        else
            ++at_;
        return out;
    }

    void escape(std::string& out) {
        const char c = text_[++at_];
        constexpr std::string_view short_forms = "bfnrt";
        if (const std::size_t which = short_forms.find(c); which != short_forms.npos) {
            out += "\b\f\n\r\t"[which];
        } else if (c == 'u') {
            unsigned code = 0;
            for (int i = 0; i < 4 && at_ + 1 < text_.size(); ++i) {
                constexpr std::string_view hex = "0123456789abcdef";
                const char digit = text_[at_ + 1];
                const std::size_t worth = hex.find(is_letter(digit) ? static_cast<char>(digit | 0x20) : digit);
                if (worth == hex.npos) break;
                code = code << 4 | static_cast<unsigned>(worth);
                ++at_;
            }
            add_character(out, code);
        } else {
            out += c;
        }
    }

    std::string_view text_;
    Gaps gaps_;
    std::size_t at_ = 0;
    std::size_t values_ = 0;
    std::optional<JsonError> error_;
};

}  // namespace

const JsonValue* JsonValue::find(std::string_view key) const {
    const auto place = std::find(keys.begin(), keys.end(), key);
    return place == keys.end() ? nullptr : &items[static_cast<std::size_t>(place - keys.begin())];
}

const JsonValue* JsonValue::said(std::string_view key) const {
    const JsonValue* value = find(key);
    return value != nullptr && value->says_something() ? value : nullptr;
}

bool JsonValue::says_something() const {
    if (kind == JsonKind::list || kind == JsonKind::object) return !items.empty();
    if (kind == JsonKind::string) return !text.empty();
    for (std::string_view none : {"null", "false", "None", "False", "undefined", "f", "0", ""})
        if (text == none) return false;
    return true;
}

std::optional<int> JsonValue::number() const {
    if (kind != JsonKind::word && kind != JsonKind::string) return std::nullopt;
    if (text.empty() || text.size() > 4 || !std::all_of(text.begin(), text.end(), is_digit)) return std::nullopt;
    int value = 0;
    for (char c : text) value = 10 * value + (c - '0');
    return value;
}

std::variant<JsonValue, JsonError> read_json(std::string_view text, Gaps gaps) { return Parser(text, gaps).whole(); }

std::optional<std::size_t> json_end(std::string_view text) {
    std::size_t depth = 0;
    char quote = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quote != 0) {
            if (c == '\\') ++i;
            if (c == quote) quote = 0;
        } else if (c == '"' || c == '\'') {
            quote = c;
        } else if (openers.find(c) != openers.npos) {
            ++depth;
        } else if (closers.find(c) != closers.npos) {
            if (depth-- <= 1) return i + 1;
        }
    }
    return std::nullopt;
}

namespace {

// The last item that begins at the position, or before it; one past the end if there is none.
std::size_t item_at(const JsonValue& value, std::size_t at) {
    std::size_t out = value.items.size();
    for (std::size_t i = 0; i < value.items.size() && value.items[i].at <= at; ++i) out = i;
    return out;
}

}  // namespace

std::string part_at(const JsonValue& root, std::size_t at) {
    const std::size_t member = root.is_object() ? item_at(root, at) : root.items.size();
    if (member == root.items.size()) return {};
    const JsonValue *list = &root.items[member], *item = list;
    std::vector<std::string> numbers;
    while (item->is_list()) {
        const std::size_t i = item_at(*item, at);
        if (i == item->items.size()) return {};
        numbers.push_back(std::to_string(i + 1));
        item = &item->items[i];
    }
    if (numbers.size() == 2) return "row " + numbers[0] + ", cell " + numbers[1];
    return numbers.size() == 1 ? root.keys[member] + ' ' + numbers[0] : std::string();
}

std::string json_text(std::string_view text) {
    constexpr std::string_view hex = "0123456789abcdef";
    std::string out = "\"";
    for (char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        if (static_cast<unsigned char>(c) >= ' ')
            out += c;
        else if (c == '\n')
            out += "\\n";
        else
            ((out += "\\u00") += hex[static_cast<std::size_t>(c) >> 4]) += hex[static_cast<std::size_t>(c) & 15];
    }
    return out + '"';
}

}  // namespace deduku::formats
