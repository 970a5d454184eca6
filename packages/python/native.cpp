// Additions to deduku.h for Python: a session with a clock, and with a flag by which another thread stops a question.
//
//   flag = 0;  deduku_ask(session, ..)   ..   flag = 1 in another thread: the answer has the results so far
#include <atomic>
#include <chrono>
#include <cstdint>

#include "deduku.h"

namespace {

double now(void*) { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

// Python writes four bytes of plain memory, never a part of them.
int stop(void* flag) { return std::atomic_ref(*static_cast<std::int32_t*>(flag)).load(std::memory_order_relaxed); }

}  // namespace

extern "C" DEDUKU_API deduku_session* deduku_open_with_flag(std::int32_t* flag) {
    const deduku_hooks hooks = {flag, now, stop, nullptr};
    return deduku_open(&hooks);
}
