#include <algorithm>
#include <array>

#include "grid/module.hpp"
#include "session/question/ask.hpp"

namespace deduku::session {

/// The rows of the sources (src/rows.cmake).
std::vector<const Ask*> rows_of_questions();
extern const Ask path_ask, hint_ask;

namespace {

std::vector<const Ask*> in_place() {
    std::vector<const Ask*> rows = rows_of_questions();
    std::sort(rows.begin(), rows.end(), [](const Ask* a, const Ask* b) { return a->place < b->place; });
    return rows;
}

}  // namespace

std::span<const Ask* const> asks() {
    static constexpr std::array hints = {&path_ask, &hint_ask};
    if (!has(Module::core)) return hints;
    static const std::vector<const Ask*> rows = in_place();
    return rows;
}

const Ask* find_ask(std::string_view word) {
    for (const Ask* row : asks())
        if (row->word == word) return row;
    needs(Module::core);
    return nullptr;
}

}  // namespace deduku::session
