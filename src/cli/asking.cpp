#include "cli/asking.hpp"

#include <fmt/format.h>

#include "cli/lost.hpp"

namespace deduku::cli {

CommandQuestion::CommandQuestion(const Request& request, const session::Ask& row)
    : row_(row),
      coords_(*parse_coords(request.values.text("coords"))),
      question_(object_, row.members, session::common_members()) {
    object_["coords"] = request.values.text("coords");
    for (const Option& member : row.members)
        if (request.values.given(member.name)) object_[member.name] = (*request.members)[member.name];
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
    return error.member.empty() ? error.text : fmt::format("--{}: {}", typed_name(error.member), error.text);
}

}  // namespace deduku::cli
