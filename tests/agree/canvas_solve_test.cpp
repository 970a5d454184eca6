// Boards whose grid and digits differ: the solutions that the search counts are those of trying every filling.
//
//   4x4 digits 0-4 houses:AABBAABB..  rules:killer 3: A1 B1; thermo: A2-A4       as many as fillings that obey the words
#include <gtest/gtest.h>

#include "deduku/solve.hpp"
#include "deduku/text.hpp"
#include "tests/support/canvas_trials.hpp"

namespace deduku::canvas_trials {
namespace {

// Two 4x4 grids that share a box of 2x2, on a canvas of 6x6 with two idle corners of 2x2.
//
//   a a a a . .
//   a a a a . .
//   a a x x b b
//   a a x x b b
//   . . b b b b
//   . . b b b b
SmallBoard two_grids() {
    SmallBoard out{6, 6, 1, 4, "", {}};
    for (const int start : {0, 2 * 6 + 2})
        for (int i = 0; i < 4; ++i) {
            Numbers row, column, box;
            for (int k = 0; k < 4; ++k) {
                row.push_back(start + i * 6 + k);
                column.push_back(start + k * 6 + i);
                box.push_back(start + (i / 2 * 2 + k / 2) * 6 + i % 2 * 2 + k % 2);
            }
            for (const Numbers& house : {row, column, box})
                if (std::find(out.list.begin(), out.list.end(), house) == out.list.end()) out.list.push_back(house);
        }
    for (const Numbers& house : out.list) {
        out.houses += out.houses.empty() ? "[[" : "],[";
        for (int cell : house) out.houses += std::to_string(cell) + (cell == house.back() ? "" : ",");
    }
    out.houses += "]]";
    return out;
}

bool is_idle(const SmallBoard& board, int cell) {
    return !board.list.empty() && std::none_of(board.list.begin(), board.list.end(), [&](const Numbers& house) {
        return std::find(house.begin(), house.end(), cell) != house.end();
    });
}

// Counts the fillings with these given numbers (-1: open), digits that differ in houses, and all words true.
std::uint64_t count_of(const SmallBoard& board, const Numbers& givens, const std::vector<Trial>& rules,
                       Numbers& filling) {
    const auto cell = static_cast<int>(filling.size());
    if (cell == board.cells())
        return std::all_of(rules.begin(), rules.end(), [&](const Trial& rule) { return rule.holds(filling); }) ? 1 : 0;
    std::uint64_t count = 0;
    const int given = givens[filling.size()];
    for (int d = board.least; d <= board.most; ++d) {
        if (given >= 0 && given != d) continue;
        bool free = true;
        for (int other = 0; other < cell && free; ++other)
            free = !(board.together(cell, other) && filling[static_cast<std::size_t>(other)] == d);
        if (!free) continue;
        filling.push_back(d);
        count += count_of(board, givens, rules, filling);
        filling.pop_back();
    }
    return count;
}

std::string line_with(const SmallBoard& board, const Numbers& givens, const std::vector<Trial>& rules) {
    std::string line = board.line();
    for (std::size_t i = 0; i < givens.size(); ++i)
        if (givens[i] >= 0) line[i] = static_cast<char>('0' + givens[i]);
    for (std::size_t i = 0; i < rules.size(); ++i) line += (i == 0 ? " rules:" : "; ") + rules[i].text;
    return line;
}

// A white dot is an exception to non-consecutive; the words of a trial know one rule at a time.
bool is_exception(const Trial& trial, const std::vector<Trial>& rules) {
    const auto apart = [](const Trial& a, const Trial& b) {
        return a.text.starts_with("non-consecutive") && b.text.starts_with("white");
    };
    return std::any_of(rules.begin(), rules.end(),
                       [&](const Trial& rule) { return apart(trial, rule) || apart(rule, trial); });
}

void compare(int rounds, unsigned seed) {
    Random random(seed);
    const std::vector<SmallBoard> boards = {{4, 4, 0, 3, "AABBAABBCCDDCCDD", {}},
                                            {3, 4, 0, 4, "lines", {}},
                                            {3, 4, 1, 5, "AABBAABBCCCC", {}},
                                            {4, 4, 0, 4, "AABBAABBCCDDCCDD", {}},
                                            {2, 3, 1, 4, "none", {}},
                                            {2, 5, 0, 6, "lines", {}},
                                            two_grids()};
    std::uint64_t most = 0, unique = 0, none = 0;
    for (const SmallBoard& board : boards)
        for (int round = 0; round < rounds; ++round) {
            std::vector<Trial> all, rules;
            add_cell_trials(board, random, all);
            add_board_trials(board, all);
            if (board.houses != "none" && board.list.empty()) add_side_trials(board, random, all);
            // Most rules hold on a filling that the givens are part of.
            const Numbers some = filling_of(board, random);
            for (int left = pick(random, 1, 3), tries = 0; left > 0 && tries < 200; ++tries) {
                const Trial& trial = all[static_cast<std::size_t>(pick(random, 0, static_cast<int>(all.size()) - 1))];
                if (is_exception(trial, rules) || (!trial.holds(some) && pick(random, 0, 5) > 0)) continue;
                rules.push_back(trial);
                --left;
            }
            Numbers givens(some.size(), -1), filling;
            for (std::size_t i = 0; i < some.size(); ++i)
                if (is_idle(board, static_cast<int>(i)) || pick(random, 0, 2) > 0) givens[i] = some[i];
            const std::string line = line_with(board, givens, rules);
            SCOPED_TRACE(line);
            const auto read = read_puzzles(line);
            ASSERT_TRUE(std::holds_alternative<Puzzle>(read[0])) << std::get<ReadError>(read[0]).text();
            SearchRequest request;
            request.limit = 1'000'000;
            const std::uint64_t wanted = count_of(board, givens, rules, filling);
            const Puzzle& puzzle = std::get<Puzzle>(read[0]);
            const Solutions found = solve(start_board(puzzle), request);
            EXPECT_EQ(found.count, wanted);
            EXPECT_TRUE(!found.first || solves(*found.first, puzzle));
            most = std::max(most, wanted);
            unique += wanted == 1 ? 1 : 0;
            none += wanted == 0 ? 1 : 0;
        }
    EXPECT_GT(most, 100U);
    EXPECT_GT(unique, 10U);
    EXPECT_GT(none, 10U);
}

TEST(CanvasSolve, CountsAllFillings) { compare(40, 11); }
TEST(ExhaustiveCanvasSolve, CountsAllFillings) { compare(2'500, 12); }

// The cells in none of the grids are no part of the puzzle: one filling of them.
TEST(CanvasSolve, GridsAreTheirHouses) {
    Random random(13);
    const SmallBoard listed = two_grids();
    SmallBoard grids = listed;
    grids.houses = "grids:A1,C3";
    std::uint64_t most = 0;
    for (int round = 0; round < 40; ++round) {
        const Numbers some = filling_of(listed, random);
        Numbers givens(some.size(), -1), filling;
        for (std::size_t i = 0; i < some.size(); ++i)
            if (is_idle(listed, static_cast<int>(i)) || pick(random, 0, 2) == 0) givens[i] = some[i];
        const Puzzle puzzle = std::get<Puzzle>(read_puzzles(line_with(grids, givens, {}))[0]);
        SearchRequest request;
        request.limit = 1'000'000;
        const std::uint64_t wanted = count_of(listed, givens, {}, filling);
        EXPECT_EQ(solve(start_board(puzzle), request).count, wanted);
        most = std::max(most, wanted);
    }
    EXPECT_GT(most, 1U);
}

}  // namespace
}  // namespace deduku::canvas_trials
