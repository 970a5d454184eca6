// What deduku.wasm answers: boards in play, hints, paths, why, HDP and its proofs. Which module has the rest is said
// here.
//
//   rate, steps, scenarios, draw     deduku-rate.wasm, which has all of this, too
//   other words                      deduku-more.wasm, which knows them or refuses
#include <algorithm>
#include <array>

#include "imports.hpp"
#include "method/method.hpp"
#include "session/ask.hpp"
#include "session/options.hpp"

namespace deduku {
namespace method {

extern const Method path_row, reasonable_row, search_row;

// Whoever explains or proves here.
std::span<const Method* const> methods() {
    static constexpr std::array table = {&hdp_row, &path_row, &reasonable_row, &search_row};
    return table;
}

const Method* find_method(std::string_view word) {
    for (const Method* row : methods())
        if (row->word == word) return row;
    deduku_host_rate();
}

}  // namespace method

namespace session {
namespace {

constexpr std::array table = {&read_ask,   &solve_ask, &candidates_ask, &hdp_ask,     &replay_ask,
                              &branch_ask, &path_ask,  &hint_ask,       &explain_ask, &prove_ask};

constexpr std::array<std::string_view, 4> in_rate = {"rate", "steps", "scenarios", "draw"};

}  // namespace

std::span<const Ask* const> asks() { return table; }

const Ask* find_ask(std::string_view word) {
    const auto found = std::find_if(table.begin(), table.end(), [&](const Ask* row) { return row->word == word; });
    if (found != table.end()) return *found;
    if (std::find(in_rate.begin(), in_rate.end(), word) != in_rate.end()) deduku_host_rate();
    deduku_host_more();
}

Or<steps::Series> series_of(const Question&, std::string_view) { deduku_host_rate(); }
std::string text_of(const steps::Series&) { deduku_host_rate(); }

}  // namespace session
}  // namespace deduku
