// The destination of results outside standard output: a file for one puzzle, or a folder with a file for each.
//
//   -o proof.jsonl      for the first puzzle; others have no destination, which is reported once
//   -o proofs/          created if missing
#pragma once

#include <atomic>
#include <string>
#include <string_view>
#include <vector>

#include "cli/run/files.hpp"
#include "cli/run/job.hpp"

namespace deduku::cli {

class ResultPlace {
  public:
    /// `option` as typed ("-o"), and the contents of a file ("one proof"), for messages. No name, or "-": no file.
    ResultPlace(std::string_view option, std::string name, std::string_view holds);

    /// "DIR/"
    std::string_view option() const { return option_; }
    bool folder() const { return !name_.empty() && name_.back() == '/'; }
    /// Whether it is an existing or future file, not a folder or a device.
    bool is_file() const;
    const std::string& name() const { return name_; }

    /// The file for a puzzle: the name itself, or DIR/0001.svg for a folder; empty: none.
    std::string file_for(std::uint64_t number, std::string_view extension) const;

    /// Waits for the disk only for a single file.
    Sync sync() const { return folder() ? Sync::no : Sync::yes; }
    /// Creates the folder, or checks the folder of the file; returns a message if it is unavailable.
    [[nodiscard]] std::string prepare() const;
    /// Returns a message if the file is one of the operands, which it would overwrite; otherwise nothing.
    [[nodiscard]] std::string conflict(const std::vector<std::string>& operands) const;
    /// False if the file belongs to another puzzle; reports an error for the first such job only.
    [[nodiscard]] bool has_room_for(Job& job) const;

  private:
    std::string_view option_;
    std::string name_;
    std::string_view holds_;
    mutable std::atomic<bool> said_{false};
};

/// Writes a result of the job; reports a failure ("cannot write the picture: ..").
[[nodiscard]] Status write_result(const std::string& file, std::string_view bytes, Sync sync, std::string_view failed,
                                  Job& job);

}  // namespace deduku::cli
