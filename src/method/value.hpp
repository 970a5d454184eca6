// Results as plain data, for whoever writes them: a column of text, a member of an object.
//
//   {"level": "hard", "nesting": 0}        null, yes or no, a number, a text, a list, members in order
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace deduku::method {

struct Value;
using List = std::vector<Value>;
using Members = std::vector<std::pair<std::string, Value>>;

struct Value {
    std::variant<std::monostate, bool, std::int64_t, std::string, List, Members> is{};

    Value() = default;
    Value(bool b) : is(b) {}
    Value(int number) : is(std::int64_t{number}) {}
    Value(std::string text) : is(std::move(text)) {}
    Value(std::string_view text) : is(std::string(text)) {}
    Value(const char* text) : is(std::string(text)) {}
    Value(List list) : is(std::move(list)) {}
    Value(Members members) : is(std::move(members)) {}
    /// Nothing, or what is there.
    template <class T>
    Value(const std::optional<T>& maybe) {
        if (maybe) *this = Value(*maybe);
    }
    friend bool operator==(const Value&, const Value&) = default;
};

/// In a column: "-" for nothing, "yes" and "no", the number, the text. Lists and members have none.
[[nodiscard]] std::string to_text(const Value& value);

}  // namespace deduku::method
