#include "cli/help.hpp"

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
    text += fmt::format("--{}", option.name);
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
        if (!option.fallback.empty()) line += fmt::format(" [{}]", option.fallback);
        text += line + '\n';
    }
    return text;
}

constexpr std::string_view operand_text =
    "Operands are puzzles, files, or - for standard input (also when there is none). The format is found\n"
    "by content: one line a puzzle, .sdk, .sdx, .ss, pencil marks, tables, and more.\n";
constexpr std::string_view status_text =
    "Exit status: 0 all fine; 1 a negative answer for a puzzle; 2 wrong command line; 65 bad input (the\n"
    "other puzzles are still processed); 70 internal error; 130 interrupted.\n";

/// Text as roff takes it: no line starts with a control character, dashes are dashes.
std::string roff(std::string_view text) {
    std::string out;
    for (char c : text) {
        if ((c == '.' || c == '\'') && (out.empty() || out.back() == '\n')) out += "\\&";
        if (c == '-' || c == '\\') out += '\\';
        out += c;
    }
    return out;
}

std::string man_options(std::span<const Option> options) {
    std::string text;
    for (const Option& option : options) {
        const std::string spelled = spelling(option);
        text += fmt::format(".TP\n.B {}\n{}\n", roff(spelled.substr(spelled.find_first_not_of(' '))),
                            roff(option.fallback.empty() ? std::string(option.help)
                                                         : fmt::format("{} [{}]", option.help, option.fallback)));
    }
    return text;
}

}  // namespace

std::string program_help() {
    std::string text = "deduku: Sudoku reasoning, every conclusion with its reason\n\n";
    text += "Usage: deduku COMMAND [options] [PUZZLE | FILE | -]...\n\nCommands:\n";
    for (const Command& command : commands()) text += fmt::format("  {:12}{}\n", command.name, command.summary);
    text += fmt::format("\nOptions of every command:\n{}\n{}\n{}", option_lines(common_options()), operand_text,
                        status_text);
    return text + "\n'deduku COMMAND --help' says more about a command.\n";
}

std::string command_help(const Command& command) {
    std::string text = fmt::format("{}\n\nUsage: {}\n\n{}\n", command.summary, usage(command), command.details);
    if (!command.options.empty()) text += "\nOptions:\n" + option_lines(command.options);
    return text + "\nOptions of every command:\n" + option_lines(common_options());
}

std::string man_page(const Command* command) {
    const std::string name = command != nullptr ? fmt::format("deduku-{}", command->name) : "deduku";
    std::string text =
        fmt::format(".TH {} 1 \"\" \"deduku {}\"\n.SH NAME\n{} \\- {}\n.SH SYNOPSIS\n", roff(name), program_version,
                    roff(name), command != nullptr ? roff(command->summary) : "Sudoku reasoning with reasons");
    if (command != nullptr) {
        text += fmt::format(".B {}\n.SH DESCRIPTION\n.nf\n{}\n.fi\n", roff(usage(*command)), roff(command->details));
        if (!command->options.empty()) text += ".SH OPTIONS\n" + man_options(command->options);
    } else {
        text += ".B deduku COMMAND [options] [PUZZLE | FILE | \\-]...\n.SH COMMANDS\n";
        for (const Command& row : commands()) text += fmt::format(".TP\n.B {}\n{}\n", row.name, roff(row.summary));
    }
    text += ".SH OPTIONS OF EVERY COMMAND\n" + man_options(common_options());
    return text + fmt::format(".SH OPERANDS\n{}.SH EXIT STATUS\n{}", roff(operand_text), roff(status_text));
}

}  // namespace deduku::cli
