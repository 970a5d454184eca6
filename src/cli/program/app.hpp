// Runs a command line and returns its exit status.
#pragma once

#include <string>
#include <vector>

#include "cli/run/status.hpp"

namespace deduku::cli {

/// Runs the program on its arguments (without its own name). Every error ends here as a message on stderr.
Status run_program(std::vector<std::string> arguments);

}  // namespace deduku::cli
