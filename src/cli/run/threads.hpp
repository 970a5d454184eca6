// Threads that do the same work, as many as the machine has room for.
//
//   start_threads(threads, 1000, make_work)     threads.size() = 143: the others could not be started
#pragma once

#include <cstddef>
#include <exception>
#include <functional>
#include <memory>
#include <new>
#include <thread>
#include <vector>

namespace deduku::cli {

/// Adds this many threads, at least one, each with a work of its own; fewer if resources for more, or for their work,
/// are missing. Throws the error that prevents the first.
inline void start_threads(std::vector<std::thread>& threads, unsigned count,
                          const std::function<std::function<void()>()>& make_work) {
    // Stacks and arenas would take all memory: some of it is reserved for the work on them.
    constexpr std::size_t room = std::size_t{64} << 20;
    const std::unique_ptr<char[]> held(new (std::nothrow) char[room]);
    if (held) *static_cast<volatile char*>(held.get()) = 0;
    threads.reserve(threads.size() + count);
    for (unsigned started = 0; started < count; ++started) {
        try {
            threads.emplace_back(make_work());
        } catch (const std::exception&) {
            if (started == 0) throw;
            return;
        }
    }
}

}  // namespace deduku::cli
