// Completion scripts. Every shell is asked the same three things: commands, options, words of a choice.
#include <fmt/format.h>

#include "cli/help.hpp"

namespace deduku::cli {
namespace {

std::vector<Option> options_of(const Command& command) {
    std::vector<Option> options(command.options.begin(), command.options.end());
    options.insert(options.end(), common_options().begin(), common_options().end());
    return options;
}

/// Text between single quotes in a shell.
std::string in_quotes(std::string_view text) {
    std::string out = "'";
    for (char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out + "'";
}

std::string joined_words(const Option& option) { return fmt::format("{}", fmt::join(words(option.value), " ")); }

std::string bash() {
    std::string names;
    std::string options;
    std::string values;
    for (const Command& command : commands()) {
        names += fmt::format("{} ", command.name);
        std::string list;
        for (const Option& option : options_of(command)) {
            list += fmt::format("--{} ", option.name);
            if (option.kind == Kind::choice)
                values += fmt::format("        {}--{}) choices={} ;;\n", command.name, option.name,
                                      in_quotes(joined_words(option)));
        }
        options += fmt::format("        {}) options={} ;;\n", command.name, in_quotes(list));
    }
    return fmt::format(R"(_deduku() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} command= options= choices= w
    for w in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case " {0}" in *" $w "*) command=$w; break ;; esac
    done
    if [ -z "$command" ]; then COMPREPLY=($(compgen -W {1} -- "$word")); return; fi
    case "$command$before" in
{2}    esac
    if [ -n "$choices" ]; then COMPREPLY=($(compgen -W "$choices" -- "$word")); return; fi
    case "$command" in
{3}    esac
    case "$word" in -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;; esac
}}
complete -o default -F _deduku deduku
)",
                       names, in_quotes(names), values, options);
}

std::string zsh() {
    std::string names;
    std::string cases;
    for (const Command& command : commands()) {
        names += fmt::format("        {}\n", in_quotes(fmt::format("{}:{}", command.name, command.summary)));
        cases += fmt::format("        {}) _arguments", command.name);
        for (const Option& option : options_of(command)) {
            std::string help;
            for (char c : option.help) help += c == '[' || c == ']' || c == ':' ? std::string{'\\', c} : std::string{c};
            std::string spec = fmt::format("--{}[{}]", option.name, help);
            if (option.kind == Kind::choice) spec += fmt::format(":word:({})", joined_words(option));
            if (option.kind != Kind::choice && option.kind != Kind::flag)
                spec += option.name == "replay" || option.name == "output" ? ":file:_files" : ":value:";
            cases += ' ' + in_quotes(spec);
        }
        cases += " '*:puzzle or file:_files' ;;\n";
    }
    return fmt::format(R"(#compdef deduku
_deduku() {{
    local -a names=(
{0}    )
    if (( CURRENT == 2 )); then _describe command names; return; fi
    local command=$words[2]
    shift words
    (( CURRENT-- ))
    case "$command" in
{1}    esac
}}
compdef _deduku deduku
)",
                       names, cases);
}

std::string fish() {
    std::string text;
    for (const Command& command : commands()) {
        text += fmt::format("complete -c deduku -n __fish_use_subcommand -a {} -d {}\n", command.name,
                            in_quotes(command.summary));
        for (const Option& option : options_of(command)) {
            text += fmt::format("complete -c deduku -n '__fish_seen_subcommand_from {}' -l {} -d {}", command.name,
                                option.name, in_quotes(option.help));
            if (option.letter != 0) text += fmt::format(" -s {}", option.letter);
            if (option.kind == Kind::choice) text += fmt::format(" -x -a {}", in_quotes(joined_words(option)));
            if (option.kind != Kind::choice && option.kind != Kind::flag) text += " -r";
            text += '\n';
        }
    }
    return text;
}

}  // namespace

std::string completion(std::string_view shell) {
    if (shell == "bash") return bash();
    return shell == "zsh" ? zsh() : fish();
}

}  // namespace deduku::cli
