// The published examples, changed at random places: the proved checker refuses the same texts as the one in C++,
// at the same line and place, and accepts the same.
//
//   {"cover":[[3],[19]],"removes":[3,7]}   ->   [[3],[1]]   [[3,19]]   "remove":[   two lines exchanged   ..
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/support/changes.hpp"
#include "tests/support/proved.hpp"

namespace deduku {
namespace {

std::vector<std::string> examples(const char* folder) {
    std::vector<std::string> out;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() != ".jsonl" || entry.file_size() > 20000) continue;
        std::ifstream file(entry.path(), std::ios::binary);
        std::ostringstream text;
        text << file.rdbuf();
        if (!text.str().empty()) out.push_back(text.str());
    }
    std::sort(out.begin(), out.end());  // folders are unordered
    return out;
}

void agrees_on(const char* folder, std::size_t count, std::uint64_t seed) {
    if (!testing::has_proved_checker()) GTEST_SKIP() << "deduku-check-proved is not built: OCaml is not installed";
    const std::vector<std::string> all = examples(folder);
    ASSERT_GE(all.size(), 30U);
    testing::Random random(seed);
    std::size_t accepted = 0, inside = 0;
    for (std::size_t i = 0; i < count && !::testing::Test::HasFailure(); ++i) {
        const Verdict verdict = testing::checked(nullptr, testing::changed(all[i % all.size()], random));
        const auto* refused = std::get_if<Refused>(&verdict);
        accepted += refused ? 0U : 1U;
        inside += refused && !refused->path.empty() ? 1U : 0U;
    }
    std::printf("%zu changed examples: both accept %zu, refuse the others, %zu of them inside a step\n", count,
                accepted, inside);
    EXPECT_GT(accepted, count / 100);
    EXPECT_GT(inside, count / 100);
}

constexpr const char* version_1 = DEDUKU_ROOT "/data/golden/ledger";
constexpr const char* version_2 = DEDUKU_ROOT "/data/golden/ledger-2";
constexpr const char* version_3 = DEDUKU_ROOT "/data/golden/ledger-3";

TEST(ProvedChanged, AgreesOnChangedExamples) { agrees_on(version_1, 20000, 20261122); }
TEST(ProvedChanged, AgreesOnChangedExamplesOfVersion2) { agrees_on(version_2, 20000, 20261124); }
TEST(ProvedChanged, AgreesOnChangedExamplesOfVersion3) { agrees_on(version_3, 20000, 20261129); }
TEST(ExhaustiveProvedChanged, AgreesOnManyChangedExamples) { agrees_on(version_1, 1000000, 20261123); }
TEST(ExhaustiveProvedChanged, AgreesOnManyChangedExamplesOfVersion2) { agrees_on(version_2, 1000000, 20261125); }
TEST(ExhaustiveProvedChanged, AgreesOnManyChangedExamplesOfVersion3) { agrees_on(version_3, 1000000, 20261130); }

}  // namespace
}  // namespace deduku
