# The library for other projects: one archive of all reasoning rooms, include/deduku/, and files to find them.
#
#   find_package(deduku)      target_link_libraries(mine PRIVATE deduku::deduku)
#   pkg-config --cflags --libs --static deduku
#   add_subdirectory(deduku)  target_link_libraries(mine PRIVATE deduku::deduku)
#
# All of it belongs to the component "library".
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

add_library(deduku_library)
set_target_properties(deduku_library PROPERTIES OUTPUT_NAME deduku EXPORT_NAME deduku LINKER_LANGUAGE CXX
  VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR})
add_library(deduku::deduku ALIAS deduku_library)
foreach(room IN LISTS deduku_library_rooms)
  target_sources(deduku_library PRIVATE $<TARGET_OBJECTS:deduku_${room}>)
endforeach()
target_compile_features(deduku_library PUBLIC cxx_std_20)
target_include_directories(deduku_library PUBLIC
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
set(private_libraries "")
if(DEDUKU_CADICAL)
  target_link_libraries(deduku_library PRIVATE $<BUILD_INTERFACE:${CADICAL_LIBRARY}> $<INSTALL_INTERFACE:cadical>)
  string(APPEND private_libraries " -lcadical")
endif()

install(TARGETS deduku_library EXPORT deduku COMPONENT library)
install(EXPORT deduku NAMESPACE deduku:: FILE dedukuTargets.cmake COMPONENT library
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/deduku)
if(NOT DEDUKU_CADICAL)
  set(without PATTERN cadical.hpp EXCLUDE)
endif()
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/deduku DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT library
  ${without})
configure_file(${PROJECT_SOURCE_DIR}/packages/library/dedukuConfig.cmake.in ${PROJECT_BINARY_DIR}/cmake/dedukuConfig.cmake @ONLY)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/cmake/dedukuConfigVersion.cmake COMPATIBILITY SameMinorVersion)
configure_file(${PROJECT_SOURCE_DIR}/packages/library/deduku.pc.in ${PROJECT_BINARY_DIR}/cmake/deduku.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/cmake/dedukuConfig.cmake ${PROJECT_BINARY_DIR}/cmake/dedukuConfigVersion.cmake
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/deduku COMPONENT library)
install(FILES ${PROJECT_BINARY_DIR}/cmake/deduku.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT library)
