// JSON, and similar notations: lists of Python, C and JavaScript, the short form of SudokuPad.
//
//   {"size":9,"grid":[[{"value":5},{}]]}     [[5, 3, None], ..]     {{5,3,0}, ..}     {ce:[[{v:5},,],[,]]}
//
// Read without exceptions, in bounded memory: at most max_values values, max_depth deep.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace deduku::formats {

inline constexpr std::size_t max_values = 100'000;
inline constexpr int max_depth = 32;

enum class JsonKind : std::uint8_t { word, string, list, object };

struct JsonValue {
    JsonKind kind = JsonKind::word;
    std::string text;                 ///< a word (number, true, null, ..) unchanged; a string without quotes
    std::vector<JsonValue> items{};   ///< of a list, or the values of an object
    std::vector<std::string> keys{};  ///< of an object, as many as items
    std::size_t at = 0;               ///< its position in the text

    /// The value of a key, or null.
    const JsonValue* find(std::string_view key) const;
    /// The value of a key if it says_something(), otherwise null.
    const JsonValue* said(std::string_view key) const;
    bool is_list() const { return kind == JsonKind::list; }
    bool is_object() const { return kind == JsonKind::object; }
    /// False for null, false, None, 0 and empty values.
    bool says_something() const;
    /// The whole number in a word or a string of at most 4 digits.
    std::optional<int> number() const;
};

struct JsonError {
    std::size_t at;
    std::string found, expected;
};

/// The meaning of an omitted item, as in [,1].
enum class Gaps : std::uint8_t { null, object };

/// One value that fills the text.
[[nodiscard]] std::variant<JsonValue, JsonError> read_json(std::string_view text, Gaps gaps = Gaps::null);

/// The position after the value that begins with a bracket; none if it is not closed.
[[nodiscard]] std::optional<std::size_t> json_end(std::string_view text);

/// The part of an object at a position of its text: "killercage 2", the second item of this member; "row 1, cell 3" of a
/// board. Empty if the position is not inside such an item.
[[nodiscard]] std::string part_at(const JsonValue& root, std::size_t at);

/// A string in quotes, in JSON.
[[nodiscard]] std::string json_text(std::string_view text);

}  // namespace deduku::formats
