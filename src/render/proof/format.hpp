// The formats of proofs, a row each: the file name, the writer, the formula for it.
//
//   ledger   0001.jsonl         veripb   0001.pbp  0001.opb         drat   0001.drat  0001.cnf
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "reason/proof_events.hpp"

namespace deduku {

using TakeText = std::function<void(std::string_view)>;

/// The writer of one proof, and its error if the claim or a deduction cannot be written.
struct ProofWriter {
    std::unique_ptr<ProofEvents> events;
    std::function<std::string()> error;
};

struct ProofFormat {
    std::string_view name;
    std::string_view extension;
    std::string_view formula;  ///< extension of the formula's file; "" = the format needs none
    ProofWriter (*make)(TakeText write);
    void (*write_formula)(const Puzzle& puzzle, const Claim& goal, const TakeText& write);
};

/// The values of --as, joined by |.
inline constexpr std::string_view proof_format_words = "ledger|veripb|drat|lrat";

/// The row with this name, which must exist.
[[nodiscard]] const ProofFormat& proof_format(std::string_view name);

}  // namespace deduku
