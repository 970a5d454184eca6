// The published examples, changed at places chosen by chance: the proved checker refuses what the one in C++ refuses,
// in the same line and place, and accepts what it accepts.
//
//   {"cover":[[3],[19]],"removes":[3,7]}   ->   [[3],[1]]   [[3,19]]   "remove":[   two lines exchanged   ..
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include "tests/support/proved.hpp"

namespace deduku {
namespace {

using Random = std::mt19937_64;

std::vector<std::string> examples() {
    std::vector<std::string> out;
    for (const auto& entry : std::filesystem::directory_iterator(DEDUKU_ROOT "/data/golden/ledger")) {
        if (entry.path().extension() != ".jsonl" || entry.file_size() > 20000) continue;
        std::ifstream file(entry.path(), std::ios::binary);
        std::ostringstream text;
        text << file.rdbuf();
        if (!text.str().empty()) out.push_back(text.str());
    }
    std::sort(out.begin(), out.end());  // folders have no order
    return out;
}

std::size_t pick(Random& random, std::size_t limit) { return static_cast<std::size_t>(random() % limit); }

void change_character(std::string& text, Random& random) {
    constexpr std::string_view characters = "0123456789[]{},:\"\\ -.xt\n\r\t\x01\xc3";
    const std::size_t at = pick(random, text.size());
    const char c = characters[pick(random, characters.size())];
    switch (pick(random, 3)) {
        case 0: text[at] = c; break;
        case 1: text.insert(at, 1, c); break;
        default: text.erase(at, 1);
    }
}

// Most numbers of a ledger of a small board are below 64.
void change_number(std::string& text, Random& random) {
    const std::size_t at = text.find_first_of("0123456789", pick(random, text.size()));
    if (at == text.npos) return;
    const std::size_t end = std::min(text.find_first_not_of("0123456789", at), text.size());
    text.replace(at, end - at, std::to_string(pick(random, pick(random, 8) == 0 ? 2000 : 64)));
}

// A bracket with all in it is left out, said twice, or stands in the place of another.
void change_bracket(std::string& text, Random& random) {
    const auto bracket = [&] {
        const std::size_t begin = text.find_first_of("[{", pick(random, text.size()));
        if (begin == text.npos) return std::pair{text.npos, text.npos};
        int depth = 0;
        for (std::size_t at = begin; at < text.size(); ++at) {
            depth += text[at] == '[' || text[at] == '{' ? 1 : 0;
            depth -= text[at] == ']' || text[at] == '}' ? 1 : 0;
            if (depth == 0) return std::pair{begin, at + 1 - begin};
        }
        return std::pair{text.npos, text.npos};
    };
    const auto [at, size] = bracket();
    const auto [from, length] = bracket();
    if (at == text.npos || from == text.npos) return;
    const std::string copy = text.substr(from, length), twice = text.substr(at, size) + "," + text.substr(at, size);
    switch (pick(random, 4)) {
        case 0: text.replace(at, size, copy); break;
        case 1: text.replace(at, size, twice); break;
        case 2: text.replace(at, size, "[]"); break;
        default: text.erase(at, size + (at + size < text.size() && text[at + size] == ',' ? 1 : 0));
    }
}

void exchange_lines(std::string& text, Random& random) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    std::swap(lines[pick(random, lines.size())], lines[pick(random, lines.size())]);
    text.clear();
    for (const std::string& line : lines) text += line + "\n";
}

std::string changed(std::string text, Random& random) {
    for (std::size_t changes = 1 + pick(random, 2); changes > 0 && !text.empty(); --changes) {
        switch (pick(random, 8)) {
            case 0: change_character(text, random); break;
            case 1: exchange_lines(text, random); break;
            case 2:
            case 3:
            case 4: change_bracket(text, random); break;
            default: change_number(text, random);
        }
    }
    return text;
}

void agrees_on(std::size_t count, std::uint64_t seed) {
    if (!testing::has_proved_checker()) GTEST_SKIP() << "deduku-check-proved is not built: OCaml is not installed";
    const std::vector<std::string> all = examples();
    ASSERT_GE(all.size(), 30U);
    Random random(seed);
    std::size_t accepted = 0, inside = 0;
    for (std::size_t i = 0; i < count && !::testing::Test::HasFailure(); ++i) {
        const Verdict verdict = testing::checked(nullptr, changed(all[i % all.size()], random));
        const auto* refused = std::get_if<Refused>(&verdict);
        accepted += refused ? 0U : 1U;
        inside += refused && !refused->path.empty() ? 1U : 0U;
    }
    std::printf("%zu changed examples: both accept %zu, refuse the others, %zu of them inside a step\n", count,
                accepted, inside);
    EXPECT_GT(accepted, count / 100);
    EXPECT_GT(inside, count / 100);
}

TEST(ProvedChanged, AgreesOnChangedExamples) { agrees_on(20000, 20261122); }
TEST(ExhaustiveProvedChanged, AgreesOnManyMore) { agrees_on(1000000, 20261123); }

}  // namespace
}  // namespace deduku
