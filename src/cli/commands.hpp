// The table of commands, made from the sources (src/rows.cmake); the row of each is at the end of its file.
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
#include "deduku/boards.hpp"
#include "deduku/solve.hpp"
#include "report/parts/json.hpp"

namespace deduku::cli {

using report::program_version;

/// One call of a command: options and operands.
struct Request {
    std::string_view command{};
    /// The options as members of a question, shared by copies.
    std::shared_ptr<Json> members = std::make_shared<Json>(Json::object());
    session::Question values{*members, {}, common_options()};
    std::vector<std::string> operands{};

    bool json() const { return values.given("json") || values.text("format") == "json"; }
};

struct Command {
    int place;  ///< in the list of all commands
    std::string_view name;
    std::string_view operands;  ///< as shown after the options: "[PUZZLE | FILE | -]..."
    std::string_view summary;   ///< one line
    std::string_view details;   ///< the format of the result, and when the status is 1
    std::span<const Option> options;
    Status (*run)(const Request& request);
    /// Command lines and their output, for the man page; a test runs them. ".." replaces lines, or the rest of a line.
    std::string_view examples;
    Boards boards = Boards::houses;  ///< other boards are refused
};

/// The solver that takes over searches of large boards that got stuck: CaDiCaL, or a solver with learning in builds without it.
Fallback default_fallback();

std::span<const Command> commands();
/// The row of this name, or null.
const Command* find_command(std::string_view name);

}  // namespace deduku::cli
