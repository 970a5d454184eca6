#include "cli/run/job.hpp"

#include <time.h>

#include "cli/run/stop.hpp"
#include "deduku/text.hpp"

namespace deduku::cli {

double rough_seconds() {
#ifdef CLOCK_MONOTONIC_COARSE
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC_COARSE, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
#else
    return std::chrono::duration<double>(Clock::now().time_since_epoch()).count();
#endif
}

std::string named(const Puzzle& puzzle) {
    constexpr std::size_t longest = 100;
    std::string line = to_line(puzzle);
    if (line.size() > longest) line.replace(longest, line.npos, "..");
    return line;
}

bool Job::send_out() {
    if (!out_.empty()) sent_ = true;
    const bool wanted = send_(out_);
    out_.clear();
    if (!wanted) abandoned_ = true;
    return wanted;
}

void Job::error(std::string_view text) {
    error_ += visible_line(text);
    error_ += '\n';
}

bool Job::is_over() {
    if (stop_asked() != Stop::none) abandoned_ = true;
    if (limits_.seconds && rough_seconds() - rough_start_ >= *limits_.seconds) late_ = true;
    return abandoned_ || late_ || (over_ && over_());
}

}  // namespace deduku::cli
