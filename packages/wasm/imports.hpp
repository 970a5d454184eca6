// What the modules take from a page or node, and how their own functions are named there.
#pragma once

#include <cstddef>

#define DEDUKU_IMPORT(name) __attribute__((import_module("deduku"), import_name(name)))
#define DEDUKU_EXPORT(name) __attribute__((export_name(name)))

extern "C" {
/// Seconds of any clock.
DEDUKU_IMPORT("now") double deduku_host_now();
/// Not 0: give up.
DEDUKU_IMPORT("stop") int deduku_host_stop();
/// A JSON object, on the way to an answer.
DEDUKU_IMPORT("tell") void deduku_host_tell(const char* event, std::size_t length);
/// The question needs what only another module has: deduku-hint.wasm, deduku-rate.wasm, or deduku-more.wasm. They do not return: the
/// instance is given up, and asked there.
[[noreturn]] DEDUKU_IMPORT("hint") void deduku_host_hint();
[[noreturn]] DEDUKU_IMPORT("rate") void deduku_host_rate();
[[noreturn]] DEDUKU_IMPORT("more") void deduku_host_more();
}
