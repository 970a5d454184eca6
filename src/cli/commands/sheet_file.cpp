#include "cli/commands/sheet_file.hpp"

#include <fmt/format.h>

#include "cli/raster/raster.hpp"
#include "cli/run/files.hpp"
#include "cli/run/output.hpp"
#include "cli/run/stop.hpp"

namespace deduku::cli {
namespace {

constexpr std::size_t most_per_page = 12;

/// Writes page by page; returns a message, or nothing. Ends early if the run is to stop.
std::string write_pages(const sheet::Sheet& sheet, NewFile& file, std::size_t entries, Meter& meter,
                        Progress& progress) {
    const auto pdf = new_pdf([&](std::string_view bytes) { return file.write(bytes); });
    for (std::size_t page = 0; page < sheet.pages(); ++page) {
        if (stop_asked() != Stop::none) return {};
        progress.update(entries, {}, Within{"pages", page, sheet.pages(), false});
        if (std::string why = pdf->add(sheet.page(page), meter); !why.empty())
            return file.failed() ? file.error() : why;
    }
    if (std::string why = pdf->finish(); !why.empty()) return file.failed() ? file.error() : why;
    return file.finish();
}

}  // namespace

sheet::SheetOptions sheet_options(const Request& request) {
    sheet::SheetOptions out;
    out.paper = request.values.text("paper") == "a4" ? sheet::a4 : sheet::letter;
    const std::uint64_t per_page = request.values.count("per_page").value_or(out.per_page);
    if (per_page < 1 || per_page > most_per_page)
        throw UsageError(fmt::format("--per-page: '{}' is not a number from 1 to {}", per_page, most_per_page));
    out.per_page = static_cast<std::size_t>(per_page);
    const std::string& solutions = request.values.text("solutions");
    out.solutions = solutions == "end"            ? sheet::SolutionPlace::end
                    : solutions == "foot"         ? sheet::SolutionPlace::foot
                    : solutions == "foot-upright" ? sheet::SolutionPlace::foot_upright
                                                  : sheet::SolutionPlace::none;
    out.title = request.values.text("title");
    out.labels = request.values.given("labels");
    out.coords = *parse_coords(request.values.text("coords"));
    return out;
}

ResultPlace sheet_place(const Request& request) {
    const std::string& name = request.values.text("output");
    if (name.empty() || name == "-" || name.back() == '/') throw UsageError("needs -o FILE.pdf");
    if (extension_of(name) != ".pdf") throw UsageError(fmt::format("-o {}: a sheet is a .pdf", name));
    (void)sheet_options(request);
    return {"-o", name, "one sheet"};
}

Status print_pages(const Request& request, const sheet::Sheet& sheet, const Limits& limits, std::size_t entries,
                   std::string_view what, Progress& progress) {
    const std::string& name = request.values.text("output");
    NewFile file(name, Sync::yes);
    Job job(limits);
    const std::string error = write_pages(sheet, file, entries, job.meter(), progress);
    // First: drawing that is interrupted also fails.
    if (stop_asked() != Stop::none) return Status::interrupted;
    progress.finish(entries);
    if (job.meter().exhausted()) {
        print_message(fmt::format("deduku: the sheet is not drawn: {}", no_time));
        return Status::negative;
    }
    if (!error.empty()) {
        print_message(fmt::format("deduku: cannot write the sheet: {}", error));
        return Status::internal;
    }
    if (!request.json()) return print(fmt::format("{}\t{} pages\t{} {}\n", name, sheet.pages(), entries, what));
    Json object = report::json_head(request.command);
    object["file"] = name;
    object["pages"] = sheet.pages();
    object[what] = entries;
    return print(json_line(object));
}

}  // namespace deduku::cli
