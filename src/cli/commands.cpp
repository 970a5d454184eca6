#include "cli/commands.hpp"

#include <algorithm>

#ifdef DEDUKU_CADICAL
#include "deduku/cadical.hpp"
#else
#include "deduku/learning.hpp"
#endif

namespace deduku::cli {

/// The rows of the sources (src/rows.cmake).
std::vector<const Command*> rows_of_commands();

Fallback default_fallback() {
#ifdef DEDUKU_CADICAL
    return fallback_by_learning_then_clauses;
#else
    return fallback_by_learning;
#endif
}

std::span<const Command> commands() {
    static const std::vector<Command> table = [] {
        std::vector<Command> out;
        for (const Command* row : rows_of_commands()) out.push_back(*row);
        std::sort(out.begin(), out.end(), [](const Command& a, const Command& b) { return a.place < b.place; });
        return out;
    }();
    return table;
}

const Command* find_command(std::string_view name) {
    for (const Command& command : commands())
        if (command.name == name) return &command;
    return nullptr;
}

}  // namespace deduku::cli
