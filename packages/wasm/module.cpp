// deduku.wasm: the session for a page or for node, which supply the clock, the stop function and the receiver of events.
// Questions and boards are written into its memory.
//
//   session = open()    at = allocate(n)    ask(session, at, n, address for the length) -> address of the answer
#include <cstdlib>

#include "deduku.h"
#include "imports.hpp"

namespace {

double now(void*) { return deduku_host_now(); }
int stop(void*) { return deduku_host_stop(); }
void tell(void*, const char* event, size_t length) { deduku_host_tell(event, length); }

}  // namespace

extern "C" {

DEDUKU_EXPORT("open") deduku_session* deduku_module_open() {
    const deduku_hooks hooks = {nullptr, now, stop, tell};
    return deduku_open(&hooks);
}

DEDUKU_EXPORT("ask")
const char* deduku_module_ask(deduku_session* session, const char* question, size_t length, size_t* answer_length) {
    return deduku_ask(session, question, length, answer_length);
}

DEDUKU_EXPORT("solve_many")
size_t deduku_module_solve_many(deduku_session* session, const uint8_t* boards, size_t n, uint32_t limit,
                                uint8_t* first, uint8_t* counts) {
    return static_cast<size_t>(deduku_solve_many(session, boards, n, limit, first, counts));
}

DEDUKU_EXPORT("canon_many")
size_t deduku_module_canon_many(deduku_session* session, const uint8_t* boards, size_t n, const char* form,
                                uint8_t* forms, uint32_t* automorphisms) {
    return static_cast<size_t>(deduku_canon_many(session, boards, n, form, forms, automorphisms));
}

DEDUKU_EXPORT("version") const char* deduku_module_version() { return deduku_version(); }
DEDUKU_EXPORT("allocate") void* deduku_module_allocate(size_t size) { return std::malloc(size); }
DEDUKU_EXPORT("release") void deduku_module_release(void* memory) { std::free(memory); }
}
