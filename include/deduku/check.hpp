// The checkers: they read a proof or a certificate and accept it, or say what is wrong.
//
//   check(&puzzle, text)      Accepted{unique, grid}   or   Refused{line 14, "branch 1", why}
//   "deduku-unique-1.uuvRNgWPYVE4-" + start position   ->   accepted: unique, or refused and why
//
// They share nothing with what makes proofs; a puzzle is whatever has the members used here. doc/ledger-format.md and
// doc/certificate.md have the formats and the conditions.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "deduku/verdict.hpp"

namespace deduku {

/// The start position of a puzzle with `cells`, for each a set of digits with `bits()`, and a `geometry()`.
template <class Puzzle>
[[nodiscard]] Start start_of(const Puzzle& puzzle) {
    const auto& board = puzzle.geometry();
    Start out{board.box().height, board.box().width, {}, {}};
    for (const auto& digits : puzzle.cells)
        for (int d = 0; d < out.height * out.width; ++d) out.living.push_back((digits.bits() >> d & 1) != 0);
    if (board.standard()) return out;
    for (const auto house : board.all_houses()) {
        std::vector<int>& cells = out.houses.emplace_back();
        for (auto cell : board.cells_of(house)) cells.push_back(static_cast<int>(cell));
    }
    const auto add = [&board](const auto& lines, std::vector<Start::Line>& to) {
        for (const auto& line : lines) {
            Start::Line& its = to.emplace_back(Start::Line{{}, line.least, line.most});
            for (const auto& term : line.terms) its.terms.push_back({board.number(term.candidate), term.weight});
        }
    };
    add(board.lines(), out.lines);
    for (const auto& cases : board.choices()) {
        Start::Choice& choice = out.choices.emplace_back();
        for (const auto& lines : cases) add(lines, choice.emplace_back());
    }
    return out;
}

/// Checks a whole ledger; with a start position the header must state the same one.
[[nodiscard]] Verdict check_ledger(const Start* start, std::string_view text);

/// Checks a whole ledger about this puzzle, or with null about any.
template <class Puzzle>
[[nodiscard]] Verdict check(const Puzzle* puzzle, std::string_view ledger) {
    if (!puzzle) return check_ledger(nullptr, ledger);
    const Start start = start_of(*puzzle);
    return check_ledger(&start, ledger);
}
[[nodiscard]] inline Verdict check(std::nullptr_t, std::string_view ledger) { return check_ledger(nullptr, ledger); }

/// "line 14, branch 1 > step 3: <rule> (<detail>)"
[[nodiscard]] std::string to_text(const Refused& refused);

/// True if the text starts like a certificate (no ledger does).
[[nodiscard]] bool is_certificate(std::string_view text);

/// Longest certificate taken, in bytes.
inline constexpr std::size_t max_certificate = 1'024 + 64;

/// The last four characters of a certificate, for what comes before them.
[[nodiscard]] std::string certificate_checksum(const Start& start, std::string_view text);

/// Checks a certificate about this start position; white space around it does not matter.
[[nodiscard]] Verdict check_certificate(const Start& start, std::string_view text);

}  // namespace deduku
