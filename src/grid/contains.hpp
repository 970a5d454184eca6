// Whether something is in a list.
//
//   contains(cells, A1)     as a set has it
#pragma once

#include <algorithm>

namespace deduku {

[[nodiscard]] constexpr bool contains(const auto& list, const auto& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

}  // namespace deduku
