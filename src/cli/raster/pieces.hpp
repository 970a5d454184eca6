// A large SVG picture as several small ones that lie on each other, so that memory is bounded and time can be looked at
// between them. Only for pictures of our own: < begins tags and nothing else.
//
//   <svg ..><style/> <g><text/><text/> <text/></g> </svg>
//   <svg ..><style/> <g><text/><text/></g> </svg>      <svg ..><style/> <g><text/></g> </svg>
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace deduku::cli {

/// Passes on the pieces from the lowest up, each with about `most` bytes and with the definitions of its styles and
/// patterns; ends early if the callback returns false.
void each_piece(std::string_view svg, std::size_t most, const std::function<bool(std::string_view piece)>& take);

}  // namespace deduku::cli
