// The two rules to their fixpoint on boards of every order: a random solved grid with 35, 42 or 50 % holes.
//
//   components, enumeration    from the puzzle to the fixpoint; seconds a board, and the number of boards completed
//   board                      the same by components on a Board, with its trail (without constructing the Board)
//   recorded                   also with a deduction for every use of a rule
//
// reasonable_bench --benchmark_format=csv | scripts/plot_growth.py > doc/reasonable-growth.svg
#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

#include "method/reasonable/reasonable.hpp"
#include "tests/support/enumerating_fixpoint.hpp"

namespace deduku {
namespace {

using Random = std::mt19937;

std::vector<int> shuffled(int count, Random& random) {
    std::vector<int> order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), 0);
    std::shuffle(order.begin(), order.end(), random);
    return order;
}

std::vector<int> shuffled_lines(int order, Random& random) {
    std::vector<int> lines;
    for (int group : shuffled(order, random))
        for (int i : shuffled(order, random)) lines.push_back(group * order + i);
    return lines;
}

// The cyclic pattern with digits, bands, stacks and lines shuffled.
Puzzle random_puzzle(int order, double holes, Random& random) {
    const int n = order * order;
    Puzzle puzzle = blank_puzzle({order, order});
    const std::vector<int> digits = shuffled(n, random);
    const std::vector<int> rows = shuffled_lines(order, random);
    const std::vector<int> columns = shuffled_lines(order, random);
    int cell = 0;
    for (int r : rows)
        for (int c : columns) {
            const auto value = static_cast<std::size_t>((r % order * order + r / order + c) % n);
            puzzle.cells[static_cast<Cell>(cell++)] = {static_cast<Digit>(digits[value])};
        }
    const std::vector<int> cells = shuffled(n * n, random);
    const auto open = static_cast<std::size_t>(std::lround(holes * n * n));
    for (std::size_t i = 0; i < open; ++i) puzzle.cells[static_cast<Cell>(cells[i])] = Set<Digit>::first_n(n);
    return puzzle;
}

std::vector<Puzzle> random_puzzles(int order, double holes) {
    Random random(20'080'700U + static_cast<unsigned>(order));
    std::vector<Puzzle> puzzles;
    for (int i = 0; i < 100; ++i) puzzles.push_back(random_puzzle(order, holes, random));
    return puzzles;
}

void count(benchmark::State& state, std::size_t puzzles, std::uint64_t complete) {
    const auto runs = static_cast<double>(state.iterations());
    state.counters["s/board"] = benchmark::Counter(runs * static_cast<double>(puzzles),
                                                   benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
    state.counters["complete"] = static_cast<double>(complete) / (runs * static_cast<double>(puzzles));
}

void from_puzzle(benchmark::State& state, bool enumerating, int order, double holes) {
    const std::vector<Puzzle> puzzles = random_puzzles(order, holes);
    const GeometryPtr geometry = puzzles.front().shared_geometry();
    reasonable::Fixpoint components(geometry);
    reasonable::EnumeratingFixpoint enumeration(geometry);
    reasonable::Fixpoint& fixpoint = enumerating ? enumeration : components;
    std::uint64_t complete = 0;
    for (auto _ : state)
        for (const Puzzle& puzzle : puzzles)
            complete += reasonable::classify(fixpoint, puzzle) == reasonable::Class::yes ? 1U : 0U;
    count(state, puzzles.size(), complete);
}

void on_board(benchmark::State& state, bool recording, int order, double holes) {
    const std::vector<Puzzle> puzzles = random_puzzles(order, holes);
    reasonable::Fixpoint fixpoint(puzzles.front().shared_geometry());
    std::uint64_t complete = 0;
    for (auto _ : state)
        for (const Puzzle& puzzle : puzzles) {
            state.PauseTiming();
            Board board = start_board(puzzle);
            std::vector<Deduction> steps;
            state.ResumeTiming();
            fixpoint.close(board, recording ? &steps : nullptr);
            complete += board.solved() ? 1U : 0U;
        }
    count(state, puzzles.size(), complete);
}

}  // namespace
}  // namespace deduku

int main(int argc, char** argv) {
    using namespace deduku;
    for (const int percent : {35, 42, 50})
        for (int order = 3; order <= 8; ++order) {
            const auto add = [&](const std::string& name, auto&& function, auto how) {
                const std::string title = name + "/" + std::to_string(percent) + "/" + std::to_string(order * order);
                benchmark::RegisterBenchmark(title.c_str(), function, how, order, percent / 100.0)
                    ->Unit(benchmark::kMillisecond);
            };
            add("components", from_puzzle, false);
            add("enumeration", from_puzzle, true);
            if (percent == 50) add("board", on_board, false);
            if (percent == 50) add("recorded", on_board, true);
        }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
