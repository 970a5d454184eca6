// The places of results outside standard output: a file for those of one puzzle, or a folder with a file for each.
//
//   -o proof.jsonl      the first puzzle's; others have no place, which is reported once
//   -o proofs/          made if it is missing
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
    /// `option` as typed ("-o"), and the contents of a file ("one proof"), for messages. No name, or "-": nowhere.
    ResultPlace(std::string_view option, std::string name, std::string_view holds);

    /// "DIR/"
    std::string_view option() const { return option_; }
    bool folder() const { return !name_.empty() && name_.back() == '/'; }
    /// An existing or future file: no folder, no device, not nowhere.
    bool is_file() const;
    const std::string& name() const { return name_; }

    /// The file for a puzzle: the name itself, or DIR/0001.svg if it is a folder; empty: nowhere.
    std::string file_for(std::uint64_t number, std::string_view extension) const;

    /// A single file is worth waiting for.
    Sync sync() const { return folder() ? Sync::no : Sync::yes; }
    /// Makes the folder, or finds the one for the file; a message if it is unavailable.
    [[nodiscard]] std::string prepare() const;
    /// The file is one of these, which would be overwritten: a message. Else nothing.
    [[nodiscard]] std::string conflict(const std::vector<std::string>& operands) const;
    /// False if the file is another puzzle's: an error of the job, of the first one only.
    [[nodiscard]] bool has_room_for(Job& job) const;

  private:
    std::string_view option_;
    std::string name_;
    std::string_view holds_;
    mutable std::atomic<bool> said_{false};
};

/// Writes a result of the job; if that cannot be done, says so ("cannot write the picture: ..").
[[nodiscard]] Status write_result(const std::string& file, std::string_view bytes, Sync sync, std::string_view failed,
                                  Job& job);

}  // namespace deduku::cli
