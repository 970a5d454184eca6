// The checkers: they read a proof or a certificate, and accept it or report the first error.
//
//   check(&puzzle, text)      Accepted{unique, grid}   or   Refused{line 14, "branch 1", why}
//   "deduku-unique-1.uuvRNgWPYVE4-" + start position   ->   accepted: unique, or refused with a reason
//
// They share no code with the makers of proofs; a puzzle is any type with the members used here. doc/ledger-format.md
// and doc/certificate.md define the formats and the conditions.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "deduku/verdict.hpp"

namespace deduku {

/// The start position of a puzzle that has `cells`, a set of digits with `bits()` for each cell, and a `geometry()`.
template <class Puzzle>
[[nodiscard]] Start start_of(const Puzzle& puzzle) {
    const auto& board = puzzle.geometry();
    Start out{board.box().height, board.box().width, {}, {}};
    for (auto cell : board.every_cell())
        for (int d = 0; d < board.values(cell); ++d) out.living.push_back((puzzle.cells[cell].bits() >> d & 1) != 0);
    if (board.standard()) return out;
    if (board.rows() != board.digits() || board.columns() != board.digits() || board.houses() == 0)
        out.grid = board.grid_cells();
    for (auto cell : board.every_cell())
        if (!board.own_cells().empty()) out.values.push_back(board.values(cell));
    bool alike = true;
    for (int values : out.values) alike = alike && values == board.digits();
    if (alike) out.values.clear();
    for (auto cell : board.every_own_cell())
        if (board.is_helper(cell)) out.helpers.push_back(static_cast<int>(cell));
    for (const auto house : board.all_houses()) {
        std::vector<int>& cells = out.houses.emplace_back();
        for (auto cell : board.cells_of(house)) cells.push_back(static_cast<int>(cell));
    }
    const auto add = [&board](const auto& lines, std::vector<Start::Linear>& to) {
        for (const auto& line : lines) {
            Start::Linear& its = to.emplace_back(Start::Linear{{}, line.least, line.most});
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

/// Checks a complete ledger. If `start` is not null, the header must state the same start position.
[[nodiscard]] Verdict check_ledger(const Start* start, std::string_view text);

/// Checks a complete ledger for this puzzle, or for any puzzle if `puzzle` is null.
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

/// The longest certificate accepted, in bytes.
inline constexpr std::size_t max_certificate = 1'024 + 64;

/// The checksum of a certificate, its last four characters, computed from the text before them.
[[nodiscard]] std::string certificate_checksum(const Start& start, std::string_view text);

/// Checks a certificate for this start position. Surrounding white space is ignored.
[[nodiscard]] Verdict check_certificate(const Start& start, std::string_view text);

}  // namespace deduku
