// Messages of the Model Context Protocol: JSON-RPC 2.0, one on each line.
//
//   {"jsonrpc":"2.0","id":7,"method":"tools/call","params":{..}}     a request: its result or error has the same id
//   {"jsonrpc":"2.0","method":"notifications/cancelled", ..}         a notification: not answered
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "report/parts/json.hpp"

namespace deduku::cli::mcp {

using report::Json;

/// Error codes of JSON-RPC and of the protocol.
enum class Code : std::int16_t {
    no_json = -32700,
    bad_request = -32600,
    no_method = -32601,
    bad_params = -32602,
    internal = -32603,
    busy = -32000,
    no_resource = -32002,
};

/// The error of a request.
struct RequestError {
    Code code;
    std::string text;
    Json data{};  ///< null: none
};

struct Message {
    Json id{};             ///< a text or a number; null: a notification
    std::string method{};  ///< empty: an answer
    Json params = Json::object();
};

/// An invalid message; the id is null if it cannot be determined.
struct Unreadable {
    Json id;
    RequestError why;
};

[[nodiscard]] std::variant<Message, Unreadable> read_message(std::string_view line);

/// Complete lines, with their ends.
[[nodiscard]] std::string result_line(const Json& id, Json result);
[[nodiscard]] std::string error_line(const Json& id, const RequestError& why);
[[nodiscard]] std::string notification_line(std::string_view method, Json params);

}  // namespace deduku::cli::mcp
