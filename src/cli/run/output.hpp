// Writing to stdout and stderr: buffered, flushed on request, every failure detected.
//
//   a closed pipe (deduku .. | head) ends the run quietly; a full disk is an error, status 70
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/run/status.hpp"

namespace deduku::cli {

/// What is collected before it is written.
inline constexpr std::size_t output_block = std::size_t{1} << 16;

class Output {
  public:
    enum class State : std::uint8_t { open, closed_pipe, failed };

    /// Collects text and writes full blocks; control characters in it are escaped.
    void write(std::string_view text);
    /// The same for bytes as they are.
    void write_bytes(std::string_view bytes);
    void flush();
    State state() const { return state_; }
    /// What went wrong when failed.
    const std::string& error() const { return error_; }

  private:
    void send(std::string_view text);

    std::string buffer_;
    std::string error_;
    State state_ = State::open;
};

/// One text to stdout at once, as Output::write() does; reports on stderr if that fails.
Status print(std::string_view text);
/// The status of the output so far, with its message on stderr.
Status close(Output& out);
/// The same to stderr.
void print_error(std::string_view text);
/// The same for text of our own that steers it.
void print_progress(std::string_view text);

/// How long a descriptor that takes no more is waited for.
enum class Patience : std::uint8_t { endless, until_stopped };

/// All of `data` to the descriptor; false when that could not be done (errno is set).
[[nodiscard]] bool write_all(int descriptor, std::string_view data, Patience until = Patience::endless);

}  // namespace deduku::cli
