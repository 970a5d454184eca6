#include "cli/commands.hpp"

#include <array>

#ifdef DEDUKU_CADICAL
#include "deduku/cadical.hpp"
#else
#include "deduku/learning.hpp"
#endif

namespace deduku::cli {

extern const Command analyze_command, hdp_command, steps_command, path_command, hint_command, rate_command,
    scenarios_command, solve_command, explain_command, judge_command, prove_command, certificate_command, check_command,
    draw_command, sheet_command, index_command, list_command, bench_command, convert_command, canon_command,
    minimal_command, rules_command, lesson_command, practice_command, generate_command, catalog_command, batch_command,
    mcp_command, help_command;

Fallback default_fallback() {
#ifdef DEDUKU_CADICAL
    return fallback_by_learning_then_clauses;
#else
    return fallback_by_learning;
#endif
}

std::span<const Command> commands() {
    static const std::array table = {
        analyze_command,   hdp_command,     steps_command,   path_command,  hint_command,   rate_command,
        scenarios_command, solve_command,   explain_command, judge_command, prove_command,  certificate_command,
        check_command,     draw_command,    sheet_command,   index_command, list_command,   bench_command,
        convert_command,   canon_command,   minimal_command, rules_command, lesson_command, practice_command,
        generate_command,  catalog_command, batch_command,   mcp_command,   help_command};
    return table;
}

const Command* find_command(std::string_view name) {
    for (const Command& command : commands())
        if (command.name == name) return &command;
    return nullptr;
}

}  // namespace deduku::cli
