// Backdoors to singles (method/depth).
#include <array>

#include "method/depth/depth.hpp"
#include "method/method.hpp"

namespace deduku::method {
namespace {

constexpr std::array<std::string_view, 2> backdoor_columns = {"backdoor", "backdoors"};

std::optional<depth::Backdoors> find_backdoors(Known& known) {
    return depth::backdoors(known.puzzle(), *known.solutions().first, known.meter());
}
constexpr Computed backdoors{find_backdoors};

const depth::Backdoors* found_backdoors(Known& known) {
    if (!why_no_depth(known).empty()) return nullptr;
    const auto& found = known.once(backdoors);
    return found ? &*found : nullptr;
}

List backdoor_values(Known& known) {
    if (const depth::Backdoors* found = found_backdoors(known))
        return {found->size, Value(static_cast<int>(found->number))};
    const std::string_view why = why_no_depth(known);
    return {unrated(why.empty() ? "unknown" : why), {}};
}

constexpr Measure backdoor_measure = {
    .columns = backdoor_columns,
    .values = backdoor_values,
    .invariant = true,
    .on_request = true,
    .nine = true,
};

}  // namespace

extern constinit const MethodRow backdoor_row = {
    .word = "backdoor",
    .title = "Backdoors",
    .finds =
        "the fewest cells whose digits let singles solve it, and the number of such sets; 9x9 boards; rated only if "
        "listed in --by",
    .measure = &backdoor_measure,
};

}  // namespace deduku::method
