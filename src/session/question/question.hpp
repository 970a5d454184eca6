// A question: a JSON object whose members are checked against rows before they are used.
//
//   {"ask":"hdp", "puzzle":"8....", "depth":2}      rows: {"depth", Kind::count, "", "1", ..}  ->  count("depth") == 2
//   {"ask":"hdp", "puzzle":"8....", "deepth":2}     error: no member of hdp; did you mean 'depth'?
//
// Rows are plain data: parsing, help, man pages and completion of the program are generated from them, as is the schema
// for other languages. The program's `--max-nodes 5` is {"max_nodes":5}.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "report/parts/json.hpp"

namespace deduku::session {

using report::Json;

/// The type of a member.
enum class MemberType : std::uint8_t {
    flag,     ///< true or false; on the command line, present or not
    count,    ///< a whole number from 0
    number,   ///< a number above 0
    text,     ///< a string that is not empty
    choice,   ///< one of the words of `value`, joined by |
    method,   ///< the word of a method with findings, or the default
    format,   ///< the name of a written format
    strings,  ///< a list of strings; on the command line, joined by commas
    pairs,    ///< a list of lists of two strings; on the command line, it may be repeated
    records,  ///< a list of objects or texts, whatever they say; not on the command line
};

struct Option {
    std::string_view name;
    MemberType kind = MemberType::flag;
    std::string_view value{};      ///< words of a choice; otherwise its placeholder in help: "ORDER"
    std::string_view otherwise{};  ///< its default; empty: none
    std::string_view help{};       ///< options are named as typed: --stop-at
    char letter = 0;               ///< the short form on the command line, 0 if none
    bool required = false;
};

/// An error in a question. Kinds: request (the question itself), puzzle, line (of HDP notation), cell, size, stopped,
/// memory, internal.
struct Error {
    std::string kind;
    std::string text;
    std::string member{};    ///< the member concerned; empty: none
    std::string expected{};  ///< the expectation; empty: included in the text
    std::size_t line = 0;    ///< in a text, from 1; 0: not about a text
    std::size_t column = 0;

    Json to_json() const;
};

class Question {
  public:
    /// The object must outlive the question. Its members are checked against the rows.
    Question(const Json& object, std::span<const Option> own, std::span<const Option> common)
        : object_(&object), own_(own), common_(common) {}

    /// The first error: a member that is unknown, missing, or of another kind.
    [[nodiscard]] std::optional<Error> problem() const;

    bool given(std::string_view name) const;
    bool flag(std::string_view name) const;
    /// None if it is neither given nor has a default.
    std::optional<std::uint64_t> count(std::string_view name) const;
    std::optional<double> number(std::string_view name) const;
    /// The value or its default.
    std::string text(std::string_view name) const;
    std::vector<std::string> strings(std::string_view name) const;
    std::vector<std::pair<std::string, std::string>> pairs(std::string_view name) const;
    std::vector<Json> records(std::string_view name) const;

  private:
    std::string_view default_of(std::string_view name) const;
    const Json* value(std::string_view name) const;
    std::optional<Error> unknown_member() const;

    const Json* object_;
    std::span<const Option> own_;
    std::span<const Option> common_;
};

/// The words of a choice or a format.
[[nodiscard]] std::vector<std::string_view> choices_of(const Option& member);
/// "a whole number from 0", "one of list, most-pairs", ..
[[nodiscard]] std::string expectation(const Option& member);

}  // namespace deduku::session
