// The two rules of Reasonable Sudoku (method/reasonable).
#include <array>

#include "method/method.hpp"

namespace deduku::method {
namespace {

Ending ending_of(reasonable::Class outcome) {
    switch (outcome) {
        case reasonable::Class::yes: return Ending::solved;
        case reasonable::Class::contradiction: return Ending::contradiction;
        default: return Ending::open;
    }
}

Finding found_by_reasonable(Known& known, const std::vector<Candidate>&) {
    const reasonable::ReasonableRun& run = known.two_rules();
    return {ending_of(run.outcome), run.ledger, "reasonable"};
}

bool is_reasonable(Known& known) { return known.reasonable() == reasonable::Class::yes; }

constexpr std::array<std::string_view, 1> reasonable_columns = {"reasonable"};

constexpr std::array<std::string_view, 3> reasonable_words = {"contradiction", "no", "yes"};

constexpr Measure reasonable_measure = {
    .columns = reasonable_columns,
    .in_order = reasonable_words,
    .values = [](Known& known) -> List { return {is_reasonable(known)}; },
    .as_object = [](Known& known) -> Value { return is_reasonable(known); },
};

}  // namespace

extern constinit const MethodRow reasonable_row = {
    .word = "reasonable",
    .title = "Reasonable Sudoku",
    .finds = "singles, locked candidates and subsets of every size",
    .find = found_by_reasonable,
    .boards = Boards::all,
    .measure = &reasonable_measure,
};

}  // namespace deduku::method
