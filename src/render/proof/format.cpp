#include "render/proof/format.hpp"

#include <algorithm>
#include <array>

#include "render/proof/ledger_writer.hpp"
#include "render/proof/translation.hpp"

namespace deduku {
namespace {

ProofWriter ledger(TakeText write) {
    return {std::make_unique<LedgerWriter>(std::move(write)), [] { return std::string(); }};
}

using namespace proof;

constexpr std::array<ProofFormat, 4> formats = {{
    {"ledger", ".jsonl", "", ledger, nullptr},
    {"veripb", ".pbp", ".opb", to_veripb, write_opb},
    {"drat", ".drat", ".cnf", to_drat, write_cnf},
    {"lrat", ".lrat", ".cnf", to_lrat, write_cnf},
}};

}  // namespace

const ProofFormat& proof_format(std::string_view name) {
    return *std::find_if(formats.begin(), formats.end(), [&](const ProofFormat& f) { return f.name == name; });
}

}  // namespace deduku
