// What becomes of a branch: the position after an assumption and what follows from it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "grid/pick.hpp"

namespace deduku {

enum class BranchOutcome : std::uint8_t { open, contradiction, solution };

/// "open", "contradiction", "solution"
[[nodiscard]] constexpr std::string_view word(BranchOutcome outcome) {
    constexpr std::array<std::string_view, 3> names = {"open", "contradiction", "solution"};
    return pick(names, outcome);
}

}  // namespace deduku
