// status, check, compact: operations on the database file.
#include <fmt/format.h>

#include "cli/catalog/parts.hpp"
#include "cli/each.hpp"
#include "cli/kept_form.hpp"
#include "cli/run/output.hpp"

namespace deduku::cli {
namespace {

/// Whether the text is the stored form of a puzzle with this many solutions.
bool is_kept_form(canon::FormKind form, const std::string& text, int solutions) {
    const auto puzzle = puzzle_of_form(text);
    if (!puzzle || !why_not_kept(*puzzle).empty()) return false;
    Meter meter;
    const auto found = solved(*puzzle, meter);
    if (!found || found->count != static_cast<std::uint64_t>(solutions)) return false;
    canon::Forms forms;
    return kept_form(form, *puzzle, found->only(), forms) == text;
}

Status run_status(const Request& request) {
    const auto catalog = open_to_read(request);
    Json object = report::json_head("catalog");
    object["puzzles"] = taken(catalog->count());
    object["program"] = catalog->meta("program");
    object["created"] = catalog->meta("created");
    object["measures"] = Json::array();
    std::string text = fmt::format("puzzles  {}\nmade by  {}, {}\n", object["puzzles"].get<std::int64_t>(),
                                   catalog->meta("program"), catalog->meta("created"));
    for (const catalog::StoredMeasure& row : taken(catalog->measures())) {
        const catalog::Catalog::Rated rated = taken(catalog->rated(row));
        object["measures"].push_back({{"name", row.name},
                                      {"version", row.version},
                                      {"options", row.options},
                                      {"columns", row.columns},
                                      {"done", rated.done},
                                      {"none", rated.none},
                                      {"unknown", rated.unknown}});
        text += fmt::format("measure  {}: done {}, no such rating {}, unknown {}; {}{}\n", row.name, rated.done,
                            rated.none, rated.unknown, row.version, row.options.empty() ? "" : ", " + row.options);
    }
    return print(request.json() ? json_line(object) : text);
}

Status run_check(const Request& request) {
    const auto catalog = open_to_read(request);
    constexpr std::int64_t one_in = 100;
    const canon::FormKind form = form_of(*catalog);
    const auto is_form = [form](const std::string& text, int solutions) { return is_kept_form(form, text, solutions); };
    const auto faults = taken(catalog::check(*catalog, request.values.given("all") ? 1 : one_in, is_form));
    std::string text;
    for (const std::string& fault : faults) text += fault + '\n';
    const Status status = print(faults.empty() ? "ok\n" : text);
    return faults.empty() ? status : worse(status, Status::negative);
}

Status run_compact(const Request& request) {
    const auto catalog = open_catalog(request);
    if (request.values.given("drop_old"))
        for (const catalog::StoredMeasure& row : taken(catalog->drop_old()))
            print_error(fmt::format("dropped: {} {} {}\n", row.name, row.version, row.options));
    if (const auto trouble = catalog->compact()) throw *trouble;
    return Status::ok;
}

}  // namespace

constinit const CommandPart catalog_status = {
    "status", "FILE", "shows the number of puzzles and ratings, and their versions", "", run_status};
constinit const CommandPart catalog_check = {"check", "FILE", "verifies the file: pages, forms, numbers, ratings",
                                             "all", run_check};
constinit const CommandPart catalog_compact = {"compact", "FILE", "frees unused disk space", "drop_old", run_compact};

}  // namespace deduku::cli
