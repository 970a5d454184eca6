#include "cli/run/files.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <filesystem>
#include <thread>
#include <utility>

#include "cli/run/output.hpp"
#include "cli/run/stop.hpp"
#include "cli/run/system.hpp"

namespace deduku::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view mark = ".deduku-part";

/// The name of a file being written. Components of a path are limited to 255 bytes.
std::string part_of(const std::string& place) {
    constexpr std::size_t longest = 255 - mark.size();
    const std::size_t base = place.rfind('/') + 1;
    return place.substr(0, std::min(place.size(), base + longest)) + std::string(mark);
}

/// The target of a name: a link stays, and the file it refers to is replaced.
std::string followed(const std::string& name) {
    std::error_code missing;
    const fs::path path = fs::canonical(name, missing);
    return missing ? name : path.string();
}

/// Whether the name still refers to the open file: it was not renamed or removed meanwhile.
bool names(const std::string& name, int descriptor) {
    struct stat there {};
    struct stat open {};
    return os().status(name.c_str(), there) == 0 && os().status(descriptor, open) == 0 && there.st_ino == open.st_ino &&
           there.st_dev == open.st_dev;
}

template <class Call>
int again(const Call& call) {
    int result = 0;
    do {
        result = call();
    } while (result < 0 && errno == EINTR);
    return result;
}

int open_again(const std::string& name, int flags) {
    return again([&] { return os().open(name.c_str(), flags); });
}

/// Whether there is a folder of this name.
bool is_folder(const std::string& name) {
    struct stat state {};
    return again([&] { return os().status(name.c_str(), state); }) == 0 && S_ISDIR(state.st_mode);
}

}  // namespace

bool lock(int descriptor) {
    return again([&] { return os().lock(descriptor); }) == 0 || errno != EWOULDBLOCK;
}

NewFile::~NewFile() { drop(); }

void NewFile::drop() {
    // Closing releases the lock, so the name is removed first, while the file is ours.
    if (descriptor_ >= 0 && !part_.empty()) os().unlink(part_.c_str());
    if (descriptor_ >= 0) os().close(descriptor_);
    descriptor_ = -1;
}

bool NewFile::fail(int error) {
    if (error_.empty()) error_ = failure(name_, error);
    drop();
    return false;
}

bool NewFile::open() {
    struct stat state {};
    const bool there = again([&] { return os().status(name_.c_str(), state); }) == 0;
    if (!there && errno != ENOENT) return fail(errno);
    if (there && S_ISDIR(state.st_mode)) return fail(EISDIR);
    if (there && !S_ISREG(state.st_mode)) return open_device();
    place_ = there ? followed(name_) : name_;
    part_ = part_of(place_);
    if (!open_part()) return false;
    // The new file gets the permissions of the old one.
    const auto set_mode = [&] { return os().set_mode(descriptor_, state.st_mode & 07777); };
    if (there && again(set_mode) < 0 && errno != EPERM) return fail(errno);
    return true;
}

/// Waits until a pipe has a reader, or the run is to stop.
bool NewFile::open_device() {
    using namespace std::chrono_literals;
    while (true) {
        descriptor_ = open_again(name_, O_WRONLY | O_NONBLOCK);
        if (descriptor_ >= 0) return true;
        if (errno != ENXIO || stop_asked() != Stop::none) return fail(errno);
        std::this_thread::sleep_for(20ms);
    }
}

bool NewFile::open_part() {
    constexpr int tries = 100;  // another run may be finishing
    for (int i = 0; i < tries; ++i) {
        const int descriptor = open_again(part_, O_WRONLY | O_CREAT | O_NOFOLLOW);
        if (descriptor < 0) return fail(errno);
        if (!lock(descriptor)) {
            os().close(descriptor);
            error_ = fmt::format("{}: another run is writing it", name_);
            return false;
        }
        descriptor_ = descriptor;
        if (names(part_, descriptor)) return again([&] { return os().truncate(descriptor, 0); }) == 0 || fail(errno);
        descriptor_ = -1;
        os().close(descriptor);
    }
    error_ = fmt::format("{}: {} cannot be made", name_, part_);
    return false;
}

bool NewFile::flush() {
    if (descriptor_ < 0 && !open()) return false;
    const bool device = part_.empty();
    if (!write_all(descriptor_, block_, device ? Patience::until_stopped : Patience::endless)) return fail(errno);
    block_.clear();
    return true;
}

bool NewFile::write(std::string_view bytes) {
    if (failed()) return false;
    block_ += bytes;
    return (descriptor_ >= 0 && block_.size() < output_block) || flush();
}

std::string NewFile::finish() {
    if (failed() || !flush()) return error_;
    if (part_.empty()) {
        const int descriptor = std::exchange(descriptor_, -1);
        if (os().close(descriptor) < 0 && errno != EINTR) fail(errno);
        return error_;
    }
    // Some disks report only now that they are full.
    if (sync_ == Sync::yes && again([&] { return os().sync(descriptor_); }) < 0 && errno != EINVAL && errno != EROFS)
        fail(errno);
    if (!failed() && again([&] { return os().rename(part_.c_str(), place_.c_str()); }) < 0) fail(errno);
    if (failed()) return error_;
    os().close(std::exchange(descriptor_, -1));
    return {};
}

