// The rows, in the order of the answer to `questions`.
#include <array>

#include "grid/module.hpp"
#include "session/question/ask.hpp"

namespace deduku::session {
namespace {

constexpr std::array table = {&read_ask,    &solve_ask,    &candidates_ask,  &hdp_ask,   &replay_ask,    &branch_ask,
                              &steps_ask,   &rate_ask,     &path_ask,        &hint_ask,  &scenarios_ask, &explain_ask,
                              &judge_ask,   &prove_ask,    &certificate_ask, &check_ask, &analyze_ask,   &draw_ask,
                              &convert_ask, &canon_ask,    &minimal_ask,     &rules_ask, &practice_ask,  &generate_ask,
                              &list_ask,    &questions_ask};

}  // namespace

std::span<const Ask* const> asks() {
    static constexpr std::array hints = {&path_ask, &hint_ask};
    if (has(Module::core)) return table;
    return hints;
}

const Ask* find_ask(std::string_view word) {
    for (const Ask* row : asks())
        if (row->word == word) return row;
    needs(Module::core);
    return nullptr;
}

}  // namespace deduku::session
