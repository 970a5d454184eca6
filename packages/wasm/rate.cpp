// What deduku-rate.wasm answers: all that deduku.wasm does (first.cpp), measures, the step model, scenarios and
// pictures.
#include <algorithm>
#include <array>

#include "imports.hpp"
#include "session/ask.hpp"

namespace deduku::session {
namespace {

constexpr std::array table = {&read_ask,      &solve_ask,   &candidates_ask, &hdp_ask,  &replay_ask,
                              &branch_ask,    &steps_ask,   &rate_ask,       &path_ask, &hint_ask,
                              &scenarios_ask, &explain_ask, &prove_ask,      &draw_ask};

}  // namespace

std::span<const Ask* const> asks() { return table; }

const Ask* find_ask(std::string_view word) {
    const auto found = std::find_if(table.begin(), table.end(), [&](const Ask* row) { return row->word == word; });
    if (found == table.end()) deduku_host_more();
    return *found;
}

}  // namespace deduku::session
