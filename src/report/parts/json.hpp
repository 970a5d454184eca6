// Results as JSON values: the members of all objects. doc/json.md names every member.
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
/// And the command.
[[nodiscard]] Json json_head(std::string_view command);
/// The start of the object of one puzzle: version, program, command, number among all (from 1), puzzle, box, name,
/// comment.
[[nodiscard]] Json json_head(std::string_view command, const Puzzle& puzzle, std::uint64_t number);
/// A value as JSON; members added to an object.
[[nodiscard]] Json to_json(const method::Value& value);
void add(Json& object, const method::Members& members);

/// The hash of an options text, as printed beside it: 32-bit FNV-1a, 8 hexadecimal digits.
[[nodiscard]] std::string hash_of(std::string_view options);
/// On one line, without its end (Json::dump).
[[nodiscard]] std::string json_text(const Json& object);
/// One object as one line.
[[nodiscard]] std::string json_line(const Json& object);
/// Such a line in two parts, between which the values of the list `name` are written as they come, joined by commas.
[[nodiscard]] std::string json_until_list(const Json& head, std::string_view name);
[[nodiscard]] std::string json_after_list(const Json& rest);

/// "0.1.0"
extern const std::string_view program_version;
/// "deduku 0.1.0"
[[nodiscard]] std::string program_name();

}  // namespace deduku::report
