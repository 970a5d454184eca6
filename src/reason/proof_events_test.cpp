// Events become a ledger, are passed on unchanged, and are counted.
#include "reason/proof_events.hpp"

#include <gtest/gtest.h>

namespace deduku {
namespace {

// The events of a proof, each as a line.
class Lines : public ProofEvents {
  public:
    void begin(const Puzzle& start, const Claim& goal) override {
        lines.push_back("begin " + std::to_string(start.cells.size()) + " " + std::to_string(goal.index()));
    }
    void cover(const Cover& why, const std::vector<Candidate>& removes) override {
        lines.push_back("cover " + std::to_string(index(why.base[0])) + numbers(removes));
    }
    void open_split(Sector on) override { lines.push_back("split " + std::to_string(index(on))); }
    void open_branch(const std::vector<Candidate>& keep) override { lines.push_back("branch" + numbers(keep)); }
    void close_branch(std::optional<Sector> empty) override {
        lines.push_back(empty ? "ends " + std::to_string(index(*empty)) : "open");
    }
    void close_split(const std::vector<Candidate>& removes) override { lines.push_back("removes" + numbers(removes)); }
    void sum(const Sum& why, const std::vector<Candidate>& removes) override {
        lines.push_back("sum of " + std::to_string(why.lines.size()) + numbers(removes));
    }
    void open_cases(int choice) override { lines.push_back("choice " + std::to_string(choice)); }
    void open_case() override { lines.push_back("case"); }
    void close_cases(const std::vector<Candidate>& removes) override { lines.push_back("cases" + numbers(removes)); }
    void end(const Claim& claim) override { lines.push_back("end " + std::to_string(claim.index())); }

    std::vector<std::string> lines;

  private:
    static std::string numbers(const std::vector<Candidate>& candidates) {
        std::string out;
        for (Candidate c : candidates) out += " " + std::to_string(2 * index(c.cell) + index(c.digit));
        return out;
    }
};

const Box tiny{1, 2};
constexpr Candidate first_in(int cell) { return {static_cast<Cell>(cell), Digit{0}}; }

// Reports each event once.
void tell_all(ProofEvents& to) {
    to.begin(blank_puzzle(tiny), NoSolution{});
    to.cover({{Sector{0}}, {Sector{4}}}, {first_in(1)});
    to.open_split(Sector{3});
    to.open_branch({first_in(3)});
    to.close_branch(Sector{2});
    to.open_branch({});
    to.close_branch(std::nullopt);
    to.close_split({first_in(3)});
    to.open_cases(7);
    to.open_case();
    to.sum({{{Sector{0}, 2}, {Sector{9}, -1}}}, {first_in(2)});
    to.close_branch(std::nullopt);
    to.open_case();
    to.close_branch(Sector{0});
    to.close_cases({first_in(2)});
    to.end(NoSolution{Sector{1}});
}
const std::vector<std::string> all_lines = {"begin 4 2", "cover 0 2", "split 3",  "branch 6", "ends 2",     "branch",
                                            "open",      "removes 6", "choice 7", "case",     "sum of 2 4", "open",
                                            "case",      "ends 0",    "cases 4",  "end 2"};

TEST(ProofEvents, DefaultsDoNothing) {
    ProofEvents nobody;
    tell_all(nobody);
}

// A reader of one kind of event overrides one function.
TEST(ProofEvents, ReadersMayOverrideAny) {
    class Splits : public ProofEvents {
      public:
        void open_split(Sector /*on*/) override { ++count; }
        int count = 0;
    } splits;
    tell_all(splits);
    EXPECT_EQ(splits.count, 1);
}

TEST(Forward, ForwardsEveryEvent) {
    Lines written;
    Forward forward(written);
    tell_all(forward);
    EXPECT_EQ(written.lines, all_lines);
}

TEST(Forward, ForwardsEventsNotOverridden) {
    class WithoutCovers : public Forward {
      public:
        using Forward::Forward;
        void cover(const Cover& /*why*/, const std::vector<Candidate>& /*removes*/) override {}
    };
    Lines written;
    WithoutCovers forward(written);
    tell_all(forward);
    std::vector<std::string> expected = all_lines;
    expected.erase(expected.begin() + 1);
    EXPECT_EQ(written.lines, expected);
}

TEST(LedgerBuilder, RebuildsTheSameLedger) {
    LedgerBuilder builder;
    tell_all(builder);
    Lines again;
    tell(builder.take(), again);
    EXPECT_EQ(again.lines, all_lines);
}

TEST(ProofMeter, ForwardsEveryEvent) {
    Lines written;
    ProofMeter meter(written);
    tell_all(meter);
    EXPECT_EQ(written.lines, all_lines);
}

TEST(ProofMeter, CountsForwardedEvents) {
    ProofEvents nowhere;
    ProofMeter meter(nowhere);
    meter.begin(blank_puzzle(tiny), False{});
    meter.cover({{Sector{0}}, {Sector{4}}}, {first_in(1)});  // two sectors, one candidate
    meter.open_split(Sector{3});                             // one sector
    meter.open_branch({first_in(3)});                        // a candidate and the sector it ends in
    meter.cover({{Sector{0}}, {Sector{8}}}, {first_in(2)});
    meter.open_split(Sector{2});
    meter.open_branch({first_in(2)});
    meter.close_branch(std::nullopt);
    meter.close_split({first_in(2)});
    meter.close_branch(std::nullopt);
    meter.close_split({first_in(2)});
    meter.sum({{{Sector{0}, 2}, {Sector{9}, -1}}, 3}, {first_in(2)});  // two lines, two factors, the divisor
    meter.open_cases(0);                                               // the choice
    meter.open_case();                                                 // the sector it ends in
    meter.sum({{{Sector{0}, 1}}}, {first_in(2)});
    meter.close_branch(Sector{0});
    meter.close_cases({first_in(2)});
    EXPECT_EQ(meter.size().top, 4U);
    EXPECT_EQ(meter.size().deductions, 7U);
    EXPECT_EQ(meter.size().splits, 3U);
    EXPECT_EQ(meter.size().depth, 2U);
    EXPECT_EQ(meter.size().numbers, 3U + 1 + 2 + 3 + 1 + 2 + 1 + 1 + 6 + 1 + 1 + 3 + 1);
}

}  // namespace
}  // namespace deduku
