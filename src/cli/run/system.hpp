// All system calls on files, in one place, so that a test can make each of them fail.
//
//   files, input, output, SQLite --> os() --> the kernel
//                                     |
//                                     +--> tests/faults: the 17th call finds the disk full, or kills the program
#pragma once

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace deduku::cli {

/// As in POSIX: negative on failure, with errno.
class System {
  public:
    virtual ~System() = default;
    /// Closed on exec; new files have the permissions that the umask allows.
    [[nodiscard]] virtual int open(const char* name, int flags);
    [[nodiscard]] virtual ssize_t read(int descriptor, char* to, std::size_t most);
    [[nodiscard]] virtual ssize_t write(int descriptor, const char* from, std::size_t most);
    /// At an offset in the file; called by SQLite.
    [[nodiscard]] virtual ssize_t read_at(int descriptor, void* to, std::size_t most, off_t at);
    [[nodiscard]] virtual ssize_t write_at(int descriptor, const void* from, std::size_t most, off_t at);
    virtual int close(int descriptor);
    /// Waits until the written data is on the disk.
    [[nodiscard]] virtual int sync(int descriptor);
    /// The same if other code flushes the file: `flush` returns like sync().
    [[nodiscard]] virtual int sync_by(const std::function<int()>& flush);
    [[nodiscard]] virtual int truncate(int descriptor, off_t size);
    /// Locks the file for this process, without waiting.
    [[nodiscard]] virtual int lock(int descriptor);
    /// Locks or unlocks part of a file, like fcntl.
    [[nodiscard]] virtual int lock_part(int descriptor, int how, struct flock* part);
    [[nodiscard]] virtual int set_mode(int descriptor, mode_t mode);
    [[nodiscard]] virtual int rename(const char* from, const char* to);
    virtual int unlink(const char* name);
    [[nodiscard]] virtual int status(const char* name, struct stat& out);
    [[nodiscard]] virtual int status(int descriptor, struct stat& out);
    [[nodiscard]] virtual int access(const char* name, int how);
    [[nodiscard]] virtual int make_folder(const char* name);
    /// Adds the names in a folder, without . and .., in any order.
    [[nodiscard]] virtual int list(const char* folder, std::vector<std::string>& names);
};

/// The current calls: the kernel's, or those of a test.
System& os();
/// Null: the kernel's.
void set_os(System* calls);

/// Opens /dev/null for each of stdin, stdout and stderr that is closed, so that no file of the program gets its number:
/// stdin is then empty, and writing to the others fails as before.
void open_standard_descriptors();

/// "name: No space left on device"
std::string failure(std::string_view name, int error);

}  // namespace deduku::cli
