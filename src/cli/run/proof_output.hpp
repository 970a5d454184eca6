// Where the text of a proof or a formula goes, while it is made.
//
//   -o FILE          a file of its own, removed again if the proof does not get done
//   no -o            standard output, in order with the other puzzles
//   --format json    an item of an array for each line
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/run/job.hpp"

namespace deduku::cli {

/// How lines look inside JSON: as they are (they are objects), or as strings.
enum class Lines : std::uint8_t { plain, objects, strings };

class ProofOutput {
  public:
    /// To the file, or to the job's results if the name is empty; `lines` is for the latter.
    ProofOutput(std::string file, Lines lines, Job& job) : file_(std::move(file)), lines_(lines), job_(job) {}
    ~ProofOutput();
    ProofOutput(const ProofOutput&) = delete;
    ProofOutput& operator=(const ProofOutput&) = delete;

    /// Takes text in pieces; a file is opened with the first.
    void write(std::string_view text);
    /// All was written; a message if it could not be.
    std::string finish();

    const std::string& file() const { return file_; }
    std::uint64_t bytes() const { return bytes_; }
    bool failed() const { return !error_.empty(); }

  private:
    void open();
    void add_items(std::string_view text);

    std::string file_;
    Lines lines_;
    Job& job_;
    int descriptor_ = -1;
    bool finished_ = false;
    std::string block_;  // not yet in the file
    std::string error_;
    std::uint64_t bytes_ = 0;
    std::uint64_t unsent_ = 0;  // bytes since send_out()
    bool line_begun_ = false;   // of an array
    bool items_ = false;        // the array has one
};

/// The file for a puzzle: `wanted` itself, or DIR/0001.jsonl if it ends with a slash; "" = standard output ("-").
std::string file_for(const std::string& wanted, std::uint64_t number, std::string_view extension);

}  // namespace deduku::cli
