// The entry for an enum's value in a table of words.
//
//   constexpr std::array<std::string_view, 3> names = {"open", "contradiction", "solution"};
//   pick(names, outcome)
#pragma once

#include <cstddef>

namespace deduku {

/// The entry of `values`, which has one for each value of the enum, in order.
template <class Values, class Enum>
[[nodiscard]] constexpr decltype(auto) pick(const Values& values, Enum which) {
    return values[static_cast<std::size_t>(which)];
}

}  // namespace deduku
