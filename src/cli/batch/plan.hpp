// A plan: an input divided into independent chunks, and the files of their results.
//
//   DIR/plan.json        input, command, version, a row for each chunk: its offset, bytes, lines, hash
//   DIR/done/000017.tsv  the results of chunk 17, a line for each puzzle, and a last line that seals them
//
// Result files are the only progress record: any run of a chunk may be killed, and a chunk may run twice.
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
    std::uint64_t lines = 0;  ///< lines with puzzles
    std::uint64_t hash = 0;   ///< of the bytes
};

struct BatchPlan {
    std::string folder{};  ///< ends with a slash
    std::string program{};
    std::string input{};
    std::uint64_t bytes = 0;
    std::vector<std::string> command{};  ///< "rate", "--by", "te"
    std::vector<Piece> chunks{};

    std::string file() const { return folder + "plan.json"; }
    /// Whether the command prints a line for each puzzle, after a heading; otherwise some lines each.
    bool rates() const { return command.front() == "rate"; }
    std::string result(std::size_t number) const;
};

[[nodiscard]] std::string write_plan(const BatchPlan& plan);
/// BadOperand if there is none, or if it is from another version of the program.
BatchPlan read_plan(std::string folder);

/// The contents of the last line of a result.
struct Seal {
    std::uint64_t lines = 0;  ///< of results
    std::uint64_t wrong = 0;  ///< puzzles that could not be read
    std::uint64_t hash = 0;   ///< of all bytes before it
};
std::string seal_line(std::size_t chunk, const Seal& seal);

/// The seal of a result that is complete and matches it, otherwise the reason. `take` receives the lines, heading
/// first, without the seal; may be null.
[[nodiscard]] std::variant<Seal, Failure> read_result(const BatchPlan& plan, std::size_t chunk,
                                                      const std::function<bool(std::string_view line)>& take);

/// Whether results only exist, or are read and match their seals.
enum class Looked : std::uint8_t { there, whole };
/// Chunks without such a result.
std::vector<std::size_t> missing(const BatchPlan& plan, Looked looked);

}  // namespace deduku::cli
