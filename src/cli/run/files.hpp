// Reading and writing files. A result file is complete or absent: it is written next to its place and renamed.
//
//   proof.jsonl.deduku-part --write--> --sync--> --rename--> proof.jsonl
//        |
//        +-- locked while it is written; leftovers of killed runs are reused, or removed by the next run
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>

#include "grid/function_ref.hpp"

namespace deduku::cli {

/// Why a file is unavailable: "name: Permission denied".
struct Failure {
    std::string message;
};

/// Whether finish() waits until the data is on the disk. With thousands of files that would take most of the time.
enum class Sync : std::uint8_t { no, yes };

/// A result file being written; the old file stays in place until finish(). Devices and pipes are written directly.
class NewFile {
  public:
    NewFile(std::string name, Sync sync) : name_(std::move(name)), sync_(sync) {}
    /// Removes the file unless finish() was called.
    ~NewFile();
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

    /// Writes text in pieces; the first call creates the file. False: see error().
    bool write(std::string_view bytes);
    /// Completes the file and moves it to its place. Returns a message if that fails or an earlier write failed.
    [[nodiscard]] std::string finish();

    bool failed() const { return !error_.empty(); }
    /// The first error, with the name of the file.
    const std::string& error() const { return error_; }

  private:
    bool open();
    bool open_device();
    bool open_part();
    bool flush();
    bool fail(int error);
    void drop();

    std::string name_;
    Sync sync_;
    std::string place_;  // the target of the name
    std::string part_;   // empty for a device
    int descriptor_ = -1;
    std::string block_;  // not yet written
    std::string error_;
};

/// Writes a file at once; returns a message with its name and the reason if that fails, else nothing.
[[nodiscard]] std::string write_file(const std::string& name, std::string_view bytes, Sync sync);

/// The contents of a file of at most `most` bytes.
[[nodiscard]] std::variant<std::string, Failure> read_file(const std::string& name, std::size_t most);

/// Reads a file in pieces, until `each` returns false. Returns a message on failure.
[[nodiscard]] std::string read_pieces(const std::string& name, FunctionRef<bool(std::string_view)> each);

/// The same line by line, without line ends, each with the position after it. The last line may lack its end.
[[nodiscard]] std::string read_lines(const std::string& name,
                                     FunctionRef<bool(std::string_view line, std::uint64_t end)> each);

/// Creates a folder and its missing parents; returns a message, or nothing.
[[nodiscard]] std::string make_folder(const std::string& name);

/// Removes leftovers of killed runs from a folder, as far as possible.
void remove_leftovers(const std::string& folder);

/// Whether both names refer to one file, or would once it exists.
[[nodiscard]] bool same_file(const std::string& a, const std::string& b);

/// Whether the file or folder is this folder, or inside it.
[[nodiscard]] bool lies_in(const std::string& name, const std::string& folder);

/// Whether something of this name exists.
[[nodiscard]] bool exists(const std::string& name);

/// Whether it exists, and is neither a file nor a folder: a pipe, a terminal, /dev/null.
[[nodiscard]] bool is_device(const std::string& name);

/// Locks an open file for this process; false if another one has locked it. On file systems without locks: true.
[[nodiscard]] bool lock(int descriptor);

/// A hash of the bytes (FNV-1a, 64 bits). To continue after other bytes, pass their hash as `before`.
[[nodiscard]] std::uint64_t fingerprint(std::string_view bytes, std::uint64_t before = 14695981039346656037U);

/// ".svg" of "a/b.svg"; empty if the last component has none.
[[nodiscard]] std::string_view extension_of(std::string_view name);

}  // namespace deduku::cli
