// Any bytes as a certificate of a small puzzle, with the right checksum, against all its solutions:
//
//   "3uJk81" -> puzzle 3, "deduku-unique-1.Jk81" + checksum -> refused, or accepted and true?
//
// Also the unchanged bytes, which seldom pass the checksum: no crash.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/check.hpp"

namespace {

using namespace deduku;
using Numbers = std::vector<int>;

// The first byte of an input selects one: with one solution, none, or several.
constexpr std::array<std::string_view, 8> puzzles = {
    "...43.1..1..4...", "..3.1.....43....", "11..............", "1..4......2.....",
    "1...2...3....2..", "1.....2.31......", "12..3...........", "1..2..1..3......",
};

bool fits(const Numbers& grid, int cell, int digit) {
    const int row = cell / 4, column = cell % 4;
    for (int other = 0; other < cell; ++other) {
        const int r = other / 4, c = other % 4;
        const bool peer = r == row || c == column || (r / 2 == row / 2 && c / 2 == column / 2);
        if (peer && grid[static_cast<std::size_t>(other)] == digit) return false;
    }
    return true;
}

void fill(std::string_view puzzle, Numbers& grid, std::vector<Numbers>& out) {
    if (grid.size() == 16) return out.push_back(grid);
    for (int digit = 1; digit <= 4; ++digit) {
        const char given = puzzle[grid.size()];
        if ((given != '.' && given - '0' != digit) || !fits(grid, static_cast<int>(grid.size()), digit)) continue;
        grid.push_back(digit);
        fill(puzzle, grid, out);
        grid.pop_back();
    }
}

struct Subject {
    Start start{2, 2, {}, {}};
    std::vector<Numbers> solutions;
};

std::vector<Subject> make_subjects() {
    std::vector<Subject> out;
    for (std::string_view text : puzzles) {
        Subject subject;
        for (char c : text)
            for (char digit : {'1', '2', '3', '4'}) subject.start.living.push_back(c == '.' || c == digit);
        Numbers empty;
        fill(text, empty, subject.solutions);
        out.push_back(std::move(subject));
    }
    return out;
}

void must_be_true(const Verdict& verdict, const std::vector<Numbers>& solutions) {
    const auto* accepted = std::get_if<Accepted>(&verdict);
    if (!accepted) return;
    const bool unique = accepted->what == Proved::unique;
    if (solutions.size() != (unique ? 1 : 0) || (unique && accepted->numbers != solutions.front())) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::vector<Subject> subjects = make_subjects();
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (size < 2) return 0;
    const Subject& subject = subjects[data[0] % subjects.size()];
    must_be_true(check_certificate(subject.start, text.substr(1)), subject.solutions);
    const std::string certificate =
        std::string(text[1] % 2 == 0 ? "deduku-none-1." : "deduku-unique-1.") + std::string(text.substr(2));
    must_be_true(check_certificate(subject.start, certificate + certificate_checksum(subject.start, certificate)),
                 subject.solutions);
    return 0;
}
