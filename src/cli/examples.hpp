// What a command is for, shown: lines typed and what comes of them, for the man pages. A test types them.
//
//   $ deduku solve 8..........36..7..        what is typed
//   8..........36..7..  1  812753649..       what it answers; "..": some lines that are not shown
#pragma once

#include <string_view>

namespace deduku::cli {

/// The examples of a command; empty if there is no such command.
std::string_view examples_of(std::string_view command);

}  // namespace deduku::cli
