// prove: a proof that deduku-check, or another checker, accepts.
//
//   deduku prove puzzle.sdk > proof.jsonl          deduku prove -o proofs/ many.txt
#include <fmt/format.h>

#include <array>
#include <vector>

#include "cli/asking.hpp"
#include "cli/lost.hpp"
#include "cli/method_choice.hpp"
#include "cli/run/proof_output.hpp"
#include "cli/run/result_place.hpp"
#include "deduku/text.hpp"
#include "method/prove/goal.hpp"
#include "method/prove/prove.hpp"
#include "render/proof/format.hpp"
#include "session/proof_members.hpp"

namespace deduku::cli {
namespace {

const Options prove_options = options_of(
    session::prove_ask,
    {{"output", Kind::text, "FILE|DIR/", "", "write the proof to FILE, or the proofs to DIR/0001.jsonl, ..", 'o'},
     {"as"},
     {"proof_version"},
     {"formula", Kind::text, "FILE|DIR/", "", "write what the proof refutes to FILE, or to DIR/0001.cnf, .."},
     {"goal"},
     {"by"},
     {"order"}});

/// "172 deductions (440 in all)"
std::string deductions_text(const ProofSize& size) {
    const std::string inside = size.deductions > size.top ? fmt::format(" ({} in all)", size.deductions) : "";
    return fmt::format("{} deduction{}{}", size.top, size.top == 1 ? "" : "s", inside);
}

GoalText goal_option(const session::Question& values) {
    auto goal = parse_goal(values.text("goal"));
    if (const auto* mistake = std::get_if<std::string>(&goal)) throw UsageError(fmt::format("--goal: {}", *mistake));
    return std::get<GoalText>(std::move(goal));
}

class Prove {
  public:
    explicit Prove(const Request& request)
        : request_(request),
          output_(request.values.text("output")),
          formula_(request.values.text("formula")),
          proofs_("-o", output_, "one proof"),
          formulas_("--formula", formula_, "one formula"),
          format_(proof_format(request.values.text("as"))),
          goal_(goal_option(request.values)),
          coords_(*parse_coords(request.values.text("coords"))),
          finder_(value_or_usage(session::finder_of(request.values, "by", lost_searches()))) {
        if (!formula_.empty() && format_.formula.empty())
            throw UsageError(fmt::format("--formula: a proof as {} needs none", format_.name));
        if (request.values.given("proof_version") && !format_.has_versions)
            throw UsageError("--proof-version: belongs to --as veripb or veripb-strict");
        if (formula_ == "-") throw UsageError("--formula: needs a file or a folder");
    }

    Status operator()(const Puzzle& puzzle, Job& job) const {
        if (!proofs_.has_room_for(job) || !formulas_.has_room_for(job)) return Status::usage;
        if (const method::Method* by = finder_.row; puzzle.houses && by != nullptr && !by->any_houses)
            return refuse_houses(fmt::format("prove --by {}", by->word), puzzle, job);
        const std::string file = file_for(output_, job.number(), format_.extension);
        const GeometryPtr board = geometry_of(puzzle);
        const Geometry& geometry = *board;
        const auto wanted = goal_on(goal_, geometry, coords_);
        if (const auto* mistake = std::get_if<std::string>(&wanted)) {
            job.error(fmt::format("{}: --goal: {}", to_line(puzzle), *mistake));
            return Status::usage;
        }
        return prove_one(puzzle, geometry, std::get<Wanted>(wanted), file, job);
    }

    std::vector<const ResultPlace*> places() const { return {&proofs_, &formulas_}; }

