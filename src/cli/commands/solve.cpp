// solve: prints the solution, and whether it is the only one.
//
//   53..7....6..195....98....6.8...6...3..  TAB  1  TAB  534678912672195348198342567..

#include "session/puzzles/solve.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <functional>

#include "cli/answering.hpp"
#include "cli/each.hpp"
#include "cli/run/lane_worker.hpp"
#include "cli/run/team.hpp"
#include "deduku/text.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/escapes.hpp"
#include "report/parts/board_text.hpp"
#include "report/parts/twice.hpp"
#include "session/puzzles/estimate.hpp"
#include "session/puzzles/true_candidates.hpp"

namespace deduku::cli {
namespace {

const OptionRows solve_options =
    options_of("solve", {{"limit"},
                         {"all", MemberType::flag, "", "", "print only the solutions (up to --limit), one per line"},
                         {"count"},
                         {"true_candidates"},
                         {"estimate"},
                         {"seed"},
                         {"grid", MemberType::flag, "", "", "print the solution as a grid"}});

using session::Counting;
using session::SolveAnswer;

Counting counting_of(const session::Question& values) {
    const bool bounded = !values.given("all") && !values.given("count") && !values.given("limit");
    return bounded ? Counting{} : Counting::to(values.count("limit").value_or(unlimited));
}

/// 81 digits as characters, eight at a time: no byte carries into the next.
void write_digits(const NineGrid& digits, char* to) {
    std::size_t k = 0;
    for (std::uint64_t eight = 0; k + sizeof eight <= digits.size(); k += sizeof eight) {
        std::memcpy(&eight, &digits[k], sizeof eight);
        eight += 0x3030'3030'3030'3030;
        std::memcpy(to + k, &eight, sizeof eight);
    }
    for (; k < digits.size(); ++k) to[k] = static_cast<char>('0' + digits[k]);
}

/// Adds the line of a board of 81 characters, the kind of most of a million results. `first` null: no solution is
/// shown. Written in place: copying a line just put together would stall the processor.
void add_solve_line(const char* board, std::string_view number, const NineGrid* first, std::string& out) {
    const std::size_t old = out.size();
    out.resize(old + lanes::cells + number.size() + (first != nullptr ? lanes::cells : 1) + 3);
    char* end = std::copy_n(board, lanes::cells, out.data() + old);
    *end++ = '\t';
    end = std::copy_n(number.data(), number.size(), end);
    *end++ = '\t';
    if (first != nullptr) {
        write_digits(*first, end);
        end += lanes::cells;
    } else {
        *end++ = '-';
    }
    *end = '\n';
}

/// The board with its boxes or regions, and the names of rows and columns.
std::string drawn(const Board& board, Coords coords) {
    std::string out;
    for (const std::string& line : report::draw(board.geometry(), report::candidate_texts(board), coords))
        out += line + '\n';
    return out;
}

class Solve {
  public:
    explicit Solve(const Request& request) : request_(request) {}

    std::uint64_t stop_after() const { return counting_.stop_after; }

    bool grid() const { return grid_; }

    /// A puzzle of any size, alone.
    Status operator()(const Puzzle& puzzle, Job& job) const {
        const Board board = start_board(puzzle);
        std::string head;
        if (json_) head = begin_json(puzzle, job.number());
        Solutions found = search(board, job, head);
        if (job.abandoned()) found.end = SearchEnd::budget;  // also if the reader of the results is gone
        const SolveAnswer answer = SolveAnswer::of(found, counting_, board.geometry());
        if (grid_) {
            job.out(grid_text(puzzle, found, answer, job));
        } else if (json_) {
            job.out(head + end_json(answer, puzzle, job.number()));
        } else if (!all_) {
            job.out(line_of(answer, puzzle));
        } else if (answer.cut_short) {
            job.error(fmt::format("{}: unknown: stopped after {} solutions", named(puzzle), found.count));
        }
        return status_of(answer.outcome());
    }

