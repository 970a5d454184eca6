#include "cli/asking.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/lost.hpp"

namespace deduku::cli {
namespace {

std::string option_name(std::string_view member) {
    std::string out(member);
    std::replace(out.begin(), out.end(), '_', '-');
    return out;
}

Json value_of(const Values& values, const session::Member& member, const std::string& option) {
    switch (member.kind) {
        case session::Kind::flag: return true;
        case session::Kind::count: return *values.count(option);
        case session::Kind::number: return *values.seconds(option);
        case session::Kind::pairs: return values.pairs(option);
        default: return values.text(option);
    }
}

}  // namespace

CommandQuestion::CommandQuestion(const Request& request, const session::Ask& row)
    : row_(row),
      coords_(*parse_coords(request.values.text("coords"))),
      question_(object_, row.members, session::common_members()) {
    object_["coords"] = request.values.text("coords");
    for (const session::Member& member : row.members) {
        const std::string option = option_name(member.name);
        if (request.values.given(option)) object_[std::string(member.name)] = value_of(request.values, member, option);
    }
}

session::Reply CommandQuestion::ask(const Puzzle& puzzle, Job& job) const {
    return session::tell(row_,
                         {question_, puzzle, coords_, job.meter(), lost_searches(), [&job] { return job.seconds(); }},
                         job.number());
}

Status CommandQuestion::tell(const Puzzle& puzzle, Job& job) const {
    const session::Reply told = ask(puzzle, job);
    if (told.error) {
        job.error("deduku: " + usage_text(*told.error));
        return Status::usage;
    }
    job.out(json_line(told.answer));
    return told.outcome == session::Outcome::positive ? Status::ok : Status::negative;
}

std::string usage_text(const session::Error& error) {
    return error.member.empty() ? error.text : fmt::format("--{}: {}", option_name(error.member), error.text);
}

hdp::Options hdp_options(const Request& request) {
    return value_or_usage(session::hdp_options(CommandQuestion(request, session::analyze_ask).question()));
}

steps::Count count_of(const Request& request) {
    return session::count_of(CommandQuestion(request, session::rate_ask).question());
}

steps::Options steps_options(const Request& request) {
    return session::steps_options(CommandQuestion(request, session::rate_ask).question());
}

}  // namespace deduku::cli
