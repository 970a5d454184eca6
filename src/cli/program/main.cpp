// deduku: the program. Everything it can do is a row in commands.cpp.

#include "cli/program/app.hpp"
#include "cli/run/stop.hpp"
#include "cli/run/system.hpp"

int main(int argc, char** argv) {
    deduku::cli::open_standard_descriptors();  // first of all, or something else is opened in their place
    deduku::cli::catch_signals();
    const auto status = deduku::cli::run_program({argv + 1, argv + argc});
    return static_cast<int>(status);
}
