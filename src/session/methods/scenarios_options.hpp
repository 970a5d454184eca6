// The options of a question about scenarios, and its parts in sequence, for callers that show results as they are
// found.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "report/scenarios.hpp"
#include "session/question/options.hpp"

namespace deduku::session {

inline constexpr std::array scenarios_members = std::to_array<Option>({
    {"pick", Kind::text, "CELLS|auto", "",
     "cells to combine, separated by commas; auto: cells with few digits, up to 1000 scenarios"},
    {"sample", Kind::count, "N", "", "N random scenarios instead of all"},
    {"seed", Kind::count, "S", "1", "random seed for the scenarios"},
    {"table", Kind::flag, "", "",
     "with --pick: result of each scenario (the first 1000), and the candidates common to the survivors"},
    {"rule11", Kind::flag, "", "", "also use naked pairs"},
    {"extend", Kind::choice, "singles|pairs", "",
     "E2 in rounds: remove candidates that are false in all scenarios of a cell, or of a pair of cells (of --pick, or "
     "all)"},
    {"apply", Kind::choice, "rounds|at-once", "rounds", "E2: apply conclusions from the next round on, or at once"},
    {"drop", Kind::choice, "both|empty", "both",
     "E2: drop both kinds of dead scenarios, or, as in the source, only those with an empty cell"},
    {"unique", Kind::choice, "snapshot|sequence", "snapshot",
     "rules 8-10 use one array, or rows, columns and areas in sequence"},
});

struct ScenariosWanted {
    std::vector<std::string> names{};  ///< of picked cells; empty: automatic
    std::optional<scenarios::Sample> sample{};
    bool picks = false;
    bool extends = false;
    bool tabled = false;
    scenarios::Rules rules{};
    scenarios::ExtendOptions extend{};
    std::string made_by{};  ///< the options that affect the numbers

    /// Resolves the names of cells; an error if the board lacks one.
    [[nodiscard]] std::optional<Error> pick(report::ScenariosResult& result, Coords coords) const;
    /// Computes the passes to the fixpoint.
    void settle(report::ScenariosResult& result) const;
    /// Computes the scenarios, unless the array contradicts itself; `each` and `progress` may be empty.
    void run(report::ScenariosResult& result, const std::function<void(const scenarios::Round&)>& each,
             const std::function<void(std::uint64_t, std::uint64_t)>& progress, Meter& meter) const;
};

[[nodiscard]] Or<ScenariosWanted> scenarios_wanted(const Question& question);

}  // namespace deduku::session
