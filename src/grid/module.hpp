// The parts of the library in this program: all of them, except in WebAssembly modules. There, a question that needs
// rarely used code is passed to a module that has it, and restarted.
//
//   deduku.wasm        core
//   deduku-hint.wasm   hint                   needs(Module::more);
//   deduku-rate.wasm   core, rate             run_plain(..);           in deduku-more.wasm only
//   deduku-more.wasm   all
#pragma once

#include <cstdint>
#include <utility>

namespace deduku {

/// `hint`: code for hints and paths, with all techniques, no other questions. `rate`: core and ratings. `more`:
/// everything.
enum class Module : std::uint8_t { core, hint, rate, more };

#ifdef __wasm__
/// A constant of each module: the linker sees it, and omits unreachable code.
extern const Module this_module;
[[noreturn]] void hand_on(Module to);
#else
inline constexpr Module this_module = Module::more;
[[noreturn]] inline void hand_on(Module /*to*/) { __builtin_unreachable(); }
#endif

[[nodiscard]] inline bool has(Module part) {
    return part == this_module || this_module == Module::more || (part == Module::core && this_module == Module::rate);
}

/// States that the following code is in this part of the library.
inline void needs(Module part) {
    if (!has(part)) hand_on(part);
}

/// A function of this part, for tables.
template <Module part, auto function>
inline constexpr auto in_module = []<class Out, class... Given>(Out (*)(Given...)) -> Out (*)(Given...) {
    return [](Given... given) -> Out {
        needs(part);
        return function(std::forward<Given>(given)...);
    };
}(function);
template <auto function>
inline constexpr auto in_rate = in_module<Module::rate, function>;
template <auto function>
inline constexpr auto in_more = in_module<Module::more, function>;

}  // namespace deduku
