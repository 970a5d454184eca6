// Writers of proofs in other programs' formats, and the formulas that these proofs refute: rows of format.cpp.
#pragma once

#include "render/proof/format.hpp"

namespace deduku::proof {

[[nodiscard]] ProofWriter to_veripb(TakeText write);
[[nodiscard]] ProofWriter to_drat(TakeText write);
[[nodiscard]] ProofWriter to_lrat(TakeText write);

/// The formula: clauses in DIMACS, linear constraints in OPB.
void write_cnf(const Puzzle& puzzle, const Claim& goal, const TakeText& write);
void write_opb(const Puzzle& puzzle, const Claim& goal, const TakeText& write);

}  // namespace deduku::proof
