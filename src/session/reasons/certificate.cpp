// certificate: a line that shows there is one solution, or none.
#include "session/reasons/certificate.hpp"

#include <array>

#include "deduku/check.hpp"

namespace deduku::session {
namespace {

constexpr std::array certificate_members = {
    Option{"effort", MemberType::count, "N", "4",
           "1 to 12: effort to find a short certificate (12 takes some hundred times as long)", 'e'}};

}  // namespace

OrError<TreeOptions> CertificateAnswer::read(const Question& question) {
    constexpr std::uint64_t most = 12;
    const std::uint64_t effort = *question.count("effort");
    if (effort < 1 || effort > most) return wrong("effort", "expected a number from 1 to 12");
    TreeOptions out;
    out.effort = static_cast<int>(effort);
    return out;
}

OrError<CertificateAnswer> CertificateAnswer::find(TreeOptions wanted, const Context& context) {
    wanted.fallback = context.fallback;
    CertificateAnswer out{certify(context.puzzle, wanted, context.meter)};
    if (out.found.status != ProofStatus::proved) return out;
    const Verdict verdict = check_certificate(start_of(context.puzzle), out.found.text);
    if (const auto* refused = std::get_if<Refused>(&verdict))
        return Error{"internal", "the checker refuses the certificate: " + refused->rule};
    return out;
}

void CertificateAnswer::add_to(Json& object, const Context& /*context*/) const {
    constexpr std::array<std::string_view, 4> words = {"certified", "untrue", "unreached", "unknown"};
    object["result"] = words[static_cast<std::size_t>(found.status)];
    if (found.status == ProofStatus::proved) {
        object["claim"] = found.solution ? "unique" : "no solution";
        object["certificate"] = found.text;
        object["nodes"] = found.nodes;
        object["depth"] = found.depth;
    } else {
        object["why"] = found.why;
    }
}

extern const QuestionRow certificate_question = {150,
                                                 "certificate",
                                                 "certificate",
                                                 "a line of text that shows there is one solution, or none",
                                                 certificate_members,
                                                 answer_by<CertificateAnswer>,
                                                 true,
                                                 false,
                                                 Boards::houses};

}  // namespace deduku::session
