// The progress of the run on stderr: on terminals, or on request.
//
//   [############----------]  1,234 puzzles  52 %  410/s  3 s left
//   [######------------------]  puzzle 3: 8192 of 31696 scenarios        while one puzzle takes long
//   [##################------]  9 of 12 pages                            the second of two parts of a run
//   {"progress":{"done":1234,"fraction":0.52,"seconds":3.01}}              --progress json
#pragma once

#include <cstdint>
#include <optional>

#include "cli/run/job.hpp"

namespace deduku::cli {

enum class ProgressStyle : std::uint8_t { none, bar, json };

class Progress {
  public:
    /// A bar appears after `delay` seconds. finish() ends one of `parts` of the run; each has the same share of the bar.
    Progress(ProgressStyle style, double delay, unsigned parts = 1);
    ~Progress() { clear(); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// Whether it is time to show something.
    bool due() const;
    /// Shows the state if it is time: finished puzzles, their total if known, and the progress of the next
    /// one, if it reports any, or of the run instead of their total.
    void update(std::uint64_t done, std::optional<std::uint64_t> total, const std::optional<Within>& within = {});
    /// Removes the bar from the terminal before other text is written there.
    void clear();
    /// Ends the part. The last one ends the display: removes the bar, or writes the final line of JSON.
    void finish(std::uint64_t done);

  private:
    void show(std::uint64_t done, std::optional<double> fraction, const std::optional<Within>& within, double now);
    void show_json(std::uint64_t done, std::optional<double> fraction, const std::optional<Within>& within, double now);
    double of_run(double part) const { return (part_ + part) / parts_; }
    double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

    ProgressStyle style_;
    Clock::time_point start_ = Clock::now();
    double next_;
    unsigned parts_;
    unsigned part_ = 0;  // ended ones
    bool visible_ = false;
};

}  // namespace deduku::cli
