// hdp: the typed answer.
#pragma once

#include "report/hdp.hpp"
#include "session/question/options.hpp"

namespace deduku::session {

struct HdpAnswer {
    hdp::Options wanted;
    hdp::Report report;

    static Or<hdp::Options> read(const Question& question);
    static Or<HdpAnswer> find(const hdp::Options& wanted, const Asking& asking);
    void add_to(Json& object, const Asking& asking) const;
    Outcome outcome() const;
};

}  // namespace deduku::session
