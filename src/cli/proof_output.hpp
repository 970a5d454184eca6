// The destination of a proof or a formula: a separate file, moved into place when the proof is complete; standard
// output, in the order of the puzzles; with JSON an array with an item for each line.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/run/files.hpp"
#include "cli/run/job.hpp"

namespace deduku::cli {

/// The format of lines inside JSON: objects unchanged, other lines as strings.
enum class Lines : std::uint8_t { plain, objects, strings };

class ProofOutput {
  public:
    /// Writes to the file, or to the job's results if the name is empty; `lines` applies to the latter.
    ProofOutput(std::string file, Sync sync, Lines lines, Job& job)
        : file_(std::move(file)), lines_(lines), job_(job), place_(file_, sync) {}

    /// Writes text in pieces; the first one creates the file.
    void write(std::string_view text);
    /// Completes the file and moves it to its place. Returns a message if that fails or an earlier write failed.
    [[nodiscard]] std::string finish();

    const std::string& file() const { return file_; }
    std::uint64_t bytes() const { return bytes_; }
    /// Whether the output is lost; finish() returns the reason.
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
    bool items_ = false;        // the array has an item
};

}  // namespace deduku::cli
