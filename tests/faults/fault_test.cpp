// Calls of a run, in the exhaustive tests each of them, meet every fault once. Afterwards each result file is the old
// one or the new one, whole, the status is not 0 if a result is missing, and the next run completes everything.
//
//   calls of a clean run: 1 2 3 .. 57
//   for every fault:      x 2 3 .. 57    1 x 3 .. 57    ..     each in a separate process and folder
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "tests/faults/faulty_run.hpp"

namespace deduku::test {
namespace {

namespace fs = std::filesystem;

constexpr const char* two_puzzles = "...43.1..1..4...\n1234341221434321\n";

/// Times differ from run to run.
std::string without_times(std::string text) {
    static const std::regex times(R"([0-9.e-]+( ms|</a></td></tr>|,"puzzles/|\t[-0-9a-f]+\t[0-9a-f]{16}))");
    text = std::regex_replace(text, times, "T");
    return std::regex_replace(text, std::regex(R"("seconds":[0-9.e-]+)"), "S");
}

/// A command, its input and its results.
struct Trial {
    std::string_view name;
    std::vector<std::string> words;
    std::vector<std::string> results;  // in the folder; may include "stdout"
    /// The old contents, which a run must replace.
    std::map<std::string, std::string> before;
};

// Found by GoogleTest.
void PrintTo(const Trial& trial, std::ostream* out) { *out << trial.name; }  // NOLINT(readability-identifier-naming)

void prepare(const Trial& trial, const fs::path& folder) {
    std::ofstream(folder / "puzzles.txt") << two_puzzles;
    for (const auto& [file, text] : trial.before) {
        fs::create_directories((folder / file).parent_path());
        std::ofstream(folder / file) << text;
    }
}

std::map<std::string, std::string> results_of(const Trial& trial, const fs::path& folder) {
    std::map<std::string, std::string> out;
    for (const std::string& name : trial.results)
        if (fs::exists(folder / name)) out[name] = without_times(text_of_file(folder / name));
    return out;
}

std::vector<std::string> leftovers(const fs::path& folder) {
    std::vector<std::string> out;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.path().extension() == ".deduku-part") out.push_back(entry.path().lexically_relative(folder));
    return out;
}

/// The lines are among those expected, in their order: a puzzle whose file could not be written has none. Only the
/// last one may be truncated, if the program died or could not write it.
void expect_lines(const std::string& got, const std::string& whole, bool may_be_cut) {
    std::istringstream all(whole);
    std::istringstream in(got);
    std::string wanted;
    for (std::string line; std::getline(in, line);) {
        const bool cut = in.eof();
        EXPECT_TRUE(may_be_cut || !cut) << line;
        const auto matches = [&] { return cut ? wanted.starts_with(line) : wanted == line; };
        bool found = false;
        while (!found && std::getline(all, wanted)) found = matches();
        EXPECT_TRUE(found) << line;
    }
}

class Faults : public testing::TestWithParam<Trial> {
  protected:
    void SetUp() override {
        prepare(GetParam(), clean.path());
        clean_outcome = run_in(clean.path(), GetParam().words);
        clean_results = results_of(GetParam(), clean.path());
    }

    void check(Fault fault, std::uint64_t at) {
        const Trial& trial = GetParam();
        const RunFolder folder;
        prepare(trial, folder.path());
        const Outcome outcome = run_in(folder.path(), trial.words, fault, at);
        const auto results = results_of(trial, folder.path());
        const bool killed = outcome.status == -1;
        for (const auto& [name, whole] : clean_results) {
            SCOPED_TRACE(name);
            const auto found = results.find(name);
            const auto old = trial.before.find(name);
            if (name == "stdout") {
                if (found != results.end()) expect_lines(found->second, whole, true);
            } else if (name == "site/index.html" && found != results.end() && found->second.starts_with("<!doctype")) {
                EXPECT_TRUE(found->second.ends_with("</html>\n"));  // partial results are shown
            } else if (found != results.end() && found->second != whole) {
                ASSERT_TRUE(old != trial.before.end()) << "neither old nor new: " << found->second.substr(0, 300);
                EXPECT_EQ(found->second, old->second) << "neither old nor new";
            }
        }
        if (outcome.status == clean_outcome.status) {
            EXPECT_EQ(results, clean_results) << "as if all were well";
        }
        if (fault == Fault::short_write || fault == Fault::interrupted) {
            EXPECT_EQ(outcome.status, clean_outcome.status) << text_of_file(folder.path() / "stderr");
        }
        const bool removed = fault != Fault::broken && fault != Fault::refused;  // otherwise removing may have failed
        if (!killed && removed) {
            for (const std::string& left : leftovers(folder.path()))
                EXPECT_TRUE(trial.before.contains(left)) << left;  // the run may have failed before replacing it
        }
        check_next(trial, folder.path());
    }

    /// The next run continues, and leaves no temporary files.
    void check_next(const Trial& trial, const fs::path& folder) {
        const Outcome next = run_in(folder, trial.words);
        EXPECT_EQ(next.status, clean_outcome.status) << text_of_file(folder / "stderr");
        auto results = results_of(trial, folder);
        auto wanted = clean_results;
        if (trial.name == "index") {  // it prints its actions, and the next run has none
            results.erase("stdout");
            wanted.erase("stdout");
            EXPECT_EQ(run_in(folder, trial.words).status, clean_outcome.status);
            EXPECT_EQ(text_of_file(folder / "stdout"), "");
        }
        EXPECT_EQ(results, wanted);
        EXPECT_EQ(files_of(folder), files_of(clean.path()));
    }

