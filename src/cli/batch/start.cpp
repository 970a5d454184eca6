// start: passes missing chunks to an engine that starts programs, until none is missing.
//
//   missing 0-999 --> sbatch --array | parallel | own processes --> still missing 17 --> again
//
// An engine's reports on its tasks are not trusted: some engines repeat finished tasks, some lose killed ones.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>

#include "cli/batch/plan.hpp"
#include "cli/each.hpp"
#include "cli/run/child.hpp"
#include "cli/run/output.hpp"
#include "cli/run/stop.hpp"
#include "grid/reading/spelling.hpp"

namespace deduku::cli {
namespace {

using Program = std::vector<std::string>;
using Numbers = std::vector<std::size_t>;

/// The programs for missing chunks, and how many to run at once.
struct Round {
    std::vector<Program> programs;
    std::size_t at_once = 1;
};

Program task(const Request& request, const BatchPlan& plan, const std::string& number) {
    Program out = {own_program(), "batch", "run", plan.folder, number};
    if (request.values.given("jobs")) out.insert(out.end(), {"-j", request.values.text("jobs")});
    return out;
}

std::vector<std::string> more_words(const Request& request) {
    std::vector<std::string> out;
    const std::string text = request.values.text("with");
    for (const std::string_view word : split(text, ' '))
        if (!word.empty()) out.emplace_back(word);
    return out;
}

/// The word quoted for a shell.
std::string in_shell(const std::string& word) {
    std::string out = "'";
    for (const char c : word) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out + '\'';
}

Round local_round(const Request& request, const BatchPlan& plan, const Numbers& left) {
    Round out;
    out.at_once = static_cast<std::size_t>(std::max<std::uint64_t>(1, *request.values.count("tasks")));
    for (const std::size_t number : left) out.programs.push_back(task(request, plan, std::to_string(number)));
    return out;
}

Round parallel_round(const Request& request, const BatchPlan& plan, const Numbers& left) {
    std::string numbers;
    for (const std::size_t number : left) numbers += std::to_string(number) + '\n';
    const std::string list = plan.folder + "log/todo.txt";
    or_bad_operand(write_file(list, numbers, Sync::no));
    Program words = {"parallel", "--will-cite", "--halt", "never", "-a", list, "-j", request.values.text("tasks")};
    if (request.values.given("nodes")) words.insert(words.end(), {"--sshloginfile", request.values.text("nodes")});
    for (std::string& word : more_words(request)) words.push_back(std::move(word));
    // parallel passes its words to a shell.
    for (const std::string& word : task(request, plan, "{}")) words.push_back(word == "{}" ? word : in_shell(word));
    return {{std::move(words)}, 1};
}

/// Slurm limits arrays to a thousand by default.
Round slurm_round(const Request& request, const BatchPlan& plan, const Numbers& left) {
    constexpr std::size_t largest_array = 1000;
    constexpr std::size_t arrays_at_once = 8;
    Round out;
    out.at_once = arrays_at_once;
    const std::string most =
        request.values.given("tasks") && request.values.text("tasks") != "0" ? "%" + request.values.text("tasks") : "";
    for (std::size_t i = 0; i < left.size();) {
        const std::size_t first = left[i] / largest_array * largest_array;
        Numbers members;
        for (; i < left.size() && left[i] < first + largest_array; ++i) members.push_back(left[i] - first);
        std::string line = "exec";
        for (const std::string& word : task(request, plan, "{}"))
            line += ' ' + (word == "{}" ? fmt::format("$((SLURM_ARRAY_TASK_ID + {}))", first) : in_shell(word));
        Program words = {"sbatch",
                         "--wait",
                         "--parsable",
                         "--job-name=deduku",
                         "--requeue",
                         fmt::format("--array={}{}", ranges(members), most),
                         fmt::format("--output={}log/%A_%a.txt", plan.folder)};
        for (std::string& word : more_words(request)) words.push_back(std::move(word));
        words.insert(words.end(), {"--wrap", line});
        out.programs.push_back(std::move(words));
    }
    return out;
}

Round round_of(const Request& request, const BatchPlan& plan, const Numbers& left) {
    const std::string& on = request.values.text("on");
    return on == "slurm"      ? slurm_round(request, plan, left)
           : on == "parallel" ? parallel_round(request, plan, left)
                              : local_round(request, plan, left);
}

/// The number of unreadable puzzles in all results.
std::uint64_t wrong_in(const BatchPlan& plan) {
    std::uint64_t out = 0;
    for (std::size_t i = 0; i < plan.chunks.size(); ++i) {
        const auto read = read_result(plan, i, nullptr);
        if (const auto* seal = std::get_if<Seal>(&read)) out += seal->wrong;
    }
    return out;
}

Status run_start(const Request& request) {
    using namespace std::chrono_literals;
    constexpr int most_in_vain = 3;
    std::error_code error;
    // Other machines have other working folders.
    const BatchPlan plan = read_plan(std::filesystem::absolute(request.operands[0], error).lexically_normal().string());
    thread_count(request);  // reports an invalid -j now
    Progress progress = make_progress(request);
    const std::size_t all = plan.chunks.size();
    auto next_look = Clock::now();
    const auto look = [&] {
        if (Clock::now() < next_look) return;
        next_look = Clock::now() + 1s;
        const std::size_t done = all - missing(plan, Looked::there).size();
        progress.update(done, all);
    };
    Numbers left = missing(plan, Looked::whole);
    for (int in_vain = 0; !left.empty() && in_vain < most_in_vain && stop_asked() == Stop::none;) {
        // Complete results only: an incomplete one would not be run again.
        const Round round = round_of(request, plan, left);
        run_many(round.programs, round.at_once, look);
        Numbers now = missing(plan, Looked::whole);
        in_vain = now.size() < left.size() ? 0 : in_vain + 1;
        left = std::move(now);
    }
    progress.finish(all - left.size());
    if (stop_asked() != Stop::none) return Status::interrupted;
    if (!left.empty()) {
        print_error(fmt::format("deduku: {}: chunks that came to nothing in {} rounds: {}\n", plan.folder, most_in_vain,
                                ranges(left)));
        return Status::negative;
    }
    print_error(fmt::format("{}: all {} chunks have results\n", plan.folder, all));
    return wrong_in(plan) > 0 ? Status::bad_input : Status::ok;
}

}  // namespace

constinit const CommandPart batch_start = {"start", "DIR", "runs all missing chunks", "on|tasks|nodes|with", run_start};

}  // namespace deduku::cli
