#include "cli/option.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <filesystem>

#include "cli/measures.hpp"
#include "formats/formats.hpp"
#include "grid/reading/spelling.hpp"

namespace deduku::cli {
namespace {

constexpr std::array common = std::to_array<Option>({
    {"format", MemberType::choice, "text|json", "text", "text, or one JSON object per line (doc/json.md)"},
    {"json", MemberType::flag, "", "", "the same as --format json"},
    {"coords", MemberType::choice, "sheet|sheet-up|rc|rows", "sheet",
     "names of cells: A1 top left, rows from the bottom, r1c1, row letter first"},
    {"box", MemberType::text, "HxW", "", "box height and width, where the size is ambiguous"},
    {"partly", MemberType::flag, "", "", "go on without the parts of a published puzzle that are not understood"},
    {"jobs", MemberType::count, "N", "", "threads (default: all cores); output stays in input order", 'j'},
    {"timeout", MemberType::number, "S", "", "time limit per puzzle; the result is then 'unknown'"},
    {"max_nodes", MemberType::count, "N", "",
     "limit on search nodes or branches per puzzle, all methods together; then 'unknown'"},
    {"progress", MemberType::choice, "auto|always|never|json", "auto",
     "progress on stderr: auto = on a terminal, for long runs"},
    {"color", MemberType::choice, "auto|always|never", "auto", "colours (auto: on a terminal, unless NO_COLOR is set)"},
    {"quiet", MemberType::flag, "", "", "no progress"},
    {"help", MemberType::flag, "", "", "show help", 'h'},
    {"version", MemberType::flag, "", "", "show the version"},
});

std::optional<std::uint64_t> parse_count(std::string_view text) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

std::optional<double> parse_seconds(const std::string& text) {
    const bool plain = text.find_first_not_of("0123456789.") == std::string::npos;
    char* end = nullptr;
    const double value = std::strtod(text.c_str(), &end);  // libc++ has no std::from_chars for doubles
    if (!plain || end != text.c_str() + text.size() || value <= 0) return std::nullopt;
    return std::min(value, 1e9);
}

}  // namespace

std::span<const Option> common_options() { return common; }

OptionRows options_of(std::string_view question, std::initializer_list<Option> rows) {
    OptionRows out;
    for (const Option& row : rows) {
        out.push_back(row);
        for (const Option& member : session::find_question(question)->members)
            if (row.help.empty() && member.name == row.name) out.back() = member;
        Option& last = out.back();
        if (last.kind == MemberType::format) last.value = formats::written_words();
        if (last.kind == MemberType::method)
            last.value = last.otherwise == "auto" ? finder_words_or_auto() : finder_words();
        if (last.kind == MemberType::format || last.kind == MemberType::method) last.kind = MemberType::choice;
    }
    return out;
}

std::string typed_name(std::string_view name) {
    std::string out(name);
    std::replace(out.begin(), out.end(), '_', '-');
    return out;
}

std::string problem(const Option& option, const std::string& value) {
    switch (option.kind) {
        case MemberType::flag: return {};
        case MemberType::count:
            return parse_count(value) ? "" : fmt::format("'{}' is not a whole number from 0", value);
        case MemberType::number:
            return parse_seconds(value) ? "" : fmt::format("'{}' is not a number of seconds above 0", value);
        case MemberType::choice: {
            const auto list = split(option.value, '|');
            if (std::find(list.begin(), list.end(), value) != list.end()) return {};
            return not_one_of(value, list);
        }
        default: return value.empty() ? "needs a value" : "";
    }
}

Json value_of(const Option& option, const std::string& value) {
    switch (option.kind) {
        case MemberType::flag: return true;
        case MemberType::count: return *parse_count(value);
        case MemberType::number: {
            if (const auto whole = parse_count(value); whole && *whole < 1'000'000'000) return *whole;
            return *parse_seconds(value);
        }
        case MemberType::strings: {
            Json list = Json::array();
            for (const std::string_view each : split(value, ',')) list.push_back(each);
            return list;
        }
        default: return value;
    }
}

void need_regular_file(const std::string& name) {
    std::error_code error;
    const auto status = std::filesystem::status(name, error);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
        throw BadOperand(name + ": not a regular file");
}

}  // namespace deduku::cli
