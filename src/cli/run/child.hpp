// Other programs: run to their end, or as a filter, whose input is fed and whose output is read at the
// same time.
//
//   run_child({"/usr/bin/veripb", "f.opb", "p.pbp"}, &said)   ->   its exit status, and what it wrote
//   feed --> [stdin  program  stdout] --> take
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace deduku::cli {

/// What a program wrote, the first 64 KiB of each.
struct Said {
    std::string out;
    std::string errors;
};

/// Runs the program and waits for it; its exit status. With `said` its output is kept, else it goes where ours goes.
/// Throws a runtime_error if it cannot be run or is ended by a signal. A name without a slash is looked for in PATH.
[[nodiscard]] int run_child(std::vector<std::string> words, Said* said = nullptr);

/// Gives the program more of its input; false = it wants no more.
using Give = std::function<bool(std::string_view)>;

/// Runs the program of these words; its exit status, -1 if a signal ended it. `feed` is called once, from a separate
/// thread, and supplies the input; `take` receives the output piece by piece. Its stderr goes where ours
/// goes. Throws a runtime_error if it cannot be run. When the run is to stop, the program is stopped, too.
[[nodiscard]] int run_filter(std::vector<std::string> words, const std::function<void(const Give&)>& feed,
                             const std::function<void(std::string_view)>& take);

/// Several programs at once, at most `at_once`; their output goes where ours goes, their status is not reported. No
/// more are begun once the run is to stop. `look` is called often meanwhile.
void run_many(const std::vector<std::vector<std::string>>& programs, std::size_t at_once,
              const std::function<void()>& look);

/// The file of this program.
[[nodiscard]] std::string own_program();

}  // namespace deduku::cli
