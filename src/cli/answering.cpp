#include "cli/answering.hpp"

#include "cli/commands.hpp"
#include "cli/run/output.hpp"
#include "cli/run/seed.hpp"

namespace deduku::cli {

session::Context context_of(const Request& request, const Puzzle& puzzle, Job& job, Meter& meter) {
    session::Context out{request.values, puzzle, *parse_coords(request.values.text("coords")), meter,
                         default_fallback()};
    out.seconds = [&job] { return job.seconds(); };
    out.advance = [&job](std::uint64_t done, std::uint64_t total, std::string_view unit) {
        job.progress({unit, done, total});
    };
    return out;
}

session::Context context_of(const Request& request, const Puzzle& puzzle, Job& job) {
    return context_of(request, puzzle, job, job.meter());
}

std::uint64_t seed_of(const Request& request) {
    if (const auto given = request.values.count("seed")) return *given;
    const std::uint64_t seed = seed_of_now();
    print_error(fmt::format("seed: {}\n", seed));
    return seed;
}

std::string usage_text(const session::Error& error) {
    const bool of_option = !error.member.empty() && error.member != "puzzle";
    return of_option ? usage_text(error, "--" + typed_name(error.member)) : error.text;
}

std::string usage_text(const session::Error& error, std::string_view name) {
    const std::string place = error.column > 0 ? fmt::format(", character {}", error.column) : "";
    return fmt::format("{}{}: {}", name, place, error.text);
}

}  // namespace deduku::cli
