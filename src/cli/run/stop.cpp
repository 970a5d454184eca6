#include "cli/run/stop.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>

namespace deduku::cli {
namespace {

std::atomic<Stop> asked{Stop::none};
std::atomic<bool> signalled{false};
std::atomic<int> waker{-1};    // write end of the pipe
std::atomic<int> sleeper{-1};  // read end: readable for ever after a stop

// A signal handler may use only lock-free atomics and write(2).
static_assert(std::atomic<Stop>::is_always_lock_free && std::atomic<int>::is_always_lock_free &&
              std::atomic<bool>::is_always_lock_free);

// A second signal, of either kind, ends the program at once.
void on_signal(int number) {
    if (signalled.exchange(true)) {
        std::signal(number, SIG_DFL);
        raise(number);
        return;
    }
    ask_to_stop(Stop::interrupted);
}

}  // namespace

void ask_to_stop(Stop why) {
    const int saved = errno;
    Stop none = Stop::none;
    asked.compare_exchange_strong(none, why);
    if (const int pipe_end = waker.load(); pipe_end >= 0) {
        const char byte = 0;
        if (::write(pipe_end, &byte, 1) < 0) errno = saved;  // full: already readable
    }
    errno = saved;
}

Stop stop_asked() { return asked.load(std::memory_order_relaxed); }

void catch_signals() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) == 0) {
        sleeper = ends[0];
        waker = ends[1];
    }
    struct sigaction action {};
    action.sa_handler = on_signal;
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
    action.sa_handler = SIG_IGN;
    action.sa_flags = 0;
    for (const int ignored : {SIGPIPE, SIGXFSZ})
        sigaction(ignored, &action, nullptr);  // so that the write fails, which is detected
}

Wait wait_readable(int descriptor, int milliseconds) {
    std::array<pollfd, 2> waiting{{{descriptor, POLLIN, 0}, {sleeper.load(), POLLIN, 0}}};
    const int count = poll(waiting.data(), waiting.size(), milliseconds);
    if (stop_asked() != Stop::none) return Wait::stopped;
    return count > 0 ? Wait::ready : Wait::not_yet;
}

}  // namespace deduku::cli
