// certificate: the typed answer.
#pragma once

#include "method/proving/certificate.hpp"
#include "session/question/ask.hpp"

namespace deduku::session {

struct CertificateAnswer {
    Certificate found;

    static OrError<TreeOptions> read(const Question& question);
    static OrError<CertificateAnswer> find(TreeOptions wanted, const Asking& asking);
    void add_to(Json& object, const Asking& asking) const;
    Outcome outcome() const { return found.status == ProofStatus::proved ? Outcome::positive : Outcome::negative; }
};

}  // namespace deduku::session
