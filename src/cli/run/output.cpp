#include "cli/run/output.hpp"

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "cli/run/stop.hpp"
#include "cli/run/system.hpp"
#include "grid/reading/escapes.hpp"

namespace deduku::cli {

bool write_all(int descriptor, std::string_view data, Patience until) {
    constexpr int moment = 100;  // milliseconds
    while (!data.empty()) {
        const ssize_t written = os().write(descriptor, data.data(), data.size());
        if (written > 0) {
            data.remove_prefix(static_cast<std::size_t>(written));
        } else if (written < 0 && errno == EAGAIN) {
            if (until == Patience::until_stopped && stop_asked() != Stop::none) return false;
            pollfd ready{descriptor, POLLOUT, 0};
            poll(&ready, 1, moment);
        } else if (written == 0 || errno != EINTR) {
            if (written == 0) errno = EIO;
            return false;
        }
    }
    return true;
}

void Output::write(std::string_view text) { write_bytes(visible(text)); }

void Output::write_bytes(std::string_view bytes) {
    if (state_ != State::open) return;
    if (bytes.size() >= output_block) {
        flush();
        send(bytes);
        return;
    }
    buffer_ += bytes;
    if (buffer_.size() >= output_block) flush();
}

void Output::flush() {
    send(buffer_);
    buffer_.clear();
}

void Output::send(std::string_view text) {
    if (state_ != State::open || text.empty() || write_all(STDOUT_FILENO, text)) return;
    state_ = errno == EPIPE ? State::closed_pipe : State::failed;
    error_ = std::strerror(errno);
}

Status close(Output& out) {
    out.flush();
    if (out.state() != Output::State::failed) return Status::ok;
    print_message(fmt::format("deduku: cannot write the results: {}", out.error()));
    return Status::internal;
}

Status print(std::string_view text) {
    Output out;
    out.write(text);
    return close(out);
}

void print_error(std::string_view text) { print_progress(visible(text)); }

void print_message(std::string_view message) { print_progress(visible_line(message) + '\n'); }

void print_progress(std::string_view text) {
    if (write_all(STDERR_FILENO, text)) return;  // on failure there is nowhere to report it
}

}  // namespace deduku::cli
