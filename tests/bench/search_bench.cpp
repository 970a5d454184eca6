// Puzzles per second of the complete solvers on the bundled lists, for the first solution and for
// the proof that there is no second one, including the construction of the board.
#include <benchmark/benchmark.h>

#include <fstream>
#include <sstream>

#include "deduku/text.hpp"
#include "search/solver.hpp"

namespace deduku {
namespace {

std::vector<Puzzle> read_list(const std::string& name) {
    std::ifstream file(DEDUKU_ROOT "/data/" + name);
    std::stringstream text;
    text << file.rdbuf();
    std::vector<Puzzle> puzzles;
    for (ReadResult& result : read_puzzles(text.str())) puzzles.push_back(std::get<Puzzle>(std::move(result)));
    return puzzles;
}

void solve_list(benchmark::State& state, Solver solver, const std::string& name, std::uint64_t limit) {
    const std::vector<Puzzle> puzzles = read_list(name);
    SearchRequest request;
    request.limit = limit;
    std::uint64_t nodes = 0;
    for (auto _ : state)
        for (const Puzzle& puzzle : puzzles) {
            Meter no_limit;
            nodes += solver(start_board(puzzle), request, no_limit).nodes;
        }
    const double solved = static_cast<double>(state.iterations()) * static_cast<double>(puzzles.size());
    state.counters["puzzles/s"] = benchmark::Counter(solved, benchmark::Counter::kIsRate);
    state.counters["nodes/puzzle"] = static_cast<double>(nodes) / solved;
}

const bool registered = [] {
    for (const char* list : {"sample_singles", "random_minimal_200", "sample_clue17", "sample_top1465",
                             "sample_hardest_11plus", "sample_hardest_1106", "sample_multi_serg", "sample_raw"})
        for (std::uint64_t limit : {1U, 2U})
            for (const auto& [name, solver] :
                 {std::pair{"solve", Solver{solve_by_search}}, {"oracle", Solver{oracle_solve}}}) {
                const std::string title = std::string(name) + "/" + list + "/limit:" + std::to_string(limit);
                benchmark::RegisterBenchmark(title.c_str(), solve_list, solver, std::string(list) + ".txt", limit);
            }
    return true;
}();

}  // namespace
}  // namespace deduku
