// The methods: their findings about a puzzle as a ledger, and their ratings as plain values.
//
//   methods()                       hdp, steps, unique, reasonable, se, scenarios, search
//   rate("steps", puzzle, meter)    label 6, steps 9, girth 35, rating 99707
//   find_out("hdp", puzzle, meter)  its findings as a ledger, for explain::Explainer (deduku/explain.hpp)
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

/// Results as plain data, to be written as a column of text or as a member of an object.
///
///   {"level": "hard", "nesting": 0}        null, a boolean, a number, a text, a list, members in order
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
    /// Null for none, else the value.
    template <class T>
    Value(const std::optional<T>& maybe) {
        if (maybe) *this = Value(*maybe);
    }
    friend bool operator==(const Value&, const Value&) = default;
};

/// As text in a column: "-" for null, "yes" or "no", the number, the text. Lists and members have no such text.
[[nodiscard]] std::string to_text(const Value& value);

}  // namespace method

/// A row of the table of methods.
struct MethodInfo {
    std::string_view word;                  ///< its name in calls and commands: "hdp"
    std::string_view title;                 ///< "HDP chains"
    std::string_view finds;                 ///< its findings, in one line
    bool has_finding = false;               ///< find_out() and prove() accept it
    std::vector<std::string_view> columns;  ///< of its rating; empty: rate() does not accept it
};

/// All methods.
[[nodiscard]] std::vector<MethodInfo> methods();

/// A rating: a value for each column of the method. Boards with their own houses: "unique" only.
struct Measured {
    method::List values;
    bool rated = false;  ///< a rating exists; false, for example, if there are several solutions
};

/// The rating of a puzzle, with the method's defaults; none if no such method rates, or not boards of this kind.
[[nodiscard]] std::optional<Measured> rate(std::string_view method, const Puzzle& puzzle, Meter& meter);

/// The method's findings, with its defaults; none if there is no such method with findings, or not for boards of this
/// kind. For boards with their own houses, use "search".
[[nodiscard]] std::optional<Finding> find_out(std::string_view method, const Puzzle& puzzle, Meter& meter);

}  // namespace deduku