    static std::set<std::string> files_of(const fs::path& folder) {
        std::set<std::string> out;
        for (const auto& entry : fs::recursive_directory_iterator(folder))
            out.insert(entry.path().lexically_relative(folder));
        return out;
    }

    /// Every `each`-th call of the clean run, different ones for every fault.
    void check_all(std::uint64_t each) {
        const Trial& trial = GetParam();
        ASSERT_NE(clean_outcome.status, -1);
        ASSERT_EQ(clean_results.size(), trial.results.size()) << text_of_file(clean.path() / "stderr");
        std::uint64_t runs = 0;
        std::uint64_t first = 0;
        for (const Fault fault : all_faults)
            for (std::uint64_t at = 1 + first++ % each; at <= clean_outcome.calls; at += each, ++runs) {
                SCOPED_TRACE(std::string(name_of(fault)) + " at call " + std::to_string(at));
                check(fault, at);
                if (HasFailure()) return;
            }
        RecordProperty("runs", std::to_string(runs));
    }

    RunFolder clean;
    Outcome clean_outcome;
    std::map<std::string, std::string> clean_results;
};

TEST_P(Faults, of_some_calls) { check_all(3); }

class ExhaustiveFaults : public Faults {};
TEST_P(ExhaustiveFaults, of_every_call) { check_all(1); }

const std::vector<Trial> trials = {
    {"solve", {"solve", "-j", "1", "puzzles.txt"}, {"stdout"}, {}},
    {"canon", {"canon", "-j", "1", "--form", "minlex", "--unique-forms", "puzzles.txt"}, {"stdout"}, {}},
    {"minimal", {"minimal", "-j", "1", "--reduce", "puzzles.txt"}, {"stdout"}, {}},
    {"generate", {"generate", "-j", "1", "--seed", "1", "-n", "3", "--canon", "gsf", "--unique-forms"}, {"stdout"}, {}},
    {"prove",
     {"prove", "-j", "1", "-o", "proof.jsonl", "...43.1..1..4..."},
     {"proof.jsonl", "stdout"},
     {{"proof.jsonl", "{\"old\":1}\n"}}},
    {"prove_formula",
     {"prove", "-j", "1", "--as", "lrat", "-o", "new/p.lrat", "-o", "new/", "--formula", "f/", "puzzles.txt"},
     {"new/0001.lrat", "new/0002.lrat", "f/0001.cnf", "f/0002.cnf", "stdout"},
     {{"f/0001.cnf", "old\n"}, {"new/0001.lrat", "old\n"}, {"new/0009.lrat.deduku-part", "left"}}},
    {"draw",
     {"draw", "-j", "1", "-o", "a.svg", "...43.1..1..4..."},
     {"a.svg", "stdout"},
     {{"a.svg", "<svg/>\n"}, {"a.svg.deduku-part", "left"}}},
    {"draw_folder", {"draw", "-j", "1", "-o", "a/b/", "puzzles.txt"}, {"a/b/0001.svg", "a/b/0002.svg", "stdout"}, {}},
    {"sheet",
     {"sheet", "-j", "1", "-o", "s.pdf", "puzzles.txt"},
     {"s.pdf", "stdout"},
     {{"s.pdf", "%PDF-\n"}, {"s.pdf.deduku-part", "left"}}},
    {"rate_people",
     {"rate", "-j", "1", "--by", "time", "--people", "times.txt", "--plot", "p.svg"},
     {"p.svg", "stdout"},
     {{"times.txt", "...43.1..1..4... 60\n"}, {"p.svg", "<svg/>\n"}}},
    {"hint",
     {"hint", "-j", "1", "-o", "h.svg", "...43.1..1..4..."},
     {"h.svg", "stdout"},
     {{"h.svg", "<svg/>\n"}, {"h.svg.deduku-part", "left"}}},
    {"analyze",
     {"analyze", "-j", "1", "--json", "--html", "a.html", "...43.1..1..4..."},
     {"a.html", "stdout"},
     {{"a.html", "<html>\n"}}},
    {"replay",
     {"hdp", "-j", "1", "--replay", "chain.txt", "...43.1..1..4..."},
     {"stdout"},
     {{"chain.txt", "DIS # B1: 1,2 => CTR => B1: 1\n"}}},
};

std::string name_of_trial(const testing::TestParamInfo<Trial>& row) { return std::string(row.param.name); }
INSTANTIATE_TEST_SUITE_P(Commands, Faults, testing::ValuesIn(trials), name_of_trial);
INSTANTIATE_TEST_SUITE_P(Commands, ExhaustiveFaults, testing::ValuesIn(trials), name_of_trial);

// Its catalogue needs hundreds of calls.
const Trial index_trial = {"index",
                           {"index", "-j", "1", "puzzles.txt", "-o", "site/"},
                           {"site/index.html", "site/puzzles/000001.html", "site/puzzles/000002.html", "stdout"},
                           {{"site/index.html", "<html>\n"}, {"site/puzzles/000007.html.deduku-part", "left"}}};

class IndexFaults : public Faults {};
TEST_P(IndexFaults, of_some_calls) { check_all(13); }
INSTANTIATE_TEST_SUITE_P(Commands, IndexFaults, testing::Values(index_trial));

class ExhaustiveIndexFaults : public Faults {};
TEST_P(ExhaustiveIndexFaults, of_every_call) { check_all(1); }
INSTANTIATE_TEST_SUITE_P(ExhaustiveCommands, ExhaustiveIndexFaults, testing::Values(index_trial));

}  // namespace
}  // namespace deduku::test
