// What-ifs: every candidate of the initial positions of puzzles, assumed and followed by singles, one thread.
//
//   singles/AVX2     steps counted         ends/AVX2     only the outcome         locked/AVX2   also locked candidates
//   closures/AVX2    the outcome, in positions that lose one candidate after another
#include <benchmark/benchmark.h>

#include <bit>
#include <fstream>

#include "search/lanes/closures.hpp"

namespace deduku::lanes {
namespace {

PositionRow row_of(const std::string& line) {
    PositionRow row{};
    for (std::size_t k = 0; k < cells; ++k)
        row[k] = line[k] >= '1' && line[k] <= '9' ? static_cast<std::uint16_t>(1U << (line[k] - '1')) : 0x1FF;
    for (std::size_t k = 0; k < cells; ++k) {
        if (!std::has_single_bit(row[k])) continue;
        for (const std::uint8_t peer : peers[k]) row[peer] &= static_cast<std::uint16_t>(~row[k]);
        row[k] |= placed_flag;
    }
    return row;
}

struct Start {
    PositionRow row;
    std::vector<Assumption> assumptions;
};

std::vector<Start> starts() {
    std::vector<Start> out;
    std::ifstream in(DEDUKU_ROOT "/data/hardest_1106.txt");
    for (std::string line; std::getline(in, line) && out.size() < 100;) {
        if (line.size() < cells || line[0] == '#') continue;
        Start& start = out.emplace_back();
        start.row = row_of(line);
        for (std::size_t k = 0; k < cells; ++k)
            for (unsigned digits = start.row[k] < placed_flag ? start.row[k] : 0U; digits != 0; digits &= digits - 1)
                start.assumptions.push_back(
                    {static_cast<std::uint8_t>(k), static_cast<std::uint8_t>(std::countr_zero(digits))});
    }
    return out;
}

void follow(benchmark::State& state, const Kernel& kernel, const std::vector<std::uint8_t>& groups, bool only_ends) {
    const std::vector<Start> all = starts();
    WhatIfs lanes(kernel);
    std::size_t followed = 0;
    for (auto _ : state)
        for (const Start& start : all) {
            lanes.begin(start.row);
            lanes.follow(start.assumptions, {groups, 0, false, only_ends});
            lanes.wait_for(start.assumptions.size());
            followed += start.assumptions.size();
        }
    state.counters["what-ifs/s"] = benchmark::Counter(static_cast<double>(followed), benchmark::Counter::kIsRate);
}

// Ten candidates are removed, one at a time.
void close(benchmark::State& state, const Kernel& kernel) {
    const std::vector<Start> all = starts();
    Closures closures(kernel);
    std::size_t closed = 0;
    for (auto _ : state)
        for (const Start& start : all) {
            PositionRow row = start.row;
            closures.begin(row);
            for (std::size_t loss = 0; loss < 10; ++loss) {
                closures.close(start.assumptions);
                closed += start.assumptions.size();
                const Assumption gone = start.assumptions[2 * loss];
                row[gone.cell] &= static_cast<std::uint16_t>(~(1U << gone.digit));
                closures.narrow(row);
            }
        }
    state.counters["what-ifs/s"] = benchmark::Counter(static_cast<double>(closed), benchmark::Counter::kIsRate);
}

const bool registered = [] {
    struct {
        const char* name;
        std::vector<std::uint8_t> groups;
        bool only_ends;
    } const ways[] = {{"singles", {naked_singles, hidden_singles}, false},
                      {"ends", {naked_singles | hidden_singles}, true},
                      {"locked", {naked_singles, hidden_singles, pointing | claiming}, false}};
    for (const auto& way : ways)
        for (const Kernel* kernel : kernels())
            benchmark::RegisterBenchmark(
                (std::string(way.name) + '/' + std::string(kernel->name)).c_str(),
                [=](benchmark::State& state) { follow(state, *kernel, way.groups, way.only_ends); })
                ->Unit(benchmark::kMillisecond);
    for (const Kernel* kernel : kernels())
        benchmark::RegisterBenchmark(("closures/" + std::string(kernel->name)).c_str(), [=](benchmark::State& state) {
            close(state, *kernel);
        })->Unit(benchmark::kMillisecond);
    return true;
}();

}  // namespace
}  // namespace deduku::lanes
