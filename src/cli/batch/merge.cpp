// merge: joins the results of all chunks in the order of the input.
#include <fmt/format.h>

#include "cli/batch/plan.hpp"
#include "cli/catalog/parts.hpp"
#include "cli/each.hpp"
#include "cli/manifest.hpp"
#include "cli/measures.hpp"
#include "cli/run/output.hpp"
#include "cli/run/stop.hpp"

namespace deduku::cli {
namespace {

/// Imports the results into a database if all match their seals.
Status merge_into(const Request& request, const BatchPlan& plan) {
    std::vector<std::string> files;
    std::uint64_t wrong = 0;
    for (std::size_t i = 0; i < plan.chunks.size(); ++i) {
        wrong += or_bad_operand(read_result(plan, i, nullptr)).wrong;
        files.push_back(plan.result(i));
    }
    Request into = request;
    into.operands = {request.values.text("into")};
    try {
        const auto catalog = open_catalog(into);
        const Status status = import_results(into, *catalog, plain_rating_options(), files);
        return wrong > 0 ? worse(status, Status::bad_input) : status;
    } catch (const catalog::Trouble& trouble) {
        return status_of(trouble);
    }
}

Status run_merge(const Request& request) {
    const BatchPlan plan = read_plan(request.operands[0]);
    if (const auto left = missing(plan, Looked::there); !left.empty()) {
        print_error(fmt::format("deduku: {}: chunks are missing: {}\n", plan.folder, ranges(left)));
        return Status::negative;
    }
    if (request.values.given("into") && !plan.rates()) throw UsageError("--into: a puzzle database stores ratings");
    if (request.values.given("into")) return merge_into(request, plan);
    Manifest manifest(plan.command);
    Output out;
    bool headed = false;
    std::uint64_t wrong = 0;
    for (std::size_t i = 0; i < plan.chunks.size(); ++i) {
        const auto read = read_result(plan, i, [&](std::string_view line) {
            // Prints only the first heading.
            if (line.starts_with('#') && std::exchange(headed, true)) return true;
            for (const std::string_view part : {line, std::string_view("\n")}) {
                out.write_bytes(part);
                manifest.add(part);
            }
            return out.state() == Output::State::open && stop_asked() == Stop::none;
        });
        if (out.state() == Output::State::closed_pipe) return Status::ok;
        if (out.state() == Output::State::failed) return close(out);
        if (stop_asked() != Stop::none) return Status::interrupted;
        wrong += or_bad_operand(read).wrong;
    }
    Status status = close(out);
    if (const std::string& file = request.values.text("manifest"); !file.empty())
        if (const std::string error = manifest.write(file, {plan.input}); !error.empty()) {
            print_error("deduku: " + error + '\n');
            status = worse(status, Status::internal);
        }
    if (wrong > 0) print_error(fmt::format("puzzles that could not be read: {}\n", wrong));
    return wrong > 0 ? worse(status, Status::bad_input) : status;
}

}  // namespace

constinit const CommandPart batch_merge = {"merge", "DIR", "prints all results in input order", "into|manifest",
                                           run_merge};

}  // namespace deduku::cli
