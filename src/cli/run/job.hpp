// One puzzle in a command: the destination of its result, and its limits.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "cli/run/input.hpp"
#include "cli/run/status.hpp"
#include "deduku/meter.hpp"
#include "deduku/puzzle.hpp"
#include "grid/reading/escapes.hpp"

namespace deduku::cli {

using Clock = std::chrono::steady_clock;

/// Seconds of a clock with a resolution of milliseconds, cheap enough to be read at every search node.
double rough_seconds();

/// Limits of one puzzle, from --timeout and --max-nodes.
struct Limits {
    std::optional<double> seconds;
    std::uint64_t max_nodes = unlimited;
};

/// The progress of work on one puzzle: 8192 of 31696 "scenarios".
struct Within {
    std::string_view unit;  ///< a literal
    std::uint64_t done = 0;
    std::uint64_t total = 0;  ///< 0: unknown
    bool of_one = true;       ///< of one puzzle; otherwise of the whole run
};

/// The puzzle at the start of an error: its line, cut after 100 characters.
std::string named(const Puzzle& puzzle);

class Job {
  public:
    /// Takes a finished part of the result, in order; false: stop.
    using Send = std::function<bool(std::string_view)>;

    /// Takes the progress of the puzzle.
    using Tell = std::function<void(const Within&)>;

    Job(std::uint64_t number, const InputPlace& place, const Limits& limits, Send send, Tell tell)
        : number_(number),
          place_(place),
          limits_(limits),
          start_(Clock::now()),
          send_(std::move(send)),
          tell_(std::move(tell)),
          meter_(limits.max_nodes, [this] { return is_over(); }) {}
    /// For a puzzle made by a command: drops output. `over`, if any, ends it, too.
    explicit Job(const Limits& limits, std::function<bool()> over = {})
        : Job(
              0, nowhere, limits, [](std::string_view) { return true; }, [](const Within&) {}) {
        over_ = std::move(over);
    }
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;
    ~Job() = default;

    /// The number of the puzzle in the run, from 1.
    std::uint64_t number() const { return number_; }
    const InputPlace& place() const { return place_; }
    double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }
    /// Seconds until the limit; empty: there is no limit.
    std::function<double()> seconds_left() const {
        if (!limits_.seconds) return {};
        return [this] { return *limits_.seconds - seconds(); };
    }

    /// Adds text to the result; control characters in it are escaped.
    void out(std::string_view text) { out_ += visible(text); }
    /// Adds bytes unchanged: pictures, coloured text, lines of digits only.
    void out_bytes(std::string_view bytes) { out_ += bytes; }
    /// Sends the text so far before the result is complete, for results of unlimited size; false: stop.
    bool send_out();
    /// Whether part of the result has been sent.
    bool sent() const { return sent_; }
    /// Reports the progress of this puzzle; for work that may take long.
    void progress(const Within& within) { tell_(within); }
    /// A message for stderr, without the line end; line ends in it are escaped.
    void error(std::string_view text);

    /// The budget left for this puzzle; also ends when the run is to stop.
    Meter& meter() { return meter_; }
    /// Whether the result is incomplete because the run is to stop.
    bool abandoned() const { return abandoned_; }

    const std::string& collected_out() const { return out_; }
    const std::string& collected_error() const { return error_; }

  private:
    bool is_over();

    inline static const InputPlace nowhere{};

    std::uint64_t number_;
    const InputPlace& place_;
    Limits limits_;
    Clock::time_point start_;
    double rough_start_ = rough_seconds();
    Send send_;
    Tell tell_;
    std::string out_;
    std::string error_;
    std::function<bool()> over_;
    bool late_ = false;
    bool abandoned_ = false;
    bool sent_ = false;
    Meter meter_;
};

/// The function of a command for one puzzle; called from several threads.
using PuzzleWork = std::function<Status(const Puzzle&, Job&)>;

}  // namespace deduku::cli
