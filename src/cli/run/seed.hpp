// Random seeds that differ from run to run.
#pragma once

#include <cstdint>

namespace deduku::cli {

/// A number below a thousand million, from the clock and the process.
std::uint64_t seed_of_now();

}  // namespace deduku::cli
