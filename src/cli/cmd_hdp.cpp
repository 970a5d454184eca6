// hdp: hypothesis / disproof / proof chains by pair reduction.
//
//   deduku hdp --section deep puzzle.sdk           DIS # I8: 3,9 # B1: 1,2 => CTR => B1: 6 ..
//   deduku hdp --replay chain.txt puzzle.sdk       every line of a person's chain: holds, or fails: why
#include <fmt/format.h>

#include <array>

#include "cli/each.hpp"
#include "cli/method_options.hpp"
#include "cli/run/files.hpp"
#include "deduku/text.hpp"
#include "method/hdp/replay.hpp"
#include "report/hdp.hpp"

namespace deduku::cli {
namespace {

constexpr std::array<Option, 5> hdp_command_options = {{
    {"section", 's', Kind::choice, report::section_words, "all", "this part alone, raw lines"},
    choose_option,
    walk_option,
    depth_option,
    {"replay", 0, Kind::text, "FILE", "", "check the chain lines of FILE instead"},
}};

// A chain line has some hundred bytes, a long report some thousand lines.
constexpr std::size_t most_chains = std::size_t{16} << 20;

Status show_report(const Request& request, const Puzzle& puzzle, Job& job) {
    const std::string& section = request.values.text("section");
    hdp::Options wanted = hdp_options(request.values);
    wanted.log = section == "log" || (section == "all" && request.json());
    const hdp::Report report = hdp::analyse(puzzle, wanted, job.meter());
    if (request.json()) {
        Json object = json_head(request, puzzle, job);
        report::add_report(object, report, wanted);
        object["seconds"] = job.seconds();
        job.out(json_line(object));
    } else {
        if (job.number() > 1 && section != "level") job.out("\n");
        job.out(section == "all" ? report::report_text(puzzle, report, job.seconds())
                                 : report::section_text(report, section));
    }
    if (report.cut_short && !request.json() && section != "all" && section != "level")
        job.error(fmt::format("{}: unknown: time or nodes ran out, the lines are not complete", to_line(puzzle)));
    return report.solution && !report.cut_short ? Status::ok : Status::negative;
}

std::string_view word(hdp::Verdict verdict) {
    constexpr std::array<std::string_view, 3> names = {"holds", "fails", "skipped"};
    return names[static_cast<std::size_t>(verdict)];
}

Status show_replay(const Request& request, const std::string& chains, const Puzzle& puzzle, Job& job) {
    const hdp::Replay replay = hdp::replay(puzzle, chains);
    if (request.json()) {
        Json object = json_head(request, puzzle, job);
        object["all_hold"] = replay.all_hold;
        object["failed"] = replay.failed ? Json(replay.lines[*replay.failed].number) : Json(nullptr);
        object["solution"] = replay.solution ? Json(to_line(*geometry_of(puzzle), *replay.solution)) : Json(nullptr);
        object["lines"] = Json::array();
        for (const hdp::ReplayedLine& line : replay.lines)
            object["lines"].push_back(
                {{"number", line.number}, {"text", line.text}, {"verdict", word(line.verdict)}, {"why", line.why}});
        job.out(json_line(object));
    } else {
        for (const hdp::ReplayedLine& line : replay.lines) {
            if (line.verdict == hdp::Verdict::skipped) continue;
            const std::string why = line.why.empty() ? "" : ": " + line.why;
            job.out(fmt::format("{}\t{}{}\n", line.text, word(line.verdict), why));
        }
        if (!replay.all_hold && !replay.failed) job.error("the file has no chain line to check");
    }
    return replay.all_hold ? Status::ok : Status::negative;
}

Status run_hdp(const Request& request) {
    hdp_options(request.values);  // a wrong one is reported once, before any puzzle
    const std::string& file = request.values.text("replay");
    if (file.empty())
        return for_each_puzzle(request, Effort::long_lasting,
                               [&](const Puzzle& puzzle, Job& job) { return show_report(request, puzzle, job); });
    const auto chains = read_file(file, most_chains);
    if (const auto* failed = std::get_if<Failure>(&chains)) throw BadOperand(failed->message);
    return for_each_puzzle(request, Effort::long_lasting, [&](const Puzzle& puzzle, Job& job) {
        return show_replay(request, std::get<std::string>(chains), puzzle, job);
    });
}

}  // namespace

const Command hdp_command = {
    "hdp",
    "[PUZZLE | FILE | -]...",
    "hypothesis / disproof / proof chains by pair reduction",
    "The report: positions, pair reduction analysis, pair reduction, deep pair reduction, constraint pair\n"
    "reduction, pairs, constraint pairs. --section prints one part as raw lines; parts of several puzzles are\n"
    "separated by an empty line ('level' is one word a line). Chain lines name cells as the method does (A1 top\n"
    "left), whatever --coords says. With --replay: each chain line TAB holds, or TAB fails: why.\n"
    "The exit status is 1 if a puzzle is not solved by the method, or a replayed line fails.",
    hdp_command_options,
    run_hdp,
};

}  // namespace deduku::cli
