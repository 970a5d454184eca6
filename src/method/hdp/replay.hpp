// Replays HDP chains line by line, written by a person or by the program: does each line hold?
//
//   DIS # I8: 3,9 # B1: 1,2 => CTR => B1: 6      holds
//   DIS # I8: 3,9 + A2: 5,9 => CTR => I8: 2,7    fails: A2: 5,9 was not shown under # I8: 3,9
//
// What holds is recorded as deductions, so that the checker can confirm it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "deduku/reason.hpp"
#include "method/hdp/chain.hpp"

namespace deduku::hdp {

enum class Verdict : std::uint8_t {
    holds,
    fails,
    skipped,  ///< nothing to check: blank, `#` comment, CNT
};

struct ReplayedLine {
    std::size_t number = 0;  ///< 1-based line of the text
    std::string text;
    Verdict verdict = Verdict::skipped;
    std::string why;  ///< for `fails`: the reason; for `holds`: a remark, mostly empty
};

struct Replay {
    std::vector<ReplayedLine> lines;
    bool all_hold = false;              ///< at least one line was checked and none fails
    std::optional<std::size_t> failed;  ///< index into `lines` of the first that fails
    std::vector<Deduction> steps;       ///< what the lines that hold show at level 0, from the start position
    std::optional<Grid> solution;       ///< if a PRF line reached one
};

/// Checks every line of `text` against the puzzle. A line that fails adds nothing; the rest is still checked.
[[nodiscard]] Replay replay(const Puzzle& puzzle, std::string_view text);

}  // namespace deduku::hdp
