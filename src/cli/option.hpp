// Options as typed (session/question/question.hpp has the rows): --max-nodes 5 is the member "max_nodes": 5.
//
//   {"limit", Kind::count, "N", "", "count solutions up to N"}     --limit N
//   {"format", Kind::choice, "text|json", "text", ".."}            --format text|json
#pragma once

#include <initializer_list>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "cli/run/files.hpp"
#include "session/question/row.hpp"

namespace deduku::cli {

using report::Json;
using session::MemberType;
using session::Option;
using OptionRows = std::vector<Option>;

/// Options of every command.
std::span<const Option> common_options();

/// Options of a command in the order of its help: its own rows and, by name alone, those of a question.
OptionRows options_of(std::string_view question, std::initializer_list<Option> rows);

/// The name as typed, without the leading dashes: "max-nodes".
std::string typed_name(std::string_view name);

/// Why the option does not accept this value, with the closest word; empty if it does.
std::string problem(const Option& option, const std::string& value);

/// The value of a question's member; `value` must be valid.
Json value_of(const Option& option, const std::string& value);

/// The command line is wrong: message for stderr, exit status 2.
struct UsageError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A file named by an option cannot be used: message for stderr, exit status 65.
struct BadOperand : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Throws it unless the message is empty.
inline void or_bad_operand(const std::string& message) {
    if (!message.empty()) throw BadOperand(message);
}
/// The value, or a BadOperand with the message of the failure.
template <class T>
T or_bad_operand(std::variant<T, Failure> read) {
    if (const auto* failure = std::get_if<Failure>(&read)) throw BadOperand(failure->message);
    return std::get<T>(std::move(read));
}

/// BadOperand if there is such a file and it is a pipe, a device or a folder.
void need_regular_file(const std::string& name);

}  // namespace deduku::cli
