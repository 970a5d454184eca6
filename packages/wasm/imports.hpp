// The imports of the modules from a page or node, and the names of their exports.
#pragma once

#include <cstddef>

#define DEDUKU_IMPORT(name) __attribute__((import_module("deduku"), import_name(name)))
#define DEDUKU_EXPORT(name) __attribute__((export_name(name)))

extern "C" {
/// Seconds of any clock.
DEDUKU_IMPORT("now") double deduku_host_now();
/// Not 0: stop.
DEDUKU_IMPORT("stop") int deduku_host_stop();
/// Receives an event, a JSON object.
DEDUKU_IMPORT("tell") void deduku_host_tell(const char* event, std::size_t length);
/// The question needs code of another module: deduku-hint.wasm, deduku-rate.wasm, or deduku-more.wasm. They do not return: the
/// instance is abandoned, and the other module answers.
[[noreturn]] DEDUKU_IMPORT("hint") void deduku_host_hint();
[[noreturn]] DEDUKU_IMPORT("rate") void deduku_host_rate();
[[noreturn]] DEDUKU_IMPORT("more") void deduku_host_more();
}
