// A run of the program in a separate process, in which one call that touches files fails.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "tests/faults/faulty_system.hpp"

namespace deduku::test {

/// All except `none`.
inline constexpr Fault all_faults[] = {Fault::short_write, Fault::interrupted, Fault::disk_full, Fault::broken,
                                       Fault::refused,     Fault::kill_before, Fault::kill_half, Fault::kill_after};

/// A new folder, removed on destruction.
class RunFolder {
  public:
    RunFolder();
    ~RunFolder();
    RunFolder(const RunFolder&) = delete;
    RunFolder& operator=(const RunFolder&) = delete;
    const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

struct Outcome {
    int status = -1;  ///< -1: killed
    bool met = false;
    std::uint64_t calls = 0;
};

/// Runs in the folder; its output is in the files stdout and stderr there.
Outcome run_in(const std::filesystem::path& folder, const std::vector<std::string>& words, Fault fault = Fault::none,
               std::uint64_t at = 0);

std::string text_of_file(const std::filesystem::path& file);

}  // namespace deduku::test
