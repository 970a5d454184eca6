// judge --claims: the steps of many answers, a line of JSON each.
#pragma once

#include "cli/commands.hpp"

namespace deduku::cli {

/// Prints the verdicts on each line of --claims, and totals on stderr.
[[nodiscard]] Status judge_claims(const Request& request);

}  // namespace deduku::cli
