// trace: a path as data for training, a record for each step.
#include "session/methods/trace.hpp"

#include <array>

#include "deduku/words.hpp"
#include "generate/chance.hpp"
#include "method/path/image.hpp"
#include "report/parts/lists.hpp"
#include "report/parts/position_line.hpp"
#include "report/path/path.hpp"
#include "session/puzzles/canon.hpp"

namespace deduku::session {
namespace {

constexpr std::uint64_t most_isomorphs = 10'000;

constexpr std::array trace_members = {
    Option{"words", MemberType::choice, "short|full", "full", "short: each step on a line; full: in a sentence, too"},
    Option{"candidates", MemberType::flag, "", "", "positions with the candidates of each cell: 5[24]3"},
    Option{"proof", MemberType::flag, "", "",
           "add to each step the lines of a ledger that prove it; those of all steps together are a ledger"},
    Option{"shuffle", MemberType::count, "N", "0",
           "N random isomorphs of each puzzle instead of it; none of boards with rules"},
    Option{"seed", MemberType::count, "S", "1", "random seed for the isomorphs"},
    first_member,
    only_member,
    Option{"stop_at", MemberType::text, "TECHNIQUE", "", "stop where this technique or a harder one is needed"}};

/// A position as the steps change it: what is written, and what each cell may be.
class Position {
  public:
    explicit Position(const path::Path& path)
        : board_(start_board(path.start)), written_(path.start.geometry().cells(), false) {
        for (const Deduction& deduction : path.givens) apply(board_, deduction);
        for (const Cell cell : path.start.geometry().every_grid_cell())
            written_[cell] = path.start.cells[cell].single();
    }

    void take(const path::Step& step) {
        path::apply(board_, step);
        if (step.places) written_[step.places->cell] = true;
        for (const Candidate c : step.written) written_[c.cell] = true;
    }

    const Board& board() const { return board_; }
    std::string text(bool candidates) const {
        return report::position_line(board_, written_,
                                     candidates ? report::CellMarks::shown : report::CellMarks::hidden);
    }

  private:
    Board board_;
    Table<Cell, bool> written_;
};

std::size_t size_of(const std::vector<Deduction>& steps) {
    std::size_t out = steps.size();
    for (const Deduction& step : steps)
        if (const auto* branches = branches_of(step.why))
            for (const Branch& branch : *branches) out += size_of(branch.steps);
    return out;
}

// The looks of a contradiction, the consequences in a net, the candidates of a chain, the deductions that refute a
// supposition; null for other steps.
Json length_of(const path::Step& step) {
    const Pattern& p = step.pattern;
    if (!p.looks.empty()) return p.looks.size();
    std::size_t out = 0;
    for (const Strand& strand : p.strands) out += strand.nodes.size();
    if (out > 0) return out;
    if (p.chain) return p.chain->nodes.size();
    for (const Branch* branch : path::refuted_branches(step)) out += size_of(branch->steps);
    return out > 0 ? Json(out) : Json(nullptr);
}

/// The ledger of a path in parts: the lines of each step; the first with the header and the eliminations by givens, the
/// last with the claim.
class ProofParts {
  public:
    explicit ProofParts(const path::Path& path) : text_(ledger_text(path::finding_of(path).ledger)) {
        lines_.push_back(1 + path.givens.size());
        for (const path::Step& step : path.steps) lines_.push_back(step.deductions.size());
    }

    Json next(bool first, bool last) {
        std::size_t lines = lines_[at_++];
        if (first) lines += lines_[at_++];
        if (last) return report::list_of_lines(std::string_view(text_).substr(begin_));
        const std::size_t begin = begin_;
        for (; lines > 0 && begin_ < text_.size(); --lines) begin_ = text_.find('\n', begin_) + 1;
        return report::list_of_lines(std::string_view(text_).substr(begin, begin_ - begin));
    }

