// Completion scripts. Every shell needs the same three lists: commands, options, words of choices.
#include <fmt/format.h>

#include "cli/help/help.hpp"
#include "grid/reading/spelling.hpp"

namespace deduku::cli {
namespace {

std::vector<Option> options_of(const Command& command) {
    std::vector<Option> options(command.options.begin(), command.options.end());
    options.insert(options.end(), common_options().begin(), common_options().end());
    return options;
}

/// The text in single quotes for a shell.
std::string in_quotes(std::string_view text) {
    std::string out = "'";
    for (char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out + "'";
}

std::string joined_words(const Option& option) { return fmt::format("{}", fmt::join(split(option.value, '|'), " ")); }

bool names_a_file(const Option& option) { return option.value.starts_with("FILE") || option.value.starts_with("DIR"); }

/// Whether the operand of the command is a command.
bool takes_a_command(const Command& command) { return command.operands.starts_with("[COMMAND"); }

std::string option_names(std::span<const Option> options) {
    std::string list;
    for (const Option& option : options) list += fmt::format("--{} ", typed_name(option.name));
    return list;
}

/// "solve--format) choices='text json'", for every option with a choice of words.
std::string bash_choices(std::string_view command, std::span<const Option> options) {
    std::string text;
    for (const Option& option : options)
        if (option.kind == MemberType::choice)
            text += fmt::format("        {}--{}) choices={} ;;\n", command, typed_name(option.name),
                                in_quotes(joined_words(option)));
    return text;
}

// For bash, "--format=te" is three words.
constexpr std::string_view bash_frame = R"(_deduku() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} command= options= choices= w
    for w in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case " {0}" in *" $w "*) command=$w; break ;; esac
    done
    [ "$before" = = ] && before=${{COMP_WORDS[COMP_CWORD-2]}}
    [ "$word" = = ] && before=${{COMP_WORDS[COMP_CWORD-1]}} word=
    case "$command$before" in
{1}    esac
    if [ -n "$choices" ]; then COMPREPLY=($(compgen -W "$choices" -- "$word")); return; fi
    case "$command" in
{2}    esac
    case "$word" in
        -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
        *) case "$command" in ''{3}) COMPREPLY=($(compgen -W {4} -- "$word")) ;; esac ;;
    esac
}}
complete -o default -F _deduku deduku
)";

std::string bash() {
    std::string names;
    std::string options = fmt::format("        '') options={} ;;\n", in_quotes(option_names(common_options())));
    std::string choices = bash_choices("", common_options());
    std::string before_a_command;
    for (const Command& command : commands()) {
        names += fmt::format("{} ", command.name);
        const std::vector<Option> own = options_of(command);
        options += fmt::format("        {}) options={} ;;\n", command.name, in_quotes(option_names(own)));
        choices += bash_choices(command.name, own);
        if (takes_a_command(command)) before_a_command += fmt::format("|{}", command.name);
    }
    return fmt::format(bash_frame, names, choices, options, before_a_command, in_quotes(names));
}

/// " '--format[text, or one JSON object a line]:word:(text json)'" for each option.
std::string zsh_options(std::span<const Option> options) {
    std::string text;
    for (const Option& option : options) {
        std::string spec = "[";
        for (char c : option.help) spec += c == '[' || c == ']' || c == ':' ? std::string{'\\', c} : std::string{c};
        spec += ']';
        if (option.kind == MemberType::choice) spec += fmt::format(":word:({})", joined_words(option));
        if (option.kind == MemberType::pairs) spec += ":value: :value: ";
        if (option.kind != MemberType::choice && option.kind != MemberType::flag && option.kind != MemberType::pairs)
            spec += names_a_file(option) ? ":file:_files" : ":value: ";
        if (option.letter == 0) {
            text += ' ' + in_quotes(fmt::format("--{}{}", typed_name(option.name), spec));
            continue;
        }
        const std::string either = fmt::format("(-{} --{})", option.letter, typed_name(option.name));
        text += ' ' + in_quotes(fmt::format("{}-{}{}", either, option.letter, spec));
        text += ' ' + in_quotes(fmt::format("{}--{}{}", either, typed_name(option.name), spec));
    }
    return text;
}

// As a file _deduku in a folder of functions, it is run as the function _deduku at the first TAB; read by "source", it
// must register its completions with the shell.
constexpr std::string_view zsh_frame = R"(#compdef deduku
_deduku() {{
    local -a names=(
{0}    )
    local context state state_descr line
    local -A opt_args
    _arguments -C{1} '1:command:->command' '*::argument:->argument'
    case "$state" in
        command) _describe command names; return ;;
        argument) ;;
        *) return ;;
    esac
    case "$line[1]" in
{2}    esac
}}
if [ "$funcstack[1]" = _deduku ]; then _deduku "$@"; else compdef _deduku deduku; fi
)";

std::string zsh() {
    std::string names;
    std::string cases;
    for (const Command& command : commands()) {
        names += fmt::format("        {}\n", in_quotes(fmt::format("{}:{}", command.name, command.summary)));
        const std::string_view operands =
            takes_a_command(command) ? "'1:command:{_describe command names}'" : "'*:puzzle or file:_files'";
        cases +=
            fmt::format("        {}) _arguments{} {} ;;\n", command.name, zsh_options(options_of(command)), operands);
    }
    return fmt::format(zsh_frame, names, zsh_options(common_options()), cases);
}

std::string fish_option(const Option& option) {
    std::string text = fmt::format(" -l {} -d {}", typed_name(option.name), in_quotes(option.help));
    if (option.letter != 0) text += fmt::format(" -s {}", option.letter);
    if (option.kind == MemberType::choice) return text + fmt::format(" -x -a {}\n", in_quotes(joined_words(option)));
    return text + (option.kind == MemberType::flag ? "\n" : names_a_file(option) ? " -r\n" : " -x\n");
}

std::string fish() {
    std::string names;
    std::string text;
    for (const Command& command : commands()) {
        names += fmt::format("{} ", command.name);
        text += fmt::format("complete -c deduku -n __fish_use_subcommand -a {} -d {}\n", command.name,
                            in_quotes(command.summary));
        for (const Option& option : command.options)
            text += fmt::format("complete -c deduku -n '__fish_seen_subcommand_from {}'{}", command.name,
                                fish_option(option));
    }
    for (const Command& command : commands())
        if (takes_a_command(command))
            text += fmt::format("complete -c deduku -n '__fish_seen_subcommand_from {}' -x -a {}\n", command.name,
                                in_quotes(names));
    for (const Option& option : common_options()) text += "complete -c deduku" + fish_option(option);
    return text;
}

}  // namespace

std::string completion(std::string_view shell) {
    if (shell == "bash") return bash();
    return shell == "zsh" ? zsh() : fish();
}

}  // namespace deduku::cli
