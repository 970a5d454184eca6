#include <array>

#include "method/method.hpp"

namespace deduku::method {

std::span<const Method* const> methods() {
    static constexpr std::array<const Method*, 6> table = {&unique_row,     &hdp_row,       &steps_row,
                                                           &reasonable_row, &scenarios_row, &search_row};
    return table;
}

const Method* find_method(std::string_view word) {
    for (const Method* row : methods())
        if (row->word == word) return row;
    return nullptr;
}

}  // namespace deduku::method
