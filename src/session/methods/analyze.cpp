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

analysis::Done done_of(const Context& context) {
    if (!context.advance) return {};
    return [&context](analysis::AnalysisPart part) {
        if (part == analysis::AnalysisPart::path) return;
        constexpr auto all = static_cast<unsigned>(analysis::AnalysisPart::methods) + 1U;
        context.advance(static_cast<unsigned>(part) + 1U, all, "parts");
    };
}

}  // namespace

OrError<AnalyzeAnswer::Wanted> AnalyzeAnswer::read(const Question& question) {
    auto options = hdp_options(question);
    if (auto* error = std::get_if<Error>(&options)) return std::move(*error);
    return Wanted{std::get<hdp::HdpOptions>(options), question.flag("page")};
}

OrError<AnalyzeAnswer> AnalyzeAnswer::find(const Wanted& wanted, const Context& context) {
    const method::MethodOptions options{.hdp = wanted.hdp, .fallback = context.fallback};
    analysis::WantedParts looks_for{.details = wanted.page};
    const auto most = wanted.page && context.seconds ? context.question.number("seconds") : std::nullopt;
    if (most) looks_for.seconds_left = [&context, most] { return *most - context.seconds(); };
    AnalyzeAnswer out{wanted, analysis::analyze(context.puzzle, options, context.meter, done_of(context), looks_for)};
    if (const auto& proof = out.found.proof; proof && proof->proved && !proof->accepted)
        return Error{"internal", "the checker refuses the proof: " + proof->why};
    return out;
}

void AnalyzeAnswer::add_to(Json& object, const Context& context) const {
    report::add_analysis(object, context.puzzle, found, wanted.hdp, context.coords);
    if (!wanted.page) return;
    const double seconds = context.seconds ? context.seconds() : 0;
    object["page"] = report::report_html(context.puzzle, found, {wanted.hdp, context.coords, seconds});
}

extern const QuestionRow analyze_question = {
    170,  "analyze", "analyze",  "everything about a puzzle", analyze_members, answer_by<AnalyzeAnswer>,
    true, true,      Boards::all};

}  // namespace deduku::session
