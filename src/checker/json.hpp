// The subset of JSON in ledgers: whole numbers, strings, lists, objects.
//
//   {"split":0,"keep":[7]}   ->   object/6  "split"/1  0/1  "keep"/1  list/2  7/1       (value/span)
//
// The values of a line are in text order, 8 bytes each; span = the number of values within one.
#pragma once

#include <algorithm>
#include <charconv>
#include <vector>

#include "deduku/verdict.hpp"

namespace deduku::checker {

/// The first violated condition decides. Later reads return zeros and empty lists, which changes nothing.
struct Conditions {
    Refused here{}, refusal{};  ///< the current position (line, path), and the first refusal: line 0 if there is none
    bool hold() const { return refusal.line == 0; }
    /// Requires a rule; the detail is `what` with a number, or `what` alone. Returns whether the rule holds.
    bool require(bool holds, const char* rule, long number = -1, const char* what = nullptr) {
        if (holds || !hold()) return holds;
        const std::string name = what ? what : number < 0 ? "" : "candidate";
        refusal = {here.line, here.path, rule, number < 0 ? name : name + " " + std::to_string(number)};
        return false;
    }
};

enum class ValueKind : unsigned { number, string, list, object };
struct LedgerValue {
    ValueKind kind : 2;
    unsigned span : 30;
    int number;  ///< of a string: the position of its first character in the line
    /// The items of a list; of an object key, value, key, value.
    const LedgerValue* begin() const { return this + 1; }
    const LedgerValue* end() const { return this + span; }
};

/// Reads one value that fills the line (shorter than 2^28 bytes) into `out`, or reports an error to `rules`. In version
/// 2, numbers may have a sign.
class JsonReader {
  public:
    JsonReader(std::string_view line, std::vector<LedgerValue>& out, Conditions& rules, bool signs)
        : text_(line), out_(out), rules_(rules), signs_(signs) {
        // Reserves as many values as the text can have: a growing vector would hold them twice.
        const auto before = [](char c) { return c == ',' || c == ':' || c == '[' || c == '{'; };
        out_.clear();
        out_.reserve(1 + static_cast<std::size_t>(std::count_if(line.begin(), line.end(), before)));
        value(0);
        expect(!take('\n') && at_ == text_.size(), "JSON: expected the end of the line");
    }

  private:
    void expect(bool found, const char* rule) { rules_.require(found, rule, static_cast<long>(at_) + 1, "column"); }
    bool is(std::string_view set) const { return at_ < text_.size() && set.find(text_[at_]) != set.npos; }
    bool take(char c) {
        at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size());
        return at_ < text_.size() && text_[at_] == c && ++at_ != 0;
    }

    void value(int depth) {
        if (take('{')) return items(ValueKind::object, '}', depth + 1);
        if (take('[')) return items(ValueKind::list, ']', depth + 1);
        if (is("\"")) return string();
        const std::size_t begin = at_;
        const bool negative = signs_ && is("-");
        if (negative) ++at_;
        const std::size_t end = std::min(text_.find_first_not_of("0123456789", at_), text_.size()), size = end - at_;
        expect(size > 0, signs_ ? "JSON: expected a whole number, a string, a list or an object"
                                : "JSON: expected a whole number from 0, a string, a list or an object");
        expect((size == 1 && !negative) || (size <= 9 && !is("0")), "JSON: expected at most 9 digits, the first not 0");
        out_.push_back(LedgerValue{ValueKind::number, 1, 0});
        std::from_chars(text_.data() + begin, text_.data() + end, out_.back().number);
        at_ = end;
    }
    // Reads items up to the closing bracket; in an object each item has a key before it.
    void items(ValueKind kind, char close, int depth) {
        expect(depth <= 4 * 200 + 3, "JSON: more than 200 Splits inside each other");  // four levels each
        const std::size_t opened = out_.size();
        out_.push_back(LedgerValue{kind, 1, 0});
        for (bool first = true; rules_.hold() && !take(close); first = false) {
            expect(first || take(','), "JSON: expected a comma or the closing bracket");
            if (kind == ValueKind::object) string();
            expect(kind == ValueKind::list || take(':'), "JSON: expected a colon");
            value(depth);
        }
        out_[opened].span = static_cast<unsigned>(out_.size() - opened) & 0x3fffffff;
    }
    void string() {
        expect(take('"'), "JSON: expected a key in quotes");
        out_.push_back(LedgerValue{ValueKind::string, 1, static_cast<int>(at_)});
        for (; rules_.hold() && !is("\""); ++at_) {
            expect(at_ < text_.size() && static_cast<unsigned char>(text_[at_]) >= ' ', "JSON: an open string");
            if (!is("\\")) continue;
            ++at_;
            expect(is("\"\\/bfnrtu"), "JSON: expected an escape sequence");
            for (int hex = is("u") ? 4 : 0; hex > 0; --hex)
                expect(++at_ != 0 && is("0123456789abcdefABCDEF"), "JSON: expected four hexadecimal digits");
        }
        take('"');
    }

    std::string_view text_;
    std::vector<LedgerValue>& out_;
    Conditions& rules_;
    bool signs_;
    std::size_t at_ = 0;
};

}  // namespace deduku::checker
