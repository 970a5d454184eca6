// Who finds what `explain` explains: --method and --order.
#pragma once

#include <optional>
#include <string>

#include "cli/option.hpp"
#include "cli/run/job.hpp"
#include "method/explain/explain.hpp"
#include "method/steps/steps.hpp"

namespace deduku::cli {

inline constexpr Option method_option = {
    "method",     0,
    Kind::choice, "reasonable|hdp|steps",
    "reasonable", "who finds: the two rules, HDP chains (and search), an order of constraints"};
inline constexpr Option explain_order_option = {
    "order", 'q',          Kind::text,
    "ORDER", "T1H1BTHWXY", "the order of --method steps, or the first of a series that solves"};

class MethodChoice {
  public:
    /// From --method and --order; a UsageError if they do not fit. --order alone chooses steps.
    explicit MethodChoice(const Values& values);

    /// "reasonable", "hdp" or "steps T1H1"
    std::string text() const;
    /// The method under the limits of one puzzle; `job` must outlive it.
    explain::Method limited_by(Job& job) const;

  private:
    std::string name_;
    std::optional<steps::Series> series_;
};

}  // namespace deduku::cli
