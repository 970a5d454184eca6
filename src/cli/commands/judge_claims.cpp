// judge --claims: answers in bulk.
//
//   {"puzzle":"53..7..","claims":[{"technique":"hidden-single","placed":"D3=9"},"C2!=1"]}       an answer
//   {"puzzle":"53..7..","before":"53..7..","technique":"hidden-single","placed":"D3=9",..}       a step, as in a trace
//
//   {"number":1,"verdicts":[{"verdict":"follows",..},{"verdict":"false","counterexample":".."}],"score":{..}}
#include "cli/commands/judge_claims.hpp"

#include <fmt/format.h>

#include <atomic>
#include <map>
#include <thread>

#include "cli/answering.hpp"
#include "cli/run/files.hpp"
#include "cli/run/output.hpp"
#include "cli/run/stop.hpp"
#include "cli/run/threads.hpp"

namespace deduku::cli {
namespace {

constexpr std::size_t lines_at_once = 1024;

/// The question about a line; null if it is not an answer or a step.
Json question_of(const Json& line, const Json& options) {
    if (!line.is_object() || !line.contains("puzzle")) return nullptr;
    Json out = options;
    out["puzzle"] = line["puzzle"];
    const bool whole = line.contains("claims");
    if (const Json* state = line.find(whole ? "state" : "before"); state != line.end()) out["state"] = *state;
    out["claims"] = whole ? line["claims"] : Json::array({line});
    return out;
}

/// Judges lines on several threads, and counts verdicts.
class Bulk {
  public:
    explicit Bulk(const Request& request) : threads_(thread_count(request)) {
        options_ = {{"ask", "judge"}};
        for (const std::string_view name : {"order", "only", "coords", "max_nodes"})
            if (request.values.given(name)) options_[name] = (*request.members)[name];
        if (request.values.given("timeout")) options_["seconds"] = (*request.members)["timeout"];
        hooks_.fallback = default_fallback();
        hooks_.now = rough_seconds;
    }

    /// The results of these lines, in their order.
    std::string judged(const std::vector<std::string>& lines) {
        std::vector<Json> results(lines.size());
        std::atomic<std::size_t> next = 0;
        const auto work = [&] {
            for (std::size_t i; (i = next++) < lines.size() && stop_asked() == Stop::none;)
                results[i] = result_of(lines[i]);
        };
        std::vector<std::thread> threads;
        start_threads(threads, threads_, [&] { return work; });
        for (std::thread& thread : threads) thread.join();
        std::string out;
        for (const Json& result : results) {
            if (result.is_null()) break;
            Json line = {{"number", ++answers_}};
            line.update(result);
            count(result);
            out += json_line(line);
        }
        return out;
    }

    std::string summary() const {
        std::uint64_t steps = 0;
        for (const auto& [word, number] : verdicts_) steps += number;
        std::string out = fmt::format("answers: {}, all of whose steps follow: {}; steps: {}", answers_, whole_, steps);
        for (const auto& [word, number] : verdicts_) out += fmt::format("; {}: {}", word, number);
        return out + (errors_ > 0 ? fmt::format("; lines that are no answers: {}\n", errors_) : "\n");
    }
    Status status() const {
        return errors_ > 0 ? Status::bad_input : whole_ < answers_ ? Status::negative : Status::ok;
    }

  private:
    Json result_of(const std::string& text) const {
        const Json question = question_of(Json::parse(text), options_);
        if (question.is_null()) return {{"error", {{"text", "not an object with puzzle and claims, or of a step"}}}};
        const Json answer = Json::parse(session::ask(question.dump(), hooks_));
        Json out;
        for (const std::string_view name : {"verdicts", "score", "after", "error"})
            if (const Json* member = answer.find(name); member != answer.end()) out[name] = *member;
        return out;
    }

    void count(const Json& result) {
        if (result.contains("error")) {
            ++errors_;
            return;
        }
        if (result["score"]["first_failing"].is_null()) ++whole_;
        for (const Json& one : result["verdicts"]) ++verdicts_[one["verdict"].get<std::string>()];
    }

    unsigned threads_;
    Json options_;
    session::Hooks hooks_;
    std::uint64_t answers_ = 0;
    std::uint64_t whole_ = 0;
    std::uint64_t errors_ = 0;
    std::map<std::string, std::uint64_t> verdicts_;
};

}  // namespace

Status judge_claims(const Request& request) {
    if (!request.operands.empty()) throw UsageError("--claims: the puzzles are those of its lines");
    for (const std::string_view other : {"technique", "cells"})
        if (request.values.given(other)) throw UsageError(fmt::format("--claims: not with --{}", other));
    const std::string& file = request.values.text("claims");
    Bulk bulk(request);
    Output out;
    std::vector<std::string> lines;
    const auto flush = [&] {
        out.write_bytes(bulk.judged(lines));
        lines.clear();
        return out.state() == Output::State::open && stop_asked() == Stop::none;
    };
    or_bad_operand(read_lines(file == "-" ? "/dev/stdin" : file, [&](std::string_view line, std::uint64_t) {
        if (line.find_first_not_of(" \t\r") == line.npos) return true;
        lines.emplace_back(line);
        return lines.size() < lines_at_once || flush();
    }));
    if (out.state() == Output::State::open) flush();
    if (stop_asked() != Stop::none) return Status::interrupted;
    const Status status = close(out);
    print_error(bulk.summary());
    return worse(status, bulk.status());
}

}  // namespace deduku::cli
