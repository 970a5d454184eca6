// generate: prints puzzles, one on each line.
//
//   generate -n 1000 --seed 7                        random minimal puzzles
//   generate --by vicinity --vicinity -1+1 FILE      puzzles near those of a file
#include "session/puzzles/generate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <optional>

#include "canon/canon.hpp"
#include "cli/answering.hpp"
#include "cli/commands.hpp"
#include "cli/kept_form.hpp"
#include "cli/measures.hpp"
#include "cli/run/batches.hpp"
#include "cli/run/first_of_each.hpp"
#include "cli/run/lane_worker.hpp"
#include "cli/run/output.hpp"
#include "cli/run/stop.hpp"
#include "deduku/text.hpp"
#include "generate/vicinity.hpp"
#include "session/puzzles/canon.hpp"
#include "session/puzzles/level.hpp"

namespace deduku::cli {
namespace {

const OptionRows generate_options = options_of(
    "generate",
    {{"puzzles", MemberType::count, "N", "",
      "number of puzzles (default: 1, with --for or --tries as many as are made; all of a vicinity)", 'n'},
     {"by", MemberType::choice, "top-down|controlled-bias|pattern|vicinity", "top-down", "method, see above"},
     {"vicinity", MemberType::text, "-A+B", "-1+1",
      "number of givens removed (1-4) and added (1-2); -1+1p: at the same cells"},
     {"most_solutions", MemberType::count, "N", "2000", "-A+2, pattern: skip remainders with more solutions"},
     {"any", MemberType::flag, "", "", "vicinity: include puzzles that are not minimal"},
     {"symmetry"},
     {"pattern"},
     {"most_clues"},
     {"clues", MemberType::text, "A..B", "", "only puzzles with this many givens"},
     {"where"},
     {"difficulty"},
     {"canon", MemberType::choice, "as-made|minlex|gsf|pattern|maxlex|solution", "as-made",
      "print this canonical form of each puzzle"},
     {"unique_forms", MemberType::flag, "", "", "print each form only once; use with --canon"},
     {"houses"},
     {"rules"},
     {"seed", MemberType::count, "S", "",
      "random seed; the same seed gives the same puzzles (default: another for each run, printed on stderr)"},
     {"tries"},
     {"for", MemberType::number, "S", "", "stop after S seconds"}});

struct ClueRange {
    int least = 0;
    int most = max_digits * max_digits;
    bool has(std::ptrdiff_t clues) const { return clues >= least && clues <= most; }
};

ClueRange clue_range(const session::Question& values) {
    const std::string& text = values.text("clues");
    if (text.empty()) return {};
    ClueRange out;
    char end = 0;
    const bool range = std::sscanf(text.c_str(), "%d..%d%c", &out.least, &out.most, &end) == 2;
    if (!range && std::sscanf(text.c_str(), "%d%c", &out.least, &end) == 1)
        out.most = out.least;
    else if (!range || out.least > out.most)
        throw UsageError(fmt::format("--clues: '{}' is not A..B", text));
    // McGuire, Tugemann and Civario 2012: no puzzle has 16 givens.
    const bool plain = !values.given("houses") && !values.given("box") && !values.given("rules");
    if (plain && (out.most < 17 || out.least > 81))
        throw UsageError(fmt::format("--clues: '{}': 9x9 puzzles with one solution have 17 to 81 givens", text));
    return out;
}

generate::Vicinity vicinity_of(const session::Question& values) {
    generate::Vicinity out;
    const std::string& text = values.text("vicinity");
    char more[3] = "";
    const int read = std::sscanf(text.c_str(), "-%1d+%1d%2s", &out.remove, &out.add, more);
    const std::string_view suffix = more;
    if (read < 2 || out.remove < 1 || out.remove > 4 || out.add < 1 || out.add > 2 ||
        (!suffix.empty() && suffix != "p"))
        throw UsageError(fmt::format("--vicinity: '{}' is not -1+1, -2+2, -2+1, .., with p at the same cells", text));
    out.same_cells = !suffix.empty();
    out.minimal = !values.given("any");
    out.most_solutions = *values.count("most_solutions");
    return out;
}

/// Selects and formats generated puzzles.
class Finish {
  public:
    Finish(const Request& request, const generate::GenerationPlan& plan)
        : clues_(clue_range(request.values)),
          where_(where_of(request, session::Where::About::with_one_solution,
                          [&](const method::MethodRow& row) { return session::lacking(plan, row); })),
          level_(request.values, plan),
          form_(canon::parse_form(request.values.text("canon"))) {
        if (request.values.given("unique_forms") && !form_) throw UsageError("--unique-forms: needs --canon");
    }

