#include "render/proof/translation.hpp"

#include "render/proof/clauses/clauses.hpp"
#include "render/proof/formula/cnf.hpp"
#include "render/proof/formula/opb.hpp"
#include "render/proof/veripb/veripb.hpp"

namespace deduku::proof {
namespace {

template <class Writer>
ProofWriter with_error(std::unique_ptr<Writer> writer) {
    const Writer* const made = writer.get();
    return {std::move(writer), [made] { return made->error(); }};
}

ProofWriter veripb(VeripbOptions options, std::string_view version, TakeText write) {
    options.version = version == "3.0" ? VeripbVersion::v3_0 : VeripbVersion::v1_2;
    return with_error(std::make_unique<VeripbWriter>(options, std::move(write)));
}

}  // namespace

ProofWriter to_veripb(std::string_view version, TakeText write) { return veripb({false}, version, std::move(write)); }
ProofWriter to_strict_veripb(std::string_view version, TakeText write) {
    return veripb({true}, version, std::move(write));
}
ProofWriter to_drat(std::string_view /*version*/, TakeText write) {
    return with_error(std::make_unique<DratWriter>(std::move(write)));
}
ProofWriter to_lrat(std::string_view /*version*/, TakeText write) {
    return with_error(std::make_unique<LratWriter>(std::move(write)));
}

void write_cnf(const Puzzle& puzzle, const Claim& goal, const TakeText& write) { cnf_formula(puzzle, goal, write); }
void write_opb(const Puzzle& puzzle, const Claim& goal, const TakeText& write) { write(opb_formula(puzzle, goal)); }

}  // namespace deduku::proof
