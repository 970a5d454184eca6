// A plan: an input divided into independent chunks, and the files of their results.
//
//   DIR/plan.json        input, command, version, a row for each chunk: where it begins, bytes, lines, hash
//   DIR/done/000017.tsv  the results of chunk 17, a line for each puzzle, and a last line that seals them
//
// Result files are the only progress record: any run of a chunk may be killed, and a chunk may be run
// twice.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "cli/parts.hpp"
#include "cli/run/files.hpp"

namespace deduku::cli {

extern const CommandPart batch_plan, batch_run, batch_todo, batch_start, batch_merge;

struct Piece {
    std::uint64_t offset = 0;
    std::uint64_t bytes = 0;
    std::uint64_t lines = 0;  ///< with puzzles
    std::uint64_t hash = 0;   ///< of the bytes
};

struct Plan {
    std::string folder{};  ///< with a slash at its end
    std::string program{};
    std::string input{};
    std::uint64_t bytes = 0;
    std::vector<std::string> command{};  ///< "rate", "--by", "te"
    std::vector<Piece> chunks{};

    std::string file() const { return folder + "plan.json"; }
    std::string result(std::size_t number) const;
};

[[nodiscard]] std::string write_plan(const Plan& plan);
/// BadOperand if there is none, or one of another program.
Plan read_plan(std::string folder);

/// What the last line of a result says.
struct Seal {
    std::uint64_t lines = 0;  ///< of results
    std::uint64_t wrong = 0;  ///< puzzles that could not be read
    std::uint64_t hash = 0;   ///< of all bytes before it
};
std::string seal_line(std::size_t chunk, const Seal& seal);

/// Whether a result was read completely and matches its seal; else the reason. `take` receives its lines, heading
/// first, without the seal; may be null.
[[nodiscard]] std::variant<Seal, Failure> read_result(const Plan& plan, std::size_t chunk,
                                                      const std::function<bool(std::string_view line)>& take);

/// Chunks without a result or, with `whole`, with one that does not match its seal.
std::vector<std::size_t> missing(const Plan& plan, bool whole);

}  // namespace deduku::cli
