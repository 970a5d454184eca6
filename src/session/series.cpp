// Orders of the step model in questions, in a file of their own: not every build has them.
#include "report/steps.hpp"
#include "session/options.hpp"

namespace deduku::session {

Or<steps::Series> series_of(const Question& question, std::string_view member) {
    auto series = report::series_of(question.text(member));
    if (const auto* mistake = std::get_if<std::string>(&series)) return wrong(member, *mistake);
    return std::get<steps::Series>(std::move(series));
}

std::string text_of(const steps::Series& series) { return to_text(series); }

}  // namespace deduku::session
