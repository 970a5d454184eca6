#include "cli/prove_format.hpp"

#include <algorithm>
#include <array>

#include "render/proof/ledger_writer.hpp"

namespace deduku::cli {
namespace {

ProofWriter ledger(std::string_view /*version*/, TakeText write) {
    return {std::make_unique<LedgerWriter>(std::move(write)), [] { return std::string(); }};
}

constexpr std::array<ProofFormat, 1> formats = {{
    {"ledger", ".jsonl", "", ledger, nullptr},
}};

}  // namespace

const ProofFormat& proof_format(std::string_view name) {
    return *std::find_if(formats.begin(), formats.end(), [&](const ProofFormat& f) { return f.name == name; });
}

}  // namespace deduku::cli
