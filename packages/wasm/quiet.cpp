// What the standard library would say before it ends the module, with printf and all that it needs: nobody reads it.
#include <__verbose_abort>

extern "C" [[noreturn]] void abort_message(const char* /*format*/, ...) { __builtin_trap(); }

void std::__libcpp_verbose_abort(const char* /*format*/, ...) { __builtin_trap(); }

// What would be torn down at the end: a module has none.
extern "C" int __cxa_atexit(void (*)(void*), void*, void*) { return 0; }
