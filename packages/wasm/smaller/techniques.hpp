// The table of techniques in smaller modules: without examples, and without the finders that the module lacks.
#pragma once

#include "imports.hpp"
#include "technique/rows.hpp"

namespace deduku::smaller {

constexpr auto techniques() {
    auto out = std::apply([](const auto&... entry) { return std::array{entry.row...}; }, rows::all);
    for (Technique& row : out) {
        row.example = {};
        row.by_name = nullptr;  // no question of these modules asks by name
        if (!row.reads_rules()) continue;
        row.reason = {};
        row.finder = [](const Board&, const RuleView&, int, const Sink&) -> bool { deduku_host_more(); };
    }
    return out;
}

/// Of deduku.wasm and deduku-rate.wasm: hands a question on that needs a harder technique.
[[noreturn]] void hand_on_hard();

}  // namespace deduku::smaller
