// Every single call of a run meets every fault, once. Afterwards each result file is the old one or the new one, whole,
// the status does not say 0 over a result that is missing, and the next run makes everything.
//
//   calls of a clean run: 1 2 3 .. 57
//   for every fault:      x 2 3 .. 57    1 x 3 .. 57    ..     each in a process and a folder of its own
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

#include "cli/app.hpp"
#include "cli/run/stop.hpp"
#include "tests/faults/faulty_system.hpp"

namespace deduku::test {
namespace {

namespace fs = std::filesystem;

constexpr const char* two_puzzles = "...43.1..1..4...\n1234341221434321\n";
constexpr std::array<Fault, 8> faults = {Fault::short_write, Fault::interrupted, Fault::disk_full, Fault::broken,
                                         Fault::refused,     Fault::kill_before, Fault::kill_half, Fault::kill_after};

std::string read(const fs::path& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

/// Times differ from run to run.
std::string without_times(std::string text) {
    static const std::regex times(R"([0-9.e-]+( ms|</a></td></tr>|,"puzzles/|\t[-0-9a-f]+\t[0-9a-f]{16}))");
    text = std::regex_replace(text, times, "T");
    return std::regex_replace(text, std::regex(R"("seconds":[0-9.e-]+)"), "S");
}

struct Outcome {
    int status = 0;  // -1: killed
    bool met = false;
    std::uint64_t calls = 0;
};

/// A command, what it reads and what it makes.
struct Trial {
    std::string_view name;
    std::vector<std::string> words;
    std::vector<std::string> results;  // below the folder; "stdout" among them
    /// What stands there before; a run has to replace it.
    std::map<std::string, std::string> before;
};

// Found by GoogleTest.
void PrintTo(const Trial& trial, std::ostream* out) { *out << trial.name; }  // NOLINT(readability-identifier-naming)

class Folder {
  public:
    Folder() {
        std::string name = fs::temp_directory_path() / "deduku-fault-XXXXXX";
        path_ = mkdtemp(name.data());
    }
    ~Folder() { fs::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    const fs::path& path() const { return path_; }

  private:
    fs::path path_;
};

void prepare(const Trial& trial, const fs::path& folder) {
    std::ofstream(folder / "puzzles.txt") << two_puzzles;
    for (const auto& [file, text] : trial.before) {
        fs::create_directories((folder / file).parent_path());
        std::ofstream(folder / file) << text;
    }
}

/// Runs the program in a process of its own, in the folder.
Outcome run(const Trial& trial, const fs::path& folder, Fault fault, std::uint64_t at) {
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
        Outcome own;
        own.status = static_cast<int>(cli::run_program(trial.words));
        own.met = calls.met();
        own.calls = calls.calls();
        if (write(report[1], &own, sizeof own) != sizeof own) _exit(99);
        _exit(own.status);
    }
    close(report[1]);
    Outcome out;
    if (::read(report[0], &out, sizeof out) != sizeof out) out.status = -1;
    close(report[0]);
    int state = 0;
    waitpid(child, &state, 0);
    if (!WIFEXITED(state)) out.status = -1;
    return out;
}

std::map<std::string, std::string> results_of(const Trial& trial, const fs::path& folder) {
    std::map<std::string, std::string> out;
    for (const std::string& name : trial.results)
        if (fs::exists(folder / name)) out[name] = without_times(read(folder / name));
    return out;
}

std::vector<std::string> leftovers(const fs::path& folder) {
    std::vector<std::string> out;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.path().extension() == ".deduku-part") out.push_back(entry.path().lexically_relative(folder));
    return out;
}

/// Lines of those that are to come, in their order: a puzzle whose file could not be written has none. Only the last
/// one may be cut, where the program died or could not write it.
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
        clean_outcome = run(GetParam(), clean.path(), Fault::none, 0);
        clean_results = results_of(GetParam(), clean.path());
    }

    void check(Fault fault, std::uint64_t at) {
        const Trial& trial = GetParam();
        const Folder folder;
        prepare(trial, folder.path());
        const Outcome outcome = run(trial, folder.path(), fault, at);
        const auto results = results_of(trial, folder.path());
        const bool killed = outcome.status == -1;
        for (const auto& [name, whole] : clean_results) {
            SCOPED_TRACE(name);
            const auto found = results.find(name);
            const auto old = trial.before.find(name);
            if (name == "stdout" || name == "site/index.tsv") {
                if (found != results.end()) expect_lines(found->second, whole, killed || name == "stdout");
            } else if (name == "site/index.html" && found != results.end() && found->second.starts_with("<!doctype")) {
                EXPECT_TRUE(found->second.ends_with("</html>\n"));  // it shows what there is
            } else if (found != results.end() && found->second != whole) {
                ASSERT_TRUE(old != trial.before.end()) << "neither old nor new: " << found->second.substr(0, 300);
                EXPECT_EQ(found->second, old->second) << "neither old nor new";
            }
        }
        if (outcome.status == clean_outcome.status) {
            EXPECT_EQ(results, clean_results) << "as if all were well";
        }
        if (fault == Fault::short_write || fault == Fault::interrupted) {
            EXPECT_EQ(outcome.status, clean_outcome.status) << read(folder.path() / "stderr");
        }
        const bool removed = fault != Fault::broken && fault != Fault::refused;  // else: removing may have failed
        if (!killed && removed) {
            for (const std::string& left : leftovers(folder.path()))
                EXPECT_TRUE(trial.before.contains(left)) << left;  // it may have failed before it came to those
        }
        check_next(trial, folder.path());
    }

    /// The next run goes on, and leaves nothing of the first.
    void check_next(const Trial& trial, const fs::path& folder) {
        const Outcome next = run(trial, folder, Fault::none, 0);
        EXPECT_EQ(next.status, clean_outcome.status) << read(folder / "stderr");
        auto results = results_of(trial, folder);
        auto wanted = clean_results;
        if (trial.name == "index") {  // it prints and journals what it does anew
            results.erase("stdout");
            wanted.erase("stdout");
            for (auto* all : {&results, &wanted}) (*all)["site/index.tsv"] = last_rows((*all)["site/index.tsv"]);
        }
        EXPECT_EQ(results, wanted);
        EXPECT_EQ(leftovers(folder), std::vector<std::string>());
    }

    /// The last row of each number counts.
    static std::string last_rows(const std::string& journal) {
        std::map<std::string, std::string> rows;
        std::istringstream in(journal);
        for (std::string line; std::getline(in, line);) rows[line.substr(0, line.find('\t'))] = line;
        std::string out;
        for (const auto& [number, line] : rows) out += line + '\n';
        return out;
    }

    Folder clean;
    Outcome clean_outcome;
    std::map<std::string, std::string> clean_results;
};

