// hdp: chains of hypotheses, disproofs and proofs.
#include "session/methods/hdp.hpp"

#include <array>

namespace deduku::session {
namespace {

constexpr std::array hdp_members = {choose_member, walk_member, depth_member,
                                    Option{"log", MemberType::flag, "", "", "add the lines of the reduction log"}};

}  // namespace

OrError<hdp::HdpOptions> HdpAnswer::read(const Question& question) {
    auto options = hdp_options(question);
    if (auto* wanted = std::get_if<hdp::HdpOptions>(&options)) wanted->log = question.flag("log");
    return options;
}

OrError<HdpAnswer> HdpAnswer::find(const hdp::HdpOptions& wanted, const Context& context) {
    return HdpAnswer{wanted, hdp::analyse(context.puzzle, wanted, context.meter)};
}

void HdpAnswer::add_to(Json& object, const Context& /*context*/) const { report::add_report(object, report, wanted); }

Outcome HdpAnswer::outcome() const {
    return report.solution && !report.cut_short ? Outcome::positive : Outcome::negative;
}

extern const QuestionRow hdp_question = {40,          "hdp",
                                         "hdp",       "hypothesis / disproof / proof chains by pair reduction",
                                         hdp_members, answer_by<HdpAnswer>,
                                         true,        true,
                                         Boards::all};

}  // namespace deduku::session
