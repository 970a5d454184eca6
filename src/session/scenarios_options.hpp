// What a question about scenarios asks for, and its parts one after the other, for who shows them as they come.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "report/scenarios.hpp"
#include "session/options.hpp"

namespace deduku::session {

inline constexpr std::array scenarios_members = std::to_array<Option>({
    {"pick", Kind::text, "CELLS|auto", "",
     "cells that get their digits together, joined by commas; auto: those with few digits, up to 1000 scenarios"},
    {"sample", Kind::count, "N", "", "N scenarios drawn at random instead of all"},
    {"seed", Kind::count, "S", "1", "which scenarios these are"},
    {"table", Kind::flag, "", "",
     "of --pick: what becomes of each scenario (the first 1000), and what those that survive have in common"},
    {"rule11", Kind::flag, "", "", "naked pairs, too"},
    {"extend", Kind::choice, "singles|pairs", "",
     "E2 in rounds: what is false in all scenarios of a cell, or of a pair of cells, is false (of --pick, or all)"},
    {"apply", Kind::choice, "rounds|at-once", "rounds", "E2: conclusions hold from the next round on, or at once"},
    {"drop", Kind::choice, "both|empty", "both",
     "E2: dead are scenarios of both kinds, or as in the source only those with an empty cell"},
    {"unique", Kind::choice, "snapshot|sequence", "snapshot",
     "rules 8-10 see one array, or rows, columns and areas what those before left"},
});

struct ScenariosWanted {
    std::vector<std::string> names{};  ///< of picked cells; empty: automatic
    std::optional<scenarios::Sample> sample{};
    bool picks = false;
    bool extends = false;
    scenarios::Rules rules{};
    scenarios::ExtendOptions extend{};
    std::string made_by{};  ///< the options that the numbers depend on

    /// The cells named; or that this board has no such cell.
    [[nodiscard]] std::optional<Error> pick(report::ScenariosResult& result, Coords coords) const;
    /// The passes to the fixpoint.
    void settle(report::ScenariosResult& result) const;
    /// The scenarios, unless the array contradicts itself; `each` and `progress` may be empty.
    void run(report::ScenariosResult& result, const std::function<void(const scenarios::Round&)>& each,
             const std::function<void(std::uint64_t, std::uint64_t)>& progress, Meter& meter) const;
};

[[nodiscard]] Or<ScenariosWanted> scenarios_wanted(const Question& question);

}  // namespace deduku::session
