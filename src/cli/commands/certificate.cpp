// certificate: a line of text to publish with a puzzle, which proves that it has one solution, or none.
//
//   deduku certificate puzzle.sdk           deduku-unique-1.wb4mg9YG3IdO7TblT9zu71LhZ8WSM
#include "session/reasons/certificate.hpp"

#include <fmt/format.h>

#include "cli/answering.hpp"
#include "deduku/text.hpp"

namespace deduku::cli {
namespace {

std::string certificate_text(const session::CertificateAnswer& answer, const session::Context& /*context*/) {
    return answer.found.status == ProofStatus::proved ? answer.found.text + '\n' : "-\n";
}

Status run_certificate(const Request& request) {
    const Answering<session::CertificateAnswer> answering(request);
    return for_each_puzzle(request, Effort::long_lasting, [&](const Puzzle& puzzle, Job& job) {
        const auto complain = [&](const session::CertificateAnswer& answer, const auto&) {
            if (answer.found.status == ProofStatus::proved) return Status::ok;
            const bool unknown = answer.found.status == ProofStatus::exhausted;
            job.error(
                fmt::format("{}: {}: {}", named(puzzle), unknown ? "unknown" : "not certified", answer.found.why));
            return Status::negative;
        };
        return answering(puzzle, job, "", certificate_text, complain);
    });
}

}  // namespace

extern const Command certificate_command = {
    120,
    "certificate",
    "[PUZZLE | FILE | -]...",
    "a one-line certificate that a puzzle has exactly one solution, or none",
    R"(Prints for each puzzle a certificate that 'deduku check PUZZLE CERTIFICATE' accepts: letters, digits, - and _, usually
shorter than the puzzle. If a puzzle has several solutions, or --timeout or --max-nodes is reached, it prints '-' and a
message, and the exit status is 1.)",
    session::find_question("certificate")->members,
    run_certificate,
    R"($ deduku certificate ...43.1..1..4... >certificate.txt
$ deduku check ...43.1..1..4... certificate.txt
accepted: unique
)",
};

}  // namespace deduku::cli
