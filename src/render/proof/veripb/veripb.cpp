#include "render/proof/veripb/veripb.hpp"

#include "render/proof/formula/conditional.hpp"
#include "render/proof/veripb/walk.hpp"

namespace deduku {

VeripbWriter::VeripbWriter(std::function<void(std::string_view)> write) : write_(std::move(write)) {}

VeripbWriter::~VeripbWriter() = default;

void VeripbWriter::begin(const Puzzle& start, const Claim& goal) {
    if (proof::needs_one_solution(goal)) error_ = proof::one_solution_refusal;
    if (std::holds_alternative<Solved>(goal))
        error_ = "a solution is its own certificate: VeriPB accepts proofs of it unread; take --as ledger";
    walk_ = std::make_unique<proof::VeripbWalk>(write_, start, goal, error_);
    forward_to(*walk_);
}

// Steps that depend on uniqueness do not follow from the formula.
void VeripbWriter::close_twin(const Twin&) {
    error_ = proof::one_solution_refusal;
    walk_->close_branch(std::nullopt);
}

}  // namespace deduku
