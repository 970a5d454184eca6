// The table of methods: valid rows, and findings that hold.
#include "method/method.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "deduku/check.hpp"
#include "deduku/words.hpp"
#include "search/solver.hpp"
#include "tests/support/proved.hpp"
#include "tests/support/reading.hpp"

namespace deduku::method {
namespace {

using deduku::testing::read_puzzle;

struct Subject {
    std::string_view name;
    Puzzle puzzle;
    std::uint64_t solutions;  // counted by the oracle below
};

// With one solution, several, or none; harder than singles; in several sizes.
std::vector<Subject> subjects() {
    std::vector<Subject> out = {
        {"4x4", read_puzzle("...43.1..1..4..."), 1},
        {"4x4, several", read_puzzle("1234............"), 2},
        {"4x4, givens clash", read_puzzle("11.............."), 0},
        {"4x4, no place", read_puzzle("123....4........"), 0},
        {"published", read_puzzle("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."),
         1},
        {"9x9, singles",
         read_puzzle(".......6.326..45.8........3.128....4..942.8...4519.6....827.345.54..3..7....4.986"), 1},
        {"9x9, a given less",
         read_puzzle("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7......"), 2},
    };
    return out;
}

bool in_a_solution(const Puzzle& puzzle, Candidate c) {
    Board board = start_board(puzzle);
    if (!board.has(c)) return false;
    board.keep_only(c.cell, {c.digit});
    return oracle_solve(board, {}).count > 0;
}

TEST(MethodTable, WordsAreUniqueAndNotEmpty) {
    std::set<std::string_view> words;
    std::set<std::string_view> columns;
    for (const MethodRow* row : methods()) {
        EXPECT_TRUE(words.insert(row->word).second) << row->word;
        EXPECT_EQ(find_method(row->word), row);
        EXPECT_EQ(row->word.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), std::string_view::npos) << row->word;
        EXPECT_NE(row->word, "auto");  // of prove, not a row
        EXPECT_FALSE(row->title.empty()) << row->word;
        EXPECT_FALSE(row->finds.empty()) << row->word;
        EXPECT_TRUE(row->find != nullptr || row->measure != nullptr) << row->word;
        if (row->measure == nullptr) continue;
        for (std::string_view column : row->measure->columns) EXPECT_TRUE(columns.insert(column).second) << column;
    }
    EXPECT_EQ(find_method("auto"), nullptr);
    EXPECT_EQ(find_method("hpd"), nullptr);
}

TEST(MethodTable, EveryLedgerIsAcceptedAndTrue) {
    const MethodOptions options;
    for (const Subject& subject : subjects()) {
        SearchRequest two;
        two.limit = 2;
        ASSERT_EQ(oracle_solve(start_board(subject.puzzle), two).count, subject.solutions) << subject.name;
        for (const MethodRow* row : methods()) {
            if (row->find == nullptr) continue;
            SCOPED_TRACE(std::string(row->word) + ": " + std::string(subject.name));
            Meter meter;
            Known known(subject.puzzle, options, meter);
            const Finding found = row->find(known, {});
            EXPECT_NE(found.ending, Ending::unknown);
            EXPECT_EQ(found.by.rfind(row->word, 0), 0U) << found.by;
            if (found.ending == Ending::contradiction) {
                EXPECT_EQ(subject.solutions, 0U);
            }
            if (found.ending == Ending::solved) {
                EXPECT_EQ(subject.solutions, 1U);
            }
            if (row->searches && subject.solutions == 1) {
                EXPECT_EQ(found.ending, Ending::solved);
            }
            if (row->searches && subject.solutions == 0) {
                EXPECT_EQ(found.ending, Ending::contradiction);
            }
            EXPECT_EQ(std::holds_alternative<NoSolution>(found.ledger.claim), found.ending == Ending::contradiction);
            const auto* dead = std::get_if<False>(&found.ledger.claim);
            if (dead != nullptr && dead->candidates.empty()) continue;  // nothing was found: nothing to check
            const Verdict verdict = testing::checked(&subject.puzzle, ledger_text(found.ledger));
            if (const auto* refused = std::get_if<Refused>(&verdict)) ADD_FAILURE() << to_text(*refused);
            if (dead == nullptr) continue;
            for (Candidate c : dead->candidates) EXPECT_FALSE(in_a_solution(subject.puzzle, c));
        }
    }
}

// A search leaves exactly the candidates of solutions.
TEST(MethodTable, SearchFindsEverything) {
    const MethodOptions options;
    for (const Subject& subject : subjects()) {
        Meter meter;
        Known known(subject.puzzle, options, meter);
        const Finding found = find_method("search")->find(known, {});
        Board end = start_board(subject.puzzle);
        for (const Deduction& step : found.ledger.steps) apply(end, step);
        if (subject.solutions == 0) continue;
        for (int v = 0; v < end.geometry().candidates(); ++v)
            EXPECT_EQ(end.has(end.geometry().candidate(v)), in_a_solution(subject.puzzle, end.geometry().candidate(v)));
    }
}

// With any limit, the ending is unknown or the same as without, and the ledger is valid.
TEST(MethodTable, LimitsNeverGiveWrongResults) {
    const MethodOptions options;
    for (const Subject& subject : subjects())
        for (const MethodRow* row : methods())
            for (std::uint64_t most : {0U, 1U, 7U, 60U}) {
                if (row->find == nullptr) continue;
                SCOPED_TRACE(std::string(row->word) + ": " + std::string(subject.name));
                Meter unlimited_meter;
                Known all(subject.puzzle, options, unlimited_meter);
                Meter meter(most);
                Known known(subject.puzzle, options, meter);
                const Finding found = row->find(known, {});
                const auto* dead = std::get_if<False>(&found.ledger.claim);
                if (found.ending != Ending::unknown) {
                    EXPECT_EQ(found.ending, row->find(all, {}).ending);
                }
                if (dead != nullptr && dead->candidates.empty()) continue;
                EXPECT_TRUE(
                    std::holds_alternative<Accepted>(testing::checked(&subject.puzzle, ledger_text(found.ledger))));
            }
}

TEST(MethodTable, EveryMeasureHasAValueForEachColumn) {
    const MethodOptions options;
    for (const Subject& subject : subjects())
        for (const MethodRow* row : methods()) {
            if (row->measure == nullptr) continue;
            SCOPED_TRACE(std::string(row->word) + ": " + std::string(subject.name));
            Meter meter;
            Known known(subject.puzzle, options, meter);
            EXPECT_EQ(row->measure->values(known).size(), row->measure->columns.size());
            EXPECT_NE(row->measure->object(known), Value());
            if (row->measure->made_by != nullptr) {
                EXPECT_NE(row->measure->made_by(known), "");
            }
            if (subject.name == "9x9, singles") {
                EXPECT_TRUE(row->measure->rated(known));
            }
        }
}

// Results requested twice are computed once, as a meter shows.
TEST(Known, ComputesOnce) {
    const MethodOptions options;
    const Puzzle puzzle = subjects()[4].puzzle;
    Meter meter;
    Known known(puzzle, options, meter);
    EXPECT_EQ(known.hdp_report(), nullptr);
    const hdp::HdpReport* report = &known.hdp();
    EXPECT_TRUE(known.unique());
    ASSERT_NE(known.rating(), nullptr);
    const std::uint64_t spent = meter.spent();
    EXPECT_GT(spent, 0U);
    EXPECT_EQ(&known.hdp(), report);
    EXPECT_EQ(known.hdp_report(), report);
    EXPECT_EQ(known.solutions().count, 1U);
    EXPECT_EQ(known.reasonable(), known.two_rules().outcome);
    constexpr Computed find{+[](Known& asked) { return asked.meter().spent(); }};
    EXPECT_EQ(known.found(find), nullptr);
    EXPECT_EQ(known.once(find), spent);
    Meter other;
    Known same(known, other);
    EXPECT_EQ(same.found(find), known.found(find));
    EXPECT_EQ(&same.hdp(), report);
    EXPECT_EQ(meter.spent() + other.spent(), spent);
}

}  // namespace
}  // namespace deduku::method
