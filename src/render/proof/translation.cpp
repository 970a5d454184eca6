#include "render/proof/translation.hpp"

#include "render/proof/clauses/clauses.hpp"
#include "render/proof/formula/cnf.hpp"
#include "render/proof/formula/opb.hpp"
#include "render/proof/veripb/veripb.hpp"

namespace deduku::proof {
namespace {

template <class Writer>
ProofWriter writer(TakeText write) {
    auto events = std::make_unique<Writer>(std::move(write));
    const Writer* const made = events.get();
    return {std::move(events), [made] { return made->error(); }};
}

}  // namespace

ProofWriter to_veripb(TakeText write) { return writer<VeripbWriter>(std::move(write)); }
ProofWriter to_drat(TakeText write) { return writer<DratWriter>(std::move(write)); }
ProofWriter to_lrat(TakeText write) { return writer<LratWriter>(std::move(write)); }

void write_cnf(const Puzzle& puzzle, const Claim& goal, const TakeText& write) { cnf_formula(puzzle, goal, write); }
void write_opb(const Puzzle& puzzle, const Claim& goal, const TakeText& write) { write(opb_formula(puzzle, goal)); }

}  // namespace deduku::proof
