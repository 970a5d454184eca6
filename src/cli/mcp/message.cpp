#include "cli/mcp/message.hpp"

namespace deduku::cli::mcp {
namespace {

Json envelope() { return {{"jsonrpc", "2.0"}}; }

std::string line_of(const Json& message) { return message.dump() + '\n'; }

}  // namespace

std::variant<Message, Unreadable> read_message(std::string_view line) {
    const Json object = Json::parse(line);
    if (object.is_discarded()) return Unreadable{{}, {Code::no_json, "the message is not JSON"}};
    if (object.is_array()) return Unreadable{{}, {Code::bad_request, "batches are not part of the protocol"}};
    if (!object.is_object()) return Unreadable{{}, {Code::bad_request, "a message is a JSON object"}};
    Message out;
    if (const Json* id = object.find("id"); id != object.end()) {
        if (!id->is_string() && !id->is_number())
            return Unreadable{{}, {Code::bad_request, "'id' is a string or a number"}};
        out.id = *id;
    }
    const Json* version = object.find("jsonrpc");
    if (version == object.end() || *version != Json("2.0"))
        return Unreadable{out.id, {Code::bad_request, "'jsonrpc' is not \"2.0\""}};
    const Json* method = object.find("method");
    if (method == object.end() && (object.contains("result") || object.contains("error"))) return out;
    if (method == object.end() || !method->is_string() || method->get<std::string>().empty())
        return Unreadable{out.id, {Code::bad_request, "'method' is not a name"}};
    out.method = method->get<std::string>();
    if (const Json* params = object.find("params"); params != object.end()) {
        if (!params->is_object()) return Unreadable{out.id, {Code::bad_params, "'params' is not an object"}};
        out.params = *params;
    }
    return out;
}

std::string result_line(const Json& id, Json result) {
    Json message = envelope();
    message["id"] = id;
    message["result"] = std::move(result);
    return line_of(message);
}

std::string error_line(const Json& id, const RequestError& why) {
    Json message = envelope();
    message["id"] = id;
    message["error"] = {{"code", static_cast<int>(why.code)}, {"message", why.text}};
    if (!why.data.is_null()) message["error"]["data"] = why.data;
    return line_of(message);
}

std::string notification_line(std::string_view method, Json params) {
    Json message = envelope();
    message["method"] = method;
    message["params"] = std::move(params);
    return line_of(message);
}

}  // namespace deduku::cli::mcp
