// import: stores results computed elsewhere.
#include <fmt/format.h>

#include <algorithm>

#include "catalog/adding.hpp"
#include "catalog/leases.hpp"
#include "cli/catalog/filling.hpp"
#include "cli/catalog/parts.hpp"
#include "cli/measures.hpp"
#include "cli/run/files.hpp"
#include "cli/run/stop.hpp"

namespace deduku::cli {
namespace {

/// The first line of a file, up to a maximal length.
std::string first_line(const std::string& file) {
    constexpr std::size_t most = 10000;
    std::string out;
    or_bad_operand(read_pieces(file, [&](std::string_view piece) {
        out += piece;
        return out.size() < most && out.find('\n') == std::string::npos;
    }));
    out.resize(std::min(out.find('\n'), out.size()));
    return out;
}

/// The measures in a heading of `rate`; empty for other headings.
std::vector<catalog::StoredMeasure> measures_of(std::string_view head, const method::MethodOptions& options,
                                                catalog::Catalog& catalog) {
    constexpr std::string_view first = "# puzzle\t";
    if (!head.starts_with(first)) return {};
    std::string_view left = head.substr(first.size());
    std::vector<catalog::StoredMeasure> out;
    while (!left.empty()) {
        const auto row = std::find_if(method::methods().begin(), method::methods().end(), [&](const auto* one) {
            return one->measure != nullptr &&
                   (std::string(left) + "\t").starts_with(fmt::format("{}\t", fmt::join(one->measure->columns, "\t")));
        });
        if (row == method::methods().end()) return {};
        out.push_back(measure_of(**row, options));
        const std::size_t size = fmt::format("{}", fmt::join((*row)->measure->columns, "\t")).size();
        left.remove_prefix(std::min(size + 1, left.size()));
    }
    for (catalog::StoredMeasure& measure : out) measure = taken(catalog.measure(measure));
    return out;
}

/// Imports all entries of another database.
Status import_database(const Request& request, const std::string& file, Adding& adding) {
    Request theirs = request;
    theirs.operands = {file};
    const auto catalog = open_to_read(theirs);
    const auto added = taken(catalog::copy(*catalog, adding.catalog));
    adding.counts.read += static_cast<std::uint64_t>(added.fresh + added.known);
    adding.counts.added += added;
    return Status::ok;
}

Status import_one(const Request& request, const method::MethodOptions& options, const std::string& file,
                  Adding& adding) {
    const std::string head = first_line(file);
    if (head.starts_with("SQLite format 3")) return import_database(request, file, adding);
    adding.measures = measures_of(head, options, adding.catalog);
    // Output of `rate` is read as fast as puzzles are.
    return adding.measures.empty() ? import_rows(adding, options, file) : add_one(request, {file}, adding);
}

Status run_import(const Request& request) {
    const auto catalog = open_catalog(request);
    return import_results(request, *catalog, rating_options(request.values),
                          {request.operands.begin() + 1, request.operands.end()});
}

}  // namespace

Status import_results(const Request& request, catalog::Catalog& catalog, const method::MethodOptions& options,
                      const std::vector<std::string>& files) {
    if (!taken(catalog::leases(catalog)).empty())
        throw catalog::Trouble{catalog::Trouble::Kind::unusable,
                               catalog.base().file() + ": is being rated ('catalog chunks'); import when that is done"};
    Status status = Status::ok;
    Adding adding{.catalog = catalog, .keep = false, .results = true};
    for (const std::string& file : files)
        if (stop_asked() == Stop::none) status = worse(status, import_one(request, options, file, adding));
    say_counts(adding);
    return stop_asked() == Stop::interrupted ? Status::interrupted : status;
}

constinit const CommandPart catalog_import = {"import",
                                              "FILE RESULTS..",
                                              "imports other databases, and results of 'rate' as text, JSON or CSV",
                                              "series|se_profile|unchecked",
                                              run_import,
                                              1,
                                              SIZE_MAX};

}  // namespace deduku::cli
