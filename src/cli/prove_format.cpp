#include "cli/prove_format.hpp"

#include <algorithm>
#include <array>

#include "render/proof/cnf.hpp"
#include "render/proof/drat.hpp"
#include "render/proof/ledger_writer.hpp"
#include "render/proof/lrat.hpp"

namespace deduku::cli {
namespace {

ProofWriter ledger(std::string_view /*version*/, TakeText write) {
    return {std::make_unique<LedgerWriter>(std::move(write)), [] { return std::string(); }};
}

template <class Writer>
ProofWriter clauses(std::string_view /*version*/, TakeText write) {
    auto writer = std::make_unique<Writer>(std::move(write));
    const Writer* const made = writer.get();
    return {std::move(writer), [made] { return made->error(); }};
}

void cnf(const Puzzle& puzzle, const Claim& goal, const TakeText& write) { cnf_formula(puzzle, goal, write); }

constexpr std::array<ProofFormat, 3> formats = {{
    {"ledger", ".jsonl", "", ledger, nullptr},
    {"drat", ".drat", ".cnf", clauses<DratWriter>, cnf},
    {"lrat", ".lrat", ".cnf", clauses<LratWriter>, cnf},
}};

}  // namespace

const ProofFormat& proof_format(std::string_view name) {
    return *std::find_if(formats.begin(), formats.end(), [&](const ProofFormat& f) { return f.name == name; });
}

}  // namespace deduku::cli
