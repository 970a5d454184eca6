// Six ways to spoil a ledger, one at a time, at a random place.
//
//   {"cover":[[3],[19]],..}  ->  {"cover":[[3],[52]],..}
#pragma once

#include <array>
#include <optional>
#include <random>
#include <string>
#include <string_view>

#include "deduku/reason.hpp"

namespace deduku::spoil {

enum class Damage : std::uint8_t {
    cover_sector_replaced,
    removal_added,
    branch_step_dropped,
    branch_dropped,
    claim_changed,
    line_truncated,
};
inline constexpr std::array<std::string_view, 6> damage_names = {
    "cover sector replaced", "removal added", "branch step dropped",
    "branch dropped",        "claim changed", "line truncated",
};

using Random = std::mt19937_64;

/// A number in [0, limit); limit > 0.
std::size_t pick(Random& random, std::size_t limit);

/// A spoiled copy and its text (a truncated line is only in the text); none if the ledger has no place
/// for this damage.
struct Spoiled {
    Ledger ledger;
    std::string text;
};
std::optional<Spoiled> spoil(const Ledger& ledger, Damage damage, Random& random);

}  // namespace deduku::spoil
