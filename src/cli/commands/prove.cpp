// prove: a proof that deduku-check, or another checker, accepts.
//
//   deduku prove puzzle.sdk > proof.jsonl          deduku prove -o proofs/ many.txt
#include "session/reasons/prove.hpp"

#include <fmt/format.h>

#include <utility>
#include <vector>

#include "cli/answering.hpp"
#include "cli/measures.hpp"
#include "cli/proof_output.hpp"
#include "cli/run/files.hpp"
#include "cli/run/output.hpp"
#include "cli/run/result_place.hpp"
#include "deduku/text.hpp"

namespace deduku::cli {
namespace {

const OptionRows prove_options = options_of(
    "prove",
    {{"output", MemberType::text, "FILE|DIR/", "", "write the proof to FILE, or proofs to DIR/0001.jsonl, ..", 'o'},
     {"as"},
     {"formula", MemberType::text, "FILE|DIR/", "",
      "write the formula that the proof refutes to FILE, or DIR/0001.cnf, .."},
     {"goal"},
     {"by"},
     {"order"}});

/// "172 deductions (440 in all)"
std::string deductions_text(const ProofSize& size) {
    const std::string inside = size.deductions > size.top ? fmt::format(" ({} in all)", size.deductions) : "";
    return fmt::format("{} deduction{}{}", size.top, size.top == 1 ? "" : "s", inside);
}

class Prove {
  public:
    explicit Prove(const Request& request) : request_(request) {
        if (!formulas_.name().empty() && format_.formula.empty())
            throw UsageError(fmt::format("--formula: a proof as {} needs none", format_.name));
        if (request.values.text("formula") == "-") throw UsageError("--formula: needs a file or a folder");
    }

    Status operator()(const Puzzle& puzzle, Job& job) const {
        if (!proofs_.has_room_for(job) || !formulas_.has_room_for(job)) return Status::usage;
        const std::string file = proofs_.file_for(job.number(), format_.extension);
        const bool inside = request_.json() && file.empty();
        const Lines lines = !inside ? Lines::plain : format_.name == "ledger" ? Lines::objects : Lines::strings;
        ProofOutput proof(file, proofs_.sync(), lines, job);
        // Stops proving when the proof cannot be written.
        Meter meter(job.meter(), unlimited, [&proof] { return proof.failed(); });
        std::string head = inside ? report::json_until_list(json_head(request_, puzzle, job), "proof") : std::string();
        const auto write = [&](std::string_view text) {
            job.out(std::exchange(head, {}));
            proof.write(text);
        };
        const auto progress = [&job](std::uint64_t done, std::uint64_t total) {
            job.progress({"candidates", done, total});
        };
        const session::Context context = context_of(request_, puzzle, job, meter);
        const auto found = session::ProveAnswer::find(wanted_, context, {write, progress});
        if (const auto* error = std::get_if<session::Error>(&found)) {
            job.error(fmt::format("{}: {}", named(puzzle), usage_text(*error)));
            return error->kind == "puzzle" ? Status::bad_input : Status::usage;
        }
        const auto& answer = std::get<session::ProveAnswer>(found);
        const Told& told = answer.told;
        if (proof.failed() || (told.status == ProofStatus::proved && !proof.finish().empty())) {
            if (!job.abandoned()) job.error(fmt::format("deduku: cannot write the proof: {}", proof.finish()));
            return Status::internal;
        }
        Json object = inside ? Json::object() : json_head(request_, puzzle, job);
        if (told.status == ProofStatus::proved && !formulas_.name().empty()) {
            ProofOutput formula(formulas_.file_for(job.number(), format_.formula), formulas_.sync(), Lines::plain, job);
            format_.write_formula(puzzle, *told.claim, [&](std::string_view text) { formula.write(text); });
            object["formula"] = formula.file();
            if (const std::string error = formula.finish(); !error.empty()) {
                job.error(fmt::format("deduku: cannot write the formula: {}", error));
                return Status::internal;
            }
        }
        answer.add_to(object, context);
        say(puzzle, answer, proof.file(), object, job);
        if (request_.json()) job.out(inside ? head + report::json_after_list(object) : json_line(object));
        return status_of(answer.outcome());
    }

    std::vector<const ResultPlace*> places() const { return {&proofs_, &formulas_}; }

  private:
    /// Reports the result as text; the file is a member of the object.
    void say(const Puzzle& puzzle, const session::ProveAnswer& answer, const std::string& file, Json& object,
             Job& job) const {
        const Told& told = answer.told;
        if (told.status != ProofStatus::proved) {
            const bool unknown = told.status == ProofStatus::exhausted;
            job.error(fmt::format("{}: {}: {}", named(puzzle), unknown ? "unknown" : "not proved", answer.why_not()));
        } else if (!file.empty()) {
            object["file"] = file;
            if (!request_.json())
                job.out(fmt::format("proved: {}\t{}\tby {}\t{}\n", answer.claim(), deductions_text(told.size),
                                    told.method, file));
        }
    }

    const Request& request_;
    ResultPlace proofs_{"-o", request_.values.text("output"), "one proof"};
    ResultPlace formulas_{"--formula", request_.values.text("formula"), "one formula"};
    session::ProveAnswer::Wanted wanted_ = value_or_usage(session::ProveAnswer::read(request_.values));
    const ProofFormat& format_ = *wanted_.format;
};

Status run_prove(const Request& request) {
    const Prove prove(request);
    prepare(prove.places(), request.operands);
    return for_each_puzzle(request, Effort::long_lasting, std::cref(prove));
}

}  // namespace

const std::string prove_details =
    R"(Proofs go to standard output one after the other, or with -o FILE (one puzzle) or -o DIR/ (any number, as
DIR/0001.jsonl and so on) to files; then a line per proof says what was proved. The exit status is 1, with a message,
if a goal is false, if the chosen method does not reach it, or if --timeout or --max-nodes was reached. Long proofs are
written while they are found; incomplete ones lack their claim.
VeriPB, DRAT and LRAT proofs refer to a formula: write it with --formula.

Methods for --by:)" +
    finder_lines();

extern const Command prove_command = {
    110,
    "prove",
    "[PUZZLE | FILE | -]...",
    "write a proof for 'deduku check', VeriPB or SAT proof checkers",
    prove_details,
    prove_options,
    run_prove,
    R"($ deduku prove -o proof.jsonl ...43.1..1..4...
proved: unique..
$ deduku prove --goal 'A1!=2' ...43.1..1..4...
{"format":"deduku-proof","version":1,"box":[2,2],"givens":[0,0,0,4,3,0,1,0,0,1,0,0,4,0,0,0]}
..
{"claim":"false","candidates":[1]}
)",
    Boards::all,
};

}  // namespace deduku::cli
