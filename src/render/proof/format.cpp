#include "render/proof/format.hpp"

#include <algorithm>
#include <array>

#include "render/proof/cnf.hpp"
#include "render/proof/drat.hpp"
#include "render/proof/ledger_writer.hpp"
#include "render/proof/lrat.hpp"
#include "render/proof/opb.hpp"
#include "render/proof/veripb.hpp"

namespace deduku {
namespace {

ProofWriter ledger(std::string_view /*version*/, TakeText write) {
    return {std::make_unique<LedgerWriter>(std::move(write)), [] { return std::string(); }};
}

template <class Writer>
ProofWriter with_error(std::unique_ptr<Writer> writer) {
    const Writer* const made = writer.get();
    return {std::move(writer), [made] { return made->error(); }};
}

template <class Writer>
ProofWriter clauses(std::string_view /*version*/, TakeText write) {
    return with_error(std::make_unique<Writer>(std::move(write)));
}

template <bool strict>
ProofWriter veripb(std::string_view version, TakeText write) {
    const VeripbOptions options{strict, version == "3.0" ? VeripbVersion::v3_0 : VeripbVersion::v1_2};
    return with_error(std::make_unique<VeripbWriter>(options, std::move(write)));
}

void cnf(const Puzzle& puzzle, const Claim& goal, const TakeText& write) { cnf_formula(puzzle, goal, write); }
void opb(const Puzzle& puzzle, const Claim& goal, const TakeText& write) { write(opb_formula(puzzle, goal)); }

constexpr std::array<ProofFormat, 5> formats = {{
    {"ledger", ".jsonl", "", false, ledger, nullptr},
    {"veripb", ".pbp", ".opb", true, veripb<false>, opb},
    {"veripb-strict", ".pbp", ".opb", true, veripb<true>, opb},
    {"drat", ".drat", ".cnf", false, clauses<DratWriter>, cnf},
    {"lrat", ".lrat", ".cnf", false, clauses<LratWriter>, cnf},
}};

}  // namespace

const ProofFormat& proof_format(std::string_view name) {
    return *std::find_if(formats.begin(), formats.end(), [&](const ProofFormat& f) { return f.name == name; });
}

}  // namespace deduku
