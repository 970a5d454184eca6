# Linux on 64-bit ARM, with Debian's cross compiler: libraries from the folder in DEDUKU_SYSROOT, programs run by qemu.
# scripts/platforms makes that folder and uses this file.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(DEDUKU_SYSROOT "$ENV{DEDUKU_SYSROOT}" CACHE PATH "a Debian of that architecture, extracted")
set(CMAKE_C_COMPILER aarch64-linux-gnu-gcc)
set(CMAKE_TRY_COMPILE_PLATFORM_VARIABLES DEDUKU_SYSROOT)
set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)
set(CMAKE_LIBRARY_ARCHITECTURE aarch64-linux-gnu)
set(CMAKE_FIND_ROOT_PATH ${DEDUKU_SYSROOT})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(ENV{PKG_CONFIG_SYSROOT_DIR} ${DEDUKU_SYSROOT})
set(ENV{PKG_CONFIG_LIBDIR} ${DEDUKU_SYSROOT}/usr/lib/aarch64-linux-gnu/pkgconfig:${DEDUKU_SYSROOT}/usr/share/pkgconfig)
# Indirectly linked libraries are also found there.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-Wl,-rpath-link,${DEDUKU_SYSROOT}/usr/lib/aarch64-linux-gnu")
set(CMAKE_CROSSCOMPILING_EMULATOR qemu-aarch64 -L ${DEDUKU_SYSROOT})
