// The rating of Sudoku Explainer, puzzle by puzzle: mean processor time of each range of ER.
//
//   rate/quick/..    as in `rate --by se`               rate/plain/..    literal by literal, as in the original
//
// The list is data/golden/se.tsv; a file named in the environment (DEDUKU_LIST) is rated as a whole.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "deduku/text.hpp"
#include "method/se/explainer.hpp"
#include "tests/support/plain_explainer.hpp"

namespace deduku::se {
namespace {

struct Rated {
    SePosition start;
    double er = 0.0;
};

std::vector<Rated> read_list(const std::string& name) {
    std::ifstream in(name);
    std::vector<Rated> out;
    for (std::string line; std::getline(in, line);) {
        if (line.size() < 81 || line[0] == '#') continue;
        const auto read = read_puzzles(line.substr(0, 81));
        const auto* puzzle = read.size() == 1 ? std::get_if<Puzzle>(&read.front()) : nullptr;
        if (puzzle == nullptr) continue;
        std::istringstream fields(line.substr(81));
        out.push_back({SePosition(*puzzle), 0.0});
        fields >> out.back().er;
    }
    return out;
}

using Rate = void (*)(const SePosition& start, Meter& meter);

void quick(const SePosition& start, Meter& meter) { benchmark::DoNotOptimize(rate(start, {}, meter)); }
void plain(const SePosition& start, Meter& meter) {
    SePosition position = start;
    while (const FoundHint hint = position.complete() ? FoundHint() : plain_hint(position, Profile::se121, meter))
        apply(position, *hint);
}

void rate_all(benchmark::State& state, const std::vector<Rated>& puzzles, Rate rate_one) {
    std::size_t next = 0;
    for (auto _ : state) {
        Meter meter;
        rate_one(puzzles[next].start, meter);
        next = (next + 1) % puzzles.size();
    }
    state.counters["puzzles"] = static_cast<double>(puzzles.size());
}

struct Range {
    const char* name;
    double from, to;
};
constexpr Range ranges[] = {{"1.0-2.5", 1.0, 2.5},     {"2.6-4.4", 2.6, 4.4},    {"4.5-6.2", 4.5, 6.2},
                            {"6.3-7.5", 6.3, 7.5},     {"7.6-7.9", 7.6, 7.9},    {"8.0-8.4", 8.0, 8.4},
                            {"8.5-8.9", 8.5, 8.9},     {"9.0-9.4", 9.0, 9.4},    {"9.5-9.9", 9.5, 9.9},
                            {"10.0-10.4", 10.0, 10.4}, {"10.5-11.1", 10.5, 11.1}};

void add(const std::string& name, const std::vector<Rated>& puzzles, Rate rate_one) {
    if (puzzles.empty()) return;
    benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& state) { rate_all(state, puzzles, rate_one); })
        ->Unit(benchmark::kMillisecond)
        ->Iterations(static_cast<benchmark::IterationCount>(puzzles.size()));
}

const bool registered = [] {
    if (const char* name = std::getenv("DEDUKU_LIST")) add("rate/quick/list", read_list(name), quick);
    const std::vector<Rated> all = read_list(DEDUKU_ROOT "/data/golden/se.tsv");
    for (const Range& range : ranges) {
        std::vector<Rated> in_range;
        for (const Rated& rated : all)
            if (rated.er >= range.from && rated.er <= range.to) in_range.push_back(rated);
        add(std::string("rate/quick/") + range.name, in_range, quick);
        add(std::string("rate/plain/") + range.name, in_range, plain);
    }
    return true;
}();

}  // namespace
}  // namespace deduku::se
