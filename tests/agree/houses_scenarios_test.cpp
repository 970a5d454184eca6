// The hypothesis array and scenarios on boards with other houses, compared pass by pass and count by count with a slow
// definition.
#include <bit>

#include "method/scenarios/extend.hpp"
#include "tests/agree/houses_puzzles.hpp"

namespace deduku {
namespace {

using testing::at;
using testing::PlainBoard;
using testing::Random;

/// A digit dies if another cell of one of its houses has it alone.
PlainBoard pairs_pass(const PlainBoard& board) {
    PlainBoard out = board;
    for (const std::vector<int>& house : board.houses)
        for (int cell : house)
            for (int other : house)
                if (other != cell && std::has_single_bit(board.cells[at(other)]))
                    out.cells[at(cell)] &= ~board.cells[at(other)];
    return out;
}

/// A digit with one cell in one of these houses is that cell's only digit; two such digits empty the cell.
PlainBoard places_pass(const PlainBoard& board, const std::vector<std::vector<int>>& houses) {
    PlainBoard out = board;
    for (int cell = 0; cell < board.n * board.n; ++cell) {
        unsigned only = 0;
        for (const std::vector<int>& house : houses) {
            if (std::find(house.begin(), house.end(), cell) == house.end()) continue;
            unsigned elsewhere = 0;
            for (int other : house) elsewhere |= other != cell ? board.cells[at(other)] : 0;
            only |= board.cells[at(cell)] & ~elsewhere;
        }
        if (only != 0) out.cells[at(cell)] &= std::has_single_bit(only) ? only : 0;
    }
    return out;
}

int truths(const PlainBoard& board) {
    int out = 0;
    for (unsigned cell : board.cells) out += std::popcount(cell);
    return out;
}

bool has_empty_cell(const PlainBoard& board) {
    return std::find(board.cells.begin(), board.cells.end(), 0U) != board.cells.end();
}

/// Houses examined together: all of them; or in turn rows, columns, boxes or regions, diagonals, others.
using Turns = std::vector<std::vector<std::vector<int>>>;

Turns turns_of(const PlainBoard& board) {
    Turns out(5);
    for (std::size_t h = 0; h < board.houses.size(); ++h) {
        const std::vector<int>& house = board.houses[h];
        const int step = house[1] - house[0];
        bool straight = true;
        for (int i = 1; i < board.n; ++i) straight = straight && house[at(i)] - house[at(i - 1)] == step;
        const bool diagonal = straight && (step == board.n + 1 || step == board.n - 1);
        out[h < at(3 * board.n) ? h / at(board.n) : diagonal ? 3 : 4].push_back(house);
    }
    return out;
}

/// Passes of pairs and of places until nothing changes or a cell is empty; `closed`: pairs to the end each time.
std::vector<scenarios::PassCounts> settle(PlainBoard& board, const Turns& turns, bool closed) {
    std::vector<scenarios::PassCounts> out;
    for (PlainBoard before{}; !(before == board);) {
        before = board;
        out.push_back({truths(board)});
        board = pairs_pass(board);
        for (PlainBoard now{}; closed && !has_empty_cell(board) && !(now == board);) {
            now = board;
            board = pairs_pass(board);
        }
        out.back().push_back(truths(board));
        if (has_empty_cell(board)) break;
        for (const auto& houses : turns) board = places_pass(board, houses);
        out.back().push_back(truths(board));
        if (has_empty_cell(board)) break;
    }
    return out;
}

/// Scenarios of each open cell alone: those with an empty cell, with a digit without a place, complete, unfinished.
std::array<std::uint64_t, 4> scenarios_of(const PlainBoard& board, const Turns& turns, bool closed) {
    std::array<std::uint64_t, 4> out{};
    for (int cell = 0; cell < board.n * board.n; ++cell) {
        const unsigned digits = board.cells[at(cell)];
        if (std::popcount(digits) < 2) continue;
        for (int d = 0; d < board.n; ++d) {
            if ((digits >> d & 1) == 0) continue;
            PlainBoard supposed = board;
            supposed.cells[at(cell)] = 1U << d;
            (void)settle(supposed, turns, closed);
            ++out[has_empty_cell(supposed)         ? 0
                  : testing::contradicts(supposed) ? 1
                  : testing::is_complete(supposed) ? 2
                                                   : 3];
        }
    }
    return out;
}

std::vector<scenarios::PassCounts> passes_of(scenarios::Array& array) {
    std::vector<scenarios::PassCounts> out;
    array.settle({}, &out);
    return out;
}

constexpr scenarios::Rules in_turn = {false, scenarios::HouseArrays::sequence, scenarios::Sweep::closed};
constexpr scenarios::Rules together = {};

scenarios::Extension extended(const scenarios::Array& array, const scenarios::Rules& rules) {
    Meter no_limit;
    scenarios::ExtendOptions options;
    options.scenarios.rules = rules;
    return scenarios::extend(array, {}, options, no_limit);
}

void expect_scenarios_by_definition(const Puzzle& puzzle) {
    PlainBoard plain = testing::plain_board(puzzle);
    scenarios::Array array = scenarios::with_data(puzzle);
    EXPECT_EQ(passes_of(array), settle(plain, {plain.houses}, false));
    if (array.contradiction()) {
        EXPECT_TRUE(testing::contradicts(plain));
        return;
    }
    for (Cell cell : array.geometry().every_cell()) EXPECT_EQ(array.digits(cell).bits(), plain.cells[at(index(cell))]);
    // The order of turns does not change the result.
    scenarios::Array other = scenarios::with_data(puzzle);
    other.settle(in_turn);
    EXPECT_TRUE(other == array);
    if (array.complete()) return;
    const auto counted = [&](const scenarios::Rules& rules) {
        const scenarios::ScenarioCounts counts = extended(array, rules).rounds.front().counts;
        return std::array{counts.dead_empty, counts.dead_place, counts.complete, counts.unfinished};
    };
    EXPECT_EQ(counted(together), scenarios_of(plain, {plain.houses}, false));
    EXPECT_EQ(counted(in_turn), scenarios_of(plain, turns_of(plain), true));
}

TEST(HousesScenarios, MatchesDefinition) {
    testing::for_each_puzzle(3, 3, [](const Puzzle& puzzle, Random&) { expect_scenarios_by_definition(puzzle); });
}

TEST(HousesScenarios, MatchesDefinitionOnLists) { testing::for_some_of_lists(expect_scenarios_by_definition); }

}  // namespace
}  // namespace deduku
