// deduku: the program. Its commands are rows in commands.cpp.

#include <pthread.h>
#include <sys/resource.h>

#include <system_error>
#include <thread>

#include "cli/program/app.hpp"
#include "cli/run/stop.hpp"
#include "cli/run/system.hpp"

namespace {

// The stack of each thread. New threads have one of the size of `ulimit -s`, which may be too small.
constexpr rlim_t stack_size = rlim_t{8} << 20;

bool stacks_are_small() {
    rlimit limit{};
    return getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur < stack_size;
}

void enlarge_stacks() {
#ifdef __GLIBC__
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0) return;
    if (pthread_attr_setstacksize(&attributes, stack_size) == 0) pthread_setattr_default_np(&attributes);
    pthread_attr_destroy(&attributes);
#endif
}

}  // namespace

int main(int argc, char** argv) {
    deduku::cli::open_standard_descriptors();  // first, before other files get their numbers
    deduku::cli::catch_signals();
    deduku::cli::Status status{};
    const auto run = [&] { status = deduku::cli::run_program({argv + 1, argv + argc}); };
    if (!stacks_are_small()) {
        run();
        return static_cast<int>(status);
    }
    enlarge_stacks();
    try {
        std::thread(run).join();  // the stack of this thread stays small
    } catch (const std::system_error&) {
        run();
    }
    return static_cast<int>(status);
}
