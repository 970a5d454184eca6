// rate --people: the times of people beside the rating `time`.
#pragma once

#include "cli/commands.hpp"

namespace deduku::cli {

/// Prints the figures, and writes the plot of --plot.
[[nodiscard]] Status rate_people(const Request& request);

}  // namespace deduku::cli
