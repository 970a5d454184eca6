// The proved checker, compared with the one in C++: for everything a test checks, both have the same answer, with the
// same line and place of a refusal. Without OCaml that checker is not built; the tests named Proved report it.
//
//   checked(&puzzle, text)   ->   the verdict of check(), if deduku-check-proved agrees
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "deduku/check.hpp"
#include "deduku/words.hpp"

namespace deduku::testing {

/// Whether the proved checker is available.
[[nodiscard]] bool has_proved_checker();

/// Its answer about a ledger: "accepted: unique", "refused: line 2, branch 0: ..". The puzzle is in its format, or "-"
/// for any. Only if it is available.
[[nodiscard]] std::string proved_answer(const std::string& puzzle, std::string_view ledger);

/// Its answers to a file of questions, each "PUZZLE BYTES\n" and this many bytes of a ledger: in one run.
[[nodiscard]] std::vector<std::string> proved_answers(const std::string& file);

/// Whether an answer equals a verdict, with the same line and place.
[[nodiscard]] bool is_same(std::string_view answer, const Verdict& verdict);

/// Expects the same answer from the proved checker, if it is available.
void expect_proved_agrees(const Verdict& verdict, const std::string& puzzle, std::string_view ledger);

/// The verdict of check() about a ledger; expects the proved checker to agree.
[[nodiscard]] inline Verdict checked(const Puzzle* puzzle, std::string_view ledger) {
    Verdict verdict = check(puzzle, ledger);
    expect_proved_agrees(verdict, puzzle ? header_json(*puzzle) : "-", ledger);
    return verdict;
}

}  // namespace deduku::testing
