// CLI11 parses the command line; the words are listed in the rows of the tables.
//
//   deduku -j 2 solve --limit 5 a.txt -- -      common options before or after the command
#include "cli/program/app.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>

#include "cli/commands.hpp"
#include "cli/help/help.hpp"
#include "cli/run/output.hpp"
#include "grid/reading/escapes.hpp"
#include "grid/reading/spelling.hpp"
#include "report/parts/json.hpp"
#include "session/session.hpp"

namespace deduku::cli {
namespace {

std::string words_of(const Option& option) {
    const std::string name = fmt::format("--{}", typed_name(option.name));
    return option.letter != 0 ? fmt::format("-{},{}", option.letter, name) : name;
}

void add_option(CLI::App& app, const Option& option, Json& members) {
    Json* const all = &members;
    const std::string name(option.name);
    if (option.kind == MemberType::flag) {
        app.add_flag_callback(words_of(option), [all, name] { (*all)[name] = true; });
        return;
    }
    const CLI::Validator check([&option](const std::string& value) { return problem(option, value); }, "");
    if (option.kind == MemberType::pairs) {
        const auto store_all = [all, name, &option](const std::vector<std::string>& words) {
            if (words.size() % 2 != 0) throw UsageError(fmt::format("--{}: needs {}", name, option.value));
            for (std::size_t i = 0; i < words.size(); i += 2) (*all)[name].push_back(Json({words[i], words[i + 1]}));
        };
        app.add_option_function<std::vector<std::string>>(words_of(option), store_all)
            ->expected(2)
            ->allow_extra_args(false)
            ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
            ->check(check);
        return;
    }
    const auto store = [all, name, &option](const std::string& value) { (*all)[name] = value_of(option, value); };
    app.add_option_function<std::string>(words_of(option), store)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeLast)
        ->check(check);
}

std::vector<std::string> option_names(const Command* command) {
    std::vector<std::string> names;
    for (const Option& option : common_options()) names.push_back(typed_name(option.name));
    if (command != nullptr)
        for (const Option& option : command->options) names.push_back(typed_name(option.name));
    return names;
}

std::vector<std::string_view> command_names() {
    std::vector<std::string_view> names;
    for (const Command& command : commands()) names.push_back(command.name);
    return names;
}

/// The words left by CLI11: operands of the command, or an unknown option.
void take_operands(const std::vector<std::string>& words, const Command* command, Request& request) {
    for (const std::string& word : words) {
        if (word.size() > 1 && word[0] == '-') {
            const std::vector<std::string> names = option_names(command);
            const std::vector<std::string_view> views(names.begin(), names.end());
            const auto first = word.find_first_not_of('-');
            const std::string bare = first == std::string::npos ? "" : word.substr(first, word.find('=') - first);
            const std::string hint = word[1] == '-' ? suggestion(bare, views, "--") : "";
            throw UsageError(fmt::format("unknown option '{}'{}", word.substr(0, word.find('=')), hint));
        }
        if (command == nullptr && word.find_first_of("./") != std::string::npos)
            throw UsageError(fmt::format("no such file '{}', and no command of that name", word.substr(0, 60)));
        if (command == nullptr)
            throw UsageError(
                fmt::format("unknown command '{}'{}", word.substr(0, 60), suggestion(word, command_names())));
        request.operands.push_back(word);
    }
}

/// Whether a first word that is not a command is a puzzle: text, a link, a file, or standard input.
bool is_puzzle(const std::string& word) {
    constexpr std::size_t smallest = 16;  // cells
    std::error_code error;
    return word == "-" || (word[0] != '-' && (word.size() >= smallest || std::filesystem::exists(word, error)));
}

/// Parses the words into `request`; returns the row of the command, or null if there is none.
const Command* parse(std::vector<std::string> words, Request& request) {
    const std::vector<std::string> typed = words;
    CLI::App app;
    app.set_help_flag();
    app.allow_extras();
    app.require_subcommand(0, 1);
    for (const Option& option : common_options()) add_option(app, option, *request.members);
    std::vector<CLI::App*> parsers;
    for (const Command& command : commands()) {
        CLI::App* parser = app.add_subcommand(std::string(command.name));
        parser->set_help_flag();
        parser->fallthrough();
        parser->allow_extras();
        parser->prefix_command(false);
        for (const Option& option : command.options) add_option(*parser, option, *request.members);
        parsers.push_back(parser);
    }
    // Words after "--" are never options.
    const auto mark = std::find(words.begin(), words.end(), "--");
    const std::vector<std::string> plain(mark == words.end() ? mark : mark + 1, words.end());
    words.erase(mark, words.end());
    std::reverse(words.begin(), words.end());
    app.parse(words);

    const Command* command = nullptr;
    for (std::size_t i = 0; i < parsers.size(); ++i)
        if (parsers[i]->parsed()) command = &commands()[i];
    request.values = {*request.members, command == nullptr ? std::span<const Option>() : command->options,
                      common_options()};
    const std::vector<std::string> left = app.remaining(true);
    if (command == nullptr && !left.empty() && is_puzzle(left.front())) {
        words = {"analyze"};
        words.insert(words.end(), typed.begin(), typed.end());
        return parse(std::move(words), request);
    }
    request.command = command != nullptr ? command->name : std::string_view{};
    take_operands(left, command, request);
    if (command == nullptr) take_operands(plain, command, request);
    request.operands.insert(request.operands.end(), plain.begin(), plain.end());
    return command;
}

/// Prints the version, the kernel and the optional parts.
Status print_version(const Request& request) {
    if (!request.json()) return print(report::program_name() + '\n');
    report::Json object = report::json_head();
    object.update(session::version_object(default_fallback() ? session::Cadical::present : session::Cadical::absent));
    return print(report::json_line(object));
}

Status run(std::vector<std::string> words, Request& request) {
    const Command* command = parse(std::move(words), request);
    if (request.values.given("version")) return print_version(request);
    if (request.values.given("help")) return print(command != nullptr ? command_help(*command) : program_help());
    if (command == nullptr) throw UsageError("no command given");
    return command->run(request);
}

}  // namespace

Status run_program(std::vector<std::string> arguments) {
    Request request;
    for (const std::string& word : arguments)  // for messages before the line is parsed
        if (const Command* command = find_command(word); command != nullptr && request.command.empty())
            request.command = command->name;
    const auto complain = [&request](std::string_view what) {
        const std::string command = request.command.empty() ? "" : fmt::format(" {}", request.command);
        print_error(fmt::format("deduku{}: {}\nSee 'deduku{} --help'.\n", command, visible_line(what), command));
        return Status::usage;
    };
    try {
        return run(std::move(arguments), request);
    } catch (const UsageError& error) {
        return complain(error.what());
    } catch (const CLI::ParseError& error) {
        return complain(error.what());
    } catch (const BadOperand& error) {
        print_message(error.what());
        return Status::bad_input;
    } catch (const std::exception& error) {
        print_message(fmt::format("deduku: internal error: {}", error.what()));
        return Status::internal;
    }
}

}  // namespace deduku::cli
