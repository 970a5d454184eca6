#include "cli/explain_choice.hpp"

#include "cli/method_options.hpp"
#include "method/analysis/explain_method.hpp"

namespace deduku::cli {

MethodChoice::MethodChoice(const Values& values) : name_(values.text("method")) {
    if (values.given("order") && !values.given("method")) name_ = "steps";
    if (values.given("order") && name_ != "steps") throw UsageError("--order: belongs to --method steps");
    if (name_ == "steps") series_ = series_of("order", values.text("order"));
}

std::string MethodChoice::text() const { return series_ ? "steps " + to_text(*series_) : name_; }

explain::Method MethodChoice::limited_by(Job& job) const {
    if (name_ == "hdp") return [&job](const Puzzle& puzzle) { return analysis::found_by_hdp(puzzle, job.meter()); };
    if (name_ == "reasonable") return analysis::found_by_reasonable;
    return [this, &job](const Puzzle& puzzle) { return analysis::found_by_steps(puzzle, *series_, job.meter()); };
}

}  // namespace deduku::cli
