// The whole method on published puzzles: analysis, pair reduction, deep pair reduction; without and
// with a proof. branches/s counts every branch tried by autosolve.
#include <benchmark/benchmark.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "deduku/text.hpp"
#include "method/proving/prove.hpp"
#include "tests/support/unlimited.hpp"

namespace deduku {
namespace {

struct Named {
    std::string name;
    Puzzle puzzle;
};

std::vector<Named> published() {
    std::vector<Named> out;
    for (const auto& page : nlohmann::json::parse(std::ifstream(DEDUKU_ROOT "/data/golden/hdp.json")))
        out.push_back({page["name"], std::get<Puzzle>(read_puzzles(page["initial"].get<std::string>()).front())});
    return out;
}

int branches(const hdp::HdpReport& report) {
    return report.analysis.opened + report.pair_reduction.opened + report.deep.opened + report.constraint.opened +
           2 * static_cast<int>(report.constraint_pairs.size());
}

void analyse_one(benchmark::State& state, const Puzzle& puzzle) {
    int opened = 0;
    for (auto _ : state) opened += branches(hdp::analyse(puzzle, {}));
    state.counters["branches/s"] = benchmark::Counter(opened, benchmark::Counter::kIsRate);
}

void analyse_all(benchmark::State& state, const std::vector<Named>& puzzles) {
    int opened = 0;
    for (auto _ : state)
        for (const Named& each : puzzles) opened += branches(hdp::analyse(each.puzzle, {}));
    state.counters["branches/s"] = benchmark::Counter(opened, benchmark::Counter::kIsRate);
    state.counters["puzzles/s"] = benchmark::Counter(
        static_cast<double>(state.iterations()) * static_cast<double>(puzzles.size()), benchmark::Counter::kIsRate);
}

void prove_one(benchmark::State& state, const Puzzle& puzzle) {
    for (auto _ : state) benchmark::DoNotOptimize(prove(puzzle, Goal::unique, {}));
}

void prove_all(benchmark::State& state, const std::vector<Named>& puzzles) {
    for (auto _ : state)
        for (const Named& each : puzzles) benchmark::DoNotOptimize(prove(each.puzzle, Goal::unique, {}));
    state.counters["puzzles/s"] = benchmark::Counter(
        static_cast<double>(state.iterations()) * static_cast<double>(puzzles.size()), benchmark::Counter::kIsRate);
}

}  // namespace
}  // namespace deduku

int main(int argc, char** argv) {
    using namespace deduku;
    const std::vector<Named> puzzles = published();
    for (const Named& each : puzzles)
        benchmark::RegisterBenchmark(("analyse/" + each.name).c_str(), analyse_one, each.puzzle)
            ->Unit(benchmark::kMicrosecond);
    benchmark::RegisterBenchmark("analyse/all 27", analyse_all, puzzles)->Unit(benchmark::kMillisecond);
    for (const Named& each : puzzles)
        benchmark::RegisterBenchmark(("prove/" + each.name).c_str(), prove_one, each.puzzle)
            ->Unit(benchmark::kMicrosecond);
    benchmark::RegisterBenchmark("prove/all 27", prove_all, puzzles)->Unit(benchmark::kMillisecond);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
