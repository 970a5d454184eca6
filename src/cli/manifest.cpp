#include "cli/manifest.hpp"

#include <algorithm>
#include <array>

#include "cli/run/files.hpp"
#include "report/parts/json.hpp"

namespace deduku::cli {
namespace {

constexpr int manifest_version = 1;
constexpr std::array<std::string_view, 5> without_effect = {"jobs", "progress", "color", "quiet", "manifest"};

/// One of the inputs: with its hash if it is a file.
Json input_object(const std::string& name, std::string& error) {
    if (name == "-" || !exists(name)) return {{"name", name == "-" ? "standard input" : name}};
    report::Sha256 hash;
    if (std::string failed = read_pieces(name,
                                         [&](std::string_view piece) {
                                             hash.add(piece);
                                             return true;
                                         });
        !failed.empty())
        error = std::move(failed);
    return {{"name", name}, {"bytes", hash.length()}, {"sha256", hash.text()}};
}

}  // namespace

Manifest::Manifest(const Request& request) : command_{std::string(request.command)} {
    for (const auto& option : request.members->items()) {
        const std::string name(option.key());
        if (std::find(without_effect.begin(), without_effect.end(), name) != without_effect.end()) continue;
        command_.push_back("--" + typed_name(name));
        if (!option.value().is_boolean()) command_.push_back(request.values.text(name));
    }
}

void Manifest::add(std::string_view lines) {
    hash_.add(lines);
    lines_ += static_cast<std::uint64_t>(std::count(lines.begin(), lines.end(), '\n'));
}

std::string Manifest::write(const std::string& file, const std::vector<std::string>& inputs) const {
    std::string error;
    Json object = {{"format", "deduku-manifest"},
                   {"version", manifest_version},
                   {"program", report::program_name()},
                   {"command", command_}};
    object["inputs"] = Json::list(inputs, [&](const std::string& name) { return input_object(name, error); });
    object["lines"] = lines_;
    object["bytes"] = hash_.length();
    object["sha256"] = hash_.text();
    return error.empty() ? write_file(file, object.dump() + '\n', Sync::yes) : error;
}

}  // namespace deduku::cli
