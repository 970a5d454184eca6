// The quick searches match the plain ones on positions along the paths of puzzles.
#include <gtest/gtest.h>

#include <fstream>
#include <random>

#include "grid/isomorph.hpp"
#include "method/se/chains/inner_single.hpp"
#include "method/se/chains/quick_nishio.hpp"
#include "method/se/explainer.hpp"
#include "tests/support/plain_explainer.hpp"
#include "tests/support/reading.hpp"

namespace deduku::se {
namespace {

using testing::read_puzzle;

std::vector<Puzzle> list(const std::string& name) {
    std::ifstream in(DEDUKU_ROOT "/data/" + name);
    std::vector<Puzzle> out;
    for (std::string line; std::getline(in, line);)
        if (line.size() >= 81 && line[0] != '#' && line[0] != 'p') out.push_back(read_puzzle(line.substr(0, 81)));
    EXPECT_FALSE(out.empty()) << name;
    return out;
}

bool same(const std::optional<SeHint>& a, const std::optional<SeHint>& b) {
    if (!a || !b) return a.has_value() == b.has_value();
    SePosition left, right;
    apply(left, *a);
    apply(right, *b);
    return a->rule == b->rule && a->size == b->size && a->rating == b->rating && a->placed == b->placed &&
           left == right;
}

Puzzle isomorph(const Puzzle& puzzle, std::mt19937_64& random) {
    return random_isomorph(puzzle.box(), [&] { return random(); }).image(puzzle);
}

// Compares along one path up to the first step above `hardest`. Returns the number of positions compared.
int compare_path(const Puzzle& puzzle, double hardest) {
    constexpr double first_chain = 6.5;
    Meter meter;
    StepFinder quick({}, meter);
    int compared = 0;
    for (SePosition position(puzzle); !position.complete();) {
        const auto hint = quick.next(position);
        if (!hint || hint->rating > hardest) break;
        if (hint->rating >= first_chain) {
            const auto other = plain_hint(position, Profile::se121, meter);
            EXPECT_TRUE(same(hint, other)) << to_line(puzzle) << ": " << name_of(*hint) << " " << hint->rating;
            ++compared;
            if (!other) break;
        }
        apply(position, *hint);
    }
    return compared;
}

TEST(QuickChains, MatchPlainSearch) {
    int compared = 0;
    for (const Puzzle& puzzle : list("random_minimal_200.txt"))
        if (compared < 150) compared += compare_path(puzzle, 8.4);
    for (const Puzzle& puzzle : list("hardest_1106.txt"))
        if (compared < 160) compared += compare_path(puzzle, 9.4);
    EXPECT_GE(compared, 160);
}

TEST(ExhaustiveQuickChains, MatchPlainSearch) {
    constexpr int wanted = 100'000;
    std::vector<Puzzle> puzzles = list("golden/se.tsv");
    for (const Puzzle& puzzle : list("top1465.txt")) puzzles.push_back(puzzle);
    int compared = 0;
    std::mt19937_64 random(17);
    while (compared < wanted)
        for (const Puzzle& puzzle : puzzles)
            if (compared < wanted) compared += compare_path(isomorph(puzzle, random), 9.4);
    EXPECT_GE(compared, wanted);
}

// Sorted by weight; of hints with equal cuts, the first. An inner search uses these, so they must be the same.
template <class Search>
std::vector<std::pair<ChainHint, Targets>> chosen(Search&& search) {
    std::vector<ChainHint> hints = search.search();
    std::stable_sort(hints.begin(), hints.end(), is_lighter);
    std::vector<std::pair<ChainHint, Targets>> out;
    for (const ChainHint& hint : hints)
        if (std::none_of(out.begin(), out.end(), [&](const auto& o) { return same_cuts(o.first.cuts, hint.cuts); }))
            out.emplace_back(hint, search.targets(hint));
    return out;
}

// On positions that lose random candidates: they have chains of all lengths.
TEST(QuickChains, SingleChainsMatchPlainSearch) {
    std::mt19937_64 random(7);
    int compared = 0, found = 0;
    for (const Puzzle& puzzle : list("hardest_1106.txt")) {
        if (++compared > 150) break;
        SePosition position(puzzle);
        for (int gone = 0; gone < compared % 40; ++gone) position.remove(static_cast<int>(random() % candidate_count));
        LinkGraph graph;
        graph.build(position, xy_links);
        OnOffClosure closure;
        closure.build(graph);
        const auto quick = chosen(InnerSingle(position, Profile::se121, graph, closure));
        const auto plain = chosen(SingleChains(position, Profile::se121));
        ASSERT_EQ(quick.size(), plain.size());
        for (std::size_t i = 0; i < quick.size(); ++i) {
            const auto& [a, targets_of_a] = quick[i];
            const auto& [b, targets_of_b] = plain[i];
            ASSERT_TRUE(a.rule == b.rule && a.weight == b.weight && a.conclusion == b.conclusion && a.start == b.start);
            ASSERT_TRUE(same_cuts(a.cuts, b.cuts));
            ASSERT_EQ(signature_of(targets_of_a), signature_of(targets_of_b));
            ++found;
        }
    }
    EXPECT_GT(found, 500);
}

// The slow definition: one digit, literal by literal.
TEST(QuickChains, FindContradictionsOfOneDigit) {
    int compared = 0, contradictory = 0;
    for (const Puzzle& puzzle : list("hardest_1106.txt")) {
        if (compared > 4000) break;
        const SePosition position(puzzle);
        Meter meter;
        Workspace workspace(meter);
        Runner runner(position, {nishio_mode}, workspace);
        for (int candidate = 0; candidate < candidate_count; ++candidate) {
            if (!position.has(candidate)) continue;
            NineCells places;
            for (int cell = 0; cell < cell_count; ++cell)
                if (position.has(candidate_of(cell, digit_of(candidate)))) places.insert(cell);
            for (const bool is_on : {true, false}) {
                se::ChainRun run;
                runner.run(is_on ? on(candidate) : off(candidate), run);
                ASSERT_EQ(contradicts_in_digit(places, cell_of(candidate), is_on), run.contradictory());
                ++compared;
                contradictory += run.contradictory() ? 1 : 0;
            }
        }
    }
    EXPECT_GT(contradictory, 10);
}

}  // namespace
}  // namespace deduku::se
