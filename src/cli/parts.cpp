#include "cli/parts.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "grid/reading/spelling.hpp"

namespace deduku::cli {
namespace {

const CommandPart& part_of(const Request& request, std::span<const CommandPart* const> parts) {
    std::vector<std::string_view> names;
    for (const CommandPart* part : parts) names.push_back(part->word);
    if (request.operands.empty()) throw UsageError(fmt::format("needs one of: {}", fmt::join(names, ", ")));
    const std::string& word = request.operands.front();
    const auto found = std::find(names.begin(), names.end(), word);
    if (found == names.end()) throw UsageError(not_one_of(word, names));
    return *parts[static_cast<std::size_t>(found - names.begin())];
}

}  // namespace

Status run_part(const Request& request, std::span<const CommandPart* const> parts, std::span<const Option> options) {
    const CommandPart& part = part_of(request, parts);
    const auto own = split(part.options, '|');
    for (const Option& option : options)
        if (request.values.given(option.name) && std::find(own.begin(), own.end(), option.name) == own.end())
            throw UsageError(
                fmt::format("--{}: '{} {}' has no such option", typed_name(option.name), request.command, part.word));
    Request rest = request;
    rest.operands.erase(rest.operands.begin());
    if (rest.operands.empty())
        throw UsageError(fmt::format("{} {}", part.word, part.operands.substr(0, part.operands.find(' '))) +
                         ": an operand is missing");
    const std::size_t more = rest.operands.size() - 1;
    if (more < part.least) throw UsageError(fmt::format("an operand is missing after '{}'", rest.operands.back()));
    if (more > part.most) throw UsageError(fmt::format("'{}' is one operand too many", rest.operands[part.most + 1]));
    return part.run(rest);
}

std::string part_lines(std::span<const CommandPart* const> parts) {
    std::string out;
    for (const CommandPart* part : parts)
        out += fmt::format("\n  {:<34} {}", fmt::format("{} {}", part->word, part->operands), part->summary);
    return out;
}

}  // namespace deduku::cli
