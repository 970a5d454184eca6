// Rules made from the heads of sayings: in each filling they hold exactly if the words are true, checked cell by cell.
#include "formats/published/words/heads.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <numeric>
#include <random>

#include "deduku/text.hpp"
#include "formats/published/words/groups.hpp"

namespace deduku::formats::published {
namespace {

using Numbers = std::vector<int>;
using Words = std::function<bool(const Numbers& board, const std::vector<Cell>& cells)>;

constexpr int width = 4;

int number_at(const Numbers& board, Cell cell) { return board[static_cast<std::size_t>(index(cell))]; }

// The rule of a head for these cells, on a board of 4x4 cells.
std::string made(const std::string& head, const std::vector<int>& values, const RuleParts& parts,
                 About about = About::things) {
    const Geometry board(Box{2, 2});
    const Saying saying{.row = find_rule("pair"), .about = about, .head = head};
    return rule_of_cells({&saying, values, {}, {}, 0}, parts, board).value_or("none");
}

// Compares a rule with words on random fillings.
void expect_same(const std::string& rule, const std::vector<Cell>& cells, const Words& words) {
    const auto board = add_rules(std::make_shared<const Geometry>(Box{2, 2}), rule);
    ASSERT_TRUE(std::holds_alternative<GeometryPtr>(board)) << rule << std::get<RuleError>(board).expected;
    const Geometry& geometry = *std::get<GeometryPtr>(board);
    std::mt19937 random(7);
    int held = 0;
    constexpr int trials = 3000;
    for (int trial = 0; trial < trials; ++trial) {
        Numbers numbers;
        Grid grid;
        // Few digits in some fillings, so that rare words are true as well.
        const int least = static_cast<int>(random() % 4),
                  kinds = 1 + static_cast<int>(random() % static_cast<unsigned>(4 - least));
        for (int i = 0; i < width * width; ++i) {
            const int digit = least + static_cast<int>(random() % static_cast<unsigned>(kinds));
            numbers.push_back(digit + 1);
            grid.push_back(static_cast<Digit>(digit));
        }
        const bool expected = words(numbers, cells);
        ASSERT_EQ(obeys(geometry.rules(), geometry, grid), expected) << rule;
        held += expected ? 1 : 0;
    }
    EXPECT_GT(held, 0) << rule;
    EXPECT_LT(held, trials) << rule;
}

std::vector<Cell> cells_of(std::initializer_list<int> places) {
    std::vector<Cell> out;
    for (const int place : places) out.push_back(static_cast<Cell>(place));
    return out;
}

TEST(Heads, OneCellIsTheSumOfTheOthers) {
    const std::vector<Cell> cells = cells_of({0, 1, 5, 6});
    expect_same(made("@one-is-sum", {}, {{}, cells, {}, {}}), cells, [](const Numbers& board, const auto& of) {
        for (const Cell one : of) {
            int others = 0;
            for (const Cell other : of)
                if (other != one) others += number_at(board, other);
            if (others == number_at(board, one)) return true;
        }
        return false;
    });
}

TEST(Heads, SumsThatAreMultiples) {
    const std::vector<Cell> cells = cells_of({0, 1, 2, 6, 7});
    const auto sum = [](const Numbers& board, std::span<const Cell> of) {
        int out = 0;
        for (const Cell cell : of) out += number_at(board, cell);
        return out;
    };
    expect_same(made("@multiples", {3}, {{}, cells, {}, {}}), cells,
                [&](const Numbers& board, const auto& of) { return sum(board, of) % 3 == 0; });
    expect_same(made("each line-three: @multiples", {4}, {{}, cells, {}, {}}), cells,
                [&](const Numbers& board, const std::vector<Cell>& of) {
                    for (std::size_t i = 0; i + 3 <= of.size(); ++i)
                        if (sum(board, std::span(of).subspan(i, 3)) % 4 != 0) return false;
                    return true;
                });
    expect_same(made("sum @times: @", {2}, {{}, cells, {}, {}}), cells,
                [&](const Numbers& board, const auto& of) { return sum(board, of) == 10; });
    expect_same(made("@primes", {}, {{}, cells, {}, {}}), cells, [&](const Numbers& board, const auto& of) {
        const std::vector<int> primes = {5, 7, 11, 13, 17, 19};
        return std::find(primes.begin(), primes.end(), sum(board, of)) != primes.end();
    });
    expect_same(made("@squares", {}, {{}, cells, {}, {}}), cells,
                [&](const Numbers& board, const auto& of) { return sum(board, of) == 9 || sum(board, of) == 16; });
    EXPECT_EQ(made("@multiples", {}, {{}, cells, {}, {}}), "none");
}

TEST(Heads, MiddleDigits) {
    const std::vector<Cell> cells = cells_of({0, 4, 5, 9, 10});
    for (const int middle : {1, 2, 4})
        expect_same(made("@median", {}, {std::to_string(middle), cells, {}, {}}), cells,
                    [&](const Numbers& board, const std::vector<Cell>& of) {
                        Numbers sorted;
                        for (const Cell cell : of) sorted.push_back(number_at(board, cell));
                        std::sort(sorted.begin(), sorted.end());
                        return sorted[sorted.size() / 2] == middle;
                    });
    EXPECT_EQ(made("@median", {}, {"2", cells_of({0, 1}), {}, {}}), "none");
    EXPECT_EQ(made("@median", {}, {"7", cells_of({0, 1, 2}), {}, {}}), "none");
}

TEST(Heads, Extremes) {
    const std::vector<Cell> cells = cells_of({0, 4, 5}), circle = cells_of({10});
    const auto of = [](const Numbers& board, const std::vector<Cell>& list, bool largest) {
        Numbers out;
        for (const Cell cell : list) out.push_back(number_at(board, cell));
        return largest ? *std::max_element(out.begin(), out.end()) : *std::min_element(out.begin(), out.end());
    };
    for (const bool largest : {true, false}) {
        const std::string head = largest ? "@largest" : "@smallest";
        for (const int number : {1, 2, 4})
            expect_same(made(head, {}, {std::to_string(number), cells, {}, {}}), cells,
                        [&](const Numbers& board, const std::vector<Cell>& list) {
                            return of(board, list, largest) == number;
                        });
        expect_same(made(head, {}, {{}, {}, circle, cells}), cells,
                    [&](const Numbers& board, const std::vector<Cell>& list) {
                        return of(board, list, largest) == number_at(board, circle[0]);
                    });
        EXPECT_EQ(made(head, {}, {"5", cells, {}, {}}), "none");
        EXPECT_EQ(made(head, {}, {{}, cells, {}, {}}), "none");
    }
}

// By their definitions in rows and columns, from 0.
TEST(Heads, GroupsOfTheBoard) {
    const auto each = [](int down, int right, int rows, int columns, const std::function<bool(int, int)>& good) {
        for (int r = 0; r + down < width; ++r)
            for (int c = 0; c + right < width; ++c)
                if (r < rows && c < columns && !good(r, c)) return false;
        return true;
    };
    const auto at = [](const Numbers& board, int r, int c) { return board[static_cast<std::size_t>(width * r + c)]; };
    expect_same(made("each square: count odd >= 1: @; count even >= 1: @", {}, {}, About::board), {},
                [&](const Numbers& board, const auto&) {
                    return each(1, 1, 3, 3, [&](int r, int c) {
                        const int odd = at(board, r, c) % 2 + at(board, r, c + 1) % 2 + at(board, r + 1, c) % 2 +
                                        at(board, r + 1, c + 1) % 2;
                        return odd > 0 && odd < 4;
                    });
                });
    expect_same(
        made("each three: not { one-parity: @ }", {}, {}, About::board), {}, [&](const Numbers& board, const auto&) {
            const auto mixed = [](int a, int b, int c) { return a % 2 != b % 2 || b % 2 != c % 2; };
            return each(0, 2, 4, 4,
                        [&](int r, int c) {
                            return mixed(at(board, r, c), at(board, r, c + 1), at(board, r, c + 2));
                        }) &&
                   each(2, 0, 4, 4,
                        [&](int r, int c) { return mixed(at(board, r, c), at(board, r + 1, c), at(board, r + 2, c)); });
        });
    expect_same(
        made("each rising-two: pair a + b <= #: @", {6}, {}, About::board), {}, [&](const Numbers& board, const auto&) {
            return each(1, 1, 3, 3, [&](int r, int c) { return at(board, r + 1, c) + at(board, r, c + 1) <= 6; });
        });
    expect_same(
        made("each box-two: pair a % 2 = 1 or b % 2 = 1: @", {}, {}, About::board), {},
        [&](const Numbers& board, const auto&) {
            const auto good = [](int a, int b) { return a % 2 == 1 || b % 2 == 1; };
            return each(0, 1, 4, 4,
                        [&](int r, int c) { return c % 2 == 1 || good(at(board, r, c), at(board, r, c + 1)); }) &&
                   each(1, 0, 4, 4,
                        [&](int r, int c) { return r % 2 == 1 || good(at(board, r, c), at(board, r + 1, c)); });
        });
}

TEST(Heads, NeighboursOfCells) {
    const auto pairs = [](const std::string& name, std::initializer_list<int> cells) {
        return groups_named(name, cells_of(cells), Geometry(Box{2, 2})).value().size();
    };
    EXPECT_EQ(pairs("near", {5}), 4U);
    EXPECT_EQ(pairs("near", {0, 1}), 4U);  // A1 B1 once
    EXPECT_EQ(pairs("king", {0}), 3U);
    EXPECT_EQ(pairs("knight", {5}), 4U);
    EXPECT_EQ(pairs("touching", {0, 1, 4, 10}), 2U);
    EXPECT_EQ(pairs("box-three", {}), 0U);
    EXPECT_EQ(pairs("house", {}), 12U);
    EXPECT_FALSE(groups_named("pentomino", {}, Geometry(Box{2, 2})));
    expect_same(made("each knight: pair abs(a - b) >= #: @", {2}, {{}, cells_of({5}), {}, {}}), cells_of({5}),
                [](const Numbers& board, const auto&) {
                    for (const int other : {3, 11, 12, 14})
                        if (std::abs(board[5] - board[static_cast<std::size_t>(other)]) < 2) return false;
                    return true;
                });
}

// Cells of the board 0 1 2 3 / 4 5 6 7 / ..; the boxes are of 2x2 cells.
TEST(Heads, Differences) {
    const std::vector<Cell> cells = cells_of({0, 1, 2, 6, 10});
    const RuleParts arrow{{}, {}, cells_of({0}), cells_of({1, 6})};
    expect_same(made("@difference", {}, arrow), {}, [](const Numbers& board, const auto&) {
        return board[1] - board[6] == board[0] || board[6] - board[1] == board[0];
    });
    EXPECT_EQ(made("@difference", {}, {{}, {}, cells_of({0}), cells_of({1})}), "none");
    // 0 1 in the first box, 2 6 in the second, 10 alone in the fourth.
    expect_same(made("@box-differences", {}, {{}, cells, {}, {}}), cells, [](const Numbers& board, const auto&) {
        const int one = std::abs(board[0] - board[1]), other = std::abs(board[2] - board[6]);
        return one == other && one > 0;
    });
    EXPECT_EQ(made("@box-differences", {}, {{}, cells_of({0, 1, 4, 2, 3}), {}, {}}), "none");
}

TEST(Heads, CluesBesideTheBoard) {
    const std::vector<Cell> cells = cells_of({0, 5, 10, 15});
    expect_same(made("@look-and-say", {}, {"1423", cells, {}, {}}), cells, [](const Numbers& board, const auto& of) {
        int fours = 0, threes = 0;
        for (const Cell cell : of) {
            fours += number_at(board, cell) == 4 ? 1 : 0;
            threes += number_at(board, cell) == 3 ? 1 : 0;
        }
        return fours == 1 && threes == 2;
    });
    EXPECT_EQ(made("@look-and-say", {}, {"142", cells, {}, {}}), "none");
    expect_same(made("@first-run", {}, {"6", cells, {}, {}}), cells, [](const Numbers& board, const auto& of) {
        int sum = number_at(board, of[0]);
        std::size_t i = 1;
        for (; i < of.size() && number_at(board, of[i]) > number_at(board, of[i - 1]); ++i)
            sum += number_at(board, of[i]);
        // The run ends at a smaller digit: in a row or column no two are equal.
        return sum == 6 && (i == of.size() || number_at(board, of[i]) < number_at(board, of[i - 1]));
    });
}

// The cells of the last row, seen from its left end: 12 13 14 15.
TEST(Heads, DigitsBesideADigit) {
    const std::vector<Cell> cells = cells_of({12, 13, 14, 15});
    const auto at = [](const Numbers& board, std::size_t i) { return board[12 + i]; };
    expect_same(made("@before", {4}, {"3", cells, {}, {}}), cells, [&](const Numbers& board, const auto&) {
        for (std::size_t i = 1; i < 4; ++i)
            if (at(board, i - 1) == 3 && at(board, i) == 4) return true;
        return false;
    });
    expect_same(made("@beside", {2}, {"1", cells, {}, {}}), cells, [&](const Numbers& board, const auto&) {
        for (std::size_t i = 1; i < 4; ++i)
            if (at(board, i - 1) + at(board, i) == 3) return true;
        return false;
    });
    expect_same(made("@all-beside", {2}, {"1", cells, {}, {}}), cells, [&](const Numbers& board, const auto&) {
        return (at(board, 0) == 2 && at(board, 1) == 1) || (at(board, 3) == 2 && at(board, 2) == 1);
    });
    expect_same(made("@beside", {2}, {"13", cells, {}, {}}), cells, [&](const Numbers& board, const auto&) {
        for (std::size_t i = 1; i < 3; ++i)
            if (at(board, i) == 2 && at(board, i - 1) + at(board, i + 1) == 4 && at(board, i - 1) % 2 == 1) return true;
        return false;
    });
    EXPECT_EQ(made("@before", {9}, {"3", cells, {}, {}}), "none");
    EXPECT_EQ(made("@before", {4}, {"5", cells, {}, {}}), "none");
    EXPECT_EQ(made("@beside", {4}, {"123", cells, {}, {}}), "none");
}

TEST(Heads, FirstOfAParity) {
    const std::vector<Cell> cells = cells_of({3, 7, 11, 15});
    const auto first = [](const Numbers& board, const std::vector<Cell>& of, int parity) {
        const auto found =
            std::find_if(of.begin(), of.end(), [&](Cell cell) { return number_at(board, cell) % 2 == parity; });
        return found == of.end() ? 0 : number_at(board, *found);
    };
    for (const int clue : {1, 2, 4})
        expect_same(made("@first-of-parity", {}, {std::to_string(clue), cells, {}, {}}), cells,
                    [&](const Numbers& board, const auto& of) { return first(board, of, clue % 2) == clue; });
    for (const bool odd : {true, false})
        expect_same(made(odd ? "@first-odd-run" : "@first-even-run", {}, {"4", cells, {}, {}}), cells,
                    [&](const Numbers& board, const std::vector<Cell>& of) {
                        const auto fits = [&](Cell cell) { return (number_at(board, cell) % 2 == 1) == odd; };
                        const auto from = std::find_if(of.begin(), of.end(), fits);
                        const auto end = std::find_if_not(from, of.end(), fits);
                        int sum = 0;
                        for (auto cell = from; cell != end; ++cell) sum += number_at(board, *cell);
                        return sum == 4;
                    });
}

TEST(Heads, ExtremesOfSomeCells) {
    const std::vector<Cell> cells = cells_of({0, 5, 6});
    const auto of_all = [](const Numbers& board, const std::vector<Cell>& of) {
        Numbers out;
        for (const Cell cell : of) out.push_back(number_at(board, cell));
        std::sort(out.begin(), out.end());
        return out;
    };
    for (const int number : {2, 5})
        expect_same(made("@sum-of-extremes", {}, {std::to_string(number), cells, {}, {}}), cells,
                    [&](const Numbers& board, const auto& of) {
                        const Numbers sorted = of_all(board, of);
                        return sorted.front() + sorted.back() == number;
                    });
    for (const int number : {0, 2})
        expect_same(made("@difference-of-extremes", {}, {std::to_string(number), cells, {}, {}}), cells,
                    [&](const Numbers& board, const auto& of) {
                        const Numbers sorted = of_all(board, of);
                        return sorted.back() - sorted.front() == number;
                    });
    expect_same(made("@place-of-largest", {}, {"2", cells, {}, {}}), cells,
                [](const Numbers& board, const auto&) { return board[5] > board[0] && board[5] > board[6]; });
    EXPECT_EQ(made("@place-of-largest", {}, {"4", cells, {}, {}}), "none");
}

// A small arrow in cell 4 points to 5, 6 and 7.
TEST(Heads, DistancesOfArrows) {
    const RuleParts arrow{{}, {}, cells_of({4}), cells_of({5, 6, 7})};
    expect_same(made("@distance-to", {4}, arrow), {}, [](const Numbers& board, const auto&) {
        return board[4] < 4 && board[static_cast<std::size_t>(4 + board[4])] == 4;
    });
    expect_same(made("@same-at-distance", {}, arrow), {}, [](const Numbers& board, const auto&) {
        return board[4] < 4 && board[static_cast<std::size_t>(4 + board[4])] == board[4];
    });
}

TEST(Heads, ProductsOfArrows) {
    expect_same(made("@arrow-product", {}, {{}, {}, cells_of({0}), cells_of({1, 6})}), {},
                [](const Numbers& board, const auto&) { return board[1] * board[6] == board[0]; });
    expect_same(
        made("@arrow-product", {}, {{}, {}, cells_of({0, 1}), cells_of({2, 6, 10})}), {},
        [](const Numbers& board, const auto&) { return board[2] * board[6] * board[10] == 10 * board[0] + board[1]; });
    EXPECT_EQ(made("@arrow-product", {}, {{}, {}, cells_of({0, 1, 2, 3}), cells_of({5})}), "none");
}

TEST(Heads, SequencesOfSums) {
    const std::vector<Cell> cells = cells_of({0, 1, 5, 9});
    const auto rises = [](const Numbers& board, const std::vector<Cell>& of, int by) {
        const auto good = [&](std::size_t a, std::size_t b, std::size_t c) {
            return (number_at(board, of[a]) + number_at(board, of[b])) % by == number_at(board, of[c]);
        };
        return (good(0, 1, 2) && good(1, 2, 3)) || (good(3, 2, 1) && good(2, 1, 0));
    };
    const std::vector<Cell> three = cells_of({0, 1, 5});
    expect_same(made("@fibonacci", {}, {{}, three, {}, {}}), three, [](const Numbers& board, const auto&) {
        return board[0] + board[1] == board[5] || board[5] + board[1] == board[0];
    });
    EXPECT_EQ(made("@fibonacci", {}, {{}, cells_of({0, 1}), {}, {}}), "none");
    expect_same(made("any { weighted 0: 1 @inner -10 @first -1 @last } { weighted 0: 1 @inner -10 @last -1 @first }",
                     {}, {{}, cells_of({0, 1, 5, 6, 7, 3}), {}, {}}),
                {}, [](const Numbers& board, const auto&) {
                    const int sum = board[1] + board[5] + board[6] + board[7];
                    return sum == 10 * board[0] + board[3] || sum == 10 * board[3] + board[0];
                });
    expect_same(made("@fibonacci-ten", {}, {{}, cells, {}, {}}), cells,
                [&](const Numbers& board, const auto& of) { return rises(board, of, 10); });
    expect_same(made("@twice-each", {}, {{}, cells, {}, {}}), cells, [](const Numbers& board, const auto& of) {
        std::map<int, int> count;
        for (const Cell cell : of) ++count[number_at(board, cell)];
        return std::all_of(count.begin(), count.end(), [](const auto& each) { return each.second == 2; });
    });
}

TEST(Heads, NeighboursThatAreCounted) {
    expect_same(
        made("each around: count odd = @first: @rest", {}, {{}, cells_of({0}), {}, {}}), {},
        [](const Numbers& board, const auto&) { return board[1] % 2 + board[4] % 2 + board[5] % 2 == board[0]; });
    expect_same(made("@no-taxicab", {}, {}, About::board), {}, [](const Numbers& board, const auto&) {
        for (int a = 0; a < width * width; ++a)
            for (int b = 0; b < width * width; ++b) {
                const int down = std::abs(a / width - b / width), right = std::abs(a % width - b % width);
                const int digit = board[static_cast<std::size_t>(a)];
                if (down > 0 && right > 0 && down + right == digit && board[static_cast<std::size_t>(b)] == digit)
                    return false;
            }
        return true;
    });
    // The cells of a row before the border of the boxes.
    EXPECT_EQ(made("sum $: @to-border", {}, {"5", cells_of({4, 5, 6, 7}), {}, {}}), "sum 5:  A2 B2");
}

// "value": each digit with the sign of its parity.
TEST(Heads, OddAndEvenDigitsOfOneSum) {
    const std::vector<Cell> cells = cells_of({0, 1, 6});
    const std::string rule =
        made("value balance digit * (1 - 2 * (digit % 2)); sum 0 of balance: @", {}, {{}, cells, {}, {}});
    const auto board = add_rules(std::make_shared<const Geometry>(Box{2, 2}), rule);
    ASSERT_TRUE(std::holds_alternative<GeometryPtr>(board)) << std::get<RuleError>(board).expected;
}

TEST(Heads, DigitsThatCountGroups) {
    RuleParts parts;
    parts.groups = {cells_of({0, 5}), cells_of({1, 2, 7}), cells_of({2, 8})};
    expect_same(made("@counted-groups", {}, parts), {}, [&](const Numbers& board, const auto&) {
        for (int digit = 1; digit <= width; ++digit) {
            int with = 0;
            for (const auto& group : parts.groups)
                with +=
                    std::any_of(group.begin(), group.end(), [&](Cell cell) { return number_at(board, cell) == digit; });
            if (with != 0 && with != digit) return false;
        }
        return true;
    });
}

// A small arrow at cell 4 that points to 5, 6 and 7.
TEST(Heads, SomeCellAhead) {
    const std::vector<Cell> cells = cells_of({4, 5, 6, 7});
    expect_same(made("some ahead: pair b = a + 1: @", {}, {{}, cells, {}, {}}), cells,
                [](const Numbers& board, const auto&) {
                    return board[5] == board[4] + 1 || board[6] == board[4] + 1 || board[7] == board[4] + 1;
                });
}

TEST(Heads, OneNumberSaidTwice) {
    const Geometry board(Box{2, 2});
    const Saying saying{.row = find_rule("pair"),
                        .about = About::board,
                        .options = {"same-number"},
                        .head = "pair board (a + b) % # != 0"};
    EXPECT_EQ(rule_of_cells({&saying, {4, 4}, {}, {}, 0}, {}, board), "pair board (a + b) % 4 != 0");
    EXPECT_EQ(rule_of_cells({&saying, {4, 5}, {}, {}, 0}, {}, board), std::nullopt);
}

}  // namespace
}  // namespace deduku::formats::published
