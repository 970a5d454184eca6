// analyze: everything about a puzzle.
#include "session/methods/analyze.hpp"

#include <array>

#include "report/analysis.hpp"
#include "report/html/report.hpp"

namespace deduku::session {
namespace {

constexpr std::array analyze_members = {
    choose_member, walk_member, depth_member,
    Option{"page", MemberType::flag, "", "", "add the HTML report, a self-contained page, as text"}};

analysis::Done done_of(const Asking& asking) {
    if (!asking.tell) return {};
    return [&asking](analysis::AnalysisPart part) {
        if (part == analysis::AnalysisPart::path) return;
        constexpr auto all = static_cast<unsigned>(analysis::AnalysisPart::methods) + 1U;
        asking.tell(progress(static_cast<unsigned>(part) + 1U, all, "parts"));
    };
}

}  // namespace

OrError<AnalyzeAnswer::Wanted> AnalyzeAnswer::read(const Question& question) {
    auto options = hdp_options(question);
    if (auto* error = std::get_if<Error>(&options)) return std::move(*error);
    return Wanted{std::get<hdp::HdpOptions>(options), question.flag("page")};
}

OrError<AnalyzeAnswer> AnalyzeAnswer::find(const Wanted& wanted, const Asking& asking) {
    const method::MethodOptions options{.hdp = wanted.hdp, .fallback = asking.fallback};
    analysis::WantedParts looks_for{.details = wanted.page};
    const auto most = wanted.page && asking.seconds ? asking.question.number("seconds") : std::nullopt;
    if (most) looks_for.seconds_left = [&asking, most] { return *most - asking.seconds(); };
    AnalyzeAnswer out{wanted, analysis::analyze(asking.puzzle, options, asking.meter, done_of(asking), looks_for)};
    if (const auto& proof = out.found.proof; proof && proof->proved && !proof->accepted)
        return Error{"internal", "the checker refuses the proof: " + proof->why};
    return out;
}

void AnalyzeAnswer::add_to(Json& object, const Asking& asking) const {
    report::add_analysis(object, asking.puzzle, found, wanted.hdp, asking.coords);
    if (!wanted.page) return;
    const double seconds = asking.seconds ? asking.seconds() : 0;
    object["page"] = report::report_html(asking.puzzle, found, {wanted.hdp, asking.coords, seconds});
}

extern const Ask analyze_ask = {
    170,  "analyze", "analyze",  "everything about a puzzle", analyze_members, in_more<answered<AnalyzeAnswer>>,
    true, true,      Boards::all};

}  // namespace deduku::session