    /// The line of a puzzle on this board (null: 9x9 with boxes); empty if it is rejected.
    std::string line(std::string text, const GeometryPtr& board, Meter& meter) const {
        // The givens of a text of 81 cells are counted without parsing it.
        const bool counted = !board && text.size() == std::tuple_size_v<NineGrid>;
        if (counted && where_.empty() && level_.any() && !form_)
            return clues_.has(std::count_if(text.begin(), text.end(), [](char c) { return c != '.'; })) ? text : "";
        auto puzzle = level_.take(counted ? cli::puzzle_of(text) : std::get<Puzzle>(read_puzzles(text).front()), meter);
        if (!puzzle || !clues_.has(clue_count(*puzzle))) return {};
        if (!level_.any()) text = to_line(*puzzle);
        if (!where_.empty()) {
            method::Known known(*puzzle, rating_, meter);
            if (!where_.passes(known)) return {};
        }
        if (!form_) return text;
        const auto found = canon::canonical(*puzzle, *form_, session::solve_for_form(default_fallback(), meter), meter);
        const auto* form = std::get_if<canon::Canonical>(&found);
        return form == nullptr ? std::string() : to_line(form->form);
    }

    const session::LevelChoice& level() const { return level_; }

  private:
    ClueRange clues_;
    session::Where where_;
    session::LevelChoice level_;
    method::MethodOptions rating_ = plain_rating_options();
    std::optional<canon::FormKind> form_;
};

/// Makes a batch with the engine of its thread.
InputBatch made_by(const generate::GenerationPlan& plan, std::uint64_t number, lanes::Engine& engine,
                   const Finish& finish, const Limits& limits, const Over& over) {
    Meter meter(unlimited, [&] { return over() || stop_asked() != Stop::none; });
    const generate::GeneratedBatch made = generate::make_batch(plan, number, engine, meter);
    InputBatch out;
    out.tries = made.tries;
    for (const std::string& text : made.puzzles) {
        Job job(limits, over);
        if (std::string line = finish.line(text, plan.board, job.meter()); !line.empty())
            out.lines.push_back(std::move(line));
    }
    return out;
}

BatchOptions batch_options(const Request& request, const session::LevelChoice& level) {
    const session::Question& values = request.values;
    const bool ends = values.given("tries") || values.given("for");
    BatchOptions out;
    out.threads = thread_count(request);
    out.most_lines = values.count("puzzles").value_or(ends ? 0 : 1);
    const std::uint64_t tries = values.given("for") && !values.given("tries") ? unlimited : level.most_tries(values);
    out.most_tries = tries == unlimited ? 0 : tries;
    out.most_seconds = values.number("for").value_or(0);
    out.patience = values.number("timeout");
    return out;
}

Status make(const Request& request) {
    if (!request.operands.empty()) throw UsageError("puzzles are read with --by vicinity only");
    generate::GenerationPlan plan = value_or_usage(session::plan_of(request.values));
    const Finish finish(request, plan);
    if (plan.board && (!plan.board->standard() || !plan.rules.empty()) && request.values.text("canon") != "as-made")
        throw UsageError("--canon: canonical forms are of boards with rows, columns and boxes and no rules");
    plan.seed = seed_of(request);
    const Limits limits = limits_of(request);
    FirstOfEach first([](std::string_view line) { return line; });
    BatchOptions options = batch_options(request, finish.level());
    if (request.values.given("unique_forms"))
        options.keep = [&first](std::string line) {
            first.filter(line);
            return !line.empty();
        };
    const auto maker = [&]() -> MakeBatch {
        const auto engine = std::make_shared<lanes::Engine>(lanes::best_kernel());
        return [&, engine](std::uint64_t number, const Over& over) {
            return made_by(plan, number, *engine, finish, limits, over);
        };
    };
    Progress progress = make_progress(request);
    const Batched done = run_batches(maker, options, progress);
    const bool fewer = request.values.given("puzzles") && done.lines < options.most_lines;
    const bool asked = request.values.given("tries") || options.most_seconds > 0;
    if (asked || fewer || done.lines == 0 || done.impatient || request.values.text("by") != "top-down")
        print_error(fmt::format("puzzles: {}, tries: {}{}\n", done.lines, done.tries,
                                done.impatient ? "; stopped: no other puzzle was found within --timeout" : ""));
    if (done.status != Status::ok) return done.status;
    return done.lines == 0 || fewer ? Status::negative : Status::ok;
}

/// The cells of a puzzle with a vicinity: 9x9, one solution.
std::optional<NineGrid> center_of(const Puzzle& puzzle, Job& job) {
    const std::string text = to_line(puzzle);
    const bool nine = puzzle.box() == Box{3, 3} && text.size() == std::tuple_size_v<NineGrid>;
    if (!nine || solve(start_board(puzzle), {.limit = 2}, job.meter()).count != 1) {
        job.error(fmt::format("{}: a vicinity is one of a 9x9 puzzle with exactly one solution", text));
        return std::nullopt;
    }
    return digits_of(text);
}

/// The omissions from all vicinities; updated by several threads.
struct LeftOut {
    std::atomic<std::uint64_t> skipped{0};
    std::atomic<std::uint64_t> rests{0};
};

Status near_one(const Puzzle& puzzle, const generate::Vicinity& wanted, const Finish& finish, LeftOut& left_out,
                Job& job) {
    thread_local lanes::Engine engine(lanes::best_kernel());
    const auto center = center_of(puzzle, job);
    if (!center) return Status::bad_input;
    generate::VicinityCount count;
    const auto sink = [&](const NineGrid& cells) {
        if (const std::string line = finish.line(generate::text_of(cells), nullptr, job.meter()); !line.empty())
            job.out_bytes(line + '\n');
        constexpr std::uint64_t often = 4096;
        return count.puzzles % often != 0 || job.send_out();
    };
    const bool whole = generate::vicinity(engine, *center, wanted, job.meter(), count, sink);
    left_out.rests += count.rests;
    left_out.skipped += count.skipped;
    if (!whole) job.error(fmt::format("{}: unknown: the vicinity was cut short", named(puzzle)));
    return whole ? Status::ok : Status::negative;
}

Status near_others(const Request& request) {
    const Finish finish(request, {});
    const generate::Vicinity wanted = vicinity_of(request.values);
    for (const std::string_view option : {"puzzles", "tries", "for"})
        if (request.values.given(option)) throw UsageError(fmt::format("--{}: a vicinity is made whole", option));
    LeftOut left_out;
    const PuzzleWork any = [&](const Puzzle& puzzle, Job& job) {
        return near_one(puzzle, wanted, finish, left_out, job);
    };
    const PuzzleWork checked = checked_work(request, any);
    FirstOfEach first([](std::string_view line) { return line; });
    std::function<void(std::string&)> filter;
    if (request.values.given("unique_forms")) filter = [&first](std::string& lines) { first.filter(lines); };
    const Limits limits = limits_of(request);
    const MakeWorker worker = [&] { return make_board_worker(nullptr, checked, limits); };
    const Status status = for_each_puzzle(request, Effort::long_lasting, 0, worker, filter);
    if (left_out.skipped > 0)
        print_error(fmt::format("left out: {} of {} rests, with more than {} solutions\n", left_out.skipped.load(),
                                left_out.rests.load(), wanted.most_solutions));
    return status;
}

Status run_generate(const Request& request) {
    if (request.json()) throw UsageError("generate writes lines of text only");
    return request.values.text("by") == "vicinity" ? near_others(request) : make(request);
}

}  // namespace

extern const Command generate_command = {
    250,
    "generate",
    "[PUZZLE | FILE | -]...",
    "generate puzzles: random, on any houses, by pattern or symmetry, near others",
    R"(One puzzle per line, each with exactly one solution. Methods, --by:
  top-down         removes random givens as long as the solution stays unique, which gives minimal puzzles. Fast, but
                   biased towards few givens (doc/generate.md). With --symmetry no complete symmetric group of givens is
                   redundant; single givens may be.
  controlled-bias  minimal puzzles; all of n givens are equally likely. With the weight 81!/n!(81-n)! for each, means
                   over them are means over all minimal puzzles of these grids
  pattern          puzzles with givens at the --pattern; minimal or not
  vicinity         every puzzle obtained from the input puzzles by removing and adding givens
Boards are 9x9 with rows, columns and boxes; --houses and --box name others, --rules adds rules drawn at random from the
solution (killer cages over the whole board, thermometers, ..), both for top-down. --symmetry also holds for killer cages;
cells that are their own images are then in no cage.
The exit status is 1 if fewer puzzles were found than requested.)",
    generate_options,
    run_generate,
    R"($ deduku generate -n 2 --seed 7
..
)",
    Boards::standard,
};

}  // namespace deduku::cli
