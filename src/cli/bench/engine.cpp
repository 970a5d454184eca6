#include "cli/bench/engine.hpp"

#include <algorithm>
#include <ctime>

#include "cli/run/job.hpp"
#include "deduku/board.hpp"
#include "search/lanes/single.hpp"
#include "search/solver.hpp"

namespace deduku::cli {
namespace {

double cpu_clock() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    constexpr double nano = 1e-9;
    return static_cast<double>(now.tv_sec) + nano * static_cast<double>(now.tv_nsec);
}

/// The time since its construction.
class Timer {
  public:
    double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }
    double cpu_seconds() const { return cpu_clock() - cpu_start_; }
    /// Whether the limit is reached; reads the clock every `stride` calls.
    bool over(double limit, std::uint64_t stride) { return ++calls_ % stride == 0 && (seconds() >= limit); }

  private:
    Clock::time_point start_ = Clock::now();
    double cpu_start_ = cpu_clock();
    std::uint64_t calls_ = 0;
};

class LaneEngine : public BenchEngine {
  public:
    explicit LaneEngine(const lanes::Kernel& kernel) : kernel_(kernel) {}
    std::string name() const override { return std::string(kernel_.name); }
    int lanes() const override { return kernel_.lanes; }

    std::vector<lanes::SearchOutcome> solve(const BenchList& list, std::size_t count, std::uint64_t limit,
                                            const Late& late) const override {
        Once stream(kernel_, list, count, late);
        lanes::Engine(kernel_).run(stream, wanted(limit));
        return std::move(stream.outcomes);
    }

    BenchRun run(const BenchList& list, std::uint64_t limit, double seconds, const Late& late) const override {
        lanes::Engine engine(kernel_);
        ForATime stream(kernel_, list, seconds, late);
        engine.run(stream, wanted(limit));
        return {stream.puzzles, stream.timer.seconds(), stream.timer.cpu_seconds(), engine.work()};
    }

  private:
    class FromList : public lanes::Stream {
      public:
        FromList(const lanes::Kernel& kernel, const BenchList& list, const Late& late)
            : kernel_(kernel), list_(list), late_(late) {}
        bool give_up(std::uint64_t /*tag*/) override { return late_(); }

      protected:
        const lanes::Kernel& kernel_;
        const BenchList& list_;
        const Late& late_;
        std::size_t at_ = 0;
    };

    class Once : public FromList {
      public:
        Once(const lanes::Kernel& kernel, const BenchList& list, std::size_t count, const Late& late)
            : FromList(kernel, list, late), outcomes(count) {}
        bool next(lanes::CellMasks cells, std::uint64_t& tag) override {
            if (at_ == outcomes.size() || late_()) return false;
            kernel_.parse(list_.board(at_).data(), cells);
            tag = at_++;
            return true;
        }
        void done(std::uint64_t tag, const lanes::SearchOutcome& outcome) override { outcomes[tag] = outcome; }

        std::vector<lanes::SearchOutcome> outcomes;
    };

    class ForATime : public FromList {
      public:
        ForATime(const lanes::Kernel& kernel, const BenchList& list, double seconds, const Late& late)
            : FromList(kernel, list, late), seconds_(seconds) {}
        bool next(lanes::CellMasks cells, std::uint64_t& /*tag*/) override {
            constexpr std::uint64_t stride = 32;
            if (timer.over(seconds_, stride) || late_()) return false;
            kernel_.parse(list_.board(at_).data(), cells);
            at_ = at_ + 1 == list_.size() ? 0 : at_ + 1;
            return true;
        }
        void done(std::uint64_t /*tag*/, const lanes::SearchOutcome& outcome) override {
            ++puzzles;
            seen += outcome.first[0];
        }

        Timer timer;
        std::uint64_t puzzles = 0;
        std::uint64_t seen = 0;

      private:
        double seconds_;
    };

    static lanes::SearchGoal wanted(std::uint64_t limit) {
        lanes::SearchGoal wanted;
        wanted.limit = limit;
        return wanted;
    }

    const lanes::Kernel& kernel_;
};

/// Engines for one puzzle at a time; `SolveOne` solves 81 characters.
using SolveOne = std::function<lanes::SearchOutcome(std::string_view board, std::uint64_t limit, Meter& meter)>;

class OneByOneEngine : public BenchEngine {
  public:
    OneByOneEngine(std::string name, std::function<SolveOne()> make) : name_(std::move(name)), make_(std::move(make)) {}
    std::string name() const override { return name_; }
    int lanes() const override { return 0; }

    std::vector<lanes::SearchOutcome> solve(const BenchList& list, std::size_t count, std::uint64_t limit,
                                            const Late& late) const override {
        const SolveOne solve_one = make_();
        Meter meter(unlimited, late);
        std::vector<lanes::SearchOutcome> outcomes(count);
        for (std::size_t i = 0; i < count && !meter.exhausted(); ++i)
            outcomes[i] = solve_one(list.board(i), limit, meter);
        return outcomes;
    }

    BenchRun run(const BenchList& list, std::uint64_t limit, double seconds, const Late& late) const override {
        constexpr std::uint64_t stride = 8;
        const SolveOne solve_one = make_();
        Meter meter(unlimited, late);
        BenchRun out;
        Timer timer;
        for (std::size_t i = 0; !timer.over(seconds, stride) && !meter.exhausted();
             i = i + 1 == list.size() ? 0 : i + 1) {
            out.work.guesses += solve_one(list.board(i), limit, meter).guesses;
            ++out.puzzles;
        }
        out.seconds = timer.seconds();
        out.cpu_seconds = timer.cpu_seconds();
        return out;
    }

  private:
    std::string name_;
    std::function<SolveOne()> make_;
};

SolveOne make_single() {
    const auto solver = std::make_shared<lanes::SingleSolver>(lanes::best_kernel());
    return [solver](std::string_view board, std::uint64_t limit, Meter& meter) {
        alignas(64) std::array<std::uint16_t, lanes::row_size> row{};
        lanes::best_kernel().parse(board.data(), row.data());
        lanes::SearchGoal wanted;
        wanted.limit = limit;
        return solver->solve(row.data(), wanted, meter);
    };
}

SolveOne make_by_sectors() {
    const auto geometry = std::make_shared<const Geometry>(Box{3, 3});
    return [geometry](std::string_view text, std::uint64_t limit, Meter& meter) {
        Board board(geometry);
        for (std::size_t k = 0; k < text.size(); ++k)
            if (text[k] != '.') board.keep_only(static_cast<Cell>(k), {static_cast<Digit>(text[k] - '1')});
        SearchRequest request;
        request.limit = limit;
        const Solutions found = solve_by_sectors(board, request, meter);
        lanes::SearchOutcome outcome;
        outcome.count = found.count;
        outcome.guesses = std::max<std::uint64_t>(found.nodes, 1) - 1;
        for (std::size_t k = 0; found.first && k < text.size(); ++k)
            outcome.first[k] = static_cast<std::uint8_t>(index((*found.first)[static_cast<Cell>(k)]) + 1);
        return outcome;
    };
}

}  // namespace

std::vector<std::unique_ptr<BenchEngine>> bench_engines() {
    std::vector<std::unique_ptr<BenchEngine>> engines;
    for (const lanes::Kernel* kernel : lanes::kernels()) engines.push_back(std::make_unique<LaneEngine>(*kernel));
    engines.push_back(std::make_unique<OneByOneEngine>("one-at-a-time", make_single));
    engines.push_back(std::make_unique<OneByOneEngine>("by-sectors", make_by_sectors));
    return engines;
}

}  // namespace deduku::cli
