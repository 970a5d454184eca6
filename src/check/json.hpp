// The part of JSON a ledger needs: whole numbers, strings, arrays, objects. Nothing else is read.
//
//   {"split":0,"keep":[7]}   ->   object/6  "split"/1  0/1  "keep"/1  array/2  7/1       (value/span)
//
// The values of a line lie one behind the other in the order of the text; span = how many belong to one.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace deduku::checking {

struct Json {
    enum class Kind : std::uint8_t { number, string, array, object };

    Kind kind{};
    int number = 0;
    std::size_t span = 1;
    std::string_view string;  ///< as written, escapes not decoded

    /// Walks the items of an array; of an object key, value, key, value.
    class Iterator {
      public:
        explicit Iterator(const Json* at) : at_(at) {}
        const Json& operator*() const { return *at_; }
        Iterator& operator++() {
            at_ += at_->span;
            return *this;
        }
        friend bool operator==(Iterator, Iterator) = default;

      private:
        const Json* at_;
    };
    Iterator begin() const { return Iterator(this + 1); }
    Iterator end() const { return Iterator(this + span); }

    /// The value of this key, or null; null too if this is no object.
    const Json* find(std::string_view key) const;
};

/// Arrays and objects inside each other: 200 Splits take four levels each, their innermost lists three.
inline constexpr int max_json_depth = 4 * 200 + 3;

struct JsonError {
    std::size_t column = 0;  ///< from 1
    std::string_view expected;
};

/// Reads one value, which must fill the text, into `out` (its strings point into `text`).
std::optional<JsonError> read_json(std::string_view text, std::vector<Json>& out);

}  // namespace deduku::checking
