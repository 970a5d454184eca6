#include "report/json.hpp"

#include <fmt/format.h>

#include "grid/write.hpp"
#include "report/version.hpp"

namespace deduku::report {
namespace {

constexpr int json_version = 1;

}  // namespace

const std::string_view program_version = DEDUKU_VERSION;

std::string program_name() { return fmt::format("deduku {}", program_version); }

Json json_head() { return {{"version", json_version}, {"program", program_name()}}; }

Json json_head(std::string_view command, const Puzzle& puzzle, std::uint64_t number) {
    Json object = json_head();
    object["command"] = command;
    object["number"] = number;
    object["puzzle"] = to_line(puzzle);
    object["box"] = {puzzle.box.height, puzzle.box.width};
    if (!puzzle.name.empty()) object["name"] = puzzle.name;
    if (!puzzle.comment.empty()) object["comment"] = puzzle.comment;
    return object;
}

std::string hash_of(std::string_view options) {
    std::uint32_t hash = 2166136261U;
    for (char c : options) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    return fmt::format("{:08x}", hash);
}

std::string json_line(const Json& object) { return object.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n'; }

}  // namespace deduku::report
