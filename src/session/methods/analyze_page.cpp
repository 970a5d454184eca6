#include "session/methods/analyze_page.hpp"

#include "report/html/report.hpp"

namespace deduku::session {

Answered answer_page(const Asking& asking, const hdp::Options& wanted, Json& answer) {
    const analysis::Analysis found = analysed(asking, wanted, true);
    Answered out = add_findings(asking, wanted, found, answer);
    const double seconds = asking.seconds ? asking.seconds() : 0;
    answer["page"] = report::report_html(asking.puzzle, found, {wanted, asking.coords, seconds});
    return out;
}

}  // namespace deduku::session
