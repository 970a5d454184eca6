// A proof for VeriPB, the checker of pseudo-Boolean proofs, written as its events arrive.
//
//   p 8 129 +                    a sum of earlier lines: cell D1 holds 4 and no other digit
//   u 1 ~x4 >= 1 ;               not 4 in A1: its opposite leads to a contradiction by propagation
//   u >= 1 ;                     a contradiction
//   c 170
//
// A proof uses `u` where one sector forces another, sums where several sectors work together. Its formula is
// opb_formula() of the same puzzle and goal.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "reason/proof_events.hpp"

namespace deduku {

namespace proof {
class VeripbWalk;
}

class VeripbWriter : public Forward {
  public:
    /// `write` receives the text line by line.
    explicit VeripbWriter(std::function<void(std::string_view)> write);
    ~VeripbWriter() override;

    void begin(const Puzzle& start, const Claim& goal) override;
    void close_twin(const Twin& twin) override;

    /// False after an event that did not follow from earlier ones: the text is then not a proof, and a checker refuses
    /// it unless its claim happens to be provable otherwise.
    bool ok() const { return error_.empty(); }
    /// The first such event: "event 12: a removed candidate is dead before"; empty if there is none.
    const std::string& error() const { return error_; }

  private:
    std::function<void(std::string_view)> write_;
    std::unique_ptr<proof::VeripbWalk> walk_;
    std::string error_;
};

}  // namespace deduku
