// read: the words and drawings of a published puzzle, sentence by sentence, as rules.
//
//   deduku read https://sudokupad.app/scl..
//     1  Normal sudoku rules apply.                                  the usual houses, or no rule
//     2  Digits along a thermometer increase from the bulb.          thermo (2)
//   confirmed: the only solution is the one in the link
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/answering.hpp"
#include "cli/run/files.hpp"
#include "cli/run/output.hpp"
#include "session/puzzles/reading.hpp"

namespace deduku::cli {
namespace {

namespace published = formats::published;

constexpr std::size_t most_missing = 8;  // lines; --json has all
constexpr std::size_t most_bytes = std::size_t{16} << 20;

std::string meaning_of(const session::ReadingAnswer& answer, std::size_t sentence) {
    switch (answer.reading.sentences[sentence].sense) {
        case published::Sense::rule: return fmt::format("{}", fmt::join(answer.rules_of(sentence), ", "));
        case published::Sense::no_rule: return "no rule";
        default: return "NOT UNDERSTOOD";
    }
}

std::string_view verdict_text(published::ReadingVerdict verdict) {
    constexpr std::array<std::string_view, 8> texts = {"confirmed: the only solution is the one in the link",
                                                       "consistent: one solution; the link has none to compare",
                                                       "other: one solution, but the link has another one",
                                                       "several: the rules as read have more than one solution",
                                                       "none: the rules as read have no solution",
                                                       "unknown: solving took too long",
                                                       "ambiguous: two ways to read the rules have different solutions",
                                                       "not understood"};
    return texts[static_cast<std::size_t>(verdict)];
}

std::string reading_text(const session::ReadingAnswer& answer) {
    const published::Reading& reading = answer.reading;
    constexpr std::size_t widest = 76;
    std::string out;
    for (std::size_t i = 0; i < reading.sentences.size(); ++i) {
        const std::string& text = reading.sentences[i].sentence.text;
        out += fmt::format("{:3}  {:{}}  {}\n", i + 1, text, text.size() > widest ? 0 : widest, meaning_of(answer, i));
    }
    for (const std::string& each : answer.assumptions()) out += fmt::format("assumed: {}\n", each);
    std::vector<std::string> missing;
    for (const std::string& each : reading.joined.missing)
        if (!each.starts_with("not understood: ")) missing.push_back(each);
    for (std::size_t i = 0; i < std::min(missing.size(), most_missing); ++i)
        out += fmt::format("missing: {}\n", missing[i]);
    if (missing.size() > most_missing) out += fmt::format("missing: {} more\n", missing.size() - most_missing);
    out += fmt::format("{}\n", verdict_text(answer.judged.verdict));
    if (answer.puzzle() != nullptr && reading.complete()) out += '\n' + to_rules(*answer.puzzle());
    return out;
}

// The links of a text, one on each line; or the text itself, if it is JSON.
std::vector<std::string> texts_in(const std::string& text) {
    std::vector<std::string> out;
    if (const std::size_t first = text.find_first_not_of(" \t\r\n"); first != text.npos && text[first] == '{')
        return {text};
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t end = std::min(text.find('\n', i), text.size());
        std::string line = text.substr(i, end - i);
        if (line.find_first_not_of(" \t\r") != line.npos && !line.starts_with('#')) out.push_back(std::move(line));
        i = end + 1;
    }
    return out;
}

Status read_one(const Request& request, const std::string& text, std::uint64_t number) {
    Job job(limits_of(request));
    auto found = session::ReadingAnswer::of_text(text, read_options(request), default_fallback(), job.meter());
    if (const auto* error = std::get_if<session::Error>(&found)) {
        print_error(fmt::format("deduku read: puzzle {}: {}, expected {}\n", number, error->text, error->expected));
        return Status::bad_input;
    }
    const auto& answer = std::get<session::ReadingAnswer>(found);
    std::string out = (number > 1 ? "\n" : "") + reading_text(answer);
    if (request.json()) {
        Json object = report::json_head(request.command);
        object["number"] = number;
        answer.add_to(object, *parse_coords(request.values.text("coords")));
        out = json_line(object);
    }
    return worse(print(visible(out)), status_of(answer.outcome()));
}

Status run_read(const Request& request) {
    require_common_options(request);
    const std::vector<std::string> operands =
        request.operands.empty() ? std::vector<std::string>{"-"} : request.operands;
    Status status = Status::ok;
    std::uint64_t number = 0;
    for (const std::string& operand : operands) {
        const bool literal = operand != "-" && !exists(operand);
        const std::string text =
            literal ? operand : or_bad_operand(read_file(operand == "-" ? "/dev/stdin" : operand, most_bytes));
        for (const std::string& each : texts_in(text)) status = worse(status, read_one(request, each, ++number));
    }
    return status;
}

}  // namespace

extern const Command read_command = {
    185,
    "read",
    "[LINK | FILE | -]...",
    "show how the words and drawings of a published puzzle are read",
    R"(For a link of SudokuPad or f-puzzles, or its JSON: each sentence with the rule that it states and the number of
things that it explains, 'no rule', or NOT UNDERSTOOD; things that no sentence explains; assumptions; and the verdict:
  confirmed       the rules as read have one solution, the one stored in the link
  consistent      they have one solution; the link has none to compare
  other           they have one solution, but the link has another one
  several, none   they have more than one solution, or none
  ambiguous       two ways to read the rules have different solutions
  unknown         solving took too long
  not understood  parts are missing
Then the puzzle, if all of it is understood. Every command takes such links; with --partly also if parts are missing.
The exit status is 1 unless the puzzle is confirmed or consistent.)",
    {},
    run_read,
    R"($ deduku read '{"cells":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"metadata":{"rules":"Digits cannot repeat on the diagonals. Snakes bite."}}'
  1  Digits cannot repeat on the diagonals.                                        diagonals
  2  Snakes bite.                                                                  NOT UNDERSTOOD
not understood
)",
    Boards::all,
};

}  // namespace deduku::cli
