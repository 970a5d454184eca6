#include "tests/faults/faulty_system.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <tuple>

namespace deduku::test {
namespace {

[[noreturn]] void die() {
    ::kill(::getpid(), SIGKILL);
    while (true) pause();
}

}  // namespace

std::string_view name_of(Fault fault) {
    constexpr std::array<std::string_view, 9> names = {"none",    "short_write", "interrupted", "disk_full", "broken",
                                                       "refused", "kill_before", "kill_half",   "kill_after"};
    return names[static_cast<std::size_t>(fault)];
}

/// Sets errno if the call is to fail.
bool FaultySystem::fails(Can can) {
    const auto with = [this](bool possible, int error) {
        if (possible) {
            met_ = true;
            errno = error;
        }
        return possible;
    };
    switch (fault_) {
        case Fault::interrupted: return with(can.interrupt, EINTR);
        case Fault::disk_full: return with(can.fill, ENOSPC);
        case Fault::broken: return with(true, EIO);
        case Fault::refused: return with(can.refuse, EACCES);
        case Fault::kill_before: die();
        default: return false;
    }
}

template <class Call>
auto FaultySystem::call(Can can, const Call& real) {
    const bool now = ++calls_ == at_;
    using Result = decltype(real());
    if (now && fails(can)) return Result{-1};
    const Result result = real();
    if (now && (fault_ == Fault::kill_after || fault_ == Fault::kill_half)) die();
    return result;
}

int FaultySystem::open(const char* name, int flags) {
    return call({(flags & O_CREAT) != 0, true, true}, [&] { return System::open(name, flags); });
}
ssize_t FaultySystem::read(int descriptor, char* to, std::size_t most) {
    return call({false, true, false}, [&] { return System::read(descriptor, to, most); });
}
ssize_t FaultySystem::write(int descriptor, const char* from, std::size_t most) {
    const bool now = calls_ + 1 == at_;
    const bool half = fault_ == Fault::short_write || fault_ == Fault::kill_half;
    // A full disk stores as much as fits before it fails.
    if (now && fault_ == Fault::disk_full) std::ignore = System::write(descriptor, from, most / 2);
    if (now && half) {
        met_ = true;
        most = std::max<std::size_t>(most / 2, 1);
    }
    return call({true, true, false}, [&] { return System::write(descriptor, from, most); });
}
ssize_t FaultySystem::read_at(int descriptor, void* to, std::size_t most, off_t at) {
    return call({false, true, false}, [&] { return System::read_at(descriptor, to, most, at); });
}
ssize_t FaultySystem::write_at(int descriptor, const void* from, std::size_t most, off_t at) {
    const bool now = calls_ + 1 == at_;
    const bool half = fault_ == Fault::short_write || fault_ == Fault::kill_half;
    if (now && fault_ == Fault::disk_full) std::ignore = System::write_at(descriptor, from, most / 2, at);
    if (now && half) {
        met_ = true;
        most = std::max<std::size_t>(most / 2, 1);
    }
    return call({true, true, false}, [&] { return System::write_at(descriptor, from, most, at); });
}
int FaultySystem::close(int descriptor) {
    // The descriptor is closed, whatever the result.
    const bool now = ++calls_ == at_;
    if (now && fault_ == Fault::kill_before) die();
    const int result = System::close(descriptor);
    if (!now) return result;
    if (fault_ == Fault::kill_after || fault_ == Fault::kill_half) die();
    return fails({true, true, false}) ? -1 : result;
}
int FaultySystem::sync(int descriptor) {
    return call({true, true, false}, [&] { return System::sync(descriptor); });
}
int FaultySystem::sync_by(const std::function<int()>& flush) {
    return call({true, true, false}, [&] { return System::sync_by(flush); });
}
int FaultySystem::truncate(int descriptor, off_t size) {
    return call({false, true, false}, [&] { return System::truncate(descriptor, size); });
}
int FaultySystem::lock(int descriptor) {
    return call({false, true, false}, [&] { return System::lock(descriptor); });
}
int FaultySystem::lock_part(int descriptor, int how, struct flock* part) {
    return call({false, true, false}, [&] { return System::lock_part(descriptor, how, part); });
}
int FaultySystem::access(const char* name, int how) {
    return call({false, false, true}, [&] { return System::access(name, how); });
}
int FaultySystem::set_mode(int descriptor, mode_t mode) {
    return call({false, true, true}, [&] { return System::set_mode(descriptor, mode); });
}
int FaultySystem::rename(const char* from, const char* to) {
    return call({true, true, true}, [&] { return System::rename(from, to); });
}
int FaultySystem::unlink(const char* name) {
    return call({false, false, true}, [&] { return System::unlink(name); });
}
int FaultySystem::status(const char* name, struct stat& out) {
    return call({false, false, true}, [&] { return System::status(name, out); });
}
int FaultySystem::status(int descriptor, struct stat& out) {
    return call({false, false, false}, [&] { return System::status(descriptor, out); });
}
int FaultySystem::make_folder(const char* name) {
    return call({true, false, true}, [&] { return System::make_folder(name); });
}
int FaultySystem::list(const char* folder, std::vector<std::string>& names) {
    return call({false, false, true}, [&] { return System::list(folder, names); });
}

}  // namespace deduku::test
