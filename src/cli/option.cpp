#include "cli/option.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "grid/spelling.hpp"

namespace deduku::cli {
namespace {

constexpr std::array<Option, 12> common = {{
    {"format", 0, Kind::choice, "text|json", "text", "text, or one JSON object a line (doc/json.md)"},
    {"json", 0, Kind::flag, "", "", "the same as --format json"},
    {"coords", 0, Kind::choice, "sheet|sheet-up|rc|rows", "sheet",
     "names of cells: A1 top left, rows from the bottom, r1c1, row letter first"},
    {"box", 0, Kind::text, "HxW", "", "boxes H cells high and W wide, where the size alone does not tell"},
    {"jobs", 'j', Kind::count, "N", "", "threads (default: all); results keep the order of the input"},
    {"timeout", 0, Kind::seconds, "S", "", "at most S seconds a puzzle; its result is then 'unknown'"},
    {"max-nodes", 0, Kind::count, "N", "",
     "at most N search nodes or branches a puzzle, all methods together; then 'unknown'"},
    {"progress", 0, Kind::choice, "auto|always|never|json", "auto",
     "progress on stderr: auto = on a terminal when the work is long"},
    {"color", 0, Kind::choice, "auto|always|never", "auto", "colours (auto: on a terminal, unless NO_COLOR is set)"},
    {"quiet", 0, Kind::flag, "", "", "no progress"},
    {"help", 'h', Kind::flag, "", "", "show help"},
    {"version", 0, Kind::flag, "", "", "show the version"},
}};

std::optional<std::uint64_t> parse_count(std::string_view text) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

std::optional<double> parse_seconds(const std::string& text) {
    const bool plain = text.find_first_not_of("0123456789.") == std::string::npos;
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (!plain || error != std::errc{} || end != text.data() + text.size() || value <= 0) return std::nullopt;
    return std::min(value, 1e9);
}

}  // namespace

std::span<const Option> common_options() { return common; }

std::vector<std::string_view> words(std::string_view joined) {
    std::vector<std::string_view> list;
    while (!joined.empty()) {
        const auto bar = joined.find('|');
        list.push_back(joined.substr(0, bar));
        joined = bar == std::string_view::npos ? std::string_view{} : joined.substr(bar + 1);
    }
    return list;
}

std::string problem(const Option& option, const std::string& value) {
    switch (option.kind) {
        case Kind::flag: return {};
        case Kind::pairs:
        case Kind::text: return value.empty() ? "needs a value" : "";
        case Kind::count: return parse_count(value) ? "" : fmt::format("'{}' is not a whole number from 0", value);
        case Kind::seconds:
            return parse_seconds(value) ? "" : fmt::format("'{}' is not a number of seconds above 0", value);
        case Kind::choice: {
            const auto list = words(option.value);
            if (std::find(list.begin(), list.end(), value) != list.end()) return {};
            return fmt::format("'{}' is not one of {}{}", value, fmt::join(list, ", "), suggestion(value, list));
        }
    }
    return {};
}

void Values::fall_back(const Option& option) { fallback_[std::string(option.name)] = std::string(option.fallback); }

void Values::merge(Values&& other) {
    given_.merge(other.given_);
    fallback_.merge(other.fallback_);
    pairs_.merge(other.pairs_);
}

const std::string& Values::text(std::string_view name) const {
    const std::string key(name);
    if (const auto found = given_.find(key); found != given_.end()) return found->second;
    return fallback_.at(key);
}

std::optional<std::uint64_t> Values::count(std::string_view name) const { return parse_count(text(name)); }

std::optional<double> Values::seconds(std::string_view name) const { return parse_seconds(text(name)); }

void Values::set_pairs(std::string_view name, const std::vector<std::string>& words) {
    std::vector<std::string>& all = pairs_[std::string(name)];
    all.insert(all.end(), words.begin(), words.end());
}

std::vector<std::pair<std::string, std::string>> Values::pairs(std::string_view name) const {
    std::vector<std::pair<std::string, std::string>> out;
    const auto found = pairs_.find(std::string(name));
    if (found == pairs_.end()) return out;
    for (std::size_t i = 0; i + 1 < found->second.size(); i += 2)
        out.emplace_back(found->second[i], found->second[i + 1]);
    return out;
}

}  // namespace deduku::cli