TEST_P(Faults, of_every_call) {
    const Trial& trial = GetParam();
    ASSERT_NE(clean_outcome.status, -1);
    ASSERT_EQ(clean_results.size(), trial.results.size()) << read(clean.path() / "stderr");
    std::uint64_t runs = 0;
    for (const Fault fault : faults)
        for (std::uint64_t at = 1; at <= clean_outcome.calls; ++at, ++runs) {
            SCOPED_TRACE(std::string(name_of(fault)) + " at call " + std::to_string(at));
            check(fault, at);
            if (HasFailure()) return;
        }
    RecordProperty("runs", std::to_string(runs));
}

const std::vector<Trial> trials = {
    {"solve", {"solve", "-j", "1", "puzzles.txt"}, {"stdout"}, {}},
    {"canon", {"canon", "-j", "1", "--form", "minlex", "--unique-forms", "puzzles.txt"}, {"stdout"}, {}},
    {"minimal", {"minimal", "-j", "1", "--reduce", "puzzles.txt"}, {"stdout"}, {}},
    {"generate", {"generate", "-j", "1", "-n", "3", "--canon", "gsf", "--unique-forms"}, {"stdout"}, {}},
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
    {"hint",
     {"hint", "-j", "1", "-o", "h.svg", "...43.1..1..4..."},
     {"h.svg", "stdout"},
     {{"h.svg", "<svg/>\n"}, {"h.svg.deduku-part", "left"}}},
    {"analyze",
     {"analyze", "-j", "1", "--json", "--html", "a.html", "...43.1..1..4..."},
     {"a.html", "stdout"},
     {{"a.html", "<html>\n"}}},
    {"index",
     {"index", "-j", "1", "puzzles.txt", "-o", "site/"},
     {"site/index.html", "site/index.tsv", "site/puzzles/000001.html", "site/puzzles/000002.html", "stdout"},
     {{"site/index.html", "<html>\n"}, {"site/puzzles/000007.html.deduku-part", "left"}}},
    {"replay",
     {"hdp", "-j", "1", "--replay", "chain.txt", "...43.1..1..4..."},
     {"stdout"},
     {{"chain.txt", "DIS # B1: 1,2 => CTR => B1: 1\n"}}},
};

INSTANTIATE_TEST_SUITE_P(Commands, Faults, testing::ValuesIn(trials),
                         [](const auto& row) { return std::string(row.param.name); });

}  // namespace
}  // namespace deduku::test
