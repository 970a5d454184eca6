// deduku: the program. Its commands are rows in commands.cpp.

#include "cli/program/app.hpp"
#include "cli/run/stop.hpp"
#include "cli/run/system.hpp"

int main(int argc, char** argv) {
    deduku::cli::open_standard_descriptors();  // first, before other files get their numbers
    deduku::cli::catch_signals();
    const auto status = deduku::cli::run_program({argv + 1, argv + argc});
    return static_cast<int>(status);
}
