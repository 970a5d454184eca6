// Threads that do the same work, as many as the machine has room for.
//
//   start_threads(threads, 1000, work)     threads.size() = 143: the others could not be started
#pragma once

#include <functional>
#include <system_error>
#include <thread>
#include <vector>

namespace deduku::cli {

/// Adds so many threads, at least one; where no more can be started, fewer.
inline void start_threads(std::vector<std::thread>& threads, unsigned count, const std::function<void()>& work) {
    for (unsigned started = 0; started < count; ++started) {
        try {
            threads.emplace_back(work);
        } catch (const std::system_error&) {
            if (started == 0) throw;
            return;
        }
    }
}

}  // namespace deduku::cli
