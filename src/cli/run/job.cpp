#include "cli/run/job.hpp"

#include "cli/run/stop.hpp"

namespace deduku::cli {

bool Job::send_out() {
    const bool wanted = send_(out_);
    out_.clear();
    if (!wanted) abandoned_ = true;
    return wanted;
}

void Job::error(std::string_view text) {
    error_ += text;
    error_ += '\n';
}

Budget Job::budget() {
    // The clock costs more than a search node: look at it now and then. Every new search looks at once.
    polls_ = 0;
    const auto stop = [this] {
        constexpr unsigned polls_per_look = 64;
        if (stop_asked() != Stop::none) abandoned_ = true;
        if (limits_.seconds && polls_++ % polls_per_look == 0 && seconds() >= *limits_.seconds) late_ = true;
        return abandoned_ || late_;
    };
    return {limits_.max_nodes, stop};
}

}  // namespace deduku::cli
