#include "cli/run/seed.hpp"

#include <unistd.h>

#include <chrono>

namespace deduku::cli {

std::uint64_t seed_of_now() {
    constexpr std::uint64_t spread = 0x9E3779B97F4A7C15, most = 1'000'000'000;
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const auto count = static_cast<std::uint64_t>(std::chrono::nanoseconds(now).count());
    return ((count + (static_cast<std::uint64_t>(getpid()) << 40U)) * spread >> 32U) % most;
}

}  // namespace deduku::cli
