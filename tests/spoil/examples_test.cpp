// The examples of data/golden/ledger, ledger-2 and ledger-3, one folder a version, against which a checker can be tested.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "deduku/check.hpp"
#include "tests/support/proved.hpp"

namespace deduku::spoil {
namespace {

const std::string golden = DEDUKU_ROOT "/data/golden/";
constexpr std::array folders = {"ledger", "ledger-2", "ledger-3"};

struct Example {
    std::string file, answer, why;
};
std::vector<Example> examples(const std::string& folder) {
    std::ifstream index(golden + folder + "/index.tsv");
    std::vector<Example> out;
    std::string line;
    std::getline(index, line);
    while (std::getline(index, line)) {
        const auto first = line.find('\t'), second = line.find('\t', first + 1);
        out.push_back({folder + "/" + line.substr(0, first), line.substr(first + 1, second - first - 1),
                       line.substr(second + 1)});
    }
    return out;
}
std::vector<Example> examples() {
    std::vector<Example> out;
    for (const char* folder : folders)
        for (Example& example : examples(folder)) out.push_back(std::move(example));
    return out;
}

std::string text_of(const std::string& name) {
    std::ifstream file(golden + name, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::string answer(const Verdict& verdict) {
    constexpr std::array<std::string_view, 6> words = {"solution", "unique",          "no solution",
                                                       "false",    "false if unique", "not unique"};
    if (const auto* refused = std::get_if<Refused>(&verdict)) return "refused: " + to_text(*refused);
    return "accepted: " + std::string(words[static_cast<std::size_t>(std::get<Accepted>(verdict).what)]);
}

// "refused: line 2, branch 0", then the reason in each checker's own words.
bool is(const std::string& given, const std::string& wanted) {
    if (wanted.starts_with("refused")) return given.starts_with(wanted + ": ");
    const bool listed = wanted.starts_with("accepted: false") && given.starts_with(wanted + " ");
    return given == wanted || (listed && !given.starts_with(wanted + " if "));
}

TEST(Examples, TheCheckerInCpp) {
    for (const Example& example : examples()) {
        const std::string given = answer(check_ledger(nullptr, text_of(example.file)));
        EXPECT_TRUE(is(given, example.answer)) << example.file << " " << given << ", by " << example.why;
    }
}

TEST(Examples, TheCheckerInPython) {
    std::string command = "cd '" + golden +
                          "' && python3 -B -c \"import sys; sys.path.insert(0, '" DEDUKU_ROOT
                          "/scripts')\nimport deduku_check\n"
                          "for name in sys.argv[1:]: print(deduku_check.check(None, open(name, 'rb')))\"";
    const std::vector<Example> all = examples();
    for (const Example& example : all) command += " " + example.file;
    FILE* pipe = popen(command.c_str(), "r");
    for (const Example& example : all) {
        std::array<char, 4096> line{};
        ASSERT_TRUE(std::fgets(line.data(), line.size(), pipe)) << example.file;
        std::string given(line.data());
        given.pop_back();
        EXPECT_TRUE(is(given, example.answer)) << example.file << " " << given << ", by " << example.why;
    }
    EXPECT_EQ(pclose(pipe), 0);
}

TEST(Examples, TheProvedChecker) {
    if (!testing::has_proved_checker()) GTEST_SKIP() << "deduku-check-proved is not built: OCaml is not installed";
    for (const Example& example : examples()) {
        const std::string given = testing::proved_answer("-", text_of(example.file));
        EXPECT_TRUE(is(given, example.answer)) << example.file << " " << given << ", by " << example.why;
    }
}

TEST(Examples, EveryFileIsListed) {
    for (const char* folder : folders) {
        std::size_t files = 0;
        for (const auto& entry : std::filesystem::directory_iterator(golden + folder))
            files += entry.path().extension() == ".jsonl";
        EXPECT_EQ(files, examples(folder).size());
        EXPECT_GE(files, 40U);
    }
}

}  // namespace
}  // namespace deduku::spoil
