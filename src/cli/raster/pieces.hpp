// Divides a large SVG picture into several small ones, drawn on top of each other, to bound memory and to allow checks
// of the time between them. Only for our own pictures: < occurs only in tags.
//
//   <svg ..><style/> <g><text/><text/> <text/></g> </svg>
//   <svg ..><style/> <g><text/><text/></g> </svg>      <svg ..><style/> <g><text/></g> </svg>
#pragma once

#include <string>
#include <string_view>

#include "grid/function_ref.hpp"

namespace deduku::cli {

/// Passes on the pieces from bottom to top, each with about `most` bytes and with the definitions of its styles and
/// patterns; stops if the callback returns false.
void each_piece(std::string_view svg, std::size_t most, FunctionRef<bool(std::string_view piece)> take);

}  // namespace deduku::cli
