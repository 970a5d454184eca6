# Header libraries for a build that cannot use compiled libraries of this machine: each through a folder of links, so
# that the rest of /usr/include is hidden.
set(headers ${PROJECT_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${headers})
foreach(library hwy)
  find_path(${library}_folder ${library} PATHS /usr/include /usr/local/include REQUIRED NO_CMAKE_FIND_ROOT_PATH)
  file(CREATE_LINK ${${library}_folder}/${library} ${headers}/${library} SYMBOLIC)
endforeach()

add_library(headers INTERFACE)
target_include_directories(headers SYSTEM INTERFACE ${headers})
add_library(hwy::hwy ALIAS headers)
# No calls into its compiled part.
target_compile_definitions(headers INTERFACE HWY_COMPILE_ONLY_STATIC)
