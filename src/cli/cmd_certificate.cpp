// certificate: a line of text to publish beside a puzzle, which shows that it has one solution, or none.
//
//   deduku certificate puzzle.sdk           deduku-unique-1.wb4mg9YG3IdO7TblT9zu71LhZ8WSM
#include <fmt/format.h>

#include <array>
#include <stdexcept>

#include "cli/asking.hpp"
#include "deduku/text.hpp"
#include "session/proof_members.hpp"

namespace deduku::cli {
namespace {

Status certify_puzzle(const CommandQuestion& question, bool json, const Puzzle& puzzle, Job& job) {
    const session::Reply told = question.ask(puzzle, job);
    if (told.error) throw std::logic_error(told.error->text);
    const bool certified = told.outcome == session::Outcome::positive;
    if (!certified) {
        const bool unknown = told.answer["result"] == "unknown";
        job.error(fmt::format("{}: {}: {}", to_line(puzzle), unknown ? "unknown" : "not certified",
                              told.answer["why"].get<std::string>()));
    }
    job.out(json ? json_line(told.answer) : certified ? told.answer["certificate"].get<std::string>() + '\n' : "-\n");
    return certified ? Status::ok : Status::negative;
}

Status run_certificate(const Request& request) {
    const std::uint64_t effort = *request.values.count("effort");
    if (effort < 1 || effort > session::most_effort) throw UsageError("--effort: expected a number from 1 to 12");
    const CommandQuestion question(request, session::certificate_ask);
    return for_each_puzzle(request, Effort::long_lasting, [&](const Puzzle& puzzle, Job& job) {
        return certify_puzzle(question, request.json(), puzzle, job);
    });
}

}  // namespace

const Command certificate_command = {
    "certificate",
    "[PUZZLE | FILE | -]...",
    "a line of text that shows that a puzzle has one solution, or none",
    "Prints for each puzzle a certificate that 'deduku check PUZZLE CERTIFICATE' accepts: letters, digits, - and _,\n"
    "mostly shorter than the puzzle. For a puzzle with several solutions, or if --timeout or --max-nodes come first,\n"
    "it prints '-' and a message, and the exit status is 1.",
    session::certificate_ask.members,
    run_certificate,
};

}  // namespace deduku::cli
