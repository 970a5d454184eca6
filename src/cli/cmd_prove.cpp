// prove: a proof that deduku-check accepts.
//
//   deduku prove puzzle.sdk > proof.jsonl          deduku prove -o proofs/ many.txt
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "cli/each.hpp"
#include "cli/output.hpp"
#include "grid/write.hpp"
#include "method/prove/prove.hpp"
#include "render/ledger_json.hpp"

namespace deduku::cli {
namespace {

constexpr std::array<Option, 3> options = {{
    {"output", 'o', Kind::text, "FILE|DIR/", "", "write the proof to FILE, or the proofs to DIR/0001.jsonl, .."},
    {"as", 0, Kind::choice, "ledger", "ledger", "format of the proof: deduku-proof JSON lines"},
    {"goal", 0, Kind::choice, "auto|solution|unique|none", "auto",
     "what to prove (auto: unique or none if true, else a solution)"},
}};

Goal goal_of(const Values& values) {
    const std::string& word = values.text("goal");
    if (word == "solution") return Goal::solution;
    if (word == "unique") return Goal::unique;
    return word == "none" ? Goal::none : Goal::automatic;
}

std::string_view claim_word(const Claim& claim) {
    constexpr std::array<std::string_view, 4> names = {"solution", "unique", "no solution", "false candidates"};
    return names[claim.index()];
}

/// The file of a puzzle's proof, "" = standard output.
std::string file_for(const std::string& output, std::uint64_t number) {
    if (output == "-") return {};
    if (output.empty() || output.back() != '/') return output;
    return fmt::format("{}{:04}.jsonl", output, number);
}

/// Writes the file; a text that says why not, if it failed.
std::string write_file(const std::string& name, std::string_view text) {
    const int file = open(name.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0) return fmt::format("{}: {}", name, std::strerror(errno));
    const bool written = write_all(file, text);
    const int error = errno;
    if (::close(file) == 0 && written) return {};
    return fmt::format("{}: {}", name, std::strerror(written ? errno : error));
}

/// The lines of a ledger as one JSON array.
std::string as_array(std::string_view lines) {
    std::string text = "[";
    for (char c : lines.substr(0, lines.size() - 1)) text += c == '\n' ? ',' : c;
    return text + ']';
}

class Prove {
  public:
    explicit Prove(const Request& request) : request_(request), output_(request.values.text("output")) {}

    Status operator()(const Puzzle& puzzle, Job& job) const {
        const std::string file = file_for(output_, job.number());
        if (!file.empty() && job.number() > 1 && output_.back() != '/') {
            job.error(fmt::format("puzzle {}: -o {} holds one proof; for several give a folder: -o DIR/", job.number(),
                                  output_));
            return Status::usage;
        }
        ProveOptions wanted;
        wanted.hdp.budget = job.budget();
        const Proof proof = prove(puzzle, goal_of(request_.values), wanted);
        if (proof.status != ProofStatus::proved) return refuse(puzzle, proof, job);
        const std::string text = ledger_text(*proof.ledger);
        if (!file.empty()) {
            if (const std::string error = write_file(file, text); !error.empty()) {
                job.error(fmt::format("deduku: cannot write the proof: {}", error));
                return Status::internal;
            }
        }
        answer(puzzle, proof, file, text, job);
        return Status::ok;
    }

  private:
    Status refuse(const Puzzle& puzzle, const Proof& proof, Job& job) const {
        const bool unknown = proof.status == ProofStatus::exhausted;
        const std::string why = unknown ? "time or nodes ran out" : proof.why;
        if (request_.json()) {
            Json object = json_head(request_, puzzle, job);
            object["result"] = unknown ? "unknown" : "untrue";
            object["why"] = why;
            job.out(json_line(object));
        }
        job.error(fmt::format("{}: {}: {}", to_line(puzzle), unknown ? "unknown" : "not proved", why));
        return Status::negative;
    }

    void answer(const Puzzle& puzzle, const Proof& proof, const std::string& file, std::string_view text,
                Job& job) const {
        if (!request_.json()) {
            if (file.empty()) return job.out(text);
            const std::size_t steps = proof.ledger->steps.size();
            return job.out(fmt::format("proved: {}\t{} deduction{}\tby {}\t{}\n", claim_word(proof.ledger->claim),
                                       steps, steps == 1 ? "" : "s", proof.method, file));
        }
        Json object = json_head(request_, puzzle, job);
        object["result"] = "proved";
        object["claim"] = claim_word(proof.ledger->claim);
        object["deductions"] = proof.ledger->steps.size();
        object["method"] = proof.method;
        if (!file.empty()) {
            object["file"] = file;
            return job.out(json_line(object));
        }
        std::string line = json_line(object);
        line.resize(line.size() - 2);
        job.out(fmt::format("{},\"proof\":{}}}\n", line, as_array(text)));
    }

    const Request& request_;
    std::string output_;
};

Status run(const Request& request) {
    const std::string& output = request.values.text("output");
    if (!output.empty() && output.back() == '/' && mkdir(output.c_str(), 0777) != 0 && errno != EEXIST)
        throw BadOperand(fmt::format("{}: {}", output, std::strerror(errno)));
    return for_each_puzzle(request, Effort::long_lasting, Prove(request));
}

}  // namespace

const Command prove_command = {
    "prove",
    "[PUZZLE | FILE | -]...",
    "write a proof that 'deduku check' accepts",
    "Proofs go to standard output one after the other, or with -o FILE (one puzzle) or -o DIR/ (any number,\n"
    "DIR/0001.jsonl by the number of the puzzle) to files; then a line for each says what was proved. A goal\n"
    "that is not true, or that --timeout or --max-nodes cut short, is a message and exit status 1.",
    options,
    run,
};

}  // namespace deduku::cli
