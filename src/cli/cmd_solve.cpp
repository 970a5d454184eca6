// solve: is there a solution, is it the only one, which is it?
//
//   53..7....6..195....98....6.8...6...3..  TAB  1  TAB  534678912672195348198342567..
#include <fmt/format.h>

#include <array>

#include "cli/each.hpp"
#include "grid/write.hpp"
#include "search/solver.hpp"

namespace deduku::cli {
namespace {

constexpr std::array<Option, 3> options = {{
    {"limit", 0, Kind::count, "N", "", "the exact number of solutions up to N, then 'N+'"},
    {"all", 0, Kind::flag, "", "", "every solution (up to --limit) on a line of its own, nothing else"},
    {"count", 0, Kind::flag, "", "", "the exact number of solutions, however large"},
}};

/// How far to count and when the count is only known to be "N+".
struct Counting {
    std::uint64_t stop_after;  ///< solutions to look for
    std::uint64_t plus_from;   ///< the number of solutions from which on it is shown as plus_shown+
    std::uint64_t plus_shown;
};

constexpr std::uint64_t one_more(std::uint64_t n) { return n == unlimited ? n : n + 1; }

Counting counting_of(const Values& values) {
    const bool unbounded = values.given("all") || values.given("count");
    const auto limit = values.count("limit");
    if (!limit && !unbounded) return {2, 2, 2};
    const std::uint64_t n = limit.value_or(unlimited);
    return {one_more(n), one_more(n), n};
}

/// "1", "2+" or "unknown".
std::string number_text(const Solutions& found, const Counting& counting) {
    if (found.count >= counting.plus_from) return fmt::format("{}+", counting.plus_shown);
    if (found.end == SearchEnd::budget) return "unknown";
    return std::to_string(found.count);
}

std::string_view result_word(const Solutions& found) {
    if (found.count >= 2) return "several";
    if (found.end == SearchEnd::budget) return "unknown";
    return found.count == 1 ? "unique" : "none";
}

class Solve {
  public:
    explicit Solve(const Request& request)
        : request_(request), counting_(counting_of(request.values)), all_(request.values.given("all")) {}

    Status operator()(const Puzzle& puzzle, Job& job) const {
        const Board board = start_position(puzzle);
        std::string head;
        if (request_.json()) head = begin_json(puzzle, job);
        const Solutions found = search(board, job, head);
        if (request_.json()) {
            job.out(end_json(board.geometry(), found, head));
        } else if (!all_) {
            const std::string first = found.first ? to_line(board.geometry(), *found.first) : "-";
            job.out(fmt::format("{}\t{}\t{}\n", to_line(puzzle), number_text(found, counting_), first));
        } else if (found.end == SearchEnd::budget) {
            job.error(fmt::format("{}: unknown: stopped after {} solutions", to_line(puzzle), found.count));
        }
        return result_word(found) == "unique" ? Status::ok : Status::negative;
    }

  private:
    Solutions search(const Board& board, Job& job, std::string& head) const {
        SearchRequest wanted;
        wanted.limit = counting_.stop_after;
        wanted.budget = job.budget();
        if (!all_) return solve(board, wanted);
        std::uint64_t shown = 0;
        const bool json = request_.json();
        wanted.each = [&](const Grid& grid) {
            if (shown == counting_.plus_shown) return true;
            const std::string line = to_line(board.geometry(), grid);
            job.out(json ? fmt::format("{}{}\"{}\"", head, shown == 0 ? "" : ",", line) : line + '\n');
            head.clear();
            constexpr std::uint64_t batch = 256;
            return ++shown % batch != 0 || job.send_out();
        };
        return solve(board, wanted);
    }

    /// The object up to its list of solutions, if it has one; else up to where the rest follows.
    std::string begin_json(const Puzzle& puzzle, const Job& job) const {
        std::string text = json_head(request_, puzzle, job).dump(-1, ' ', false, Json::error_handler_t::replace);
        text.pop_back();
        return all_ ? text + ",\"all\":[" : text;
    }

    std::string end_json(const Geometry& geometry, const Solutions& found, const std::string& head) const {
        const bool plus = found.count >= counting_.plus_from;
        Json rest;
        rest["result"] = result_word(found);
        rest["solutions"] = plus ? counting_.plus_shown : found.count;
        rest["exact"] = !plus && found.end != SearchEnd::budget;
        rest["solution"] = found.first ? Json(to_line(geometry, *found.first)) : Json(nullptr);
        rest["nodes"] = found.nodes;
        return head + (all_ ? "]," : ",") + json_line(rest).substr(1);
    }

    const Request& request_;
    Counting counting_;
    bool all_;
};

Status run(const Request& request) { return for_each_puzzle(request, Effort::quick, Solve(request)); }

}  // namespace

const Command solve_command = {
    "solve",
    "[PUZZLE | FILE | -]...",
    "find the solution and say whether it is the only one",
    "A line for each puzzle: puzzle TAB solutions TAB solution. Solutions is 0, 1 or 2+ (with --limit N the\n"
    "exact number up to N, then N+), or 'unknown' when --timeout or --max-nodes ended the search. Solution is\n"
    "the first one found, or '-'. The exit status is 1 if a puzzle has not exactly one solution.",
    options,
    run,
};

}  // namespace deduku::cli
