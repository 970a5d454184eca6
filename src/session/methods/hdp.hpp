// hdp: the typed answer.
#pragma once

#include "report/hdp.hpp"
#include "session/question/options.hpp"

namespace deduku::session {

struct HdpAnswer {
    hdp::HdpOptions wanted;
    hdp::HdpReport report;

    static OrError<hdp::HdpOptions> read(const Question& question);
    static OrError<HdpAnswer> find(const hdp::HdpOptions& wanted, const Context& context);
    void add_to(Json& object, const Context& context) const;
    Outcome outcome() const;
};

}  // namespace deduku::session
