#include "cli/commands/rate_labels.hpp"

#include <fmt/format.h>

#include <charconv>

#include "canon/ruled_form.hpp"
#include "cli/run/lane_worker.hpp"
#include "grid/reading/spelling.hpp"
#include "report/parts/json.hpp"

namespace deduku::cli {
namespace {

std::uint64_t number_at(std::string_view text) {
    std::uint64_t out = 0;
    std::from_chars(text.data(), text.data() + text.size(), out);
    return out;
}

/// The text of a member of an object on a line, as it is written.
std::string_view member_in(std::string_view line, std::string_view name) {
    const std::string mark = fmt::format("\"{}\":", name);
    // Those of the head come first, the form last; other members may have members of these names.
    const std::size_t at = name == "form" ? line.rfind(mark) : line.find(mark);
    if (at == line.npos) return {};
    line.remove_prefix(at + mark.size());
    if (line.starts_with('"')) return line.substr(1, line.find('"', 1) - 1);
    return line.substr(0, line.find_first_of(",}"));
}

std::string form_of(const Puzzle& puzzle, Job& job) {
    std::string form = canon::form_of_any(puzzle, job.meter());
    return form.empty() ? "-" : form;
}

}  // namespace

LabelColumns::LabelColumns(const Request& request) : against_(request.values.given("against")) {
    for (const std::string_view other : {"sort", "se_format", "check_invariance", "where"})
        if (request.values.given(other)) throw UsageError(fmt::format("--labels: not with --{}", typed_name(other)));
    if (!request.values.given("by")) {
        Json words = Json::array();
        for (const std::string_view word : split(measures, ',')) words.push_back(word);
        (*request.members)["by"] = std::move(words);
    }
    if (!against_) return;
    const PuzzleWork work = [](const Puzzle& puzzle, Job& job) {
        job.out_bytes(fmt::format("{}\t{}\n", form_of(puzzle, job), job.number()));
        return Status::ok;
    };
    Request others = request;
    others.operands = {request.values.text("against")};
    const auto take = [&](std::string& lines) {
        for (std::string_view left = lines; !left.empty(); left.remove_prefix(left.find('\n') + 1)) {
            const std::size_t end = left.find('\t');
            others_.emplace(left.substr(0, end), number_at(left.substr(end + 1)));
        }
        lines.clear();
    };
    const Limits limits = limits_of(request);
    status_ = for_each_puzzle(
        others, Effort::quick, 0, [&] { return make_board_worker(nullptr, work, limits); }, take);
}

std::string LabelColumns::header() const { return against_ ? "\tform\tdouble\tleak" : "\tform\tdouble"; }

std::string LabelColumns::column(const Puzzle& puzzle, Job& job) {
    return fmt::format("\t{}\t{}", form_of(puzzle, job), job.number());
}

void LabelColumns::add_member(Json& object, const Puzzle& puzzle, Job& job) { object["form"] = form_of(puzzle, job); }

std::string LabelColumns::matched(std::string_view line) {
    const bool object = line.starts_with('{');
    const std::size_t number_tab = line.rfind('\t');
    const std::string_view number = object ? member_in(line, "number") : line.substr(number_tab + 1);
    const std::size_t form_tab = object ? 0 : line.rfind('\t', number_tab - 1);
    const std::string form(object ? member_in(line, "form") : line.substr(form_tab + 1, number_tab - form_tab - 1));
    ++puzzles_;
    std::uint64_t twin = 0, leak = 0;
    if (form != "-") {
        const auto [first, is_new] = first_.emplace(form, number_at(number));
        if (!is_new) twin = first->second;
        if (const auto other = others_.find(form); other != others_.end()) leak = other->second;
    }
    doubles_ += twin > 0 ? 1 : 0;
    leaks_ += leak > 0 ? 1 : 0;
    if (object) {
        const auto word = [](std::uint64_t n) { return n > 0 ? std::to_string(n) : std::string("null"); };
        return fmt::format("{},\"double\":{}{}}}\n", line.substr(0, line.size() - 1), word(twin),
                           against_ ? ",\"leak\":" + word(leak) : "");
    }
    const auto word = [](std::uint64_t n) { return n > 0 ? std::to_string(n) : std::string("-"); };
    return fmt::format("{}\t{}{}\n", line.substr(0, number_tab), word(twin), against_ ? '\t' + word(leak) : "");
}

void LabelColumns::match(std::string& lines) {
    std::string out;
    for (std::string_view left = lines; !left.empty(); left.remove_prefix(left.find('\n') + 1))
        out += matched(left.substr(0, left.find('\n')));
    lines = std::move(out);
}

std::string LabelColumns::summary() const {
    return fmt::format("puzzles: {}, different forms: {}, doubles: {}{}\n", puzzles_, first_.size(), doubles_,
                       against_ ? fmt::format("; in the other list: {}", leaks_) : "");
}

}  // namespace deduku::cli
