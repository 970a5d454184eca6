// Trial and error on singles (method/depth).
#include <array>

#include "method/depth/depth.hpp"
#include "method/method.hpp"

namespace deduku::method {
namespace {

std::optional<int> find_depth(Known& known) {
    return depth::te_depth(known.puzzle(), *known.solutions().first, known.meter());
}
constexpr Computed depth_result{find_depth};

constexpr std::array<std::string_view, 1> te_columns = {"te"};

List te_values(Known& known) {
    if (const std::string_view why = why_no_depth(known); !why.empty()) return {unrated(why)};
    const auto& depth = te_depth(known);
    return {depth ? Value(*depth) : Value("unknown")};
}

constexpr Measure te_measure = {
    .columns = te_columns,
    .values = te_values,
    .invariant = true,
    .on_request = true,
    .nine = true,
};

}  // namespace

const std::optional<int>& te_depth(Known& known) { return known.once(depth_result); }

extern constinit const MethodRow te_row = {
    .word = "te",
    .title = "T&E depth",
    .finds = "depth of trial and error on singles that solves it; 9x9 boards; rated only if listed in --by",
    .measure = &te_measure,
};

}  // namespace deduku::method
