// What came of proofs and certificates, as members of an answer.
#pragma once

#include <string>
#include <string_view>

#include "deduku/text.hpp"
#include "deduku/verdict.hpp"
#include "method/prove/certificate.hpp"
#include "method/prove/prove.hpp"
#include "report/json.hpp"

namespace deduku::session {

using report::Json;

/// Largest effort of a certificate.
inline constexpr std::uint64_t most_effort = 12;

/// What the writer of the proof has to say, and words for a counterexample: `told` is then what is to be told.
void settle(Told& told, const std::string& writer_error, const Geometry& geometry, Coords coords);
/// "time or nodes ran out", or why it is not proved.
[[nodiscard]] std::string why_not(const Told& told);
/// "solution", "unique", "no solution", "false candidates"
[[nodiscard]] std::string_view claim_word(const Claim& claim);
/// Members result and why; or result, claim, method, deductions, .., as, bytes.
void add_told(Json& object, const Told& told, std::string_view as, std::uint64_t bytes);
/// Members result, claim, certificate, nodes, depth, or why.
void add_certificate(Json& object, const Certificate& found);
/// Members verdict, proved, grid, if, candidates; or line, path, rule, detail: as deduku-check --json says it.
void add_verdict(Json& object, const Verdict& verdict);

}  // namespace deduku::session
