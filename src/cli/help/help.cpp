#include "cli/help/help.hpp"

#include <fmt/format.h>

#include "cli/run/output.hpp"

namespace deduku::cli {
namespace {

std::string usage(const Command& command) {
    const std::string_view gap = command.operands.empty() ? "" : " ";
    return fmt::format("deduku {} [options]{}{}", command.name, gap, command.operands);
}

/// "-j, --jobs N"
std::string spelling(const Option& option) {
    std::string text = option.letter != 0 ? fmt::format("-{}, ", option.letter) : "    ";
    text += fmt::format("--{}", typed_name(option.name));
    if (!option.value.empty()) text += fmt::format(" {}", option.value);
    return text;
}

std::string option_lines(std::span<const Option> options) {
    constexpr std::size_t column = 30;
    std::string text;
    for (const Option& option : options) {
        std::string line = "  " + spelling(option);
        line += line.size() < column - 1 ? std::string(column - line.size(), ' ') : "\n" + std::string(column, ' ');
        line += option.help;
        if (!option.otherwise.empty()) line += fmt::format(" [{}]", option.otherwise);
        text += line + '\n';
    }
    return text;
}

/// "Exit status: 0 all fine; 1 a negative answer .." in lines of at most 100 characters.
std::string status_text() {
    constexpr std::size_t width = 100;
    std::string text = "Exit status:";
    std::size_t line = 0;
    for (const ExitStatus& row : exit_statuses) text += fmt::format(" {} {};", row.number, row.meaning);
    text.back() = '.';
    while (text.size() - line > width) {
        line = text.rfind(' ', line + width) + 1;
        text[line - 1] = '\n';
    }
    return text + '\n';
}

}  // namespace

std::string program_help() {
    std::string text = fmt::format("deduku: {}\n\n", program_summary);
    text += "Usage: deduku COMMAND [options] [PUZZLE | FILE | -]...\n";
    text += "       deduku PUZZLE | FILE | -          the same as deduku analyze\n\nCommands:\n";
    for (const Command& command : commands()) text += fmt::format("  {:12}{}\n", command.name, command.summary);
    text += fmt::format("\nCommon options:\n{}\n{}\n{}", option_lines(common_options()), operand_text, status_text());
    return text + "\n'deduku COMMAND --help' describes a command.\n";
}

std::string boards_text(const Command& command) {
    if (command.operands.find("PUZZLE") == std::string_view::npos) return {};
    if (command.boards == Boards::all) return "Puzzles may have any houses and rules.";
    const std::string_view such = command.boards == Boards::houses ? " (jigsaws, diagonals, windows, ..)" : "";
    return fmt::format("Puzzles need {}{}.", needed(command.boards), such);
}

std::string command_help(const Command& command) {
    std::string text = fmt::format("{}\n\nUsage: {}\n\n{}\n", command.summary, usage(command), command.details);
    if (const std::string boards = boards_text(command); !boards.empty()) text += fmt::format("\n{}\n", boards);
    if (!command.options.empty()) text += "\nOptions:\n" + option_lines(command.options);
    return text + "\nCommon options such as --json, --coords, --jobs and --timeout: see 'deduku --help'.\n";
}

}  // namespace deduku::cli
