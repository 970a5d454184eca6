// Every rule compared with a plain, independent definition (words_of_.._test.cpp): on all 4x4 boards, and on random
// boards up to 16x16, the lines and choices accept the same fillings as this definition and as the predicate of the
// row.
#include <gtest/gtest.h>

#include "deduku/geometry.hpp"
#include "deduku/rules.hpp"
#include "grid/rules/parsed.hpp"
#include "tests/support/rule_trials.hpp"
#include "tests/support/satisfies.hpp"

namespace deduku {
namespace {

using namespace trials;

// All fillings of a 4x4 board.
std::vector<Rows> all_small() {
    std::vector<Rows> out;
    Rows grid(4, std::vector<int>(4, 0));
    const std::function<void(int)> fill = [&](int i) {
        if (i == 16) return out.push_back(grid);
        for (int d = 1; d <= 4; ++d) {
            bool free = true;
            for (int j = 0; j < i; ++j) {
                const bool meet = j / 4 == i / 4 || j % 4 == i % 4 || (j / 8 == i / 8 && j % 4 / 2 == i % 4 / 2);
                if (meet && at(grid, {j / 4, j % 4}) == d) free = false;
            }
            if (!free) continue;
            grid[static_cast<std::size_t>(i / 4)][static_cast<std::size_t>(i % 4)] = d;
            fill(i + 1);
        }
    };
    fill(0);
    return out;
}

// A filling in which each row is the previous one shifted, with renamed digits; then lines are reordered, unless
// `plain`. The plain one keeps equal digits more than a king's and a knight's move apart.
Rows random_filling(Random& random, const TestBoard& board, bool plain) {
    const int n = board.n();
    std::vector<int> digit(static_cast<std::size_t>(n));
    std::iota(digit.begin(), digit.end(), 1);
    std::shuffle(digit.begin(), digit.end(), random);
    // Consecutive numbers two columns apart: neighbours on the plain 9x9 board are not consecutive.
    if (plain && n == 9 && pick(random, 0, 1) == 0)
        for (int i = 0; i < n; ++i) digit[static_cast<std::size_t>(2 * i % n)] = i + 1;
    // Shuffles bands, and the rows in each; the same for columns.
    const auto order = [&](int part) {
        std::vector<int> parts(static_cast<std::size_t>(n / part));
        std::iota(parts.begin(), parts.end(), 0);
        if (!plain) std::shuffle(parts.begin(), parts.end(), random);
        std::vector<int> out;
        for (int p : parts) {
            std::vector<int> lines(static_cast<std::size_t>(part));
            std::iota(lines.begin(), lines.end(), p * part);
            if (!plain) std::shuffle(lines.begin(), lines.end(), random);
            out.insert(out.end(), lines.begin(), lines.end());
        }
        return out;
    };
    const std::vector<int> rows = order(board.box.height), columns = order(board.box.width);
    Rows out(static_cast<std::size_t>(n));
    for (int r = 0; r < n; ++r)
        for (int c = 0; c < n; ++c) {
            const int row = rows[static_cast<std::size_t>(r)], column = columns[static_cast<std::size_t>(c)];
            const int moved = row % board.box.height * board.box.width + row / board.box.height;
            out[static_cast<std::size_t>(r)].push_back(digit[static_cast<std::size_t>((column + moved) % n)]);
        }
    return out;
}

// A filling with diagonals and windows (the solution of an X-Windoku), its digits renamed.
Rows with_windows(Random& random) {
    const std::string filled = "932674518678521943541398267469283751217459386853716429326147895794865132185932674";
    std::vector<int> digit = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    std::shuffle(digit.begin(), digit.end(), random);
    Rows out(9);
    for (std::size_t i = 0; i < 81; ++i) out[i / 9].push_back(digit[static_cast<std::size_t>(filled[i] - '1')]);
    return out;
}

// A filling with a low, a middle and a high digit in each 2x2 square and a magic square in the middle box, turned.
Rows with_entropy(Random& random) {
    const std::string filled = "816349572749825163352617984598276341634951827271438695167594238483162759925783416";
    Rows out(9, std::vector<int>(9));
    const int turn = pick(random, 0, 3);
    for (int i = 0; i < 81; ++i) {
        const int row = turn % 2 == 0 ? i / 9 : i % 9, column = turn % 2 == 0 ? i % 9 : 8 - i / 9;
        const int place = turn < 2 ? 9 * row + column : 80 - 9 * row - column;
        out[static_cast<std::size_t>(place / 9)][static_cast<std::size_t>(place % 9)] =
            filled[static_cast<std::size_t>(i)] - '0';
    }
    return out;
}

Table<Cell, Digit> as_grid(const Rows& rows) {
    Table<Cell, Digit> out;
    for (const auto& row : rows)
        for (int d : row) out.push_back(static_cast<Digit>(d - 1));
    return out;
}

// The lines of the first rule; the others are its exceptions.
Constraints lines_of_first(const std::vector<Rule>& rules, const Geometry& board) {
    Constraints out;
    rules[0].row->compile(rules[0], {board, rules}, out);
    return out;
}

struct Counts {
    int yes = 0;
    int no = 0;
};

// Whether the rule exists on boards of this size.
bool makes_sense(const std::string& key, int n) {
    if (key == "windows") return n == 9;
    if (key == "entropic" || key == "global-entropy") return n % 3 == 0;
    if (key == "all-dots white" || key == "all-dots black" || key == "all-dots") return n > 4;  // dots of 4
    return true;
}

Counts compare(const std::string& key, const TestBoard& test_board, const std::vector<Rows>& fillings, int trials,
               Random& random) {
    Counts counts;
    const Geometry board(test_board.box);
    for (int i = 0; i < trials; ++i) {
        const Rows& some_filling = fillings[random() % fillings.size()];
        const Trial trial = all_trials().at(key).make(random, test_board, some_filling);
        const auto parsed = rules::parse(trial.text, board, LineGaps::any);
        if (const auto* error = std::get_if<RuleError>(&parsed)) {
            ADD_FAILURE() << trial.text << " at " << error->at << ": " << error->found << ", " << error->expected;
            return counts;
        }
        const std::vector<Rule>& rules = std::get<deduku::rules::ParsedRules>(parsed).rules;
        const Constraints lines = lines_of_first(rules, board);
        for (const Rows& rows : fillings) {
            const Table<Cell, Digit> grid = as_grid(rows);
            const bool words = trial.words(rows);
            ++(words ? counts.yes : counts.no);
            EXPECT_EQ(testing::satisfies_with_own_cells(lines, grid), words) << "lines of " << trial.text;
            EXPECT_EQ(rules[0].row->holds(rules[0], {board, rules}, grid), words) << "predicate of " << trial.text;
            if (::testing::Test::HasFailure()) return counts;
        }
        const auto again = parse_rules(write_rules(rules, board), board);
        EXPECT_TRUE(std::get_if<std::vector<Rule>>(&again) != nullptr && std::get<std::vector<Rule>>(again) == rules)
            << trial.text << " -> " << write_rules(rules, board);
    }
    return counts;
}

TEST(RulesByWords, LinesAndChoicesMatchDefinitions) {
    Random random(46);
    const std::vector<Rows> small = all_small();
    ASSERT_EQ(small.size(), 288U);
    std::map<std::string, Counts> total;
    for (const Box box : {Box{2, 2}, Box{2, 3}, Box{3, 2}, Box{3, 3}, Box{4, 4}}) {
        const TestBoard board{box};
        std::vector<Rows> fillings = small;
        if (board.n() > 4) {
            fillings.clear();
            for (int i = 0; i < (board.n() > 9 ? 20 : 120); ++i)
                fillings.push_back(random_filling(random, board, i % 4 == 0));
            if (board.n() == 9)
                for (int i = 0; i < 10; ++i) {
                    fillings.push_back(with_windows(random));
                    fillings.push_back(with_entropy(random));
                }
        }
        for (const auto& [key, row] : all_trials()) {
            if (!makes_sense(key, board.n())) continue;
            const Counts counts = compare(key, board, fillings, board.n() == 4 ? 60 : board.n() > 9 ? 6 : 25, random);
            total[key].yes += counts.yes;
            total[key].no += counts.no;
            if (HasFailure()) return;
        }
    }
    for (const auto& [key, row] : all_trials()) {
        EXPECT_GE(total[key].yes, 20) << key << ": too few fillings obey it";
        EXPECT_GE(total[key].no, 20) << key << ": too few fillings break it";
    }
}

TEST(RulesByWords, EveryRowIsTried) {
    for (const RuleRow* row : rule_rows())
        // Layers: src/search/layers_test.cpp.
        EXPECT_TRUE(row->declare != nullptr ||
                    std::any_of(all_trials().begin(), all_trials().end(),
                                [&](const auto& trial) {
                                    return trial.first == row->key ||
                                           trial.first.starts_with(std::string(row->key) + ' ');
                                }))
            << row->key;
}

}  // namespace
}  // namespace deduku