  private:
    Status prove_one(const Puzzle& puzzle, const Geometry& geometry, const Wanted& wanted, const std::string& file,
                     Job& job) const {
        const bool inside = request_.json() && file.empty();
        const Lines lines = !inside ? Lines::plain : format_.name == "ledger" ? Lines::objects : Lines::strings;
        if (inside) {
            std::string head = json_line(json_head(request_, puzzle, job));
            head.resize(head.size() - 2);
            job.out(head + ",\"proof\":[");
        }
        ProofOutput proof(file, proofs_.sync(), lines, job);
        const ProofWriter writer =
            format_.make(request_.values.text("proof_version"), [&](std::string_view text) { proof.write(text); });
        // Nothing is proved any more once it cannot be written.
        Meter meter(job.meter(), unlimited, [&proof] { return proof.failed(); });
        Told told = prove(puzzle, wanted, options_for(job), meter, *writer.events);
        session::settle(told, writer.error(), geometry, coords_);
        if (proof.failed() || (told.status == ProofStatus::proved && !proof.finish().empty())) {
            if (!job.abandoned()) job.error(fmt::format("deduku: cannot write the proof: {}", proof.finish()));
            return Status::internal;
        }
        Json object = inside ? Json::object() : json_head(request_, puzzle, job);
        if (told.status == ProofStatus::proved && !formula_.empty()) {
            ProofOutput formula(file_for(formula_, job.number(), format_.formula), formulas_.sync(), Lines::plain, job);
            format_.write_formula(puzzle, *told.claim, [&](std::string_view text) { formula.write(text); });
            object["formula"] = formula.file();
            if (const std::string error = formula.finish(); !error.empty()) {
                job.error(fmt::format("deduku: cannot write the formula: {}", error));
                return Status::internal;
            }
        }
        const Status status = told.status == ProofStatus::proved ? proved(told, proof, object, job)
                                                                 : not_proved(puzzle, told, object, job);
        if (request_.json()) job.out(inside ? "]," + json_line(object).substr(1) : json_line(object));
        return status;
    }

    ProveOptions options_for(Job& job) const {
        ProveOptions wanted;
        wanted.method = finder_.options;
        wanted.by = finder_.row;
        wanted.alone = true;
        wanted.progress = [&job](std::uint64_t done, std::uint64_t total) {
            job.progress({"candidates", done, total});
        };
        return wanted;
    }

    static Status not_proved(const Puzzle& puzzle, const Told& told, Json& object, Job& job) {
        const bool unknown = told.status == ProofStatus::exhausted;
        session::add_told(object, told, {}, 0);
        job.error(
            fmt::format("{}: {}: {}", to_line(puzzle), unknown ? "unknown" : "not proved", session::why_not(told)));
        return Status::negative;
    }

    Status proved(const Told& told, const ProofOutput& proof, Json& object, Job& job) const {
        session::add_told(object, told, format_.name, proof.bytes());
        if (!proof.file().empty()) object["file"] = proof.file();
        if (!request_.json() && !proof.file().empty())
            job.out(fmt::format("proved: {}\t{}\tby {}\t{}\n", session::claim_word(*told.claim),
                                deductions_text(told.size), told.method, proof.file()));
        return Status::ok;
    }

    const Request& request_;
    std::string output_;
    std::string formula_;
    ResultPlace proofs_;
    ResultPlace formulas_;
    const ProofFormat& format_;
    GoalText goal_;
    Coords coords_;
    session::Finder finder_;
};

Status run_prove(const Request& request) {
    const Prove prove(request);
    prepare(prove.places(), request.operands);
    return for_each_puzzle(request, Effort::long_lasting,
                           [&prove](const Puzzle& puzzle, Job& job) { return prove(puzzle, job); });
}

}  // namespace

const std::string prove_details =
    "Proofs go to standard output one after the other, or with -o FILE (one puzzle) or -o DIR/ (any number,\n"
    "DIR/0001.jsonl by the number of the puzzle) to files; then a line for each says what was proved. A goal\n"
    "that is not true, that the method chosen does not reach, or that --timeout or --max-nodes cut short, is a\n"
    "message and exit status 1. A long proof is written while it is found; one that is cut short lacks its claim.\n"
    "A proof as veripb, drat or lrat is about a formula: write that with --formula.\n\n"
    "Who finds it, --by:" +
    finder_lines();

const Command prove_command = {
    "prove",
    "[PUZZLE | FILE | -]...",
    "write a proof that 'deduku check', VeriPB or a checker of SAT proofs accepts",
    prove_details,
    prove_options,
    run_prove,
    true,
};

}  // namespace deduku::cli
