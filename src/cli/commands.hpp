// The table of commands: one file cmd_*.cpp and one row each.
//
//   deduku solve --limit 5 puzzles.txt      row "solve", options {limit: 5}, operands {puzzles.txt}
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/option.hpp"
#include "cli/run/status.hpp"
#include "report/version.hpp"

namespace deduku::cli {

using report::program_version;

/// One call of a command: what the user wants.
struct Request {
    std::string_view command{};
    /// What the options say, as members of a question; copies share it.
    std::shared_ptr<Json> members = std::make_shared<Json>(Json::object());
    session::Question values{*members, {}, common_options()};
    std::vector<std::string> operands{};

    bool json() const { return values.given("json") || values.text("format") == "json"; }
};

struct Command {
    std::string_view name;
    std::string_view operands;  ///< as shown after the options: "[PUZZLE | FILE | -]..."
    std::string_view summary;   ///< one line
    std::string_view details;   ///< what the result looks like, when the status is 1
    std::span<const Option> options;
    Status (*run)(const Request& request);
    bool any_houses = false;  ///< also boards with houses of their own; the others refuse them
};

std::span<const Command> commands();
/// The row of this name, or null.
const Command* find_command(std::string_view name);

extern const Command analyze_command;
extern const Command batch_command;
extern const Command bench_command;
extern const Command canon_command;
extern const Command catalog_command;
extern const Command certificate_command;
extern const Command check_command;
extern const Command convert_command;
extern const Command draw_command;
extern const Command explain_command;
extern const Command generate_command;
extern const Command hdp_command;
extern const Command help_command;
extern const Command hint_command;
extern const Command index_command;
extern const Command list_command;
extern const Command minimal_command;
extern const Command path_command;
extern const Command prove_command;
extern const Command rate_command;
extern const Command scenarios_command;
extern const Command sheet_command;
extern const Command solve_command;
extern const Command steps_command;

}  // namespace deduku::cli
