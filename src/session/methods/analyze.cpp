// analyze: everything about a puzzle.
#include <array>

#include "method/analysis/analysis.hpp"
#include "report/analysis.hpp"
#include "session/methods/analyze_page.hpp"
#include "session/question/options.hpp"

namespace deduku::session {
namespace {

constexpr std::array analyze_members = {
    choose_member, walk_member, depth_member,
    Option{"page", Kind::flag, "", "", "add the HTML report, a self-contained page, as text"}};

analysis::Done done_of(const Asking& asking) {
    if (!asking.tell) return {};
    return [&asking](analysis::Part part) {
        if (part == analysis::Part::path) return;
        constexpr auto all = static_cast<unsigned>(analysis::Part::methods) + 1U;
        asking.tell(progress(static_cast<unsigned>(part) + 1U, all, "parts"));
    };
}

Answered answer_analyze(const Asking& asking, Json& answer) {
    const auto read = hdp_options(asking.question);
    if (const auto* error = std::get_if<Error>(&read)) return *error;
    const auto& wanted = std::get<hdp::Options>(read);
    if (asking.question.flag("page")) return answer_page(asking, wanted, answer);
    return add_findings(asking, wanted, analysed(asking, wanted, false), answer);
}

}  // namespace

analysis::Analysis analysed(const Asking& asking, const hdp::Options& wanted, bool detailed) {
    const method::Options options{.hdp = wanted, .fallback = asking.fallback};
    analysis::Wanted looks_for{.details = detailed};
    const auto most = detailed && asking.seconds ? asking.question.number("seconds") : std::nullopt;
    if (most) looks_for.seconds_left = [&asking, most] { return *most - asking.seconds(); };
    return analysis::analyze(asking.puzzle, options, asking.meter, done_of(asking), looks_for);
}

Answered add_findings(const Asking& asking, const hdp::Options& wanted, const analysis::Analysis& found, Json& answer) {
    report::add_analysis(answer, asking.puzzle, found, wanted, asking.coords);
    if (found.proof && found.proof->proved && !found.proof->accepted)
        return Error{"internal", "the checker refuses the proof: " + found.proof->why};
    return analysis::succeeded(found) ? Outcome::positive : Outcome::negative;
}

const Ask analyze_ask = {
    "analyze", "analyze",  "everything about a puzzle", analyze_members, in_more<answer_analyze>, true,
    true,      Boards::all};

}  // namespace deduku::session
