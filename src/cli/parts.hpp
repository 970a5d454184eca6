// Commands with subcommands: like commands, each has a row and a file.
//
//   deduku catalog add FILE INPUT..      row "add" of `catalog`: its options and its function
//
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cli/commands.hpp"

namespace deduku::cli {

struct CommandPart {
    std::string_view word;
    std::string_view operands;
    std::string_view summary;
    std::string_view options;               ///< options of the command that it accepts, joined by |
    Status (*run)(const Request& request);  ///< operands without the subcommand; at least one
    std::size_t least = 0, most = 0;        ///< number of operands after the first
};

/// Runs the subcommand named by the first operand. UsageError if there is none, or for options or numbers of operands
/// that it does not accept.
Status run_part(const Request& request, std::span<const CommandPart* const> parts, std::span<const Option> options);
/// A line about each, for the details of the command.
std::string part_lines(std::span<const CommandPart* const> parts);

}  // namespace deduku::cli
