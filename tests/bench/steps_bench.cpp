// The series of the step model on whole lists, one thread: the position that processes all cells at
// once (9x9), and its plain equivalent on the first puzzles of each list.
#include <benchmark/benchmark.h>

#include <fstream>

#include "deduku/text.hpp"
#include "method/steps/steps.hpp"
#include "tests/support/unlimited.hpp"

namespace deduku {
namespace {

std::vector<Puzzle> puzzles_in(const std::string& file) {
    std::vector<Puzzle> out;
    std::ifstream in(DEDUKU_ROOT "/data/" + file);
    for (std::string line; std::getline(in, line);)
        if (line.size() >= 81 && line[0] != '#') out.push_back(std::get<Puzzle>(read_puzzles(line).front()));
    return out;
}

void rate_all(benchmark::State& state, const std::vector<Puzzle>& puzzles, bool plain) {
    const auto series = std::get<steps::Series>(steps::parse_series(steps::named("hardest")));
    steps::StepOptions options;
    options.plain = plain;
    std::uint64_t rated = 0;
    for (auto _ : state)
        for (const Puzzle& puzzle : puzzles) rated += steps::rate(puzzle, series, options).label ? 1U : 0U;
    state.counters["rated"] = static_cast<double>(rated) / static_cast<double>(state.iterations());
    state.counters["puzzles/s"] = benchmark::Counter(
        static_cast<double>(state.iterations()) * static_cast<double>(puzzles.size()), benchmark::Counter::kIsRate);
}

}  // namespace
}  // namespace deduku

int main(int argc, char** argv) {
    using namespace deduku;
    for (const std::string list : {"top1465.txt", "hardest_1106.txt"}) {
        std::vector<Puzzle> puzzles = puzzles_in(list);
        benchmark::RegisterBenchmark(("series/" + list).c_str(), rate_all, puzzles, false)
            ->Unit(benchmark::kMillisecond);
        puzzles.resize(100);
        benchmark::RegisterBenchmark(("series/first 100/" + list).c_str(), rate_all, puzzles, false)
            ->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark(("plain/first 100/" + list).c_str(), rate_all, puzzles, true)
            ->Unit(benchmark::kMillisecond);
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
