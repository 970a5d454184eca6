// The number of givens.
#include <array>

#include "method/method.hpp"

namespace deduku::method {
namespace {

constexpr std::array<std::string_view, 1> given_columns = {"givens"};

constexpr Measure givens_measure = {
    .columns = given_columns,
    .values = [](Known& known) -> List { return {Value(static_cast<int>(clue_count(known.puzzle())))}; },
    .invariant = true,
    .on_request = true,
};

}  // namespace

extern constinit const MethodRow givens_row = {
    .word = "givens",
    .title = "Number of givens",
    .finds = "the number of givens; rated only if listed in --by",
    .boards = Boards::all,
    .measure = &givens_measure,
};

}  // namespace deduku::method
