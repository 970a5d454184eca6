#include "tests/support/corpus.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

#include "search/solver.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/reading.hpp"

namespace deduku::testing {
namespace {

int solutions_by_oracle(const Puzzle& puzzle) {
    SearchRequest request;
    request.limit = 2;
    return static_cast<int>(oracle_solve(start_board(puzzle), request).count);
}

void add(std::vector<ProofSubject>& to, const std::string& list, std::vector<Puzzle> puzzles, int solutions,
         std::size_t most) {
    std::size_t added = 0;
    for (Puzzle& puzzle : puzzles) {
        if (added == most) break;
        if (puzzle.box().digits() <= 9 && solutions_by_oracle(puzzle) != solutions) continue;
        to.push_back({list + " " + std::to_string(added++), std::move(puzzle), solutions});
    }
    EXPECT_EQ(added, most) << list;
}

std::vector<Puzzle> published() {
    std::vector<Puzzle> out;
    for (const auto& page : nlohmann::json::parse(std::ifstream(DEDUKU_ROOT "/data/golden/hdp.json")))
        out.push_back(read_puzzle(page["initial"].get<std::string>()));
    return out;
}

}  // namespace

std::vector<ProofSubject> proof_corpus() {
    std::vector<ProofSubject> out;
    add(out, "published", published(), 1, 27);
    add(out, "random minimal", read_list("random_minimal_200.txt"), 1, 200);
    add(out, "hardest", read_list("hardest_11plus_50.txt"), 1, 50);
    add(out, "large", read_list("large.txt"), 1, 8);
    add(out, "4x4", {read_puzzle("...43.1..1..4..."), read_puzzle("..3.1.....43....")}, 1, 2);
    add(out, "raw", read_list("sample_raw.txt"), 0, 10);
    add(out, "several", read_list("sample_multi_serg.txt"), 2, 10);
    return out;
}

std::vector<ProofSubject> thinned(const std::vector<ProofSubject>& corpus, std::size_t n) {
    std::vector<ProofSubject> out;
    std::map<std::string, std::size_t> met;
    for (const ProofSubject& subject : corpus)
        if (met[subject.name.substr(0, subject.name.rfind(' '))]++ % n == 0) out.push_back(subject);
    return out;
}

}  // namespace deduku::testing
