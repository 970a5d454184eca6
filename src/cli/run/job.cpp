#include "cli/run/job.hpp"

#include "cli/run/stop.hpp"

namespace deduku::cli {

bool Job::send_out() {
    if (!out_.empty()) sent_ = true;
    const bool wanted = send_(out_);
    out_.clear();
    if (!wanted) abandoned_ = true;
    return wanted;
}

void Job::error(std::string_view text) {
    error_ += text;
    error_ += '\n';
}

Meter& Job::meter() {
    polls_ = 0;  // whatever is begun looks at the clock at once
    return meter_;
}

bool Job::is_over() {
    // The clock costs more than a search node: look at it now and then.
    constexpr unsigned polls_per_look = 64;
    if (stop_asked() != Stop::none) abandoned_ = true;
    if (limits_.seconds && polls_++ % polls_per_look == 0 && seconds() >= *limits_.seconds) late_ = true;
    return abandoned_ || late_;
}

}  // namespace deduku::cli
