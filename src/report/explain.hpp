// Answers on the command line: a sentence, its chain, JSON.
//
//   I4 is 4: the only place for 4 in column I
//      1  given: H8 is 4
//      2  I4 is 4: the only place for 4 in column I
#pragma once

#include <string>

#include "deduku/explain.hpp"
#include "deduku/words.hpp"
#include "reason/explain/bounds.hpp"
#include "report/parts/json.hpp"

namespace deduku::report {

/// "is", "is not", "undecided", or "unknown" at the limits.
[[nodiscard]] std::string_view word(explain::Truth verdict, Ending ending);

/// The answer for a decided candidate.
[[nodiscard]] std::string settled_text(const Words& words, const explain::Answer& answer);
/// "D3 is undecided: 1 or 2"; with the supposition: "; supposing that D3 is 1 completes the board"
[[nodiscard]] std::string open_text(const Words& words, const explain::Explainer& explainer, Cell cell,
                                    const std::vector<explain::Supposition>& tested);
/// "2 is 0 to 1 times on A1, B1, C1: its places there are on row 1"
[[nodiscard]] std::string bounds_text(const Words& words, const std::vector<Cell>& cells, Digit digit,
                                      const explain::CountBounds& bounds);
/// "the puzzle contradicts itself: no digit is left for A5"
[[nodiscard]] std::string contradiction_text(const Words& words, const Ledger& chain);

/// The numbered steps of a chain; those inside a Split are below it: 3.1, 3.2.
[[nodiscard]] std::string chain_text(const Words& words, const Ledger& chain);
/// Members `cells`: the cells among the sectors, and `houses`: those of the others. Added to existing ones, without
/// repetitions.
void add_places(Json& object, const Geometry& geometry, const std::vector<Sector>& sectors,
                std::string_view houses = "houses");
/// Members `chain` and `proof`.
void add_chain(Json& object, const Words& words, const Ledger& chain);
/// "completes", "contradicts", "stuck", "unknown"
[[nodiscard]] Json supposition_object(const Geometry& geometry, const explain::Supposition& tested);
/// All members about a set except the text.
[[nodiscard]] Json bounds_object(const Geometry& geometry, const std::vector<Cell>& cells, Digit digit,
                                 const explain::CountBounds& bounds);

}  // namespace deduku::report
