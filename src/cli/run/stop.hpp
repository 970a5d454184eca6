// The only global state of the process: Ctrl-C was pressed, or the reader of the results closed the pipe.
//
//   signal or closed pipe --> stop flag (polled by every search) and a pipe (wakes a waiting reader)
#pragma once

#include <cstdint>

namespace deduku::cli {

enum class Stop : std::uint8_t { none, interrupted, unread };

/// SIGINT and SIGTERM request a stop; a second one ends the program at once. SIGPIPE and SIGXFSZ are ignored: writing
/// fails instead.
void catch_signals();

/// Requests that all work end; keeps the first reason.
void ask_to_stop(Stop why);
Stop stop_asked();

enum class Wait : std::uint8_t { ready, not_yet, stopped };
/// Waits until the descriptor is readable; negative `milliseconds`: forever.
Wait wait_readable(int descriptor, int milliseconds);

}  // namespace deduku::cli
