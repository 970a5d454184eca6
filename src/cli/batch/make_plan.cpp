// plan: divides an input into chunks, after timing a few puzzles from all over it.
#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <filesystem>
#include <span>

#include "cli/answering.hpp"
#include "cli/batch/plan.hpp"
#include "cli/each.hpp"
#include "cli/measures.hpp"
#include "cli/run/child.hpp"
#include "cli/run/output.hpp"
#include "cli/run/stop.hpp"
#include "grid/reading/spelling.hpp"
#include "report/parts/json.hpp"

namespace deduku::cli {
namespace {

constexpr std::size_t most_samples = 200;

/// Visits the lines of a file that have a puzzle, each with its end; comments and empty lines belong to the next one.
/// Returns the size of the file in bytes.
std::uint64_t each_puzzle(const std::string& file, const std::function<void(std::string_view, std::uint64_t)>& each) {
    std::uint64_t bytes = 0;
    or_bad_operand(read_lines(file, [&](std::string_view line, std::uint64_t end) {
        bytes = end;
        const std::size_t first = line.find_first_not_of(" \t\r");
        if (first != line.npos && line[first] != '#') each(line, end);
        return stop_asked() == Stop::none;
    }));
    return bytes;
}

double child_seconds() {
    rusage used{};
    getrusage(RUSAGE_CHILDREN, &used);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

/// The time of the command for these lines on one thread, in seconds. BadOperand if they are not lines of puzzles.
double seconds_of(const BatchPlan& plan, std::span<const std::string> samples) {
    std::vector<std::string> words = {own_program()};
    words.insert(words.end(), plan.command.begin(), plan.command.end());
    words.insert(words.end(), {"-j", "1", "--progress", "never", "-"});
    std::string input;
    for (const std::string& line : samples) input += line + '\n';
    std::size_t lines = 0;
    const double before = child_seconds();
    const int status = run_filter(
        std::move(words), [&](const Give& give) { give(input); },
        [&](std::string_view piece) {
            lines += static_cast<std::size_t>(std::count(piece.begin(), piece.end(), '\n'));
        });
    if (stop_asked() != Stop::none) return 0;
    if (status != 0 && status != 1 && status != static_cast<int>(Status::bad_input))
        throw BadOperand(fmt::format("{}: '{}' does not take its puzzles", plan.input, fmt::join(plan.command, " ")));
    const bool no_line_each = plan.rates() && (lines > samples.size() + 1 || (samples.size() > 1 && lines < 2));
    if (no_line_each)
        throw BadOperand(fmt::format("{}: not a file of one puzzle a line ('convert' makes one)", plan.input));
    return child_seconds() - before;
}

/// The time for one puzzle, without the start of the program.
double seconds_each(const BatchPlan& plan, const std::vector<std::string>& samples) {
    const double all = seconds_of(plan, samples);
    if (samples.size() < 2) return all;
    const double first = seconds_of(plan, std::span(samples).first(1));
    return std::max(all - first, all / 100) / static_cast<double>(samples.size() - 1);
}

/// Every n-th line of the input.
std::vector<std::string> samples_of(const std::string& input, std::uint64_t& puzzles) {
    std::vector<std::string> out;
    std::uint64_t each = 1;
    each_puzzle(input, [&](std::string_view line, std::uint64_t) {
        if (++puzzles % each != 0) return;
        out.emplace_back(line);
        if (out.size() < 2 * most_samples) return;
        // From here on, doubles the distance of the samples.
        for (std::size_t i = 0; i < most_samples; ++i) out[i] = std::move(out[2 * i + 1]);
        out.resize(most_samples);
        each *= 2;
    });
    return out;
}

/// Cuts the input after every n puzzles.
void cut(BatchPlan& plan, std::uint64_t puzzles_each) {
    Piece piece{0, 0, 0, fingerprint("")};
    plan.bytes = each_puzzle(plan.input, [&](std::string_view, std::uint64_t end) {
        ++piece.lines;
        if (piece.lines < puzzles_each) return;
        piece.bytes = end - piece.offset;
        plan.chunks.push_back(piece);
        piece = {end, 0, 0, 0};
    });
    piece.bytes = plan.bytes - piece.offset;
    if (piece.lines > 0)
        plan.chunks.push_back(piece);
    else if (!plan.chunks.empty())
        plan.chunks.back().bytes += piece.bytes;
}

/// Computes the hash of each chunk in one more pass.
void seal_pieces(BatchPlan& plan) {
    std::size_t at = 0;
    std::uint64_t left = plan.chunks.empty() ? 0 : plan.chunks[0].bytes;
    for (Piece& piece : plan.chunks) piece.hash = fingerprint("");
    or_bad_operand(read_pieces(plan.input, [&](std::string_view bytes) {
        while (!bytes.empty() && at < plan.chunks.size()) {
            const std::string_view own = bytes.substr(0, left);
            plan.chunks[at].hash = fingerprint(own, plan.chunks[at].hash);
            bytes.remove_prefix(own.size());
            left -= own.size();
            if (left == 0 && ++at < plan.chunks.size()) left = plan.chunks[at].bytes;
        }
        return stop_asked() == Stop::none;
    }));
}

/// The words of the command for each chunk.
std::vector<std::string> command_of(const Request& request) {
    const session::Question& values = request.values;
    if (!values.given("run")) {
        (void)value_or_usage(session::rating_rows(values));  // reports invalid words now
        if (!values.given("by")) return {"rate"};
        return {"rate", "--by", fmt::format("{}", fmt::join(values.strings("by"), ","))};
    }
    if (values.given("by")) throw UsageError("--by: not with --run; put it into its words");
    std::vector<std::string> out;
    const std::string text = values.text("run");
    for (const std::string_view word : split(text, ' '))
        if (!word.empty()) out.emplace_back(word);
    if (out.empty() || (out.front() != "trace" && out.front() != "rate"))
        throw UsageError("--run: expected trace or rate, with options");
    if (std::find(out.begin(), out.end(), "--labels") != out.end())
        throw UsageError("--run: 'rate --labels' finds doubles in whole lists only");
    return out;
}

BatchPlan new_plan(const Request& request) {
    std::error_code error;
    const auto absolute = [&](const std::string& name) {
        return std::filesystem::absolute(name, error).lexically_normal().string();
    };
    BatchPlan plan;
    plan.folder = request.values.text("out");
    if (plan.folder.empty()) plan.folder = std::filesystem::path(request.operands.front()).stem().string() + "-batch";
    plan.folder = absolute(plan.folder + '/');
    plan.program = report::program_name();
    plan.input = absolute(request.operands.front());
    plan.command = command_of(request);
    for (const std::string_view option : {"timeout", "max_nodes"})
        if (request.values.given(option)) {
            plan.command.push_back("--" + typed_name(option));
            plan.command.push_back(request.values.text(option));
        }
    return plan;
}

Status run_plan(const Request& request) {
    BatchPlan plan = new_plan(request);
    if (exists(plan.file()))
        throw BadOperand(plan.file() + ": already exists; choose another folder, or remove it and its results");
    // Chunks read the input again, later and on other machines.
    if (plan.input.starts_with("/dev/") || plan.input.starts_with("/proc/"))
        throw BadOperand(plan.input + ": not a regular file");
    need_regular_file(plan.input);
    std::uint64_t puzzles = 0;
    const std::vector<std::string> samples = samples_of(plan.input, puzzles);
    if (samples.empty()) throw BadOperand(plan.input + ": no puzzles");
    const double each = seconds_each(plan, samples);
    const double fit = *request.values.number("chunk") / std::max(each, 1e-9);
    const auto wanted = request.values.count("puzzles");
    cut(plan, wanted ? std::max<std::uint64_t>(*wanted, 1) : static_cast<std::uint64_t>(std::clamp(fit, 1.0, 1e12)));
    seal_pieces(plan);
    if (stop_asked() != Stop::none) return Status::interrupted;
    std::string error;
    for (const char* folder : {"done", "log"})
        if (error.empty()) error = make_folder(plan.folder + folder);
    if (!error.ends_with(std::strerror(ENOSPC))) or_bad_operand(error);
    if (error.empty()) error = write_plan(plan);
    if (!error.empty()) {
        print_message("deduku: " + error);
        return Status::internal;
    }
    return print(fmt::format("{}: {} puzzles in {} chunks; about {:.3g} ms each, {:.3g} hours of one thread in all\n",
                             plan.file(), puzzles, plan.chunks.size(), 1000 * each,
                             each * static_cast<double>(puzzles) / 3600));
}

}  // namespace

constinit const CommandPart batch_plan = {"plan", "FILE", "divides a file of puzzles into chunks",
                                          "out|by|run|chunk|puzzles", run_plan};

}  // namespace deduku::cli
