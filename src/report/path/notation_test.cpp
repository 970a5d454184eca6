// Steps compared with another program: for each position of data/golden/hodoku_steps.tsv, HoDoKu's find is among the
// finds of Deduku's technique of the same name, with the same wording.
#include "report/notation/notation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <optional>

#include "report/path/sentence.hpp"
#include "tests/support/reading.hpp"

namespace deduku::report {
namespace {

using testing::read_puzzle;

struct NameExists {
    Puzzle puzzle;
    Board board;
    std::string line;
};

// puzzle TAB position TAB line, perhaps TAB more
std::vector<NameExists> known_of(const std::string& name) {
    std::vector<NameExists> out;
    std::ifstream file(DEDUKU_ROOT "/data/golden/" + name);
    for (std::string line; std::getline(file, line);) {
        if (line.front() == '#') continue;
        const auto one = line.find('\t'), two = line.find('\t', one + 1);
        out.push_back({read_puzzle(line.substr(0, one)), start_board(read_puzzle(line.substr(one + 1, two - one - 1))),
                       line.substr(two + 1)});
    }
    return out;
}
std::vector<NameExists> known_steps() { return known_of("hodoku_steps.tsv"); }

// Sorted eliminations, since HoDoKu lists the digits in the order of its search.
std::string in_order(const std::string& line) {
    const auto at = line.find("=> ");
    std::vector<std::string> parts;
    for (std::size_t from = at + 3; from < line.size();) {
        const auto to = std::min(line.find(", ", from), line.size());
        parts.push_back(line.substr(from, to - from));
        from = to + 2;
    }
    std::sort(parts.begin(), parts.end());
    return line.substr(0, at) + "=> " + join(parts, ", ");
}

std::string title_of(const std::string& line) { return line.substr(0, std::min(line.find(": "), line.find(" =>"))); }

// Every step of the techniques with this title in HoDoKu; none if there is no such technique.
std::optional<std::vector<std::string>> ours(const NameExists& known, const StepLine& lines, const std::string& title) {
    std::optional<std::vector<std::string>> out;
    for (const Move& move : path::by_difficulty()) {
        if (lines.title({move, {}, {}, {}, {}}) != title || move.technique->effect == Effect::places) continue;
        if (!out) out.emplace();
        for (const path::Step& step : path::finds({known.board, known.puzzle}, move, 1000))
            out->push_back(in_order(lines.line(step)));
    }
    return out;
}

// Steps with another name or with other cells in Deduku.
bool is_elsewhere(const std::string& line) {
    constexpr std::array<std::string_view, 5> lines = {
        "Remote Pair: 5/3 r5c9 -3- r8c9 -5- r8c3 -3- r7c1 => r5c1<>5",  // another one of the same length
        "XY-Chain: 8 8- r5c1 -3- r5c8 -2- r5c5 -5- r9c5 -9- r1c5 -1- r1c1 -6- r1c9 -5- r1c6 -9- r6c6 -8 => "
        "r5c4,r6c1<>8",
        "AIC: 3 3- r5c7 =3= r6c7 =9= r6c2 =2= r5c2 -2- r5c4 =2= r2c4 -2- r2c7 =2= r1c7 -2- r1c1 =2= r3c1 =6= r3c3 -6- "
        "r6c3 -3 => r5c1,r6c7<>3",
        "AIC: 9 9- r1c1 -7- r8c1 =7= r8c8 =3= r7c8 =9= r3c8 -9 => r1c7,r3c1<>9",
        "AIC: 3 3- r4c1 =3= r3c1 =7= r3c3 -7- r7c3 =7= r7c9 -7- r5c9 -5- r5c7 -3 => r4c7,r5c2<>3",  // shorter ones
    };
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

TEST(StepLine, MatchesHodokusWording) {
    int alike = 0;
    for (const NameExists& known : known_steps()) {
        if (known.line.find("=> ") == std::string::npos) continue;  // singles are tested below
        const StepLine lines(known.puzzle, StepNotation::hodoku, Coords::rc);
        const auto found = ours(known, lines, title_of(known.line));
        if (!found || is_elsewhere(known.line)) continue;
        EXPECT_TRUE(std::find(found->begin(), found->end(), in_order(known.line)) != found->end())
            << known.line << "\nours: " << join(*found, "\n      ");
        ++alike;
    }
    EXPECT_GE(alike, 86);
}

// For singles, the written digit is the whole line.
TEST(StepLine, SinglesMatchHodokusWording) {
    int alike = 0;
    for (const NameExists& known : known_steps()) {
        if (known.line.find("=> ") != std::string::npos) continue;
        Table<Cell, bool> written(known.board.geometry().cells(), false);
        for (Cell cell : written.ids()) {
            const Set<Digit> digits = known.board.digits(cell);
            const auto peers = known.board.geometry().peers_of(cell);
            const auto has_it = [&](Cell peer) { return known.board.has({peer, digits.first()}); };
            written[cell] = digits.single() && std::none_of(peers.begin(), peers.end(), has_it);
        }
        const StepLine lines(known.puzzle, StepNotation::hodoku, Coords::rc);
        path::PathOptions options;
        const std::string key = title_of(known.line) == "Full House"     ? "full-house"
                                : title_of(known.line) == "Naked Single" ? "naked-single"
                                                                         : "hidden-single";
        options.order = std::get<std::vector<Move>>(path::parse_moves(key));
        options.beyond = false;
        Meter meter;
        const auto step = path::next_step(known.puzzle, path::WorkingPaper(known.board, written), options, {}, meter);
        ASSERT_TRUE(step) << known.line;
        EXPECT_EQ(title_of(lines.line(*step)), title_of(known.line));
        alike += lines.line(*step) == known.line ? 1 : 0;
    }
    EXPECT_GE(alike, 5);
}

// Chains of HoDoKu in Eureka notation are found again and written the same, except if Deduku's chain is another one.
// (Deduku's are shortest chains between their ends, and an end that is true by itself is written as such.)
TEST(StepLine, ChainsInEurekaNotation) {
    int alike = 0, all = 0;
    for (const NameExists& known : known_of("hodoku_chains.tsv")) {
        const std::string wanted = known.line.substr(known.line.find('\t') + 1);
        const StepLine lines(known.puzzle, StepNotation::eureka, Coords::rc);
        bool same = false;
        for (const Move& move : path::by_difficulty())
            for (const path::Step& step : path::finds({known.board, known.puzzle}, move, 2000))
                same = same || (step.pattern.chain && eureka(lines.names(), *step.pattern.chain) == wanted);
        ++all;
        alike += same ? 1 : 0;
    }
    EXPECT_EQ(all, 25);
    EXPECT_GE(alike, 18);
}

}  // namespace
}  // namespace deduku::report
