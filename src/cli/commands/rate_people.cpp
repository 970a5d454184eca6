#include "cli/commands/rate_people.hpp"

#include <fmt/format.h>

#include "cli/answering.hpp"
#include "cli/run/files.hpp"
#include "cli/run/output.hpp"
#include "report/people/people.hpp"

namespace deduku::cli {

Status rate_people(const Request& request) {
    constexpr std::size_t most_bytes = 100'000'000;
    const session::Question& values = request.values;
    if (!request.operands.empty()) throw UsageError("--people: the puzzles are those of its file");
    if (values.strings("by") != std::vector<std::string>{"time"}) throw UsageError("--people: needs --by time");
    const std::string& file = values.text("people");
    auto times = report::read_times(or_bad_operand(read_file(file == "-" ? "/dev/stdin" : file, most_bytes)));
    if (const auto* error = std::get_if<std::string>(&times)) {
        print_error(fmt::format("deduku rate: {}: {}\n", file, *error));
        return Status::bad_input;
    }
    const Limits limits = limits_of(request);
    Job job(limits, {});
    const report::PeopleFigures figures =
        report::compare_times(std::get<std::vector<report::SolvingTime>>(times), job.meter());
    if (const std::string& plot = values.text("plot"); !plot.empty())
        if (const std::string why = write_file(plot, report::plot_of(figures), Sync::yes); !why.empty()) {
            print_error(fmt::format("deduku rate: cannot write the plot: {}\n", why));
            return Status::internal;
        }
    const Status printed = print(request.json() ? json_line(report::json_of(figures)) : report::text_of(figures));
    return worse(printed, figures.pairs.empty() || figures.left_out > 0 ? Status::negative : Status::ok);
}

}  // namespace deduku::cli
