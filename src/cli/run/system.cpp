#include "cli/run/system.hpp"

#include <dirent.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace deduku::cli {
namespace {

System* chosen = nullptr;

}  // namespace

int System::open(const char* name, int flags) { return ::open(name, flags | O_CLOEXEC, 0666); }
ssize_t System::read(int descriptor, char* to, std::size_t most) { return ::read(descriptor, to, most); }
ssize_t System::write(int descriptor, const char* from, std::size_t most) { return ::write(descriptor, from, most); }
ssize_t System::read_at(int descriptor, void* to, std::size_t most, off_t at) {
    return ::pread(descriptor, to, most, at);
}
ssize_t System::write_at(int descriptor, const void* from, std::size_t most, off_t at) {
    return ::pwrite(descriptor, from, most, at);
}
int System::close(int descriptor) { return ::close(descriptor); }
int System::sync(int descriptor) { return ::fsync(descriptor); }
int System::sync_by(const std::function<int()>& flush) { return flush(); }
int System::truncate(int descriptor, off_t size) { return ::ftruncate(descriptor, size); }
int System::lock(int descriptor) { return ::flock(descriptor, LOCK_EX | LOCK_NB); }
int System::lock_part(int descriptor, int how, struct flock* part) { return ::fcntl(descriptor, how, part); }
int System::set_mode(int descriptor, mode_t mode) { return ::fchmod(descriptor, mode); }
int System::rename(const char* from, const char* to) { return std::rename(from, to); }
int System::unlink(const char* name) { return ::unlink(name); }
int System::status(const char* name, struct stat& out) { return ::stat(name, &out); }
int System::status(int descriptor, struct stat& out) { return ::fstat(descriptor, &out); }
int System::access(const char* name, int how) { return ::access(name, how); }
int System::make_folder(const char* name) { return ::mkdir(name, 0777); }

int System::list(const char* folder, std::vector<std::string>& names) {
    DIR* const stream = opendir(folder);
    if (stream == nullptr) return -1;
    errno = 0;
    while (const dirent* entry = readdir(stream)) {
        const std::string_view name = entry->d_name;
        if (name != "." && name != "..") names.emplace_back(name);
    }
    const int error = errno;
    closedir(stream);
    errno = error;
    return error == 0 ? 0 : -1;
}

System& os() {
    static System kernel;
    return chosen != nullptr ? *chosen : kernel;
}

void set_os(System* calls) { chosen = calls; }

void open_standard_descriptors() {
    // Read-only also for stdout and stderr: writing a result there must fail.
    for (const int descriptor : std::array<int, 3>{STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (fcntl(descriptor, F_GETFD) < 0 && errno == EBADF && ::open("/dev/null", O_RDONLY) < 0) return;
}

std::string failure(std::string_view name, int error) { return fmt::format("{}: {}", name, std::strerror(error)); }

}  // namespace deduku::cli
