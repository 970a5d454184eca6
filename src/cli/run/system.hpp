// Every call by which the program touches files, in one place, so that a test can let each of them fail in turn.
//
//   files, journal, input, output --> os() --> the kernel
//                                       |
//                                       +--> tests/faults: the 17th call finds the disk full, or kills the program
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

/// As in POSIX: negative = failed, and errno says why.
class System {
  public:
    virtual ~System() = default;
    /// Closed on exec; new files have the permissions that the umask allows.
    [[nodiscard]] virtual int open(const char* name, int flags);
    [[nodiscard]] virtual ssize_t read(int descriptor, char* to, std::size_t most);
    [[nodiscard]] virtual ssize_t write(int descriptor, const char* from, std::size_t most);
    /// At a position in the file; called by SQLite.
    [[nodiscard]] virtual ssize_t read_at(int descriptor, void* to, std::size_t most, off_t at);
    [[nodiscard]] virtual ssize_t write_at(int descriptor, const void* from, std::size_t most, off_t at);
    virtual int close(int descriptor);
    /// Waits until the written data is on the disk.
    [[nodiscard]] virtual int sync(int descriptor);
    /// The same if the file is flushed elsewhere: `flush` returns as sync() does.
    [[nodiscard]] virtual int sync_by(const std::function<int()>& flush);
    [[nodiscard]] virtual int truncate(int descriptor, off_t size);
    /// Locks the file for this process alone, without waiting.
    [[nodiscard]] virtual int lock(int descriptor);
    /// Locks and unlocks parts of a file, as fcntl does.
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

/// The calls as they are, or those of a test.
System& os();
/// Null: those of the kernel.
void set_os(System* calls);

/// Opens every one of stdin, stdout and stderr that is closed on /dev/null, so that no file of the program's gets its
/// number: stdin is then empty, and writing to the others fails as it would have.
void open_standard_descriptors();

/// "name: No space left on device"
std::string failure(std::string_view name, int error);

}  // namespace deduku::cli
