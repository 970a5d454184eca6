// list: the techniques, a row each, from the one table.
//
//   T2..  naked subset    subsets            A1, B1 = {2,5}: no other 2, 5 in row 1
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/each.hpp"
#include "cli/run/files.hpp"
#include "cli/run/output.hpp"
#include "deduku/techniques.hpp"
#include "report/technique_pages.hpp"

namespace deduku::cli {
namespace {

/// "1", "2..", "2..4", "-"
std::string sizes(const Technique& row) {
    if (row.max_size == 0) return "-";
    if (row.min_size == row.max_size) return std::to_string(row.min_size);
    return fmt::format("{}..{}", row.min_size, row.max_size == any_size ? "" : std::to_string(row.max_size));
}

std::string text_table() {
    std::size_t width = 0;
    for (const Technique& row : techniques()) width = std::max(width, row.name.size() + 2);
    std::string text = fmt::format("{:6}  {:{}}{:20}{:7}{}\n", "letter", "name", width, "family", "sizes", "example");
    for (const Technique& row : techniques())
        text +=
            fmt::format("{:6}  {:{}}{:20}{:7}{}\n", row.letter, row.name, width, row.family, sizes(row), row.example);
    return text;
}

std::string json_table() {
    std::string text;
    for (const Technique& row : techniques()) {
        Json object;
        object["version"] = 1;
        object["program"] = fmt::format("deduku {}", program_version);
        object["command"] = "list";
        object["letter"] = std::string(1, row.letter);
        object["name"] = row.name;
        object["family"] = row.family;
        object["min_size"] = row.min_size;
        object["max_size"] = row.max_size == any_size ? Json(nullptr) : Json(row.max_size);
        object["example"] = row.example;
        text += json_line(object);
    }
    return text;
}

constexpr std::array<Option, 1> list_command_options = {
    {{"pages", 0, Kind::text, "DIR/", "", "write a page with a picture for each instead"}}};

Status write_pages(std::string folder) {
    if (folder.back() != '/') folder += '/';
    std::string error = make_folder(folder);
    for (const report::PageFile& file : report::technique_pages())
        if (error.empty()) error = write_file(folder + file.name, file.text, Sync::no);
    if (error.empty()) return Status::ok;
    print_error("deduku: " + error + '\n');
    return Status::internal;
}

Status run_list(const Request& request) {
    if (!request.operands.empty()) throw UsageError("takes no operands");
    if (request.values.given("pages")) return write_pages(request.values.text("pages"));
    return print(request.json() ? json_table() : text_table());
}

}  // namespace

const Command list_command = {
    "list",
    "",
    "show the table of techniques",
    "Letter and size name a technique in an order (T1 naked single, T2 naked pair, H1 hidden single, ..).\n"
    "Sizes '2..' means any number from 2 on, '-' that the letter stands alone.",
    list_command_options,
    run_list,
};

}  // namespace deduku::cli
