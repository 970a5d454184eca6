// The amount at the end of a text: how it compares, with a number or with the number in a cell.
//
//   count odd <= 2        at most 2
//   distinct = A1         as many as the number in A1
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "grid/rules/make.hpp"

namespace deduku::rules {

struct Amount {
    int sign = 0;  ///< -1: at most, 0: equal, 1: at least
    int number = 0;
    std::optional<Cell> cell{};  ///< instead of the number

    /// The amount on a filled board.
    int on(const FilledBoard& filling) const { return cell ? filling[*cell] : number; }
    /// Whether so many are right, if the amount is this number.
    bool allows(int count, int of) const { return sign < 0 ? count <= of : sign > 0 ? count >= of : count == of; }
    /// "<= 2", "= A1"
    std::string text(const Geometry& board) const;
    /// "Exactly 2", "At most 2"; of a cell "is", "is at least", in the order of "The number in A1 is at least ..".
    std::string words() const;
};

/// A text cut at the sign of its amount, the first of < > =.
struct WithAmount {
    std::string_view before;
    Amount amount;
};
/// `only_equal`: no other sign. An error has its place in the text.
[[nodiscard]] std::variant<WithAmount, RuleError> read_amount(std::string_view text, const Geometry& board,
                                                              bool only_equal);

}  // namespace deduku::rules
