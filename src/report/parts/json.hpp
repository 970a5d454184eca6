// Results as JSON values: common members of objects. doc/json.md lists every member.
//
//   {"version":1,"program":"deduku 0.1.0","command":"rate","number":3,"puzzle":"8....","box":[3,3], ..
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "deduku/methods.hpp"
#include "deduku/puzzle.hpp"
#include "json/json.hpp"

namespace deduku::report {

using deduku::Json;

/// The start of every object: version of the format, program.
[[nodiscard]] Json json_head();
/// The same with the command.
[[nodiscard]] Json json_head(std::string_view command);
/// The start of the object of one puzzle: version, program, command, number among all (from 1), puzzle, box, name,
/// comment.
[[nodiscard]] Json json_head(std::string_view command, const Puzzle& puzzle, std::uint64_t number);
/// A value as JSON; or members, added to an object.
[[nodiscard]] Json to_json(const method::Value& value);
void add(Json& object, const method::Members& members);

/// The hash of an options text, as printed next to it: 32-bit FNV-1a, 8 hexadecimal digits.
[[nodiscard]] std::string hash_of(std::string_view options);
/// On one line, without a newline (Json::dump).
[[nodiscard]] std::string json_text(const Json& object);
/// One object as a line.
[[nodiscard]] std::string json_line(const Json& object);
/// Such a line in two parts, between which the values of the list `name` are streamed, separated by commas.
[[nodiscard]] std::string json_until_list(const Json& head, std::string_view name);
[[nodiscard]] std::string json_after_list(const Json& rest);

/// "0.1.0"
extern const std::string_view program_version;
/// "deduku 0.1.0"
[[nodiscard]] std::string program_name();

}  // namespace deduku::report
