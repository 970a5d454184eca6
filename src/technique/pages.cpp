// The pages of the techniques, in the order of the table (entry.hpp).
#include "technique/rows.hpp"

namespace deduku {

const TechniquePage& page_of(const Technique& row) {
    static constexpr auto pages = std::apply([](const auto&... entry) { return std::array{entry.page...}; }, rows::all);
    return pages[static_cast<std::size_t>(&row - techniques().data())];
}

std::string_view example_puzzle_of(const Technique& row) {
    static constexpr auto puzzles =
        std::apply([](const auto&... entry) { return std::array{entry.page.puzzle...}; }, rows::all);
    return puzzles[static_cast<std::size_t>(&row - techniques().data())];
}

}  // namespace deduku
