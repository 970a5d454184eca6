// Help pages, man pages and shell completion: all three are the tables in other clothes.
#pragma once

#include <string>

#include "cli/commands.hpp"

namespace deduku::cli {

std::string program_help();
std::string command_help(const Command& command);

/// A page for man(1), of the program or one command (null = the program).
std::string man_page(const Command* command);

/// A script for bash, zsh or fish.
std::string completion(std::string_view shell);

}  // namespace deduku::cli
