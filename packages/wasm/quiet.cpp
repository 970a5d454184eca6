// Replaces the error output of the standard library before it ends the module, which would need printf and is never read.
#include <__verbose_abort>

extern "C" [[noreturn]] void abort_message(const char* /*format*/, ...) { __builtin_trap(); }

void std::__libcpp_verbose_abort(const char* /*format*/, ...) { __builtin_trap(); }

// Exit handlers: a module has none.
extern "C" int __cxa_atexit(void (*)(void*), void*, void*) { return 0; }
