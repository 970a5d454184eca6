// hdp: hypothesis / disproof / proof chains by pair reduction.
//
//   deduku hdp --section deep puzzle.sdk           DIS # I8: 3,9 # B1: 1,2 => CTR => B1: 6 ..
//   deduku hdp --replay chain.txt puzzle.sdk       checks every line of a chain: holds, or fails: why
#include "session/methods/hdp.hpp"

#include <fmt/format.h>

#include "cli/answering.hpp"
#include "cli/run/files.hpp"
#include "deduku/text.hpp"
#include "session/methods/replay.hpp"

namespace deduku::cli {
namespace {

const OptionRows hdp_options = options_of(
    "hdp", {{"section", MemberType::choice, report::section_words, "all", "print only this section, as raw lines", 's'},
            {"choose"},
            {"walk"},
            {"depth"},
            {"replay", MemberType::text, "FILE", "", "check the chain lines of FILE"},
            {"show", MemberType::choice, "lines|boards|levels", "lines",
             "with --replay: only the lines, the candidates after each, or the tree of hypotheses and facts"}});

// A chain line has some hundred bytes, a long report some thousand lines.
constexpr std::size_t most_chains = std::size_t{16} << 20;

std::string position_line(const Board& board) {
    return board.contradictory() ? "contradiction" : to_line(puzzle_of(board));
}

std::string verdicts(const hdp::HdpReplay& replay) {
    std::string out;
    for (const hdp::ReplayedLine& line : replay.lines) {
        if (line.verdict == hdp::ReplayVerdict::skipped) continue;
        const std::string why = line.why.empty() ? "" : ": " + line.why;
        const std::string board = line.board ? '\t' + position_line(*line.board) : "";
        out += fmt::format("{}\t{}{}{}\n", line.text, line.verdict == hdp::ReplayVerdict::holds ? "holds" : "fails",
                           why, board);
    }
    return out;
}

Status run_replay(const Request& request, const std::string& file) {
    Json& members = *request.members;
    members["lines"] = or_bad_operand(read_file(file, most_chains));
    const std::string show = request.values.text("show");
    if (show == "boards") members["marks"] = true;
    const Answering<session::ReplayAnswer> answering(request, *session::find_question("replay"));
    const auto text = [&](const session::ReplayAnswer& answer, const session::Context&) {
        return verdicts(answer.replay) + (show == "levels" ? report::levels_text(*answer.replayer) : "");
    };
    return for_each_puzzle(request, Effort::long_lasting, [&](const Puzzle& puzzle, Job& job) {
        return answering(puzzle, job, "", text, [&](const session::ReplayAnswer& answer, const session::Context&) {
            if (!request.json() && !answer.replay.all_hold && !answer.replay.failed)
                job.error("the file has no chain line to check");
            return Status::ok;
        });
    });
}

Status run_hdp(const Request& request) {
    if (request.values.given("replay")) return run_replay(request, request.values.text("replay"));
    const std::string section = request.values.text("section");
    (*request.members)["log"] = section == "log" || (section == "all" && request.json());
    const Answering<session::HdpAnswer> answering(request);
    const auto text = [&](const session::HdpAnswer& answer, const session::Context& context) {
        return section == "all" ? report::report_text(context.puzzle, answer.report, context.seconds())
                                : report::section_text(answer.report, section);
    };
    return for_each_puzzle(request, Effort::long_lasting, [&](const Puzzle& puzzle, Job& job) {
        const auto complain = [&](const session::HdpAnswer& answer, const session::Context&) {
            if (!request.json() && answer.report.cut_short && section != "all" && section != "level")
                job.error(fmt::format("{}: unknown: time or nodes ran out, the lines are not complete", named(puzzle)));
            return Status::ok;
        };
        return answering(puzzle, job, section == "level" ? "" : "\n", text, complain);
    });
}

}  // namespace

extern const Command hdp_command = {
    20,
    "hdp",
    "[PUZZLE | FILE | -]...",
    "chains of hypothesis, disproof and proof (HDP)",
    R"(Sections of the report: positions, pair reduction analysis, pair reduction, deep pair reduction, constraint pair
reduction, pairs, constraint pairs. --section prints one section as raw lines, with an empty line between puzzles
('level' prints one word per puzzle). Chains name cells in the notation of the method (A1 is top left), regardless
of --coords. --replay prints each chain line, a TAB, and 'holds' or 'fails: reason'; with --show boards, another
TAB and the position after the line.
The exit status is 1 if the method does not solve a puzzle, or a replayed line fails.)",
    hdp_options,
    run_hdp,
    R"($ deduku hdp --section level 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
hard
)",
    Boards::all,
};

}  // namespace deduku::cli
