// Where results go that do not go to standard output: a file for those of one puzzle, or a folder with a file for each.
//
//   -o proof.jsonl      the first puzzle's; for another there is no place, which is said once
//   -o proofs/          made if it is missing
#pragma once

#include <atomic>
#include <string>
#include <string_view>

#include "cli/run/job.hpp"

namespace deduku::cli {

class ResultPlace {
  public:
    /// `option` as it is typed ("-o"), and what a file holds ("one proof"), for messages. No name, or "-": nowhere.
    ResultPlace(std::string_view option, std::string name, std::string_view holds);

    /// "DIR/"
    bool folder() const { return !name_.empty() && name_.back() == '/'; }
    const std::string& name() const { return name_; }

    /// Makes the folder, or looks for the one the file is to be in; a message if it is not to be had.
    [[nodiscard]] std::string prepare() const;
    /// False if the file is another puzzle's: an error of the job, of the first one only.
    [[nodiscard]] bool has_room_for(Job& job) const;

  private:
    std::string_view option_;
    std::string name_;
    std::string_view holds_;
    mutable std::atomic<bool> said_{false};
};

}  // namespace deduku::cli
