#include "cli/run/input.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "cli/run/stop.hpp"
#include "cli/run/system.hpp"
#include "grid/reading/board_rows.hpp"

namespace deduku::cli {
namespace {

constexpr std::size_t block = std::size_t{1} << 17;

/// A name or puzzle as shown in a message: truncated if long.
std::string shown(const std::string& operand) {
    constexpr std::size_t longest = 60;
    return operand.size() <= longest ? operand : operand.substr(0, longest - 2) + "..";
}

}  // namespace

Puzzle puzzle_of(std::string_view board) {
    thread_local const auto nine = std::make_shared<const Geometry>(Box{3, 3});
    Puzzle puzzle(nine);
    reading::set_clues(puzzle, board);
    return puzzle;
}

Input::Input(std::vector<std::string> operands, ReadOptions options)
    : operands_(std::move(operands)), options_(options) {
    if (operands_.empty()) operands_.emplace_back("-");
}

Input::~Input() { close_current(); }

std::variant<InputItem, Bunch, Pause> Input::next(std::string& cells, std::size_t most_boards) {
    while (ready_.empty()) {
        if (stop_asked() != Stop::none) return Pause::end;
        if (!reader_) {
            if (at_ == operands_.size()) return Pause::end;
            open_next();
            continue;
        }
        if (const std::size_t count = most_boards > 0 ? reader_->next_boards(cells, most_boards) : 0; count > 0) {
            read_last_.ordinal += count;
            return Bunch{count};
        }
        if (auto result = reader_->next()) {
            take(std::move(*result), read_last_, name_ + ':');
            break;
        }
        if (source_ended_) {
            close_current();
            continue;
        }
        if (wait_readable(descriptor_, 0) != Wait::ready) return Pause::waiting;
        read_more();
    }
    InputItem item = std::move(ready_.front());
    ready_.pop_front();
    return item;
}

void Input::wait() {
    if (descriptor_ >= 0) wait_readable(descriptor_, -1);
}

void Input::open_next() {
    const std::string& operand = operands_[at_++];
    struct stat info {};
    if (operand == "-") {
        start_reading("<stdin>", STDIN_FILENO);
    } else if (os().status(operand.c_str(), info) == 0) {
        open_file(operand);
    } else if (errno == EINTR) {
        --at_;  // try again
    } else if (errno == ENOENT || errno == ENAMETOOLONG || errno == ENOTDIR) {
        open_literal(operand);
    } else {
        fail(fmt::format("{}: {}", shown(operand), std::strerror(errno)));
    }
}

void Input::open_file(const std::string& name) {
    // Nonblocking, so that waiting for the writer of a named pipe can be interrupted.
    int descriptor = -1;
    do {
        descriptor = os().open(name.c_str(), O_RDONLY | O_NONBLOCK);
    } while (descriptor < 0 && errno == EINTR && stop_asked() == Stop::none);
    struct stat info {};
    if (descriptor < 0) {
        fail(fmt::format("{}: {}", name, std::strerror(errno)));
    } else if (os().status(descriptor, info) == 0 && S_ISDIR(info.st_mode)) {
        fail(fmt::format("{}: is a directory, expected a file of puzzles", name));
        os().close(descriptor);
    } else {
        start_reading(name, descriptor);
    }
}

void Input::start_reading(const std::string& name, int descriptor) {
    name_ = name;
    read_last_ = {std::make_shared<const std::string>(name), 0};
    descriptor_ = descriptor;
    reader_.emplace(options_);
}

void Input::open_literal(const std::string& text) {
    const bool file = text.find("://") == text.npos && !text.starts_with('{');
    const std::string before = shown(text) + (file ? ": no such file, and as a puzzle " : ": ");
    for (ReadResult& result : read_puzzles(text, options_)) take(std::move(result), literals_, before);
}

void Input::read_more() {
    std::array<char, block> buffer;
    const ssize_t count = os().read(descriptor_, buffer.data(), buffer.size());
    if (count > 0) {
        reader_->feed({buffer.data(), static_cast<std::size_t>(count)});
    } else if (count == 0) {
        reader_->finish();
        source_ended_ = true;
    } else if (errno != EAGAIN && errno != EINTR) {
        fail(fmt::format("{}: {}", name_, std::strerror(errno)));
        close_current();
    }
}

void Input::close_current() {
    if (descriptor_ > STDIN_FILENO) os().close(descriptor_);
    descriptor_ = -1;
    source_ended_ = false;
    reader_.reset();
}

namespace {

// "read without: ..", from the comment; empty if all of the puzzle is read.
std::string left_out_of(const Puzzle& puzzle) {
    constexpr std::string_view read_without = "Read without: ";
    const std::size_t at = puzzle.comment.rfind(read_without);
    if (at == std::string::npos || (at > 0 && puzzle.comment[at - 1] != '\n')) return {};
    return "read without: " + puzzle.comment.substr(at + read_without.size());
}

}  // namespace

void Input::take(ReadResult&& result, InputPlace& place, const std::string& before) {
    ++place.ordinal;
    if (auto* puzzle = std::get_if<Puzzle>(&result)) {
        std::string note = left_out_of(*puzzle);
        if (!note.empty()) note = before + "1:1: " + note;
        ready_.push_back({std::move(*puzzle), place, std::move(note)});
    } else {
        const auto& error = std::get<ReadError>(result);
        fail(fmt::format("{}{}:{}: {}", before, error.line, error.column, error.text()));
    }
}

}  // namespace deduku::cli