std::string write_file(const std::string& name, std::string_view bytes, Sync sync) {
    NewFile file(name, sync);
    file.write(bytes);
    return file.finish();
}

std::string read_pieces(const std::string& name, FunctionRef<bool(std::string_view)> each) {
    constexpr std::size_t block = std::size_t{1} << 16;
    const int descriptor = open_again(name, O_RDONLY | O_NONBLOCK);
    if (descriptor < 0) return failure(name, errno);
    std::string error;
    std::string buffer(block, '\0');
    while (error.empty()) {
        const ssize_t count = os().read(descriptor, buffer.data(), buffer.size());
        if (count == 0) break;
        if (count < 0 && errno == EAGAIN && wait_readable(descriptor, -1) == Wait::stopped)
            error = failure(name, EINTR);
        if (count < 0 && errno != EAGAIN && errno != EINTR) error = failure(name, errno);
        if (count > 0 && !each({buffer.data(), static_cast<std::size_t>(count)})) break;
    }
    os().close(descriptor);
    return error;
}

std::string read_lines(const std::string& name, FunctionRef<bool(std::string_view, std::uint64_t)> each) {
    std::string line;
    std::uint64_t end = 0;
    bool more = true;
    std::string error = read_pieces(name, [&](std::string_view piece) {
        for (std::size_t size = 0; more && (size = piece.find('\n')) != piece.npos; piece.remove_prefix(size + 1)) {
            line += piece.substr(0, size);
            end += line.size() + 1;
            more = each(line, end);
            line.clear();
        }
        line += piece;
        return more;
    });
    if (error.empty() && more && !line.empty()) each(line, end + line.size());
    return error;
}

std::variant<std::string, Failure> read_file(const std::string& name, std::size_t most) {
    std::string bytes;
    std::string error = read_pieces(name, [&](std::string_view piece) {
        bytes += piece;
        return bytes.size() <= most;
    });
    if (error.empty() && bytes.size() > most) error = fmt::format("{}: has more than {} bytes", name, most);
    if (!error.empty()) return Failure{std::move(error)};
    return bytes;
}

std::string make_folder(const std::string& name) {
    for (std::size_t end = 0; end != std::string::npos;) {
        end = name.find('/', end + 1);
        const std::string part = name.substr(0, end);
        if (part == "/" || is_folder(part)) continue;
        if (again([&] { return os().make_folder(part.c_str()); }) == 0) continue;
        const int error = errno;
        if (!is_folder(part)) return failure(name, error == EEXIST ? ENOTDIR : error);  // no other made it
    }
    return {};
}

void remove_leftovers(const std::string& folder) {
    std::vector<std::string> all;
    if (os().list(folder.empty() ? "." : folder.c_str(), all) < 0) return;
    for (const std::string& name : all) {
        if (!name.ends_with(mark)) continue;
        const std::string path = folder + name;
        const int descriptor = open_again(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK);
        if (descriptor < 0) continue;
        if (lock(descriptor) && names(path, descriptor)) os().unlink(path.c_str());
        os().close(descriptor);
    }
}

bool same_file(const std::string& a, const std::string& b) {
    std::error_code error;
    if (fs::equivalent(a, b, error)) return true;
    const fs::path one = fs::weakly_canonical(fs::absolute(a, error), error);
    const fs::path two = fs::weakly_canonical(fs::absolute(b, error), error);
    return !error && one == two;
}

bool lies_in(const std::string& name, const std::string& folder) {
    std::error_code error;
    const fs::path inner = fs::weakly_canonical(name, error);
    const fs::path outer = fs::weakly_canonical(folder, error);
    fs::path clean;
    for (const fs::path& part : outer)
        if (!part.empty()) clean /= part;  // "a/" ends with an empty part
    const auto [end, where] = std::mismatch(clean.begin(), clean.end(), inner.begin(), inner.end());
    return !error && end == clean.end();
}

bool exists(const std::string& name) {
    struct stat state {};
    return os().status(name.c_str(), state) == 0;
}

bool is_device(const std::string& name) {
    struct stat state {};
    return os().status(name.c_str(), state) == 0 && !S_ISREG(state.st_mode) && !S_ISDIR(state.st_mode);
}

std::uint64_t fingerprint(std::string_view bytes, std::uint64_t before) {
    std::uint64_t hash = before;
    for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
    return hash;
}

std::string_view extension_of(std::string_view name) {
    const std::size_t dot = name.rfind('.');
    const std::size_t slash = name.rfind('/');
    if (dot == std::string_view::npos || (slash != std::string_view::npos && dot < slash)) return {};
    return name.substr(dot);
}

}  // namespace deduku::cli
