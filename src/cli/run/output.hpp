// Writing to stdout and stderr: buffered, flushed on request, every failure detected.
//
//   a closed pipe (deduku .. | head) ends the run quietly; a full disk is an error, status 70
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/run/status.hpp"

namespace deduku::cli {

/// The size of the buffer.
inline constexpr std::size_t output_block = std::size_t{1} << 16;

class Output {
  public:
    enum class State : std::uint8_t { open, closed_pipe, failed };

    /// Buffers text and writes full blocks; escapes control characters.
    void write(std::string_view text);
    /// The same for bytes, unchanged.
    void write_bytes(std::string_view bytes);
    void flush();
    State state() const { return state_; }
    /// The error of the state `failed`.
    const std::string& error() const { return error_; }

  private:
    void send(std::string_view text);

    std::string buffer_;
    std::string error_;
    State state_ = State::open;
};

/// Prints one text to stdout at once, like Output::write(); reports failures on stderr.
Status print(std::string_view text);
/// The status of the output so far; reports failures on stderr.
Status close(Output& out);
/// The same on stderr.
void print_error(std::string_view text);
/// A message on a line of its own on stderr. Line ends in it are escaped: quoted input cannot look like another message.
void print_message(std::string_view message);
/// The same for our own text with control characters.
void print_progress(std::string_view text);

/// How long to wait for a descriptor that accepts no more.
enum class Patience : std::uint8_t { endless, until_stopped };

/// Writes all of `data` to the descriptor; false on failure (see errno).
[[nodiscard]] bool write_all(int descriptor, std::string_view data, Patience until = Patience::endless);

}  // namespace deduku::cli
