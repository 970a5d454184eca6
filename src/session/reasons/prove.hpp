// prove and certificate: the typed answers.
#pragma once

#include "method/prove/certificate.hpp"
#include "method/prove/goal.hpp"
#include "render/proof/format.hpp"
#include "session/question/options.hpp"

namespace deduku::session {

/// The options of a proof.
struct ProofWanted {
    GoalText goal{};
    Finder finder{};
    const ProofFormat* format = nullptr;
    std::string version{};  ///< of the format
};
/// Of goal, by, order, as, proof_version.
[[nodiscard]] Or<ProofWanted> proof_wanted(const Question& question);
/// The proof goes to `write` while it is found. Errors are about this puzzle: its board does not suit the method, or the
/// goal does not exist there.
[[nodiscard]] Or<Told> find_proof(const ProofWanted& wanted, const Asking& asking, const TakeText& write,
                                  const std::function<void(std::uint64_t done, std::uint64_t total)>& progress = {});
/// "time or nodes ran out", or why it is not proved.
[[nodiscard]] std::string why_not(const Told& told);
/// "solution", "unique", "no solution", "false candidates"
[[nodiscard]] std::string_view claim_word(const Claim& claim);
/// Members result and why; or result, claim, method, deductions, .., as, bytes.
void add_told(Json& object, const Told& told, std::string_view as, std::uint64_t bytes);

struct CertificateAnswer {
    Certificate found;

    static Or<TreeOptions> read(const Question& question);
    static Or<CertificateAnswer> find(TreeOptions wanted, const Asking& asking);
    void add_to(Json& object, const Asking& asking) const;
    Outcome outcome() const { return found.status == ProofStatus::proved ? Outcome::positive : Outcome::negative; }
};

}  // namespace deduku::session
