// Any bytes after the header of a small puzzle, against all its solutions:
//
//   "3{cover..}\n{claim..}"  ->  header of puzzle 3 + lines  -> refused, or accepted and true?
//                               the steps accepted          -> does the solution survive them?
//
// All 288 filled 4x4 boards are enumerated once; those that fit a puzzle are its solutions. There are also eight boards
// of versions 2 and 3, with lines and choices, whose solutions are known.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "../spoil/small_lines.hpp"
#include "deduku/check.hpp"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

namespace {

using namespace deduku;
using Numbers = std::vector<int>;

// The first byte of an input selects one: with one solution, none, or several.
constexpr std::array<std::string_view, 8> puzzles = {
    "...43.1..1..4...", "..3.1.....43....", "11..............", "1234..1.4.......",
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

void fill(Numbers& grid, std::vector<Numbers>& out) {
    if (grid.size() == 16) {
        out.push_back(grid);
        return;
    }
    for (int digit = 1; digit <= 4; ++digit) {
        if (!fits(grid, static_cast<int>(grid.size()), digit)) continue;
        grid.push_back(digit);
        fill(grid, out);
        grid.pop_back();
    }
}

struct Subject {
    std::string header;
    std::vector<Numbers> solutions;         // digits from 1
    std::optional<spoil::LineBoard> board;  // in versions 2 and 3
};

std::vector<Subject> make_subjects() {
    std::vector<Numbers> boards;
    Numbers empty;
    fill(empty, boards);
    std::vector<Subject> out;
    for (std::string_view text : puzzles) {
        Subject subject{R"({"format":"deduku-proof","version":1,"box":[2,2],"givens":[)", {}, {}};
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (i > 0) subject.header += ',';
            subject.header += text[i] == '.' ? '0' : text[i];
        }
        subject.header += "]}\n";
        std::copy_if(boards.begin(), boards.end(), std::back_inserter(subject.solutions), [text](const Numbers& grid) {
            for (std::size_t i = 0; i < text.size(); ++i)
                if (text[i] != '.' && text[i] - '0' != grid[i]) return false;
            return true;
        });
        out.push_back(std::move(subject));
    }
    for (unsigned seed = 1; out.size() < 16; ++seed) {
        std::mt19937_64 random(seed);
        const spoil::LineBoard board = spoil::random_line_board(random, out.size() % 2 == 0 ? 2 : 3);
        if ((board.lines.empty() && board.choices.empty()) || board.solutions.empty()) continue;
        Subject& subject = out.emplace_back(Subject{board.header() + "\n", board.solutions, board});
        for (Numbers& solution : subject.solutions)
            for (int& digit : solution) ++digit;
    }
    return out;
}

// No solution has any of these candidates.
bool in_no_solution(const Numbers& candidates, const Subject& subject) {
    return std::none_of(subject.solutions.begin(), subject.solutions.end(), [&](const Numbers& grid) {
        return std::any_of(candidates.begin(), candidates.end(),
                           [&](int v) { return grid[static_cast<std::size_t>(v / 4)] == v % 4 + 1; });
    });
}

bool is_true(const Accepted& claim, const Subject& subject) {
    if (subject.board) return subject.board->is_true(claim);
    const std::vector<Numbers>& solutions = subject.solutions;
    const bool solves = std::find(solutions.begin(), solutions.end(), claim.numbers) != solutions.end();
    switch (claim.what) {
        case Proved::solution: return solves;
        case Proved::unique: return solves && solutions.size() == 1;
        case Proved::no_solution: return solutions.empty();
        case Proved::false_candidates: return in_no_solution(claim.numbers, subject);
        case Proved::false_if_unique: return solutions.size() != 1 || in_no_solution(claim.numbers, subject);
        case Proved::not_unique: return solutions.size() != 1;
    }
    return false;
}

// The longest beginning of a text whose lines are accepted and contain no claim yet.
std::string accepted_steps(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string longer = out + std::string(text.substr(0, end)) + "\n";
        const Verdict verdict = check(nullptr, longer);
        const auto* refused = std::get_if<Refused>(&verdict);
        if (!refused || refused->rule != "the claim is missing") break;
        out = std::move(longer);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

// Whether the steps remove nothing that is part of a solution.
bool keep_solution(const std::string& steps, const Subject& subject) {
    const Numbers& solution = subject.solutions.front();
    for (std::size_t cell = 0; cell < solution.size(); ++cell) {
        const int it = static_cast<int>(cell), first = subject.board ? subject.board->first(it) : 4 * it;
        const std::string v = std::to_string(first + solution[cell] - 1);
        const Verdict verdict = check(nullptr, steps + R"({"claim":"false","candidates":[)" + v + "]}");
        if (std::holds_alternative<Accepted>(verdict)) return false;
    }
    return true;
}

bool is_digit(std::uint8_t byte) { return byte >= '0' && byte <= '9'; }

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::vector<Subject> subjects = make_subjects();
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    (void)check(nullptr, text);  // also with the header from the bytes: no crash on any contents
    if (text.empty()) return 0;
    const Subject& subject = subjects[static_cast<std::uint8_t>(text[0]) % subjects.size()];
    const std::string proof = subject.header + std::string(text.substr(1));
    const Verdict verdict = check(nullptr, proof);
    const auto* accepted = std::get_if<Accepted>(&verdict);
    if (accepted && !is_true(*accepted, subject)) std::abort();
    const std::string steps = accepted_steps(proof);
    if (steps == subject.header || subject.solutions.empty()) return 0;
    if (!keep_solution(steps, subject)) std::abort();
    return 0;
}

// Every other mutation replaces one number by another, so that the text stays a ledger.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned seed) {
    if (seed % 2 == 0 || size == 0 || size + 3 > max_size) return LLVMFuzzerMutate(data, size, max_size);
    const auto first = static_cast<std::size_t>(seed / 2) % size;
    const auto* found = std::find_if(data + first, data + size, is_digit);
    const auto* end = std::find_if_not(found, static_cast<const std::uint8_t*>(data + size), is_digit);
    if (found == end) return LLVMFuzzerMutate(data, size, max_size);
    const std::string number = (seed / 65536 % 8 == 0 ? "-" : "") + std::to_string(seed / 1024 % 64);
    std::string text(data, data + size);
    text.replace(static_cast<std::size_t>(found - data), static_cast<std::size_t>(end - found), number);
    std::copy(text.begin(), text.end(), data);
    return text.size();
}
