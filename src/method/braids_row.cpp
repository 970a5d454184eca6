// Braid ratings (method/depth): one row for each number of nested copies.
#include <array>

#include "method/depth/braids.hpp"
#include "method/method.hpp"

namespace deduku::method {
namespace {

/// The longest braid required inside this many nested copies, for puzzles of T&E depth at most levels + 1.
template <int levels>
std::optional<int> longest_braid(Known& known) {
    if constexpr (levels == 0) return depth::braid_rating(known.puzzle(), known.meter());
    return depth::bxb_rating(known.puzzle(), *known.solutions().first, levels, known.meter());
}
template <int levels>
constexpr Computed braid_length{longest_braid<levels>};

/// `-` if the T&E depth is greater than levels + 1: no braid of any length solves the puzzle.
template <int levels>
List braid_values(Known& known) {
    if (const std::string_view why = why_no_depth(known); !why.empty()) return {unrated(why)};
    const auto& depth = te_depth(known);
    if (!depth) return {"unknown"};
    if (*depth > levels + 1) return {Value()};
    const auto& length = known.once(braid_length<levels>);
    return {length ? Value(*length) : Value("unknown")};
}

constexpr std::array<std::array<std::string_view, 1>, 3> braid_columns = {{{"b"}, {"bxb"}, {"bxbb"}}};

template <int levels>
constexpr Measure braid_measure = {
    .columns = braid_columns[levels],
    .values = braid_values<levels>,
    .invariant = true,
    .on_request = true,
    .nine = true,
};

}  // namespace

extern constinit const MethodRow b_row = {
    .word = "b",
    .title = "B rating",
    .finds =
        "length of the longest braid required, if one level of trial and error solves it; 9x9 boards; rated only if "
        "listed in --by",
    .measure = &braid_measure<0>,
};
extern constinit const MethodRow bxb_row = {
    .word = "bxb",
    .title = "BxB rating",
    .finds = "the same, for braids inside one level of trial and error; rated only if listed in --by",
    .measure = &braid_measure<1>,
};
extern constinit const MethodRow bxbb_row = {
    .word = "bxbb",
    .title = "BxBB rating",
    .finds = "the same, inside two levels; rated only if listed in --by",
    .measure = &braid_measure<2>,
};

}  // namespace deduku::method
