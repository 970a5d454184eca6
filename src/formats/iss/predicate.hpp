// A table of pairs of numbers as a predicate, the shortest in words that has this table.
//
//   .Pair~8H_xf8H_xf8H_B~..      a = 1: b in 3..9; a = 2: b in 4..9; ..      abs(a - b) >= 2
//   .Pair~-LABIABIABI~..         a = 1: b in 2..8; a in 2..8: b = 1          a = 1 and b in 2..8 or a in 2..8 and b = 1
#pragma once

#include <array>
#include <map>
#include <string>
#include <tuple>

#include "formats/iss/cells.hpp"

namespace deduku::formats::iss {

/// For each first number the second numbers that go with it.
struct PairTable {
    std::array<Numbers, 17> seconds{};
    friend bool operator==(const PairTable&, const PairTable&) = default;
    friend auto operator<=>(const PairTable&, const PairTable&) = default;
};

/// A predicate that holds for the same pairs, of those whose numbers are in `first` and in `second`.
[[nodiscard]] std::string predicate_of(const PairTable& table, Numbers first, Numbers second);

/// predicate_of(), once for each table of a text.
class Predicates {
  public:
    const std::string& of(const PairTable& table, Numbers first, Numbers second) {
        std::string& out = known_[{table, first, second}];
        if (out.empty()) out = predicate_of(table, first, second);
        return out;
    }

  private:
    std::map<std::tuple<PairTable, Numbers, Numbers>, std::string> known_;
};

/// The table of a key, for the values from `least`; none if it has other signs, or pairs of other values.
[[nodiscard]] std::optional<PairTable> table_of_key(std::string_view key, int least, int values);
/// The inverse.
[[nodiscard]] std::string key_of_table(const PairTable& table, int least, int values);

}  // namespace deduku::formats::iss
