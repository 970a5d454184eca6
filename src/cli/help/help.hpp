// Help pages, man pages and shell completion, all generated from the tables.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "cli/commands.hpp"

namespace deduku::cli {

inline constexpr std::string_view program_summary = "solve, explain, prove and rate Sudoku puzzles";
inline constexpr std::string_view operand_text =
    "Operands are puzzles, files, or - for standard input (the default). The format is detected by content: one\n"
    "puzzle per line, .sdk, .sdx, .ss, pencil marks, tables, and more. After a puzzle on its line,\n"
    "'houses:boxes+diagonals' (or +windoku, or a map of regions) defines other houses, and 'rules:killer 15: A1 A2 "
    "B2;\n"
    "anti-knight' adds rules (doc/formats.md).\n";

struct ExitStatus {
    int number;
    std::string_view meaning;
};
inline constexpr std::array<ExitStatus, 6> exit_statuses = {{
    {0, "success"},
    {1, "negative answer for a puzzle"},
    {2, "usage error"},
    {65, "bad input (the other puzzles are still processed)"},
    {70, "internal error"},
    {130, "interrupted"},
}};

std::string program_help();
std::string command_help(const Command& command);
/// The boards that a command supports; empty if it takes no puzzles.
std::string boards_text(const Command& command);

/// A page for man(1), of a command or (null) the program.
std::string man_page(const Command* command);

/// A script for bash, zsh or fish.
std::string completion(std::string_view shell);

}  // namespace deduku::cli
