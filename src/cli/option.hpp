// Options are rows of plain data: parsing, help, man pages and completion are made from them.
//
//   {"limit", 0, Kind::count, "N", "", "count solutions up to N"}     --limit N
//   {"format", 0, Kind::choice, "text|json", "text", ".."}            --format text|json
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace deduku::cli {

/// What values an option takes.
enum class Kind : std::uint8_t {
    flag,     ///< none: it is there or not
    choice,   ///< one of the words of `value`, joined by |
    count,    ///< a whole number from 0
    seconds,  ///< a number of seconds above 0, fractions allowed
    text,     ///< anything but nothing
    pairs,    ///< two words, and the option may stand several times
};

struct Option {
    std::string_view name;      ///< without the dashes
    char letter;                ///< short form, 0 if none
    Kind kind;                  ///< checks the value
    std::string_view value;     ///< shown after the name: "N", or the words of a choice
    std::string_view fallback;  ///< the value when it is not given, "" = none
    std::string_view help;
};

/// Options of every command.
std::span<const Option> common_options();

/// What is wrong with this value of the option, with the closest word; empty if it is fine.
std::string problem(const Option& option, const std::string& value);

/// The words of a choice, or of any list joined by |.
std::vector<std::string_view> words(std::string_view joined);

/// The command line is wrong: message for stderr, exit status 2.
struct UsageError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A file named by an option cannot be used: message for stderr, exit status 65.
struct BadOperand : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The values given on the command line, already checked against their rows.
class Values {
  public:
    void set(std::string_view name, std::string value) { given_[std::string(name)] = std::move(value); }
    void fall_back(const Option& option);
    /// Takes over what `other` has and this has not.
    void merge(Values&& other);

    /// It stands on the command line.
    bool given(std::string_view name) const { return given_.find(std::string(name)) != given_.end(); }
    /// The value given or else the fallback; asking for an option the command has not is a bug.
    const std::string& text(std::string_view name) const;
    /// A value of kind count, none if neither given nor with a fallback.
    std::optional<std::uint64_t> count(std::string_view name) const;
    /// A value of kind seconds, likewise.
    std::optional<double> seconds(std::string_view name) const;
    /// All values of kind pairs, in order.
    void set_pairs(std::string_view name, const std::vector<std::string>& words);
    std::vector<std::pair<std::string, std::string>> pairs(std::string_view name) const;

  private:
    std::map<std::string, std::string> given_;
    std::map<std::string, std::string> fallback_;
    std::map<std::string, std::vector<std::string>> pairs_;
};

}  // namespace deduku::cli
