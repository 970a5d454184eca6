// The examples of the man pages are run, with the output that the pages show; "..": some omitted lines, or at the end
// of a line its omitted rest.
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "cli/commands.hpp"
#include "cli/help/help.hpp"

namespace deduku::cli {
namespace {

using Lines = std::vector<std::string>;

Lines lines_of(const std::string& text) {
    Lines out;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        line.erase(line.find_last_not_of(' ') + 1);
        out.push_back(line);
    }
    return out;
}

/// The output of a shell line in this folder.
Lines answer(const std::string& line, const std::filesystem::path& folder) {
    const std::string command = "cd '" + folder.string() + "' && { PATH=" DEDUKU_BIN ":$PATH; " + line + "; } 2>&1";
    FILE* pipe = popen(command.c_str(), "r");
    std::string text;
    std::array<char, 4096> block{};
    for (std::size_t got; (got = std::fread(block.data(), 1, block.size(), pipe)) > 0;) text.append(block.data(), got);
    pclose(pipe);
    return lines_of(text);
}

bool fits(const std::string& shown, const std::string& line) {
    return shown == line || (shown.ends_with("..") && line.starts_with(shown.substr(0, shown.size() - 2)));
}

/// Whether these lines match those shown, from these places on.
bool fits(const Lines& shown, std::size_t i, const Lines& lines, std::size_t j) {
    if (i == shown.size()) return j == lines.size();
    if (shown[i] == "..") return fits(shown, i + 1, lines, j) || (j < lines.size() && fits(shown, i, lines, j + 1));
    return j < lines.size() && fits(shown[i], lines[j]) && fits(shown, i + 1, lines, j + 1);
}

TEST(ManExamples, GiveTheShownOutput) {
    const auto folder = std::filesystem::temp_directory_path() / ("deduku-examples-" + std::to_string(getpid()));
    for (const Command& command : commands()) {
        std::filesystem::create_directory(folder);
        std::filesystem::copy_file(DEDUKU_ROOT "/data/top1465.txt", folder / "top1465.txt");
        const std::string_view text = command.examples;
        EXPECT_FALSE(text.empty()) << command.name << " has no example";
        EXPECT_NE(man_page(&command).find(".SH EXAMPLES"), std::string::npos) << command.name;
        const Lines all = lines_of(std::string(text));
        for (std::size_t i = 0; i < all.size();) {
            ASSERT_TRUE(all[i].starts_with("$ ")) << all[i];
            const std::string typed = all[i++].substr(2);
            Lines shown;
            while (i < all.size() && !all[i].starts_with("$ ")) shown.push_back(all[i++]);
            const Lines said = answer(typed, folder);
            std::string found;
            for (const std::string& line : said) found += line + '\n';
            EXPECT_TRUE(fits(shown, 0, said, 0)) << typed << " says\n" << found;
        }
        std::filesystem::remove_all(folder);
    }
}

TEST(ManExamples, AreCompared) {
    EXPECT_TRUE(fits(Lines{"a", "..", "c"}, 0, {"a", "b", "b", "c"}, 0));
    EXPECT_TRUE(fits(Lines{"a.."}, 0, {"abc"}, 0));
    EXPECT_FALSE(fits(Lines{"a", "c"}, 0, {"a", "b", "c"}, 0));
    EXPECT_FALSE(fits(Lines{"a", "..", "d"}, 0, {"a", "b", "c"}, 0));
    EXPECT_FALSE(fits(Lines{"a"}, 0, {}, 0));
}

}  // namespace
}  // namespace deduku::cli
