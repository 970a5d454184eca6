// The number of solutions.
#include <array>

#include "method/method.hpp"

namespace deduku::method {
namespace {

constexpr std::array<std::string_view, 1> unique_columns = {"unique"};

constexpr std::array<std::string_view, 3> unique_words = {"0", "1", "2+"};

constexpr Measure unique_measure = {
    .columns = unique_columns,
    .in_order = unique_words,
    .values = [](Known& known) -> List { return {solutions_word(known.solutions())}; },
    .as_object = [](Known& known) -> Value { return solutions_word(known.solutions()); },
    .is_rated = [](Known& known) { return solutions_word(known.solutions()) == "1"; },
};

}  // namespace

extern constinit const MethodRow unique_row = {
    .word = "unique",
    .title = "Number of solutions",
    .finds = "0, 1, 2+, or unknown",
    .boards = Boards::all,
    .measure = &unique_measure,
};

}  // namespace deduku::method
