// Parts of a board as JSON lists: digits from 1, cells and houses by name, candidates with a sign.
//
//   {2,5}  ->  [2,5]        cells of a row  ->  ["A1","B1",..]        removals  ->  ["A1!=2","B1!=5"]
#pragma once

#include "deduku/board.hpp"
#include "deduku/reason.hpp"
#include "deduku/text.hpp"
#include "report/parts/json.hpp"

namespace deduku::report {

/// "A1=5", "A1!=5"
[[nodiscard]] std::string candidate_name(const Geometry& geometry, Candidate c, std::string_view sign,
                                         Coords coords = Coords::sheet);

template <class Digits>
[[nodiscard]] Json digit_list_of(const Digits& digits, int lowest = 1) {
    return Json::list(digits, [lowest](Digit d) { return index(d) + lowest; });
}
[[nodiscard]] Json list_of(const Geometry& geometry, std::span<const Cell> cells, Coords coords = Coords::sheet);
[[nodiscard]] Json list_of(const Geometry& geometry, std::span<const House> houses);
[[nodiscard]] Json list_of(const Geometry& geometry, std::span<const Candidate> candidates, std::string_view sign);
/// The digits of each cell, row by row.
[[nodiscard]] Json marks_of(const Board& board);
/// Each rule as text, as a sentence, and with its groups of cells (none: the whole board):
/// {"rule":"killer 15: A1 A2 B2","words":"In the cage ..","groups":[["A1","A2","B2"]]}.
[[nodiscard]] Json list_of_rules(const Geometry& geometry, Coords coords);
/// The lines of a proof: JSON texts, as in a ledger, which stay as they are, or other texts.
enum class ProofLines : std::uint8_t { json, text };
/// A list of lines that arrive in pieces.
class ListOfLines {
  public:
    explicit ListOfLines(ProofLines kind = ProofLines::json) : kind_(kind) {}
    void add(std::string_view piece);
    Json take();

  private:
    void end_line();

    ProofLines kind_;
    Json lines_ = Json::array();
    std::string begun_;
};
/// The lines of a ledger.
[[nodiscard]] Json list_of_lines(std::string_view ledger);

}  // namespace deduku::report
