#include "render/proof/format.hpp"

#include <algorithm>
#include <array>

#include "render/proof/ledger_writer.hpp"
#include "render/proof/translation.hpp"

namespace deduku {
namespace {

ProofWriter ledger(std::string_view /*version*/, TakeText write) {
    return {std::make_unique<LedgerWriter>(std::move(write)), [] { return std::string(); }};
}

using namespace proof;

constexpr std::array<ProofFormat, 5> formats = {{
    {"ledger", ".jsonl", "", false, ledger, nullptr},
    {"veripb", ".pbp", ".opb", true, to_veripb, write_opb},
    {"veripb-strict", ".pbp", ".opb", true, to_strict_veripb, write_opb},
    {"drat", ".drat", ".cnf", false, to_drat, write_cnf},
    {"lrat", ".lrat", ".cnf", false, to_lrat, write_cnf},
}};

}  // namespace

const ProofFormat& proof_format(std::string_view name) {
    return *std::find_if(formats.begin(), formats.end(), [&](const ProofFormat& f) { return f.name == name; });
}

}  // namespace deduku
