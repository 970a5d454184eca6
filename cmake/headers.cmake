# Libraries of headers for a build that cannot use what is compiled on this machine: each through a folder of links, so
# that nothing else of /usr/include is seen.
set(headers ${PROJECT_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${headers})
foreach(library hwy fmt nlohmann)
  find_path(${library}_folder ${library} PATHS /usr/include /usr/local/include REQUIRED NO_CMAKE_FIND_ROOT_PATH)
  file(CREATE_LINK ${${library}_folder}/${library} ${headers}/${library} SYMBOLIC)
endforeach()

add_library(headers INTERFACE)
target_include_directories(headers SYSTEM INTERFACE ${headers})
add_library(hwy::hwy ALIAS headers)
add_library(fmt::fmt ALIAS headers)
add_library(nlohmann_json::nlohmann_json ALIAS headers)
# No call into a compiled part of them, no exceptions, no locale.
target_compile_definitions(headers INTERFACE HWY_COMPILE_ONLY_STATIC FMT_HEADER_ONLY FMT_EXCEPTIONS=0 FMT_USE_LOCALE=0
  FMT_STATIC_THOUSANDS_SEPARATOR=',' JSON_NOEXCEPTION JSON_NO_IO)
