// The checker that is proved correct, beside the one in C++: for everything a test has checked, both answer the same, with
// the same line and place of a refusal. Where OCaml is not installed that checker is not built; the tests named Proved
// say so.
//
//   checked(&puzzle, text)   ->   the verdict of check(), once deduku-check-proved has given it, too
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

/// Its answer about a ledger: "accepted: unique", "refused: line 2, branch 0: ..". The puzzle is in words that it
/// reads, or "-" for any. Only if it is there.
[[nodiscard]] std::string proved_answer(const std::string& puzzle, std::string_view ledger);

/// Its answers to a file of questions, each "PUZZLE BYTES\n" and so many bytes of a ledger: all at once, without waiting for
/// each.
[[nodiscard]] std::vector<std::string> proved_answers(const std::string& file);

/// Whether an answer equals a verdict, with the same line and place.
[[nodiscard]] bool is_same(std::string_view answer, const Verdict& verdict);

/// Expects the same answer from the proved checker, if it is available.
void expect_proved_agrees(const Verdict& verdict, const std::string& puzzle, std::string_view ledger);

/// What check() answers about a ledger, where the proved checker agrees.
[[nodiscard]] inline Verdict checked(const Puzzle* puzzle, std::string_view ledger) {
    Verdict verdict = check(puzzle, ledger);
    expect_proved_agrees(verdict, puzzle ? header_json(*puzzle) : "-", ledger);
    return verdict;
}

}  // namespace deduku::testing
