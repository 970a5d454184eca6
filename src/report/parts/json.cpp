#include "report/parts/json.hpp"

#include "deduku/rules.hpp"
#include "deduku/text.hpp"
#include "report/parts/worded.hpp"

namespace deduku::report {
namespace {

constexpr int json_version = 1;

struct ValueWriter {
    Json operator()(std::monostate) const { return nullptr; }
    Json operator()(const method::List& list) const {
        return Json::list(list, [](const method::Value& item) { return report::to_json(item); });
    }
    Json operator()(const method::Members& members) const {
        Json object = Json::object();
        report::add(object, members);
        return object;
    }
    Json operator()(method::Tenths number) const { return static_cast<double>(number.tenths) / 10; }
    template <class Plain>
    Json operator()(const Plain& plain) const {
        return plain;
    }
};

// {"a":1,"b":2}  ->  "a":1,"b":2
std::string members_text(const Json& object) {
    std::string out;
    for (const auto& member : object.items())
        out += (out.empty() ? "" : ",") + Json(member.key()).dump() + ':' + member.value().dump();
    return out;
}

}  // namespace

const std::string_view program_version = DEDUKU_VERSION;

std::string program_name() { return worded("deduku {}", program_version); }

Json json_head() { return {{"version", json_version}, {"program", program_name()}}; }

Json json_head(std::string_view command) {
    return {{"version", json_version}, {"program", program_name()}, {"command", command}};
}

Json json_head(std::string_view command, const Puzzle& puzzle, std::uint64_t number) {
    Json object = json_head(command);
    object["number"] = number;
    object["puzzle"] = to_line(puzzle);
    if (!puzzle.geometry().standard())
        object["houses"] = puzzle.geometry().text();
    else
        object["box"] = {puzzle.box().height, puzzle.box().width};
    const Geometry& board = puzzle.geometry();
    if (!board.rules().empty()) object["rules"] = write_rules(board.rules(), board);
    if (!puzzle.name.empty()) object["name"] = puzzle.name;
    if (!puzzle.comment.empty()) object["comment"] = puzzle.comment;
    return object;
}

Json to_json(const method::Value& value) { return std::visit(ValueWriter{}, value.is); }

void add(Json& object, const method::Members& members) {
    for (const auto& [name, value] : members) object[name] = to_json(value);
}

std::string hash_of(std::string_view options) {
    std::uint32_t hash = 2166136261U;
    for (char c : options) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    return worded("{:08x}", hash);
}

std::string json_text(const Json& object) { return object.dump(); }
std::string json_line(const Json& object) { return object.dump() + '\n'; }
std::string json_until_list(const Json& head, std::string_view name) {
    return '{' + members_text(head) + ',' + Json(name).dump() + ":[";
}
std::string json_after_list(const Json& rest) { return "]," + members_text(rest) + "}\n"; }

}  // namespace deduku::report
