// run, todo: run one chunk, list the missing ones.
//
//   range of the input --> rate, or trace --> done/000017.tsv.deduku-part --sync, rename--> done/000017.tsv
#include <fcntl.h>
#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <charconv>

#include "cli/batch/plan.hpp"
#include "cli/each.hpp"
#include "cli/run/child.hpp"
#include "cli/run/output.hpp"
#include "cli/run/stop.hpp"
#include "cli/run/system.hpp"

namespace deduku::cli {
namespace {

std::size_t number_in(const BatchPlan& plan, const std::string& text) {
    std::size_t out = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
    if (error != std::errc{} || end != text.data() + text.size() || out >= plan.chunks.size())
        throw UsageError(fmt::format("'{}' is not a number of a chunk, 0 to {}", text, plan.chunks.size() - 1));
    return out;
}

/// The bytes of a chunk, and its state.
class Range {
  public:
    Range(const BatchPlan& plan, const Piece& piece) : plan_(plan), piece_(piece) {}

    void feed(const Give& give) {
        const int descriptor = os().open(plan_.input.c_str(), O_RDONLY);
        if (descriptor < 0) {
            error_ = failure(plan_.input, errno);
            return;
        }
        std::string buffer(std::size_t{1} << 16, '\0');
        std::uint64_t hash = fingerprint("");
        for (std::uint64_t done = 0; done < piece_.bytes && error_.empty();) {
            const auto most = static_cast<std::size_t>(std::min<std::uint64_t>(buffer.size(), piece_.bytes - done));
            const ssize_t count =
                os().read_at(descriptor, buffer.data(), most, static_cast<off_t>(piece_.offset + done));
            if (count < 0 && errno == EINTR) continue;
            if (count < 0) error_ = failure(plan_.input, errno);
            if (count == 0) error_ = plan_.input + ": has changed since the plan was made: it is shorter";
            if (count <= 0) break;
            const std::string_view bytes(buffer.data(), static_cast<std::size_t>(count));
            hash = fingerprint(bytes, hash);
            done += bytes.size();
            if (!give(bytes)) error_ = "its program ended too soon";
        }
        os().close(descriptor);
        if (error_.empty() && hash != piece_.hash) error_ = plan_.input + ": has changed since the plan was made";
    }
    const std::string& error() const { return error_; }

  private:
    const BatchPlan& plan_;
    const Piece& piece_;
    std::string error_;
};

Status failed(std::size_t number, const std::string& why) {
    print_message(fmt::format("deduku: chunk {}: {}", number, why));
    return Status::internal;
}

/// Counts the first steps of puzzles in the lines of traces, which arrive in pieces.
class FirstSteps {
  public:
    void add(std::string_view bytes) {
        text_ += bytes;
        for (std::size_t at = text_.find(mark); at != text_.npos; at = text_.find(mark, at + 1)) ++count_;
        if (text_.size() >= mark.size()) text_.erase(0, text_.size() - mark.size() + 1);
    }
    std::uint64_t count() const { return count_; }

  private:
    static constexpr std::string_view mark = "\"step\":1,";
    std::string text_;
    std::uint64_t count_ = 0;
};

/// Runs the command on the chunk and writes its file.
Status make_result(const Request& request, const BatchPlan& plan, std::size_t number) {
    std::vector<std::string> words = {own_program()};
    words.insert(words.end(), plan.command.begin(), plan.command.end());
    words.insert(words.end(), {"-j", fmt::format("{}", thread_count(request)), "--progress", "never", "-"});
    const Piece& piece = plan.chunks[number];
    Range range(plan, piece);
    NewFile file(plan.result(number), Sync::yes);
    Seal seal{0, 0, fingerprint("")};
    std::uint64_t lines = 0;
    bool at_start = true;
    FirstSteps first_steps;
    const auto take = [&](std::string_view bytes) {
        first_steps.add(bytes);
        for (const char c : bytes) {
            if (at_start && c != '#') ++lines;
            at_start = c == '\n';
        }
        seal.hash = fingerprint(bytes, seal.hash);
        file.write(bytes);
    };
    const int status = run_filter(
        std::move(words), [&](const Give& give) { range.feed(give); }, take);
    if (stop_asked() != Stop::none) return Status::interrupted;
    if (!range.error().empty()) return failed(number, range.error());
    const bool wrong = status == static_cast<int>(Status::bad_input);
    if ((status != 0 && status != 1 && !wrong) || !at_start)
        return failed(number, fmt::format("its program ended with status {}", status));
    const std::uint64_t puzzles = plan.rates() ? lines : first_steps.count();
    if (plan.rates() && (lines > piece.lines || (lines < piece.lines && !wrong)))
        return failed(number, fmt::format("{} results of {} puzzles", lines, piece.lines));
    seal.lines = lines;
    seal.wrong = wrong && puzzles < piece.lines ? piece.lines - puzzles : 0;
    file.write(seal_line(number, seal));
    if (const std::string error = file.finish(); !error.empty()) return failed(number, error);
    return wrong ? Status::bad_input : status == 1 ? Status::negative : Status::ok;
}

Status run_chunk(const Request& request) {
    const BatchPlan plan = read_plan(request.operands[0]);
    const std::size_t number = number_in(plan, request.operands[1]);
    if (exists(plan.result(number)) && std::holds_alternative<Seal>(read_result(plan, number, nullptr)))
        return Status::ok;
    return make_result(request, plan, number);
}

Status run_todo(const Request& request) {
    const BatchPlan plan = read_plan(request.operands[0]);
    const auto left = missing(plan, request.values.given("whole") ? Looked::whole : Looked::there);
    const Status status = left.empty() ? Status::ok : print(ranges(left) + '\n');
    return left.empty() ? status : worse(status, Status::negative);
}

}  // namespace

constinit const CommandPart batch_run = {"run", "DIR NUMBER", "runs one chunk, unless it has results", "", run_chunk, 1,
                                         1};
constinit const CommandPart batch_todo = {"todo", "DIR", "prints the numbers of chunks without results: 0-3,7", "whole",
                                          run_todo};

}  // namespace deduku::cli
