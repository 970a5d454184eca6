// Trial and error on singles (method/depth).
#include <array>

#include "method/method.hpp"

namespace deduku::method {
namespace {

constexpr std::array<std::string_view, 1> te_columns = {"te"};

Value te_value(Known& known) {
    if (const std::string_view why = why_not_rated(known); !why.empty())
        return why == "unknown" ? Value("unknown") : Value();
    const auto& depth = known.te_depth();
    return depth ? Value(*depth) : Value("unknown");
}

constexpr Measure te_measure = {
    .columns = te_columns,
    .values = [](Known& known) -> List { return {te_value(known)}; },
    .object = [](Known& known) -> Value {
        return Members{{"te", te_value(known)}};
    },
    .rated = [](Known& known) { return why_not_rated(known).empty() && known.te_depth(); },
    .invariants = [](Known& known) -> Members {
        if (!why_not_rated(known).empty() || !known.te_depth()) return {};
        return {{"te", te_value(known)}};
    },
    .if_asked = true,
};

}  // namespace

constinit const Method te_row = {
    .word = "te",
    .title = "T&E depth",
    .finds = "levels of trial and error on singles that solve it, of 9x9 boards; rated only where --by names it",
    .measure = &te_measure,
};

}  // namespace deduku::method
