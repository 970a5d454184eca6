// The conditions for trusting VeriPB's verdict: the formula is the puzzle's, and no line of the proof
// changes the claim.
//
//   v x1 x6 ..     a solution, and from then on "another one": two such lines "prove" anything unique
//   a 1 x1 >= 1 ;  an assumption
//
// So only the lines that Deduku's proofs use are accepted: sums, clauses by propagation, levels, the end.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "deduku/reason.hpp"

namespace deduku {

/// The claim whose formula for this puzzle is exactly this text; or an error.
[[nodiscard]] std::variant<Claim, std::string> claim_of_opb(const Puzzle& puzzle, std::string_view opb);

/// The largest size of a formula of this puzzle, in bytes.
[[nodiscard]] std::size_t most_opb_bytes(const Puzzle& puzzle);

/// Reads a proof of version 1.2 in pieces, without storing it.
class VeripbLines {
  public:
    /// False after a line is refused.
    bool feed(std::string_view bytes);
    /// Ends the input. Returns the refusal, "line 7: `v` ..", or an empty text.
    [[nodiscard]] std::string finish();

  private:
    void end_word();
    void refuse(const std::string& why);

    std::string first_;  // the header line, or the first word of a line
    bool in_first_ = true;
    std::size_t line_ = 1;
    std::string refused_;
};

}  // namespace deduku