  private:
    std::string text_;
    std::vector<std::size_t> lines_;  // of the start, and of each step
    std::size_t at_ = 0;
    std::size_t begin_ = 0;
};

// 64-bit FNV-1a: the isomorphs of a puzzle do not depend on its place in a list.
std::uint64_t fingerprint_of(const Puzzle& puzzle) {
    std::uint64_t hash = 0xCBF29CE484222325;
    for (const char c : to_line(puzzle)) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3;
    return hash;
}

}  // namespace

OrError<TraceAnswer::Wanted> TraceAnswer::read(const Question& question) {
    auto options = path_options(question);
    if (auto* error = std::get_if<Error>(&options)) return std::move(*error);
    Wanted out{std::get<path::PathOptions>(std::move(options))};
    out.options.digit_by_digit = true;
    out.sentences = question.text("words") == "full";
    out.candidates = question.flag("candidates");
    out.proof = question.flag("proof");
    out.isomorphs = *question.count("shuffle");
    out.seed = *question.count("seed");
    if (out.isomorphs > most_isomorphs) return wrong("shuffle", "not a number from 0 to 10000");
    // Nested suppositions are told in outline otherwise: their proofs may be very long.
    out.options.proved = out.proof;
    return out;
}

OrError<TraceAnswer> TraceAnswer::find(const Wanted& wanted, const Context& context) {
    const Geometry& board = context.puzzle.geometry();
    if (wanted.isomorphs > 0 && board.constrained()) return refused("trace --shuffle", Boards::houses);
    const method::MethodOptions methods{.fallback = context.fallback};
    method::Known known(context.puzzle, methods, context.meter);
    path::Path path = path::walk(
        context.puzzle, wanted.options, [&]() -> const Solutions& { return known.solutions(); }, context.meter);
    TraceAnswer out{wanted, {}};
    const std::uint64_t puzzle = fingerprint_of(context.puzzle);
    for (std::uint64_t number = 0; number < wanted.isomorphs; ++number) {
        generate::Draw draw(wanted.seed, puzzle + number);
        const Isomorph map = random_isomorph(board, [&] { return draw.bits(); });
        out.traces.push_back({path::image(path, map), map});
    }
    if (wanted.isomorphs == 0) out.traces.push_back({std::move(path)});
    return out;
}

Json TraceAnswer::head_of(const Trace& trace) const {
    Json out;
    out["puzzle"] = to_line(trace.path.start);
    if (trace.map) out["isomorph"] = map_object(*trace.map);
    out["outcome"] = report::word(trace.path.end);
    return out;
}

Json TraceAnswer::steps_of(const Trace& trace, Coords coords) const {
    const path::Path& path = trace.path;
    const report::StepLine lines(path.start, report::StepNotation::sheet, coords);
    const report::Teacher teacher(path.start, coords);
    Position position(path);
    std::optional<ProofParts> proof;
    if (wanted.proof && !path.steps.empty()) proof.emplace(path);
    std::string before = position.text(wanted.candidates);
    std::size_t number = 0;
    return Json::list(path.steps, [&](const path::Step& step) {
        Json out = {{"step", ++number}, {"of", path.steps.size()}};
        out.update(report::step_object(lines, step));
        if (wanted.sentences) out["sentence"] = teacher.on(position.board()).sentence(step);
        out["length"] = length_of(step);
        out["before"] = std::move(before);
        position.take(step);
        before = position.text(wanted.candidates);
        out["after"] = before;
        if (proof) out["proof"] = proof->next(number == 1, number == path.steps.size());
        return out;
    });
}

void TraceAnswer::add_to(Json& object, const Context& context) const {
    object["traces"] = Json::list(traces, [&](const Trace& trace) {
        Json out = head_of(trace);
        out["steps"] = steps_of(trace, context.coords);
        return out;
    });
}

Outcome TraceAnswer::outcome() const {
    return traces.front().path.end == path::PathEnd::solved ? Outcome::positive : Outcome::negative;
}

extern const QuestionRow trace_question = {
    95,
    "trace",
    "trace",
    "a path as data for training: a record for each step, with positions and proof",
    trace_members,
    answer_by<TraceAnswer>,
    true,
    true,
    Boards::all};

}  // namespace deduku::session
