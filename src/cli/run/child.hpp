// Child processes: run to completion, or used as a filter, which reads input and writes output at the same time.
//
//   run_child({"/usr/bin/veripb", "f.opb", "p.pbp"}, &said)   ->   its exit status and output
//   feed --> [stdin  program  stdout] --> take
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "grid/function_ref.hpp"

namespace deduku::cli {

/// The output of a program, the first 64 KiB of each stream.
struct Said {
    std::string out;
    std::string errors;
};

/// Runs the program to completion; returns its exit status. With `said` its output is stored, otherwise it goes to
/// ours. Throws a runtime_error if it cannot be run or is ended by a signal. Names without a slash are searched in
/// PATH.
[[nodiscard]] int run_child(std::vector<std::string> words, Said* said = nullptr);

/// Gives the program more of its input; false: it accepts no more.
using Give = std::function<bool(std::string_view)>;

/// Runs the program of these words; returns its exit status, -1 if a signal ended it. `feed` is called once, in a
/// separate thread, and supplies the input; `take` receives the output in pieces. Its stderr goes to ours.
/// Throws a runtime_error if it cannot be run. If the run is to stop, the program is stopped, too.
[[nodiscard]] int run_filter(std::vector<std::string> words, FunctionRef<void(const Give&)> feed,
                             FunctionRef<void(std::string_view)> take);

/// Runs several programs, at most `at_once` at a time; their output goes to ours, their status is ignored. Starts no
/// more once the run is to stop. Calls `look` often meanwhile.
void run_many(const std::vector<std::vector<std::string>>& programs, std::size_t at_once, FunctionRef<void()> look);

/// The path of this program.
[[nodiscard]] std::string own_program();

}  // namespace deduku::cli
