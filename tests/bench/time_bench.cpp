// The rating `time`, one thread: random minimal puzzles, of which the median is the figure of doc/dev/time-notes.md, and
// lists.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <fstream>

#include "deduku/text.hpp"
#include "method/time/time.hpp"

namespace deduku {
namespace {

std::vector<Puzzle> puzzles_of(const std::string& file) {
    std::vector<Puzzle> out;
    std::ifstream in(DEDUKU_ROOT "/data/" + file);
    for (std::string line; std::getline(in, line);)
        if (line.size() >= 81 && line[0] != '#') out.push_back(std::get<Puzzle>(read_puzzles(line).front()));
    return out;
}

void rate_times(benchmark::State& state, const std::vector<Puzzle>& puzzles) {
    std::vector<double> each;
    for (auto _ : state)
        for (const Puzzle& puzzle : puzzles) {
            const auto start = std::chrono::steady_clock::now();
            Meter meter;
            benchmark::DoNotOptimize(time::rate(puzzle, meter));
            each.push_back(std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count());
        }
    std::sort(each.begin(), each.end());
    state.counters["median_us"] = each[each.size() / 2];
    state.counters["nine_of_ten_us"] = each[each.size() * 9 / 10];
}

}  // namespace
}  // namespace deduku

int main(int argc, char** argv) {
    using namespace deduku;
    for (const std::string list : {"random_minimal_200.txt", "top1465.txt", "hardest_1106.txt"})
        benchmark::RegisterBenchmark(("time/" + list).c_str(), rate_times, puzzles_of(list))
            ->Unit(benchmark::kMillisecond);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
