// What a data set was made from, so that it can be made again byte for byte: program, command, input, and the hash of all
// lines.
//
//   deduku trace puzzles.txt --words short --manifest traces.json > traces.jsonl
//
//   {"format":"deduku-manifest","version":1,"program":"deduku 1.0.0","command":["trace","--words","short"],
//    "inputs":[{"name":"puzzles.txt","bytes":8200,"sha256":".."}],"lines":5712,"bytes":3402133,"sha256":".."}
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.hpp"
#include "report/parts/sha256.hpp"

namespace deduku::cli {

class Manifest {
  public:
    /// Of a command with its options, those aside that change no line: threads, progress, this file.
    explicit Manifest(const Request& request);
    /// Of these words.
    explicit Manifest(std::vector<std::string> command) : command_(std::move(command)) {}

    /// Adds lines of the data set, in their order.
    void add(std::string_view lines);
    /// The file, made of all lines so far. `inputs`: files or puzzles. A message if a file cannot be read or written.
    [[nodiscard]] std::string write(const std::string& file, const std::vector<std::string>& inputs) const;

  private:
    std::vector<std::string> command_;
    report::Sha256 hash_;
    std::uint64_t lines_ = 0;
};

}  // namespace deduku::cli
