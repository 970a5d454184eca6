// The progress of the run on stderr: on terminals, or on request.
//
//   [############----------]  1,234 puzzles  52 %  410/s  3 s left
//   [######------------------]  puzzle 3: 8192 of 31696 scenarios        while one puzzle takes long
//   {"progress":{"done":1234,"fraction":0.52,"seconds":3.01}}              --progress json
#pragma once

#include <cstdint>
#include <optional>

#include "cli/run/job.hpp"

namespace deduku::cli {

enum class ProgressStyle : std::uint8_t { none, bar, json };

class Progress {
  public:
    /// A bar appears after `delay` seconds.
    Progress(ProgressStyle style, double delay);

    /// Whether it is time to show something.
    bool due() const;
    /// Shows the state if it is time: finished puzzles, their total if known, and the progress of the next
    /// one, if it reports any.
    void update(std::uint64_t done, std::optional<std::uint64_t> total, const std::optional<Within>& within = {});
    /// Removes the bar from the terminal before other text is written there.
    void clear();
    /// Ends the display: removes the bar, or writes the final line of JSON.
    void finish(std::uint64_t done);

  private:
    void show(std::uint64_t done, std::optional<double> fraction, const std::optional<Within>& within, double now);
    double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

    ProgressStyle style_;
    Clock::time_point start_ = Clock::now();
    double next_;
    bool visible_ = false;
};

}  // namespace deduku::cli
