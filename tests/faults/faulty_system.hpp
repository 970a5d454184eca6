// The kernel's calls, one of which fails.
#pragma once

#include <atomic>
#include <cstdint>
#include <string_view>

#include "cli/run/system.hpp"

namespace deduku::test {

enum class Fault : std::uint8_t {
    none,
    short_write,  ///< half of the data is written
    interrupted,  ///< EINTR, as by a signal
    disk_full,    ///< ENOSPC for calls that need room; a write first writes half
    broken,       ///< EIO for every call
    refused,      ///< EACCES for opening, renaming, removing, making
    kill_before,  ///< the program ends there, as by kill -9
    kill_half,    ///< the same with half of a write done
    kill_after,
};

std::string_view name_of(Fault fault);

class FaultySystem : public cli::System {
  public:
    /// The call with number `at`, from 1, meets the fault.
    FaultySystem(Fault fault, std::uint64_t at) : fault_(fault), at_(at) {}

    /// The number of calls so far.
    std::uint64_t calls() const { return calls_; }
    /// Whether the call could meet the fault.
    bool met() const { return met_; }

    int open(const char* name, int flags) override;
    ssize_t read(int descriptor, char* to, std::size_t most) override;
    ssize_t write(int descriptor, const char* from, std::size_t most) override;
    ssize_t read_at(int descriptor, void* to, std::size_t most, off_t at) override;
    ssize_t write_at(int descriptor, const void* from, std::size_t most, off_t at) override;
    int close(int descriptor) override;
    int sync(int descriptor) override;
    int sync_by(const std::function<int()>& flush) override;
    int truncate(int descriptor, off_t size) override;
    int lock(int descriptor) override;
    int lock_part(int descriptor, int how, struct flock* part) override;
    int access(const char* name, int how) override;
    int set_mode(int descriptor, mode_t mode) override;
    int rename(const char* from, const char* to) override;
    int unlink(const char* name) override;
    int status(const char* name, struct stat& out) override;
    int status(int descriptor, struct stat& out) override;
    int make_folder(const char* name) override;
    int list(const char* folder, std::vector<std::string>& names) override;

  private:
    /// The faults that a call can meet.
    struct Can {
        bool fill = false;       ///< a full disk
        bool interrupt = false;  ///< a signal
        bool refuse = false;     ///< a refusal
    };
    template <class Call>
    auto call(Can can, const Call& real);
    bool fails(Can can);

    Fault fault_;
    std::uint64_t at_;
    std::atomic<std::uint64_t> calls_{0};
    std::atomic<bool> met_{false};
};

}  // namespace deduku::test
