// check: verifies a proof. deduku-check does it, a separate program that shares no code with the provers; this command
// only finds and runs it.
//
//   deduku check puzzle.sdk proof.jsonl     accepted: unique
//   deduku check puzzle.sdk deduku-unique-1.BkKKCUPaREtQR9-8ESIOe0Do
//   deduku check --with proved puzzle.sdk proof.jsonl     the same by deduku-check-proved
//   deduku check --as veripb --formula f.opb puzzle.sdk p.pbp     the same by VeriPB, if it is installed
#include <fmt/format.h>

#include <array>
#include <filesystem>
#include <stdexcept>

#include "cli/commands.hpp"
#include "cli/each.hpp"
#include "cli/run/child.hpp"
#include "cli/run/files.hpp"
#include "cli/run/input.hpp"
#include "cli/run/output.hpp"
#include "cli/run/stop.hpp"
#include "deduku/text.hpp"
#include "deduku/words.hpp"
#include "render/proof/veripb/recipe.hpp"
#include "report/parts/json.hpp"

namespace deduku::cli {
namespace {

/// A program in the folder of this one.
std::string beside(const char* program) {
    const std::string own = own_program();
    return own.substr(0, own.rfind('/') + 1) + program;
}

constexpr std::size_t most_puzzle_bytes = std::size_t{1} << 20;

const std::array<Option, 3> check_options = {{
    {"as", MemberType::choice, "ledger|veripb", "ledger", "a ledger or certificate, or a VeriPB proof (1.2)"},
    {"formula", MemberType::text, "FILE", "", "with --as veripb: the formula that 'deduku prove --formula' wrote"},
    {"with", MemberType::text, "PROGRAM", "",
     "proved: the checker proved correct; with --as veripb: the checker to run (veripb)"},
}};

// The path of VeriPB: --with, or found in PATH.
std::string veripb(const Request& request) {
    return request.values.given("with") ? request.values.text("with") : "veripb";
}

/// The text of an operand: of the file, or the operand itself.
std::string text_of(const std::string& operand, std::size_t most) {
    return exists(operand) ? or_bad_operand(read_file(operand, most)) : operand;
}

std::vector<Puzzle> checked_puzzles(const Request& request, std::size_t most) {
    const std::string& operand = request.operands[0];
    std::vector<Puzzle> out;
    for (ReadResult& each : read_puzzles(text_of(operand, most), read_options(request))) {
        if (const auto* error = std::get_if<ReadError>(&each))
            throw BadOperand(
                fmt::format("{}:{}:{}: {}", operand.substr(0, 60), error->line, error->column, error->text()));
        out.push_back(std::get<Puzzle>(std::move(each)));
    }
    return out;
}

Puzzle checked_puzzle(const Request& request) {
    std::vector<Puzzle> read = checked_puzzles(request, most_puzzle_bytes);
    if (read.size() != 1) throw BadOperand(fmt::format("{}: expected one puzzle", request.operands[0].substr(0, 60)));
    return std::move(read[0]);
}

// The refused line of the proof, or empty.
std::string refused_line(const std::string& name) {
    VeripbLines lines;
    // A file that cannot be read completely is an error.
    or_bad_operand(read_pieces(name, [&lines](std::string_view piece) { return lines.feed(piece); }));
    return lines.finish();
}

std::string claim_text(const Puzzle& puzzle, const Claim& claim) {
    if (std::holds_alternative<Unique>(claim)) return "unique";
    if (std::holds_alternative<NoSolution>(claim)) return "no solution";
    const Geometry& geometry = puzzle.geometry();
    std::string out = "false";
    for (Candidate c : std::get<False>(claim).candidates)
        out += fmt::format(" {}={}", cell_name(geometry, c.cell),
                           geometry.in_grid(c.cell) ? geometry.shown(c.digit) : index(c.digit) + 1);
    return out;
}

Status say(const Request& request, bool accepted, const std::string& what) {
    report::Json object;
    object["version"] = 1;
    object["verdict"] = accepted ? "accepted" : "refused";
    object[accepted ? "proved" : "rule"] = what;
    if (request.values.text("as") == "veripb") object["checker"] = veripb(request);
    const std::string text =
        request.json() ? report::json_line(object) : fmt::format("{}: {}\n", accepted ? "accepted" : "refused", what);
    if (const Status written = print(text); written != Status::ok) return written;
    return accepted ? Status::ok : Status::negative;
}

int run_veripb(const std::vector<std::string>& words, Said& said) {
    try {
        return run_child(words, &said);
    } catch (const std::runtime_error& error) {
        throw BadOperand(fmt::format("{}: formula and lines are in order; --with names a VeriPB to run", error.what()));
    }
}

// The recipe of doc/proofs.md: the formula is that of the puzzle, no line changes it, and VeriPB reports plain success.
Status check_veripb(const Request& request) {
    const std::string& formula = request.values.text("formula");
    const std::string& proof = request.operands[1];
    if (formula.empty()) throw UsageError("--as veripb: needs --formula FILE, as written by 'deduku prove --formula'");
    const Puzzle puzzle = checked_puzzle(request);
    const auto claim = claim_of_opb(puzzle, or_bad_operand(read_file(formula, most_opb_bytes(puzzle))));
    if (const auto* wrong = std::get_if<std::string>(&claim)) return say(request, false, *wrong);
    if (const std::string wrong = refused_line(proof); !wrong.empty()) return say(request, false, wrong);
    Said said;
    const int status = run_veripb({veripb(request), "--requireUnsat", formula, proof}, said);
    const bool good = status == 0 && said.errors.empty();
    if (good) return say(request, true, claim_text(puzzle, std::get<Claim>(claim)));
    return say(request, false, fmt::format("{} does not accept it (exit status {})", veripb(request), status));
}

// PUZZLE in a form that the proved checker also reads: formats known only to our readers are converted to the header of
// a ledger. Checkers print the puzzle as they read it.
std::string header_of(const Request& request) {
    const std::string& operand = request.operands[0];
    if (operand == "-") return operand;
    const std::string text = text_of(operand, most_puzzle_bytes);
    return text.starts_with('{') ? operand : header_json(checked_puzzle(request));
}

// Both checkers of ledgers take the same arguments.
std::vector<std::string> words_of(const Request& request, const std::string& program, const std::string& puzzle) {
    std::vector<std::string> words = {program};
    if (request.json()) words.emplace_back("--json");
    if (const std::string& box = request.values.text("box"); !box.empty()) words.insert(words.end(), {"--box", box});
    words.insert(words.end(), {"--", puzzle, request.operands[1]});
    return words;
}

constexpr std::size_t most_argument = 100'000;  // bytes of an operand; systems take a little more

// Longer puzzles, such as some with rules, are passed to the checker on standard input.
Status run_checker_on_long(const Request& request, const std::string& program, const std::string& puzzle) {
    Status written = Status::ok;
    const int status = run_filter(
        words_of(request, program, "-"), [&puzzle](const Give& give) { give(puzzle); },
        [&written](std::string_view piece) {
            if (written == Status::ok) written = print(piece);
        });
    return written != Status::ok ? written : static_cast<Status>(status);
}

Status check_proved(const Request& request) {
    const std::string program = beside("deduku-check-proved");
    if (!exists(program))
        throw BadOperand(
            "--with proved: deduku-check-proved is not beside this program; building it needs OCaml (Debian: "
            "ocaml-nox)");
    const std::string puzzle = header_of(request);
    if (puzzle.size() > most_argument && request.operands[1] != "-")
        return run_checker_on_long(request, program, puzzle);
    return static_cast<Status>(run_child(words_of(request, program, puzzle)));
}

/// A proof or certificate, by the checker of --with.
Status check_one(const Request& request) {
    if (request.values.given("with")) return check_proved(request);
    return static_cast<Status>(run_child(words_of(request, beside("deduku-check"), request.operands[0])));
}

/// The lines of a file of certificates, - for none, as 'certificate' prints for several puzzles; otherwise none.
std::vector<std::string> certificate_lines(const std::string& file) {
    constexpr std::string_view head = "deduku-";
    std::vector<std::string> out;
    std::error_code none;
    if (!std::filesystem::is_regular_file(file, none)) return out;  // a pipe is read by the checker alone
    const std::string error = read_lines(file, [&](std::string_view line, std::uint64_t) {
        if (line.ends_with('\r')) line.remove_suffix(1);
        const bool certificate = line == "-" || (line.starts_with(head) && line.find(' ') == std::string_view::npos);
        if (!certificate && !line.empty()) out.clear();
        if (certificate) out.emplace_back(line);
        return certificate || line.empty();
    });
    if (!error.empty() || out.size() < 2) out.clear();
    return out;
}

/// A line for each puzzle and its certificate.
Status check_each(const Request& request, const std::vector<std::string>& certificates) {
    constexpr std::size_t most_bytes = std::size_t{1} << 30;
    const std::vector<Puzzle> puzzles = checked_puzzles(request, most_bytes);
    if (puzzles.size() != certificates.size())
        throw BadOperand(fmt::format("{}: found {} certificates, expected {}, one for each puzzle of {}",
                                     request.operands[1], certificates.size(), puzzles.size(),
                                     request.operands[0].substr(0, 60)));
    Status status = Status::ok;
    for (std::size_t i = 0; i < puzzles.size() && stop_asked() == Stop::none; ++i) {
        Request one = request;
        one.operands = {header_json(puzzles[i]), certificates[i]};
        status = worse(status, certificates[i] == "-" ? say(request, false, "no certificate") : check_one(one));
    }
    return stop_asked() == Stop::interrupted ? Status::interrupted : status;
}

Status run_check(const Request& request) {
    if (request.operands.size() != 2)
        throw UsageError("needs two operands: PUZZLE and PROOF; 'solve' checks that a puzzle has exactly one solution");
    if (request.values.text("as") == "veripb") return check_veripb(request);
    if (request.values.given("formula")) throw UsageError("--formula: belongs to --as veripb");
    if (request.values.given("with") && request.values.text("with") != "proved")
        throw UsageError("--with: expected proved, or --as veripb");
    if (const auto certificates = certificate_lines(request.operands[1]); !certificates.empty())
        return check_each(request, certificates);
    return check_one(request);
}

}  // namespace

extern const Command check_command = {
    130,
    "check",
    "PUZZLE PROOF",
    "check a proof or certificate with an independent checker",
    R"(PUZZLE is a puzzle or a file with one; PROOF is a file written by 'deduku prove' (- = standard input), or a
certificate printed by 'deduku certificate', as text or in a file. A file of several certificates is checked with a file of as
many puzzles, in their order.
Prints 'accepted: claim', or 'refused: line, reason' with exit status 1.
--with proved uses deduku-check-proved, whose soundness is proved in Coq; it prints puzzle and claim as it read them.
--as veripb first examines the proof and its --formula (the formula must be that of the puzzle, and no line may
change the claim), then runs VeriPB, which must be installed.)",
    check_options,
    run_check,
    R"($ deduku prove -o proof.jsonl ...43.1..1..4...
proved: unique..
$ deduku check ...43.1..1..4... proof.jsonl
accepted: unique
$ deduku check ...43.1.....4... proof.jsonl
refused: line 1: the header states another puzzle
)",
    Boards::all,
};

}  // namespace deduku::cli
