// help: prints the pages of help.hpp by name.
//
//   deduku help words          deduku help solve      deduku help x-wing
//   deduku help --man solve    deduku help --completion bash
#include <fmt/format.h>

#include <array>

#include "cli/help/help.hpp"
#include "cli/run/output.hpp"
#include "grid/reading/spelling.hpp"
#include "method/path/difficulty.hpp"
#include "report/parts/glossary.hpp"
#include "report/path/rule_pages.hpp"
#include "report/path/technique_pages.hpp"

namespace deduku::cli {
namespace {

constexpr std::array<Option, 2> help_command_options = {{
    {"man", MemberType::flag, "", "", "print the man page"},
    {"completion", MemberType::choice, "bash|zsh|fish", "", "print a completion script for this shell"},
}};

/// The text about a word that is no command: a technique or a rule; UsageError for any other.
std::string text_about(const std::string& word, Coords coords) {
    const auto move = path::parse_move(word);
    if (const auto* found = std::get_if<Move>(&move)) return report::technique_text(*found->technique, coords);
    if (const RuleRow* rule = find_rule(word)) return report::rule_text(*rule);
    std::vector<std::string_view> names;
    for (const Command& row : commands()) names.push_back(row.name);
    names.emplace_back("words");
    for (const Technique& row : techniques()) names.push_back(row.key);
    for (const RuleRow* row : rule_rows()) names.push_back(row->key);
    throw UsageError(
        fmt::format("'{}' is no command, technique or rule{}", word.substr(0, 60), suggestion(word, names)));
}

Status run_help(const Request& request) {
    if (const std::string& shell = request.values.text("completion"); !shell.empty()) return print(completion(shell));
    if (request.operands.size() > 1) throw UsageError("takes one word at most");
    if (request.operands == std::vector<std::string>{"words"}) return print(report::glossary_text());
    const Command* command = request.operands.empty() ? nullptr : find_command(request.operands[0]);
    if (!request.operands.empty() && command == nullptr) {
        const std::string text = text_about(request.operands[0], *parse_coords(request.values.text("coords")));
        if (request.values.given("man")) throw UsageError("--man: of commands only");
        return print(text);
    }
    if (request.values.given("man")) return print(man_page(command));
    return print(command != nullptr ? command_help(*command) : program_help());
}

}  // namespace

extern const Command help_command = {
    290,
    "help",
    "[COMMAND | TECHNIQUE | RULE | words]",
    "help, man pages, shell completion; explains techniques, rules and terms",
    R"(Without a word, prints the help of the program. 'deduku help x-wing' explains a technique of 'deduku list' with an example,
'deduku help killer' a rule of 'deduku list --rules'; 'deduku help words' prints the glossary. 'deduku lesson' teaches.)",
    help_command_options,
    run_help,
    R"($ deduku help --man solve >deduku-solve.1
$ deduku help solve
find the solution and check that it is the only one
..
$ deduku help killer
killer
..
)",
};

}  // namespace deduku::cli
