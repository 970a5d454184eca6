#include "cli/run/result_place.hpp"

#include <fmt/format.h>

#include <filesystem>

namespace deduku::cli {

ResultPlace::ResultPlace(std::string_view option, std::string name, std::string_view holds)
    : option_(option), name_(name == "-" ? std::string() : std::move(name)), holds_(holds) {}

bool ResultPlace::is_file() const { return !name_.empty() && !folder() && !is_device(name_); }

std::string ResultPlace::file_for(std::uint64_t number, std::string_view extension) const {
    return folder() ? fmt::format("{}{:04}{}", name_, number, extension) : name_;
}

std::string ResultPlace::prepare() const {
    if (name_.empty()) return {};
    if (folder()) {
        std::string error = make_folder(name_);
        if (error.empty()) remove_leftovers(name_);
        return error;
    }
    const std::filesystem::path parent = std::filesystem::path(name_).parent_path();
    std::error_code unreadable;
    if (parent.empty() || std::filesystem::is_directory(parent, unreadable)) return {};
    return fmt::format("{} {}: no such folder: {}", option_, name_, parent.string());
}

std::string ResultPlace::conflict(const std::vector<std::string>& operands) const {
    if (!is_file()) return {};
    for (const std::string& operand : operands)
        if (operand != "-" && exists(operand) && same_file(operand, name_))
            return fmt::format("{} {}: is the file of puzzles, which would be overwritten", option_, name_);
    return {};
}

bool ResultPlace::has_room_for(Job& job) const {
    if (name_.empty() || folder() || job.number() == 1) return true;
    if (!said_.exchange(true))
        job.error(
            fmt::format("deduku: {0} {1} holds {2}; for several give a folder: {0} DIR/", option_, name_, holds_));
    return false;
}

Status write_result(const std::string& file, std::string_view bytes, Sync sync, std::string_view failed, Job& job) {
    const std::string error = write_file(file, bytes, sync);
    if (error.empty()) return Status::ok;
    job.error(fmt::format("deduku: {}{}", failed, error));
    return Status::internal;
}

}  // namespace deduku::cli
