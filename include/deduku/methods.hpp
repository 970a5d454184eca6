// The methods: what each finds out about a puzzle, and its ratings as plain values.
//
//   methods()                       hdp, steps, unique, reasonable, se, scenarios, search
//   rate("steps", puzzle, meter)    label 6, steps 9, girth 35, rating 99707
//   find_out("hdp", puzzle, meter)  what it shows, as a ledger: for explain::Explainer (deduku/explain.hpp)
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "deduku/meter.hpp"
#include "deduku/reason.hpp"

namespace deduku {

/// Results as plain data, for whoever writes them: a column of text, a member of an object.
///
///   {"level": "hard", "nesting": 0}        null, yes or no, a number, a text, a list, members in order
namespace method {

/// 7.2 as 72.
struct Tenths {
    std::int64_t tenths = 0;
    friend bool operator==(Tenths, Tenths) = default;
};

struct Value;
using List = std::vector<Value>;
using Members = std::vector<std::pair<std::string, Value>>;

struct Value {
    std::variant<std::monostate, bool, std::int64_t, std::string, List, Members, Tenths> is{};

    Value() = default;
    Value(bool b) : is(b) {}
    Value(int number) : is(std::int64_t{number}) {}
    Value(Tenths number) : is(number) {}
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

}  // namespace method

/// A row of the table of methods.
struct MethodInfo {
    std::string_view word;                  ///< what it is called by: "hdp"
    std::string_view title;                 ///< "HDP chains"
    std::string_view finds;                 ///< one line
    bool has_finding = false;               ///< find_out() and prove() take it
    std::vector<std::string_view> columns;  ///< of its rating; empty: rate() does not take it
};

/// All methods.
[[nodiscard]] std::vector<MethodInfo> methods();

/// A rating: a value for each column of the method. Boards with houses of their own: "unique" only.
struct Measured {
    method::List values;
    bool rated = false;  ///< it came to a number; not, for example, where there are several solutions
};

/// The rating of a puzzle, with the method's defaults; none if no method of this word rates, or not boards like this.
[[nodiscard]] std::optional<Measured> rate(std::string_view method, const Puzzle& puzzle, Meter& meter);

/// What the method finds out, with its defaults; none if no method of this word does, or not on boards like this: where
/// a board has houses of its own, "search" does.
[[nodiscard]] std::optional<Finding> find_out(std::string_view method, const Puzzle& puzzle, Meter& meter);

}  // namespace deduku
