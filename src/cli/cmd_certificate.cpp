// certificate: a line of text to publish beside a puzzle, which shows that it has one solution, or none.
//
//   deduku certificate puzzle.sdk           deduku-unique-1.wb4mg9YG3IdO7TblT9zu71LhZ8WSM
#include <fmt/format.h>

#include <array>

#include "cli/each.hpp"
#include "cli/lost.hpp"
#include "deduku/check.hpp"
#include "deduku/text.hpp"
#include "method/prove/certificate.hpp"

namespace deduku::cli {
namespace {

constexpr std::uint64_t most_effort = 12;

constexpr std::array<Option, 1> certificate_command_options = {{
    {"effort", 'e', Kind::count, "N", "4",
     "1 to 12: how hard to look for a short one (12: some hundred times as long)"},
}};

class Certify {
  public:
    explicit Certify(const Request& request) : request_(request) {
        const std::uint64_t effort = *request.values.count("effort");
        if (effort < 1 || effort > most_effort) throw UsageError("--effort: expected a number from 1 to 12");
        effort_ = static_cast<int>(effort);
    }

    Status operator()(const Puzzle& puzzle, Job& job) const {
        TreeOptions wanted;
        wanted.effort = effort_;
        wanted.lost = lost_searches();
        Certificate found = certify(puzzle, wanted, job.meter());
        if (found.status == ProofStatus::proved) confirm(puzzle, found);
        const bool certified = found.status == ProofStatus::proved;
        if (!certified) {
            const bool unknown = found.status == ProofStatus::exhausted;
            job.error(fmt::format("{}: {}: {}", to_line(puzzle), unknown ? "unknown" : "not certified", found.why));
        }
        if (request_.json())
            job.out(json_line(object(puzzle, found, job)));
        else
            job.out((certified ? found.text : "-") + "\n");
        return certified ? Status::ok : Status::negative;
    }

  private:
    // Nothing is printed that the checker would not accept.
    static void confirm(const Puzzle& puzzle, const Certificate& found) {
        const Verdict verdict = check_certificate(start_of(puzzle), found.text);
        if (const auto* refused = std::get_if<Refused>(&verdict))
            throw std::logic_error("the checker refuses the certificate: " + refused->rule);
    }

    Json object(const Puzzle& puzzle, const Certificate& found, const Job& job) const {
        constexpr std::array<std::string_view, 4> words = {"certified", "untrue", "unreached", "unknown"};
        Json out = json_head(request_, puzzle, job);
        out["result"] = words[static_cast<std::size_t>(found.status)];
        if (found.status == ProofStatus::proved) {
            out["claim"] = found.solution ? "unique" : "no solution";
            out["certificate"] = found.text;
            out["nodes"] = found.nodes;
            out["depth"] = found.depth;
        } else {
            out["why"] = found.why;
        }
        return out;
    }

    const Request& request_;
    int effort_ = 0;
};

Status run_certificate(const Request& request) {
    return for_each_puzzle(request, Effort::long_lasting, Certify(request));
}

}  // namespace

const Command certificate_command = {
    "certificate",
    "[PUZZLE | FILE | -]...",
    "a line of text that shows that a puzzle has one solution, or none",
    "Prints for each puzzle a certificate that 'deduku check PUZZLE CERTIFICATE' accepts: letters, digits, - and _,\n"
    "mostly shorter than the puzzle. For a puzzle with several solutions, or if --timeout or --max-nodes come first,\n"
    "it prints '-' and a message, and the exit status is 1.",
    certificate_command_options,
    run_certificate,
};

}  // namespace deduku::cli
