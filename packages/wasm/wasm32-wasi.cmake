# WebAssembly with Debian's clang-19 and wasi-libc: for browsers and node, without a runtime of its own.
#
#   cmake --preset wasm
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(WASI TRUE)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
set(LLVM_LINK llvm-link-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
# A program without main() does not link here.
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
# Optimised as one program. Nobody reads the library's message before it ends the module.
set(CMAKE_CXX_FLAGS_INIT "-msimd128 -mbulk-memory -fno-exceptions -fno-rtti -fno-threadsafe-statics -flto \
'-D_LIBCPP_VERBOSE_ABORT(...)=__builtin_trap()'")
# For size; packages/wasm/hot.txt lists frequently called files.
set(CMAKE_CXX_FLAGS_RELEASE "-Oz -DNDEBUG" CACHE STRING "")
