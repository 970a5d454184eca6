// Files in and out. A result file is complete or absent: it is written beside its place and renamed.
//
//   proof.jsonl.deduku-part --write--> --sync--> --rename--> proof.jsonl
//        |
//        +-- locked while it is written; leftovers of a killed run are taken over, or removed by the next run
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>

namespace deduku::cli {

/// Why a file cannot be had: "name: Permission denied".
struct Failure {
    std::string message;
};

/// Whether finish() waits until the disk has the bytes. Among thousands of files that would be most of the time.
enum class Sync : std::uint8_t { no, yes };

/// A result file being written; the old file stays in place until finish(). Devices and pipes are written directly.
class NewFile {
  public:
    NewFile(std::string name, Sync sync) : name_(std::move(name)), sync_(sync) {}
    /// Without finish() nothing is left of it.
    ~NewFile();
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

    /// Takes text in pieces; the file is begun with the first. False: see error().
    bool write(std::string_view bytes);
    /// All was written: puts the file in its place. A message if that cannot be done, also from before.
    [[nodiscard]] std::string finish();

    bool failed() const { return !error_.empty(); }
    /// What went wrong, with the name of the file.
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
    std::string part_;   // empty: a device
    int descriptor_ = -1;
    std::string block_;  // not yet written
    std::string error_;
};

/// Writes a file at once; a message with its name and why not, or nothing.
[[nodiscard]] std::string write_file(const std::string& name, std::string_view bytes, Sync sync);

/// All of a file, if it has no more than `most` bytes.
[[nodiscard]] std::variant<std::string, Failure> read_file(const std::string& name, std::size_t most);

/// Hands over a file piece by piece, until `each` returns false. A message if it cannot be read to there.
[[nodiscard]] std::string read_pieces(const std::string& name, const std::function<bool(std::string_view)>& each);

/// The same line by line, without their ends, each with the place behind it. The last one may be without an end.
[[nodiscard]] std::string read_lines(const std::string& name,
                                     const std::function<bool(std::string_view line, std::uint64_t end)>& each);

/// Makes a folder and those above it that are missing; a message, or nothing.
[[nodiscard]] std::string make_folder(const std::string& name);

/// Removes leftovers of killed runs from a folder. Files that cannot be removed stay.
void remove_leftovers(const std::string& folder);

/// Both names lead to one file, or would once it is made.
[[nodiscard]] bool same_file(const std::string& a, const std::string& b);

/// The file or folder is this folder, or somewhere in it.
[[nodiscard]] bool lies_in(const std::string& name, const std::string& folder);

/// Something of this name exists.
[[nodiscard]] bool exists(const std::string& name);

/// It exists, and is neither a file nor a folder: a pipe, a terminal, /dev/null.
[[nodiscard]] bool is_device(const std::string& name);

/// Locks an open file for this process; false if another one has it. On file systems without locks: true.
[[nodiscard]] bool lock(int descriptor);

/// A number that differs if the bytes do, all but certainly (FNV-1a, 64 bits). Of bytes that follow others with that of
/// those as `before`.
[[nodiscard]] std::uint64_t fingerprint(std::string_view bytes, std::uint64_t before = 14695981039346656037U);

/// ".svg" of "a/b.svg"; nothing if the last part has none.
[[nodiscard]] std::string_view extension_of(std::string_view name);

}  // namespace deduku::cli
