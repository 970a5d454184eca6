#include "render/proof/veripb.hpp"

#include "render/proof/conditional.hpp"
#include "render/proof/veripb_walk.hpp"

namespace deduku {

VeripbWriter::VeripbWriter(VeripbOptions options, std::function<void(std::string_view)> write)
    : options_(options), write_(std::move(write)) {}

VeripbWriter::~VeripbWriter() = default;

void VeripbWriter::begin(const Puzzle& start, const Claim& goal) {
    if (proof::needs_one_solution(goal)) error_ = proof::one_solution_refusal;
    if (std::holds_alternative<Solved>(goal))
        error_ = "a solution is its own certificate: VeriPB accepts proofs of it unread; take --as ledger";
    walk_ = (options_.strict ? proof::strict_walk : proof::mixed_walk)(options_.version, write_, start, goal, error_);
}

void VeripbWriter::cover(const Cover& why, const std::vector<Candidate>& removes) { walk_->cover(why, removes); }

void VeripbWriter::sum(const Sum& why, const std::vector<Candidate>& removes) { walk_->sum(why, removes); }

void VeripbWriter::open_split(Sector on) { walk_->open_split(on); }

void VeripbWriter::open_branch(const std::vector<Candidate>& keep) { walk_->open_branch(keep); }

void VeripbWriter::close_branch(std::optional<Sector> empty) { walk_->close_branch(empty); }

// What rests on uniqueness does not follow from the formula.
void VeripbWriter::close_twin(const Twin&) {
    error_ = proof::one_solution_refusal;
    walk_->close_branch(std::nullopt);
}

void VeripbWriter::close_split(const std::vector<Candidate>& removes) { walk_->close_split(removes); }

void VeripbWriter::open_cases(int choice) { walk_->open_cases(choice); }

void VeripbWriter::open_case() { walk_->open_case(); }

void VeripbWriter::close_cases(const std::vector<Candidate>& removes) { walk_->close_split(removes); }

void VeripbWriter::end(const Claim& claim) { walk_->end(claim); }

bool VeripbWriter::ok() const { return error_.empty(); }

const std::string& VeripbWriter::error() const { return error_; }

}  // namespace deduku
