// help: prints the pages of help.hpp by name.
//
//   deduku help words          deduku help solve
//   deduku help --man solve    deduku help --completion bash
#include <fmt/format.h>

#include <array>

#include "cli/help/help.hpp"
#include "cli/run/output.hpp"
#include "grid/spelling.hpp"
#include "report/parts/glossary.hpp"

namespace deduku::cli {
namespace {

constexpr std::array<Option, 2> help_command_options = {{
    {"man", Kind::flag, "", "", "print the man page"},
    {"completion", Kind::choice, "bash|zsh|fish", "", "print a completion script for this shell"},
}};

Status run_help(const Request& request) {
    if (const std::string& shell = request.values.text("completion"); !shell.empty()) return print(completion(shell));
    if (request.operands.size() > 1) throw UsageError("takes one command at most");
    if (request.operands == std::vector<std::string>{"words"}) return print(report::glossary_text());
    const Command* command = nullptr;
    if (!request.operands.empty()) {
        command = find_command(request.operands[0]);
        if (command == nullptr) {
            std::vector<std::string_view> names;
            for (const Command& row : commands()) names.push_back(row.name);
            names.emplace_back("words");
            throw UsageError(
                fmt::format("unknown command '{}'{}", request.operands[0], suggestion(request.operands[0], names)));
        }
    }
    if (request.values.given("man")) return print(man_page(command));
    return print(command != nullptr ? command_help(*command) : program_help());
}

}  // namespace

extern const Command help_command = {
    "help",
    "[COMMAND | words]",
    "help, man pages, shell completion",
    R"(Without COMMAND, prints the help of the program. 'deduku help words' prints the glossary.)",
    help_command_options,
    run_help,
    R"($ deduku help --man solve >deduku-solve.1
$ deduku help solve
find the solution and check that it is the only one
..
)",
};

}  // namespace deduku::cli
