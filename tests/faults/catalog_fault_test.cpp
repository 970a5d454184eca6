// Every file call of a catalogue meets every fault, once. Afterwards the file is sound, holds no
// puzzle and no rating twice, is complete if the run reported so, and the same command again completes it.
//
//   create, add, rate: calls 1 2 3 .. 300; for every fault, each of them in a separate process and folder
//
#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <span>

#include "tests/faults/faulty_run.hpp"

namespace deduku::test {
namespace {

namespace fs = std::filesystem;

using Words = std::vector<std::string>;

constexpr const char* puzzles =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\n"
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......\n"
    ".8....6........2...2.1..8.38..7......1......5...2.1.......6..1......7....3.....9. houses:boxes+diagonals\n";
const Words create = {"catalog", "create", "c"};
const Words add = {"catalog", "add", "-j", "1", "c", "puzzles.txt"};
const Words rate = {"catalog", "rate", "-j", "1", "--by", "te,reasonable", "c"};
const Words ask = {"catalog", "query", "c"};
const Words check = {"catalog", "check", "--all", "c"};

/// Runs the command and returns its output.
std::string said_by(const fs::path& folder, const Words& words) {
    run_in(folder, words);
    return text_of_file(folder / "stdout");
}

class CatalogFaults : public testing::TestWithParam<Words> {
  protected:
    /// The initial state of the clean run.
    void prepare(const fs::path& folder) const {
        for (const Words& before : {create, add, rate}) {
            if (before == GetParam()) return;
            ASSERT_NE(run_in(folder, before).status, 70);
        }
    }
    /// The contents of the catalogue, by commands.
    static std::string content(const fs::path& folder) { return said_by(folder, ask); }

    void meet(Fault fault, std::uint64_t at, const Outcome& clean, const std::string& whole) {
        const RunFolder folder;
        fs::copy(before_.path(), folder.path(), fs::copy_options::recursive | fs::copy_options::overwrite_existing);
        const Outcome met = run_in(folder.path(), GetParam(), fault, at);
        const std::string said = text_of_file(folder.path() / "stderr");
        if (fault == Fault::short_write || fault == Fault::interrupted) {
            EXPECT_EQ(met.status, clean.status) << said;
        }
        if (met.status == clean.status) {
            EXPECT_EQ(content(folder.path()), whole) << "as if all were well";
        }
        if (GetParam() != create) {
            EXPECT_EQ(said_by(folder.path(), check), "ok\n") << said;
        }
        const Outcome next = run_in(folder.path(), GetParam());
        const std::string then = text_of_file(folder.path() / "stderr");
        const bool there = GetParam() == create && then.find("already exists") != std::string::npos;
        EXPECT_TRUE(there || next.status == clean.status || next.status == 0) << then;
        EXPECT_EQ(content(folder.path()), whole) << said << then;
        EXPECT_EQ(said_by(folder.path(), check), "ok\n");
    }

    /// Tests these faults at every `each`-th call of the clean run.
    void meet_all(std::uint64_t each, std::span<const Fault> faults) {
        std::ofstream(before_.path() / "puzzles.txt") << puzzles;
        prepare(before_.path());
        const RunFolder folder;
        fs::copy(before_.path(), folder.path(), fs::copy_options::recursive | fs::copy_options::overwrite_existing);
        const Outcome clean = run_in(folder.path(), GetParam());
        ASSERT_NE(clean.status, -1);
        const std::string whole = content(folder.path());
        ASSERT_EQ(said_by(folder.path(), check), "ok\n") << text_of_file(folder.path() / "stderr");
        std::uint64_t first = 0;
        std::uint64_t met = 0;
        for (const Fault fault : faults)
            for (std::uint64_t at = 1 + first++ * 19 % each; at <= clean.calls; at += each, ++met) {
                SCOPED_TRACE(std::string(name_of(fault)) + " at call " + std::to_string(at));
                meet(fault, at, clean, whole);
                if (HasFailure()) return;
            }
        RecordProperty("calls", std::to_string(clean.calls));
        RecordProperty("met", std::to_string(met));
    }

  private:
    RunFolder before_;
};

TEST_P(CatalogFaults, of_some_calls) { meet_all(47, all_faults); }

INSTANTIATE_TEST_SUITE_P(Commands, CatalogFaults, testing::Values(create, add, rate),
                         [](const auto& row) { return row.param[1]; });

class ExhaustiveCatalogFaults : public CatalogFaults {};
TEST_P(ExhaustiveCatalogFaults, short_writes) { meet_all(1, std::array{Fault::short_write}); }
TEST_P(ExhaustiveCatalogFaults, interruptions) { meet_all(1, std::array{Fault::interrupted}); }
TEST_P(ExhaustiveCatalogFaults, full_disks) { meet_all(1, std::array{Fault::disk_full}); }
TEST_P(ExhaustiveCatalogFaults, broken_calls) { meet_all(1, std::array{Fault::broken}); }
TEST_P(ExhaustiveCatalogFaults, refusals) { meet_all(1, std::array{Fault::refused}); }
TEST_P(ExhaustiveCatalogFaults, kills_before) { meet_all(1, std::array{Fault::kill_before}); }
TEST_P(ExhaustiveCatalogFaults, kills_half_way) { meet_all(1, std::array{Fault::kill_half}); }
TEST_P(ExhaustiveCatalogFaults, kills_after) { meet_all(1, std::array{Fault::kill_after}); }

INSTANTIATE_TEST_SUITE_P(ExhaustiveCommands, ExhaustiveCatalogFaults, testing::Values(create, add, rate),
                         [](const auto& row) { return row.param[1]; });

}  // namespace
}  // namespace deduku::test
