// The boards that a report's reader reconstructs match the results of the methods.
#include "report/html/report_data.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <sstream>

#include "report/analysis.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/unlimited.hpp"

namespace deduku::report {
namespace {

using deduku::testing::read_puzzle;

constexpr std::size_t all = 100'000;  // stages

std::string line_of(const std::string& file, int number) {
    std::ifstream in(DEDUKU_ROOT "/data/" + file);
    std::string line;
    for (int i = 0; i < number; ++i) std::getline(in, line);
    return line;
}

struct Subject {
    std::string name;
    Puzzle puzzle;
    Analysis analysis;
};

// The last position of the two rules as a separate puzzle, with several digits in a cell.
Puzzle state_of(const Puzzle& puzzle) {
    const Board end = reasonable::run(puzzle).end;
    Puzzle state = puzzle;
    for (Cell cell : end.geometry().every_cell()) state.cells[cell] = end.digits(cell);
    return state;
}

Subject subject_of(std::string name, Puzzle puzzle) {
    Meter no_limit;
    Analysis analysis = analysis::analyze(puzzle, {}, no_limit, {}, {.details = true});
    return {std::move(name), std::move(puzzle), std::move(analysis)};
}

std::vector<Subject> made_subjects() {
    const Puzzle third = read_puzzle(line_of("sample_top1465.txt", 3));
    const std::vector<std::pair<std::string, Puzzle>> puzzles = {
        {"easy", read_puzzle(line_of("sample_singles.txt", 2))},
        {"third", third},
        {"state", state_of(third)},
        {"world's hardest",
         read_puzzle("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")},
        {"not solved by chains", read_puzzle(line_of("sample_hardest_11plus.txt", 2))},
        {"4x4", read_puzzle("...43.1..1..4...")},
        {"16x16", read_puzzle(line_of("large.txt", 2))},
        {"no solution",
         read_puzzle("..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..")},
        {"equal givens", read_puzzle("11..............")},
        {"several solutions", read_puzzle("1..............2")},
    };
    std::vector<Subject> out;
    for (const auto& [name, puzzle] : puzzles) out.push_back(subject_of(name, puzzle));
    return out;
}

const std::vector<Subject>& subjects() {
    static const std::vector<Subject> all_of_them = made_subjects();
    return all_of_them;
}

using Bits = std::vector<std::uint64_t>;

Bits bits_of(const Board& board) {
    Bits out;
    for (Cell cell : board.geometry().every_cell()) out.push_back(board.digits(cell).bits());
    return out;
}

Bits bits_of(const Grid& grid) {
    Bits out;
    for (Digit digit : grid) out.push_back(Set<Digit>{digit}.bits());
    return out;
}

Board board_of(const Puzzle& puzzle, const Bits& bits) {
    Board board = start_board(puzzle);
    for (Cell cell : board.geometry().every_cell())
        board.keep_only(cell, Set<Digit>::from_bits(bits[static_cast<std::size_t>(cell)]));
    return board;
}

// As in report/templates/report.js: a stage has its own cells, or those of the previous stage after its eliminations.
std::vector<Bits> boards_of(const Json& view) {
    std::vector<Bits> out;
    Bits board;
    for (const Json& stage : view["stages"]) {
        if (stage.contains("cells")) {
            std::istringstream in(stage["cells"].get<std::string>());
            board.clear();
            for (std::string hex; std::getline(in, hex, ',');) board.push_back(std::stoull(hex, nullptr, 16));
        }
        out.push_back(board);
        if (!stage.contains("gone")) continue;
        for (const Json& gone : stage["gone"]) {
            const auto number = gone.get<std::size_t>();
            const auto digits = static_cast<std::size_t>(std::lround(std::sqrt(board.size())));
            const std::uint64_t bit = std::uint64_t{1} << number % digits;
            EXPECT_TRUE(board[number / digits] & bit) << "goes twice: " << number;
            board[number / digits] &= ~bit;
        }
    }
    return out;
}

const Json* view_of(const Json& data, std::string_view id) {
    for (const Json& view : data["views"])
        if (view["id"] == id) return &view;
    return nullptr;
}

Json data_of(const Subject& subject, std::size_t most = all) {
    return report_data(subject.puzzle, subject.analysis, Coords::sheet, most);
}

Bits last_board(const Json& data, std::string_view id) { return boards_of(*view_of(data, id)).back(); }

// The ledger of a run has all removals, up to a contradiction or a solution taken over.
void expect_end_of_steps(const Bits& shown, const Puzzle& puzzle, const steps::Order& order) {
    steps::StepOptions options;
    options.ledger = true;
    const steps::StepsRun run = steps::run(puzzle, order, options);
    ASSERT_NE(run.outcome, Ending::unknown);
    if (run.grid) {
        EXPECT_EQ(shown, bits_of(*run.grid));
        return;
    }
    Board board = start_board(puzzle);
    for (const Deduction& step : run.ledger->steps) apply(board, step);
    const Board end = board_of(puzzle, shown);
    EXPECT_EQ(end.contradictory(), run.outcome == Ending::contradiction);
    if (!end.contradictory()) {
        EXPECT_EQ(shown, bits_of(board));
    }
}

void end_where_the_step_model_ends() {
    int solved = 0;
    for (const Subject& subject : subjects()) {
        SCOPED_TRACE(subject.name);
        const auto& order = subject.analysis.details->order;
        const Json data = data_of(subject);
        ASSERT_EQ(view_of(data, "steps") != nullptr, order.has_value());
        if (!order) continue;
        expect_end_of_steps(last_board(data, "steps"), subject.puzzle, *order);
        solved += subject.analysis.details->run.grid ? 1 : 0;
    }
    EXPECT_GE(solved, 5);
}

// Singles alone: most runs get stuck without a solution at the end.
void end_where_a_stuck_run_ends() {
    int stuck = 0;
    const steps::Order singles = std::get<steps::Series>(steps::parse_series("{T1H1}")).orders.front().order;
    for (Subject subject : subjects()) {
        SCOPED_TRACE(subject.name);
        steps::StepOptions options;
        options.trace = true;
        subject.analysis.details->order = singles;
        subject.analysis.details->run = steps::run(subject.puzzle, singles, options);
        expect_end_of_steps(last_board(data_of(subject), "steps"), subject.puzzle, singles);
        stuck += subject.analysis.details->run.outcome == Ending::open ? 1 : 0;
    }
    EXPECT_GE(stuck, 5);
}

void end_where_scenarios_of_single_cells_end() {
    for (const Subject& subject : subjects()) {
        SCOPED_TRACE(subject.name);
        scenarios::Array array = scenarios::with_data(subject.puzzle);
        array.settle({});
        if (!array.contradiction() && !array.complete()) array = scenarios::extend(array, {}, {}).array;
        Bits expected;
        for (Set<Digit> digits : array.cells()) expected.push_back(digits.bits());
        EXPECT_EQ(last_board(data_of(subject), "scenarios"), expected);
    }
}

// As counted by `deduku scenarios --extend singles`.
TEST(ReportStages, CountTheHypothesesOfAPublishedPuzzle) {
    const Subject third = subject_of("third", read_puzzle(line_of("sample_top1465.txt", 3)));
    const Json data = data_of(third);
    std::vector<std::string> words;
    for (const Json& stage : (*view_of(data, "scenarios"))["stages"])
        words.push_back(stage["words"].get<std::string>());
    EXPECT_EQ(words, (std::vector<std::string>{"577 hypotheses are true.", "269 hypotheses are true.",
                                               "81 hypotheses are true."}));
    EXPECT_EQ(last_board(data, "scenarios"), bits_of(*third.analysis.solutions.first));
    for (const auto& [method, said] : words_of(third.analysis.methods))
        if (method == "scenarios") {
            EXPECT_TRUE(said.ends_with(" hypotheses, 81 after all rounds")) << said;
        }
}

// Stopped before the scenarios, the view has the array of pairs of cells, and the reason.
TEST(ReportStages, ScenariosObeyTheMeter) {
    const Puzzle puzzle = read_puzzle(line_of("sample_top1465.txt", 3));
    Meter meter(1);
    const Analysis analysis = analysis::analyze(puzzle, {}, meter, {}, {.details = true});
    const Json data = report_data(puzzle, analysis, Coords::sheet, all);
    const Json& stages = (*view_of(data, "scenarios"))["stages"];
    ASSERT_EQ(stages.size(), 2U);
    EXPECT_EQ(stages[1]["words"], "269 hypotheses are true. The time or node limit was reached.");
}

void end_where_the_two_rules_end() {
    for (const Subject& subject : subjects()) {
        SCOPED_TRACE(subject.name);
        EXPECT_EQ(last_board(data_of(subject), "reasonable"), bits_of(reasonable::run(subject.puzzle).end));
    }
}

void end_with_the_claim() {
    int unique = 0, none = 0;
    for (const Subject& subject : subjects()) {
        SCOPED_TRACE(subject.name);
        const Json data = data_of(subject);
        const Solutions& solutions = subject.analysis.solutions;
        ASSERT_EQ(view_of(data, "proof") != nullptr, solutions.count < 2);
        if (solutions.count > 1) continue;
        const Bits end = last_board(data, "proof");
        if (solutions.count == 1) {
            EXPECT_EQ(end, bits_of(*solutions.first));
        } else {
            EXPECT_TRUE(board_of(subject.puzzle, end).contradictory());
        }
        ++(solutions.count == 1 ? unique : none);
    }
    EXPECT_GE(unique, 6);
    EXPECT_GE(none, 2);
}

void positions_end_with_a_solution() {
    for (const Subject& subject : subjects()) {
        SCOPED_TRACE(subject.name);
        const Solutions& solutions = subject.analysis.solutions;
        const hdp::HdpReport& chains = subject.analysis.report;
        const Board& end = chains.pair_reduced ? *chains.pair_reduced : chains.autosolved;
        EXPECT_EQ(last_board(data_of(subject), "positions"),
                  solutions.first ? bits_of(*solutions.first) : bits_of(end));
    }
}

// The position of a line that disproves is a contradiction, that of a line that proves a solution.
void lines_of_chains_show_their_positions() {
    int disproofs = 0, proofs = 0;
    const auto look = [&](const Json& data, const char* id, const Puzzle& puzzle, const hdp::Section& section) {
        ASSERT_EQ(view_of(data, id) != nullptr, !section.lines.empty());
        if (section.lines.empty()) return;
        const std::vector<Bits> boards = boards_of(*view_of(data, id));
        ASSERT_EQ(boards.size(), section.lines.size());
        for (std::size_t i = 0; i < boards.size(); ++i) {
            const Board board = board_of(puzzle, boards[i]);
            const hdp::HdpLine& line = section.lines[i];
            if (line.mark == hdp::Mark::sta) continue;  // facts before and after: its end is unknown
            const bool disproves = line.outcome == BranchOutcome::contradiction;
            const bool proves = line.mark == hdp::Mark::prf || line.outcome == BranchOutcome::solution;
            EXPECT_EQ(board.contradictory(), disproves) << i;
            EXPECT_EQ(!board.contradictory() && board.solved(), proves) << i;
            disproofs += disproves ? 1 : 0;
            proofs += proves ? 1 : 0;
        }
    };
    for (const Subject& subject : subjects()) {
        SCOPED_TRACE(subject.name);
        const hdp::HdpReport& chains = subject.analysis.report;
        const Json data = data_of(subject);
        look(data, "analysis", subject.puzzle, chains.analysis);
        look(data, "pair", subject.puzzle, chains.pair_reduction);
        look(data, "deep", subject.puzzle, chains.deep);
        look(data, "constraint", subject.puzzle, chains.constraint);
    }
    EXPECT_GT(disproofs, 10);
    EXPECT_GT(proofs, 3);
}

// One test for all: the analysis of the subjects takes seconds.
TEST(ReportStages, OfEveryView) {
    end_where_the_step_model_ends();
    end_where_a_stuck_run_ends();
    end_where_scenarios_of_single_cells_end();
    end_where_the_two_rules_end();
    end_with_the_claim();
    positions_end_with_a_solution();
    lines_of_chains_show_their_positions();
}

// A truncated view reports the omission, and includes the end.
TEST(ReportStages, TruncatedViewReportsMissingStages) {
    constexpr std::size_t most = 5;
    const Subject third = subject_of("third", read_puzzle(line_of("sample_top1465.txt", 3)));
    const Json whole = data_of(third);
    const Json cut = data_of(third, most);
    const auto title = [&](std::string_view id, std::size_t stage) {
        return (*view_of(cut, id))["stages"][stage]["title"];
    };
    for (const char* id : {"steps", "reasonable", "proof"}) {
        SCOPED_TRACE(id);
        const std::size_t count = (*view_of(whole, id))["stages"].size();
        ASSERT_EQ((*view_of(cut, id))["stages"].size(), most + 2);
        EXPECT_EQ(title(id, most), std::to_string(count - most - 1) + " more steps are not shown");
        EXPECT_EQ(title(id, most + 1), (*view_of(whole, id))["stages"].back()["title"]);
        EXPECT_EQ(last_board(cut, id), last_board(whole, id));
    }
    const std::size_t lines = third.analysis.report.analysis.lines.size();
    ASSERT_EQ((*view_of(cut, "analysis"))["stages"].size(), most + 1);
    EXPECT_EQ(title("analysis", most), std::to_string(lines - most) + " more lines are not shown");
    EXPECT_EQ((*view_of(cut, "scenarios"))["stages"].size(), 3U);
}

// A A A B
// A C B B     thick lines next to the cells of a region, at the edges, and diagonals
// D C C B
// D D D C
TEST(ReportData, ClassesOfCells) {
    const Puzzle jigsaw = testing::read_puzzle("................ houses:AAABACBBDCCBDDDC+diagonals");
    const auto classes = cell_classes(jigsaw.geometry());
    EXPECT_EQ(classes[Cell{0}], "box-left box-top down ");
    EXPECT_EQ(classes[Cell{1}], "box-top ");
    EXPECT_EQ(classes[Cell{3}], "box-left box-top up box-right ");
    EXPECT_EQ(classes[Cell{5}], "box-left box-top down ");
    EXPECT_EQ(classes[Cell{9}], "box-left up ");
    EXPECT_EQ(classes[Cell{15}], "box-left box-top down box-right box-bottom");
    const Puzzle windoku = testing::read_puzzle(std::string(81, '.') + " houses:boxes+windoku");
    EXPECT_EQ(cell_classes(windoku.geometry())[Cell{10}], "extra ");
}

}  // namespace
}  // namespace deduku::report
