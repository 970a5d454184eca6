// certificate: the typed answer.
#pragma once

#include "method/proving/certificate.hpp"
#include "session/question/row.hpp"

namespace deduku::session {

struct CertificateAnswer {
    Certificate found;

    static OrError<TreeOptions> read(const Question& question);
    static OrError<CertificateAnswer> find(TreeOptions wanted, const Context& context);
    void add_to(Json& object, const Context& context) const;
    Outcome outcome() const { return found.status == ProofStatus::proved ? Outcome::positive : Outcome::negative; }
};

}  // namespace deduku::session