    /// The result of a puzzle from the lanes, in the same format.
    Status report(const LaneResult& result, std::string& out) const {
        const lanes::SearchOutcome& outcome = result.outcome;
        const bool cut_short = outcome.end == SearchEnd::budget;
        if (result.board != nullptr && !json_ && outcome.count == 1 && !cut_short && counting_.plus_from > 1) {
            add_solve_line(result.board, "1", &outcome.first, out);
            return Status::ok;
        }
        SolveAnswer answer{counting_, outcome.count, cut_short, std::min(outcome.guesses + 1, max_nodes_)};
        if (result.board != nullptr && !json_) {
            add_solve_line(result.board, answer.number(), outcome.count == 0 ? nullptr : &outcome.first, out);
            return status_of(answer.outcome());
        }
        if (outcome.count > 0) {
            answer.first.resize(lanes::cells);
            write_digits(outcome.first, answer.first.data());
        }
        out += json_ ? end_json(answer, *result.puzzle, result.number) : line_of(answer, *result.puzzle);
        return status_of(answer.outcome());
    }

  private:
    Solutions search(const Board& board, Job& job, std::string& head) const {
        SearchRequest wanted;
        wanted.limit = counting_.stop_after;
        wanted.fallback = default_fallback();
        if (!all_) {
            const unsigned others = busy_++;
            Solutions found = solve_together(board, wanted, std::max(jobs_, others + 1) - others, job.meter());
            --busy_;
            return found;
        }
        std::uint64_t shown = 0;
        wanted.each = [&](const Grid& grid) {
            if (shown == counting_.plus_shown) return true;
            const std::string line = to_line(board.geometry(), grid);
            job.out_bytes(json_ ? fmt::format("{}{}\"{}\"", head, shown == 0 ? "" : ",", line) : line + '\n');
            head.clear();
            constexpr std::uint64_t batch = 256;
            return ++shown % batch != 0 || job.send_out();
        };
        return solve(board, wanted, job.meter());
    }

    /// The first solution in a frame, below a remark unless it is the only one.
    std::string grid_text(const Puzzle& puzzle, const Solutions& found, const SolveAnswer& answer,
                          const Job& job) const {
        std::string out = job.number() > 1 ? "\n" : "";
        if (!puzzle.name.empty()) out += fmt::format("# {}\n", visible(puzzle.name));
        if (found.count == 0 && found.end != SearchEnd::budget)
            return out + fmt::format("# {}\n", report::no_solution_text(puzzle, coords_));
        if (found.count == 0) return out + "# unknown: time or nodes ran out\n";
        if (answer.outcome() == session::Outcome::negative)
            out += fmt::format("# solutions: {}, the first:\n", answer.number());
        Board board = start_board(puzzle);
        for (Cell cell : board.geometry().every_cell()) board.keep_only(cell, {(*found.first)[cell]});
        return out + (board.geometry().standard() ? to_pencil_marks(board) : drawn(board, coords_));
    }

    /// The object up to its list of solutions, if any.
    std::string begin_json(const Puzzle& puzzle, std::uint64_t number) const {
        return all_ ? report::json_until_list(report::json_head(request_.command, puzzle, number), "all")
                    : std::string();
    }

    std::string end_json(const SolveAnswer& answer, const Puzzle& puzzle, std::uint64_t number) const {
        Json object = all_ ? Json::object() : report::json_head(request_.command, puzzle, number);
        answer.add_to(object);
        return all_ ? report::json_after_list(object) : json_line(object);
    }

    static std::string line_of(const SolveAnswer& answer, const Puzzle& puzzle) {
        return fmt::format("{}\t{}\t{}\n", to_line(puzzle), answer.number(), answer.first.empty() ? "-" : answer.first);
    }

