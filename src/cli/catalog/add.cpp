// create, add: create an empty database, add puzzles.
#include "cli/catalog/filling.hpp"
#include "cli/catalog/parts.hpp"
#include "cli/index/site.hpp"
#include "cli/run/sqlite_files.hpp"
#include "cli/run/stop.hpp"

namespace deduku::cli {
namespace {

Status run_create(const Request& request) {
    const std::string form = request.values.given("form") ? request.values.text("form") : "solution";
    taken(catalog::Catalog::create(request.operands.front(), catalog_settings(form), catalog_host()));
    return Status::ok;
}

Status run_add(const Request& request) {
    const auto catalog = open_catalog(request);
    const std::vector<std::string> inputs(request.operands.begin() + 1, request.operands.end());
    Adding adding{*catalog, request.values.given("keep")};
    Status status = Status::ok;
    try {
        if (inputs.empty()) status = add_one(request, {}, adding);
        for (const std::string& input : inputs)
            if (stop_asked() == Stop::none) status = worse(status, add_one(request, {input}, adding));
    } catch (const catalog::Trouble&) {
        say_counts(adding);  // earlier puzzles are already in the file
        throw;
    }
    say_counts(adding);
    return status;
}

}  // namespace

constinit const CommandPart catalog_create = {"create", "FILE", "creates an empty database", "form", run_create};
constinit const CommandPart catalog_add = {"add",
                                           "FILE [PUZZLE | FILE | -]...",
                                           "adds puzzles, each form once; resumes after an interruption",
                                           "keep|durable",
                                           run_add,
                                           0,
                                           SIZE_MAX};

}  // namespace deduku::cli
