// What analyze answers: the findings; with `page` also the report for browsers that `deduku analyze --html` writes.
#pragma once

#include "method/analysis/analysis.hpp"
#include "session/question/ask.hpp"

namespace deduku::session {

/// Runs all methods; `detailed`: as a report needs them.
[[nodiscard]] analysis::Analysis analysed(const Asking& asking, const hdp::Options& wanted, bool detailed);
/// The members of the answer but for the page.
[[nodiscard]] Answered add_findings(const Asking& asking, const hdp::Options& wanted, const analysis::Analysis& found,
                                    Json& answer);
/// The findings and the page.
[[nodiscard]] Answered answer_page(const Asking& asking, const hdp::Options& wanted, Json& answer);

}  // namespace deduku::session
