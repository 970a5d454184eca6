// The version of the program, which stands in whatever it writes.
#pragma once

#include <string>
#include <string_view>

namespace deduku::report {

/// "0.1.0"
extern const std::string_view program_version;
/// "deduku 0.1.0"
[[nodiscard]] std::string program_name();

}  // namespace deduku::report
