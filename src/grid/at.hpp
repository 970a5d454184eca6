// Numbers as positions in a list.
//
//   places[at(index(cell))]
#pragma once

#include <cstddef>

namespace deduku {

[[nodiscard]] constexpr std::size_t at(int number) { return static_cast<std::size_t>(number); }

}  // namespace deduku
