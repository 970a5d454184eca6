// The answers of analyze: its findings, and with `page` also the report for browsers that `deduku analyze --html`
// writes.
#pragma once

#include "method/analysis/analysis.hpp"
#include "session/question/ask.hpp"

namespace deduku::session {

/// Runs all methods; `detailed`: with the details needed by a report.
[[nodiscard]] analysis::Analysis analysed(const Asking& asking, const hdp::Options& wanted, bool detailed);
/// Adds the members of the answer except the page.
[[nodiscard]] Answered add_findings(const Asking& asking, const hdp::Options& wanted, const analysis::Analysis& found,
                                    Json& answer);
/// Adds the findings and the page.
[[nodiscard]] Answered answer_page(const Asking& asking, const hdp::Options& wanted, Json& answer);

}  // namespace deduku::session
