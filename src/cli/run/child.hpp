// Another program, run to its end.
//
//   run_child({"/usr/bin/veripb", "f.opb", "p.pbp"}, &said)   ->   its exit status, and what it wrote
#pragma once

#include <string>
#include <vector>

namespace deduku::cli {

/// What a program wrote, the first 64 KiB of each.
struct Said {
    std::string out;
    std::string errors;
};

/// As exec wants them, to be used while the words stay.
[[nodiscard]] std::vector<char*> arguments_of(std::vector<std::string>& words);

/// Runs the program and waits for it; its exit status. With `said` its output is kept, else it goes where ours goes.
/// Throws a runtime_error if it cannot be run or is ended by a signal. A name without a slash is looked for in PATH.
[[nodiscard]] int run_child(std::vector<std::string> words, Said* said = nullptr);

}  // namespace deduku::cli
