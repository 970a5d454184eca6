// bench: puzzles solved per second, by engine and list.
//
//   # list           puzzles  limit  engine      k/s
//   hardest_1106         375      2  AVX3       18.4       median of several rounds; every solution is checked first
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <new>
#include <thread>

#include "cli/bench/engine.hpp"
#include "cli/each.hpp"
#include "cli/run/output.hpp"
#include "cli/run/stop.hpp"
#include "cli/run/threads.hpp"

namespace deduku::cli {
namespace {

constexpr std::array<Option, 6> bench_command_options = {{
    {"limit", MemberType::count, "N", "", "search for N solutions (default: first 1, then 2)"},
    {"engine", MemberType::text, "NAME", "", "only this solver; 'best' is the default solver"},
    {"rounds", MemberType::count, "N", "5", "number of rounds; the median is shown"},
    {"seconds", MemberType::number, "S", "0.05", "seconds per solver and round"},
    {"clock", MemberType::choice, "wall|cpu", "wall", "wall-clock or processor time (for busy machines)"},
    {"verbose", MemberType::flag, "", "", "also print guesses, sweeps and lane use"},
}};

using Engines = std::vector<std::unique_ptr<BenchEngine>>;

Engines engines_of(const Request& request) {
    Engines engines = bench_engines();
    const std::string& wanted = request.values.text("engine");
    if (wanted.empty()) return engines;
    std::vector<std::string> names;
    for (const auto& engine : engines) names.push_back(engine->name());
    const auto named = wanted == "best" ? names.begin() : std::find(names.begin(), names.end(), wanted);
    if (named == names.end())
        throw UsageError(fmt::format("--engine: '{}' is not one of best, {}", wanted, fmt::join(names, ", ")));
    Engines only;
    only.push_back(std::move(engines[static_cast<std::size_t>(named - names.begin())]));
    return only;
}

/// One line of the result.
struct BenchRow {
    const BenchList* list;
    std::uint64_t limit;
    const BenchEngine* engine;
    std::vector<double> rates;  // puzzles per second, one for each round
    BenchRun sum;

    double median() const {
        std::vector<double> sorted = rates;
        std::sort(sorted.begin(), sorted.end());
        const std::size_t half = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
    }
    double a_puzzle(std::uint64_t n) const { return share(n, sum.puzzles); }
    double a_step(std::uint64_t n) const { return share(n, sum.work.steps); }
    static double share(std::uint64_t n, std::uint64_t of) {
        return static_cast<double>(n) / static_cast<double>(std::max<std::uint64_t>(of, 1));
    }
};

class Bench {
  public:
    explicit Bench(const Request& request) : request_(request) {
        if (rounds_ == 0) throw UsageError("--rounds: '0' is not a number of rounds from 1");
        if (request.values.count("limit") == std::uint64_t{0})
            throw UsageError("--limit: '0' is not a number of solutions from 1");
    }

    Status run() {
        const std::vector<std::string> lists = request_.operands.empty() ? bundled_lists() : request_.operands;
        std::vector<std::uint64_t> limits = {1, 2};
        if (const auto limit = request_.values.count("limit")) limits = {*limit};
        if (!json_) out_.write(head());
        for (const std::string& operand : lists) {
            const BenchList list = read_bench_list(operand);
            for (const std::uint64_t limit : limits) {
                const Late late = late_from_now();
                const bool checked = check(list, limit, late);
                const std::vector<BenchRow> rows = checked ? measure(list, limit, late) : std::vector<BenchRow>();
                if (stop_asked() == Stop::interrupted) return worse(close(out_), Status::interrupted);
                if (late()) {
                    out_.flush();
                    print_error(fmt::format("{}: limit {}: unknown: not done within --timeout\n", list.name, limit));
                    status_ = worse(status_, Status::negative);
                    continue;
                }
                for (const BenchRow& row : rows) out_.write(json_ ? json_row(row) : text_row(row));
                out_.flush();
            }
        }
        return worse(close(out_), status_);
    }

  private:
    /// --timeout starts again for each list and limit.
    Late late_from_now() const {
        const auto seconds = request_.values.number("timeout");
        return [seconds, start = Clock::now()] {
            if (stop_asked() != Stop::none) return true;
            return seconds && std::chrono::duration<double>(Clock::now() - start).count() >= *seconds;
        };
    }

    /// Checks that all engines find the same number of solutions, and valid ones; otherwise an error. False: out of
    /// time.
    bool check(const BenchList& list, std::uint64_t limit, const Late& late) const {
        constexpr std::size_t most = 256;
        std::vector<lanes::SearchOutcome> first;
        for (const auto& engine : engines_) {
            std::vector<lanes::SearchOutcome> outcomes = engine->solve(list, std::min(list.size(), most), limit, late);
            if (late()) return false;
            for (std::size_t i = 0; i < outcomes.size(); ++i) {
                const bool agrees = first.empty() || first[i].count == outcomes[i].count;
                if (agrees && (outcomes[i].count == 0 || is_solution(list.board(i), outcomes[i].first))) continue;
                throw std::runtime_error(fmt::format("{}: wrong result for {}", engine->name(), list.board(i)));
            }
            if (first.empty()) first = std::move(outcomes);
        }
        return true;
    }

    static bool is_solution(std::string_view board, const NineGrid& digits) {
        for (std::size_t k = 0; k < board.size(); ++k) {
            if (digits[k] < 1 || digits[k] > 9 || (board[k] != '.' && board[k] != '0' + digits[k])) return false;
            for (const std::uint8_t peer : lanes::peers[k])
                if (digits[peer] == digits[k]) return false;
        }
        return true;
    }

