// Commands of several parts: a row and a file each, as commands have them.
//
//   deduku catalog add FILE INPUT..      row "add" of `catalog`: the options it takes, what it runs
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
    std::string_view options;               ///< those of its command that it takes, joined by |
    Status (*run)(const Request& request);  ///< operands without the word; the first is there
};

/// Runs the part that the first operand names. UsageError if there is none, or if it has not the options given.
Status run_part(const Request& request, std::span<const CommandPart* const> parts, std::span<const Option> options);
/// A line about each, for the details of the command.
std::string part_lines(std::span<const CommandPart* const> parts);
/// Only the first operand and so many more, or a UsageError.
void require_operands(const Request& request, std::size_t least, std::size_t most);

}  // namespace deduku::cli
