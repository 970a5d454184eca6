// HDP on boards with other houses compared with a slow definition, branch by branch.
#include <bit>

#include "method/hdp/hdp.hpp"
#include "tests/agree/houses_puzzles.hpp"

namespace deduku {
namespace {

using testing::at;
using testing::PlainBoard;
using testing::Random;

BranchOutcome autosolve(PlainBoard& board) {
    if (!testing::close_by_subsets(board, 4)) return BranchOutcome::contradiction;
    return testing::is_complete(board) ? BranchOutcome::solution : BranchOutcome::open;
}

BranchOutcome outcome_of(PlainBoard board, int cell, unsigned digits) {
    board.cells[at(cell)] &= digits;
    return autosolve(board);
}

/// The houses in HDP's visiting order: boxes or regions (listed after rows and columns), rows, columns,
/// others.
std::vector<std::vector<int>> in_order(const PlainBoard& board) {
    std::vector<std::vector<int>> out;
    const auto add = [&](int from, int to) {
        for (int h = from; h < to; ++h) out.push_back(board.houses[at(h)]);
    };
    add(2 * board.n, 3 * board.n);
    add(0, 2 * board.n);
    add(3 * board.n, static_cast<int>(board.houses.size()));
    return out;
}

struct Decision {
    int cell;
    unsigned first;
    unsigned second;
    bool both;
};

/// Pair by pair, house by house: cells with the digits of the pair and others, each once for a pair.
std::vector<Decision> decisions_of(const PlainBoard& board) {
    std::vector<Decision> out;
    const auto houses = in_order(board);
    for (int b = 0; b < board.n; ++b)
        for (int pair_cell : houses[at(b)]) {
            const unsigned pair = board.cells[at(pair_cell)];
            if (std::popcount(pair) != 2) continue;
            std::vector<int> listed;
            for (const std::vector<int>& house : houses) {
                if (std::find(house.begin(), house.end(), pair_cell) == house.end()) continue;
                std::vector<int> group;
                for (int cell : house) {
                    const unsigned digits = board.cells[at(cell)];
                    const bool more = (digits & pair) == pair && digits != pair;
                    if (more && std::find(listed.begin(), listed.end(), cell) == listed.end()) group.push_back(cell);
                }
                listed.insert(listed.end(), group.begin(), group.end());
                for (int cell : group) out.push_back({cell, pair, board.cells[at(cell)] & ~pair, group.size() == 1});
            }
        }
    return out;
}

/// The number of branches that the analysis opens, and of those with a result.
std::pair<int, int> analysed(const PlainBoard& board) {
    int opened = 0;
    int lines = 0;
    for (const Decision& d : decisions_of(board)) {
        const bool says = outcome_of(board, d.cell, d.first) != BranchOutcome::open;
        opened += 1;
        lines += says ? 1 : 0;
        if (!says && !d.both) continue;
        opened += 1;
        lines += outcome_of(board, d.cell, d.second) != BranchOutcome::open ? 1 : 0;
    }
    return {opened, lines};
}

unsigned bits_of(const hdp::Statement& statement) { return static_cast<unsigned>(statement.digits.bits()); }

PlainBoard with_statements(PlainBoard board, const hdp::HdpChain& chain) {
    for (const hdp::HdpLink& link : chain) board.cells[at(index(link.statement.cell))] &= bits_of(link.statement);
    return board;
}

/// All statements of each line, on the result of earlier sections, end as the line states. A status lists the facts.
void expect_lines_hold(PlainBoard& board, const hdp::Section& section) {
    for (const hdp::HdpLine& line : section.lines) {
        PlainBoard after = with_statements(board, line.chain);
        if (line.mark == hdp::Mark::sta)
            board = std::move(after);
        else
            EXPECT_EQ(autosolve(after), line.outcome);
    }
}

int expect_hdp_by_definition(const Puzzle& puzzle) {
    PlainBoard plain = testing::plain_board(puzzle);
    const BranchOutcome start = autosolve(plain);
    Meter no_limit;
    const hdp::HdpReport report = hdp::analyse(puzzle, {}, no_limit);
    EXPECT_EQ(report.start, start);
    EXPECT_EQ(report.level == hdp::HdpLevel::easy, start == BranchOutcome::solution);
    if (start != BranchOutcome::open) return 0;
    EXPECT_EQ(testing::plain_board(report.autosolved), plain);
    EXPECT_EQ(std::pair(report.analysis.opened, report.analysis.chains()), analysed(plain));
    for (const hdp::Section* section : {&report.analysis, &report.pair_reduction, &report.deep, &report.constraint})
        expect_lines_hold(plain, *section);
    // Pair reduction ends when no decision is conclusive: its result is closed.
    EXPECT_EQ(report.level == hdp::HdpLevel::medium, report.pair_reduction.outcome == BranchOutcome::solution);
    if (report.pair_reduction.outcome != BranchOutcome::open || !report.pair_reduced) return 1;
    const PlainBoard left = testing::plain_board(*report.pair_reduced);
    EXPECT_EQ(analysed(left).second, 0);
    return 1;
}

TEST(HousesHdp, MatchesDefinition) {
    int open = 0;
    testing::for_each_puzzle(2, 2, [&](const Puzzle& puzzle, Random&) { open += expect_hdp_by_definition(puzzle); });
    EXPECT_GE(open, 5);
}

TEST(HousesHdp, MatchesDefinitionOnLists) {
    testing::for_some_of_lists([](const Puzzle& puzzle) { (void)expect_hdp_by_definition(puzzle); });
}

}  // namespace
}  // namespace deduku
