// Whether a list contains a value.
//
//   contains(cells, A1)     like a member function of a set
#pragma once

#include <algorithm>

namespace deduku {

[[nodiscard]] constexpr bool contains(const auto& list, const auto& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

}  // namespace deduku
