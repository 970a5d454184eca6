#include "render/proof/format.hpp"

#include <algorithm>
#include <array>

#include "grid/module.hpp"
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
    {"veripb", ".pbp", ".opb", true, in_more<to_veripb>, in_more<write_opb>},
    {"veripb-strict", ".pbp", ".opb", true, in_more<to_strict_veripb>, in_more<write_opb>},
    {"drat", ".drat", ".cnf", false, in_more<to_drat>, in_more<write_cnf>},
    {"lrat", ".lrat", ".cnf", false, in_more<to_lrat>, in_more<write_cnf>},
}};

}  // namespace

const ProofFormat& proof_format(std::string_view name) {
    return *std::find_if(formats.begin(), formats.end(), [&](const ProofFormat& f) { return f.name == name; });
}

}  // namespace deduku
