// The table of techniques: the lines of rows.hpp.
#include "technique/rows.hpp"

namespace deduku {

std::span<const Technique> techniques() {
    static constexpr auto table = std::apply([](const auto&... entry) { return std::array{entry.row...}; }, rows::all);
    return table;
}

}  // namespace deduku
