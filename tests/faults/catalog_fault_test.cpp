// Every call by which a catalogue touches its files meets every fault, once. What stands afterwards is sound, holds no
// puzzle and no rating twice, is complete if the run said so, and the same command again makes the rest.
//
//   create, add, rate: calls 1 2 3 .. 300; for every fault each of them in a process and a folder of its own
//
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/app.hpp"
#include "cli/run/stop.hpp"
#include "tests/faults/faulty_system.hpp"

namespace deduku::test {
namespace {

namespace fs = std::filesystem;

using Words = std::vector<std::string>;

constexpr const char* puzzles =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\n"
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......\n"
    "52...6.........7.13...........4..8..6......5...........418.........3..2...87.....\n"
    "11...............................................................................\n";
const Words create = {"catalog", "create", "c"};
const Words add = {"catalog", "add", "-j", "1", "c", "puzzles.txt"};
const Words rate = {"catalog", "rate", "-j", "1", "--by", "te,reasonable", "c"};
const Words ask = {"catalog", "query", "c"};
const Words check = {"catalog", "check", "--all", "c"};

std::string text_of_file(const fs::path& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

class CatalogFolder {
  public:
    CatalogFolder() {
        std::string name = fs::temp_directory_path() / "deduku-catalog-fault-XXXXXX";
        path = mkdtemp(name.data());
        std::ofstream(path / "puzzles.txt") << puzzles;
    }
    ~CatalogFolder() { fs::remove_all(path); }
    CatalogFolder(const CatalogFolder&) = delete;
    CatalogFolder& operator=(const CatalogFolder&) = delete;

    fs::path path;
};

struct Ran {
    int status = -1;  // -1: killed
    std::uint64_t calls = 0;
    std::string out;
};

Ran run_in(const fs::path& folder, const Words& words, Fault fault = Fault::none, std::uint64_t at = 0) {
    std::array<int, 2> report{};
    if (pipe(report.data()) != 0) throw std::runtime_error("pipe");
    const pid_t child = fork();
    if (child == 0) {
        if (chdir(folder.c_str()) != 0) _exit(99);
        dup2(open("stdout", O_WRONLY | O_CREAT | O_TRUNC, 0666), STDOUT_FILENO);
        dup2(open("stderr", O_WRONLY | O_CREAT | O_TRUNC, 0666), STDERR_FILENO);
        FaultySystem calls(fault, at);
        cli::catch_signals();
        cli::set_os(&calls);
        const int status = static_cast<int>(cli::run_program(words));
        const std::array<std::uint64_t, 2> told = {static_cast<std::uint64_t>(status), calls.calls()};
        if (write(report[1], told.data(), sizeof told) != sizeof told) _exit(99);
        _exit(status);
    }
    close(report[1]);
    Ran out;
    std::array<std::uint64_t, 2> told{};
    if (read(report[0], told.data(), sizeof told) == sizeof told) {
        out.status = static_cast<int>(told[0]);
        out.calls = told[1];
    }
    close(report[0]);
    waitpid(child, nullptr, 0);
    out.out = text_of_file(folder / "stdout");
    return out;
}

class CatalogFaults : public testing::TestWithParam<Words> {
  protected:
    /// What the clean run finds when it begins.
    void prepare(const fs::path& folder) const {
        for (const Words& before : {create, add, rate}) {
            if (before == GetParam()) return;
            ASSERT_NE(run_in(folder, before).status, 70);
        }
    }
    /// What can be asked of it.
    static std::string content(const fs::path& folder) { return run_in(folder, ask).out; }

    void meet(Fault fault, std::uint64_t at, const Ran& clean, const std::string& whole) {
        const CatalogFolder folder;
        fs::copy(before_.path, folder.path, fs::copy_options::recursive | fs::copy_options::overwrite_existing);
        const Ran met = run_in(folder.path, GetParam(), fault, at);
        const std::string said = text_of_file(folder.path / "stderr");
        if (fault == Fault::short_write || fault == Fault::interrupted) {
            EXPECT_EQ(met.status, clean.status) << said;
        }
        if (met.status == clean.status) {
            EXPECT_EQ(content(folder.path), whole) << "as if all were well";
        }
        if (GetParam() != create) {
            EXPECT_EQ(run_in(folder.path, check).out, "ok\n") << said;
        }
        const Ran next = run_in(folder.path, GetParam());
        const std::string then = text_of_file(folder.path / "stderr");
        const bool there = GetParam() == create && then.find("is there already") != std::string::npos;
        EXPECT_TRUE(there || next.status == clean.status || next.status == 0) << then;
        EXPECT_EQ(content(folder.path), whole) << said << then;
        EXPECT_EQ(run_in(folder.path, check).out, "ok\n");
    }

    /// Every `each`-th call of the clean run.
    void meet_all(std::uint64_t each) {
        prepare(before_.path);
        const CatalogFolder folder;
        fs::copy(before_.path, folder.path, fs::copy_options::recursive | fs::copy_options::overwrite_existing);
        const Ran clean = run_in(folder.path, GetParam());
        ASSERT_NE(clean.status, -1);
        const std::string whole = content(folder.path);
        ASSERT_EQ(run_in(folder.path, check).out, "ok\n") << text_of_file(folder.path / "stderr");
        constexpr std::array faults = {Fault::short_write, Fault::interrupted, Fault::disk_full, Fault::broken,
                                       Fault::refused,     Fault::kill_before, Fault::kill_half, Fault::kill_after};
        std::uint64_t at = 0;
        for (const Fault fault : faults)
            for (at = 1 + at % each; at <= clean.calls; at += each) {
                SCOPED_TRACE(std::string(name_of(fault)) + " at call " + std::to_string(at));
                meet(fault, at, clean, whole);
                if (HasFailure()) return;
            }
        RecordProperty("calls", std::to_string(clean.calls));
    }

  private:
    CatalogFolder before_;
};

TEST_P(CatalogFaults, of_some_calls) { meet_all(151); }

INSTANTIATE_TEST_SUITE_P(Commands, CatalogFaults, testing::Values(create, add, rate),
                         [](const auto& row) { return row.param[1]; });

class ExhaustiveCatalogFaults : public CatalogFaults {};
TEST_P(ExhaustiveCatalogFaults, of_every_call) { meet_all(1); }

INSTANTIATE_TEST_SUITE_P(ExhaustiveCommands, ExhaustiveCatalogFaults, testing::Values(create, add, rate),
                         [](const auto& row) { return row.param[1]; });

}  // namespace
}  // namespace deduku::test
