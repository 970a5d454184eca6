#include "cli/run/files.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "cli/run/output.hpp"

namespace deduku::cli {
namespace {

std::string message(const std::string& name, int error) { return fmt::format("{}: {}", name, std::strerror(error)); }

std::string write_to(const std::string& file, const std::string& name, std::string_view bytes) {
    const int descriptor = open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (descriptor < 0) return message(name, errno);
    const bool written = write_all(descriptor, bytes);
    const int error = errno;
    if (::close(descriptor) == 0 && written) return {};
    return message(name, written ? errno : error);
}

}  // namespace

std::string write_file(const std::string& name, std::string_view bytes) {
    struct stat state {};
    // A device or a pipe cannot be replaced.
    if (stat(name.c_str(), &state) == 0 && !S_ISREG(state.st_mode)) return write_to(name, name, bytes);
    const std::string partial = fmt::format("{}.{}.part", name, getpid());
    std::string error = write_to(partial, name, bytes);
    if (error.empty() && std::rename(partial.c_str(), name.c_str()) != 0) error = message(name, errno);
    if (!error.empty()) unlink(partial.c_str());
    return error;
}

std::string make_folder(const std::string& name) {
    std::error_code error;
    std::filesystem::create_directories(name, error);
    return error ? fmt::format("{}: {}", name, error.message()) : std::string();
}

std::string_view extension_of(std::string_view name) {
    const std::size_t dot = name.rfind('.');
    const std::size_t slash = name.rfind('/');
    if (dot == std::string_view::npos || (slash != std::string_view::npos && dot < slash)) return {};
    return name.substr(dot);
}

}  // namespace deduku::cli
