#include "cli/run/sqlite_files.hpp"

#include <fcntl.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdarg>
#include <thread>

#include "cli/run/output.hpp"
#include "cli/run/stop.hpp"
#include "cli/run/system.hpp"

namespace deduku::cli {
namespace {

// The error of the last call, kept until SQLite asks for it: its cleanup in between changes errno.
thread_local int last_failure = 0;

template <class Result>
Result noted(Result result) {
    if (result < 0 && errno != EINTR) last_failure = errno;
    return result;
}
int why_failed(sqlite3_vfs* /*files*/, int /*size*/, char* /*text*/) { return last_failure; }

// The calls of SQLite's VFS "unix", under its names and with its signatures.
int open_file(const char* name, int flags, int /*mode*/) { return noted(os().open(name, flags)); }
int close_file(int descriptor) { return os().close(descriptor); }
int may_access(const char* name, int how) { return os().access(name, how); }
int state_of(const char* name, struct stat* out) { return os().status(name, *out); }
int state_of_open(int descriptor, struct stat* out) { return os().status(descriptor, *out); }
int cut(int descriptor, off_t size) { return noted(os().truncate(descriptor, size)); }
int remove_file(const char* name) { return os().unlink(name); }
ssize_t read_on(int descriptor, void* to, std::size_t most) {
    return noted(os().read(descriptor, static_cast<char*>(to), most));
}
ssize_t write_on(int descriptor, const void* from, std::size_t most) {
    return noted(os().write(descriptor, static_cast<const char*>(from), most));
}
ssize_t read_there(int descriptor, void* to, std::size_t most, off_t at) {
    return noted(os().read_at(descriptor, to, most, at));
}
ssize_t write_there(int descriptor, const void* from, std::size_t most, off_t at) {
    return noted(os().write_at(descriptor, from, most, at));
}
int control(int descriptor, int what, ...) {  // like fcntl
    va_list more;
    va_start(more, what);
    int out = 0;
    if (what == F_SETLK || what == F_GETLK || what == F_SETLKW) {
        auto* const part = va_arg(more, struct flock*);
        // SQLite treats an interruption as a failure, and would wait forever for a lock it cannot get.
        int tries = 0;
        do {
            out = os().lock_part(descriptor, what, part);
        } while (out < 0 && (errno == EINTR || (part->l_type == F_UNLCK && ++tries < 10)));
    } else {
        out = ::fcntl(descriptor, what, va_arg(more, long));
    }
    va_end(more);
    return out;
}

template <class Function>
std::pair<const char*, sqlite3_syscall_ptr> call(const char* name, Function* function) {
    return {name, reinterpret_cast<sqlite3_syscall_ptr>(function)};
}

/// The methods of SQLite's own files, with a flush through os().
const sqlite3_io_methods* plain_methods = nullptr;
sqlite3_io_methods own_methods;
sqlite3_vfs own_files;
int (*plain_open)(sqlite3_vfs*, const char*, sqlite3_file*, int, int*) = nullptr;

int flush(sqlite3_file* file, int flags) {
    int code = SQLITE_OK;
    int done = 0;
    do {
        done = os().sync_by([&] {
            code = plain_methods->xSync(file, flags);
            return code == SQLITE_OK ? 0 : -1;
        });
    } while (done < 0 && code == SQLITE_OK && errno == EINTR);
    if (done == 0 || code != SQLITE_OK) return code;
    last_failure = errno;
    return errno == ENOSPC ? SQLITE_FULL : SQLITE_IOERR_FSYNC;
}

int open_own(sqlite3_vfs* files, const char* name, sqlite3_file* file, int flags, int* flags_out) {
    const int code = plain_open(files, name, file, flags, flags_out);
    if (code != SQLITE_OK) return code;
    // All files of this VFS have the same methods; threads may open several at once.
    static const bool known = [file] {
        plain_methods = file->pMethods;
        own_methods = *plain_methods;
        own_methods.xSync = flush;
        return true;
    }();
    if (known && file->pMethods == plain_methods) file->pMethods = &own_methods;
    return SQLITE_OK;
}

bool set_up() {
    sqlite3_vfs* const unix_files = sqlite3_vfs_find("unix");
    if (unix_files == nullptr) return false;
    const std::array calls = {call("open", open_file),       call("close", close_file),    call("access", may_access),
                              call("stat", state_of),        call("fstat", state_of_open), call("ftruncate", cut),
                              call("fcntl", control),        call("read", read_on),        call("pread", read_there),
                              call("pread64", read_there),   call("write", write_on),      call("pwrite", write_there),
                              call("pwrite64", write_there), call("unlink", remove_file)};
    for (const auto& [name, function] : calls)
        // Calls disabled in this build of SQLite have no entry there.
        if (unix_files->xGetSystemCall(unix_files, name) != nullptr)
            unix_files->xSetSystemCall(unix_files, name, function);
    own_files = *unix_files;
    own_files.zName = "deduku";
    own_files.pNext = nullptr;
    plain_open = unix_files->xOpen;
    own_files.xOpen = open_own;
    own_files.xGetLastError = why_failed;
    return sqlite3_vfs_register(&own_files, 0) == SQLITE_OK;
}

bool wait_a_little(int times) {
    using namespace std::chrono_literals;
    if (stop_asked() != Stop::none) return false;
    std::this_thread::sleep_for(std::min(1ms * (1 + times), 50ms));
    return true;
}

}  // namespace

const catalog::Host& catalog_host() {
    static const bool ready = set_up();
    static const catalog::Host host = {wait_a_little, [] { return stop_asked() != Stop::none; },
                                       ready ? std::string(own_files.zName) : std::string()};
    return host;
}

Status status_of(const catalog::Trouble& trouble) {
    if (trouble.kind == catalog::Trouble::Kind::interrupted) return Status::interrupted;
    print_message("deduku: " + trouble.message);
    return trouble.kind == catalog::Trouble::Kind::unusable ? Status::bad_input : Status::internal;
}

}  // namespace deduku::cli
