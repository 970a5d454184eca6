// Where the text of a proof or a formula goes, while it is made.
//
//   -o FILE          a file of its own, put in its place when the proof is done
//   no -o            standard output, in order with the other puzzles
//   --format json    an item of an array for each line
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/run/files.hpp"
#include "cli/run/job.hpp"

namespace deduku::cli {

/// How lines look inside JSON: as they are (they are objects), or as strings.
enum class Lines : std::uint8_t { plain, objects, strings };

class ProofOutput {
  public:
    /// To the file, or to the job's results if the name is empty; `lines` is for the latter.
    ProofOutput(std::string file, Sync sync, Lines lines, Job& job)
        : file_(std::move(file)), lines_(lines), job_(job), place_(file_, sync) {}

    /// Takes text in pieces; a file is begun with the first.
    void write(std::string_view text);
    /// All was written: puts the file in its place. A message if that cannot be done, also from before.
    [[nodiscard]] std::string finish();

    const std::string& file() const { return file_; }
    std::uint64_t bytes() const { return bytes_; }
    /// What was written is lost; finish() says why.
    bool failed() const { return unread_ || place_.failed(); }

  private:
    void add_items(std::string_view text);

    std::string file_;
    Lines lines_;
    Job& job_;
    NewFile place_;
    bool unread_ = false;
    std::uint64_t bytes_ = 0;
    std::uint64_t unsent_ = 0;  // bytes since send_out()
    bool line_begun_ = false;   // of an array
    bool items_ = false;        // the array has one
};

/// The file for a puzzle: `wanted` itself, or DIR/0001.jsonl if it ends with a slash; "" = standard output ("-").
std::string file_for(const std::string& wanted, std::uint64_t number, std::string_view extension);

}  // namespace deduku::cli