    /// Alternates the engines, so that changes in the speed of the machine affect all of them.
    std::vector<BenchRow> measure(const BenchList& list, std::uint64_t limit, const Late& late) const {
        std::vector<BenchRow> rows;
        for (const auto& engine : engines_) rows.push_back({&list, limit, engine.get(), {}, {}});
        for (std::uint64_t round = 0; round < rounds_; ++round)
            for (BenchRow& row : rows)
                if (!late()) measure(row, late);
        return rows;
    }

    void measure(BenchRow& row, const Late& late) const {
        std::vector<BenchRun> runs(threads_);
        std::vector<std::thread> threads;
        std::atomic<std::size_t> begun = 0, failed = 0;
        const auto one = [&] {
            try {
                runs[begun++] = row.engine->run(*row.list, row.limit, seconds_, late);
            } catch (const std::bad_alloc&) {  // a thread that started with the last memory
                ++failed;
            }
        };
        if (threads_ > 1) start_threads(threads, threads_ - 1, [&] { return one; });
        one();
        for (std::thread& thread : threads) thread.join();
        const std::size_t ran = threads.size() + 1 - failed;
        if (ran < threads_) throw UsageError(fmt::format("--jobs: no room for more than {} threads", ran));
        double rate = 0;
        for (const BenchRun& run : runs) {
            rate += static_cast<double>(run.puzzles) / (cpu_ ? run.cpu_seconds : run.seconds);
            row.sum.puzzles += run.puzzles;
            row.sum.work.steps += run.work.steps;
            row.sum.work.sweeps += run.work.sweeps;
            row.sum.work.busy += run.work.busy;
            row.sum.work.settled += run.work.settled;
            row.sum.work.guesses += run.work.guesses;
        }
        row.rates.push_back(rate);
    }

    std::string head() const {
        const std::string of = fmt::format("{} thread{}, median of {} x {} s{}", threads_, threads_ == 1 ? "" : "s",
                                           rounds_, seconds_, cpu_ ? ", processor time" : "");
        std::string text =
            fmt::format("# {}\n{:22}{:>9}{:>7}  {:14}{:>9}", of, "# list", "puzzles", "limit", "engine", "k/s");
        if (verbose_)
            text += fmt::format("{:>10}{:>10}{:>13}{:>8}{:>9}", "guesses", "sweeps", "sweeps/step", "busy", "settled");
        return text + '\n';
    }

    std::string text_row(const BenchRow& row) const {
        constexpr double thousand = 1000;
        std::string text = fmt::format("{:22}{:>9}{:>7}  {:14}{:>9.1f}", row.list->name, row.list->own, row.limit,
                                       row.engine->name(), row.median() / thousand);
        if (!verbose_) return text + '\n';
        text += fmt::format("{:>10.3f}", row.a_puzzle(row.sum.work.guesses));
        if (row.engine->lanes() == 0) return text + fmt::format("{:>10}{:>13}{:>8}{:>9}\n", "-", "-", "-", "-");
        const lanes::WorkDone& work = row.sum.work;
        return text + fmt::format("{:>10.3f}{:>13.3f}{:>8.2f}{:>9.2f}\n", row.a_puzzle(work.sweeps),
                                  row.a_step(work.sweeps), row.a_step(work.busy), row.a_step(work.settled));
    }

    std::string json_row(const BenchRow& row) const {
        const lanes::WorkDone& work = row.sum.work;
        Json object = report::json_head("bench");
        object["list"] = row.list->name;
        object["puzzles"] = row.list->own;
        object["boards"] = row.list->size();
        object["limit"] = row.limit;
        object["engine"] = row.engine->name();
        object["lanes"] = row.engine->lanes();
        object["threads"] = threads_;
        object["clock"] = request_.values.text("clock");
        object["per_second"] = row.median();
        object["rounds"] = row.rates;
        object["guesses"] = row.a_puzzle(work.guesses);
        if (row.engine->lanes() > 0) {
            object["sweeps"] = row.a_puzzle(work.sweeps);
            object["sweeps_a_step"] = row.a_step(work.sweeps);
            object["busy_lanes"] = row.a_step(work.busy);
            object["settled_lanes"] = row.a_step(work.settled);
        }
        return json_line(object);
    }

    const Request& request_;
    bool json_ = request_.json();
    bool verbose_ = request_.values.given("verbose");
    bool cpu_ = request_.values.text("clock") == "cpu";
    Engines engines_ = engines_of(request_);
    std::uint64_t rounds_ = request_.values.count("rounds").value_or(1);
    double seconds_ = request_.values.number("seconds").value_or(1);
    unsigned threads_ = request_.values.given("jobs") ? thread_count(request_) : 1;
    Output out_;
    Status status_ = Status::ok;
};

Status run_bench(const Request& request) { return Bench(request).run(); }

}  // namespace

extern const Command bench_command = {
    180,
    "bench",
    "[FILE]...",
    "measure the speed of the 9x9 solvers",
    R"(One line per list, limit and solver: thousands of puzzles per second, on one thread unless -j is given. The lists are
those that come with Deduku, or the named files; lists of fewer than 2000 puzzles are extended by isomorphs. Every
solver first solves up to 256 puzzles: all must find the same number of solutions, and correct ones.
--verbose: guesses and sweeps (of a register) per puzzle; per step of the solver: sweeps, busy lanes, finished lanes.
--timeout limits the time of a list and limit for all solvers together; without a result the exit status is 1.
Exit status 70 if a solver is wrong.)",
    bench_command_options,
    run_bench,
    R"($ deduku bench --engine best --limit 1 --seconds 0.01 top1465.txt
# 1 thread, median of 5 x 0.01 s
# list                  puzzles  limit  engine              k/s
..
)",
};

}  // namespace deduku::cli