    const Request& request_;
    bool json_ = request_.json();
    Counting counting_ = counting_of(request_.values);
    std::uint64_t max_nodes_ = limits_of(request_).max_nodes;
    bool all_ = request_.values.given("all");
    bool grid_ = request_.values.given("grid");
    unsigned jobs_ = thread_count(request_);
    mutable std::atomic<unsigned> busy_ = 0;  // threads searching boards with rules
    Coords coords_ = *parse_coords(request_.values.text("coords"));
};

/// The digits that each cell has in some solution: "2", "[13]".
std::string candidates_text(const session::TrueCandidatesAnswer& answer, const session::Context& context) {
    const Geometry& geometry = context.puzzle.geometry();
    const TrueCandidates& found = answer.found;
    if (context.question.given("grid") && found.finished() && found.solutions.count > 0) {
        Board board = start_board(context.puzzle);
        for (const Cell cell : geometry.every_cell()) board.keep_only(cell, found.digits[cell]);
        return drawn(board, context.coords);
    }
    std::string cells;
    for (const Set<Digit> digits : found.digits) {
        if (!DigitRange(geometry).has_symbols() && !cells.empty()) cells += ' ';
        cells += digits.single() ? cell_text(digits, geometry) : '[' + digits_text(digits, geometry) + ']';
    }
    return fmt::format("{}\t{}\t{}\n", to_line(context.puzzle), answer.number(),
                       found.solutions.count == 0 ? "-" : cells);
}

Status run_candidates(const Request& request) {
    if (request.values.given("grid") && request.json()) throw UsageError("--grid: text, not with --json");
    const Answering<session::TrueCandidatesAnswer> answering(request);
    const std::string_view gap = request.values.given("grid") ? "\n" : "";
    return for_each_puzzle(request, Effort::quick, [&](const Puzzle& puzzle, Job& job) {
        return answering(puzzle, job, gap, candidates_text);
    });
}

std::string estimate_text(const session::EstimateAnswer& answer, const session::Context& context) {
    const Estimate& found = answer.found;
    const std::string error = found.exact            ? "exact"
                              : found.relative_error ? fmt::format("+-{:.1f}%", 100 * *found.relative_error)
                                                     : "-";
    return fmt::format("{}\t{}\t{}\n", to_line(context.puzzle), answer.number(), error);
}

Status run_estimate(const Request& request) {
    if (request.values.given("grid")) throw UsageError("--grid: not with --estimate");
    const Answering<session::EstimateAnswer> answering(request);
    return for_each_puzzle(request, Effort::long_lasting,
                           [&](const Puzzle& puzzle, Job& job) { return answering(puzzle, job, "", estimate_text); });
}

Status run_solve(const Request& request) {
    if (request.values.given("estimate") || request.values.given("seed")) return run_estimate(request);
    if (request.values.given("true_candidates")) return run_candidates(request);
    constexpr std::size_t board_grain = 1024;
    const Solve solve(request);
    if (solve.grid() && (request.json() || request.values.given("all")))
        throw UsageError("--grid: text of one solution each, not with --json or --all");
    LaneWork work;
    work.limit = solve.stop_after();
    work.limits = limits_of(request);
    work.report = [&](const LaneResult& result, std::string& out) { return solve.report(result, out); };
    work.alone = std::cref(solve);
    // Listed solutions of a puzzle come one after the other; without nodes there is no search.
    if (request.values.given("all") || solve.grid() || work.limits.max_nodes == 0)
        return for_each_puzzle(request, Effort::quick, work.alone);
    // Only text results do not need the name and the comment of a puzzle.
    return for_each_puzzle(request, Effort::quick, request.json() ? 0 : board_grain,
                           [&] { return make_lane_worker(work); });
}

}  // namespace

extern const Command solve_command = {
    80,
    "solve",
    "[PUZZLE | FILE | -]...",
    "find the solution and check that it is the only one",
    R"(One line per puzzle: puzzle TAB solutions TAB solution. 'solutions' is 0, 1 or 2+ (with --limit N the exact number
up to N, then N+), or 'unknown' if --timeout or --max-nodes was reached. 'solution' is the first one found, or '-'.
The exit status is 1 if a puzzle does not have exactly one solution. The threads of --jobs share a puzzle with rules that
takes long; which of several solutions is the first may then differ from run to run.
With --true-candidates the third column has the digits that each cell has in some solution, [13] if there are several;
if the second is 'unknown', those found so far. --json adds the number of solutions that have each, up to --limit (at
most 1000). The exit status is then 1 if there is no solution or the result is 'unknown'.
With --estimate N the second column is the number of solutions, estimated from N random samples, and the third its
error, within which the true number is in 95 of 100 cases, or 'exact' if all solutions were counted.)",
    solve_options,
    run_solve,
    R"($ deduku solve ...43.1..1..4... .4..........2...
...43.1..1..4...	1	1234341221434321
.4..........2...	2+	1423321441322341
$ deduku solve --grid ...43.1..1..4...
+-----+-----+
| 1 2 | 3 4 |
| 3 4 | 1 2 |
+-----+-----+
| 2 1 | 4 3 |
| 4 3 | 2 1 |
+-----+-----+
$ deduku solve --true-candidates .4..........2...
.4..........2...	2+	[13]4[123][123][13]2[134][134]4[13][123][123]2[13][134][134]
$ deduku solve --estimate 200 ....................................
....................................	2.84e7	+-7.3%
$ deduku solve --count .4..........2...
.4..........2...	12	1423321441322341
)",
    Boards::all,
};

}  // namespace deduku::cli
