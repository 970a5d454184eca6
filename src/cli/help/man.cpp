// Pages for man(1), in roff: lines that begin with a dot are requests, \fB and \fI change the font.
//
//   .TP                                     the row {"jobs", Kind::count, "N", .., 'j'}
//   \fB\-j\fR, \fB\-\-jobs\fR \fIN\fR
//   threads (default: all); ..
#include <fmt/format.h>

#include <algorithm>

#include "cli/help/help.hpp"
#include "grid/reading/spelling.hpp"

namespace deduku::cli {
namespace {

/// Text escaped for roff: all characters are literal, and no line begins with a request.
std::string roff(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '.' && (out.empty() || out.back() == '\n')) out += "\\&";
        switch (c) {
            case '-': out += "\\-"; break;
            case '\\': out += "\\e"; break;
            case '\'': out += "\\(aq"; break;
            case '`': out += "\\(ga"; break;
            case '^': out += "\\(ha"; break;
            case '~': out += "\\(ti"; break;
            case ',': out += ",\\:"; break;  // permits a line break in a long list
            default: out += c;
        }
    }
    return out;
}

std::string bold(std::string_view text) { return fmt::format("\\fB{}\\fR", roff(text)); }

/// Placeholders, words in capitals, in italics: "[PUZZLE | FILE | -]..."
std::string with_placeholders(std::string_view text) {
    const auto is_capital = [](char c) { return c >= 'A' && c <= 'Z'; };
    std::string out;
    while (!text.empty()) {
        const bool capital = is_capital(text.front());
        const auto end = std::find_if(text.begin(), text.end(), [&](char c) { return is_capital(c) != capital; });
        const std::string_view run = text.substr(0, static_cast<std::size_t>(end - text.begin()));
        out += capital ? fmt::format("\\fI{}\\fR", run) : roff(run);
        text.remove_prefix(run.size());
    }
    return out;
}

/// Words of a choice are typed literally.
std::string shown_value(const Option& option) {
    if (option.kind != MemberType::choice) return with_placeholders(option.value);
    std::string text;
    for (const std::string_view word : split(option.value, '|')) text += (text.empty() ? "" : "|\\:") + bold(word);
    return text;
}

std::string item(std::string_view head, std::string_view text) { return fmt::format(".TP\n{}\n{}\n", head, text); }

std::string option_items(std::span<const Option> options) {
    std::string text;
    for (const Option& option : options) {
        std::string head = option.letter != 0 ? bold(fmt::format("-{}", option.letter)) + ", " : "";
        head += bold(fmt::format("--{}", typed_name(option.name)));
        if (!option.value.empty()) head += ' ' + shown_value(option);
        const std::string otherwise = option.otherwise.empty() ? "" : fmt::format(" [{}]", option.otherwise);
        text += item(head, roff(std::string(option.help) + otherwise));
    }
    return text;
}

/// The line "  word   its meaning" of a table, or any other indented line.
std::string table_row(std::string_view line) {
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    const std::size_t gap = line.find("  ");
    if (gap == std::string_view::npos) return ".br\n" + roff(line) + '\n';
    const std::string_view meaning = line.substr(gap);
    return item(bold(line.substr(0, gap)), roff(meaning.substr(meaning.find_first_not_of(' '))));
}

/// Joins lines to paragraphs, up to an empty line or a table, whose lines are indented.
std::string paragraphs(std::string_view details) {
    std::string text;
    bool table = false;
    while (!details.empty()) {
        const std::size_t end = std::min(details.find('\n'), details.size());
        const std::string_view line = details.substr(0, end);
        details.remove_prefix(std::min(end + 1, details.size()));
        if (line.empty() || (table && !line.starts_with(' '))) text += ".PP\n";
        table = line.starts_with(' ');
        if (!line.empty()) text += table ? table_row(line) : roff(line) + '\n';
    }
    return text;
}

std::string page_of(std::string_view command) { return fmt::format("deduku-{}", command); }

std::string heading(std::string_view name, std::string_view summary) {
    return fmt::format(
        ".TH {0} 1 \"\" \"deduku {1}\" \"User Commands\"\n.nh\n.ad l\n.SH NAME\n{0} \\- {2}\n.SH SYNOPSIS\n",
        roff(name), program_version, roff(summary));
}

std::string command_part(const Command& command) {
    std::string text = heading(page_of(command.name), command.summary);
    text += bold(fmt::format("deduku {}", command.name)) + " [options]";
    text += command.operands.empty() ? "\n" : ' ' + with_placeholders(command.operands) + '\n';
    text += ".SH DESCRIPTION\n" + paragraphs(command.details);
    if (const std::string boards = boards_text(command); !boards.empty()) text += ".PP\n" + roff(boards) + '\n';
    return command.options.empty() ? text : text + ".SH OPTIONS\n" + option_items(command.options);
}

std::string program_part() {
    std::string text = heading("deduku", program_summary);
    text += bold("deduku") + ' ' + with_placeholders("COMMAND [options] [PUZZLE | FILE | -]...") + "\n.SH COMMANDS\n";
    for (const Command& row : commands())
        text += item(bold(row.name), roff(row.summary) + "; " + bold(page_of(row.name)) + "(1)");
    return text;
}

/// Commands and their output, line by line.
std::string example_part(std::string_view examples) {
    if (examples.empty()) return {};
    return ".SH EXAMPLES\n.EX\n" + roff(examples) + ".EE\n";
}

std::string see_also(const Command* command) {
    std::string text = ".SH SEE ALSO\n";
    if (command != nullptr) text += bold("deduku") + "(1), ";
    return text + bold("deduku-check") + "(1); formats, methods and JSON output: share/doc/deduku\n";
}

}  // namespace

std::string man_page(const Command* command) {
    std::string text = command != nullptr ? command_part(*command) : program_part();
    text += ".SH OPTIONS OF EVERY COMMAND\n" + option_items(common_options());
    text += ".SH OPERANDS\n" + paragraphs(operand_text) + ".SH EXIT STATUS\n";
    for (const ExitStatus& row : exit_statuses) text += item(bold(std::to_string(row.number)), roff(row.meaning));
    if (command != nullptr) text += example_part(command->examples);
    return text + see_also(command);
}

}  // namespace deduku::cli
