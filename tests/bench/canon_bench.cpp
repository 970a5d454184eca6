// Canonical forms of lists, one thread, processor time; puzzles are first replaced by random isomorphs, since canonical
// input is faster. forms/s counts puzzles, without reading. Lists: the file in CANON_LIST, else data/.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <fstream>
#include <random>

#include "canon/canon.hpp"
#include "search/lanes/engine.hpp"

namespace deduku::canon {
namespace {

NineGrid scrambled(const std::string& line, std::mt19937_64& random) {
    const Isomorph map = random_isomorph({3, 3}, [&random] { return random(); });
    NineGrid out{};
    for (int k = 0; k < 81; ++k) {
        const char c = line[static_cast<std::size_t>(k)];
        if (c >= '1' && c <= '9')
            out[static_cast<std::size_t>(map.image(static_cast<Cell>(k)))] =
                static_cast<std::uint8_t>(index(map.image(static_cast<Digit>(c - '1'))) + 1);
    }
    return out;
}

const std::vector<NineGrid>& list() {
    static const std::vector<NineGrid> cells = [] {
        const char* name = std::getenv("CANON_LIST");
        std::ifstream in(name != nullptr ? name : DEDUKU_ROOT "/data/top1465.txt");
        std::mt19937_64 random(1);
        std::vector<NineGrid> out;
        for (std::string line; std::getline(in, line);)
            if (line.size() >= 81 && line[0] != '#') out.push_back(scrambled(line, random));
        return out;
    }();
    return cells;
}

/// The list through the lanes; `solved` receives each puzzle with one solution.
template <class F>
class Solving : public lanes::Stream {
  public:
    explicit Solving(F solved) : solved_(solved) {}
    bool next(lanes::CellMasks cells, std::uint64_t& tag) override {
        if (next_ == list().size()) return false;
        for (std::size_t k = 0; k < 81; ++k) {
            const std::uint8_t digit = list()[next_][k];
            cells[k] = digit == 0 ? 0x1FF : static_cast<std::uint16_t>(1U << (digit - 1));
        }
        for (std::size_t k = 81; k < lanes::row_size; ++k) cells[k] = 0;
        tag = next_++;
        return true;
    }
    void done(std::uint64_t tag, const lanes::SearchOutcome& outcome) override {
        if (outcome.count == 1) solved_(list()[tag], outcome.first);
    }

  private:
    F solved_;
    std::size_t next_ = 0;
};

template <class F>
void solve_all(F solved) {
    static lanes::Engine engine(lanes::best_kernel());
    Solving<F> stream(solved);
    engine.run(stream, {.limit = 2});
}

void count(benchmark::State& state, std::size_t each) {
    state.counters["forms/s"] = benchmark::Counter(
        static_cast<double>(state.iterations() * static_cast<std::int64_t>(each)), benchmark::Counter::kIsRate);
}

void puzzles(benchmark::State& state, FormKind form) {
    Forms forms;
    for (auto _ : state)
        for (const NineGrid& cells : list()) {
            auto map = forms.find(cells, form).map;
            benchmark::DoNotOptimize(map);
        }
    count(state, list().size());
}

void solved_puzzles(benchmark::State& state) {
    Forms forms;
    std::size_t each = 0;
    for (auto _ : state) {
        each = 0;
        solve_all([&](const NineGrid& puzzle, const NineGrid& solution) {
            auto found = forms.find(puzzle, solution);
            benchmark::DoNotOptimize(found);
            ++each;
        });
    }
    count(state, each);
}

void grids(benchmark::State& state) {
    std::vector<NineGrid> all;
    solve_all([&](const NineGrid&, const NineGrid& solution) { all.push_back(solution); });
    for (auto _ : state)
        for (const NineGrid& grid : all) {
            auto form = grid_form(grid);
            benchmark::DoNotOptimize(form);
        }
    count(state, all.size());
}

BENCHMARK_CAPTURE(puzzles, minlex, FormKind::minlex);
BENCHMARK_CAPTURE(puzzles, gsf, FormKind::gsf);
BENCHMARK_CAPTURE(puzzles, pattern, FormKind::pattern);
BENCHMARK_CAPTURE(puzzles, maxlex, FormKind::maxlex);
BENCHMARK(solved_puzzles);
BENCHMARK(grids);

}  // namespace
}  // namespace deduku::canon
