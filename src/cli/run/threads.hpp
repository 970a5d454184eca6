// Threads that do the same work, as many as possible.
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

#include "grid/function_ref.hpp"

namespace deduku::cli {

/// Adds this many threads, at least one, each with its own work; fewer if resources for them or their work are lacking.
/// Throws the error that prevents the first.
inline void start_threads(std::vector<std::thread>& threads, unsigned count,
                          FunctionRef<std::function<void()>()> make_work) {
    // Stacks and arenas could take all memory: this reserves some for the work.
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
